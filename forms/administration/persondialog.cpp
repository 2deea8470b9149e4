// SPDX-License-Identifier: MIT
#include "forms/administration/persondialog.h"

#include "forms/words/wording.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

static QString whatARoleDoes(workflow::Role role)
{
    switch (role) {
    case workflow::Role::Reader:
        return PersonDialog::tr("reads the listing");
    case workflow::Role::Applicant:
        return PersonDialog::tr("drafts and submits requests");
    case workflow::Role::Expert:
        return PersonDialog::tr("reviews the requests assigned to them");
    case workflow::Role::Registrar:
        return PersonDialog::tr("assigns experts and registers namespaces");
    }
    return {};
}

PersonDialog::PersonDialog(std::vector<registry::Person> known, QWidget *parent)
    : QDialog(parent), m_known(std::move(known)), m_login(new QLineEdit(this)),
      m_note(new QLabel(this)), m_buttons(new QDialogButtonBox(this))
{
    setWindowTitle(tr("Add person"));
    m_login->setMaxLength(63); // a login is a PostgreSQL name on a shared registry
    m_login->setPlaceholderText(tr("short name, shown in the history"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Name:"), m_login);
    for (const workflow::Role role :
         {workflow::Role::Expert, workflow::Role::Applicant, workflow::Role::Registrar}) {
        const QString mnemonic = QString(wording(role)).prepend('&');
        auto *box = new QCheckBox(tr("%1: %2").arg(mnemonic, whatARoleDoes(role)), this);
        form->addRow(m_roles.empty() ? tr("Roles:") : QString(), box);
        connect(box, &QCheckBox::toggled, this, &PersonDialog::look);
        m_roles.emplace_back(role, box);
    }
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_buttons->addButton(QDialogButtonBox::Cancel);
    m_buttons->addButton(tr("Add &person"), QDialogButtonBox::AcceptRole);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_note);
    layout->addWidget(m_buttons);
    connect(m_login, &QLineEdit::textChanged, this, &PersonDialog::look);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    look();
}

void PersonDialog::suggest(workflow::Role role)
{
    for (const auto &[each, box] : m_roles)
        box->setChecked(each == role);
}

void PersonDialog::setShared(bool isShared)
{
    m_isShared = isShared;
    m_login->setPlaceholderText(isShared ? tr("database login")
                                         : tr("short name, shown in the history"));
    look();
}

registry::Person PersonDialog::person() const
{
    registry::Person result{m_login->text().trimmed().toStdString(), {}};
    for (const auto &[role, box] : m_roles) {
        if (box->isChecked())
            result.roles.push_back(role);
    }
    return result;
}

const registry::Person *PersonDialog::known() const
{
    const auto held = std::ranges::find(m_known, person().login, &registry::Person::login);
    return held == m_known.end() || held->roles.empty() ? nullptr : &*held;
}

std::vector<workflow::Role> PersonDialog::added() const
{
    std::vector<workflow::Role> roles = person().roles;
    if (const registry::Person *held = known())
        std::erase_if(roles,
                      [held](auto role) { return std::ranges::count(held->roles, role) > 0; });
    return roles;
}

QString PersonDialog::doneWords() const
{
    const QString login = m_login->text().trimmed();
    if (known())
        return tr("%1 now also holds: %2.").arg(login, rolesWords(added()));
    return m_isShared
        ? tr("%1 was added.").arg(login)
        : tr("%1 was added. To act as this person, use the menu in the status bar.").arg(login);
}

void PersonDialog::look()
{
    const registry::Person asked = person();
    const registry::Person *held = known();
    const QString alike = held && added().empty()
        ? tr("%1 already holds these roles.").arg(m_login->text().trimmed())
        : QString();
    QString note = m_isShared
        ? tr("The login must exist. Ask the server's administrator to create it.")
        : tr("You can revoke roles later under People. Past actions stay on record.");
    if (!alike.isEmpty())
        note = alike;
    else if (held)
        note = tr("%1 already holds: %2. To be added: %3.")
                   .arg(m_login->text().trimmed(), rolesWords(held->roles), rolesWords(added()));
    m_note->setText(note);
    const QString why = asked.login.empty() ? tr("Enter the name first.")
        : asked.roles.empty()               ? tr("Select a role first.")
                                            : alike;
    for (QAbstractButton *button : m_buttons->buttons()) {
        if (m_buttons->buttonRole(button) != QDialogButtonBox::AcceptRole)
            continue;
        button->setEnabled(why.isEmpty());
        button->setToolTip(why);
    }
}

} // namespace nidreg::forms
