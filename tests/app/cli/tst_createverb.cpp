// SPDX-License-Identifier: MIT
#include "tests/app/cli/program.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tst_createverb {

using namespace nidreg::tests;

namespace {

QByteArray dumped(const OwnServer &server, const QString &database)
{
    QByteArray text =
        runAsServer({"pg_dump", "--schema-only", "--dbname", server.conninfo(database)}).toUtf8();
    // Random since the releases of August 2025.
    QList<QByteArray> lines = text.split('\n');
    lines.removeIf([](const QByteArray &line) {
        return line.startsWith("\\restrict") || line.startsWith("\\unrestrict");
    });
    return lines.join('\n');
}

} // namespace

/// `db create` on a server of its own, by the program itself.
class TestCreateVerb : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_server = std::make_unique<OwnServer>(); }

    void oneCommandMakesARegistry()
    {
        const Said said = create({"db", "create", "first", "--registrar", "rita"});
        QVERIFY2(said.status == 0, said.err);
        QVERIFY2(said.out.contains("made the database first"), said.out);
        QVERIFY2(said.out.contains("rita is its first registrar"), said.out);
        useAsRegistrar("first", "rita");
        QVERIFY2(sql("postgres",
                     "select datcollate || ' ' || datctype from pg_database"
                     " where datname = 'first'")
                     .startsWith("C C."),
                 "collation");
    }

    void aSecondRunChangesNothing()
    {
        QCOMPARE(create({"db", "create", "first", "--registrar", "rita"}).status, 0);
        const QString before = events("first");
        const Said said =
            create({"--format", "json", "db", "create", "first", "--registrar", "rita"});
        QVERIFY2(said.status == 0, said.err);
        for (const char *each : {"made_database", "made_registry", "made_login", "appointed"})
            QCOMPARE(said.json()[each].toBool(true), false);
        QCOMPARE(events("first"), before);
    }

    void theScriptMakesTheSameRegistry_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("an ordinary name") << "scripted";
        QTest::newRow("a name with blanks and quotes") << "it's \"one\" registry";
        QTest::newRow("a name with a backslash and letters of other scripts") << "back\\slash ünï";
        QTest::newRow("a name that is a variable of psql's") << ":USER";
    }

    void theScriptMakesTheSameRegistry()
    {
        QFETCH(QString, name);
        const OwnServer fresh;
        const QString file = scriptOf(name, "rita \"x\" o'hara");
        for (int i = 0; i < 2; ++i) { // the second time it finds everything done
            const QString said = psql(fresh, file);
            QVERIFY2(said.contains("The registry is ready"), qPrintable(said));
        }
        QCOMPARE(create({"db", "create", "first", "--registrar", "rita"}).status, 0);
        QCOMPARE(dumped(fresh, quotedForConninfo(name)).split('\n'),
                 dumped(*m_server, "first").split('\n'));
        useAs(fresh.conninfo(quotedForConninfo(name), quotedForConninfo("rita \"x\" o'hara")));
    }

    void aSecondRegistryOfTheServerRecordsItsRegistrarToo()
    {
        const OwnServer server;
        for (const char *name : {"one", "two"}) {
            const Said said =
                say(server.conninfo("postgres"), {"db", "create", name, "--registrar", "rita"});
            QVERIFY2(said.status == 0 && said.out.contains("first registrar"), said.out + said.err);
            const Said verified =
                say(server.conninfo(name, "rita"), {"audit", "verify", "--no-witnesses"});
            QVERIFY2(verified.status == 0, verified.out + verified.err);
        }
        const Said again =
            say(server.conninfo("postgres"), {"db", "create", "two", "--registrar", "rita"});
        QVERIFY2(again.out.contains("registrar already"), again.out + again.err);
    }

    void whatStandsInTheWayIsNamed_data();
    void whatStandsInTheWayIsNamed()
    {
        QFETCH(QString, before);
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, told);
        const OwnServer server;
        if (!before.isEmpty())
            runSql(server, "postgres", before);
        const QString user = before.contains("role weak") ? "weak" : "postgres";
        const Said said =
            say(server.conninfo("postgres", user), QStringList{"db", "create"} + arguments);
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains(told), said.err);
        QCOMPARE(said.err.count('\n'), 1);
        const QString file = scriptOf(arguments[0], arguments[2]);
        if (!arguments.contains("--shipped")) {
            const QString words = psql(server, file, user, true);
            QVERIFY2(words.toUtf8().contains(told), qPrintable(words));
            QVERIFY(!words.contains("The registry is ready"));
        }
    }

    void theListingComesAlong()
    {
        const OwnServer server;
        const Said said = say(server.conninfo("postgres"),
                              {"db", "create", "listed", "--registrar", "rita", "--shipped"});
        QVERIFY2(said.status == 0, said.err);
        const Said listed = say(server.conninfo("listed", "rita"), {"registry", "list"});
        QCOMPARE(listed.out.count('\n'), 105);
        const Said verified = say(server.conninfo("listed"), {"audit", "verify", "--no-witnesses"});
        QVERIFY2(verified.status == 0, verified.out + verified.err);
    }

    void aDepositComesBack()
    {
        const OwnServer server;
        QCOMPARE(
            say(server.conninfo("postgres"), {"db", "create", "one", "--registrar", "rita"}).status,
            0);
        const QTemporaryDir folder;
        const QString file = folder.filePath("one.nidreg");
        QCOMPARE(say(server.conninfo("one"), {"db", "dump", file}).status, 0);
        const Said said =
            say(server.conninfo("postgres"), {"db", "create", "two", "--deposit", file});
        QVERIFY2(said.status == 0, said.err);
        useAs(server.conninfo("two", "rita"));
    }

    void whatFailsLeavesNoDatabase()
    {
        const OwnServer server;
        const QTemporaryDir folder;
        const QString file = folder.filePath("none.nidreg");
        QFile none(file);
        QVERIFY(none.open(QIODevice::WriteOnly) && none.write("a letter") > 0);
        none.close();
        const Said said =
            say(server.conninfo("postgres"), {"db", "create", "two", "--deposit", file});
        QCOMPARE(said.status, 3);
        QCOMPARE(
            runSql(server, "postgres", "select count(*) from pg_database where datname = 'two'"),
            QString("0"));
    }

    void misuseIsSaid_data();
    void misuseIsSaid()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, told);
        const Said said = create(arguments);
        QCOMPARE(said.status, 2);
        QVERIFY2(said.err.contains(told), said.err);
    }

