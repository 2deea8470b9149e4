// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <thread>

namespace tst_numbersandkeys {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

Act abe()
{
    return act("abe", Role::Applicant);
}

int count(const TestRegistry &registry, const char *what)
{
    return Sql(registry.conninfo())
        .value(QStringLiteral("select count(*) from nidreg_data.%1").arg(QString::fromLatin1(what)))
        .toInt();
}

/// Makes every act so far this many days older.
void age(const TestRegistry &registry, int days)
{
    Sql(registry.conninfo())
        .value(
            QStringLiteral("update nidreg_data.action set at = at - interval '%1 days'").arg(days));
}

/// Opens requests up to the one that forgets outdated keys; how many.
int untilKeysAreForgotten(const TestRegistry &registry)
{
    int opened = 1;
    while (registry.draft().id.value % 100 != 0)
        ++opened;
    return opened;
}

} // namespace

/// The numbers of requests, and for how long the keys of acts are known.
class TestNumbersAndKeys : public QObject {
    Q_OBJECT

private slots:
    void whatWasNotDoneLeavesNoGap()
    {
        const TestRegistry registry;
        QCOMPARE(registry.draft().id.value, 1);
        registry::NewRequest wanted;
        wanted.kind = urn::NidKind::Informal;
        wanted.nid = "mine";
        QCOMPARE(refusal(registry.store().create(abe(), wanted)), "nid.informal-requested");
        Act dryRun = abe();
        dryRun.dryRun = true;
        QCOMPARE(must(registry.store().create(dryRun, {})).id.value, 2);
        Sql(registry.conninfo())
            .run("begin; insert into nidreg_data.request (id, purpose, kind, procedure, applicant)"
                 " values (2, 'new', 'formal', 'community', 'abe'); rollback");
        QCOMPARE(registry.draft().id.value, 2);
    }

    void manyAtOnceGetNumbersInARow()
    {
        const TestRegistry registry;
        constexpr int kPrograms = 4, kEach = 10;
        std::vector<std::thread> programs;
        for (int i = 0; i < kPrograms; ++i)
            programs.emplace_back([&registry] {
                const auto store = opened(registry.conninfo());
                for (int k = 0; k < kEach; ++k)
                    must(store->create(abe(), {}));
            });
        for (std::thread &each : programs)
            each.join();
        QCOMPARE(count(registry, "request"), kPrograms * kEach);
        QCOMPARE(Sql(registry.conninfo()).value("select max(id) from nidreg_data.request").toInt(),
                 kPrograms * kEach);
        QVERIFY(!must(registry.store().verify({})).mismatch);
    }

    void aKeyIsForOneCallAlone()
    {
        const TestRegistry registry;
        registry::NewRequest wanted;
        wanted.nid = "one";
        const Act creates = abe(), saves = abe(), submits = abe(),
                  sets = act("rita", Role::Registrar);
        const auto request = must(registry.store().create(creates, wanted));
        QCOMPARE(must(registry.store().create(creates, wanted)).id, request.id);
        wanted.nid = "two";
        QCOMPARE(refusal(registry.store().create(creates, wanted)), "act.key-taken");
        must(registry.store().saveWorkingCopy(saves, request.id, "a text"));
        QCOMPARE(refusal(registry.store().saveWorkingCopy(saves, request.id, "another text")),
                 "act.key-taken");
        must(registry.submit(submits, request, "one", 1));
        must(registry.submit(submits, request, "one", 1));
        QCOMPARE(refusal(registry.submit(submits, request, "one", 1, "And more.")),
                 "act.key-taken");
        must(registry.store().setPolicy(sets, {"idle-days", "80"}));
        QCOMPARE(refusal(registry.store().setPolicy(sets, {"idle-days", "81"})), "act.key-taken");
        QCOMPARE(must(registry.store().request(request.id)).revisions.size(), std::size_t(1));
    }

    /// Of those there is no more than their name and person, and what they were answered.
    void aKeyOfAFormerProgramIsKnownStill()
    {
        const TestRegistry registry;
        const Act once = abe();
        const auto made = must(registry.store().create(once, {}));
        Sql(registry.conninfo()).value("update nidreg_data.action set content_sha256 = ''");
        QCOMPARE(must(registry.store().create(once, {})).id, made.id);
    }

    void aKeyIsKnownForItsDaysAndThenForgotten()
    {
        const TestRegistry registry;
        const Act once = abe();
        const auto made = must(registry.store().create(once, {}));
        age(registry, 29);
        QCOMPARE(must(registry.store().create(once, {})).id, made.id);
        registry.draft(); // an act of today
        age(registry, 2);
        const int opened = untilKeysAreForgotten(registry);
        QCOMPARE(count(registry, "action"), 1 + opened);
        QVERIFY(must(registry.store().create(once, {})).id != made.id);
        QVERIFY(!must(registry.store().verify({})).mismatch);
    }

    void aRegistryKeepsKeysForAsLongAsItSays()
    {
        const TestRegistry registry;
        must(registry.store().setPolicy(act("rita", Role::Registrar), {"key-days", "90"}));
        const Act once = abe();
        const auto made = must(registry.store().create(once, {}));
        age(registry, 60);
        untilKeysAreForgotten(registry);
        QCOMPARE(must(registry.store().create(once, {})).id, made.id);
        QCOMPARE(
            refusal(registry.store().setPolicy(act("rita", Role::Registrar), {"key-days", "0"})),
            "policy.bad-value");
    }

    void manyOutdatedKeysGoByAndBy()
    {
        const TestRegistry registry;
        Sql(registry.conninfo())
            .value("insert into nidreg_data.action (key, name, person, result, at)"
                   " select gen_random_uuid(), 'save', 'abe', '{}', now() - interval '40 days'"
                   " from generate_series(1, 30000)");
        const int before = count(registry, "action");
        const int first = untilKeysAreForgotten(registry);
        QCOMPARE(count(registry, "action"), before - 20000 + first);
        const int second = untilKeysAreForgotten(registry);
        QCOMPARE(count(registry, "action"), before - 30000 + first + second);
    }
};

NIDREG_TEST(TestNumbersAndKeys, QCoreApplication)

} // namespace tst_numbersandkeys

#include "tst_numbersandkeys.moc"
