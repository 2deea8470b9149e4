// SPDX-License-Identifier: MIT
#include "model/storage/postgres/connection.h"
#include "model/storage/postgres/migrate.h"
#include "model/workflow/transitions.h"
#include "registry-data/queries.h"
#include "registry-data/schema.h"
#include "tests/model/storage/registry36.h"
#include "tests/program/program.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>

#include <thread>

namespace tst_schema {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// "in-discussion" out of a state's name; parts and conditions have theirs here.
QString nameOf(workflow::Part part)
{
    static const QStringList names{QStringLiteral("its-applicant"),
                                   QStringLiteral("assigned-expert"), QStringLiteral("registrar"),
                                   QStringLiteral("any-viewer")};
    return names[int(part)];
}

QString nameOf(workflow::When when)
{
    static const QStringList names{
        QStringLiteral("always"),          QStringLiteral("body-unknown"),
        QStringLiteral("body-recognized"), QStringLiteral("others-still-due"),
        QStringLiteral("last-vote"),       QStringLiteral("last-vote-on-standard")};
    return names[int(when)];
}

QString qtText(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString compiledEdges()
{
    QStringList rows;
    for (const workflow::Edge &each : workflow::edges())
        rows << QStringList{qtText(name(each.step)), qtText(name(each.procedure)),
                            qtText(name(each.from)), qtText(name(each.to)),
                            nameOf(each.by),         nameOf(each.when)}
                    .join(QLatin1Char(' '));
    return rows.join(QLatin1Char('\n'));
}

QString pgDump()
{
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    const QStringList found = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    return found.isEmpty() ? QStringLiteral("pg_dump")
                           : versions.filePath(found.last() + QStringLiteral("/bin/pg_dump"));
}

/// The four roles, as a table.
const QString kRoles = "unnest(array['nidreg_reader', 'nidreg_applicant', 'nidreg_expert',"
                       " 'nidreg_registrar']) r";

/// What an installation leaves behind.
QString stateOf(const TestDatabase &database)
{
    return Sql(database.conninfo())
        .value("select concat_ws(' ', h.size, encode(h.peaks, 'hex'), (select string_agg(s::text,"
               " ' ') from nidreg_data.schema_version s)) from nidreg_data.log_head h");
}

/// Both schemas as pg_dump writes it, without what differs between versions of pg_dump.
QByteArray dumpOf(const QString &conninfo)
{
    QProcess dump;
    dump.start(pgDump(),
               {QStringLiteral("--schema-only"), QStringLiteral("--schema=nidreg"),
                QStringLiteral("--schema=nidreg_data"), QStringLiteral("--dbname"), conninfo});
    dump.waitForFinished();
    const QString text = QString::fromUtf8(dump.readAllStandardOutput());
    static const QRegularExpression noise(
        QStringLiteral("^(--.*|\\\\(un)?restrict .*|SET .*|SELECT pg_catalog.set_config.*)?\\n"),
        QRegularExpression::MultilineOption);
    return QString(text).remove(noise).toUtf8();
}

} // namespace

class TestSchema : public QObject {
    Q_OBJECT

private slots:
    void anUpgradedRegistryHasTheSchemaOfAFreshOne()
    {
        const TestDatabase fresh;
        const Registry36 upgraded(Registry36::Local);
        must(storage::migrate(upgraded.conninfo()));
        const QByteArray dump = dumpOf(fresh.conninfo());
        QVERIFY(dump.contains("CREATE TABLE nidreg_data.event"));
        QVERIFY(dump.contains("CREATE FUNCTION nidreg.submit"));
        QCOMPARE(dumpOf(upgraded.conninfo()).split('\n'), dump.split('\n'));
    }

    void everyStatementPrepares()
    {
        const TestDatabase database;
        Sql sql(database.conninfo());
        int count = 0;
        for (const auto &[name, text] : sql::kStatements) {
            if (text.find("\ncopy ") != text.npos || name == "migration/read_former")
                continue; // COPY cannot be prepared, imports run it; the other one asks schema 36
            const QString prepare = QStringLiteral("prepare q%1 as ").arg(++count);
            QVERIFY2(sql.run(prepare + qtText(text)) == QStringLiteral("done"),
                     (std::string(name) + ": " + sql.words()).c_str());
        }
        QVERIFY(count > 25);
    }

