// SPDX-License-Identifier: MIT
#include "model/actions/publish.h"
#include "model/exchange/files/csv.h"
#include "model/exchange/iana/listingsource.h"
#include "model/exchange/iana/shippedhistory.h"
#include "tests/model/listing/listings.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

/// Dated listings in their places in the past, whenever each of them came.
namespace tst_history {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

using Listed = std::map<std::string, std::string>; ///< NID to what is listed of it

/// A dated listing of namespaces, each citing an RFC.
listing::Source dated(const std::string &day, const Listed &rfcs)
{
    std::vector<registry::NamespaceRow> rows;
    for (const auto &[nid, rfc] : rfcs)
        rows.push_back(row(nid, rfc));
    listing::Source made = source(rows);
    made.name = "listing of " + day;
    made.header = header("One of " + std::to_string(rfcs.size()));
    made.header->registry.head.updated = day;
    made.headerText = "listing of " + day;
    return made;
}

registry::TakenOver takeOver(registry::Store &store, const listing::Source &source,
                             bool takesOwn = false)
{
    const auto plan = must(exchange::pastPlanFor(store, source));
    auto batch = listing::batchOf(
        source, plan,
        [takesOwn](const listing::Difference &each) { return takesOwn || !each.isOwn; }, true);
    batch.removals = true;
    return must(store.import(act("rita", Role::Registrar), batch));
}

registry::Stored<registry::NamespacePage> pageOf(registry::Store &store, const std::string &day)
{
    registry::NamespaceQuery query;
    query.asOf.day = day;
    query.limit = 4096;
    return store.namespaces(query);
}

Listed listedOn(registry::Store &store, const std::string &day)
{
    const auto page = pageOf(store, day);
    if (!page)
        return {{"refused", page.error().refusal}};
    Listed listed;
    for (const registry::NamespaceRow &each : page->rows)
        listed[each.nid] = each.references.empty() ? "" : each.references.front().data;
    return listed;
}

/// Says where the past is not what the listings said; empty: nowhere.
QString difference(registry::Store &store, const std::map<std::string, Listed> &listings)
{
    for (auto at = listings.begin(); at != listings.end(); ++at) {
        const std::string &day = at->first;
        if (listedOn(store, day) != at->second)
            return "on " + QString::fromStdString(day);
        const base::Date date = *base::parseDate(day);
        const std::string before =
            base::toString(base::Date(std::chrono::sys_days(date) - std::chrono::days(1)));
        const bool isFirst = at == listings.begin();
        const Listed stood =
            isFirst ? Listed{{"refused", "past.not-known"}} : std::prev(at)->second;
        if (!listings.contains(before) && listedOn(store, before) != stood)
            return "on the day before " + QString::fromStdString(day);
    }
    return {};
}

class Dice {
public:
    explicit Dice(unsigned seed) : m_engine(seed) { }
    int below(int bound) { return int(m_engine() % unsigned(bound)); }
    template <class T> void shuffle(std::vector<T> &all) { std::ranges::shuffle(all, m_engine); }

private:
    std::mt19937 m_engine;
};

/// Listings of a registry that grows, shrinks and changes, on days far and near.
std::map<std::string, Listed> someListings(Dice &dice)
{
    std::map<std::string, Listed> all;
    Listed listed{{"abc", "rfc1"}, {"xyz", "rfc2"}};
    int day = 0;
    for (int i = 0; i < 10; ++i) {
        for (int change = 1 + dice.below(4); change > 0; --change) {
            const std::string nid = "name" + std::to_string(dice.below(8));
            if (dice.below(3) == 0)
                listed.erase(nid);
            else
                listed[nid] = "rfc" + std::to_string(1000 + dice.below(4));
        }
        day += 1 + dice.below(3) * dice.below(40);
        const auto date = std::chrono::sys_days(std::chrono::year(2016) / 1 / 1);
        all[base::toString(base::Date(date + std::chrono::days(day)))] = listed;
    }
    return all;
}

} // namespace

