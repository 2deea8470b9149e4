// SPDX-License-Identifier: MIT
#include "tests/app/cli/inprocess.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

namespace tst_commandline {

using namespace nidreg;
using namespace nidreg::app;
using namespace nidreg::tests;

class CommandLineTest : public QObject {
    Q_OBJECT

private slots:
    void misuseIsOneLineAndStatusTwo_data();
    void misuseIsOneLineAndStatusTwo()
    {
        QFETCH(QList<QByteArray>, arguments);
        QFETCH(QByteArray, names);
        const Said said = say(arguments);
        QCOMPARE(said.status, 2);
        QVERIFY(said.out.isEmpty());
        QVERIFY2(said.err.startsWith("nidreg-cli: "), said.err);
        QCOMPARE(said.err.count('\n'), 1);
        QVERIFY2(said.err.contains(names), said.err);
    }

    void argumentsAreTakenAsTyped_data();
    void argumentsAreTakenAsTyped()
    {
        QFETCH(QList<QByteArray>, arguments);
        QFETCH(QByteArray, shows);
        const Said said = offline(arguments);
        QVERIFY2((said.out + said.err).contains(shows), said.out + said.err);
        QVERIFY2(!(said.out + said.err).contains("x01"), said.out + said.err);
    }

    void nothingSteersTheTerminal_data();
    void nothingSteersTheTerminal()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, shownAs);
        const Said said = offline({"nid", "check", "-"}, text + '\n');
        QVERIFY2(said.out.startsWith(shownAs + ": rejected\n"), said.out);
    }

    void aFailureIsOneLine()
    {
        const Said said = offline({"template", "show", "no\nsuch\033[31m"});
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.startsWith("nidreg-cli: no\\x0asuch\\x1b[31m: "), said.err);
        QCOMPARE(said.err.count('\n'), 1);
    }

    void unreachableRegistryIsSaidWithItsReason()
    {
        const Said said = say({"--db", "host=127.0.0.1 port=1 dbname=x", "registry", "list"});
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains("refused"), said.err);
        QVERIFY2(!said.err.contains("keeps trying"), said.err);
        QCOMPARE(said.err.count('\n'), 1);
    }

    void whereNeverTellsAPassword()
    {
        const Said said = say({"--db", "postgresql://u:secret@h.example/d", "db", "where"});
        QCOMPARE(said.status, 0);
        QVERIFY2(said.out.contains("h.example"), said.out);
        QVERIFY2(!said.out.contains("secret"), said.out);
    }

    void offlineTouchesNoDatabase_data();
    void offlineTouchesNoDatabase()
    {
        QFETCH(QList<QByteArray>, arguments);
        const Said said = offline(arguments);
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.startsWith("nidreg-cli: --offline: "), said.err);
    }

    void whatIsNotThereIsNamed_data();
    void whatIsNotThereIsNamed()
    {
        QFETCH(Arguments, arguments);
        QFETCH(QByteArray, says);
        const tests::TestDatabase database;
        const Said said = say(Arguments{"--db", database.conninfo().toUtf8()} + arguments);
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains(says), said.err);
    }

    void dryRunSaysThatNothingHappened();
    void unreadableInputIsNoEmptyInput();
    void registerTakesTheRevisionThatWasSeen();
    void anActsIdIsOfOneRequest();
    void registrarsCommentWithoutNamingTheirRole();
};

