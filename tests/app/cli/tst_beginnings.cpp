// SPDX-License-Identifier: MIT
#include "app/wiring/registry.h"
#include "model/storage/beginning.h"
#include "tests/app/cli/computer.h"
#include "tests/model/storage/depositfiles.h"
#include "tests/program/program.h"

namespace tst_beginnings {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

constexpr int kShipped = 105;

/// A start that was killed when the registry was there, and the listing not yet.
void startHalfway(const Computer &computer)
{
    const app::StandardFolders folders = computer.folders();
    const auto cluster = storage::Cluster::open({folders.data, folders.runtime, {}});
    QVERIFY(cluster);
    must(storage::prepareLocal((*cluster)->conninfo(), app::loginName().toStdString()));
}

void must(const Said &said)
{
    QVERIFY2(said.status == 0, said.err);
}

void openWindowsRegistry(const Computer &computer)
{
    app::Registry registry({}, computer.folders()); // what the window's session opens
    QVERIFY(registry.open());
}

using Step = std::function<void(const Computer &)>;

Step saying(const QStringList &arguments)
{
    return [arguments](const Computer &computer) { must(computer.say(arguments)); };
}

Step inTurn(std::initializer_list<Step> steps)
{
    return [all = std::vector<Step>(steps)](const Computer &computer) {
        for (const Step &each : all)
            each(computer);
    };
}

const Step kNothing = [](const Computer &) {};
const Step kFirstStart = saying({"registry", "list"});
const Step kEmptyStart = saying({"db", "start", "--empty"});
const Step kPolicy = saying({"db", "policy", "key-days", "40"});

} // namespace

