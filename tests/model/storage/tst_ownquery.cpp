// SPDX-License-Identifier: MIT
#include "tests/model/storage/attackqueries.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <thread>

namespace tst_ownquery {

using namespace nidreg;
using namespace nidreg::tests;
using registry::QueryOrder;
using registry::Stored;
using registry::Table;

namespace {

const workflow::Acting kAbe{"abe", Role::Applicant};
const workflow::Acting kRita{"rita", Role::Registrar};

/// The refusal, or the rows: "a|b / c|d".
QString answerOf(const Stored<Table> &table)
{
    if (!table)
        return refusal(table);
    QStringList rows;
    for (const auto &row : table->rows) {
        QStringList cells;
        for (const registry::Cell &cell : row)
            cells += QString::fromStdString(cell.value_or("-"));
        rows += cells.join(u'|');
    }
    return rows.join(QStringLiteral(" / "));
}

QueryOrder order(const QString &text)
{
    return {text.toStdString(), std::chrono::seconds(2), 100};
}

/// One of several answers; "": any.
void verifyAnswer(const Stored<Table> &said, const QString &answers)
{
    const QStringList all = answers.split(" or ", Qt::SkipEmptyParts);
    if (!all.isEmpty() && !all.contains(answerOf(said)))
        QCOMPARE(answerOf(said), answers);
}

/// A digest of every table of the registry.
QString digestOf(Sql &owner)
{
    const QStringList tables = owner
                                   .value("select string_agg(c.oid::regclass::text, ' ' order by "
                                          "c.oid::regclass::text) from pg_class c where"
                                          " c.relkind = 'r' and c.relnamespace in "
                                          "('nidreg'::regnamespace, 'nidreg_data'::regnamespace)")
                                   .split(u' ');
    QString digest;
    for (const QString &table : tables)
        digest += table + u'='
            + owner.value(
                "select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from " + table
                + " t");
    return digest;
}

} // namespace

/// What a person's own query may do: read what they may see, and nothing else, whatever it says.
class TestOwnQuery : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void anAnswer_data();
    void anAnswer();
    void anAttack_data();
    void anAttack();
    void anAttackByALoginOfASharedRegistry_data() { anAttack_data(); }
    void anAttackByALoginOfASharedRegistry();
    void aQueryThatTakesLongIsCancelled();
    void moreRowsThanAskedForAreCut();
    void aLongValueIsCut();
    void anAnswerHasAnEndInBytes();
    void nothingOfASessionIsLeft();
    void aViewerIsNobodyElse();
    void theNamesAreThoseThatMayBeRead();
    void aSharedQuery();

private:
    std::unique_ptr<TestRegistry> m_registry;
};

void TestOwnQuery::initTestCase()
{
    m_registry = std::make_unique<TestRegistry>();
    const auto lamps = m_registry->approved(m_registry->draft(), "lamps");
    must(m_registry->registerNamespace(act("rita", Role::Registrar), lamps));
    m_registry->draft();
    Sql owner(m_registry->conninfo());
    owner.value("create extension if not exists dblink");
}

void TestOwnQuery::anAnswer_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char *name, const char *query, const char *answer) {
        QTest::newRow(name) << QString(query) << QString(answer);
    };
    row("what is public", "select nid, kind from nidreg.namespace", "lamps|formal");
    row("without the schema", "select nid from namespace", "lamps");
    row("a comment first", "-- mine\n/* really */ select 1", "1");
    row("a comment last", "select 1 -- one", "1");
    row("semicolons at the end", "select 1;;\n", "1");
    row("a table", "table nidreg.contact", "");
    row("values", "values (1, 'a'), (2, null)", "1|a / 2|-");
    row("with", "with x as (select 2 as n) select n * n from x", "4");
    row("in brackets", "(select 1) union (select 2) order by 1", "1 / 2");
    row("an order is kept", "select n from generate_series(1, 3) n order by n desc", "3 / 2 / 1");
    row("two columns of one name", "select 1 as a, 2 as a", "1|2");
    row("a truth", "select true", "true");
    row("a moment", "select timestamptz '2026-01-31 10:00+01'", "2026-01-31T09:00:00Z");
    row("one's own requests", "select request, applicant from nidreg.requests() order by 1",
        "1|abe / 2|abe");
    row("no column", "select from nidreg.namespace", "query.not-a-select");
    row("a mistake", "select nothing_there", "query.failed");
}

