// SPDX-License-Identifier: MIT
#include "app/shell/attention.h"
#include "forms/session/preferences.h"
#include "tests/app/desktop/privatebus.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"
#include "tests/support/ownsettings.h"

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace tst_attention {

using namespace nidreg;
using namespace nidreg::tests;
using app::Attention;
using app::WaitingItem;

namespace {

/// Eve's program on a desktop, with a window that she does not look at.
struct Watched {
    explicit Watched(const workflow::Acting &acting = {"eve", Role::Expert})
        : desktop(bus.connection()), toDesktop(bus.connection()),
          session([this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
                  context.knowledge),
          attention(
              session, [this] { return toDesktop; }, window)
    {
        QSignalSpy looked(&attention.waiting(), &app::Waiting::looked);
        session.open();
        if (!test::waitFor([this] { return session.isOpen(); }))
            qFatal("the registry does not open");
        session.actAs(acting);
        const auto seen = looked.count();
        if (!test::waitFor([&] { return looked.count() > seen; }))
            qFatal("nobody looks what waits");
    }

    /// A request of Abe's that Rita gives to Eve.
    workflow::RequestId assign(const std::string &nid)
    {
        const auto request = must(context.registry.submit(abe(), context.registry.draft(), nid, 1));
        must(context.registry.step(rita(), request, Step::Assign, TestRegistry::assignment("eve")));
        return request.id;
    }
    std::size_t waiting() const { return attention.waiting().items().size(); }
    TestContext context;
    PrivateBus bus;
    NotifyingDesktop desktop;
    QDBusConnection toDesktop;
    QWidget window;
    forms::RegistrySession session;
    Attention attention;
};

WaitingItem item(std::int64_t number)
{
    return {workflow::RequestId{number},
            -1,
            {},
            QStringLiteral("Request %1").arg(number),
            QStringLiteral("In review")};
}

} // namespace

class AttentionTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void whatComesToWaitIsTold()
    {
        Watched eve;
        eve.assign("foo");
        QTRY_COMPARE(eve.desktop.shown.size(), std::size_t(1));
        QVERIFY2(eve.desktop.shown.front().title.contains("foo"),
                 qPrintable(eve.desktop.shown.front().title));
        const auto second = eve.assign("bar");
        QTRY_VERIFY(eve.desktop.shown.back().title == "2 requests wait for you");
        QCOMPARE(eve.desktop.shown.back().id, eve.desktop.shown.front().id);
        QSignalSpy wanted(&eve.attention, &Attention::requestWanted);
        eve.desktop.click(eve.desktop.shown.back().id);
        QTRY_COMPARE(wanted.count(), 1);
        QVERIFY(wanted.first().first().value<workflow::RequestId>() == second);
        QVERIFY(eve.window.isVisible());
    }

    void whatIsDoneMeanwhileIsTakenAway()
    {
        Watched eve;
        const auto id = eve.assign("foo");
        QTRY_COMPARE(eve.desktop.shown.size(), std::size_t(1));
        const auto file = must(eve.context.registry.store().request(id));
        must(eve.context.registry.step(tests::eve(), file.request, Step::Approve,
                                       {"Fine.", {}, {}, {}, {}}));
        QTRY_COMPARE(eve.desktop.closed, std::vector<uint>{1});
    }

    void whoDoesNotWantItIsNotTold()
    {
        forms::Preferences preferences;
        preferences.notifies = false;
        preferences.save();
        Watched eve;
        eve.assign("foo");
        QTRY_COMPARE(eve.waiting(), std::size_t(1));
        settle(eve.toDesktop);
        QVERIFY(eve.desktop.shown.empty());
    }

    void whoLooksAtTheWindowIsNotTold()
    {
        Watched eve;
        eve.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&eve.window));
        eve.assign("foo");
        QTRY_COMPARE(eve.waiting(), std::size_t(1));
        settle(eve.toDesktop);
        QVERIFY(eve.desktop.shown.empty());
    }

    void whatWaitedBeforeIsNoNews()
    {
        Watched rita({"rita", Role::Registrar});
        rita.assign("foo");
        rita.session.actAs({"eve", Role::Expert});
        QTRY_COMPARE(rita.waiting(), std::size_t(1));
        settle(rita.toDesktop);
        QVERIFY(rita.desktop.shown.empty());
    }

    void aProposalToSecondIsTold()
    {
        Watched ann({"ann", Role::Registrar});
        must(ann.context.registry.store().setPolicy(rita(), {"two-persons", "appoint"}));
        must(ann.context.registry.store().changeRoles(rita(), {"zoe", {Role::Expert}, {}}));
        QTRY_COMPARE(ann.desktop.shown.size(), std::size_t(1));
        QVERIFY2(ann.desktop.shown.front().title.contains("zoe"),
                 qPrintable(ann.desktop.shown.front().title));
        QSignalSpy wanted(&ann.attention, &Attention::proposalsWanted);
        ann.desktop.click(1);
        QTRY_COMPARE(wanted.count(), 1);
    }

    void whatANotificationSays_data()
    {
        QTest::addColumn<int>("news");
        QTest::addColumn<QString>("title");
        QTest::addColumn<int>("lines");
        QTest::newRow("one request: how it stands") << 1 << "Request 1" << 1;
        QTest::newRow("several: a line each") << 3 << "3 requests wait for you" << 3;
        QTest::newRow("many: the first ones, and how many more")
            << 9 << "9 requests wait for you" << 5;
    }

    void whatANotificationSays()
    {
        QFETCH(int, news);
        std::vector<WaitingItem> items;
        for (int i = 1; i <= news; ++i)
            items.push_back(item(i));
        const app::Notice notice = Attention::noticeOf(items);
        QTEST(notice.title, "title");
        QTEST(int(notice.text.split('\n').size()), "lines");
    }

private:
    tests::OwnSettings m_settings;
};

NIDREG_TEST(AttentionTest, QApplication)

} // namespace tst_attention

#include "tst_attention.moc"
