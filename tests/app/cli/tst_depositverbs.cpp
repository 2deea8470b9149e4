// SPDX-License-Identifier: MIT
#include "tests/app/cli/program.h"
#include "tests/model/storage/depositfiles.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"
#include "tests/support/seed.h"
#include "tests/support/sizes.h"

#include <QDir>

#include <random>

namespace tst_depositverbs {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

int kills()
{
    return sizeFrom("NIDREG_KILLS", 12);
}

} // namespace

/// The verbs about deposits, through the program itself. NIDREG_KILLS: how often it is killed (12).
class DepositVerbsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const Said said = dump("full");
        QVERIFY2(said.status == 0, said.err);
        QVERIFY2(said.out.contains("full deposit, "), said.out);
    }

    void aDumpIsOneObject()
    {
        const Said said =
            say(m_registry.conninfo(), {"--format", "json", "db", "dump", file("json"), "--plain"});
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.out.count('\n'), 1);
        QCOMPARE(said.json().value("size").toInt(), must(m_registry.store().head()).size);
        QVERIFY(said.json().value("since").isNull());
        QVERIFY(bytesOf(file("json")).startsWith("nidreg-deposit 1\n"));
    }

    void aRestoredRegistryVerifies()
    {
        const TestDatabase copy(TestDatabase::Content::Nothing);
        Said said = say(copy.conninfo(), {"--dry-run", "db", "restore", file("full")});
        QVERIFY2(said.status == 0 && said.out.startsWith("dry run, nothing was changed: "),
                 said.err);
        said = say(copy.conninfo(), {"db", "restore", file("full")});
        QVERIFY2(said.status == 0, said.err);
        said = say(copy.conninfo(), {"audit", "verify", "--no-witnesses"});
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(stateOf(copy.conninfo()), stateOf(m_registry.conninfo()));
    }

    void aRoleThatIsNotGivenIsNamed()
    {
        const TestDatabase context, copy(TestDatabase::Content::Nothing);
        const Login bare(context, "expert"); // which no event tells of
        QCOMPARE(say(context.conninfo(), {"db", "dump", file("deposit")}).status, 0);
        const QByteArray name = QByteArray::fromStdString(bare.name());
        const QStringList restore{"--dry-run", "db", "restore", file("deposit")};
        const Said text = say(copy.conninfo(), restore);
        QVERIFY2(text.out.contains("not granted, because no event in the log records it: " + name
                                   + " is expert"),
                 text.out + text.err);
        const Said json = say(copy.conninfo(), QStringList{"--format", "json"} + restore);
        QCOMPARE(json.json().value("roles_unproven").toArray().size(), 1);
    }

    void aMisuseIsOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("names");
        using Arguments = QStringList;
        QTest::newRow("a dump over something else")
            << Arguments{"db", "dump", "FOLDER/held"} << 3
            << QByteArray("already exists; use --force to overwrite it");
        QTest::newRow("a dump without its file") << Arguments{"db", "dump"} << 2 << QByteArray();
        QTest::newRow("a dry run of a dump")
            << Arguments{"--dry-run", "db", "dump", "FOLDER/x"} << 2 << QByteArray("--dry-run");
        QTest::newRow("a dump into a folder that is not there")
            << Arguments{"db", "dump", "FOLDER/none/x"} << 3 << QByteArray("none/x");
        QTest::newRow("a dump in the place of a folder")
            << Arguments{"db", "dump", "FOLDER"} << 3 << QByteArray("not a regular file");
        QTest::newRow("a dump since what is no deposit")
            << Arguments{"db", "dump", "FOLDER/x", "--since", "/dev/null"} << 3 << QByteArray();
        QTest::newRow("a restore of a file that is not there")
            << Arguments{"db", "restore", "FOLDER/none"} << 3 << QByteArray("Cannot read");
        QTest::newRow("a restore over a registry")
            << Arguments{"db", "restore", "FOLDER/full"} << 3 << QByteArray("already");
        QTest::newRow("a look at what is no deposit")
            << Arguments{"db", "inspect", "/etc/passwd"} << 3 << QByteArray("not a deposit");
    }

    void aMisuseIsOneLine()
    {
        writeBytes(file("held"), "somebody's deposit");
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, names);
        for (QString &each : arguments)
            each.replace("FOLDER", m_folder.path());
        const Said said = say(m_registry.conninfo(), arguments);
        QVERIFY2(said.status == status, said.out + said.err);
        QVERIFY2(said.err.startsWith("nidreg-cli: ") && said.err.count('\n') == 1, said.err);
        QVERIFY2(said.err.contains(names), said.err);
        QVERIFY2(said.out.isEmpty(), said.out);
        QVERIFY(!QFile::exists(file("x")));
        QCOMPARE(bytesOf(file("held")), QByteArray("somebody's deposit"));
    }

    void aDamagedFileIsFaulty()
    {
        QByteArray bytes = bytesOf(file("full"));
        bytes[bytes.size() / 2] = char(bytes[bytes.size() / 2] ^ 4);
        writeBytes(file("damaged"), bytes);
        const Said said = say({}, {"db", "inspect", file("full"), file("damaged")});
        QCOMPARE(said.status, 1);
        QVERIFY2(said.out.contains("intact") && said.err.contains("is damaged"), said.err);
    }

    /// The earlier file stands, or the new one is whole.
    void aKilledDumpLeavesTheEarlierFile()
    {
        const QByteArray earlier("what was there before");
        const int whole = timeOf([this] { dump("timed"); });
        for (int i = 0; i < kills(); ++i) {
            writeBytes(file("killed"), earlier);
            const bool isDone =
                endAfter(roll(whole), i % 3 == 0 ? SIGINT : SIGKILL, m_registry.conninfo(),
                         {"db", "dump", "--force", file("killed")});
            const bool isWhole = say({}, {"db", "inspect", file("killed")}).status == 0;
            QVERIFY(isWhole || (!isDone && bytesOf(file("killed")) == earlier));
        }
    }

    /// Nothing is there, or all of it.
    void aKilledRestoreLeavesTheDatabase()
    {
        const QString full = stateOf(m_registry.conninfo());
        const TestDatabase timed(TestDatabase::Content::Nothing);
        const int whole = timeOf([&] { say(timed.conninfo(), {"db", "restore", file("full")}); });
        for (int i = 0; i < kills(); ++i) {
            const TestDatabase copy(i % 2 == 0 ? TestDatabase::Content::Nothing
                                               : TestDatabase::Content::Migrated);
            const QString before = stateOf(copy.conninfo());
            endAfter(roll(whole), i % 3 == 0 ? SIGINT : SIGKILL, copy.conninfo(),
                     {"db", "restore", file("full")});
            waitForTheEnd(copy.conninfo());
            const QString after = stateOf(copy.conninfo());
            QVERIFY2(after == before || after == full, qPrintable(after));
        }
    }

