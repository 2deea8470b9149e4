// SPDX-License-Identifier: MIT
#include "forms/session/registrysession.h"
#include "tests/model/actions/testcontext.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"

#include <QSignalSpy>

namespace tst_lostsession {

using namespace nidreg;
using namespace nidreg::tests;

/// A session of Rita's that asks who has access when its connection is lost.
struct Session {
    Session() : session([this] { return open(); }, context.clock, context.knowledge)
    {
        session.open();
        if (!test::waitFor([this] { return session.isOpen(); }))
            qFatal("the registry does not open");
    }

    registry::Stored<std::unique_ptr<registry::Store>> open() const
    {
        if (isAway)
            return base::fail(registry::StoreError{registry::StoreError::Unreachable, {}, {}});
        return storage::openStore(context.registry.conninfo());
    }

    void lose()
    {
        QSignalSpy lost(&session, &forms::RegistrySession::lost);
        Sql(context.registry.conninfo())
            .value("select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = "
                   "current_database() and pid <> pg_backend_pid()");
        if (!test::waitFor([&] { return lost.count() > 0; }))
            qFatal("the loss is not noticed");
    }

    void ask()
    {
        session.ask(
            &session, [](const actions::Services &services) { return services.store.access(); },
            [this](const registry::Stored<registry::RegistryAccess> &access) {
                answers << (access ? "answered" : "not reached");
            });
    }

    TestContext context;
    std::atomic<bool> isAway = false; ///< cannot be opened again
    QStringList answers;
    forms::RegistrySession session;
};

class TestLostSession : public QObject {
    Q_OBJECT

private slots:
    /// As when another server takes the place of a lost one.
    void aQuestionIsAnsweredWhenTheConnectionIsBack()
    {
        Session rita;
        rita.lose();
        rita.ask();
        QTRY_COMPARE(rita.answers, QStringList("answered"));
        QVERIFY(rita.session.isOpen());
    }

    void questionsAreAnsweredInTheirOrder()
    {
        Session rita;
        QStringList order;
        rita.lose();
        for (const char *each : {"first", "second", "third"})
            rita.session.ask(
                &rita.session,
                [](const actions::Services &services) { return services.store.access(); },
                [&order, each](const registry::Stored<registry::RegistryAccess> &access) {
                    if (access)
                        order << each;
                });
        QTRY_COMPARE(order, (QStringList{"first", "second", "third"}));
    }

    void aRegistryThatStaysAwayIsSaid()
    {
        Session rita;
        rita.isAway = true;
        rita.lose();
        rita.ask();
        QVERIFY(test::waitFor([&] { return !rita.answers.empty(); }));
        QCOMPARE(rita.answers, QStringList("not reached"));
        rita.ask(); // this one is not waited for any more
        QTRY_COMPARE(rita.answers.size(), 2);
        QCOMPARE(rita.answers.back(), "not reached");
    }

    void anotherRegistryDoesNotAnswerForTheOneThatWasLeft()
    {
        Session rita;
        rita.lose();
        rita.ask();
        rita.session.reopen();
        QTRY_COMPARE(rita.answers, QStringList("not reached"));
        QTRY_VERIFY(rita.session.isOpen());
    }

    /// Nobody is called back by a session that is gone.
    void aSessionThatEndsForgetsWhatItWasAsked()
    {
        Session rita;
        rita.isAway = true;
        rita.lose();
        rita.ask();
    }
};

NIDREG_TEST(TestLostSession, QCoreApplication)

} // namespace tst_lostsession

#include "tst_lostsession.moc"
