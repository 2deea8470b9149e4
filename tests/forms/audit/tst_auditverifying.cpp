// SPDX-License-Identifier: MIT
#include "forms/audit/auditpage.h"
#include "tests/model/actions/testcontext.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"
#include "tests/support/fulldisk.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace tst_auditverifying {

using namespace nidreg;
using namespace nidreg::tests;
using registry::Stored;

namespace {

/// The Audit page on a real registry, and somebody who holds a table that verifying reads and the
/// page does not: a verification waits until it is let go.
struct Setup {
    explicit Setup(forms::AuditOutlets outlets = {})
        : clerk(context.registry.conninfo()),
          session(std::make_unique<forms::RegistrySession>(
              [this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
              context.knowledge)),
          page(std::make_unique<forms::AuditPage>(*session, std::move(outlets)))
    {
        page->resize(1180, 760);
        page->show();
        QSignalSpy opened(session.get(), &forms::RegistrySession::opened);
        session->open();
        if (!opened.wait(test::kPatience))
            qFatal("the registry does not open");
        askForAccess(); // after what the page asks at first
        if (!test::waitFor([this] { return answers == 1; }))
            qFatal("the page is not filled");
        answers = 0;
    }

    void hold()
    {
        QCOMPARE(clerk.run("begin; lock table " + held + " in access exclusive mode"), "done");
    }
    void letGo() { QCOMPARE(clerk.run("commit"), "done"); }
    /// The processes of the server that wait for what is held.
    QString waiting()
    {
        return clerk.value("select coalesce(string_agg(pid::text, ' '), '') from pg_locks where "
                           "not granted and relation = '"
                           + held + "'::regclass");
    }
    void verify()
    {
        hold();
        child<QToolButton>("verifyButton")->click();
        QTRY_VERIFY(!waiting().isEmpty());
    }
    bool isRunning() const { return child<QWidget>("progressPanel")->isVisible(); }
    QString report() const { return child<QLabel>("reportLabel")->text(); }
    /// Something else is asked; counts in `answers`.
    void askForAccess()
    {
        session->ask(
            session.get(),
            [](const actions::Services &services) { return services.store.access(); },
            [this](const Stored<registry::RegistryAccess> &registry) {
                answers += bool(registry);
            });
    }
    template <class W> W *child(const char *name) const { return page->findChild<W *>(name); }

    QString held = QStringLiteral("nidreg_data.record_revision");
    TestContext context;
    Sql clerk;
    int answers = 0;
    std::unique_ptr<forms::RegistrySession> session;
    std::unique_ptr<forms::AuditPage> page;
};

} // namespace

class AuditVerifyingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-tests");
        QCoreApplication::setApplicationName("tst_auditverifying");
    }

    void everythingElseIsAnsweredMeanwhile()
    {
        Setup setup;
        setup.verify();
        QSignalSpy pending(setup.session.get(), &forms::RegistrySession::pendingChanged);
        setup.askForAccess();
        QTRY_COMPARE(setup.answers, 1);
        QVERIFY(setup.isRunning());
        QCOMPARE(pending.last().first().toInt(), 0); // what runs apart is not counted
        setup.letGo();
        QTRY_VERIFY(!setup.isRunning());
        QVERIFY2(setup.report().startsWith("No mismatch found. No events were changed."),
                 qPrintable(setup.report()));
    }

    void cancelAnswersAtOnceAndTheWorkEndsSoon_data()
    {
        QTest::addColumn<QString>("held");
        QTest::newRow("while events are read") << "nidreg_data.event";
        QTest::newRow("while revisions are read") << "nidreg_data.request_revision";
        QTest::newRow("while versions are read") << "nidreg_data.record_revision";
        QTest::newRow("while places are looked at") << "nidreg_data.request_stay";
        QTest::newRow("while mails are read") << "nidreg_data.discussion_mail";
    }
    void cancelAnswersAtOnceAndTheWorkEndsSoon()
    {
        Setup setup;
        QFETCH(const QString, held);
        setup.held = held;
        setup.verify();
        setup.child<QPushButton>("cancelButton")->click();
        QVERIFY(!setup.isRunning()); // before any event is handled
        QVERIFY(setup.report().startsWith("The verification was stopped."));
        QVERIFY(setup.child<QToolButton>("verifyButton")->isEnabled());
        QTRY_VERIFY(setup.waiting().isEmpty()); // though what it waits for is held still
        setup.letGo();
        setup.child<QToolButton>("verifyButton")->click();
        QTRY_VERIFY2(setup.report().startsWith("No mismatch found. No events were changed."),
                     qPrintable(setup.report()));
    }

    void aVerificationBegunAfterOneThatWasCancelledIsAnsweredAlone()
    {
        Setup setup;
        setup.verify();
        setup.child<QPushButton>("cancelButton")->click();
        setup.child<QToolButton>("verifyButton")->click(); // while the first one still ends
        QVERIFY(setup.isRunning());
        setup.letGo();
        QTRY_VERIFY(!setup.isRunning());
        QVERIFY2(setup.report().startsWith("No mismatch found. No events were changed."),
                 qPrintable(setup.report()));
    }

    void thePageIsClosedDuringARun()
    {
        Setup setup;
        setup.verify();
        setup.page.reset();
        QTRY_VERIFY(setup.waiting().isEmpty());
        setup.askForAccess();
        QTRY_COMPARE(setup.answers, 1);
    }

    void theWindowIsClosedDuringARun()
    {
        Setup setup;
        setup.verify();
        setup.page.reset();
        setup.session.reset();
        QVERIFY(setup.waiting().isEmpty()); // the session waited for it
    }

    /// Nobody stops it but the session itself.
    void theSessionEndsWhileItWorksApart()
    {
        Setup setup;
        setup.hold();
        bool isAnswered = false;
        setup.session->askApart(
            qApp, [](const actions::Services &services) { return services.store.verify({}); },
            [&isAnswered](const Stored<registry::LogReport> &) { isAnswered = true; });
        QTRY_VERIFY(!setup.waiting().isEmpty());
        setup.page.reset();
        setup.session.reset();
        QVERIFY(setup.waiting().isEmpty());
        QCoreApplication::processEvents();
        QVERIFY(!isAnswered);
    }

    void theRegistryIsLeftDuringARun()
    {
        Setup setup;
        setup.verify();
        setup.session->reopen();
        QVERIFY(!setup.isRunning());
        QVERIFY(setup.report().startsWith("The log has not been verified"));
        QTRY_VERIFY(setup.waiting().isEmpty());
        QTRY_VERIFY(setup.session->isOpen());
    }

    void aLostConnectionIsSaidAndIsNotTheSessions()
    {
        Setup setup;
        setup.verify();
        QSignalSpy lost(setup.session.get(), &forms::RegistrySession::lost);
        setup.clerk.value("select pg_terminate_backend(" + setup.waiting() + ')');
        QTRY_VERIFY(!setup.isRunning());
        QVERIFY2(setup.report().startsWith("Cannot verify the log"), qPrintable(setup.report()));
        QVERIFY(setup.child<QLabel>("reportIcon")->isVisible());
        setup.letGo();
        setup.askForAccess();
        QTRY_COMPARE(setup.answers, 1);
        QCOMPARE(lost.count(), 0);
    }

    void aCheckpointIsSavedInAFileForOthers()
    {
        forms::AuditOutlets outlets;
        outlets.checkpoint = [](const registry::LogHead &) -> Stored<QString> {
            return QStringLiteral("the checkpoint\n");
        };
        Setup setup(outlets);
        const QTemporaryDir folder;
        const QString path = folder.filePath("ours");
        auto *save = setup.child<QToolButton>("saveCheckpointButton");
        QTRY_VERIFY(save->isEnabled());
        QTimer::singleShot(0, qApp, [&path] {
            auto *asked = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            asked->findChild<QLineEdit *>()->setText(path);
            static_cast<QDialog *>(asked)->accept();
        });
        save->click();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("the checkpoint\n"));
    }

    void aProofThatDoesNotFitOnTheDiskIsNotSaved()
    {
        forms::AuditOutlets outlets;
        outlets.proof = [](const registry::Inclusion &) -> Stored<QByteArray> {
            return QByteArray(1000, 'p');
        };
        Setup setup(outlets);
        const QTemporaryDir folder;
        const QString path = folder.filePath("event.tlog-proof");
        QTRY_VERIFY(setup.child<QTableView>("table")->model()->rowCount() > 0);
        setup.child<QTableView>("table")->selectRow(0);
        QTimer answer;
        QObject::connect(&answer, &QTimer::timeout, [&path] {
            if (auto *asked = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
                asked->findChild<QLineEdit *>()->setText(path);
                static_cast<QDialog *>(asked)->accept();
            }
        });
        answer.start(50);
        const FullDisk disk(100);
        setup.child<QToolButton>("proveButton")->click();
        QMessageBox *told = nullptr;
        QTRY_VERIFY((told = setup.page->findChild<QMessageBox *>()));
        QVERIFY2(told->text().contains("could not be saved as " + path), qPrintable(told->text()));
        QVERIFY(!told->informativeText().isEmpty());
        QVERIFY(!QFile::exists(path));
    }

    void theMarkOfWhatWasFoundFollowsASwitchToDarkColours()
    {
        Setup setup;
        setup.verify();
        setup.letGo();
        QTRY_VERIFY(!setup.isRunning());
        const auto mark = [&] {
            return setup.child<QLabel>("reportIcon")->pixmap(Qt::ReturnByValue).toImage();
        };
        const QImage light = mark();
        QVERIFY(!light.isNull());
        const QPalette before = QApplication::palette();
        QPalette dark = before;
        dark.setColor(QPalette::Base, Qt::black);
        QApplication::setPalette(dark);
        const bool isOther = test::waitFor([&] { return mark() != light; });
        QApplication::setPalette(before);
        QVERIFY(isOther);
        QTRY_COMPARE(mark(), light);
    }
};

NIDREG_TEST(AuditVerifyingTest, QApplication)

} // namespace tst_auditverifying

#include "tst_auditverifying.moc"