    void theWorkflowIsTheCompiledOne()
    {
        const TestDatabase database;
        const QString rows = Sql(database.conninfo())
                                 .value(QStringLiteral(
                                     "select string_agg(concat_ws(' ', step, procedure, from_state,"
                                     " to_state, part, condition), E'\\n' order by ordinal)"
                                     " from nidreg.workflow_edge"));
        QCOMPARE(rows.split(QLatin1Char('\n')), compiledEdges().split(QLatin1Char('\n')));
    }

    void whatStepsNeedIsTheCompiledSpec()
    {
        const TestDatabase database;
        Sql sql(database.conninfo());
        for (const std::string_view step : workflow::kStepNames) {
            const auto &spec = workflow::spec(*workflow::named<workflow::Step>(step));
            const QString needs =
                sql.value(QStringLiteral("select concat_ws(' ', note_required,"
                                         " reference_required, takes_expert, names_expert,"
                                         " names_thread)"
                                         " from nidreg.workflow_step where step = '%1'")
                              .arg(qtText(step)));
            const auto word = [](bool b) { return b ? QStringLiteral("t") : QStringLiteral("f"); };
            QCOMPARE(
                needs,
                (QStringList{word(spec.noteRequired), word(spec.referenceRequired),
                             word(spec.takesExpert), word(spec.namesExpert), word(spec.namesThread)}
                     .join(QLatin1Char(' '))));
        }
    }

    void installingIsTheFirstEvent()
    {
        const TestDatabase database;
        const auto store = opened(database.conninfo());
        const auto events = must(store->events(0, 10));
        QCOMPARE(events.size(), std::size_t(1));
        QCOMPARE(events.front().what, std::string("install"));
        QCOMPARE(events.front().person, std::string("postgres"));
        QVERIFY(!must(store->verify({})).mismatch);
    }

    void migratingTwiceChangesNothing()
    {
        const TestDatabase database;
        const auto before = stateOf(database);
        must(storage::migrate(database.conninfo()));
        QCOMPARE(stateOf(database), before);
    }

    void programsThatMigrateAtOnceTakeTurns()
    {
        const TestDatabase database(TestDatabase::Content::Nothing);
        std::array<QString, 4> answers;
        std::vector<std::thread> programs;
        for (QString &answer : answers)
            programs.emplace_back([&] {
                const auto done = storage::migrate(database.conninfo());
                answer = done ? "done" : QString::fromStdString(done.error().detail);
            });
        for (std::thread &program : programs)
            program.join();
        for (const QString &answer : answers)
            QCOMPARE(answer, QStringLiteral("done"));
        QCOMPARE(Sql(database.conninfo())
                     .value("select string_agg(what, ' ' order by number) from nidreg_data.event"),
                 QStringLiteral("install"));
    }

    void aNewerDatabaseIsLeftAlone()
    {
        const TestDatabase database;
        Sql(database.conninfo())
            .value("insert into nidreg_data.schema_version values (9999, '', 'a later program')");
        const auto before = stateOf(database);
        QCOMPARE(refusal(storage::migrate(database.conninfo())), QStringLiteral("schema.newer"));
        QCOMPARE(refusal(storage::migrate(database.conninfo(), true)),
                 QStringLiteral("schema.newer"));
        QCOMPARE(refusal(storage::openStore(database.conninfo())), QStringLiteral("schema.newer"));
        QCOMPARE(stateOf(database), before);
    }

    /// Of former registries the newest one alone is taken over, and only as its programs left it.
    void aFormerRegistryIsLeftAlone_data()
    {
        QTest::addColumn<int>("newest");
        QTest::addColumn<QString>("answer");
        QTest::newRow("one that is older than any that is taken over") << 35 << "schema.too-old";
        QTest::newRow("one whose migrations were edited") << 36 << "schema.edited";
        QTest::newRow("one of a program that there never was") << 37 << "schema.newer";
    }

