// SPDX-License-Identifier: MIT
#include "forms/administration/serverstatusdialog.h"
#include "forms/widgets/messagebar.h"
#include "forms/words/healthwords.h"
#include "forms/words/newswords.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QTableView>

namespace tst_serverstatus {

using namespace nidreg;
using namespace nidreg::tests;
using namespace nidreg::forms;

namespace {

base::Instant now()
{
    return std::chrono::sys_days(*base::parseDate("2026-11-20")) + std::chrono::hours(12);
}

registry::Health primary()
{
    registry::Health health;
    health.version = "15.8";
    health.connections = 5;
    health.maxConnections = 100;
    health.bytes = 1;
    return health;
}

registry::Health standby(std::optional<bool> isReceiving)
{
    registry::Health health = primary();
    health.isStandby = true;
    health.isReceiving = isReceiving;
    return health;
}

} // namespace

class TestServerStatus : public QObject {
    Q_OBJECT

private slots:
    void whatIsSaidOfAServer_data()
    {
        QTest::addColumn<ServerStatus>("status");
        QTest::addColumn<bool>("isLocal");
        QTest::addColumn<QString>("line");

        registry::Health health = primary();
        QTest::newRow("a primary") << of(health) << false << "Server: Primary";
        QTest::newRow("a change that waits for nobody")
            << of(health) << false
            << "Each change waits for: No standby (replication is asynchronous)";
        QTest::newRow("a primary alone") << of(health) << false << "Standbys: None connected";
        QTest::newRow("no archive") << of(health) << false << "WAL archive: Not configured";
        QTest::newRow("a local registry has no standbys to miss")
            << of(health) << true << "Server: Local, on this computer";
        QTest::newRow("connections") << of(health) << true << "Connections: 5 of 100";
        health.waitsFor = "ANY 1 (n2, n3)";
        health.standbys = {{"n2", "", "streaming", "quorum", 120, 0.25}};
        QTest::newRow("a change that waits for a quorum")
            << of(health) << false << "Each change waits for: ANY 1 (n2, n3)";
        QTest::newRow("a standby with its lag")
            << of(health) << false << "Standby n2: streaming, quorum, behind by 0.3 s, 120 bytes";
        health.standbys = {{}};
        QTest::newRow("a standby that the server does not name")
            << of(health) << false
            << "Standby: Connected. Details are shown to members of pg_read_all_stats.";
        health.isArchiving = true;
        QTest::newRow("an archive with nothing in it")
            << of(health) << false << "WAL archive: Nothing archived yet";
        health.certificateEnd = now() + std::chrono::days(10);
        QTest::newRow("a certificate")
            << of(health) << false
            << "Certificate chain: Valid until " + shownTime(*health.certificateEnd);
        QTest::newRow("a standby") << of(standby(true)) << false << "Server: Standby, read-only";
        QTest::newRow("a standby that follows")
            << of(standby(true)) << false << "Connected to the primary: Yes";
        QTest::newRow("a standby that does not")
            << of(standby(false)) << false << "Connected to the primary: No";
        QTest::newRow("a standby whose lag is unknown")
            << of(standby({})) << false << "Behind the primary: Unknown";
        ServerStatus status = of(primary());
        QTest::newRow("no backup") << status << true << "Last backup by you: Never";
        QTest::newRow("no checkpoint") << status << true << "Last checkpoint saved by you: Never";
        status.maintenance.verification = {now() - std::chrono::hours(1), 3, false};
        QTest::newRow("a mismatch") << status << true << "mismatch found";
        status.maintenance.backup = {now(), "/backups/a.nidreg", 1};
        QTest::newRow("nothing to look at") << of(primary()) << true << "Problems: None";
        QTest::newRow("a backup") << status << true << "events: 1, /backups/a.nidreg";
    }