private:
    Said create(const QStringList &arguments) const
    {
        return say(m_server->conninfo("postgres"), arguments);
    }
    static QString quotedForConninfo(QString text)
    {
        return '\'' + text.replace('\\', "\\\\").replace('\'', "\\'") + '\'';
    }
    static QString runSql(const OwnServer &server, const QString &database, const QString &text)
    {
        return runAsServer({"psql", "-qXAt", "-v", "ON_ERROR_STOP=1", "-c", text, "-d",
                            server.conninfo(database)})
            .trimmed();
    }
    QString sql(const QString &database, const QString &text) const
    {
        return runSql(*m_server, database, text);
    }
    QString events(const QString &database) const
    {
        return sql(database, "select count(*) from nidreg_data.event");
    }

    /// The script of --dry-run, in a file that the server's user may read.
    QString scriptOf(const QString &database, const QString &registrar)
    {
        QProcess program;
        program.start(QStringLiteral(NIDREG_BINARY "/app/nidreg-cli"),
                      {"--dry-run", "db", "create", database, "--registrar", registrar});
        const Said said = finished(program);
        if (said.status != 0)
            qFatal("%s", said.err.constData());
        const QString file = m_server->folder() + "/script.sql";
        QFile::remove(file);
        QFile script(file);
        if (!script.open(QIODevice::WriteOnly) || script.write(said.out) != said.out.size())
            qFatal("%s", qPrintable(file));
        script.setPermissions(QFile::Permissions(0x6644));
        return file;
    }
    static QString psql(const OwnServer &server, const QString &file,
                        const QString &user = "postgres", bool mayFail = false)
    {
        return runAsServer({"psql", "-X", "-f", file, "-d", server.conninfo("postgres", user)},
                           mayFail);
    }

    static void useAs(const QString &conninfo)
    {
        const Said granted = say(conninfo, {"db", "people"});
        QVERIFY2(granted.status == 0, granted.err);
        QVERIFY2(granted.out.contains("registrar"), granted.out);
        const Said policy = say(conninfo, {"db", "policy", "key-days", "40"});
        QVERIFY2(policy.status == 0, policy.err);
        const Said verified = say(conninfo, {"audit", "verify", "--no-witnesses"});
        QVERIFY2(verified.status == 0, verified.out + verified.err);
    }
    void useAsRegistrar(const QString &database, const QString &login) const
    {
        useAs(m_server->conninfo(database, login));
    }

    std::unique_ptr<OwnServer> m_server;
};

void TestCreateVerb::whatStandsInTheWayIsNamed_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("told");
    const auto row = [](const char *name, const QString &before, const QStringList &arguments,
                        const QByteArray &told) {
        QTest::newRow(name) << before << arguments << told;
    };
    const QStringList usual{"reg", "--registrar", "rita"};
    row("a login without rights", "create role weak login", usual,
        "may not make roles and databases");
    row("another program's database", "create table x ()", {"postgres", "--registrar", "rita"},
        "cannot be named");
    row("a database of another encoding",
        "create database reg template template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'",
        usual, "LATIN1");
    row("a database without letters beyond a to z",
        "create database reg template template0 lc_collate 'C' lc_ctype 'C'", usual, "locale C");
    row("a group as registrar", "create role rita nologin", usual, "cannot log in");
    row("the owner as registrar", {}, {"reg", "--registrar", "postgres"}, "owns the registry");
    row("a role of a registry's that is a login", "create role nidreg_expert login", usual,
        "nidreg_expert");
    row("registrars of another registry",
        "create role nidreg_registrar; create role olga login in role nidreg_registrar", usual,
        "olga");
    row("the same with the shipped listing",
        "create role nidreg_registrar; create role rita login in role nidreg_registrar",
        {"reg", "--registrar", "rita", "--shipped"}, "rita");
    row("a name that is longer than PostgreSQL's", {}, {QString(64, 'x'), "--registrar", "rita"},
        "cannot be named");
    row("a login's name that PostgreSQL keeps", {}, {"reg", "--registrar", "pg_rita"},
        "cannot be named");
}

void TestCreateVerb::misuseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("nobody is registrar")
        << QStringList{"db", "create", "x"} << QByteArray("--registrar");
    QTest::newRow("a deposit has its registrars")
        << QStringList{"db", "create", "x", "--registrar", "rita", "--deposit", "y"}
        << QByteArray("--deposit");
    QTest::newRow("SQL holds no listing")
        << QStringList{"--dry-run", "db", "create", "x", "--registrar", "rita", "--shipped"}
        << QByteArray("registry import --shipped");
}

NIDREG_TEST(TestCreateVerb, QCoreApplication)

} // namespace tst_createverb

#include "tst_createverb.moc"
