// SPDX-License-Identifier: MIT
#include "tests/model/storage/sockets.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

#include <QSignalSpy>

#include <algorithm>
#include <latch>
#include <thread>

namespace tst_concurrency {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// Runs `work(i)` on `count` threads that all begin at the same moment.
template <class Work> void atOnce(int count, Work work)
{
    std::latch begin(count);
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i)
        threads.emplace_back([&, i] {
            begin.arrive_and_wait();
            work(i);
        });
    for (std::thread &thread : threads)
        thread.join();
}

constexpr int kClients = 16;

registry::NewRequest informal()
{
    registry::NewRequest wanted;
    wanted.kind = urn::NidKind::Informal;
    return wanted;
}

} // namespace

class TestConcurrency : public QObject {
    Q_OBJECT

private slots:
    void sixteenClientsGetSixteenConsecutiveNumbers()
    {
        const TestRegistry registry;
        std::vector<workflow::Request> requests;
        for (int i = 0; i < kClients; ++i)
            requests.push_back(registry.approved(registry.draft(informal()), ""));
        std::array<std::int64_t, kClients> numbers{};
        atOnce(kClients, [&](int i) {
            const auto store = opened(registry.conninfo());
            const auto &request = requests[std::size_t(i)];
            const Act by = act("rita", Role::Registrar);
            const workflow::Edge edge{Step::Register, request.procedure, request.state,
                                      request.state, workflow::Part::Registrar};
            const auto made =
                must(store->registerNamespace(
                         by, {{request.id, request.revision, edge, by.acting, {}}, "Org", {}, {}}))
                    .version.value();
            if (made.text == textOf(made.nid, 1)) // the number stands in the template, too
                numbers[std::size_t(i)] = urn::informalNumber(made.nid);
        });
        std::ranges::sort(numbers);
        for (int i = 0; i < kClients; ++i)
            QCOMPARE(numbers[std::size_t(i)], i + 1);
        QVERIFY(!must(registry.store().verify({})).mismatch);
    }

    void aRefusedRegistrationTakesNoNumber()
    {
        const TestRegistry registry;
        const auto request = registry.approved(registry.draft(informal()), "");
        Act dryRun = act("rita", Role::Registrar);
        dryRun.dryRun = true;
        QCOMPARE(must(registry.registerNamespace(dryRun, request)).nid, std::string("urn-1"));
        QCOMPARE(refusal(registry.registerNamespace(act("eve", Role::Expert), request)),
                 QStringLiteral("role.wrong"));
        QCOMPARE(must(registry.registerNamespace(act("rita", Role::Registrar), request)).nid,
                 std::string("urn-1"));
    }

    void oneKeyIsTakenOnceHoweverOftenItIsSent()
    {
        const TestRegistry registry;
        const auto request = registry.draft();
        const Act once = act("abe", Role::Applicant);
        std::array<QString, kClients> answers;
        atOnce(kClients, [&](int i) {
            const auto store = opened(registry.conninfo());
            const auto made = store->create(once, {});
            answers[std::size_t(i)] = made ? QString::number(made->id.value) : refusal(made);
        });
        for (const QString &answer : answers)
            QCOMPARE(answer, QString::number(request.id.value + 1));
        QCOMPARE(must(registry.store().requests({registry::RequestView::Everything},
                                                {"rita", Role::Registrar},
                                                *base::parseDate("2026-01-31")))
                     .rows.size(),
                 std::size_t(2));
    }

    void twoExpertsMayVoteAtOnce()
    {
        const TestRegistry registry;
        auto request =
            must(registry.submit(act("abe", Role::Applicant), registry.draft(), "Example", 1));
        request = must(registry.step(act("rita", Role::Registrar), request, Step::Assign,
                                     TestRegistry::assignment("eve")));
        request = must(registry.step(act("rita", Role::Registrar), request, Step::Assign,
                                     TestRegistry::assignment("ed")));
        std::array<workflow::State, 2> states{};
        atOnce(2, [&](int i) {
            const auto store = opened(registry.conninfo());
            const Act by = act(i == 0 ? "eve" : "ed", Role::Expert);
            const workflow::Edge edge{Step::Approve, request.procedure, request.state,
                                      request.state, workflow::Part::AssignedExpert};
            states[std::size_t(i)] =
                must(
                    store->append(
                        by,
                        {request.id, request.revision, edge, by.acting, {"Fine.", {}, {}, {}, {}}}))
                    .state;
        });
        std::ranges::sort(states);
        QCOMPARE(states[0], workflow::State::InReview);
        QCOMPARE(states[1], workflow::State::Approved);
    }

    void theSecondOfTwoDecisionsIsStale()
    {
        const TestRegistry registry;
        const auto request = registry.draft();
        must(registry.submit(act("abe", Role::Applicant), request, "Example", 1));
        QCOMPARE(refusal(registry.submit(act("abe", Role::Applicant), request, "Example", 1)),
                 QStringLiteral("stale"));
        QCOMPARE(refusal(registry.step(act("abe", Role::Applicant), request, Step::Withdraw)),
                 QStringLiteral("stale"));
    }

    void everyProgramHearsOfAChangeAndTheOneThatMadeIt()
    {
        const TestRegistry registry;
        const auto other = opened(registry.conninfo());
        int heard = 0, own = 0;
        other->onChange([&heard] { ++heard; });
        registry.store().onChange([&own] { ++own; });
        registry.draft();
        QTRY_COMPARE(heard, 1);
        QTRY_COMPARE(own, 1);
    }

    void aLostConnectionIsFoundAgainByTheNextAct()
    {
        const TestRegistry registry;
        const auto before = registry.draft();
        Sql(registry.conninfo())
            .value(
                QStringLiteral("select count(pg_terminate_backend(pid)) from pg_stat_activity"
                               " where datname = current_database() and pid <> pg_backend_pid()"));
        const auto after = registry.draft(); // looked up by its key, not found, done once
        QCOMPARE(after.id.value, before.id.value + 1);
        Sql(registry.conninfo())
            .value(
                QStringLiteral("select count(pg_terminate_backend(pid)) from pg_stat_activity"
                               " where datname = current_database() and pid <> pg_backend_pid()"));
        QCOMPARE(refusal(registry.store().find("example")), QStringLiteral("unreachable"));
    }

    void aSocketThatClosesUnderAnActIsALostConnection()
    {
        const TestRegistry registry;
        const auto before = registry.draft();
        QVERIFY(closeSocket(serverFolder()));
        const auto after = registry.draft();
        QCOMPARE(after.id.value, before.id.value + 1);
        QVERIFY(closeSocket(serverFolder()));
        QCOMPARE(refusal(registry.store().find("example")), QStringLiteral("unreachable"));
        QCOMPARE(refusal(registry.store().find("example")), QStringLiteral("unreachable"));
    }

    void anActThatWasDoneIsNotDoneAgainAfterALoss()
    {
        const TestRegistry registry;
        const Act once = act("abe", Role::Applicant);
        const auto first = must(registry.store().create(once, {}));
        Sql(registry.conninfo())
            .value(
                QStringLiteral("select count(pg_terminate_backend(pid)) from pg_stat_activity"
                               " where datname = current_database() and pid <> pg_backend_pid()"));
        QCOMPARE(must(registry.store().create(once, {})).id.value, first.id.value);
    }
};

NIDREG_TEST(TestConcurrency, QCoreApplication)

} // namespace tst_concurrency

#include "tst_concurrency.moc"
