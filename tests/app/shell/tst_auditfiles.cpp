// SPDX-License-Identifier: MIT
#include "app/shell/outlets.h"
#include "app/wiring/maintenance.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QDir>
#include <QSignalSpy>
#include <QToolButton>

namespace tst_auditfiles {

using namespace nidreg;
using namespace nidreg::tests;

/// The Audit page with the files of the program.
class TestAuditFiles : public QObject {
    Q_OBJECT

private slots:
    void whatIsSavedAndVerifiedIsNoted()
    {
        const QTemporaryDir folder;
        const app::LogFiles files{folder.filePath("log.key"), folder.filePath("witnesses")};
        const QString maintenance = folder.filePath("state/maintenance.ini");
        TestContext context;
        forms::RegistrySession session(
            [&context] { return storage::openStore(context.registry.conninfo()); }, context.clock,
            context.knowledge);
        forms::AuditPage page(session, app::auditOutlets(files, maintenance));
        page.show();
        session.open();
        auto &save = *page.findChild<QToolButton *>("noteButton");
        QTRY_VERIFY_WITH_TIMEOUT(save.isEnabled(), 20'000);
        const auto done = [&] {
            return app::maintenanceOf(maintenance, files, session.access().name, logOf(session));
        };
        const auto before = done();
        QVERIFY(!before.checkpoint && !before.verification);

        QSignalSpy said(&page, &forms::Page::messageShown);
        save.click();
        QTRY_COMPARE(said.count(), 1);
        QVERIFY2(said[0][0].toString().startsWith("Checkpoint saved in "),
                 qPrintable(said[0][0].toString()));
        QVERIFY(done().checkpoint && done().checkpoint->events > 0);
        // By name, so that it can be told what is gone if the log ever loses them.
        const QDir own(
            files.witnesses + '/'
            + QDir(files.witnesses).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
        QCOMPARE(own.entryList({"*.checkpoint"}).size(), 1);
        QCOMPARE(own.entryList({"*.events"}).size(), 1);

        page.findChild<QToolButton *>("verifyButton")->click();
        QTRY_VERIFY_WITH_TIMEOUT(done().verification, 60'000);
        QVERIFY(done().verification->isSound);
        QCOMPARE(done().verification->events, done().checkpoint->events);
    }

private:
    static std::string logOf(forms::RegistrySession &session)
    {
        std::optional<std::string> log;
        session.ask(
            &session, [](const actions::Services &services) { return services.store.head(); },
            [&log](const registry::Stored<registry::LogHead> &head) {
                log = head ? head->log : std::string();
            });
        (void)test::waitFor([&log] { return log.has_value(); });
        return log.value_or("");
    }
};

NIDREG_TEST(TestAuditFiles, QApplication)

} // namespace tst_auditfiles

#include "tst_auditfiles.moc"