/// How a local registry begins: with the shipped listing, empty, or from a deposit. Through the
/// program itself, each time on a computer of its own.
class TestBeginnings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        must(m_computer.say({"db", "start", "--empty"}));
        must(m_computer.say({"db", "policy", "key-days", "40"}));
        must(m_computer.say({"db", "dump", m_folder.filePath("full")}));
        const QByteArray whole = bytesOf(m_folder.filePath("full"));
        writeBytes(m_folder.filePath("cut"), whole.left(whole.size() * 3 / 4));
        writeBytes(m_folder.filePath("foreign"), "a letter");
    }

    /// No registry, as on a new computer whose cluster was made already, which takes longest.
    void init() { dropRegistry(); }

    void anEmptyRegistryStaysEmpty_data()
    {
        QTest::addColumn<Step>("later");
        QTest::newRow("when a verb comes next") << kFirstStart;
        QTest::newRow("when the window comes next") << Step(openWindowsRegistry);
        QTest::newRow("when the server is started again")
            << inTurn({saying({"db", "stop"}), saying({"db", "start"})});
        QTest::newRow("when it is made empty again") << kEmptyStart;
        QTest::newRow("when it is migrated") << saying({"db", "migrate"});
    }

    void anEmptyRegistryStaysEmpty()
    {
        QFETCH(Step, later);
        must(m_computer.say({"db", "start", "--empty"}));
        later(m_computer);
        QCOMPARE(m_computer.namespaces(), 0);
        must(m_computer.say({"audit", "verify", "--no-witnesses"}));
    }

    void itIsMadeEmptyOnlyWhereNothingIsLost_data()
    {
        QTest::addColumn<Step>("before");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("told");
        QTest::addColumn<int>("namespaces");
        const QStringList none, force{"--force"};
        QTest::newRow("where no registry is") << kNothing << none << QByteArray("created a") << 0;
        QTest::newRow("where it is empty already")
            << kEmptyStart << none << QByteArray("is already empty") << 0;
        QTest::newRow("where it was about to be filled")
            << Step(startHalfway) << none << QByteArray("created a") << 0;
        QTest::newRow("not where it is filled")
            << kFirstStart << none << QByteArray("contains only the shipped listing") << kShipped;
        QTest::newRow("by force where it is filled and nothing else was done")
            << kFirstStart << force << QByteArray("created a") << 0;
        QTest::newRow("not even by force where something was done in it")
            << inTurn({kFirstStart, kPolicy}) << force << QByteArray("your own work") << kShipped;
        QTest::newRow("not where something was done in an empty one")
            << inTurn({kEmptyStart, kPolicy}) << force << QByteArray("db dump FILE") << 0;
    }

    void itIsMadeEmptyOnlyWhereNothingIsLost()
    {
        QFETCH(Step, before);
        QFETCH(QStringList, options);
        QFETCH(QByteArray, told);
        QFETCH(int, namespaces);
        before(m_computer);
        const Said said = m_computer.say(QStringList{"db", "start", "--empty"} + options);
        const bool isRefused = !said.err.isEmpty();
        QCOMPARE(said.status, isRefused ? 3 : 0);
        QVERIFY2((said.out + said.err).contains(told), said.out + said.err);
        QCOMPARE(isRefused, said.err.contains(m_computer.folders().data.toUtf8()));
        QCOMPARE(m_computer.namespaces(), namespaces);
        must(m_computer.say({"audit", "verify", "--no-witnesses"}));
    }

    void anEmptyRegistryTakesAListing()
    {
        must(m_computer.say({"registry", "publish", m_folder.filePath("site")}));
        dropRegistry();
        must(m_computer.say({"db", "start", "--empty"}));
        must(m_computer.say({"registry", "import", m_folder.filePath("site/urn-namespaces.xml")}));
        QCOMPARE(m_computer.namespaces(), kShipped);
    }

    void aStartThatWasKilledIsTakenUpAgain_data()
    {
        QTest::addColumn<QString>("sign");
        QTest::newRow("while the cluster is made") << QStringLiteral("cluster.new-*");
        QTest::newRow("when the cluster is made") << QStringLiteral("cluster");
        QTest::newRow("when the server is started") << QStringLiteral("cluster.access");
        QTest::newRow("when it is done") << QStringLiteral("cluster.keep");
    }

    void aStartThatWasKilledIsTakenUpAgain()
    {
        QFETCH(QString, sign);
        const Computer computer;
        const QDir home(computer.folders().data);
        const auto killed = computer.start({"db", "start", "--empty"});
        while (home.entryList({sign}).isEmpty() && !killed->waitForFinished(1)) {
        }
        killed->kill();
        killed->waitForFinished();
        must(computer.say({"db", "start", "--empty"}));
        QCOMPARE(computer.namespaces(), 0);
    }

    void programsThatStartAtOnceAgree_data()
    {
        QTest::addColumn<QStringList>("others");
        QTest::newRow("another that makes it empty") << QStringList{"db", "start", "--empty"};
        QTest::newRow("one that fills it") << QStringList{"registry", "list"};
        QTest::newRow("one that takes a deposit")
            << QStringList{"db", "start", "--deposit", m_folder.filePath("full")};
        QTest::newRow("one that restores a deposit")
            << QStringList{"db", "restore", m_folder.filePath("full")};
        QTest::newRow("one that migrates") << QStringList{"db", "migrate"};
    }

    void programsThatStartAtOnceAgree()
    {
        QFETCH(QStringList, others);
        for (int i = 0; i < 3; ++i) {
            dropRegistry();
            startAtOnce(m_computer, others);
        }
    }

    void firstStartsAtOnceAgree()
    {
        const Computer computer;
        startAtOnce(computer, {"registry", "list"});
    }

    void aRegistryBeginsFromADeposit_data()
    {
        QTest::addColumn<Step>("before");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<bool>("isTaken");
        QTest::addColumn<int>("namespaces"); // afterwards
        const QStringList none, force{"--force"};
        QTest::newRow("where no registry is") << kNothing << none << true << 0;
        QTest::newRow("in the place of an empty one") << kEmptyStart << none << true << 0;
        QTest::newRow("not in the place of a filled one")
            << kFirstStart << none << false << kShipped;
        QTest::newRow("by force in the place of a filled one") << kFirstStart << force << true << 0;
        QTest::newRow("not where something was done")
            << inTurn({kFirstStart, kPolicy}) << force << false << kShipped;
    }

    void aRegistryBeginsFromADeposit()
    {
        QFETCH(Step, before);
        QFETCH(QStringList, options);
        QFETCH(bool, isTaken);
        QFETCH(int, namespaces);
        before(m_computer);
        const Said said = m_computer.say(QStringList{"--format", "json", "db", "start"} + options
                                         + QStringList{"--deposit", m_folder.filePath("full")});
        QVERIFY2(said.status == (isTaken ? 0 : 3), said.err);
        QCOMPARE(said.json().value("running").toBool(), isTaken);
        QCOMPARE(m_computer.namespaces(), namespaces);
        must(m_computer.say({"audit", "verify", "--no-witnesses"}));
    }

    void anEmptyRegistryIsRestoredInto()
    {
        must(m_computer.say({"db", "start", "--empty"}));
        must(m_computer.say({"db", "restore", m_folder.filePath("full")}));
        const Said said = m_computer.say({"db", "policy", "key-days"});
        QVERIFY2(said.out.contains("40"), said.out + said.err);
    }

    void aDepositThatFailsLeavesNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("because it is not there") << QStringLiteral("none");
        QTest::newRow("because it is none") << QStringLiteral("foreign");
        QTest::newRow("because it was cut off") << QStringLiteral("cut");
    }

    void aDepositThatFailsLeavesNothing()
    {
        QFETCH(QString, name);
        const QStringList take{"db", "start", "--deposit"};
        QCOMPARE(m_computer.say(take + QStringList{m_folder.filePath(name)}).status, 3);
        QCOMPARE(m_computer.namespaces(), kShipped);
        dropRegistry();
        QCOMPARE(m_computer.say(take + QStringList{m_folder.filePath(name)}).status, 3);
        must(m_computer.say(take + QStringList{m_folder.filePath("full")}));
        QCOMPARE(m_computer.namespaces(), 0);
    }

    void aMisuseIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("empty, and from a deposit")
            << QStringList{"db", "start", "--empty", "--deposit", "x"};
        QTest::newRow("a dry run") << QStringList{"--dry-run", "db", "start", "--empty"};
        QTest::newRow("on a server")
            << QStringList{"--db", "host=/nowhere", "db", "start", "--empty"};
        QTest::newRow("force alone") << QStringList{"db", "start", "--force"};
    }

    void aMisuseIsRefused()
    {
        QFETCH(QStringList, arguments);
        const Computer computer;
        QCOMPARE(computer.say(arguments).status, 2);
        QVERIFY(!QDir(computer.folders().data).exists("cluster"));
    }

private:
    void dropRegistry()
    {
        const app::StandardFolders folders = m_computer.folders();
        const auto cluster = storage::Cluster::open({folders.data, folders.runtime, {}});
        QVERIFY(cluster);
        Sql((*cluster)->conninfo()).value("drop schema if exists nidreg, nidreg_data cascade");
    }

    /// Whoever is told that it was done finds it so; the other is refused, or did nothing new.
    static void startAtOnce(const Computer &computer, const QStringList &others)
    {
        const auto first = computer.start({"db", "start", "--empty"});
        const auto second = computer.start(others);
        const Said one = finished(*first), other = finished(*second);
        const int held = computer.namespaces();
        QVERIFY2(one.status == 0 || one.status == 3, one.err);
        QVERIFY2(other.status == 0 || other.status == 3, other.err);
        QVERIFY2(one.status == 0 || other.status == 0, one.err + other.err);
        QVERIFY2(held == 0 || one.err.contains("shipped listing"), one.err);
        must(computer.say({"audit", "verify", "--no-witnesses"}));
    }

    Computer m_computer;
    QTemporaryDir m_folder;
};

NIDREG_TEST(TestBeginnings, QCoreApplication)

} // namespace tst_beginnings

#include "tst_beginnings.moc"
