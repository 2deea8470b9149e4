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
    m_isLast = true;
    m_isAsked = false;
    replaceAll({});
}

void EventsModel::append(std::vector<Event> page, bool isLast)
{
    m_isLast = isLast;
    m_isAsked = false;
    insert(rowCount(), std::move(page));
}

bool EventsModel::prepend(std::vector<Event> newest)
{
    if (rows().empty())
        return newest.empty();
    const auto known = std::ranges::find(newest, rows().front().number, &Event::number);
    if (known == newest.end())
        return false;
    newest.erase(known, newest.end());
    insert(0, std::move(newest));
    return true;
}

std::optional<std::int64_t> EventsModel::last() const
{
    return rows().empty() ? std::nullopt : std::optional(rows().back().number);
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

QString EventsModel::hint(const Event &event, int column) const
{
    return column == TimeColumn ? asToolTip(words(base::toString(event.at)))
                                : ValueTable::hint(event, column);
}

QVariant EventsModel::heading(int column) const
{
    switch (column) {
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
