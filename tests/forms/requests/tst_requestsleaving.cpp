// SPDX-License-Identifier: MIT
#include "forms/audit/auditpage.h"
#include "forms/namespaces/namespacespage.h"
#include "forms/requests/requestssteps.h"
#include "forms/steps/unsenttexts.h"
#include "tests/forms/requests/requestssetup.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"
#include "tests/support/nextquestion.h"

#include <QMutex>
#include <QSettings>
#include <QStandardPaths>

namespace tst_requestsleaving {

using namespace nidreg;
using namespace nidreg::tests;

static const QString kNowhere = QStringLiteral("host=/nowhere-at-all");

/// A session that is led from one registry to another.
struct Move {
    Move()
        : session([this] { return storage::openStore(way()); }, here.clock, here.knowledge),
          requests(session), namespaces(session), audit(session, {})
    {
        for (QWidget *page : std::initializer_list<QWidget *>{&requests, &namespaces, &audit}) {
            page->resize(1180, 760);
            page->show();
        }
    }

    void open()
    {
        const auto draft = here.registry.draft();
        did(actions::submit(here.services(), abe(), draft.id, lighthouse("lighthouse")));
        setWay(here.registry.conninfo());
        session.open();
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        session.actAs({"rita", Role::Registrar});
        QTRY_VERIFY(comment()->isVisible() && !comment()->isReadOnly());
    }
    void loseConnection()
    {
        QSignalSpy lost(&session, &forms::RegistrySession::lost);
        Sql(here.registry.conninfo())
            .value("select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = "
                   "current_database() and pid <> pg_backend_pid()");
        QVERIFY(lost.wait(test::kPatience));
    }
    /// To a registry that does not answer.
    void leave()
    {
        setWay(kNowhere);
        session.reopen();
    }
    QTableView *table() const { return requests.findChild<QTableView *>("table"); }
    QPlainTextEdit *comment() const { return requests.findChild<QPlainTextEdit *>("commentEdit"); }

    /// Read on the session's own thread.
    QString way()
    {
        const QMutexLocker lock(&guard);
        return conninfo;
    }
    void setWay(const QString &to)
    {
        const QMutexLocker lock(&guard);
        conninfo = to;
    }

