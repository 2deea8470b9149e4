// SPDX-License-Identifier: MIT
#include "forms/requests/requestsmodel.h"

#include "forms/words/plain.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"

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
    ask(std::clamp(int(m_rows.size()), kPage, kLongestRefresh));
}

void RequestsModel::clear()
{
    m_answered = ++m_question;
    m_total = 0;
    replace({}, m_now);
}

void RequestsModel::ask(int limit)
{
    registry::RequestQuery query = m_query;
    query.limit = limit;
    query.after.reset();
    if (!m_replaces && !m_rows.empty())
        query.after = m_rows.back();
    emit pageWanted(++m_question, query);
}

void RequestsModel::takePage(int question, registry::RequestPage page, base::Instant now)
{
    if (question != m_question)
        return;
    m_answered = question;
    const base::Instant before = std::exchange(m_now, now);
    if (m_replaces) {
        m_replaces = false;
        m_total = page.total;
        replace(std::move(page.rows), before);
    } else if (page.rows.empty()) {
        m_total = std::int64_t(m_rows.size()); // the queue shrank in the meantime
    } else {
        append(std::move(page.rows));
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
    const std::size_t least = std::min(m_rows.size(), rows.size());
    std::size_t head = 0, tail = 0;
    while (head < least && m_rows[head].id == rows[head].id)
        ++head;
    while (tail < least - head
           && m_rows[m_rows.size() - 1 - tail].id == rows[rows.size() - 1 - tail].id)
        ++tail;
    const std::size_t oldEnd = m_rows.size() - tail, newEnd = rows.size() - tail;
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
    if (from == 0 && until == int(m_rows.size())) { // nothing stays: another view, say
        if (m_rows.empty() && rows.empty())
            return;
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    if (until > from) {
        beginRemoveRows({}, from, until - 1);
        m_rows.erase(m_rows.begin() + from, m_rows.begin() + until);
        endRemoveRows();
    }
    if (!rows.empty()) {
        beginInsertRows({}, from, from + int(rows.size()) - 1);
        m_rows.insert(m_rows.begin() + from, rows.begin(), rows.end());
        endInsertRows();
    }
}

/// Tells the views only when a cell of the row says something else now: the request changed, or
/// time passed.
void RequestsModel::renew(int row, workflow::Request request, base::Instant before)
{
    const QStringList said = wordsOf(at(row), before);
    m_rows[std::size_t(row)] = std::move(request);
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

void RequestsModel::append(Rows rows)
{
    const int first = int(m_rows.size());
    beginInsertRows({}, first, first + int(rows.size()) - 1);
    std::ranges::move(rows, std::back_inserter(m_rows));
    endInsertRows();
}

int RequestsModel::rowOf(workflow::RequestId id) const
{
    const auto found = std::ranges::find(m_rows, id, &Request::id);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int RequestsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int RequestsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RequestsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Request &request = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(request, index.column(), m_now);
    case Qt::ToolTipRole:
        return hint(request, m_now);
    case Qt::TextAlignmentRole:
        return index.column() == NumberColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                                              : QVariant();
    case UrgentRole:
        return isUrgent(request, index.column());
    default:
        return {};
    }
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
        return turn ? wording(*turn) : QString();
    }
    case DueColumn:
        return dueWords(request, base::dayOf(now));
    case AgeColumn:
        return ageWords(request.created, now);
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
    QStringList lines{titleWords(request), standingWords(request, now)};
    lines << contestedWords(request) << overdueWords(request, base::dayOf(now));
    lines.removeAll(QString());
    return asToolTip(lines.join('\n'));
}

QVariant RequestsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
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
        return tr("Waiting on");
    case DueColumn:
        return tr("Due");
    case AgeColumn:
        return tr("Age");
    default:
        return {};
    }
}

bool RequestsModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !isLoading() && std::int64_t(m_rows.size()) < m_total;
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