class TestHistory : public QObject {
    Q_OBJECT

private slots:
    void listingsInAnyOrderMakeTheSamePast_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 12; ++seed)
            QTest::addRow("shuffled by %u", seed) << seed;
    }

    void listingsInAnyOrderMakeTheSamePast()
    {
        QFETCH(unsigned, seed);
        Dice dice(seed);
        const auto listings = someListings(dice);
        std::vector<std::string> days;
        for (const auto &[day, listed] : listings)
            days.push_back(day);
        dice.shuffle(days);
        const TestRegistry registry;
        for (const std::string &day : days)
            takeOver(registry.store(), dated(day, listings.at(day)));
        QCOMPARE(difference(registry.store(), listings), QString());
        QCOMPARE(listedOn(registry.store(), {}), listings.rbegin()->second);
        const auto report = must(registry.store().verify({}));
        QVERIFY2(!report.mismatch, report.mismatch ? report.mismatch->subject.c_str() : "");
    }

    void whatIsKnownNowWasNotKnownThen()
    {
        const TestRegistry registry;
        takeOver(registry.store(), dated("2020-01-01", {{"abc", "rfc1"}, {"def", "rfc2"}}));
        const std::int64_t then = must(registry.store().head()).size - 1;
        takeOver(registry.store(), dated("2018-01-01", {{"abc", "rfc9"}}));
        registry::NamespaceQuery query;
        query.asOf = {"2019-01-01", then};
        QCOMPARE(refusal(registry.store().namespaces(query)), QStringLiteral("past.not-known"));
        query.asOf.known.reset();
        const auto page = must(registry.store().namespaces(query));
        QCOMPARE(page.rows.size(), 1);
        QCOMPARE(page.rows.front().references.front().data, std::string("rfc9"));
        const auto space = must(registry.store().find("abc"));
        QCOMPARE(space.versions.size(), 2);
        QCOMPARE(space.versions.front().inForce, std::string("2018-01-01"));
        QCOMPARE(space.versions.front().revision, 2); // it was learned last
        QCOMPARE(space.row.revision, 1);
        QCOMPARE(space.row.revisions, 2);
    }

    void aLateListingLeavesEveryLaterDayAsItIs()
    {
        const TestRegistry registry;
        takeOver(registry.store(), dated("2016-01-01", {{"abc", "rfc1"}}));
        takeOver(registry.store(), dated("2018-01-01", {{"abc", "rfc1"}, {"def", "rfc2"}}));
        takeOver(registry.store(), dated("2017-01-01", {{"abc", "rfc5"}, {"gone", "rfc3"}}));
        QCOMPARE(listedOn(registry.store(), "2016-12-31"), (Listed{{"abc", "rfc1"}}));
        QCOMPARE(listedOn(registry.store(), "2017-12-31"),
                 (Listed{{"abc", "rfc5"}, {"gone", "rfc3"}}));
        QCOMPARE(listedOn(registry.store(), "2018-01-01"),
                 (Listed{{"abc", "rfc1"}, {"def", "rfc2"}}));
        QCOMPARE(must(registry.store().find("gone")).row.status, registry::Status::Delisted);
    }

    void whatWasRegisteredHereHoldsFromItsOwnDay()
    {
        const TestRegistry registry;
        takeOver(registry.store(), dated("2016-01-01", {{"abc", "rfc1"}}));
        must(registry.registerNamespace(act("rita", Role::Registrar),
                                        registry.approved(registry.draft(), "own"), {}));
        takeOver(registry.store(), dated("2017-01-01", {{"abc", "rfc1"}, {"def", "rfc2"}}));
        QCOMPARE(listedOn(registry.store(), "2017-01-01"),
                 (Listed{{"abc", "rfc1"}, {"def", "rfc2"}}));
        QVERIFY(listedOn(registry.store(), {}).contains("own"));
        const auto own = must(registry.store().find("own"));
        QCOMPARE(own.row.inForce, base::toString(base::dayOf(own.versions.back().recorded)));
    }

    void aListingThatIsKnownMakesNothing()
    {
        const TestRegistry registry;
        const auto listing = dated("2016-01-01", {{"abc", "rfc1"}});
        QVERIFY(takeOver(registry.store(), listing).event);
        const auto size = must(registry.store().head()).size;
        QVERIFY(!takeOver(registry.store(), listing).event);
        QCOMPARE(must(registry.store().head()).size, size);
    }

    void aListingThatChangesNothingIsAKnownDay()
    {
        const TestRegistry registry;
        takeOver(registry.store(), dated("2016-01-01", {{"abc", "rfc1"}}));
        takeOver(registry.store(), dated("2018-01-01", {{"abc", "rfc1"}}));
        takeOver(registry.store(), dated("2017-01-01", {{"abc", "rfc7"}}));
        QCOMPARE(listedOn(registry.store(), "2018-01-01"), (Listed{{"abc", "rfc1"}}));
        const auto past = must(registry.store().past({}));
        QCOMPARE(past.from, std::string("2016-01-01"));
        QCOMPARE(past.days.size(), 3);
        QCOMPARE(past.days[1].changed, 1);
        QCOMPARE(past.days[2].formal, 1);
    }

    void aDayThatHasNotComeIsRefused()
    {
        const TestRegistry registry;
        registry::ImportBatch batch;
        batch.inForce = "9000-01-01";
        batch.header = "x";
        const auto by = [] { return act("rita", Role::Registrar); };
        QCOMPARE(refusal(registry.store().import(by(), batch)), QStringLiteral("import.not-yet"));
        batch.inForce = "2021-02-30";
        QCOMPARE(refusal(registry.store().import(by(), batch)), QStringLiteral("import.not-a-day"));
    }

    void whatWasDecidedOnOtherRecordsIsStale()
    {
        const TestRegistry registry;
        takeOver(registry.store(), dated("2016-01-01", {{"abc", "rfc1"}}));
        const auto listing = dated("2017-01-01", {{"abc", "rfc2"}});
        const auto plan = must(exchange::pastPlanFor(registry.store(), listing));
        takeOver(registry.store(), dated("2018-01-01", {{"abc", "rfc3"}}));
        const auto batch = listing::batchOf(
            listing, plan, [](const auto &) { return true; }, true);
        const auto done = registry.store().import(act("rita", Role::Registrar), batch);
        QVERIFY(!done && done.error().kind == registry::StoreError::Stale);
    }

    void theShippedListingsMakeTheSamePastInEitherWay()
    {
        const TestRegistry filled;
        must(filled.store().import(act("rita", Role::Registrar), exchange::shippedHistory()));
        const TestRegistry grown;
        auto listings = exchange::shippedListings();
        Dice(7).shuffle(listings);
        for (const listing::Source &each : listings)
            takeOver(grown.store(), each);
        const auto days = must(filled.store().past({})).days;
        QCOMPARE(must(grown.store().past({})).days.size(), days.size());
        for (const registry::ListingDay &each : days)
            QCOMPARE(listedOn(grown.store(), each.day), listedOn(filled.store(), each.day));
    }

    void everyDatedStateIsInForceOnItsDay();
};

