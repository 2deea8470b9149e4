// SPDX-License-Identifier: MIT
#include "forms/administration/peopledialog.h"

#include "forms/administration/persondialog.h"
#include "forms/administration/personfiledialog.h"
#include "forms/widgets/question.h"
#include "forms/words/peoplewords.h"
#include "forms/words/policywords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/administer.h"

#include <QPushButton>

#include <algorithm>
#include <utility>

namespace nidreg::forms {

using registry::PersonFile;
using workflow::Role;

PeopleDialog::PeopleDialog(RegistrySession &session, QWidget *parent)
    : TableDialog(session, parent), m_add(addButton(tr("&Add…"), "addButton")),
      m_change(addButton(tr("&Change…"), "changeButton")),
      m_remove(addButton(tr("&Revoke roles…"), "removeButton"))
{
    setWindowTitle(tr("People"));
    m_sorted.setSourceModel(&m_model);
    m_sorted.setSortCaseSensitivity(Qt::CaseInsensitive);
    table().setAccessibleName(tr("People of this registry"));
    table().showRows(m_sorted, PeopleModel::OrganizationColumn);
    table().setSortingEnabled(true);
    table().sortByColumn(PeopleModel::LoginColumn, Qt::AscendingOrder);
    connect(m_add, &QPushButton::clicked, this, &PeopleDialog::add);
    connect(m_change, &QPushButton::clicked, this, &PeopleDialog::change);
    connect(m_remove, &QPushButton::clicked, this, &PeopleDialog::takeAway);
    connect(&table(), &QTableView::activated, this, &PeopleDialog::change);
    connect(&session, &RegistrySession::changed, this, &PeopleDialog::load);
    begin(160, 28);
}

void PeopleDialog::load()
{
    session().ask(
        this, [](const actions::Services &services) { return services.store.people(); },
        [this](registry::Stored<std::vector<PersonFile>> people) {
            if (!people)
                return say(MessageBar::Problem, wording(people.error()));
            showPeople(std::move(people).value());
        });
}

void PeopleDialog::showPeople(std::vector<PersonFile> people)
{
    const PersonFile *chosen = selected();
    const QString login = chosen ? words(chosen->login) : words(session().acting().person);
    m_model.setRows(std::move(people), base::dayOf(session().clock().now()));
    select(login);
    if (m_model.rowOf(m_changed.toStdString()) >= 0)
        select(std::exchange(m_changed, {}));
    look();
}

void PeopleDialog::select(const QString &login)
{
    const int row = m_model.rowOf(login.toStdString());
    if (row >= 0)
        table().selectRow(m_sorted.mapFromSource(m_model.index(row, 0)).row());
}

const PersonFile *PeopleDialog::selected() const
{
    const QModelIndex chosen = m_sorted.mapToSource(table().chosen());
    return chosen.isValid() ? &m_model.at(chosen.row()) : nullptr;
}

bool PeopleDialog::isRegistrar() const
{
    return session().acting().role == Role::Registrar;
}

static bool hasExpert(const PeopleModel &model)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (std::ranges::count(model.at(row).roles, Role::Expert) > 0)
            return true;
    }
    return false;
}

void PeopleDialog::look()
{
    const PersonFile *person = selected();
    const bool isSelf = person && person->login == session().acting().person;
    const QString why = whyNoRegistrar();
    const QString choose = why.isEmpty() && !person ? tr("Select a person first.") : why;
    allow(*m_add, why);
    allow(*m_change, isSelf && session().isOpen() ? QString() : choose);
    allow(*m_remove, choose);
    if (!isRegistrar())
        showHint(tr("Only a registrar can manage people. You can change your own details and "
                    "absences."));
    else if (m_model.rowCount() > 0 && !hasExpert(m_model))
        showHint(tr("There is no designated expert yet. Add one to review requests."));
    else
        showHint({});
}

void PeopleDialog::add()
{
    std::vector<registry::Person> known;
    for (int row = 0; row < m_model.rowCount(); ++row)
        known.push_back({m_model.at(row).login, m_model.at(row).roles});
    auto *dialog = new PersonDialog(std::move(known), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setShared(!session().access().local);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        send({dialog->person().login, dialog->added(), {}}, dialog->doneWords());
    });
    dialog->open();
}

