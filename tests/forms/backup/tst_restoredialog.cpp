// SPDX-License-Identifier: MIT
#include "forms/backup/backuprun.h"
#include "forms/backup/restoredialog.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>

#include <semaphore>

namespace tst_restoredialog {

using namespace nidreg;
using namespace nidreg::tests;
using forms::DepositFacts;
using forms::PreparedRestore;
using forms::RestoreDialog;
using registry::Stored;

namespace {

/// Backups of which the test says what they are and what comes of them; work that is held goes on
/// until it is let go, or stopped.
struct Pretended {
    std::map<QString, Stored<DepositFacts>> files;
    Stored<QString> outcome = QString("/data/cluster.before");
    bool isHeld = false;
    std::binary_semaphore letGo{0};
    std::atomic<int> prepared = 0, finished = 0;
    QStringList order;

    void add(const QString &name, qint64 events, std::optional<qint64> since = {})
    {
        DepositFacts facts;
        facts.file = name;
        facts.events = events;
        facts.since = since;
        facts.isLocal = true;
        files.emplace(name, facts);
    }

    bool waitFor(const forms::Told &told)
    {
        while (isHeld && told(400) && !letGo.try_acquire_for(std::chrono::milliseconds(5))) {
        }
        return told(500);
    }

    forms::BackupOutlets outlets(std::function<void(std::function<void()>)> before)
    {
        forms::BackupOutlets outlets;
        outlets.inspect = [this](const QString &file, const forms::Told &) {
            return files.at(file);
        };
        outlets.prepare =
            [this](const QStringList &wanted,
                   const forms::Told &told) -> Stored<std::shared_ptr<PreparedRestore>> {
            order = wanted;
            if (!waitFor(told))
                return base::fail(registry::refused("cancelled"));
            ++prepared;
            return std::make_shared<PreparedRestore>(PreparedRestore{20, [this] {
                                                                         ++finished;
                                                                         return outcome;
                                                                     }});
        };
        outlets.backUp = [this](const QString &file,
                                const forms::Told &told) -> Stored<DepositFacts> {
            if (!waitFor(told))
                return base::fail(registry::refused("cancelled"));
            return files.at(file);
        };
        outlets.beforeOpening = std::move(before);
        return outlets;
    }
};

/// The dialog on a session whose registry is opened anew for it.
struct Restoring {
    Restoring()
        : session(
            [this] {
                const std::lock_guard lock(mutex);
                if (const auto now = std::exchange(first, {}))
                    now();
                return storage::openStore(context.registry.conninfo());
            },
            context.clock, context.knowledge),
          dialog(session, pretended.outlets([this](std::function<void()> next) {
              const std::lock_guard lock(mutex);
              first = std::move(next);
          }))
    {
        pretended.add("full", 10);
        pretended.add("next", 20, 10);
        pretended.files.emplace("cut",
                                base::fail(registry::refused("deposit.damaged", "/backups/cut")));
        dialog.show();
    }

    QString said() const { return dialog.findChild<QLabel *>("saidLabel")->text(); }
    QPushButton &button() const { return *dialog.findChild<QPushButton *>("restoreButton"); }
    QListWidget &list() const { return *dialog.findChild<QListWidget *>(); }

    TestContext context;
    std::mutex mutex;
    std::function<void()> first;
    Pretended pretended;
    forms::RegistrySession session;
    RestoreDialog dialog;
};

} // namespace

class RestoreDialogTest : public QObject {
    Q_OBJECT

private slots:
    void whatWasChosenIsReadFirst_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<bool>("isOffered");
        QTest::addColumn<QString>("said");
        QTest::newRow("a full backup") << QStringList{"full"} << true << "";
        QTest::newRow("its increment, named first") << QStringList{"next", "full"} << true << "";
        QTest::newRow("an increment alone") << QStringList{"next"} << false << "is an increment";
        QTest::newRow("a damaged one") << QStringList{"full", "cut"} << false << "Select others";
    }

