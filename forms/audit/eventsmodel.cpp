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

QString EventsModel::textOf(const Event &event, int column)
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
    case PersonColumn:
        return words(event.person);
    case RequestColumn:
        return event.request ? QString::number(event.request.value) : QString();
    default:
        return {};
    }
}

QString EventsModel::hint(const Event &event, int column) const
{
    return column == TimeColumn ? asToolTip(words(base::toString(event.at)))
                                : ValueTable::hint(event, column);
}

QString EventsModel::headingOf(int column)
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
    case PersonColumn:
        return tr("Person");
    case RequestColumn:
        return tr("Request");
    default:
        return {};
    }
}

static registry::CellKind kindOf(int column)
{
    switch (column) {
    case EventsModel::NumberColumn:
    case EventsModel::RequestColumn:
        return registry::CellKind::Number;
    case EventsModel::TimeColumn:
        return registry::CellKind::Moment;
    default:
        return registry::CellKind::Text;
    }
}

std::vector<registry::TableColumn> EventsModel::tableColumns(const std::vector<int> &columns)
{
    std::vector<registry::TableColumn> all;
    for (const int column : columns)
        all.push_back({headingOf(column).toStdString(), kindOf(column)});
    return all;
}

std::vector<registry::Cell> EventsModel::tableRow(const Event &event,
                                                  const std::vector<int> &columns)
{
    std::vector<registry::Cell> cells;
    for (const int column : columns) {
        const std::string text =
            column == TimeColumn ? base::toString(event.at) : textOf(event, column).toStdString();
        cells.emplace_back(text.empty() ? registry::Cell() : registry::Cell(text));
    }
    return cells;
}

} // namespace nidreg::forms