    void whatIsSaidOfAServer()
    {
        QFETCH(ServerStatus, status);
        QFETCH(bool, isLocal);
        QFETCH(QString, line);
        QString all;
        for (const StatusLine &each : statusLines(status, isLocal, now()))
            all += each.what + ": " + each.value + '\n';
        QVERIFY2(all.contains(line + '\n'), qPrintable(all));
        QCOMPARE(all.contains("Standbys:") && isLocal, false);
    }

    /// A mismatch is one wherever it was found, though the server is well.
    void whatMaintenanceFoundIsAProblem()
    {
        ServerStatus status = of(primary());
        status.maintenance.verification = {now() - std::chrono::hours(1), 3, false};
        for (const StatusLine &each : statusLines(status, true, now()))
            QVERIFY(each.what != "Problems");
    }

    void onlyAPrimarysIndexesCanBeRebuilt()
    {
        registry::Health health = standby(true);
        health.changedCollations = {"default", "und-x-icu"};
        const auto told = [&health] {
            return problemWords(registry::HealthProblem::CollationsChanged, health);
        };
        QVERIFY2(told().contains("(default, und-x-icu)"), qPrintable(told()));
        QVERIFY2(told().contains("Install the same release"), qPrintable(told()));
        health.isStandby = false;
        QVERIFY2(told().contains("to rebuild the indexes"), qPrintable(told()));
    }

    void howFarAStandbyIsBehind_data()
    {
        QTest::addColumn<std::optional<bool>>("isReceiving");
        QTest::addColumn<std::optional<double>>("seconds");
        QTest::addColumn<QString>("words");
        using Seconds = std::optional<double>;
        using Known = std::optional<bool>;
        QTest::newRow("it follows") << Known(true) << Seconds(0.0) << "";
        QTest::newRow("a second is nothing") << Known(true) << Seconds(0.9) << "";
        QTest::newRow("it does not say") << Known() << Seconds() << "";
        QTest::newRow("seconds") << Known(true) << Seconds(11.2) << "up to 12 s behind";
        QTest::newRow("minutes") << Known() << Seconds(300.0) << "up to 5 min behind";
        QTest::newRow("hours, and no connection")
            << Known(false) << Seconds(10800.0) << "not connected to the primary, up to 3 h behind";
        QTest::newRow("no connection")
            << Known(false) << Seconds() << "not connected to the primary";
    }

    void howFarAStandbyIsBehind()
    {
        QFETCH(std::optional<bool>, isReceiving);
        QFETCH(std::optional<double>, seconds);
        QFETCH(QString, words);
        registry::Health health = standby(isReceiving);
        health.secondsBehind = seconds;
        QCOMPARE(stalenessWords(health), words);
    }

    void theDialogShowsTheServerItIsConnectedTo()
    {
        TestContext context;
        RegistrySession session(
            [&context] { return storage::openStore(context.registry.conninfo()); }, context.clock,
            context.knowledge);
        session.open();
        QTRY_VERIFY_WITH_TIMEOUT(session.isOpen(), 20'000);
        std::string asked;
        ServerStatusDialog dialog(session, [&asked](const std::string &, const std::string &log) {
            asked = log;
            return registry::Maintenance{{}, {}, registry::KeptCheckpoint{{}, 4}};
        });
        dialog.show();
        auto &rows = *dialog.findChild<QTableView *>("table")->model();
        const QAbstractItemModelTester tester(&rows);
        auto &copy = *dialog.findChild<QPushButton *>("copyButton");
        QTRY_VERIFY(copy.isEnabled());
        QCOMPARE(asked.size(), std::size_t(64));
        copy.click();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains("Server: Local, ") && text.contains("events: 4"), qPrintable(text));
        QCOMPARE(text.count('\n'), rows.rowCount());
        QVERIFY(!dialog.findChild<MessageBar *>()->isVisible());
    }

private:
    static ServerStatus of(registry::Health health)
    {
        return {std::move(health), {12, {}, "aa"}, {}};
    }
};

NIDREG_TEST(TestServerStatus, QApplication)

} // namespace tst_serverstatus

#include "tst_serverstatus.moc"
