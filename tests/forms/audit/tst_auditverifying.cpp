// SPDX-License-Identifier: MIT
#include "forms/audit/auditpage.h"
#include "tests/model/actions/office.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"
#include "tests/support/fulldisk.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
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
struct Room {
    explicit Room(forms::AuditOutlets outlets = {})
        : clerk(office.desk.conninfo()),
          session(std::make_unique<forms::RegistrySession>(
              [this] { return storage::openStore(office.desk.conninfo()); }, office.clock,
              office.knowledge)),
          page(std::make_unique<forms::AuditPage>(*session, std::move(outlets)))
    {
        page->resize(1180, 760);
        page->show();
        QSignalSpy opened(session.get(), &forms::RegistrySession::opened);
        session->open();
        if (!opened.wait())
            qFatal("the registry does not open");
        askForAccess(); // after what the page asks at first
        if (!QTest::qWaitFor([this] { return answers == 1; }))
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
            [this](const Stored<registry::RegistryAccess> &desk) { answers += bool(desk); });
    }
    template <class W> W *child(const char *name) const { return page->findChild<W *>(name); }

    QString held = QStringLiteral("nidreg_data.record_revision");
    Office office;
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
        Room room;
        room.verify();
        QSignalSpy pending(room.session.get(), &forms::RegistrySession::pendingChanged);
        room.askForAccess();
        QTRY_COMPARE(room.answers, 1);
        QVERIFY(room.isRunning());
        QCOMPARE(pending.last().first().toInt(), 0); // what runs apart is not counted
        room.letGo();
        QTRY_VERIFY(!room.isRunning());
        QVERIFY2(room.report().startsWith("No mismatch found."), qPrintable(room.report()));
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
        Room room;
        QFETCH(const QString, held);
        room.held = held;
        room.verify();
        room.child<QPushButton>("cancelButton")->click();
        QVERIFY(!room.isRunning()); // before any event is handled
        QVERIFY(room.report().startsWith("The verification was stopped."));
        QVERIFY(room.child<QToolButton>("verifyButton")->isEnabled());
        QTRY_VERIFY(room.waiting().isEmpty()); // though what it waits for is held still
        room.letGo();
        room.child<QToolButton>("verifyButton")->click();
        QTRY_VERIFY2(room.report().startsWith("No mismatch found."), qPrintable(room.report()));
    }

    void aVerificationBegunAfterOneThatWasCancelledIsAnsweredAlone()
    {
        Room room;
        room.verify();
        room.child<QPushButton>("cancelButton")->click();
        room.child<QToolButton>("verifyButton")->click(); // while the first one still ends
        QVERIFY(room.isRunning());
        room.letGo();
        QTRY_VERIFY(!room.isRunning());
        QVERIFY2(room.report().startsWith("No mismatch found."), qPrintable(room.report()));
    }

    void thePageIsClosedDuringARun()
    {
        Room room;
        room.verify();
        room.page.reset();
        QTRY_VERIFY(room.waiting().isEmpty());
        room.askForAccess();
        QTRY_COMPARE(room.answers, 1);
    }

    void theWindowIsClosedDuringARun()
    {
        Room room;
        room.verify();
        room.page.reset();
        room.session.reset();
        QVERIFY(room.waiting().isEmpty()); // the session waited for it
    }

    /// Nobody stops it but the session itself.
    void theSessionEndsWhileItWorksApart()
    {
        Room room;
        room.hold();
        bool isAnswered = false;
        room.session->askApart(
            qApp, [](const actions::Services &services) { return services.store.verify({}); },
            [&isAnswered](const Stored<registry::LogReport> &) { isAnswered = true; });
        QTRY_VERIFY(!room.waiting().isEmpty());
        room.page.reset();
        room.session.reset();
        QVERIFY(room.waiting().isEmpty());
        QCoreApplication::processEvents();
        QVERIFY(!isAnswered);
    }

    void theRegistryIsLeftDuringARun()
    {
        Room room;
        room.verify();
        room.session->reopen();
        QVERIFY(!room.isRunning());
        QVERIFY(room.report().startsWith("The log has not been verified"));
        QTRY_VERIFY(room.waiting().isEmpty());
        QTRY_VERIFY(room.session->isOpen());
    }

    void aLostConnectionIsSaidAndIsNotTheSessions()
    {
        Room room;
        room.verify();
        QSignalSpy lost(room.session.get(), &forms::RegistrySession::lost);
        room.clerk.value("select pg_terminate_backend(" + room.waiting() + ')');
        QTRY_VERIFY(!room.isRunning());
        QVERIFY2(room.report().startsWith("Cannot verify the log"), qPrintable(room.report()));
        QVERIFY(room.child<QLabel>("reportIcon")->isVisible());
        room.letGo();
        room.askForAccess();
        QTRY_COMPARE(room.answers, 1);
        QCOMPARE(lost.count(), 0);
    }

    void aProofThatDoesNotFitOnTheDiskIsNotSaved()
    {
        forms::AuditOutlets outlets;
        outlets.proof = [](const registry::Inclusion &) -> Stored<QByteArray> {
            return QByteArray(1000, 'p');
        };
        Room room(outlets);
        const QTemporaryDir folder;
        const QString path = folder.filePath("event.tlog-proof");
        QTRY_VERIFY(room.child<QTableView>("table")->model()->rowCount() > 0);
        room.child<QTableView>("table")->selectRow(0);
        QSignalSpy said(room.page.get(), &forms::Page::messageShown);
        QTimer answer;
        QObject::connect(&answer, &QTimer::timeout, [&path] {
            if (auto *asked = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
                asked->findChild<QLineEdit *>()->setText(path);
                static_cast<QDialog *>(asked)->accept();
            }
        });
        answer.start(50);
        const FullDisk disk(100);
        room.child<QToolButton>("proveButton")->click();
        QTRY_COMPARE(said.count(), 1);
        const QString words = said.first().first().toString();
        QVERIFY2(words.contains("Cannot write"), qPrintable(words));
        QVERIFY(!QFile::exists(path));
    }

    void theMarkOfWhatWasFoundFollowsASwitchToDarkColours()
    {
        Room room;
        room.verify();
        room.letGo();
        QTRY_VERIFY(!room.isRunning());
        const auto mark = [&] {
            return room.child<QLabel>("reportIcon")->pixmap(Qt::ReturnByValue).toImage();
        };
        const QImage light = mark();
        QVERIFY(!light.isNull());
        const QPalette before = QApplication::palette();
        QPalette dark = before;
        dark.setColor(QPalette::Base, Qt::black);
        QApplication::setPalette(dark);
        const bool isOther = QTest::qWaitFor([&] { return mark() != light; });
        QApplication::setPalette(before);
        QVERIFY(isOther);
        QTRY_COMPARE(mark(), light);
    }
};

NIDREG_TEST(AuditVerifyingTest, QApplication)

} // namespace tst_auditverifying

#include "tst_auditverifying.moc"
