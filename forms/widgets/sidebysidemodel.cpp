// SPDX-License-Identifier: MIT
#include "forms/widgets/sidebysidemodel.h"

#include "forms/words/words.h"

#include <algorithm>

namespace nidreg::forms {

using templates::FieldChange;

/// Equal lines that stay in sight around a change.
static constexpr std::size_t kContext = 3;
/// Fewer are not worth a row that says so.
static constexpr std::size_t kFewestFolded = 3;

std::vector<FieldDiff> fieldDiffs(const templates::NamespaceTemplate &before,
                                  const templates::NamespaceTemplate &after)
{
    std::vector<FieldDiff> result;
    for (const templates::FieldDifference &field : templates::difference(before, after))
        result.push_back({words(field.heading), field.change, diffRows(field.rows)});
    return result;
}

void SideBySideModel::setTitles(const QString &before, const QString &after)
{
    m_titles = {before, after};
    emit headerDataChanged(Qt::Horizontal, BeforeColumn, AfterColumn);
}

void SideBySideModel::setFields(std::vector<FieldDiff> fields)
{
    beginResetModel();
    const auto oldFolds = std::exchange(m_folds, {});
    const auto oldFields = std::exchange(m_fields, std::move(fields));
    findFolds();
    for (Fold &fold : m_folds) {
        fold.isOpen |= std::ranges::any_of(oldFolds, [&](const Fold &old) {
            return old.isOpen && old.first == fold.first && old.count == fold.count
                && oldFields[old.field].heading == m_fields[fold.field].heading;
        });
    }
    m_maxLineNumber = 0;
    for (const FieldDiff &field : m_fields) {
        for (const DiffRow &row : field.rows)
            m_maxLineNumber = std::max({m_maxLineNumber, row.before.number, row.after.number});
    }
    layOut();
    endResetModel();
}

/// Where the changed, or the unchanged, lines end that begin at `from`.
static std::size_t endOfRun(const std::vector<DiffRow> &rows, std::size_t from, bool isChanged)
{
    while (from < rows.size() && rows[from].isChanged == isChanged)
        ++from;
    return from;
}

/// Finds what can be folded, in the order of the rows: a whole field that did not change, and what
/// lies further from a change than the lines that explain it.
void SideBySideModel::findFolds()
{
    m_folds.clear();
    for (std::size_t f = 0; f < m_fields.size(); ++f) {
        const std::vector<DiffRow> &rows = m_fields[f].rows;
        if (m_fields[f].change == FieldChange::Same) {
            m_folds.push_back({f, 0, rows.size(), m_isAllOpen});
            continue;
        }
        for (std::size_t i = 0; i < rows.size();) {
            const std::size_t end = endOfRun(rows, i, false);
            const std::size_t first = i == 0 ? 0 : i + kContext;
            const std::size_t last = end == rows.size() ? end : end - std::min(end, kContext);
            if (last >= first + kFewestFolded)
                m_folds.push_back({f, first, last - first, m_isAllOpen});
            i = endOfRun(rows, end, true);
        }
    }
}

void SideBySideModel::layOut()
{
    m_entries.clear();
    int fold = 0;
    for (std::size_t f = 0; f < m_fields.size(); ++f)
        layOutField(f, fold);
}

/// `fold` is the first one that belongs to this field or a later one.
void SideBySideModel::layOutField(std::size_t field, int &fold)
{
    const bool isSame = m_fields[field].change == FieldChange::Same;
    m_entries.push_back({SectionRow, field, 0, isSame ? fold : -1});
    std::size_t line = 0;
    for (; fold < int(m_folds.size()) && m_folds[std::size_t(fold)].field == field; ++fold) {
        const Fold &here = m_folds[std::size_t(fold)];
        addLines(field, line, here.first - line);
        if (!isSame)
            m_entries.push_back({FoldRow, field, here.first, fold});
        if (here.isOpen)
            addLines(field, here.first, here.count);
        line = here.first + here.count;
    }
    addLines(field, line, m_fields[field].rows.size() - line);
}

void SideBySideModel::addLines(std::size_t field, std::size_t first, std::size_t count)
{
    for (std::size_t line = first; line < first + count; ++line)
        m_entries.push_back({LineRow, field, line, -1});
}

const DiffRow &SideBySideModel::line(int row) const
{
    return m_fields[entry(row).field].rows[entry(row).line];
}

const DiffSide &SideBySideModel::side(int row, int column) const
{
    return column == BeforeColumn ? line(row).before : line(row).after;
}

FieldChange SideBySideModel::change(int row) const
{
    return m_fields[entry(row).field].change;
}

QString SideBySideModel::heading(int row) const
{
    return m_fields[entry(row).field].heading;
}

QString SideBySideModel::caption(int row) const
{
    const Entry &here = entry(row);
    if (here.kind == FoldRow)
        return tr("%1 equal lines").arg(m_folds[std::size_t(here.fold)].count);
    const std::size_t lines = m_fields[here.field].rows.size();
    switch (change(row)) {
    case FieldChange::Same:
        return lines == 0 ? tr("the same, empty")
            : lines == 1  ? tr("the same")
                          : tr("the same, %1 lines").arg(lines);
    case FieldChange::Changed:
        return tr("changed");
    case FieldChange::Added:
        return tr("added");
    case FieldChange::Removed:
        return tr("removed");
    }
    Q_UNREACHABLE();
}

bool SideBySideModel::isOpen(int row) const
{
    return canToggle(row) && m_folds[std::size_t(entry(row).fold)].isOpen;
}

void SideBySideModel::toggle(int row)
{
    if (!canToggle(row))
        return;
    Fold &fold = m_folds[std::size_t(entry(row).fold)];
    const int count = int(fold.count);
    if (count > 0 && !fold.isOpen)
        beginInsertRows({}, row + 1, row + count);
    else if (count > 0)
        beginRemoveRows({}, row + 1, row + count);
    fold.isOpen = !fold.isOpen;
    layOut();
    if (count > 0 && fold.isOpen)
        endInsertRows();
    else if (count > 0)
        endRemoveRows();
    emit dataChanged(index(row, 0), index(row, AfterColumn));
}

void SideBySideModel::setAllOpen(bool isOpen)
{
    beginResetModel();
    m_isAllOpen = isOpen;
    for (Fold &fold : m_folds)
        fold.isOpen = isOpen;
    layOut();
    endResetModel();
}

/// A changed line, or the heading of a field without lines that came or went.
bool SideBySideModel::isDifference(int row) const
{
    const Entry &here = entry(row);
    if (here.kind == LineRow)
        return line(row).isChanged;
    return here.kind == SectionRow && change(row) != FieldChange::Same
        && m_fields[here.field].rows.empty();
}

bool SideBySideModel::beginsDifference(int row) const
{
    return isDifference(row)
        && (row == 0 || kind(row - 1) != LineRow || !isDifference(row - 1) || kind(row) != LineRow);
}

int SideBySideModel::difference(int row, int by) const
{
    const int rows = rowCount();
    for (int step = 1; step <= rows; ++step) {
        const int next = (((row + by * step) % rows) + rows) % rows;
        if (beginsDifference(next))
            return next;
    }
    return -1;
}

int SideBySideModel::differences() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += beginsDifference(row);
    return count;
}