void TestOwnQuery::anAnswer()
{
    QFETCH(QString, query);
    QFETCH(QString, answer);
    QCOMPARE(answerOf(m_registry->store().query(kAbe, order(query))), answer);
}

void TestOwnQuery::anAttack_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("answer"); ///< "" for any: it is bounded, and changes nothing
    const auto row = [](const char *name, const char *query, const char *answer) {
        QTest::newRow(name) << QString(query) << QString(answer);
    };
    for (const Attack &each : kAttacks)
        row(each.name, each.query, each.answer);
}

void TestOwnQuery::anAttack()
{
    QFETCH(QString, query);
    QFETCH(QString, answer);
    Sql owner(m_registry->conninfo());
    const QString before = digestOf(owner);
    QElapsedTimer time;
    time.start();
    const auto said = m_registry->store().query(kAbe, order(query));
    QVERIFY2(time.elapsed() < test::kPatience, "it took longer than its limit");
    verifyAnswer(said, answer);
    QCOMPARE(digestOf(owner), before);
    QVERIFY(!QFile::exists("/tmp/nidreg_attack"));
    QCOMPARE(owner.value("select count(*) from pg_largeobject_metadata where oid = 4711"),
             QStringLiteral("0"));
    QTRY_COMPARE(
        owner.value("select count(*) from pg_locks where locktype = 'advisory' and database = "
                    "(select oid from pg_database where datname = current_database())"),
        QStringLiteral("0"));
    must(m_registry->store().namespaces({})); // the program's own session is alive
}

void TestOwnQuery::anAttackByALoginOfASharedRegistry()
{
    QFETCH(QString, query);
    QFETCH(QString, answer);
    const TestDatabase database;
    const Login rita(database, Login::First{});
    const Login abe(rita, Role::Applicant);
    Sql owner(database.conninfo());
    owner.value("create extension if not exists dblink");
    const auto store = opened(abe.conninfo());
    const QString before = digestOf(owner);
    const auto said = store->query({abe.name(), Role::Applicant}, order(query));
    verifyAnswer(said, answer);
    QCOMPARE(digestOf(owner), before);
    QCOMPARE(owner.value("select count(*) from pg_largeobject_metadata where oid = 4711"),
             QStringLiteral("0"));
    QTRY_COMPARE(owner.value("select count(*) from pg_locks where locktype = 'advisory'"),
                 QStringLiteral("0"));
}

void TestOwnQuery::aQueryThatTakesLongIsCancelled()
{
    std::stop_source stop;
    const auto store = must(m_registry->store().opener()(stop.get_token()));
    std::jthread canceller([&stop, this] {
        Sql owner(m_registry->conninfo());
        const QString running = "select count(*) from pg_stat_activity where datname = "
                                "current_database() and wait_event = 'PgSleep'";
        while (owner.value(running) == "0")
            owner.value("select pg_sleep(0.01)");
        stop.request_stop();
    });
    const auto said =
        store->query(kAbe, {"select pg_sleep(3600) is null", std::chrono::minutes(1), 10});
    QCOMPARE(refusal(said), QStringLiteral("cancelled"));
}

void TestOwnQuery::moreRowsThanAskedForAreCut()
{
    const auto more =
        must(m_registry->store().query(kAbe, order("select generate_series(1, 101)")));
    QVERIFY(more.isCut);
    QCOMPARE(more.rows.size(), std::size_t(100));
    const auto just =
        must(m_registry->store().query(kAbe, order("select generate_series(1, 100)")));
    QVERIFY(!just.isCut);
    QCOMPARE(just.rows.size(), std::size_t(100));
}

void TestOwnQuery::aLongValueIsCut()
{
    const auto table = must(
        m_registry->store().query(kAbe, order("select repeat('x', 30000), repeat('y', 20000)")));
    QCOMPARE(QString::fromStdString(*table.rows[0][0]).size(), 20001);
    QVERIFY(QString::fromStdString(*table.rows[0][0]).endsWith(QChar(0x2026)));
    QCOMPARE(table.rows[0][1]->size(), std::size_t(20000));
}

void TestOwnQuery::anAnswerHasAnEndInBytes()
{
    QueryOrder large = order("select repeat('x', 20000) from generate_series(1, 10000)");
    large.maxRows = 10000;
    large.patience = std::chrono::seconds(20);
    const auto table = must(m_registry->store().query(kAbe, large));
    QVERIFY(table.isCut);
    QVERIFY(table.rows.size() > 1000 && table.rows.size() < 2000);
}