    void aFormerRegistryIsLeftAlone()
    {
        QFETCH(int, newest);
        QFETCH(QString, answer);
        const TestDatabase database(TestDatabase::Content::Nothing);
        Sql(database.conninfo())
            .value(qtText(sql::kTablesOf36)
                   + QStringLiteral("; insert into nidreg.migration (version, name, sha256)"
                                    " select v, 'x', 'x' from generate_series(1, %1) v")
                         .arg(newest));
        QCOMPARE(refusal(storage::migrate(database.conninfo())), answer);
        QCOMPARE(refusal(storage::openStore(database.conninfo())), answer);
        QCOMPARE(refusal(storage::openStore(database.conninfo(), storage::Migrate::WhenOlder)),
                 answer);
    }

    void anEditedSchemaIsRefusedAndPutRight()
    {
        const TestDatabase database;
        Sql sql(database.conninfo());
        sql.value("update nidreg_data.schema_version set sha256 = 'x';"
                  "create or replace function nidreg.policy_value(p_name text) returns text"
                  " language sql stable as 'select ''mine''';"
                  "create view nidreg.mine as select 1 as x;"
                  "create function nidreg_data.mine() returns int language sql as 'select 1'");
        QCOMPARE(refusal(storage::openStore(database.conninfo())), QStringLiteral("schema.edited"));
        must(storage::migrate(database.conninfo()));
        QCOMPARE(sql.value("select nidreg.policy_value('idle-days')"), QStringLiteral("90"));
        const auto store = opened(database.conninfo());
        QCOMPARE(must(store->events(1, 10)).front().what, std::string("upgrade"));
        QVERIFY(!must(store->verify({})).mismatch);
        const TestDatabase fresh;
        QCOMPARE(dumpOf(database.conninfo()).split('\n'), dumpOf(fresh.conninfo()).split('\n'));
    }

    void anEmptyDatabaseIsOpenedOnlyToMigrateIt()
    {
        const TestDatabase database(TestDatabase::Content::Nothing);
        QCOMPARE(refusal(storage::openStore(database.conninfo())), QStringLiteral("schema.none"));
        QCOMPARE(refusal(storage::openStore(database.conninfo(), storage::Migrate::WhenOlder)),
                 QStringLiteral("done"));
    }

    /// What the catalogue says of both schemas: each row finds what is wrong.
    void nobodyHasARightThatNobodyNeeds_data()
    {
        QTest::addColumn<QString>("wrong");
        const auto row = [](const char *name, const QString &wrong) {
            QTest::newRow(name) << wrong;
        };
        row("a function of nidreg runs as the owner, and finds names where ours are",
            "select p.oid::regprocedure from pg_proc p where p.pronamespace = "
            "'nidreg'::regnamespace"
            " and (p.prosecdef and p.proowner = 'nidreg_owner'::regrole and p.proconfig @>"
            " array['search_path=nidreg_data, nidreg, pg_catalog, pg_temp']) is not true");
        row("what a session sets decides nothing in a function of nidreg, nor prints what it reads",
            "select p.oid::regprocedure from pg_proc p where p.pronamespace = "
            "'nidreg'::regnamespace"
            " and (p.prosrc ~ '^\\s*declare\\s+\\w+\\s+jsonb := begin_action\\(' or p.proconfig @>"
            " array['standard_conforming_strings=on', 'DateStyle=ISO, YMD',"
            " 'debug_print_parse=off', 'debug_print_rewritten=off', 'debug_print_plan=off'])"
            " is not true");
        row("no function is for everybody",
            "select p.oid::regprocedure from pg_proc p where p.pronamespace in"
            " ('nidreg'::regnamespace, 'nidreg_data'::regnamespace)"
            " and (p.proacl is null or p.proacl::text ~ '[{,]=')");
        row("no function of nidreg_data is for one of the four roles",
            "select p.oid::regprocedure || ' ' || r from pg_proc p, " + kRoles
                + " where p.pronamespace = 'nidreg_data'::regnamespace"
                  " and has_function_privilege(r, p.oid, 'execute')");
        row("no function of nidreg_data runs as somebody else than its caller",
            "select p.oid::regprocedure from pg_proc p"
            " where p.pronamespace = 'nidreg_data'::regnamespace and p.prosecdef");
        row("nobody uses the schema nidreg_data",
            "select r from " + kRoles
                + " where has_schema_privilege(r, 'nidreg_data', 'usage, create')");
        row("nobody makes anything in the schema nidreg",
            "select r from " + kRoles + " where has_schema_privilege(r, 'nidreg', 'create')");
        row("the schemas are nobody's but the owner's",
            "select nspname from pg_namespace where nspname in ('nidreg', 'nidreg_data')"
            " and (nspowner <> 'nidreg_owner'::regrole or nspacl::text ~ '[{,]=')");
        row("no table of nidreg_data, and no column, is for one of the four roles",
            "select c.oid::regclass || ' ' || r from pg_class c, " + kRoles
                + " where c.relnamespace = 'nidreg_data'::regnamespace and c.relkind in ('r', 'v')"
                  " and (has_table_privilege(r, c.oid, 'select, insert, update, delete, truncate,"
                  " references, trigger') or has_any_column_privilege(r, c.oid, 'select, insert,"
                  " update, references'))");
        row("of nidreg the four roles read the views alone",
            "select c.oid::regclass || ' ' || r from pg_class c, " + kRoles
                + " where c.relnamespace = 'nidreg'::regnamespace and c.relkind in ('r', 'v')"
                  " and (has_table_privilege(r, c.oid, 'select') or has_any_column_privilege(r,"
                  " c.oid, 'select')) <> (c.relkind = 'v')");
        row("of nidreg registrars write the rows of an import alone",
            "select c.oid::regclass || ' ' || r || ' ' || w from pg_class c, " + kRoles
                + ", unnest(array['insert', 'update', 'delete', 'truncate', 'references',"
                  " 'trigger']) w where c.relnamespace = 'nidreg'::regnamespace"
                  " and c.relkind in ('r', 'v') and has_table_privilege(r, c.oid, w) <> "
                  "((c.relname,"
                  " r, w) = ('listing_import', 'nidreg_registrar', 'insert'))");
        row("there is no other kind of relation, as a sequence, which would leave gaps",
            "select c.oid::regclass from pg_class c where c.relkind not in ('r', 'v', 'i', 'c') and"
            " c.relnamespace in ('nidreg'::regnamespace, 'nidreg_data'::regnamespace)");
        row("everything is the owner's",
            "select c.oid::regclass from pg_class c where c.relowner <> 'nidreg_owner'::regrole and"
            " c.relnamespace in ('nidreg'::regnamespace, 'nidreg_data'::regnamespace)");
    }

