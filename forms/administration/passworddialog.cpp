// SPDX-License-Identifier: MIT
#include "forms/administration/passworddialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace nidreg::forms {

static QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(label->fontMetrics().averageCharWidth() * 50);
    return label;
}

PasswordDialog::PasswordDialog(const QString &why, const QString &whom, QWidget *parent)
    : QDialog(parent), m_password(new QLineEdit(this))
{
    setWindowTitle(tr("Password"));
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData
                                    | Qt::ImhNoPredictiveText);
    auto *form = new QFormLayout;
    auto *login = plainLabel(whom, this);
    login->setWordWrap(false);
    form->addRow(tr("Login:"), login);
    form->addRow(tr("&Password:"), m_password);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *connects = buttons->addButton(tr("&Connect"), QDialogButtonBox::AcceptRole);
    connects->setDefault(true);
    connects->setEnabled(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(plainLabel(why, this));
    layout->addLayout(form);
    layout->addWidget(plainLabel(tr("The password is not saved. To avoid this question, store "
                                    "it in ~/.pgpass."),
                                 this));
    layout->addWidget(buttons);
    connect(m_password, &QLineEdit::textChanged, this,
            [connects](const QString &text) { connects->setEnabled(!text.isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_password->setFocus();
}

base::Secret PasswordDialog::password() const
{
    QByteArray bytes = m_password->text().toUtf8();
    base::Secret secret({bytes.constData(), std::size_t(bytes.size())});
    bytes.fill('\0');
    return secret;
}

} // namespace nidreg::forms
