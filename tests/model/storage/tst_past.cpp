// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"
#include "tests/model/storage/recount.h"
#include "tests/program/program.h"
#include "tests/support/filled.h"
#include "tests/support/sizes.h"

#include <map>

namespace tst_past {

using namespace nidreg;
using namespace nidreg::tests;
using registry::RequestView;
using workflow::State;
using workflow::Turn;

/// The queue's figures and the past of the listing, against a recount of all events.
/// NIDREG_QUEUE_REQUESTS=20000 makes it a larger registry.
class TestPast : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theFiguresAreThoseOfTheEvents();
    void theFiguresAreOfWhatIsInSight();
    void anEventIsFoundByItsTime();
    void thePastIsThatOfTheEvents_data();
    void thePastIsThatOfTheEvents();
    void beforeTheFirstEventNothingIsKnown();

private:
    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<registry::Store> m_store;
    base::Date m_today{};
    const workflow::Acting m_registrar{"registrar_1", Role::Registrar};
};

void TestPast::initTestCase()
{
    const int requests = sizeFrom("NIDREG_QUEUE_REQUESTS", 300);
    m_database = std::make_unique<TestDatabase>();
    fill(m_database->conninfo(), requests, requests * 8);
    m_store = opened(m_database->conninfo());
    m_today = *base::parseDate(Sql(m_database->conninfo())
                                   .value(QStringLiteral("select (now() at time zone 'UTC')::date"))
                                   .toStdString());
}

void TestPast::theFiguresAreThoseOfTheEvents()
{
    const auto figures = must(m_store->figures(m_registrar, m_today));
    Sql sql(m_database->conninfo());
    QCOMPARE(differenceOf(figures, recountOf(*m_store, sql, m_today)), QString());
    QCOMPARE(figures.months.back().month, m_today.year() / m_today.month());
    std::map<Turn, std::int64_t> turns;
    registry::RequestQuery query{RequestView::AllOpen};
    query.limit = 100'000;
    for (const workflow::Request &each : must(m_store->requests(query, m_registrar, m_today)).rows)
        ++turns[*workflow::waitingOn(each)];
    QCOMPARE((std::map<Turn, std::int64_t>(figures.openByTurn.begin(), figures.openByTurn.end())),
             turns);
    const auto counts = must(m_store->requestCounts(m_registrar, m_today));
    QCOMPARE(figures.open, counts[std::size_t(RequestView::AllOpen)]);
    QCOMPARE(figures.overdue, counts[std::size_t(RequestView::Overdue)]);
    QCOMPARE(figures.contested, counts[std::size_t(RequestView::Contested)]);
}

void TestPast::theFiguresAreOfWhatIsInSight()
{
    const workflow::Acting acting{"applicant_1", Role::Applicant};
    const auto theirs = must(m_store->figures(acting, m_today));
    const auto all = must(m_store->figures(m_registrar, m_today));
    QCOMPARE(theirs.open,
             must(m_store->requestCounts(acting, m_today))[std::size_t(RequestView::AllOpen)]);
    QVERIFY(theirs.open > 0 && theirs.open < all.open);
    QCOMPARE(theirs.months, all.months); // registrations are public
    QCOMPARE(must(m_store->figures({"anybody", Role::Reader}, m_today)).open, 0);
}

void TestPast::anEventIsFoundByItsTime()
{
    const auto events = must(m_store->events(0, 500));
    for (const std::size_t i : {std::size_t(0), std::size_t(7), events.size() - 1}) {
        QCOMPARE(must(m_store->eventAt(events[i].at)), events[i].number);
        QCOMPARE(must(m_store->eventAt(events[i].at - std::chrono::microseconds(1))),
                 events[i].number - 1);
    }
    QCOMPARE(must(m_store->eventAt(std::chrono::sys_days(m_today) + std::chrono::days(9))),
             must(m_store->head()).size - 1);
}

void TestPast::thePastIsThatOfTheEvents_data()
{
    QTest::addColumn<double>("share");
    QTest::newRow("near the beginning") << 0.15;
    QTest::newRow("in the middle") << 0.5;
    QTest::newRow("not long ago") << 0.9;
    QTest::newRow("now") << 1.0;
}

/// NID to version, status and registrant, as the register events up to `last` made them.
static std::map<std::string, std::string> listedBy(registry::Store &store, std::int64_t last)
{
    std::map<std::string, std::string> listed;
    for (std::int64_t from = 0; from <= last;) {
        for (const registry::Event &event : must(store.events(from, 1000))) {
            from = event.number + 1;
            if (event.what != "register" || event.number > last)
                continue;
            std::map<std::string, std::string> told(event.details.begin(), event.details.end());
            listed[event.nid] = told["version"] + ' ' + told["status"] + ' ' + told["registrant"];
        }
    }
    return listed;
}

void TestPast::thePastIsThatOfTheEvents()
{
    QFETCH(double, share);
    const auto last = std::int64_t(double(must(m_store->head()).size - 1) * share);
    std::map<std::string, std::string> listed;
    registry::NamespaceQuery query;
    query.asOf.known = last;
    query.limit = 16;
    std::int64_t total = -1;
    for (;;) {
        const auto page = must(m_store->namespaces(query));
        total = total < 0 ? page.total : total;
        for (const registry::NamespaceRow &row : page.rows) {
            listed[row.nid] = std::to_string(row.version) + ' ' + std::string(name(row.status))
                + ' ' + row.registrant;
            const auto found = must(m_store->find(row.nid, query.asOf));
            QCOMPARE(found.row.version, row.version);
            QCOMPARE(found.versions.back().version, row.version);
        }
        if (int(page.rows.size()) < query.limit)
            break;
        query.after = page.rows.back();
    }
    QCOMPARE(listed, listedBy(*m_store, last));
    QCOMPARE(total, std::int64_t(listed.size()));
    QVERIFY(!listed.empty());
}

void TestPast::beforeTheFirstEventNothingIsKnown()
{
    registry::NamespaceQuery query;
    query.asOf.known =
        must(m_store->eventAt(std::chrono::sys_days(*base::parseDate("1990-01-01"))));
    QCOMPARE(*query.asOf.known, -1);
    QCOMPARE(refusal(m_store->namespaces(query)), QStringLiteral("past.not-known"));
    QCOMPARE(refusal(m_store->find("urn-1", query.asOf)), QStringLiteral("past.not-known"));
    QCOMPARE(m_store->find("urn-1", query.asOf).error().detail, std::string());
}

NIDREG_TEST(TestPast, QCoreApplication)

} // namespace tst_past

#include "tst_past.moc"
