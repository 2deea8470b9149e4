// SPDX-License-Identifier: MIT
#include "forms/help/shortcutdialog.h"

#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace nidreg::forms {

static constexpr int kVerdictLines = 3; ///< so that the dialog stays as it is while one tries keys

namespace {

/// Done with the first keys: Qt's waits a second for more.
class KeysEdit : public QKeySequenceEdit {
public:
    using QKeySequenceEdit::QKeySequenceEdit;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        QKeySequenceEdit::keyPressEvent(event);
        if (keySequence().isEmpty())
            return;
        setKeySequence(QKeySequence(keySequence()[0]));
        emit keySequenceChanged(keySequence());
    }
};

} // namespace

ShortcutDialog::ShortcutDialog(const Shortcuts &shortcuts, const ShortcutCommand &command,
                               const QKeySequence &keys, QWidget *parent)
    : QDialog(parent), m_shortcuts(shortcuts), m_command(command), m_edit(new KeysEdit(keys, this)),
      m_verdict(new QLabel(this))
{
    setWindowTitle(tr("Change the shortcut"));
    auto *label = new QLabel(tr("Press the new keys for “%1”:").arg(command.name()), this);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(m_edit);
    m_edit->setObjectName("keysEdit");
    m_edit->setClearButtonEnabled(true);
    m_edit->setAccessibleName(label->text());
    m_verdict->setObjectName("verdict");
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setWordWrap(true);
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_verdict->setMinimumHeight(kVerdictLines * fontMetrics().lineSpacing());
    auto *buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, Qt::Horizontal, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_take = buttons->addButton(tr("&Reassign"), QDialogButtonBox::ActionRole);
    m_take->setObjectName("take");
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_edit);
    layout->addWidget(m_verdict, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_take, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutDialog::look);
    auto *line = m_edit->findChild<QLineEdit *>();
    line->setAccessibleName(label->text());
    connect(line, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty() && !m_edit->keySequence().isEmpty())
            m_edit->clear(); // by its button
    });
    look();
    resize(fontMetrics().averageCharWidth() * 60, sizeHint().height());
    m_edit->setFocus();
}

QKeySequence ShortcutDialog::keys() const
{
    return m_edit->keySequence();
}

void ShortcutDialog::look()
{
    const QString refused = m_shortcuts.whyRefused(m_command, keys());
    const ShortcutCommand *other = m_shortcuts.otherUser(m_command, keys());
    const bool isTaken = refused.isEmpty() && other;
    QString verdict = refused;
    if (isTaken)
        verdict = tr("%1 is already used by “%2”. Reassign it, or choose another shortcut.")
                      .arg(keys().toString(QKeySequence::NativeText), other->name());
    else if (keys().isEmpty())
        verdict = tr("The command has no keys.");
    m_verdict->setText(verdict);
    m_edit->findChild<QLineEdit *>()->setAccessibleDescription(verdict);
    m_take->setVisible(isTaken);
    m_ok->setEnabled(refused.isEmpty() && !isTaken);
}

} // namespace nidreg::forms
