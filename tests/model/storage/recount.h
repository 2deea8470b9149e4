// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"

#include <algorithm>
#include <map>

namespace nidreg::tests {

using workflow::State;

/// What the events say of the requests: where each stands, and every stay that ended.
struct Recount {
    std::map<std::int64_t, State> states;
    std::map<std::int64_t, base::Instant> entered;
    std::map<State, std::vector<double>> days;
    std::map<std::chrono::year_month, std::int64_t> registrations;

    void take(const registry::Event &event, base::Instant since)
    {
        const auto step = workflow::named<workflow::Step>(event.what);
        const std::int64_t id = event.request.value;
        if (event.what == "register") {
            const base::Date day = base::dayOf(event.at);
            ++registrations[day.year() / day.month()];
        }
        if (id == 0 || (!step && event.what != "create"))
            return;
        const State now = event.what == "create" ? State::Draft : to;
        if (event.what != "create" && now == states[id])
            return;
        if (event.what != "create" && event.at >= since)
            days[states[id]].push_back(
                std::chrono::duration<double, std::ratio<86400>>(event.at - entered[id]).count());
        states[id] = now;
        entered[id] = event.at;
    }

    State to = State::Draft; ///< where the event about to be taken leads
};

inline double median(std::vector<double> values)
{
    std::ranges::sort(values);
    const std::size_t half = values.size() / 2;
    return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

/// Of all events up to now. Where a step leads stands in the event's bytes.
inline Recount recountOf(registry::Store &store, Sql &sql, base::Date today)
{
    Recount recount;
    const auto aYearAgo = std::chrono::sys_days(today - std::chrono::months(12));
    const QStringList leads =
        sql.value(QStringLiteral("select string_agg(substring(convert_from(canonical, 'UTF8')"
                                 " from '\nto=[0-9]+:([a-z-]*)'), ',' order by number)"
                                 " from nidreg_data.event"))
            .split(',');
    std::size_t number = 0;
    for (;;) {
        const auto events = must(store.events(std::int64_t(number), 1000));
        for (const registry::Event &event : events) {
            const auto to = workflow::named<State>(leads[qsizetype(number++)].toStdString());
            recount.to = to.value_or(State::Draft);
            recount.take(event, aYearAgo);
        }
        if (events.size() < 1000)
            return recount;
    }
}

/// Where the figures, of all requests, are not those of the recount; empty where they are.
inline QString differenceOf(const registry::QueueFigures &figures, Recount recount)
{
    std::map<State, std::int64_t> open;
    for (const auto &[id, state] : recount.states)
        open[state] += !workflow::isEnded(state);
    std::erase_if(open, [](const auto &each) { return each.second == 0; });
    if (std::map(figures.openByState.begin(), figures.openByState.end()) != open)
        return QStringLiteral("open requests by state");
    if (figures.stays.size() != recount.days.size())
        return QStringLiteral("states that requests stayed in");
    for (const registry::StayFigure &stay : figures.stays) {
        const std::vector<double> &days = recount.days[stay.state];
        if (stay.stays != std::int64_t(days.size())
            || std::abs(stay.medianDays - median(days)) >= 1e-6)
            return QStringLiteral("stays in state %1").arg(int(stay.state));
    }
    for (const registry::MonthFigure &each : figures.months) {
        if (each.registrations != recount.registrations[each.month])
            return QStringLiteral("registrations of month %1").arg(unsigned(each.month.month()));
    }
    return figures.months.size() == 12 ? QString() : QStringLiteral("the months");
}

} // namespace nidreg::tests
