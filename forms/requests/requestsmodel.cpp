// SPDX-License-Identifier: MIT
#include "forms/requests/requestsmodel.h"

#include "forms/requests/statemarks.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace nidreg::forms {

using workflow::Request;

static constexpr int kPage = 128;
static constexpr int kLongestRefresh = 2048; ///< rows beyond are loaded again by scrolling

void RequestsModel::setQuery(const registry::RequestQuery &query)
{
    m_query = query;
    m_replaces = true;
    ask(kPage);
}

void RequestsModel::refresh()
{
    m_replaces = true;
    ask(std::clamp(rowCount(), kPage, kLongestRefresh));
}

void RequestsModel::clear()
{
    m_kept = {};
    m_answered = ++m_question;
    m_total = 0;
    replace({}, m_now);
}

void RequestsModel::ask(int limit)
{
    registry::RequestQuery query = m_query;
    query.limit = limit;
    query.after.reset();
    if (!m_replaces && !rows().empty())
        query.after = rows().back();
    emit pageWanted(++m_question, query);
}

void RequestsModel::keep(registry::RequestPage &page, std::optional<Request> kept)
{
    m_kept = {};
    if (!kept || std::ranges::count(page.rows, kept->id, &Request::id) > 0)
        return;
    m_kept = kept->id;
    page.rows.insert(page.rows.begin(), std::move(*kept));
    ++page.total;
}

void RequestsModel::takePage(int question, registry::RequestPage page, base::Instant now,
                             std::optional<Request> kept)
{
    if (question != m_question)
        return;
    m_answered = question;
    const base::Instant before = std::exchange(m_now, now);
    if (m_replaces) {
        m_replaces = false;
        keep(page, std::move(kept));
        m_total = page.total;
        replace(std::move(page.rows), before);
    } else if (page.rows.empty()) {
        m_total = rowCount(); // the queue shrank in the meantime
    } else {
        m_total -= qint64(
            std::erase_if(page.rows, [this](const Request &each) { return each.id == m_kept; }));
        insert(rowCount(), std::move(page.rows));
    }
    emit loaded();
}

void RequestsModel::missPage(int question)
{
    if (question == m_question)
        m_answered = question;
    emit loaded();
}

/// Rows at the beginning and at the end that stay where they are are left there; what they said
/// was said at the instant `before`.
void RequestsModel::replace(Rows rows, base::Instant before)
{
    const Rows &old = this->rows();
    const std::size_t least = std::min(old.size(), rows.size());
    std::size_t head = 0, tail = 0;
    while (head < least && old[head].id == rows[head].id)
        ++head;
    while (tail < least - head && old[old.size() - 1 - tail].id == rows[rows.size() - 1 - tail].id)
        ++tail;
    const std::size_t oldEnd = old.size() - tail, newEnd = rows.size() - tail;
    replaceSpan(int(head), int(oldEnd),
                Rows(rows.begin() + std::ptrdiff_t(head), rows.begin() + std::ptrdiff_t(newEnd)));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (row < head || row >= newEnd)
            renew(int(row), std::move(rows[row]), before);
    }
}

/// Puts `rows` where the rows from `from` to before `until` are.
void RequestsModel::replaceSpan(int from, int until, Rows rows)
{
    if (from == 0 && until == rowCount()) { // nothing stays: another view, say
        if (until > 0 || !rows.empty())
            replaceAll(std::move(rows));
        return;
    }
    remove(from, until);
    insert(from, std::move(rows));
}