void CommandLineTest::misuseIsOneLineAndStatusTwo_data()
{
    QTest::addColumn<Arguments>("arguments");
    QTest::addColumn<QByteArray>("names");
    const QByteArray key = "6b2f1c1e-54a8-4b5f-9d0e-2f8c6f0c1a01";
    QTest::newRow("no area") << Arguments{} << QByteArray("nidreg-cli --help");
    QTest::newRow("no verb") << Arguments{"nid"} << QByteArray("nidreg-cli nid --help");
    QTest::newRow("unknown area") << Arguments{"bogus"} << QByteArray("bogus");
    QTest::newRow("unknown verb") << Arguments{"nid", "bogus"} << QByteArray("bogus");
    QTest::newRow("a verb that is not there")
        << Arguments{"urn", "resolve", "x"} << QByteArray("resolve");
    QTest::newRow("unknown option")
        << Arguments{"nid", "check", "--bogus", "x"} << QByteArray("--bogus");
    QTest::newRow("no NID") << Arguments{"nid", "check"} << QByteArray("NID");
    QTest::newRow("no URN") << Arguments{"urn", "parse"} << QByteArray("URN");
    QTest::newRow("no file") << Arguments{"template", "lint"} << QByteArray("FILE");
    QTest::newRow("one URN to compare")
        << Arguments{"urn", "compare", "urn:aa:b"} << QByteArray("two URNs");
    QTest::newRow("unknown dialect")
        << Arguments{"urn", "parse", "--dialect", "rfc1", "urn:aa:b"} << QByteArray("rfc1");
    QTest::newRow("version 0") << Arguments{"registry", "show", "isbn", "--version", "0"}
                               << QByteArray("“0” is not a positive number");
    QTest::newRow("request -1") << Arguments{"request", "show", "--", "-1"} << QByteArray("“-1”");
    QTest::newRow("a request beyond all numbers")
        << Arguments{"request", "show", "99999999999999999999"}
        << QByteArray("99999999999999999999");
    QTest::newRow("an act's id that is none")
        << Arguments{"--act", "foo", "request", "list"} << QByteArray("“foo” is not a UUID");
    QTest::newRow("unknown field")
        << Arguments{"--act", key, "request", "comment", "1", "--field", "bogus", "--text", "x"}
        << QByteArray("bogus");
    QTest::newRow("registering has no text of its own")
        << Arguments{"request", "register", "1", "--text", "x"} << QByteArray("--text");
    QTest::newRow("a person without a name")
        << Arguments{"db", "grant", "expert", ""} << QByteArray("name");
    QTest::newRow("a person whose name steers the terminal")
        << Arguments{"db", "grant", "expert", "e\033[31m"} << QByteArray("name");
    QTest::newRow("a publication goes to some folder")
        << Arguments{"registry", "publish"} << QByteArray("folder");
    QTest::newRow("a publication has no such form")
        << Arguments{"registry", "publish", "x", "--only", "doc"} << QByteArray("doc");
}

void CommandLineTest::argumentsAreTakenAsTyped_data()
{
    QTest::addColumn<Arguments>("arguments");
    QTest::addColumn<QByteArray>("shows");
    QTest::newRow("brackets in a list")
        << Arguments{"nid", "check", "[a,b]"} << QByteArray("[a,b]: rejected");
    QTest::newRow("brackets as the only file")
        << Arguments{"template", "show", "[no,such]"} << QByteArray("nidreg-cli: [no,such]: ");
    QTest::newRow("a leading hyphen behind --")
        << Arguments{"template", "show", "--", "-no-such"} << QByteArray("nidreg-cli: -no-such: ");
    QTest::newRow("-- as an argument")
        << Arguments{"nid", "check", "--", "--"} << QByteArray("--: rejected");
    QTest::newRow("brackets behind --")
        << Arguments{"nid", "check", "--", "[a]"} << QByteArray("[a]: rejected");
    QTest::newRow("a control character in front")
        << Arguments{"nid", "check", "\002[a]"} << QByteArray("\\x02[a]: rejected");
    QTest::newRow("an area's name") << Arguments{"nid", "check", "db"} << QByteArray("db: ");
    QTest::newRow("brackets in a search")
        << Arguments{"registry", "search", "(juha"} << QByteArray("");
}

void CommandLineTest::nothingSteersTheTerminal_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shownAs");
    QTest::newRow("an escape sequence") << QByteArray("\033[31m") << QByteArray("\\x1b[31m");
    QTest::newRow("CSI as one byte") << QByteArray("a\x9b"
                                                   "31m")
                                     << QByteArray("a\\x9b31m");
    QTest::newRow("CSI in UTF-8") << QByteArray("a\xc2\x9b"
                                                "31m")
                                  << QByteArray("a\\u{9b}31m");
    QTest::newRow("NUL") << QByteArray("a\0b", 3) << QByteArray("a\\x00b");
    QTest::newRow("a tab") << QByteArray("a\tb") << QByteArray("a\\x09b");
    QTest::newRow("a right-to-left override") << QByteArray("a\xe2\x80\xae"
                                                            "b")
                                              << QByteArray("a\\u{202e}b");
    QTest::newRow("a letter beyond ASCII stays")
        << QByteArray("\xc3\xa4") << QByteArray("\xc3\xa4");
}

void CommandLineTest::offlineTouchesNoDatabase_data()
{
    QTest::addColumn<Arguments>("arguments");
    for (const char *line : {"request list",
                             "request show 1",
                             "request submit 1",
                             "request withdraw 1",
                             "registry history isbn",
                             "registry publish x",
                             "audit list",
                             "audit verify",
                             "audit head",
                             "db where",
                             "db start",
                             "db stop",
                             "db status",
                             "db migrate",
                             "db grant expert x",
                             "db single-user on",
                             "db revoke expert x",
                             "db people",
                             "db describe x",
                             "request candidates 1"})
        QTest::newRow(line) << QByteArray(line).split(' ');
}