    void nobodyHasARightThatNobodyNeeds()
    {
        QFETCH(QString, wrong);
        const TestDatabase database;
        QCOMPARE(
            Sql(database.conninfo())
                .value(
                    QStringLiteral("select string_agg(x::text, ', ') from (%1) t (x)").arg(wrong)),
            QString());
    }

    void aConnectionStringIsReadByLibpq_data()
    {
        QTest::addColumn<QString>("conninfo");
        QTest::addColumn<QString>("answer");
        QTest::newRow("no such keyword")
            << QStringLiteral("hots=x") << QStringLiteral("conninfo.malformed");
        QTest::newRow("a NUL") << QStringLiteral("host=/nowhere") + QChar::Null
                + QStringLiteral("dbname=x")
                               << QStringLiteral("conninfo.malformed");
        QTest::newRow("a semicolon") << QStringLiteral("host=/nowhere application_name='a;b'")
                                     << QStringLiteral("unreachable");
        QTest::newRow("no server there")
            << QStringLiteral("postgresql:///x?host=/nowhere") << QStringLiteral("unreachable");
        QTest::newRow("a quote in a name")
            << QStringLiteral("host=/nowhere dbname='it\\'s'") << QStringLiteral("unreachable");
    }

    void aConnectionStringIsReadByLibpq()
    {
        QFETCH(QString, conninfo);
        QFETCH(QString, answer);
        QCOMPARE(refusal(storage::openStore(conninfo)), answer);
    }

    void aUriOpensAStore()
    {
        const TestDatabase database;
        const QString uri =
            QStringLiteral("postgresql://postgres@/%1?host=%2&target_session_attrs=read-write")
                .arg(database.name(), QString::fromUtf8(QUrl::toPercentEncoding(serverFolder())));
        QCOMPARE(refusal(storage::openStore(uri)), QStringLiteral("done"));
    }
};

NIDREG_TEST(TestSchema, QCoreApplication)

} // namespace tst_schema

#include "tst_schema.moc"
