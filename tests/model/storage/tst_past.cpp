// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"
#include "tests/support/filled.h"

#include <map>

using namespace nidreg;
using namespace nidreg::tests;
using registry::RequestView;
using review::State;
using review::Turn;

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
    void beforeTheFirstEventNothingStood();

private:
    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<registry::Store> m_store;
    base::Date m_today{};
    const review::Acting m_registrar{"registrar_1", Role::Registrar};
};

void TestPast::initTestCase()
{
    const int asked = qEnvironmentVariableIntValue("NIDREG_QUEUE_REQUESTS");
    const int requests = asked > 0 ? asked : 300;
    m_database = std::make_unique<TestDatabase>();
    fill(m_database->conninfo(), requests, requests * 8);
    m_store = opened(m_database->conninfo());
    m_today = *base::parseDate(Sql(m_database->conninfo())
                                   .value(QStringLiteral("select (now() at time zone 'UTC')::date"))
                                   .toStdString());
}

/// What the events say of the requests: where each stands, and every stay that ended.
struct Recount {
    std::map<std::int64_t, State> states;
    std::map<std::int64_t, base::Instant> entered;
    std::map<State, std::vector<double>> days;
    std::map<std::chrono::year_month, std::int64_t> registrations;

    void take(const registry::Event &event, base::Instant since)
    {
        const auto step = review::named<review::Step>(event.what);
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

static double median(std::vector<double> values)
{
    std::ranges::sort(values);
    const std::size_t half = values.size() / 2;
    return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

void TestPast::theFiguresAreThoseOfTheEvents()
{
    const auto figures = must(m_store->figures(m_registrar, m_today));
    Sql sql(m_database->conninfo());
    Recount recount;
    const auto aYearAgo = std::chrono::sys_days(m_today - std::chrono::months(12));
    // Where a step leads stands in the event's bytes; all of them, in their order.
    const QStringList leads =
        sql.value(QStringLiteral("select string_agg(substring(convert_from(canonical, 'UTF8')"
                                 " from '\nto=[0-9]+:([a-z-]*)'), ',' order by number)"
                                 " from nidreg.event"))
            .split(',');
    std::size_t number = 0;
    for (;;) {
        const auto events = must(m_store->events(std::int64_t(number), 1000));
        for (const registry::Event &event : events) {
            const auto to = review::named<State>(leads[qsizetype(number++)].toStdString());
            recount.to = to.value_or(State::Draft);
            recount.take(event, aYearAgo);
        }
        if (events.size() < 1000)
            break;
    }
    std::map<State, std::int64_t> open;
    for (const auto &[id, state] : recount.states)
        open[state] += !review::isEnded(state);
    std::erase_if(open, [](const auto &each) { return each.second == 0; });
    QCOMPARE(
        (std::map<State, std::int64_t>(figures.openByState.begin(), figures.openByState.end())),
        open);
    QCOMPARE(figures.stays.size(), recount.days.size());
    for (const registry::StayFigure &stay : figures.stays) {
        QCOMPARE(stay.stays, std::int64_t(recount.days[stay.state].size()));
        QVERIFY(std::abs(stay.medianDays - median(recount.days[stay.state])) < 1e-6);
    }
    QCOMPARE(figures.months.size(), std::size_t(12));
    for (const registry::MonthFigure &each : figures.months)
        QCOMPARE(each.registrations, recount.registrations[each.month]);
    QCOMPARE(figures.months.back().month, m_today.year() / m_today.month());
    std::map<Turn, std::int64_t> turns;
    registry::RequestQuery query{RequestView::AllOpen};
    query.limit = 100'000;
    for (const review::Request &each : must(m_store->requests(query, m_registrar, m_today)).rows)
        ++turns[*review::waitingOn(each)];
    QCOMPARE((std::map<Turn, std::int64_t>(figures.openByTurn.begin(), figures.openByTurn.end())),
             turns);
    const auto counts = must(m_store->requestCounts(m_registrar, m_today));
    QCOMPARE(figures.open, counts[std::size_t(RequestView::AllOpen)]);
    QCOMPARE(figures.overdue, counts[std::size_t(RequestView::Overdue)]);
    QCOMPARE(figures.contested, counts[std::size_t(RequestView::Contested)]);
}

void TestPast::theFiguresAreOfWhatIsInSight()
{
    const review::Acting acting{"applicant_1", Role::Applicant};
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
    query.asOf = last;
    query.limit = 16;
    std::int64_t total = -1;
    for (;;) {
        const auto page = must(m_store->namespaces(query));
        total = total < 0 ? page.total : total;
        for (const registry::NamespaceRow &row : page.rows) {
            listed[row.nid] = std::to_string(row.version) + ' ' + std::string(name(row.status))
                + ' ' + row.registrant;
            const auto found = must(m_store->findAsOf(row.nid, last));
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

void TestPast::beforeTheFirstEventNothingStood()
{
    registry::NamespaceQuery query;
    query.asOf = must(m_store->eventAt(std::chrono::sys_days(*base::parseDate("1990-01-01"))));
    QCOMPARE(*query.asOf, -1);
    QVERIFY(must(m_store->namespaces(query)).rows.empty());
    QCOMPARE(refusal(m_store->findAsOf("urn-1", -1)), QStringLiteral("not found"));
}

QTEST_GUILESS_MAIN(TestPast)
#include "tst_past.moc"
