// SPDX-License-Identifier: MIT
#include "app/wiring/backups.h"
#include "tests/app/cli/computer.h"
#include "tests/model/storage/depositfiles.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_backups {

using namespace nidreg;
using namespace nidreg::tests;
using app::Registry;

namespace {

/// A registry that its person has worked in: a policy tells one from the other.
void workIn(const Computer &computer, const QString &days)
{
    const Said begun = computer.say({"db", "start", "--empty"});
    const Said set = computer.say({"db", "policy", "key-days", days});
    if (begun.status != 0 || set.status != 0)
        qFatal("%s%s", begun.err.constData(), set.err.constData());
}

QString daysOf(const Computer &computer)
{
    return QString::fromUtf8(computer.say({"db", "policy", "key-days"}).out);
}

template <class T> QString refusalOf(const registry::Stored<T> &answer)
{
    return answer ? QStringLiteral("done") : QString::fromStdString(answer.error().refusal);
}

const forms::Told kGoOn = [](int) { return true; };

} // namespace

/// Backing up and restoring as the window does it, on computers of their own.
class TestBackups : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        workIn(m_earlier, "40");
        const auto done = app::backUp(*registryOf(m_earlier), file("full"), kGoOn);
        QVERIFY2(done, qPrintable(refusalOf(done)));
        QVERIFY(done->isLocal && !done->since && done->taken);
        QCOMPARE(done->bytes, QFileInfo(file("full")).size());
        writeBytes(file("cut"), bytesOf(file("full")).chopped(40));
    }

    void whatWasWrittenIsReadAgain_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("it is what was written") << "none"
                                                << "done";
        QTest::newRow("a byte is another one") << "byte"
                                               << "deposit.damaged";
        QTest::newRow("its end is missing") << "end"
                                            << "deposit.damaged";
        QTest::newRow("it is another deposit") << "other"
                                               << "deposit.not-as-written";
        QTest::newRow("it is gone") << "gone"
                                    << "deposit.unreadable";
    }

    void whatWasWrittenIsReadAgain()
    {
        QFETCH(QString, change);
        QFETCH(QString, outcome);
        const auto registry = registryOf(m_earlier);
        const auto dumped = must(registry->dump(file("checked"), {}, {}));
        QByteArray bytes = bytesOf(file("checked"));
        if (change == "byte")
            bytes[bytes.size() / 2] = char(bytes[bytes.size() / 2] ^ 1);
        else if (change == "end")
            bytes.chop(1);
        else if (change == "other")
            bytes = bytesOf(file("full"));
        writeBytes(file("checked"), bytes);
        if (change == "gone")
            QFile::remove(file("checked"));
        QCOMPARE(refusalOf(app::checkDeposit(file("checked"), dumped, {})), outcome);
    }

    void oneThatIsStoppedLeavesTheEarlierFile_data()
    {
        QTest::addColumn<int>("at");
        QTest::newRow("while it is written") << 1;
        QTest::newRow("while it is read again") << 701;
    }

    void oneThatIsStoppedLeavesTheEarlierFile()
    {
        QFETCH(int, at);
        writeBytes(file("kept"), "an earlier backup");
        const auto done = app::backUp(*registryOf(m_earlier), file("kept"),
                                      [at](int permille) { return permille < at; });
        QCOMPARE(refusalOf(done), QString("cancelled"));
        QCOMPARE(bytesOf(file("kept")), QByteArray("an earlier backup"));
        QVERIFY(!QFileInfo::exists(file("kept.part")));
    }

    void whatCannotBeWrittenIsNamed()
    {
        const QString there = file("no such folder/backup");
        const auto done = app::backUp(*registryOf(m_earlier), there, kGoOn);
        QCOMPARE(refusalOf(done), QString("deposit.unwritable"));
        QVERIFY(QString::fromStdString(done.error().detail).startsWith(there + ':'));
    }

    void aRestoreKeepsTheRegistryThatWasThere()
    {
        const Computer computer;
        workIn(computer, "35");
        computer.say({"db", "stop"});
        const auto prepared = app::prepareRestore(computer.folders(), {file("full")}, kGoOn);
        QVERIFY2(prepared, qPrintable(refusalOf(prepared)));
        QVERIFY2(daysOf(computer).contains("35"), qPrintable(daysOf(computer))); // so far
        computer.say({"db", "stop"});
        const auto kept = (*prepared)->finish();
        QVERIFY2(kept, qPrintable(refusalOf(kept)));
        QVERIFY2(daysOf(computer).contains("40"), qPrintable(daysOf(computer)));
        QCOMPARE(computer.say({"audit", "verify", "--no-witnesses"}).status, 0);
        QVERIFY(kept->contains("cluster.before-restore-"));
        QVERIFY(QFileInfo::exists(*kept + "/PG_VERSION"));
    }

    void aRegistryInUseIsNotReplaced()
    {
        const Computer computer;
        workIn(computer, "35");
        computer.say({"db", "stop"});
        const auto prepared = app::prepareRestore(computer.folders(), {file("full")}, kGoOn);
        QVERIFY(prepared);
        const auto other = registryOf(computer);
        QVERIFY(other->open());
        QCOMPARE(refusalOf((*prepared)->finish()), QString("local.in-use"));
        QVERIFY(daysOf(computer).contains("35"));
    }

    void whatFailsChangesNothing_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<int>("stopAt");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("a deposit that was cut") << QStringList{"cut"} << 2000 << "deposit.damaged";
        QTest::newRow("a file that is none") << QStringList{"none"} << 2000 << "deposit.foreign";
        QTest::newRow("two full ones")
            << QStringList{"full", "full"} << 2000 << "deposit.no-increment";
        QTest::newRow("stopped at the beginning") << QStringList{"full"} << 1 << "cancelled";
        QTest::newRow("stopped while it is verified") << QStringList{"full"} << 760 << "cancelled";
    }

    void whatFailsChangesNothing()
    {
        QFETCH(QStringList, files);
        QFETCH(int, stopAt);
        QFETCH(QString, refusal);
        writeBytes(file("none"), "no deposit\n");
        for (QString &each : files)
            each = file(each);
        const auto prepared = app::prepareRestore(
            m_earlier.folders(), files, [stopAt](int permille) { return permille < stopAt; });
        QCOMPARE(refusalOf(prepared), refusal);
        QVERIFY(daysOf(m_earlier).contains("40"));
        QVERIFY(!QFileInfo::exists(m_earlier.folders().data + "/restoring"));
    }

    void onAServerTheOwnerMay_data()
    {
        QTest::addColumn<bool>("isOwner");
        QTest::newRow("a superuser may back up") << true;
        QTest::newRow("a login without that role may not") << false;
    }

    void onAServerTheOwnerMay()
    {
        QFETCH(bool, isOwner);
        const TestDatabase database;
        const Login login(database, "registrar");
        Registry registry({false, isOwner ? database.conninfo() : login.conninfo()}, {});
        QCOMPARE(must(registry.mayDump()), isOwner);
        const auto done = app::backUp(registry, file("shared"), kGoOn);
        QCOMPARE(refusalOf(done), isOwner ? QString("done") : QString("deposit.not-owner"));
    }

private:
    QString file(const QString &name) const { return m_folder.filePath(name); }
    static std::unique_ptr<Registry> registryOf(const Computer &computer)
    {
        return std::make_unique<Registry>(app::Target(), computer.folders());
    }

    QTemporaryDir m_folder;
    Computer m_earlier;
};

NIDREG_TEST(TestBackups, QCoreApplication)

} // namespace tst_backups

#include "tst_backups.moc"
