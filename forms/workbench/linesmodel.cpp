// SPDX-License-Identifier: MIT
#include "forms/workbench/linesmodel.h"

#include "forms/widgets/marks.h"
#include "forms/workbench/scanreport.h"

#include <QHash>

#include <set>

namespace nidreg::forms {

void LinesModel::setRows(std::vector<LineRow> next)
{
    if (next == rows())
        return;
    if (next.size() == rows().size())
        renewAll(std::move(next));
    else
        replaceAll(std::move(next));
}

void LinesModel::setKnown(std::optional<registry::NidStatuses> known)
{
    m_known = std::move(known);
    if (rowCount() > 0)
        emit dataChanged(index(0, RegisteredColumn), index(rowCount() - 1, RegisteredColumn));
}

std::vector<std::string> LinesModel::nids() const
{
    std::set<std::string> each;
    for (const LineRow &row : rows()) {
        if (!row.nid.empty())
            each.insert(row.nid);
    }
    return {each.begin(), each.end()};
}

int LinesModel::urns() const
{
    return int(std::ranges::count_if(rows(), &QString::isEmpty, &LineRow::reason));
}

QString LinesModel::text(const LineRow &row, int column) const
{
    switch (column) {
    case LineColumn:
        return QString::number(row.number);
    case StringColumn:
        return row.text;
    case VerdictColumn:
        return row.reason.isEmpty() ? tr("Valid URN") : row.reason;
    case NidColumn:
        return row.nidText;
    case RegisteredColumn:
        return row.nid.empty() || !m_known ? QString() : standingWords(*m_known, row.nid);
    case RColumn:
        return row.r.value_or(QString());
    case QColumn:
        return row.q.value_or(QString());
    case FColumn:
        return row.f.value_or(QString());
    default:
        return {};
    }
}

QString LinesModel::headingOf(int column)
{
    switch (column) {
    case LineColumn:
        return tr("Line");
    case StringColumn:
        return tr("String");
    case VerdictColumn:
        return tr("Verdict");
    case NidColumn:
        return tr("NID");
    case RegisteredColumn:
        return tr("Registered");
    case RColumn:
        return tr("r-component");
    case QColumn:
        return tr("q-component");
    case FColumn:
        return tr("f-component");
    default:
        return {};
    }
}

std::vector<registry::TableColumn> LinesModel::tableColumns(const std::vector<int> &columns)
{
    std::vector<registry::TableColumn> all;
    for (const int column : columns)
        all.push_back(
            {headingOf(column).toStdString(),
             column == LineColumn ? registry::CellKind::Number : registry::CellKind::Text});
    return all;
}

QVariant LinesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static const QHash<int, QString> kLetters{{RColumn, "r"}, {QColumn, "q"}, {FColumn, "f"}};
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole && kLetters.contains(section))
        return kLetters.value(section);
    return ValueTable::headerData(section, orientation, role);
}

QVariant LinesModel::data(const QModelIndex &index, int role) const
{
    if (role == SortRole && index.isValid() && index.column() == LineColumn)
        return qlonglong(at(index.row()).number);
    if (role == SortRole)
        role = Qt::DisplayRole;
    if (role == Qt::DecorationRole && index.isValid() && index.column() == VerdictColumn)
        return markIcon(at(index.row()).reason.isEmpty() ? Mark::Fine : Mark::Wrong);
    return ValueTable::data(index, role);
}

} // namespace nidreg::forms
