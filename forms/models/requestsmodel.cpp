// SPDX-License-Identifier: MIT
#include "forms/models/requestsmodel.h"

#include "forms/models/requestswords.h"
#include "forms/text/plain.h"
#include "forms/text/wording.h"

#include <QStringList>

namespace nidreg::forms {

using review::Request;

static bool haveTheSameIds(const std::vector<Request> &left, const std::vector<Request> &right)
{
    return std::ranges::equal(left, right, {}, &Request::id, &Request::id);
}

void RequestsModel::setRows(std::vector<Request> rows, base::Instant now)
{
    m_now = now;
    if (!rows.empty() && haveTheSameIds(m_rows, rows)) {
        m_rows = std::move(rows);
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int RequestsModel::rowOf(review::RequestId id) const
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
        return text(request, index.column());
    case Qt::ToolTipRole:
        return hint(request);
    case Qt::TextAlignmentRole:
        return index.column() == NumberColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                                              : QVariant();
    case SortRole:
        return sortKey(request, index.column());
    case UrgentRole:
        return isUrgent(request, index.column());
    default:
        return {};
    }
}

QString RequestsModel::text(const Request &request, int column) const
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
        const auto turn = review::waitingOn(request);
        return turn ? wording(*turn) : QString();
    }
    case DueColumn:
        return dueWords(request, base::dayOf(m_now));
    case AgeColumn:
        return ageWords(request.created, m_now);
    default:
        return {};
    }
}

QVariant RequestsModel::sortKey(const Request &request, int column) const
{
    static constexpr qint64 kNever = std::numeric_limits<qint64>::max();
    switch (column) {
    case NumberColumn:
        return qint64(request.id.value);
    case StateColumn:
        return int(request.state);
    case DueColumn: {
        const auto due = request.due();
        return due ? qint64(std::chrono::sys_days(*due).time_since_epoch().count()) : kNever;
    }
    case AgeColumn:
        return -qint64(request.created.time_since_epoch().count());
    default:
        return text(request, column);
    }
}

bool RequestsModel::isUrgent(const Request &request, int column) const
{
    return (column == NidColumn && !request.contestedBy.empty())
        || (column == DueColumn && isOverdue(request, base::dayOf(m_now)));
}

QString RequestsModel::hint(const Request &request) const
{
    QStringList lines{titleWords(request), standingWords(request, m_now)};
    lines << contestedWords(request) << overdueWords(request, base::dayOf(m_now));
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

} // namespace nidreg::forms