/// Tells the views only when a cell of the row says something else now: the request changed, or
/// time passed.
void RequestsModel::renew(int row, workflow::Request request, base::Instant before)
{
    const QStringList said = wordsOf(at(row), before);
    this->row(row) = std::move(request);
    if (said != wordsOf(at(row), m_now))
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

/// All that the row of a request says.
QStringList RequestsModel::wordsOf(const Request &request, base::Instant now)
{
    QStringList all{hint(request, now)};
    for (int column = 0; column < ColumnCount; ++column)
        all << text(request, column, now);
    return all;
}

int RequestsModel::rowOf(workflow::RequestId id) const
{
    return find(id, &Request::id);
}

QVariant RequestsModel::data(const QModelIndex &index, int role) const
{
    if (role == UrgentRole)
        return index.isValid() && isUrgent(at(index.row()), index.column());
    if (role == KeptRole)
        return index.isValid() && at(index.row()).id == m_kept;
    if (role == Qt::DecorationRole && index.isValid() && index.column() == StateColumn) {
        const auto mark = endMark(at(index.row()).state);
        return mark ? QVariant(markIcon(*mark)) : QVariant();
    }
    return ValueTable::data(index, role);
}

/// A day of the calendar (UTC), as it sorts and as spreadsheets read it.
static QString dayWords(base::Instant at)
{
    return words(base::toString(base::dayOf(at)));
}

QString RequestsModel::text(const Request &request, int column) const
{
    return text(request, column, m_now);
}

QString RequestsModel::hint(const Request &request, int) const
{
    return request.id == m_kept
        ? asToolTip(tr("Kept at the top while it is chosen.") + '\n' + hintLines(request, m_now))
        : hint(request, m_now);
}

QString RequestsModel::text(const Request &request, int column, base::Instant now)
{
    switch (column) {
    case NumberColumn:
        return QString::number(request.id.value);
    case NidColumn:
        return request.contestedBy.empty() ? nidWords(request)
                                           : tr("%1 (contested)").arg(nidWords(request));
    case ActionColumn:
        return wording(request.purpose);
    case ProcedureColumn:
        return wording(request.procedure);
    case StateColumn:
        return wording(request.state);
    case ExpertsColumn:
        return expertsWords(request);
    case WaitingOnColumn: {
        const auto turn = workflow::waitingOn(request);
        return turn ? waitedFor(request, *turn) : QString();
    }
    case DueColumn:
        return dueWords(request, base::dayOf(now));
    case AgeColumn:
        return ageWords(request.created, now);
    case ApplicantColumn:
        return words(request.applicant);
    case OpenedColumn:
        return dayWords(request.created);
    case ChangedColumn:
        return dayWords(request.updated);
    default:
        return {};
    }
}

bool RequestsModel::isUrgent(const Request &request, int column) const
{
    return (column == NidColumn && !request.contestedBy.empty())
        || (column == DueColumn && isOverdue(request, base::dayOf(m_now)));
}

QString RequestsModel::hint(const Request &request, base::Instant now)
{
    return asToolTip(hintLines(request, now));
}

QString RequestsModel::hintLines(const Request &request, base::Instant now)
{
    QStringList lines{titleWords(request), standingWords(request, now)};
    lines << contestedWords(request) << overdueWords(request, base::dayOf(now));
    lines.removeAll(QString());
    return lines.join('\n');
}

QString RequestsModel::headingOf(int column)
{
    switch (column) {
    case NumberColumn:
        return tr("No.");
    case NidColumn:
        return tr("NID");
    case ActionColumn:
        return tr("Action");
    case ProcedureColumn:
        return tr("Procedure");
    case StateColumn:
        return tr("State");
    case ExpertsColumn:
        return tr("Experts");
    case WaitingOnColumn:
        return tr("Waiting for");
    case DueColumn:
        return tr("Due");
    case AgeColumn:
        return tr("Age");
    case ApplicantColumn:
        return tr("Applicant");
    case OpenedColumn:
        return tr("Opened");
    case ChangedColumn:
        return tr("Last change");
    default:
        return {};
    }
}

static registry::CellKind kindOf(int column)
{
    switch (column) {
    case RequestsModel::NumberColumn:
        return registry::CellKind::Number;
    case RequestsModel::OpenedColumn:
    case RequestsModel::ChangedColumn:
        return registry::CellKind::Day;
    default:
        return registry::CellKind::Text;
    }
}

std::vector<registry::TableColumn> RequestsModel::tableColumns(const std::vector<int> &columns)
{
    std::vector<registry::TableColumn> all;
    for (const int column : columns)
        all.push_back({headingOf(column).toStdString(), kindOf(column)});
    return all;
}

std::vector<registry::Cell> RequestsModel::tableRow(const Request &request,
                                                    const std::vector<int> &columns,
                                                    base::Instant now)
{
    std::vector<registry::Cell> cells;
    for (const int column : columns)
        cells.emplace_back(text(request, column, now).toStdString());
    return cells;
}

bool RequestsModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !isLoading() && rowCount() < m_total;
}

void RequestsModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask(kPage);
}

std::optional<registry::RequestSort> RequestsModel::sortBy(int column)
{
    switch (column) {
    case NumberColumn:
    case AgeColumn: // numbers follow the time
        return registry::RequestSort::Number;
    case NidColumn:
        return registry::RequestSort::Nid;
    case StateColumn:
        return registry::RequestSort::State;
    case WaitingOnColumn:
        return registry::RequestSort::Turn;
    case DueColumn:
        return registry::RequestSort::Due;
    default:
        return std::nullopt;
    }
}

void RequestsModel::sort(int column, Qt::SortOrder order)
{
    const auto key = sortBy(column);
    if (!key)
        return;
    registry::RequestQuery query = m_query;
    query.sort = *key;
    // The oldest request has the lowest number and the greatest age.
    query.descending = (order == Qt::DescendingOrder) != (column == AgeColumn);
    setQuery(query);
}

} // namespace nidreg::forms
