// SPDX-License-Identifier: MIT
#include "app/shell/proposalsmark.h"
#include "forms/session/registrysession.h"
#include "tests/model/actions/office.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"

#include <QSignalSpy>

namespace tst_proposalsmark {

using namespace nidreg;
using namespace nidreg::tests;

/// Rita's mark while one change of roles waits for a second registrar.
struct Marked {
    Marked()
        : session([this] { return storage::openStore(office.desk.conninfo()); }, office.clock,
                  office.knowledge)
    {
        must(office.desk.store().setPolicy(rita(), {"two-persons", "appoint"}));
        must(office.desk.store().changeRoles(rita(), {"zoe", {Role::Expert}, {}}));
        mark = std::make_unique<app::ProposalsMark>(session);
        session.open();
        if (!QTest::qWaitFor([this] { return session.isOpen(); }, 20000))
            qFatal("the registry does not open");
        session.actAs({"rita", Role::Registrar});
        if (!QTest::qWaitFor([this] { return mark->isVisible(); }, 20000))
            qFatal("the mark does not show");
    }

    Office office;
    forms::RegistrySession session;
    std::unique_ptr<app::ProposalsMark> mark;
};

class TestProposalsMark : public QObject {
    Q_OBJECT

private slots:
    void itCountsWhatWaits()
    {
        Marked desk;
        QCOMPARE(desk.mark->text(), QString("Proposals: 1"));
        must(desk.office.desk.store().changeRoles(rita(), {"yan", {Role::Expert}, {}}));
        QTRY_COMPARE(desk.mark->text(), QString("Proposals: 2"));
    }

    void othersDoNotSeeIt()
    {
        Marked desk;
        desk.session.actAs({"eve", Role::Expert});
        QVERIFY(!desk.mark->isVisible());
    }

    void itHidesWhileTheConnectionIsLost()
    {
        Marked desk;
        QSignalSpy lost(&desk.session, &forms::RegistrySession::lost);
        Sql(desk.office.desk.conninfo())
            .value("select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = "
                   "current_database() and pid <> pg_backend_pid()");
        QTRY_COMPARE(lost.count(), 1);
        QVERIFY(!desk.mark->isVisible());
        QTRY_VERIFY(desk.mark->isVisible()); // connected again by itself
    }

    void itHidesWhenItsRegistryIsLeft()
    {
        Marked desk;
        bool wasVisible = true;
        connect(&desk.session, &forms::RegistrySession::accessChanged, this,
                [&] { wasVisible = wasVisible && desk.mark->isVisible(); });
        desk.session.reopen();
        QVERIFY(!wasVisible);
    }
};

NIDREG_TEST(TestProposalsMark, QApplication)

} // namespace tst_proposalsmark

#include "tst_proposalsmark.moc"
