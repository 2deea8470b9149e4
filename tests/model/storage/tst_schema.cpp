// SPDX-License-Identifier: MIT
#include "model/review/transitions.h"
#include "model/storage/pg/connection.h"
#include "model/storage/pg/migrate.h"
#include "registry-data/queries.h"
#include "registry-data/schema.h"
#include "tests/model/storage/desk.h"
#include "tests/model/storage/sql.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>

#include <thread>

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// "in-discussion" out of a state's name; parts and conditions have theirs here.
QString nameOf(review::Part part)
{
    static const QStringList names{QStringLiteral("its-applicant"),
                                   QStringLiteral("assigned-expert"), QStringLiteral("registrar"),
                                   QStringLiteral("any-viewer")};
    return names[int(part)];
}

QString nameOf(review::When when)
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
    for (const review::Edge &each : review::edges())
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

/// The schema as pg_dump writes it, without what differs between versions of pg_dump.
QByteArray dumpOf(const QString &conninfo)
{
    QProcess dump;
    dump.start(pgDump(),
               {QStringLiteral("--schema-only"), QStringLiteral("--schema=nidreg"),
                QStringLiteral("--no-owner"), QStringLiteral("--dbname"), conninfo});
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
    /// NIDREG_UPDATE_GOLDEN=1 writes the file anew.
    void theResultIsTheGoldenSchema()
    {
        const TestDatabase database;
        const QByteArray dump = dumpOf(database.conninfo());
        QVERIFY(dump.contains("CREATE TABLE nidreg.event"));
        QFile golden(QStringLiteral(NIDREG_SOURCE "/registry-data/schema/golden.sql"));
        if (qEnvironmentVariableIsSet("NIDREG_UPDATE_GOLDEN")) {
            QVERIFY(golden.open(QIODevice::WriteOnly));
            golden.write(dump);
            QSKIP("golden.sql was written anew: look at its difference");
        }
        QVERIFY(golden.open(QIODevice::ReadOnly));
        QCOMPARE(dump.split('\n'), golden.readAll().split('\n'));
    }

    void everyStatementPrepares()
    {
        const TestDatabase database;
        Sql sql(database.conninfo());
        int count = 0;
        for (const auto &[name, text] : sql::kStatements) {
            if (text.find("\ncopy ") != text.npos)
                continue; // COPY cannot be prepared; imports run it
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
        for (const std::string_view step : review::kStepNames) {
            const auto &spec = review::spec(*review::named<review::Step>(step));
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

    void migratingTwiceChangesNothing()
    {
        const TestDatabase database;
        const QString when = QStringLiteral("select max(applied) from nidreg.migration");
        const QString before = Sql(database.conninfo()).value(when);
        must(storage::migrate(database.conninfo()));
        QCOMPARE(Sql(database.conninfo()).value(when), before);
    }

    void programsThatMigrateAtOnceTakeTurns()
    {
        const TestDatabase database(TestDatabase::Content::Nothing);
        std::array<QString, 4> answers;
        std::vector<std::thread> programs;
        for (QString &answer : answers)
            programs.emplace_back([&] { answer = refusal(storage::migrate(database.conninfo())); });
        for (std::thread &program : programs)
            program.join();
        for (const QString &answer : answers)
            QCOMPARE(answer, QStringLiteral("done"));
        QCOMPARE(
            Sql(database.conninfo()).value(QStringLiteral("select count(*) from nidreg.migration")),
            QString::number(sql::kMigrations.size()));
    }

    void aNewerDatabaseIsLeftAlone()
    {
        const TestDatabase database;
        Sql(database.conninfo())
            .value(QStringLiteral("insert into nidreg.migration values (9999, 'later', '')"));
        QCOMPARE(refusal(storage::migrate(database.conninfo())), QStringLiteral("schema.newer"));
        QCOMPARE(refusal(storage::openStore(database.conninfo())), QStringLiteral("schema.newer"));
    }

    void anEditedMigrationIsNoticed()
    {
        const TestDatabase database;
        Sql(database.conninfo())
            .value(QStringLiteral("update nidreg.migration set sha256 = 'x' where version = 3"));
        QCOMPARE(refusal(storage::openStore(database.conninfo())), QStringLiteral("schema.edited"));
    }

    void anOlderDatabaseIsOpenedOnlyToMigrateIt()
    {
        const TestDatabase database(TestDatabase::Content::Nothing);
        QCOMPARE(refusal(storage::openStore(database.conninfo())), QStringLiteral("schema.older"));
        QCOMPARE(refusal(storage::openStore(database.conninfo(), storage::Migrate::WhenOlder)),
                 QStringLiteral("done"));
    }

    void noFunctionIsForEverybody()
    {
        const TestDatabase database;
        QCOMPARE(Sql(database.conninfo())
                     .value(QStringLiteral(
                         "select coalesce(string_agg(proname, ' '), 'none') from pg_proc"
                         " where pronamespace = 'nidreg'::regnamespace and (proacl is null"
                         " or proacl::text ~ '[{,]=X' or prosecdef and proconfig is null)")),
                 QStringLiteral("none"));
    }

    /// What runs with its caller's search_path, and others than the owner may call: it gives them
    /// no rights that they lack, and what policies ask spells out its operators, too.
    void whoeverCallsMayBringTheirSearchPathToTheseAlone()
    {
        const TestDatabase database;
        QCOMPARE(Sql(database.conninfo())
                     .value(QStringLiteral(
                         "select string_agg(proname, ' ' order by proname) from pg_proc p"
                         " where pronamespace = 'nidreg'::regnamespace and proconfig is null"
                         " and prosqlbody is null and exists (select from aclexplode(proacl) a"
                         " where a.grantee <> p.proowner)")),
                 QStringLiteral("beside_json experts_json is_local_session request_json"
                                " setting_is_on"));
    }

    void aConnectionStringIsReadByLibpq_data()
    {
        QTest::addColumn<QString>("conninfo");
        QTest::addColumn<QString>("answer");
        QTest::newRow("no such keyword")
            << QStringLiteral("hots=x") << QStringLiteral("conninfo.malformed");
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

QTEST_GUILESS_MAIN(TestSchema)
#include "tst_schema.moc"