int SideBySideModel::changedFields() const
{
    return int(std::ranges::count_if(
        m_fields, [](const FieldDiff &field) { return field.change != FieldChange::Same; }));
}

template <class Head, class Visit>
void SideBySideModel::visit(int first, int last, const Head &head, const Visit &visit) const
{
    for (int row = first; row <= last; ++row) {
        const Entry &here = entry(row);
        if (here.kind == LineRow)
            visit(line(row));
        else if (here.kind == SectionRow)
            head(m_fields[here.field]);
        if (here.fold < 0 || m_folds[std::size_t(here.fold)].isOpen)
            continue;
        const Fold &fold = m_folds[std::size_t(here.fold)];
        for (std::size_t i = 0; i < fold.count; ++i)
            visit(m_fields[fold.field].rows[fold.first + i]);
    }
}

/// Headings stand between lines; copied alone, or with nothing but lines, a text is as it stood.
QString SideBySideModel::text(int first, int last, int column) const
{
    QStringList lines;
    visit(
        first, last, [&](const FieldDiff &field) { lines += field.heading + QLatin1Char(':'); },
        [&](const DiffRow &row) {
            const DiffSide &side = column == BeforeColumn ? row.before : row.after;
            if (side.number > 0)
                lines += side.text;
        });
    return lines.join(QLatin1Char('\n'));
}

QString SideBySideModel::unifiedText(int first, int last) const
{
    QStringList lines, added;
    const auto flush = [&] { lines += std::exchange(added, {}); };
    visit(
        first, last,
        [&](const FieldDiff &field) {
            flush();
            lines += QStringLiteral("@@ %1 @@").arg(field.heading);
        },
        [&](const DiffRow &row) {
            if (!row.isChanged) {
                flush();
                lines += QStringLiteral("  ") + row.before.text;
                return;
            }
            if (row.before.number > 0)
                lines += QStringLiteral("- ") + row.before.text;
            if (row.after.number > 0)
                added += QStringLiteral("+ ") + row.after.text;
        });
    flush();
    return lines.join(QLatin1Char('\n'));
}

int SideBySideModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

int SideBySideModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

static QString markedWords(const DiffSide &side)
{
    QStringList marked;
    for (const DiffMark &mark : side.marks)
        marked += side.text.mid(mark.start, mark.length).simplified();
    return marked.join(QStringLiteral(", "));
}

/// What a person who does not see the signs hears: "Line 4, changed: only here “must”. The …"
QString SideBySideModel::accessibleText(int row, int column) const
{
    if (kind(row) == SectionRow)
        return tr("%1: %2").arg(heading(row), caption(row));
    if (kind(row) == FoldRow)
        return isOpen(row) ? tr("%1, shown").arg(caption(row)) : tr("%1, hidden").arg(caption(row));
    const DiffSide &here = side(row, column);
    if (here.number == 0)
        return tr("No line here");
    if (!line(row).isChanged)
        return tr("Line %1: %2").arg(QString::number(here.number), here.text);
    const QString marked = markedWords(here);
    return marked.isEmpty()
        ? tr("Line %1, changed: %2").arg(QString::number(here.number), here.text)
        : tr("Line %1, changed, only here “%2”: %3")
              .arg(QString::number(here.number), marked, here.text);
}

QVariant SideBySideModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    if (role == Qt::AccessibleTextRole)
        return accessibleText(row, index.column());
    if (role != Qt::DisplayRole)
        return {};
    if (kind(row) == LineRow)
        return side(row, index.column()).text;
    return kind(row) == SectionRow ? tr("%1: %2").arg(heading(row), caption(row)) : caption(row);
}

QVariant SideBySideModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= ColumnCount)
        return QAbstractTableModel::headerData(section, orientation, role);
    return role == Qt::DisplayRole ? QVariant(title(section)) : QVariant();
}

} // namespace nidreg::forms
