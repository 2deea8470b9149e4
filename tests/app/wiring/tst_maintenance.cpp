// SPDX-License-Identifier: MIT
#include "app/wiring/maintenance.h"
#include "tests/program/program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace tst_maintenance {

using namespace nidreg;
using registry::Backup;
using registry::Verification;

namespace {

base::Instant hour(int number)
{
    return std::chrono::sys_days(*base::parseDate("2026-11-01")) + std::chrono::hours(number);
}

} // namespace

/// What the two programs note of a registry's maintenance for each other.
class TestMaintenance : public QObject {
    Q_OBJECT

private slots:
    void eachRegistryHasItsOwn()
    {
        const Backup backup{hour(3), "/backups/ä, b.nidreg", 12};
        const Verification verification{hour(4), 7, false};
        QVERIFY(!app::lastBackup(file(), "aa"));
        app::noteBackup(file(), "aa", backup);
        app::noteVerification(file(), "aa", verification);
        app::noteBackup(file(), "bb", {hour(9), "/b", 1});
        QVERIFY(app::lastBackup(file(), "aa") == backup);
        const auto all = app::maintenanceOf(file(), files(), "r", "aa");
        QVERIFY(all.backup == backup && all.verification == verification && !all.checkpoint);
        QVERIFY(!app::maintenanceOf(file(), files(), "r", "bb").verification);
    }

    void aLaterOneTakesThePlaceOfTheEarlier()
    {
        app::noteVerification(file(), "cc", {hour(1), 5, false});
        app::noteVerification(file(), "cc", {hour(2), 6, true});
        const auto all = app::maintenanceOf(file(), files(), "r", "cc");
        QVERIFY((all.verification == Verification{hour(2), 6, true}));
    }

    void aLogWithoutANameIsNoRegistrys()
    {
        app::noteBackup(file(), "", {hour(1), "/a", 1});
        QVERIFY(!app::lastBackup(file(), ""));
    }

    void aFileThatIsNoneOfThemSaysNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("it is empty") << QByteArray();
        QTest::newRow("it is binary") << QByteArray("\0\xff[aa]\nbackup", 14);
        QTest::newRow("its times are none") << QByteArray("[aa]\nbackup\\time=yesterday\n");
    }

    void aFileThatIsNoneOfThemSaysNothing()
    {
        QFETCH(QByteArray, bytes);
        const QString name = m_folder.filePath("other.ini");
        QFile other(name);
        QVERIFY(other.open(QIODevice::WriteOnly | QIODevice::Truncate));
        other.write(bytes);
        other.close();
        QVERIFY(!app::lastBackup(name, "aa"));
        QVERIFY(!app::maintenanceOf(name, files(), "r", "aa").verification);
    }

    void whyCheckpointsCannotBeReadIsKept()
    {
        QDir().mkpath(m_folder.filePath("broken/r"));
        QFile broken(m_folder.filePath("broken/r/1.checkpoint"));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no checkpoint") > 0);
        broken.close();
        const auto all = app::maintenanceOf(file(), {{}, m_folder.filePath("broken")}, "r", "aa");
        QVERIFY(!all.checkpoint);
        QVERIFY(all.unread);
    }

    void aNoteThatCannotBeWrittenHarmsNothing()
    {
        const QString under = file() + "/below a file.ini";
        app::noteBackup(file(), "aa", {hour(3), "/a", 1});
        app::noteBackup(under, "aa", {hour(4), "/b", 2});
        QVERIFY(!app::lastBackup(under, "aa"));
        QCOMPARE(app::lastBackup(file(), "aa")->file, std::string("/a"));
    }

private:
    QString file() const { return m_folder.filePath("state/maintenance.ini"); }
    app::LogFiles files() const { return {{}, m_folder.filePath("witnesses")}; }

    QTemporaryDir m_folder;
};

NIDREG_TEST(TestMaintenance, QCoreApplication)

} // namespace tst_maintenance

#include "tst_maintenance.moc"