private:
    QString file(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    Said dump(const char *name) const
    {
        return say(m_registry.conninfo(), {"db", "dump", "--force", file(name)});
    }

    /// Without the event of the restore itself.
    QString stateOf(const QString &conninfo) const
    {
        const bool isThere =
            Sql(conninfo).value("select to_regclass('nidreg_data.event') is not null") == "t";
        return isThere ? canonicalExport(conninfo, must(m_registry.store().head()).size)
                       : QString();
    }

    /// The server sees later than we do that a program was killed, and ends its transaction then.
    static void waitForTheEnd(const QString &conninfo)
    {
        Sql sql(conninfo);
        while (sql.value("select count(*) from pg_stat_activity where datname = current_database()"
                         " and backend_type = 'client backend' and pid <> pg_backend_pid()")
               != "0")
            QTest::qSleep(2);
    }

    template <class Work> static int timeOf(Work work)
    {
        QElapsedTimer clock;
        clock.start();
        work();
        return int(clock.nsecsElapsed() / 1000);
    }

    int roll(int below) { return int(m_dice() % unsigned(below + below / 10)); }

    ProvenRegistry m_registry;
    QTemporaryDir m_folder;
    std::mt19937 m_dice{tests::seed()};
};

NIDREG_TEST(DepositVerbsTest, QCoreApplication)

} // namespace tst_depositverbs

#include "tst_depositverbs.moc"
