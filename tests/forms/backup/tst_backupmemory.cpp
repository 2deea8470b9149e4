// SPDX-License-Identifier: MIT
#include "forms/backup/backupmemory.h"
#include "forms/backup/depositwords.h"
#include "tests/program/program.h"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>

namespace tst_backupmemory {

using namespace nidreg;
using forms::BackupState;
using forms::DepositFacts;
using registry::Backup;

namespace {

base::Instant day(int number)
{
    return std::chrono::sys_days(*base::parseDate("2026-11-01")) + std::chrono::days(number - 1)
        + std::chrono::hours(9);
}

/// On the 20th, with ten events, a backup of seven of them on the tenth, and seven days to go.
BackupState usual()
{
    BackupState state;
    state.now = day(20);
    state.reminderDays = 7;
    state.events = 10;
    state.usedSince = day(1);
    state.last = Backup{day(10), "/backups/a.nidreg", 7};
    return state;
}

DepositFacts deposit(qint64 events, std::optional<qint64> since = {}, bool isLocal = true)
{
    DepositFacts facts;
    facts.file = QStringLiteral("/backups/%1").arg(events);
    facts.events = events;
    facts.since = since;
    facts.isLocal = isLocal;
    return facts;
}

} // namespace

class BackupMemoryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName("nidreg");
        QCoreApplication::setApplicationName("nidreg-test");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }
    void init() { QSettings().clear(); }

    void whenABackupIsDue_data()
    {
        QTest::addColumn<BackupState>("state");
        QTest::addColumn<bool>("isDue");
        QTest::newRow("after the days that the person chose") << usual() << true;
        BackupState state = usual();
        state.reminderDays = 10;
        QTest::newRow("on the very day") << state << true;
        state.reminderDays = 11;
        QTest::newRow("a day before it is not") << state << false;
        state = usual();
        state.reminderDays = 0;
        QTest::newRow("never where the person wants none") << state << false;
        state = usual();
        state.last->events = 10;
        QTest::newRow("not where nothing was done since") << state << false;
        state = usual();
        state.reminded = base::dayOf(state.now);
        QTest::newRow("not twice on one day") << state << false;
        state.reminded = base::dayOf(day(19));
        QTest::newRow("on the day after a reminder again") << state << true;
        state = usual();
        state.last.reset();
        QTest::newRow("days after the first use where there is no backup") << state << true;
        state.usedSince = day(14);
        QTest::newRow("not at once after the first use") << state << false;
    }

    void whenABackupIsDue()
    {
        QFETCH(BackupState, state);
        QTEST(forms::isReminderDue(state), "isDue");
    }

    void howOldItIs_data()
    {
        QTest::addColumn<std::optional<Backup>>("last");
        QTest::addColumn<QString>("words");
        QTest::newRow("there is none") << std::optional<Backup>() << QString("Never backed up");
        QTest::newRow("of today") << std::optional(Backup{day(20), {}, 1})
                                  << QString("Last backup: today");
        QTest::newRow("of yesterday")
            << std::optional(Backup{day(19), {}, 1}) << QString("Last backup: 1 day ago");
        QTest::newRow("three days old")
            << std::optional(Backup{day(17), {}, 1}) << QString("Last backup: 3 days ago");
    }

    void howOldItIs()
    {
        QFETCH(std::optional<Backup>, last);
        QTEST(forms::backupAgeWords(last, day(20)), "words");
    }

    void eachRegistryHasItsOwn()
    {
        QVERIFY(!forms::lastReminder("aa"));
        forms::rememberReminder("aa", base::dayOf(day(4)));
        QVERIFY(forms::lastReminder("aa") == base::dayOf(day(4)));
        QVERIFY(forms::usedSince("aa", day(5)) == day(5));
        QVERIFY(forms::usedSince("aa", day(6)) == day(5));
    }

    void theNextOneIsSuggestedBesideTheLast()
    {
        const QString here = m_folder.path();
        const Backup last{day(1), (here + "/old.nidreg").toStdString(), 1};
        QCOMPARE(forms::suggestedBackup(last, "/home", day(20)),
                 here + "/nidreg-2026-11-20.nidreg");
        const Backup gone{day(1), (here + "/no such folder/old.nidreg").toStdString(), 1};
        QCOMPARE(forms::suggestedBackup(gone, "/home", day(20)),
                 QString("/home/nidreg-2026-11-20.nidreg"));
        QCOMPARE(forms::suggestedBackup({}, "/home", day(20)),
                 QString("/home/nidreg-2026-11-20.nidreg"));
    }

    void whatCanBeRestored_data()
    {
        QTest::addColumn<std::vector<DepositFacts>>("deposits");
        QTest::addColumn<QString>("why");
        QTest::newRow("a full one") << std::vector{deposit(10)} << QString();
        QTest::newRow("a full one and what follows it")
            << std::vector{deposit(10), deposit(12, 10), deposit(20, 12)} << QString();
        QTest::newRow("nothing") << std::vector<DepositFacts>() << QString("Select the file");
        QTest::newRow("an increment alone")
            << std::vector{deposit(12, 10)} << QString("is an increment");
        QTest::newRow("two full ones")
            << std::vector{deposit(10), deposit(12)} << QString("/backups/12 is a full deposit");
        QTest::newRow("one between is missing") << std::vector{deposit(10), deposit(20, 12)}
                                                << QString("/backups/20 does not continue");
        QTest::newRow("a shared registry's")
            << std::vector{deposit(10, {}, false)} << QString("a shared registry");
    }

    void whatCanBeRestored()
    {
        QFETCH(std::vector<DepositFacts>, deposits);
        QFETCH(QString, why);
        const QString said = forms::whyNotRestored(deposits);
        QVERIFY2(why.isEmpty() ? said.isEmpty() : said.contains(why), qPrintable(said));
    }

    void whatADepositIsSaidToBe()
    {
        DepositFacts facts = deposit(1204);
        facts.bytes = 2048;
        const QString full = forms::depositWords(facts);
        QVERIFY2(full.startsWith("1204: full backup of unknown time, ") && full.contains("events"),
                 qPrintable(full));
        QVERIFY(forms::depositWords(deposit(12, 10)).contains("increment"));
        QVERIFY(
            forms::backedUpWords(facts).startsWith("Backed up to /backups/1204 and verified: "));
    }

private:
    QTemporaryDir m_folder;
};

NIDREG_TEST(BackupMemoryTest, QCoreApplication)

} // namespace tst_backupmemory

#include "tst_backupmemory.moc"