void PeopleDialog::change()
{
    const PersonFile *person = selected();
    if (!person || !m_change->isEnabled())
        return;
    auto *dialog = new PersonFileDialog(session(), *person, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PersonFileDialog::saved, this, [this](const QString &login) {
        session().refreshAccess();
        emit messageShown(tr("%1 was changed.").arg(login));
    });
    connect(dialog, &PersonFileDialog::proposed, this, &PeopleDialog::tellProposed);
    dialog->open();
}

/// What is lost, and what stays, in sentences.
static QString farewell(const PersonFile &file, bool isSelf)
{
    QString text = isSelf
        ? PeopleDialog::tr("You will lose all roles in this registry, including registrar. "
                           "Only another registrar can grant them again.")
        : PeopleDialog::tr("%1 will lose all roles in this registry.").arg(words(file.login));
    text += ' ' + PeopleDialog::tr("Past actions stay on record.");
    if (file.load > 0)
        text += ' '
            + PeopleDialog::tr("Open requests that wait for their review: %1. Assign other "
                               "experts.")
                  .arg(file.load);
    return text;
}

bool PeopleDialog::isConfirmed(const PersonFile &file)
{
    const bool isSelf = file.login == session().acting().person;
    return forms::isConfirmed({isSelf ? tr("Revoke your own roles?")
                                      : tr("Revoke all roles of %1?").arg(words(file.login)),
                               farewell(file, isSelf), tr("&Revoke"), Question::Destructive},
                              *this);
}

void PeopleDialog::takeAway()
{
    const PersonFile *chosen = selected();
    if (!chosen)
        return;
    const PersonFile file = *chosen; // the list may be read anew while the question is open
    if (isConfirmed(file))
        send({file.login, {}, file.roles}, tr("%1 no longer holds a role.").arg(words(file.login)));
}

void PeopleDialog::tellProposed()
{
    say(MessageBar::Information, proposedWords());
    emit messageShown(tr("The change of roles was proposed."));
}

void PeopleDialog::send(const registry::RoleChange &change, const QString &message)
{
    sayNothing();
    session().ask(
        this,
        [act = session().newAct(), change](const actions::Services &services) {
            return actions::changeRoles(services, act, change);
        },
        [this, message](const registry::Stored<registry::Person> &changed) {
            if (!changed)
                return say(MessageBar::Problem, wording(changed.error()));
            if (changed->proposed)
                return tellProposed();
            session().refreshAccess();
            m_changed = words(changed->login);
            load();
            emit messageShown(message);
        });
}

void PeopleModel::setRows(std::vector<PersonFile> rows, base::Date today)
{
    m_today = today;
    if (std::ranges::equal(this->rows(), rows, {}, &PersonFile::login, &PersonFile::login))
        renewAll(std::move(rows));
    else
        replaceAll(std::move(rows));
}

int PeopleModel::rowOf(std::string_view login) const
{
    return find(login, &PersonFile::login);
}

QString PeopleModel::text(const PersonFile &file, int column) const
{
    switch (column) {
    case LoginColumn:
        return words(file.login);
    case NameColumn:
        return words(file.name);
    case OrganizationColumn:
        return words(file.organization);
    case RolesColumn:
        return rolesWords(file.roles);
    case ServiceColumn:
        return serviceWords(file, m_today);
    case AwayColumn:
        return absenceWords(file, m_today);
    case LoadColumn:
        return std::ranges::count(file.roles, workflow::Role::Expert) > 0 || file.load > 0
            ? QString::number(file.load)
            : QString();
    }
    return {};
}

QVariant PeopleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole && section == LoadColumn)
        return tr("Open requests waiting for this expert");
    return ValueTable::headerData(section, orientation, role);
}

QVariant PeopleModel::heading(int column) const
{
    switch (column) {
    case LoginColumn:
        return tr("Login");
    case NameColumn:
        return tr("Name");
    case OrganizationColumn:
        return tr("Organization");
    case RolesColumn:
        return tr("Roles");
    case ServiceColumn:
        return tr("Serves");
    case AwayColumn:
        return tr("Away");
    case LoadColumn:
        return tr("Open");
    }
    return {};
}

} // namespace nidreg::forms
