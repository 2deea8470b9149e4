// SPDX-License-Identifier: MIT
#include "forms/session/registrysession.h"
#include "tests/program/program.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>

namespace tst_registrysession {

using namespace nidreg;
using forms::RegistrySession;

namespace {

class NoonClock : public base::Clock {
public:
    base::Instant now() const override { return {}; }
};

registry::StoreError unreachable()
{
    return {registry::StoreError::Unreachable, {}, {}};
}

/// A session whose registry is away; counts how often it is tried.
struct Away {
    Away()
        : session(
            [this]() -> registry::Stored<std::unique_ptr<registry::Store>> {
                ++tries;
                return base::fail(unreachable());
            },
            clock, knowledge)
    {
    }

    void ask()
    {
        session.ask(
            &session, [](const actions::Services &services) { return services.store.access(); },
            [this](const registry::Stored<registry::RegistryAccess> &registry) {
                answers += !registry && registry.error().kind == registry::StoreError::Unreachable;
            });
    }

    std::atomic<int> tries = 0;
    int answers = 0;
    NoonClock clock;
    urn::NidKnowledge knowledge;
    RegistrySession session;
};

} // namespace

class RegistrySessionTest : public QObject {
    Q_OBJECT

private slots:
    /// It would open a second time beside the opening that comes, and close what that one made.
    void aQuestionBeforeTheOpeningLosesNothing()
    {
        Away away;
        QSignalSpy lost(&away.session, &RegistrySession::lost);
        away.ask();
        QTRY_COMPARE(away.answers, 1);
        QCOMPARE(lost.count(), 0);
        QCOMPARE(away.tries, 0);
    }

    void aRegistryThatCannotBeReachedIsSaidAndTriedAgain()
    {
        Away away;
        QSignalSpy lost(&away.session, &RegistrySession::lost);
        away.session.open();
        QTRY_COMPARE(lost.count(), 1);
        QVERIFY(!away.session.isOpen());
        QTRY_VERIFY(away.tries >= 2);
    }

    void aQuestionWhileItIsAwayIsAnsweredAndTriesNothing()
    {
        Away away;
        QSignalSpy lost(&away.session, &RegistrySession::lost);
        away.session.open();
        away.ask();
        QTRY_COMPARE(away.answers, 1);
        QCOMPARE(lost.count(), 1);
        QCOMPARE(away.tries, 1);
    }
};

NIDREG_TEST(RegistrySessionTest, QCoreApplication)

} // namespace tst_registrysession

#include "tst_registrysession.moc"
