// SPDX-License-Identifier: MIT
#include "app/shell/backups.h"
#include "app/wiring/backups.h"
#include "app/wiring/connections.h"
#include "app/wiring/maintenance.h"
#include "forms/backup/backupmark.h"
#include "forms/backup/restoredialog.h"
#include "forms/widgets/messagebar.h"
#include "tests/app/cli/computer.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QLabel>
#include <QPushButton>

namespace tst_windowbackups {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

constexpr int kPatience = 60'000;

/// The window of the program on a computer, with its registry open.
struct Started {
    explicit Started(const Computer &computer)
        : registry({}, computer.folders()),
          session([this] { return registry.open(); }, clock, knowledge),
          window(session,
                 app::WindowParts{.recoveryFolder = computer.folders().recovery,
                                  .publisher = app::listingPublisher(),
                                  .backups = app::backupOutlets(registry)}),
          backups(*window.findChild<app::Backups *>())
    {
        window.show();
        session.open();
        if (!test::waitFor([this] { return session.isOpen(); }))
            qFatal("the registry does not open");
    }
    ~Started() { registry.leave(); }

    forms::MessageBar &bar() { return *window.findChild<forms::MessageBar *>("backupBar"); }
    forms::BackupMark &mark() { return *window.findChild<forms::BackupMark *>(); }
    /// Asked of the session, as the window does.
    QString keyDays()
    {
        QString days;
        session.ask(
            &window, [](const actions::Services &services) { return services.store.policies(); },
            [&days](const auto &found) {
                days = found ? QString::fromStdString(std::string(found->value("key-days"))) : "?";
            });
        (void)test::waitFor([&days] { return !days.isEmpty(); });
        return days;
    }
    QString log()
    {
        QString found;
        session.ask(
            &window, [](const actions::Services &services) { return services.store.head(); },
            [&found](const registry::Stored<registry::LogHead> &head) {
                found = head ? QString::fromStdString(head->log) : "?";
            });
        (void)test::waitFor([&found] { return !found.isEmpty(); });
        return found;
    }

    app::SystemClock clock;
    urn::NidKnowledge knowledge = exchange::embeddedKnowledge();
    app::Registry registry;
    forms::RegistrySession session;
    app::MainWindow window;
    app::Backups &backups;
};

void workIn(const Computer &computer, const QString &days)
{
    if (computer.say({"db", "start", "--empty"}).status != 0
        || computer.say({"db", "policy", "key-days", days}).status != 0)
        qFatal("no registry");
    computer.say({"db", "stop"});
}

} // namespace

/// Backing up and restoring from the real window, on local registries.
class WindowBackupsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void aRegistryIsBackedUpAndRestoredInUse()
    {
        const Computer computer;
        workIn(computer, "40");
        const QString file = m_settings.filePath("full.nidreg");
        Started program(computer);
        QTRY_COMPARE_WITH_TIMEOUT(program.mark().text(), QString("Never backed up"), kPatience);
        QVERIFY(program.backups.backUpAction()->isEnabled());
        program.backups.backUp(file);
        QVERIFY(!program.backups.backUpAction()->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(program.bar().isVisible(), kPatience);
        QVERIFY2(program.bar().message().startsWith("Backed up to " + file + " and verified"),
                 qPrintable(program.bar().message()));
        QCOMPARE(program.mark().text(), QString("Last backup: today"));

        QCOMPARE(computer.say({"db", "policy", "key-days", "35"}).status, 0);
        QCOMPARE(program.keyDays(), QString("35"));
        program.backups.restoreAction()->trigger();
        auto *dialog = program.window.findChild<forms::RestoreDialog *>();
        QVERIFY(dialog);
        QSignalSpy restored(dialog, &forms::RestoreDialog::restored);
        QSignalSpy opened(&program.session, &forms::RegistrySession::opened);
        dialog->choose({file});
        auto *button = dialog->findChild<QPushButton *>("restoreButton");
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), kPatience);
        button->click();
        QTRY_VERIFY2_WITH_TIMEOUT(restored.count() == 1,
                                  qPrintable(dialog->findChild<QLabel *>("saidLabel")->text()),
                                  kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, kPatience);
        QCOMPARE(program.keyDays(), QString("40"));
        QVERIFY(QFileInfo::exists(restored.first().first().toString() + "/PG_VERSION"));
    }

    void nobodyIsRemindedOfARegistryInWhichNothingWasDone()
    {
        const Computer computer;
        QCOMPARE(computer.say({"db", "start", "--empty"}).status, 0);
        Started program(computer);
        const QString log = program.log();
        forms::usedSince(log, program.clock.now() - std::chrono::days(30));
        program.backups.look();
        (void)program.log(); // asked after it
        QVERIFY(!program.bar().isVisible());
        QVERIFY(!program.mark().isVisible());
    }

    void anOldBackupIsRemindedOfOnceADay()
    {
        const Computer computer;
        workIn(computer, "40");
        Started program(computer);
        QTRY_VERIFY_WITH_TIMEOUT(program.mark().isVisible(), kPatience);
        QVERIFY(!program.bar().isVisible()); // it was used for the first time today
        const QString log = program.log();
        app::noteBackup(computer.folders().maintenance, log.toStdString(),
                        {program.clock.now() - std::chrono::days(10), "/old", 1});
        program.backups.look();
        QTRY_VERIFY(program.bar().isVisible());
        QVERIFY2(program.bar().message().startsWith("Last backup: 10 days ago"),
                 qPrintable(program.bar().message()));
        QCOMPARE(program.mark().text(), QString("Last backup: 10 days ago"));
        program.bar().findChildren<QPushButton *>()[1]->click(); // not now
        program.backups.look();
        (void)program.log();
        QVERIFY(!program.bar().isVisible());
    }

    void aBackupThatFailsSaysWhy()
    {
        const Computer computer;
        workIn(computer, "40");
        Started program(computer);
        QTRY_VERIFY_WITH_TIMEOUT(program.mark().isVisible(), kPatience);
        program.backups.backUp(m_settings.filePath("no such folder/full.nidreg"));
        QTRY_VERIFY_WITH_TIMEOUT(program.bar().isVisible(), kPatience);
        QVERIFY2(program.bar().message().startsWith("Cannot write the deposit"),
                 qPrintable(program.bar().message()));
        QCOMPARE(program.mark().text(), QString("Never backed up"));
    }

private:
    OwnSettings m_settings;
};

NIDREG_TEST(WindowBackupsTest, QApplication)

} // namespace tst_windowbackups

#include "tst_windowbackups.moc"