void CommandLineTest::whatIsNotThereIsNamed_data()
{
    QTest::addColumn<Arguments>("arguments");
    QTest::addColumn<QByteArray>("says");
    const QByteArray file = NIDREG_SOURCE "/tests/fixtures/endtoend/lighthouse-fixed.txt";
    const QByteArray noRequest = "The request does not exist";
    QTest::newRow("a request to show") << Arguments{"request", "show", "99"} << noRequest;
    QTest::newRow("a request to register") << Arguments{"request", "register", "99"} << noRequest;
    QTest::newRow("a request to withdraw") << Arguments{"request", "withdraw", "99"} << noRequest;
    QTest::newRow("a namespace to revise")
        << Arguments{"request", "create", file, "--revises", "nosuch"}
        << QByteArray("The namespace is not registered");
    QTest::newRow("a file without a name")
        << Arguments{"request", "create", ""} << QByteArray("nidreg-cli: “”: ");
}

void CommandLineTest::dryRunSaysThatNothingHappened()
{
    const tests::TestDatabase database;
    const tests::Login registrar(database, "registrar");
    const QByteArray db = registrar.conninfo().toUtf8();
    const QByteArray file = NIDREG_SOURCE "/tests/fixtures/endtoend/lighthouse-fixed.txt";
    const Arguments create{"--db", db, "--role", "registrar", "request", "create", file};
    const Said dryRun = say(Arguments{"--dry-run"} + create);
    QVERIFY2(dryRun.out.startsWith("dry run, nothing was changed: #"), dryRun.out + dryRun.err);
    QVERIFY2(say(create).out.startsWith("#"), "the act itself is told plainly");
}

void CommandLineTest::unreadableInputIsNoEmptyInput()
{
    std::ifstream folder("/");
    std::ostringstream out;
    std::ostringstream err;
    cli::Context context(folder, out, err);
    QCOMPARE(cli::run({"nidreg-cli", "--offline", "nid", "check", "-"}, context), 3);
    QCOMPARE(err.str(), "nidreg-cli: standard input: could not be read\n");
}

void CommandLineTest::registerTakesTheRevisionThatWasSeen()
{
    const tests::TestDatabase database;
    const tests::Login registrar(database, "registrar");
    const QByteArray db = registrar.conninfo().toUtf8();
    const QByteArray file = NIDREG_SOURCE "/tests/fixtures/endtoend/lighthouse-fixed.txt";
    const Said made =
        say({"--db", db, "--format", "json", "--role", "registrar", "request", "create", file});
    QVERIFY2(made.status == 0, made.err);
    const Said stale = say({"--db", db, "request", "register", "1", "--revision", "7"});
    QCOMPARE(stale.status, 3);
    QVERIFY2(stale.err.contains("has changed in the meantime"), stale.err);
}

void CommandLineTest::anActsIdIsOfOneRequest()
{
    const tests::TestDatabase database;
    const tests::Login registrar(database, "registrar");
    const QByteArray db = registrar.conninfo().toUtf8();
    const QByteArray file = NIDREG_SOURCE "/tests/fixtures/endtoend/lighthouse-fixed.txt";
    const Arguments create{"--db", db, "--role", "registrar", "request", "create", file};
    QCOMPARE(say(create).status + say(create).status, 0);
    const Arguments key{"--db",   db,         "--act", "6b2f1c1e-54a8-4b5f-9d0e-2f8c6f0c1a01",
                        "--role", "registrar"};
    const auto comment = [&](const char *id) {
        return say(key + Arguments{"request", "comment", id, "--text", "x"});
    };
    QCOMPARE(comment("1").status, 0);
    QCOMPARE(comment("1").status, 0);
    const Said other = comment("2");
    QCOMPARE(other.status, 3);
    QVERIFY2(other.err.contains("belongs to another action"), other.err);
}

void CommandLineTest::registrarsCommentWithoutNamingTheirRole()
{
    const tests::TestDatabase database;
    const tests::Login registrar(database, "registrar");
    const QByteArray db = registrar.conninfo().toUtf8();
    const QByteArray file = NIDREG_SOURCE "/tests/fixtures/endtoend/lighthouse-fixed.txt";
    QCOMPARE(say({"--db", db, "--role", "registrar", "request", "create", file}).status, 0);
    const Said said = say({"--db", db, "request", "comment", "1", "--text", "[see, 2]"});
    QVERIFY2(said.status == 0, said.err);
    const Said shown = say({"--db", db, "--format", "json", "request", "show", "1"});
    QVERIFY2(shown.out.contains(R"("text":"[see, 2]")"), shown.out);
}

NIDREG_TEST(CommandLineTest, QCoreApplication)

} // namespace tst_commandline

#include "tst_commandline.moc"
