// SPDX-License-Identifier: MIT
#include "app/shell/visits.h"
#include "forms/widgets/messagebar.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"
#include "tests/support/ownsettings.h"

#include <QApplication>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tst_visits {

using namespace nidreg;
using namespace nidreg::tests;
using app::Visits;

namespace {

/// Ann's window from its start to its end, which she looks at.
struct Visit {
    explicit Visit(TestContext &context)
        : session([&context] { return storage::openStore(context.registry.conninfo()); },
                  context.clock, context.knowledge),
          layout(&window), visits(session, layout, window)
    {
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window is not active");
        log = QString::fromStdString(must(context.registry.store().head()).log);
        session.open();
        if (!test::waitFor([this] { return session.isOpen(); }))
            qFatal("the registry does not open");
    }
    /// Until what is there now was seen.
    void see(TestContext &context)
    {
        const auto size = must(context.registry.store().head()).size;
        QTRY_VERIFY_WITH_TIMEOUT(
            forms::lastVisit(log, "ann") && forms::lastVisit(log, "ann")->events == size, 20000);
    }

    forms::MessageBar &bar() { return *window.findChild<forms::MessageBar *>("visitBar"); }

    QWidget window;
    forms::RegistrySession session;
    QVBoxLayout layout;
    Visits visits;
    QString log;
};

} // namespace

class VisitsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void theFirstVisitHasNoNews()
    {
        TestContext context;
        Visit visit(context);
        visit.see(context);
        QVERIFY(!visit.bar().isVisible());
    }

    void whatOthersDidMeanwhileIsListed()
    {
        TestContext context;
        Visit(context).see(context);
        const auto request =
            must(context.registry.submit(abe(), context.registry.draft(), "foo", 1));
        Visit visit(context);
        QTRY_VERIFY(visit.bar().isVisible());
        QVERIFY2(visit.bar().message().startsWith("2 events since "),
                 qPrintable(visit.bar().message()));
        visit.bar().findChildren<QPushButton *>().first()->click();
        QTRY_VERIFY(visit.window.findChild<QTreeWidget *>());
        auto *tree = visit.window.findChild<QTreeWidget *>();
        QCOMPARE(tree->topLevelItemCount(), 1);
        QVERIFY(tree->topLevelItem(0)->text(0).contains("foo"));
        QCOMPARE(tree->topLevelItem(0)->childCount(), 2);
        QSignalSpy wanted(&visit.visits, &Visits::requestWanted);
        emit tree->itemActivated(tree->topLevelItem(0), 0);
        QCOMPARE(wanted.count(), 1);
        QVERIFY(wanted.first().first().value<workflow::RequestId>() == request.id);
    }

    void whatWasSeenIsNoNewsTheNextTime()
    {
        TestContext context;
        {
            Visit visit(context);
            visit.see(context);
            context.registry.draft();
            visit.see(context); // it happened before her eyes
        }
        Visit again(context);
        again.visits.showAction()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT((again.visits.showAction()->trigger(),
                                  again.window.findChild<forms::NewsDialog *>() != nullptr),
                                 20000);
        QVERIFY(!again.bar().isVisible());
        QCOMPARE(again.window.findChild<QTreeWidget *>()->topLevelItemCount(), 0);
    }

    void whatNoLongerWaitsIsNotSaidToWait()
    {
        TestContext context;
        Visit(context).see(context);
        workflow::Request request =
            must(context.registry.submit(abe(), context.registry.draft(), "foo", 1));
        request = must(
            context.registry.step(rita(), request, Step::Assign, TestRegistry::assignment("eve")));
        request =
            must(context.registry.step(eve(), request, Step::Approve, {"Fine.", {}, {}, {}, {}}));
        Visit visit(context);
        QTRY_VERIFY(visit.bar().message().contains("1 of their requests waits for you."));
        must(context.registry.registerNamespace(rita(), request));
        QTRY_VERIFY(!visit.bar().message().contains("waits"));
        QVERIFY(visit.bar().isVisible()); // the rest is news as before
    }

    void onesOwnDoingIsNoNews()
    {
        TestContext context;
        Visit(context).see(context);
        must(context.registry.store().setSingleUser(act("ann", Role::Registrar), true));
        Visit visit(context);
        visit.see(context);
        QVERIFY(!visit.bar().isVisible());
    }

    void aLogThatIsShorterBeginsAnew()
    {
        TestContext context;
        const auto log = QString::fromStdString(must(context.registry.store().head()).log);
        forms::rememberVisit(log, "ann", {100'000, context.clock.now()});
        Visit visit(context);
        visit.see(context);
        QVERIFY(!visit.bar().isVisible());
    }

private:
    tests::OwnSettings m_settings;
};

NIDREG_TEST(VisitsTest, QApplication)

} // namespace tst_visits

#include "tst_visits.moc"
