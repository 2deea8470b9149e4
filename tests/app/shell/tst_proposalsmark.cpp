// SPDX-License-Identifier: MIT
#include "app/shell/proposalsmark.h"
#include "forms/session/registrysession.h"
#include "tests/model/actions/testcontext.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"

#include <QSignalSpy>

namespace tst_proposalsmark {

using namespace nidreg;
using namespace nidreg::tests;

/// Rita's mark while one change of roles waits for a second registrar.
struct Marked {
    Marked()
        : session([this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
                  context.knowledge)
    {
        must(context.registry.store().setPolicy(rita(), {"two-persons", "appoint"}));
        must(context.registry.store().changeRoles(rita(), {"zoe", {Role::Expert}, {}}));
        mark = std::make_unique<app::ProposalsMark>(session);
        session.open();
        if (!test::waitFor([this] { return session.isOpen(); }))
            qFatal("the registry does not open");
        session.actAs({"rita", Role::Registrar});
        if (!test::waitFor([this] { return mark->isVisible(); }))
            qFatal("the mark does not show");
    }

    TestContext context;
    forms::RegistrySession session;
    std::unique_ptr<app::ProposalsMark> mark;
};

class TestProposalsMark : public QObject {
    Q_OBJECT

private slots:
    void itCountsWhatWaits()
    {
        Marked setup;
        QCOMPARE(setup.mark->text(), QString("Proposals: 1"));
        must(setup.context.registry.store().changeRoles(rita(), {"yan", {Role::Expert}, {}}));
        QTRY_COMPARE(setup.mark->text(), QString("Proposals: 2"));
    }

    void othersDoNotSeeIt()
    {
        Marked setup;
        setup.session.actAs({"eve", Role::Expert});
        QVERIFY(!setup.mark->isVisible());
    }

    void itHidesWhileTheConnectionIsLost()
    {
        Marked setup;
        QSignalSpy lost(&setup.session, &forms::RegistrySession::lost);
        Sql(setup.context.registry.conninfo())
            .value("select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = "
                   "current_database() and pid <> pg_backend_pid()");
        QTRY_COMPARE(lost.count(), 1);
        QVERIFY(!setup.mark->isVisible());
        QTRY_VERIFY(setup.mark->isVisible()); // connected again by itself
    }

    void itHidesWhenItsRegistryIsLeft()
    {
        Marked setup;
        bool wasVisible = true;
        connect(&setup.session, &forms::RegistrySession::accessChanged, this,
                [&] { wasVisible = wasVisible && setup.mark->isVisible(); });
        setup.session.reopen();
        QVERIFY(!wasVisible);
    }
};

NIDREG_TEST(TestProposalsMark, QApplication)

} // namespace tst_proposalsmark

#include "tst_proposalsmark.moc"
