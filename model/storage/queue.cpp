// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

#include <algorithm>

namespace nidreg::storage {

using nlohmann::json;
using registry::RequestSort;
using registry::Stored;

static std::string_view nameOf(registry::RequestView view)
{
    static constexpr std::array<std::string_view, registry::kRequestViews> kNames{
        "all-open", "waiting-on-me", "overdue", "contested", "done", "everything"};
    return kNames[static_cast<std::size_t>(view)];
}

static std::string_view nameOf(RequestSort sort)
{
    static constexpr std::array<std::string_view, 5> kNames{"number", "nid", "state", "turn",
                                                            "due"};
    return kNames[static_cast<std::size_t>(sort)];
}

/// What `request` is sorted by, as nidreg.queue_page() orders it.
static std::string keyOf(const workflow::Request &request, RequestSort sort)
{
    switch (sort) {
    case RequestSort::Nid:
        return base::lowered(request.nid);
    case RequestSort::State:
        return std::string(workflow::name(request.state));
    case RequestSort::Turn: {
        const auto turn = workflow::waitingOn(request);
        return turn ? std::string(workflow::name(*turn)) : "~";
    }
    case RequestSort::Due: {
        const auto due = request.due();
        return due ? base::toString(*due) : "infinity";
    }
    case RequestSort::Number:
        break;
    }
    return {};
}

/// Who looks, as what, and on which day.
static QVariantList onlooker(const workflow::Acting &acting, base::Date today)
{
    return {qt(acting.person), qt(workflow::name(acting.role)), qt(base::toString(today))};
}

Stored<registry::RequestPage> PgRegistry::requests(const registry::RequestQuery &query,
                                                   const workflow::Acting &acting, base::Date today)
{
    if (!isStorable(query.text))
        return registry::RequestPage();
    QVariantList values{qt(nameOf(query.view))};
    values << onlooker(acting, today) << qt(query.text)
           << qt(query.state ? workflow::name(*query.state) : std::string_view())
           << qt(nameOf(query.sort)) << query.descending
           << qt(query.after ? keyOf(*query.after, query.sort) : std::string())
           << qlonglong(query.after ? query.after->id.value : 0) << query.limit;
    const auto rows = m_connection->run(sql::request::page, values);
    if (!rows)
        return base::fail(rows.error());
    registry::RequestPage page;
    for (const QVariantList &row : *rows) {
        page.total = row[0].toLongLong();
        page.rows.push_back(requestFrom(parsed(row[1].toString())));
    }
    return page;
}

Stored<registry::RequestCounts> PgRegistry::requestCounts(const workflow::Acting &acting,
                                                          base::Date today)
{
    const auto rows = m_connection->run(sql::request::count_views, onlooker(acting, today));
    if (!rows)
        return base::fail(rows.error());
    registry::RequestCounts counts{};
    for (std::size_t view = 0; view < counts.size(); ++view)
        counts[view] = rows->front()[int(view)].toLongLong();
    return counts;
}

/// [name, number] for each of `all` that `counted` has, in the order of `all`.
template <class E, std::size_t Size>
static std::vector<std::pair<E, std::int64_t>> countsIn(const json &counted,
                                                        const std::array<E, Size> &all)
{
    std::vector<std::pair<E, std::int64_t>> counts;
    for (const E each : all) {
        if (const json::const_iterator found = counted.find(workflow::name(each));
            found != counted.end())
            counts.emplace_back(each, found->get<std::int64_t>());
    }
    return counts;
}

static std::array<workflow::State, workflow::kStateNames.size()> everyState()
{
    std::array<workflow::State, workflow::kStateNames.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<workflow::State>(i);
    return all;
}

static registry::MonthFigure monthFrom(const json &from)
{
    const auto first = base::parseDate(from[0].get<std::string>() + "-01").value_or(base::Date());
    return {first.year() / first.month(), from[1].get<std::int64_t>()};
}

static std::vector<registry::StayFigure> staysIn(const json &list)
{
    std::vector<registry::StayFigure> stays;
    for (const json &each : list)
        stays.push_back({workflow::named<workflow::State>(each[0].get<std::string>())
                             .value_or(workflow::State::Draft),
                         each[1].get<std::int64_t>(), each[2].get<double>()});
    std::ranges::sort(stays, {}, &registry::StayFigure::state);
    return stays;
}

Stored<registry::QueueFigures> PgRegistry::figures(const workflow::Acting &acting, base::Date today)
{
    using workflow::Turn;
    const auto from = answer(sql::request::read_figures, onlooker(acting, today));
    if (!from)
        return base::fail(from.error());
    registry::QueueFigures figures;
    figures.openByState = countsIn((*from)["states"], everyState());
    figures.openByTurn = countsIn(
        (*from)["turns"], std::array{Turn::Applicant, Turn::Expert, Turn::Registrar, Turn::Body});
    figures.open = (*from)["open"].get<std::int64_t>();
    figures.overdue = (*from)["overdue"].get<std::int64_t>();
    figures.contested = (*from)["contested"].get<std::int64_t>();
    figures.stays = staysIn((*from)["stays"]);
    for (const json &each : (*from)["months"])
        figures.months.push_back(monthFrom(each));
    return figures;
}

} // namespace nidreg::storage