void TestOwnQuery::nothingOfASessionIsLeft()
{
    must(m_registry->store().query(kAbe,
                                   order("select set_config('nidreg.role', 'registrar', false)")));
    QCOMPARE(
        answerOf(m_registry->store().query(kAbe, order("select current_setting('nidreg.role')"))),
        QStringLiteral("applicant"));
    Sql owner(m_registry->conninfo());
    QTRY_COMPARE(
        owner.value("select count(*) from pg_stat_activity where datname = current_database()"
                    " and application_name = 'nidreg report'"),
        QStringLiteral("0"));
}

/// Of a local registry, whose own login is a superuser's.
void TestOwnQuery::aViewerIsNobodyElse()
{
    QCOMPARE(answerOf(m_registry->store().query(
                 kAbe,
                 order("select session_user ~ '^nidreg_applicant_[0-9a-f]{32}$', current_user,"
                       " pg_has_role(session_user, 'nidreg_owner', 'member'),"
                       " pg_has_role(session_user, 'nidreg_registrar', 'member'),"
                       " (select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls from "
                       "pg_roles where"
                       " rolname = session_user)"))),
             QStringLiteral("true|nidreg_applicant|false|false|false"));
    QCOMPARE(answerOf(m_registry->store().query({"abe", Role::Registrar}, order("select 1"))),
             QStringLiteral("role.wrong"));
    QCOMPARE(answerOf(m_registry->store().query({"nobody", Role::Reader}, order("select 1"))),
             QStringLiteral("role.wrong"));
}

void TestOwnQuery::theNamesAreThoseThatMayBeRead()
{
    const auto names = must(m_registry->store().queryNames(kAbe));
    QStringList all;
    for (const registry::QueryName &each : names)
        all += QString::fromStdString(each.name);
    QVERIFY(all.contains("nidreg.namespace") || all.contains("namespace"));
    QVERIFY2(all.filter("requests()").size() == 1, qPrintable(all.join(u' ')));
    QVERIFY(all.filter("nidreg_data").isEmpty());
    QVERIFY(all.filter("listing_import").isEmpty());
    for (const registry::QueryName &each : names)
        QVERIFY2(!each.columns.empty() && !each.columns.front().empty(), each.name.c_str());
}

void TestOwnQuery::aSharedQuery()
{
    const auto rita = act("rita", Role::Registrar);
    registry::Store &store = m_registry->store();
    must(store.shareQuery(rita, {"All formal ones", "select nid from namespace"}));
    must(store.shareQuery(rita, {"All formal ones", "select nid from namespace"})); // the same key
    must(store.shareQuery(act("rita", Role::Registrar), {"All formal ones", "select 1"}));
    auto shared = must(store.sharedQueries());
    QCOMPARE(shared.size(), std::size_t(1));
    QCOMPARE(shared[0].text, std::string("select 1"));
    QCOMPARE(shared[0].person, std::string("rita"));
    QCOMPARE(refusal(store.shareQuery(act("abe", Role::Applicant), {"mine", "select 1"})),
             QStringLiteral("role.wrong"));
    QCOMPARE(refusal(store.shareQuery(act("rita", Role::Registrar), {"", "select 1"})),
             QStringLiteral("query.bad-name"));
    QCOMPARE(refusal(store.shareQuery(act("rita", Role::Registrar), {"two\nlines", "select 1"})),
             QStringLiteral("query.bad-name"));
    QCOMPARE(refusal(store.shareQuery(act("rita", Role::Registrar), {"blank", " \n"})),
             QStringLiteral("query.bad-text"));
    must(store.withdrawQuery(act("rita", Role::Registrar), "All formal ones"));
    QCOMPARE(refusal(store.withdrawQuery(act("rita", Role::Registrar), "All formal ones")),
             QStringLiteral("not found"));
    QVERIFY(must(store.sharedQueries()).empty());
    const auto events = must(store.events(0, 1000));
    const auto told = std::ranges::count_if(events, [](const registry::Event &each) {
        return each.what == "share-query" || each.what == "withdraw-query";
    });
    QCOMPARE(told, 3);
}

NIDREG_TEST(TestOwnQuery, QCoreApplication)

} // namespace tst_ownquery

#include "tst_ownquery.moc"
