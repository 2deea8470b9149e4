// SPDX-License-Identifier: MIT
#include "forms/administration/peoplemodel.h"

#include "forms/words/peoplewords.h"
#include "forms/words/plain.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <algorithm>

namespace nidreg::forms {

using registry::PersonFile;

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