    void whatWasChosenIsReadFirst()
    {
        QFETCH(QStringList, files);
        QFETCH(bool, isOffered);
        QFETCH(QString, said);
        Restoring setup;
        QVERIFY(!setup.button().isEnabled());
        QVERIFY(!setup.button().toolTip().isEmpty());
        setup.dialog.choose(files);
        QTRY_VERIFY(setup.list().item(0) && !setup.list().item(0)->text().endsWith("…"));
        QCOMPARE(setup.list().count(), int(files.size()));
        QCOMPARE(setup.button().isEnabled(), isOffered);
        QVERIFY2(setup.said().contains(said), qPrintable(setup.said()));
        if (files.contains("cut"))
            QVERIFY(setup.list().item(1)->text().contains("is damaged"));
    }

    void theSessionLeavesForItAndComesBack()
    {
        Restoring setup;
        setup.session.open();
        QTRY_VERIFY(setup.session.isOpen());
        QSignalSpy left(&setup.session, &forms::RegistrySession::left);
        QSignalSpy restored(&setup.dialog, &RestoreDialog::restored);
        setup.dialog.choose({"next", "full"});
        QTRY_VERIFY(setup.button().isEnabled());
        setup.button().click();
        QTRY_COMPARE(restored.count(), 1);
        QCOMPARE(left.count(), 1);
        QCOMPARE(setup.pretended.order, QStringList({"full", "next"}));
        QVERIFY2(setup.said().contains("/data/cluster.before"), qPrintable(setup.said()));
        QTRY_VERIFY(setup.session.isOpen());
        QVERIFY(!setup.button().isVisible());
    }

    void oneThatCannotBePutInPlaceIsTriedAgain()
    {
        Restoring setup;
        setup.pretended.outcome = base::fail(registry::refused("local.in-use"));
        setup.dialog.choose({"full"});
        QTRY_VERIFY(setup.button().isEnabled());
        setup.button().click();
        QTRY_VERIFY2(setup.said().contains("Another program"), qPrintable(setup.said()));
        setup.pretended.outcome = QString();
        setup.button().click();
        QTRY_VERIFY2(setup.said().contains("Events: 20"), qPrintable(setup.said()));
        QCOMPARE(int(setup.pretended.prepared), 1); // what was restored once is kept for it
        QCOMPARE(int(setup.pretended.finished), 2);
    }

    void aRestoreThatIsStoppedChangesNothing()
    {
        Restoring setup;
        setup.pretended.isHeld = true;
        setup.dialog.choose({"full"});
        QTRY_VERIFY(setup.button().isEnabled());
        setup.button().click();
        QTRY_COMPARE(setup.dialog.findChild<QProgressBar *>()->value(), 400);
        setup.dialog.reject(); // waits for how it ends
        QVERIFY(setup.dialog.isVisible());
        QTRY_COMPARE(setup.said(), QString("Stopped. Nothing was changed."));
        QCOMPARE(int(setup.pretended.finished), 0);
        setup.dialog.reject();
        QVERIFY(!setup.dialog.isVisible());
    }

    void aBackupTellsHowFarItIsAndCanBeStopped()
    {
        Restoring setup;
        setup.pretended.isHeld = true;
        forms::BackupRun run(setup.pretended.outlets({}));
        std::optional<Stored<DepositFacts>> ended;
        connect(&run, &forms::BackupRun::ended, this,
                [&](const Stored<DepositFacts> &backup) { ended = backup; });
        run.start("full");
        QVERIFY(run.isVisible() && run.isRunning());
        QTRY_COMPARE(run.findChild<QProgressBar *>()->value(), 400);
        run.findChild<QPushButton *>()->click();
        QTRY_VERIFY(ended.has_value());
        QVERIFY(!*ended && ended->error().refusal == "cancelled");
        QVERIFY(!run.isVisible() && !run.isRunning());
        setup.pretended.isHeld = false;
        ended.reset();
        run.start("full");
        QTRY_VERIFY(ended.has_value());
        QVERIFY(*ended && (*ended)->events == 10);
    }
};

NIDREG_TEST(RestoreDialogTest, QApplication)

} // namespace tst_restoredialog

#include "tst_restoredialog.moc"
