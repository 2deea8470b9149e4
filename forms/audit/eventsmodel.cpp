// SPDX-License-Identifier: MIT
#include "forms/audit/eventsmodel.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <chrono>

namespace nidreg::forms {

using registry::Event;

void EventsModel::clear()
{
    beginResetModel();
    m_events.clear();
    m_isLast = true;
    m_isAsked = false;
    endResetModel();
}

void EventsModel::append(std::vector<Event> page, bool isLast)
{
    m_isLast = isLast;
    m_isAsked = false;
    if (page.empty())
        return;
    const int first = int(m_events.size());
    beginInsertRows({}, first, first + int(page.size()) - 1);
    m_events.insert(m_events.end(), std::make_move_iterator(page.begin()),
                    std::make_move_iterator(page.end()));
    endInsertRows();
}

bool EventsModel::prepend(std::vector<Event> newest)
{
    if (m_events.empty())
        return newest.empty();
    const auto known = std::ranges::find(newest, m_events.front().number, &Event::number);
    if (known == newest.end())
        return false;
    newest.erase(known, newest.end());
    if (newest.empty())
        return true;
    beginInsertRows({}, 0, int(newest.size()) - 1);
    m_events.insert(m_events.begin(), std::make_move_iterator(newest.begin()),
                    std::make_move_iterator(newest.end()));
    endInsertRows();
    return true;
}

std::optional<std::int64_t> EventsModel::last() const
{
    return m_events.empty() ? std::nullopt : std::optional(m_events.back().number);
}

int EventsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_events.size());
}

int EventsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool EventsModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_isLast && !m_isAsked;
}

void EventsModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_isAsked = true;
    emit moreWanted();
}

static QDateTime localTime(base::Instant at)
{
    const auto since = std::chrono::duration_cast<std::chrono::milliseconds>(at.time_since_epoch());
    return QDateTime::fromMSecsSinceEpoch(since.count());
}

QString EventsModel::text(const Event &event, int column) const
{
    switch (column) {
    case NumberColumn:
        return QString::number(event.number);
    case TimeColumn:
        return QLocale().toString(localTime(event.at), QLocale::ShortFormat);
    case RoleColumn:
        return wording(event.role);
    case WhatColumn:
        return sentence(event);
    case NidColumn:
        return words(event.nid);
    default:
        return {};
    }
}

QVariant EventsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Event &event = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(event, index.column());
    case Qt::ToolTipRole: // as HTML, so that nothing that somebody wrote is taken for markup
        return "<qt>"
            + (index.column() == TimeColumn ? words(base::toString(event.at))
                                            : text(event, index.column()))
                  .toHtmlEscaped()
            + "</qt>";
    case Qt::TextAlignmentRole:
        return int(index.column() == NumberColumn ? Qt::AlignRight | Qt::AlignVCenter
                                                  : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant EventsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("No.");
    case TimeColumn:
        return tr("Time");
    case RoleColumn:
        return tr("As");
    case WhatColumn:
        return tr("What happened");
    case NidColumn:
        return tr("Namespace");
    default:
        return {};
    }
}

} // namespace nidreg::forms
