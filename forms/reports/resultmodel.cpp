// SPDX-License-Identifier: MIT
#include "forms/reports/resultmodel.h"

#include "forms/words/reportwords.h"
#include "forms/words/words.h"

#include <QLocale>

namespace nidreg::forms {

static constexpr qsizetype kLongestCell = 500; ///< characters that a cell shows

void ResultModel::setTable(registry::Table table, QStringList headings,
                           std::vector<reports::Meaning> meanings)
{
    beginResetModel();
    m_table = std::move(table);
    m_headings = std::move(headings);
    m_meanings = std::move(meanings);
    endResetModel();
}

int ResultModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.rows.size());
}

int ResultModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.columns.size());
}

const registry::Cell &ResultModel::cell(int row, int column) const
{
    return m_table.rows[std::size_t(row)][std::size_t(column)];
}

bool ResultModel::isNumber(int column) const
{
    return m_table.columns[std::size_t(column)].kind == registry::CellKind::Number;
}

QString ResultModel::text(int row, int column) const
{
    const registry::Cell &value = cell(row, column);
    if (!value)
        return {};
    if (std::size_t(column) < m_meanings.size()
        && m_meanings[std::size_t(column)] > reports::Meaning::Number)
        return cellWords(m_meanings[std::size_t(column)], *value);
    const QString plain = words(*value);
    const qsizetype point = plain.indexOf(u'.');
    if (isNumber(column) && point >= 0)
        return QLocale().toString(plain.toDouble(), 'f', int(plain.size() - point - 1));
    return plain;
}

/// Numbers, but for years and the like that label the rows of a report.
bool ResultModel::isFlushRight(int column) const
{
    return isNumber(column) && (column > 0 || m_headings.isEmpty());
}

QVariant ResultModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const registry::Cell &value = cell(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column()).left(kLongestCell);
    case Qt::ToolTipRole:
        return asToolTip(text(index.row(), index.column()).left(5000));
    case Qt::TextAlignmentRole:
        return isFlushRight(index.column()) ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                                            : QVariant();
    case SortRole:
        if (value && isNumber(index.column()))
            return words(*value).toDouble();
        return value ? words(*value) : QVariant();
    case ValueRole:
        return value ? words(*value) : QVariant();
    default:
        return {};
    }
}

QVariant ResultModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return {};
    if (role == Qt::TextAlignmentRole && section < columnCount())
        return int((isFlushRight(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (section < m_headings.size())
        return m_headings[section];
    return section < columnCount() ? words(m_table.columns[std::size_t(section)].name) : QVariant();
}

} // namespace nidreg::forms
