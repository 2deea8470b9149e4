// SPDX-License-Identifier: MIT
#include "forms/help/shortcutsheet.h"

#include "forms/help/shortcutdialog.h"
#include "forms/widgets/printpreview.h"
#include "forms/widgets/question.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPrinter>
#include <QPushButton>
#include <QShortcut>
#include <QTextDocument>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

ShortcutSheet::ShortcutSheet(Shortcuts &shortcuts, QWidget *parent)
    : QDialog(parent), m_shortcuts(shortcuts), m_filter(new QLineEdit(this)),
      m_table(new QTreeWidget(this))
{
    setWindowTitle(tr("Shortcuts"));
    m_filter->setObjectName("filterEdit");
    m_filter->setPlaceholderText(tr("Command or keys"));
    m_filter->setAccessibleName(tr("Filter the shortcuts"));
    m_filter->setClearButtonEnabled(true);
    m_table->setObjectName("table");
    m_table->setAccessibleName(tr("Shortcuts"));
    m_table->setColumnCount(2);
    m_table->setHeaderLabels({tr("Command"), tr("Keys")});
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_table);
    layout->addWidget(makeButtons());
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    connect(m_filter, &QLineEdit::returnPressed, this, &ShortcutSheet::change);
    auto *down = new QShortcut(Qt::Key_Down, m_filter, nullptr, nullptr, Qt::WidgetShortcut);
    connect(down, &QShortcut::activated, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_table, &QTreeWidget::itemActivated, this, [this] { change(); });
    connect(m_table, &QTreeWidget::currentItemChanged, this, &ShortcutSheet::offer);
    fill();
    resize(680, 620);
    m_filter->setFocus();
}

/// None of them is the default: Return in the table changes the command that is chosen there.
QDialogButtonBox *ShortcutSheet::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [this, buttons](const QString &text, const QString &help, const char *name,
                                     void (ShortcutSheet::*act)()) {
        QPushButton *button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(name);
        button->setToolTip(help);
        connect(button, &QPushButton::clicked, this, act);
        return button;
    };
    m_change = add(tr("&Change…"), tr("Choose other keys for the command."), "change",
                   &ShortcutSheet::change);
    m_reset = add(tr("&Reset"), tr("Give the command its usual keys again."), "reset",
                  &ShortcutSheet::reset);
    m_resetAll = add(tr("Reset &all…"), tr("Give all commands their usual keys again."), "resetAll",
                     &ShortcutSheet::resetAll);
    add(tr("&Print…"), tr("Prints the shortcuts that are shown."), "print", &ShortcutSheet::print);
    for (QAbstractButton *each : buttons->buttons())
        qobject_cast<QPushButton *>(each)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ShortcutSheet::fill()
{
    QTreeWidgetItem *menu = nullptr;
    for (const ShortcutCommand &command : m_shortcuts.commands()) {
        if (!menu || menu->text(0) != command.menu) {
            menu = new QTreeWidgetItem(m_table, {command.menu});
            QFont bold = m_table->font();
            bold.setBold(true);
            menu->setFont(0, bold);
            menu->setFirstColumnSpanned(true);
        }
        m_rows.push_back(new QTreeWidgetItem(menu, {command.name()}));
    }
    showKeys();
    m_table->expandAll();
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(false);
}

/// What was changed is bold, and a screen reader says so.
void ShortcutSheet::showKeys()
{
    bool areChanged = false;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ShortcutCommand &command = m_shortcuts.commands()[i];
        const bool isChanged = m_shortcuts.isChanged(command);
        QFont font = m_table->font();
        font.setBold(isChanged);
        const QString keys = command.keys();
        m_rows[i]->setText(1, keys);
        m_rows[i]->setFont(0, font);
        m_rows[i]->setFont(1, font);
        const QVariant said =
            isChanged ? tr("%1, changed").arg(keys.isEmpty() ? tr("no keys") : keys) : QVariant();
        m_rows[i]->setData(1, Qt::AccessibleTextRole, said);
        m_rows[i]->setToolTip(1, isChanged ? tr("Changed") : QString());
        areChanged = areChanged || isChanged;
    }
    m_resetAll->setEnabled(areChanged);
    filter(m_filter->text());
    offer();
}