namespace {

/// What iana-urn-history.csv and iana-urn-facts.csv say, from the first state on.
class Facts {
public:
    static std::vector<exchange::CsvRow> rows(const char *name)
    {
        QFile file(QStringLiteral(NIDREG_SHARED_DATA "/") + name);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return *exchange::readCsv(file.readAll().toStdString());
    }

    /// The states by day: NID to its references as the file writes them, and its date.
    static std::map<std::string, Listed> states()
    {
        Listed listed;
        std::set<std::string> dealt;
        const auto changes = rows("iana-urn-history.csv");
        for (const exchange::CsvRow &each : changes) {
            if (each[1] == "added" && !dealt.contains(each[3]))
                dealt.insert(each[3]);
            else if (each[1] == "changed" && dealt.insert(each[3]).second)
                listed[each[3]] = trimmed(each[4]);
        }
        for (const exchange::CsvRow &each : rows("iana-urn-facts.csv")) {
            if (each[0] != "nid" && !dealt.contains(each[0]))
                listed[each[0]] = trimmed(each[2] + ' ' + each[4] + ' ' + each[5]);
        }
        std::map<std::string, Listed> all;
        all["2015-04-29"] = listed;
        std::string newest = "2015-04-29";
        for (const exchange::CsvRow &each : changes) {
            if (each[0] < newest || each[0] == "registry_updated")
                continue; // the mirror showed an older listing for a while
            newest = each[0];
            if (each[1] == "removed")
                listed.erase(each[3]);
            else if (each[1] == "added")
                listed[each[3]] = trimmed(each[5] + ' ' + each[6] + ' ' + each[7]);
            else if (each[1] == "changed")
                listed[each[3]] = trimmed(each[5]);
            all[newest] = listed;
        }
        return all;
    }

    /// Letters and digits of references and dates, which both files write in manners of their own.
    static std::string trimmed(const std::string &text)
    {
        QString plain = QString::fromStdString(text).toLower();
        plain.remove(QRegularExpression("\\brfc:|[^a-z0-9;|/.-]"));
        return plain.toStdString();
    }
};

/// As iana-urn-history.csv writes it.
std::string written(const registry::NamespaceRow &row)
{
    std::string text;
    if (row.hasTemplate)
        text = "uri:" + row.templateUrl + '|' + row.nid
            + (row.kind == urn::NidKind::Formal ? "-template;" : ";");
    for (const registry::Reference &each : row.references)
        text += std::string(registry::name(each.type)) + ':' + each.data
            + (each.label.empty() ? "" : '|' + each.label) + ';';
    if (!text.empty())
        text.pop_back();
    return Facts::trimmed(text + ' ' + row.date + ' ' + row.updated);
}

} // namespace

void TestHistory::everyDatedStateIsInForceOnItsDay()
{
    const auto states = Facts::states();
    if (Facts::rows("iana-urn-history.csv").empty())
        QSKIP("the facts of IANA's registry are not at hand");
    const TestRegistry registry;
    must(registry.store().import(act("rita", Role::Registrar), exchange::shippedHistory()));
    for (const auto &[day, listed] : states) {
        const auto page = must(pageOf(registry.store(), day));
        QCOMPARE(page.rows.size(), listed.size());
        for (const registry::NamespaceRow &each : page.rows) {
            QVERIFY2(listed.contains(each.nid), (day + ' ' + each.nid).c_str());
            QCOMPARE(each.kind,
                     each.nid.starts_with("urn-") ? urn::NidKind::Informal : urn::NidKind::Formal);
            const std::string &expected = listed.at(each.nid);
            const bool isShort = expected.starts_with("rfc") || expected.starts_with("template");
            if (!isShort)
                QCOMPARE(written(each), expected);
            else
                QVERIFY2(expected.ends_with(Facts::trimmed(each.date + each.updated)),
                         (day + ' ' + each.nid).c_str());
        }
    }
}

NIDREG_TEST(TestHistory, QCoreApplication)

} // namespace tst_history

#include "tst_history.moc"
