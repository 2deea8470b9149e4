// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"
#include "tests/program/program.h"
#include "tests/support/filled.h"
#include "tests/support/sizes.h"

namespace tst_queue {

using namespace nidreg;
using namespace nidreg::tests;
using registry::RequestQuery;
using registry::RequestSort;
using registry::RequestView;
using workflow::Request;
using workflow::State;
using workflow::Turn;
using Ids = std::vector<std::int64_t>;

static constexpr int kRequests = 400, kEvents = 3000;

/// The queue in pages, against what can be told from all requests.
/// NIDREG_QUEUE_REQUESTS=20000 makes it a larger registry.
class TestQueue : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theLogVerifies();
    void pagesTogetherAreTheView_data();
    void pagesTogetherAreTheView();
    void textFindsWhatItSays_data();
    void textFindsWhatItSays();
    void everybodySeesWhatTheyMayRead_data();
    void everybodySeesWhatTheyMayRead();
    void cleanupTestCase();

private:
    std::vector<Request> all(registry::Store &store, RequestQuery query,
                             const workflow::Acting &acting) const;
    Ids expected(const RequestQuery &query) const;
    static Ids ids(const std::vector<Request> &requests);

    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<registry::Store> m_store;
    std::vector<Request> m_all; ///< by number
    base::Date m_today{};
    const workflow::Acting m_registrar{"registrar_1", Role::Registrar};
};

Ids TestQueue::ids(const std::vector<Request> &requests)
{
    Ids found;
    for (const Request &each : requests)
        found.push_back(each.id.value);
    return found;
}

void TestQueue::initTestCase()
{
    const int requests = sizeFrom("NIDREG_QUEUE_REQUESTS", kRequests);
    m_database = std::make_unique<TestDatabase>();
    for (const char *login : {"registrar_1", "applicant_1", "expert_1"}) {
        Sql(m_database->conninfo())
            .value(QStringLiteral("drop role if exists %1; create role %1 login;"
                                  " grant connect on database %2 to %1")
                       .arg(QLatin1String(login), m_database->name()));
        const QString owner = login == m_registrar.person ? "postgres" : "registrar_1";
        const Role role = *workflow::named<Role>(QString(login).section('_', 0, 0).toStdString());
        must(opened(m_database->conninfo(owner))
                 ->appoint(act(qPrintable(owner), Role::Registrar), {login, {role}}));
    }
    fill(m_database->conninfo(), requests, kEvents / kRequests * requests);
    m_store = opened(m_database->conninfo());
    m_today = *base::parseDate(Sql(m_database->conninfo())
                                   .value(QStringLiteral("select (now() at time zone 'UTC')::date"))
                                   .toStdString());
    m_all = all(*m_store, {RequestView::Everything}, m_registrar);
    QCOMPARE(m_all.size(), std::size_t(requests));
}

void TestQueue::cleanupTestCase()
{
    m_store.reset();
    for (const char *login : {"applicant_1", "expert_1", "registrar_1"})
        Sql(m_database->conninfo())
            .value(QStringLiteral("drop owned by %1; drop role %1").arg(QLatin1String(login)));
}

/// Every page of a query, seven requests each.
std::vector<Request> TestQueue::all(registry::Store &store, RequestQuery query,
                                    const workflow::Acting &acting) const
{
    std::vector<Request> found;
    query.limit = query.view == RequestView::Everything ? 512 : 7;
    std::int64_t total = -1;
    for (;;) {
        const auto page = must(store.requests(query, acting, m_today));
        if (total < 0)
            total = page.total;
        found.insert(found.end(), page.rows.begin(), page.rows.end());
        if (int(page.rows.size()) < query.limit)
            break;
        query.after = page.rows.back();
    }
    if (std::int64_t(found.size()) != total)
        qFatal("%zu requests on all pages, %lld stated", found.size(), (long long)total);
    return found;
}

void TestQueue::theLogVerifies()
{
    const auto report = must(m_store->verify({}));
    QVERIFY2(!report.mismatch, report.mismatch ? report.mismatch->subject.c_str() : "");
    QVERIFY(report.head.size >= std::int64_t(m_all.size()));
}

static bool isIn(RequestView view, const Request &request, base::Date today)
{
    const bool isOpen = !workflow::isEnded(request.state);
    switch (view) {
    case RequestView::AllOpen:
        return isOpen;
    case RequestView::WaitingOnMe:
        return workflow::waitingOn(request) == Turn::Registrar;
    case RequestView::Overdue:
        return request.due() && *request.due() < today;
    case RequestView::Contested:
        return isOpen && !request.contestedBy.empty();
    case RequestView::Done:
        return !isOpen;
    case RequestView::Everything:
        break;
    }
    return true;
}

static std::string keyOf(const Request &request, RequestSort sort)
{
    const auto due = request.due();
    const auto turn = workflow::waitingOn(request);
    switch (sort) {
    case RequestSort::Nid:
        return request.nid;
    case RequestSort::State:
        return std::string(1, char('a' + int(request.state)));
    case RequestSort::Turn:
        return turn ? std::string(name(*turn)) : "~";
    case RequestSort::Due:
        return due ? base::toString(*due) : "~";
    case RequestSort::Number:
        break;
    }
    return {};
}

Ids TestQueue::expected(const RequestQuery &query) const
{
    std::vector<Request> found;
    std::ranges::copy_if(m_all, std::back_inserter(found), [&](const Request &each) {
        return isIn(query.view, each, m_today) && (!query.state || each.state == *query.state);
    });
    std::ranges::stable_sort(found, {}, [&](const Request &each) {
        return std::pair(keyOf(each, query.sort), each.id.value);
    });
    if (query.descending)
        std::ranges::reverse(found);
    return ids(found);
}