const ShortcutCommand *ShortcutSheet::chosen() const
{
    const auto found = std::ranges::find(m_rows, m_table->currentItem());
    return found == m_rows.end() ? nullptr
                                 : &m_shortcuts.commands()[std::size_t(found - m_rows.begin())];
}

void ShortcutSheet::offer()
{
    const ShortcutCommand *command = chosen();
    m_change->setEnabled(command);
    m_reset->setEnabled(command && m_shortcuts.isChanged(*command));
}

void ShortcutSheet::change()
{
    if (const ShortcutCommand *command = chosen())
        ask(*command, command->action->shortcut());
}

/// `keys` are there to begin with.
void ShortcutSheet::ask(const ShortcutCommand &command, const QKeySequence &keys)
{
    auto *dialog = new ShortcutDialog(m_shortcuts, command, keys, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, &command] {
        m_shortcuts.change(command, dialog->keys());
        showKeys();
    });
    dialog->open();
}

/// Usual keys that another command has meanwhile are not taken from it without a question.
void ShortcutSheet::reset()
{
    const ShortcutCommand *command = chosen();
    if (!command)
        return;
    const QKeySequence usual = command->usual.value(0);
    if (m_shortcuts.otherUser(*command, usual))
        return ask(*command, usual);
    m_shortcuts.change(*command, usual);
    showKeys();
}

void ShortcutSheet::resetAll()
{
    const Question question{tr("Reset all shortcuts"),
                            tr("All commands get their usual keys again. The keys that you chose "
                               "are lost."),
                            tr("&Reset all"), Question::Destructive};
    if (!isConfirmed(question, *this))
        return;
    m_shortcuts.resetAll();
    showKeys();
}

/// A menu stays while one of its rows does. The first command found is chosen: Return changes it.
void ShortcutSheet::filter(const QString &words)
{
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem *menu = m_table->topLevelItem(i);
        bool isShown = false;
        for (int k = 0; k < menu->childCount(); ++k) {
            QTreeWidgetItem *row = menu->child(k);
            const bool fits = row->text(0).contains(words.trimmed(), Qt::CaseInsensitive)
                || row->text(1).contains(words.trimmed(), Qt::CaseInsensitive);
            row->setHidden(!fits);
            if (fits && !first)
                first = row;
            isShown = isShown || fits;
        }
        menu->setHidden(!isShown);
    }
    const QTreeWidgetItem *chosen = m_table->currentItem();
    if (!words.isEmpty() && (!chosen || chosen->isHidden() || !chosen->parent()))
        m_table->setCurrentItem(first);
}

QString ShortcutSheet::asHtml() const
{
    QString html = QStringLiteral("<h1>%1</h1>").arg(tr("Shortcuts").toHtmlEscaped());
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *menu = m_table->topLevelItem(i);
        if (menu->isHidden())
            continue;
        html += QStringLiteral("<h3>%1</h3><table width=\"100%\" cellpadding=\"2\">")
                    .arg(menu->text(0).toHtmlEscaped());
        for (int k = 0; k < menu->childCount(); ++k) {
            const QTreeWidgetItem *row = menu->child(k);
            if (!row->isHidden() && !row->text(1).isEmpty())
                html += QStringLiteral("<tr><td width=\"65%\">%1</td><td>%2</td></tr>")
                            .arg(row->text(0).toHtmlEscaped(), row->text(1).toHtmlEscaped());
        }
        html += QStringLiteral("</table>");
    }
    return html;
}

void ShortcutSheet::print()
{
    previewPrint(*this,
                 {tr("Print: %1").arg(windowTitle()), windowTitle(), false,
                  [html = asHtml()](QPrinter &printer) {
                      QTextDocument document;
                      document.setHtml(html);
                      document.print(&printer);
                  }});
}

} // namespace nidreg::forms