    TestContext here;
    QMutex guard;
    QString conninfo;
    forms::RegistrySession session;
    RequestsPage requests;
    forms::NamespacesPage namespaces;
    forms::AuditPage audit;
};

/// Rita's, of the request in `registry` (Link::registry).
static std::optional<forms::UnsentText> kept(const std::string &registry, workflow::Step step)
{
    return forms::UnsentTexts::find({QString::fromStdString(registry), "rita", {1}, step, -1});
}

class TestRequestsLeaving : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-tests");
        QCoreApplication::setApplicationName("tst_requestsleaving");
    }
    void init() { QSettings().clear(); }

    void nothingOfTheOtherRegistryStaysInSight()
    {
        Move move;
        move.open();
        auto *events = move.audit.findChild<QTableView *>("table");
        QTRY_VERIFY(events->model()->rowCount() > 0);
        QSignalSpy lost(&move.session, &forms::RegistrySession::lost);
        move.leave();
        QCOMPARE(move.table()->model()->rowCount(), 0);
        QCOMPARE(events->model()->rowCount(), 0);
        QCOMPARE(move.requests.findChild<QToolButton *>("openChip")->text(), "All open");
        QVERIFY(!move.requests.findChild<QLabel *>("titleLabel")->isVisible());
        QVERIFY(lost.wait(test::kPatience));
        QCOMPARE(move.table()->model()->rowCount(), 0); // nor does a late answer bring it back
        QCOMPARE(events->model()->rowCount(), 0);
        QCOMPARE(move.requests.findChild<QLabel *>("messageLabel")->text(),
                 "The registry is not connected.");
    }

    void whatWasBeingWrittenIsKeptForTheRegistryThatItIsOf()
    {
        Move move;
        move.open();
        move.comment()->setFocus();
        QTest::keyClicks(move.comment(), "Half a thought");
        const std::string registry = move.session.link().registry;
        move.leave();
        QVERIFY(move.comment()->toPlainText().isEmpty());
        QVERIFY(kept(registry, workflow::Step::Comment));
        QCOMPARE(kept(registry, workflow::Step::Comment)->record.text, "Half a thought");
    }

    /// Nobody has to send it again.
    void whatIsSentWhileTheConnectionIsLostIsRecordedWhenItIsBack()
    {
        Move move;
        move.open();
        move.loseConnection();
        QTest::keyClicks(move.comment(), "Which coasts?");
        move.requests.findChild<QPushButton *>("sendButton")->click();
        QTRY_VERIFY(move.comment()->toPlainText().isEmpty());
        move.here.registry.reopen();
        const auto file = must(move.here.registry.store().request({1}));
        QCOMPARE(std::ranges::count(file.events, "comment", &registry::Event::what), 1);
    }

    void whatCouldNotBeSentIsSaidToBePossibleAgain()
    {
        Move move;
        move.open();
        move.setWay(kNowhere);
        move.loseConnection();
        QTest::keyClicks(move.comment(), "Which coasts?");
        move.requests.findChild<QPushButton *>("sendButton")->click();
        const auto *state = move.requests.findChild<QLabel *>("stateLabel");
        QTRY_VERIFY2(state->text().startsWith("Not recorded"), qPrintable(state->text()));
        move.setWay(move.here.registry.conninfo());
        move.session.open();
        QTRY_VERIFY2(state->text().contains("can send the comment now"), qPrintable(state->text()));
        QCOMPARE(move.comment()->toPlainText(), "Which coasts?");
    }

    /// Whoever turns to something else meanwhile and comes back finds it under way.
    void whatIsUnderWayIsNotSentTwice()
    {
        Move move;
        move.open();
        move.setWay(kNowhere);
        move.loseConnection();
        QTest::keyClicks(move.comment(), "Which coasts?");
        auto *send = move.requests.findChild<QPushButton *>("sendButton");
        send->click();
        move.session.actAs({"abe", Role::Applicant});
        move.session.actAs({"rita", Role::Registrar});
        QCOMPARE(move.comment()->toPlainText(), "Which coasts?");
        if (send->text() == "Send")
            send->click();
        move.setWay(move.here.registry.conninfo());
        move.session.open();
        QTRY_VERIFY2(move.comment()->toPlainText().isEmpty(), qPrintable(send->text()));
        QTRY_VERIFY(!move.comment()->isReadOnly());
        QCOMPARE(Sql(move.here.registry.conninfo())
                     .value("select count(*) from nidreg_data.event where what = 'comment'"),
                 "1");
    }

    void anUnsentFormIsAskedAboutBeforeTheWindowCloses()
    {
        Window window;
        window.inReview("lighthouse");
        window.open();
        window.session.actAs({"rita", Role::Registrar});
        QTRY_VERIFY(window.button("Reject") && window.button("Reject")->isEnabled());
        window.button("Reject")->click();
        QVERIFY2(window.page.mayClose(), "nothing was typed");
        type(window.form(), "A thought");
        {
            const NextQuestion question(QMessageBox::RejectRole);
            QVERIFY(!window.page.mayClose());
            QVERIFY(question.text().contains("“Reject”"));
        }
        QCOMPARE(window.form()->record().text, "A thought");
        const NextQuestion question(QMessageBox::AcceptRole);
        QVERIFY(window.page.mayClose());
        QVERIFY(question.wasAsked());
    }

    /// The same number is another request there.
    void aFormIsClosedAndItsTextKept()
    {
        Move move;
        move.open();
        auto *steps = move.requests.findChild<forms::RequestSteps *>();
        QTRY_VERIFY(steps->action(workflow::Step::Close)->isEnabled());
        steps->action(workflow::Step::Close)->trigger();
        QPointer<StepDialog> form;
        QTRY_VERIFY((form = move.requests.findChild<StepDialog *>()));
        type(form, "No answer for 90 days.");
        const std::string registry = move.session.link().registry;
        move.leave();
        QTRY_VERIFY(!form || !form->isVisible());
        QVERIFY(kept(registry, workflow::Step::Close));
        QCOMPARE(kept(registry, workflow::Step::Close)->record.text, "No answer for 90 days.");
    }
};

NIDREG_TEST(TestRequestsLeaving, QApplication)

} // namespace tst_requestsleaving

#include "tst_requestsleaving.moc"
