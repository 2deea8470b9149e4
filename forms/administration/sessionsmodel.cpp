// SPDX-License-Identifier: MIT
#include "forms/administration/sessionsmodel.h"

#include "forms/words/newswords.h"
#include "forms/words/plain.h"
#include "forms/words/words.h"
#include "model/base/date.h"

#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

using registry::Session;

void SessionsModel::setRows(std::vector<Session> rows, base::Instant now)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_now = now;
    endResetModel();
}

int SessionsModel::rowOf(int process) const
{
    const auto found = std::ranges::find(m_rows, process, &Session::process);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int SessionsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SessionsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString SessionsModel::stateText(const Session &session)
{
    QStringList holders;
    for (const int each : session.waitsFor)
        holders += QString::number(each);
    if (!holders.isEmpty())
        return tr("Waits for process %1").arg(holders.join(QStringLiteral(", ")));
    return session.state.starts_with("idle") ? tr("Changes the registry, and does nothing now")
                                             : tr("Changes the registry");
}

QString SessionsModel::text(const Session &session, int column) const
{
    switch (column) {
    case LoginColumn:
        return words(session.login);
    case ProgramColumn:
        return words(session.program);
    case SinceColumn: {
        const auto since = base::parseInstant(session.since);
        return since ? shownTime(*since, m_now) : words(session.since);
    }
    case StateColumn:
        return stateText(session);
    case ProcessColumn:
        return QString::number(session.process);
    }
    return {};
}

QVariant SessionsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(at(index.row()), index.column());
    case Qt::ToolTipRole:
        return asToolTip(text(at(index.row()), index.column()));
    case Qt::TextAlignmentRole:
        return index.column() == ProcessColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                                               : QVariant();
    }
    return {};
}

QVariant SessionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case LoginColumn:
        return tr("Login");
    case ProgramColumn:
        return tr("Program");
    case SinceColumn:
        return tr("Since");
    case StateColumn:
        return tr("State");
    case ProcessColumn:
        return tr("Process");
    }
    return {};
}

} // namespace nidreg::forms
