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
    if (!rows.empty()
        && std::ranges::equal(m_rows, rows, {}, &PersonFile::login, &PersonFile::login)) {
        m_rows = std::move(rows);
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int PeopleModel::rowOf(std::string_view login) const
{
    const auto found = std::ranges::find(m_rows, login, &PersonFile::login);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int PeopleModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int PeopleModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
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

QVariant PeopleModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(at(index.row()), index.column());
    case Qt::ToolTipRole:
        return asToolTip(text(at(index.row()), index.column()));
    case Qt::TextAlignmentRole:
        return index.column() == LoadColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                                            : QVariant();
    }
    return {};
}

QVariant PeopleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == LoadColumn)
        return tr("Open requests that wait for their word");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
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