void TestQueue::pagesTogetherAreTheView_data()
{
    QTest::addColumn<RequestQuery>("query");
    const auto row = [](const char *name, RequestQuery query) { QTest::newRow(name) << query; };
    row("all open, by number", {RequestView::AllOpen});
    row("all open, the newest first", {RequestView::AllOpen, {}, {}, RequestSort::Number, true});
    row("all open, by NID", {RequestView::AllOpen, {}, {}, RequestSort::Nid});
    row("all open, by NID backwards", {RequestView::AllOpen, {}, {}, RequestSort::Nid, true});
    row("all open, along the workflow", {RequestView::AllOpen, {}, {}, RequestSort::State});
    row("all open, the workflow backwards",
        {RequestView::AllOpen, {}, {}, RequestSort::State, true});
    row("all open, by turn", {RequestView::AllOpen, {}, {}, RequestSort::Turn});
    row("all open, by turn backwards", {RequestView::AllOpen, {}, {}, RequestSort::Turn, true});
    row("all open, what is due first", {RequestView::AllOpen, {}, {}, RequestSort::Due});
    row("all open, what is due last", {RequestView::AllOpen, {}, {}, RequestSort::Due, true});
    row("waiting on the registrar", {RequestView::WaitingOnMe});
    row("overdue", {RequestView::Overdue, {}, {}, RequestSort::Due});
    row("contested", {RequestView::Contested, {}, {}, RequestSort::Nid});
    row("done, by turn: nobody's", {RequestView::Done, {}, {}, RequestSort::Turn});
    row("in one state", {RequestView::Everything, {}, State::ChangesRequested});
}

void TestQueue::pagesTogetherAreTheView()
{
    QFETCH(RequestQuery, query);
    const Ids wanted = expected(query);
    QVERIFY(!wanted.empty());
    QCOMPARE(ids(all(*m_store, query, m_registrar)), wanted);
    if (!query.state)
        QCOMPARE(must(m_store->requestCounts(m_registrar, m_today))[std::size_t(query.view)],
                 std::int64_t(wanted.size()));
}

void TestQueue::textFindsWhatItSays_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("finds");
    QTest::newRow("part of a NID") << QByteArray("olo-1") << true;
    QTest::newRow("a NID in another case") << QByteArray("OLO-1") << true;
    QTest::newRow("the beginning of a number") << QByteArray("12") << true;
    QTest::newRow("a number as it is written") << QByteArray("#12") << true;
    QTest::newRow("an applicant") << QByteArray("icant_11") << true;
    QTest::newRow("an expert") << QByteArray("Expert_7") << true;
    QTest::newRow("a pattern is no pattern") << QByteArray("olo%1") << false;
    QTest::newRow("an underscore is itself") << QByteArray("expert-7") << false;
    QTest::newRow("nothing") << QByteArray("no such thing") << false;
    QTest::newRow("what no database holds") << QByteArray("\xff") << false;
}

void TestQueue::textFindsWhatItSays()
{
    QFETCH(QByteArray, text);
    const std::string part = text.toLower().replace("#", "").toStdString();
    const auto says = [&](const Request &each) {
        const bool isDigits =
            std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; });
        const auto has = [&](const std::string &in) { return in.find(part) != std::string::npos; };
        return (isDigits && std::to_string(each.id.value).starts_with(part)) || has(each.nid)
            || has(each.applicant)
            || std::ranges::any_of(each.experts, [&](const auto &a) { return has(a.expert); });
    };
    Ids wanted;
    for (const Request &each : m_all) {
        if (says(each))
            wanted.push_back(each.id.value);
    }
    QTEST(!wanted.empty(), "finds");
    QCOMPARE(ids(all(*m_store, {RequestView::Everything, text.toStdString()}, m_registrar)),
             wanted);
}

void TestQueue::everybodySeesWhatTheyMayRead_data()
{
    QTest::addColumn<workflow::Acting>("acting");
    QTest::newRow("an applicant") << workflow::Acting{"applicant_1", Role::Applicant};
    QTest::newRow("an applicant who says registrar")
        << workflow::Acting{"applicant_1", Role::Registrar};
    QTest::newRow("an expert") << workflow::Acting{"expert_1", Role::Expert};
    QTest::newRow("an expert who says registrar") << workflow::Acting{"expert_1", Role::Registrar};
    QTest::newRow("a registrar") << workflow::Acting{"registrar_1", Role::Registrar};
}

/// The queue shows the requests that can be asked for one by one.
void TestQueue::everybodySeesWhatTheyMayRead()
{
    QFETCH(workflow::Acting, acting);
    const QString conninfo = m_database->conninfo(QString::fromStdString(acting.person));
    const auto store = opened(conninfo);
    const auto seen = all(*store, {RequestView::Everything}, acting);
    Ids readable;
    const QString list =
        Sql(conninfo).value(QStringLiteral("select string_agg(i::text, ',' order by i)"
                                           " from generate_series(1, %1) i where exists"
                                           " (select from nidreg.request_file(i))")
                                .arg(m_all.size()));
    for (const QString &each : list.split(',', Qt::SkipEmptyParts))
        readable.push_back(each.toLongLong());
    QVERIFY(!readable.empty());
    QCOMPARE(ids(seen), readable);
    const auto counts = must(store->requestCounts(acting, m_today));
    for (std::size_t view = 0; view < counts.size(); ++view)
        QCOMPARE(counts[view], std::int64_t(all(*store, {RequestView(view)}, acting).size()));
    if (acting.role == Role::Expert) {
        for (const Request &each : all(*store, {RequestView::WaitingOnMe}, acting))
            QVERIFY(each.isAssigned(acting.person));
    }
}

NIDREG_TEST(TestQueue, QCoreApplication)

} // namespace tst_queue

#include "tst_queue.moc"
