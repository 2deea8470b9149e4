// SPDX-License-Identifier: MIT
#include "model/storage/pgstore.h"
#include "tests/model/storage/sql.h"
#include "tests/support/filled.h"
#include "tests/support/sizes.h"
#include "tests/support/testserver.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <functional>

/// The past of a listing of 100,000 namespaces (or as many as NIDREG_NAMESPACES says), which came
/// over thirty years: a page of it, all that a filter or another order finds, and the strip of the
/// years. The yardstick is the same page of the present.
using namespace nidreg;
using namespace nidreg::tests;

namespace {

constexpr double kMaxPage = 100, kMaxPast = 200; ///< milliseconds
constexpr int kTimes = 9;

/// The middle one of several.
double milliseconds(const std::function<bool()> &ask)
{
    std::vector<double> all;
    for (int i = 0; i < kTimes; ++i) {
        QElapsedTimer timer;
        timer.start();
        if (!ask())
            qFatal("the registry does not answer");
        all.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(all);
    return all[kTimes / 2];
}

void print(const char *what, double taken, double yardstick, double most)
{
    std::printf("%-34s %8.1f ms, %6.1f of a page of the present, %3.0f ms at most\n", what, taken,
                taken / yardstick, most);
    std::fflush(stdout);
}

registry::NamespaceQuery pageOf(const char *day, const char *text, registry::SortBy sort)
{
    registry::NamespaceQuery query;
    query.asOf.day = day;
    query.text = text;
    query.sort = sort;
    query.limit = 128;
    query.isCounted = false;
    return query;
}

} // namespace

int main(int count, char **arguments)
{
    const QCoreApplication application(count, arguments);
    const int namespaces = sizeFrom("NIDREG_NAMESPACES", 100'000);
    const TestDatabase database;
    fillListing(database.conninfo(), namespaces);
    Sql(database.conninfo())
        .value("set session_replication_role = replica; insert into nidreg_data.imported_listing"
               " values (1, '', '1997-05-01')");
    const auto store = std::move(storage::openStore(database.conninfo()).value());
    std::printf("%d namespaces\n", namespaces);
    const auto page = [&store](const registry::NamespaceQuery &query) {
        return milliseconds([&] { return bool(store->namespaces(query)); });
    };
    using registry::SortBy;
    const double present = page(pageOf("", "", SortBy::Kind));
    print("page of the present", present, present, kMaxPage);
    print("page of 2010", page(pageOf("2010-06-01", "", SortBy::Kind)), present, kMaxPage);
    print("page of 2010, by registrant", page(pageOf("2010-06-01", "", SortBy::Registrant)),
          present, kMaxPage);
    print("page of 2010, filtered", page(pageOf("2010-06-01", "society", SortBy::Kind)), present,
          kMaxPage);
    print("page of 2010, filter of few", page(pageOf("2010-06-01", "zymurgy", SortBy::Kind)),
          present, kMaxPage);
    const auto all = pageOf("2010-06-01", "", SortBy::Kind);
    print("where all its pages begin",
          milliseconds([&] { return bool(store->marks(all, 0, 128)); }), present, kMaxPage);
    print("chart of the years", milliseconds([&] { return bool(store->past({})); }), present,
          kMaxPast);
    return 0;
}
