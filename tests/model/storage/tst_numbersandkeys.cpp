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

int count(const Desk &desk, const char *what)
{
    return Sql(desk.conninfo())
        .value(QStringLiteral("select count(*) from nidreg_data.%1").arg(QString::fromLatin1(what)))
        .toInt();
}

/// Makes every act so far this many days older.
void age(const Desk &desk, int days)
{
    Sql(desk.conninfo())
        .value(
            QStringLiteral("update nidreg_data.action set at = at - interval '%1 days'").arg(days));
}

/// Opens requests up to the one that forgets outdated keys; how many.
int untilKeysAreForgotten(const Desk &desk)
{
    int opened = 1;
    while (desk.draft().id.value % 100 != 0)
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
        const Desk desk;
        QCOMPARE(desk.draft().id.value, 1);
        registry::NewRequest wanted;
        wanted.kind = urn::NidKind::Informal;
        wanted.nid = "mine";
        QCOMPARE(refusal(desk.store().create(abe(), wanted)), "nid.informal-requested");
        Act dryRun = abe();
        dryRun.dryRun = true;
        QCOMPARE(must(desk.store().create(dryRun, {})).id.value, 2);
        Sql(desk.conninfo())
            .run("begin; insert into nidreg_data.request (id, purpose, kind, procedure, applicant)"
                 " values (2, 'new', 'formal', 'community', 'abe'); rollback");
        QCOMPARE(desk.draft().id.value, 2);
    }

    void manyAtOnceGetNumbersInARow()
    {
        const Desk desk;
        constexpr int kPrograms = 4, kEach = 10;
        std::vector<std::thread> programs;
        for (int i = 0; i < kPrograms; ++i)
            programs.emplace_back([&desk] {
                const auto store = opened(desk.conninfo());
                for (int k = 0; k < kEach; ++k)
                    must(store->create(abe(), {}));
            });
        for (std::thread &each : programs)
            each.join();
        QCOMPARE(count(desk, "request"), kPrograms * kEach);
        QCOMPARE(Sql(desk.conninfo()).value("select max(id) from nidreg_data.request").toInt(),
                 kPrograms * kEach);
        QVERIFY(!must(desk.store().verify({})).mismatch);
    }

    void aKeyIsForOneCallAlone()
    {
        const Desk desk;
        registry::NewRequest wanted;
        wanted.nid = "one";
        const Act creates = abe(), saves = abe(), submits = abe(),
                  sets = act("rita", Role::Registrar);
        const auto request = must(desk.store().create(creates, wanted));
        QCOMPARE(must(desk.store().create(creates, wanted)).id, request.id);
        wanted.nid = "two";
        QCOMPARE(refusal(desk.store().create(creates, wanted)), "act.key-taken");
        must(desk.store().saveWorkingCopy(saves, request.id, "a text"));
        QCOMPARE(refusal(desk.store().saveWorkingCopy(saves, request.id, "another text")),
                 "act.key-taken");
        must(desk.submit(submits, request, "one", 1));
        must(desk.submit(submits, request, "one", 1));
        QCOMPARE(refusal(desk.submit(submits, request, "one", 1, "And more.")), "act.key-taken");
        must(desk.store().setPolicy(sets, {"idle-days", "80"}));
        QCOMPARE(refusal(desk.store().setPolicy(sets, {"idle-days", "81"})), "act.key-taken");
        QCOMPARE(must(desk.store().request(request.id)).revisions.size(), std::size_t(1));
    }

    /// Of those there is no more than their name and person, and what they were answered.
    void aKeyOfAFormerProgramIsKnownStill()
    {
        const Desk desk;
        const Act once = abe();
        const auto made = must(desk.store().create(once, {}));
        Sql(desk.conninfo()).value("update nidreg_data.action set content_sha256 = ''");
        QCOMPARE(must(desk.store().create(once, {})).id, made.id);
    }

    void aKeyIsKnownForItsDaysAndThenForgotten()
    {
        const Desk desk;
        const Act once = abe();
        const auto made = must(desk.store().create(once, {}));
        age(desk, 29);
        QCOMPARE(must(desk.store().create(once, {})).id, made.id);
        desk.draft(); // an act of today
        age(desk, 2);
        const int opened = untilKeysAreForgotten(desk);
        QCOMPARE(count(desk, "action"), 1 + opened);
        QVERIFY(must(desk.store().create(once, {})).id != made.id);
        QVERIFY(!must(desk.store().verify({})).mismatch);
    }

    void aRegistryKeepsKeysForAsLongAsItSays()
    {
        const Desk desk;
        must(desk.store().setPolicy(act("rita", Role::Registrar), {"key-days", "90"}));
        const Act once = abe();
        const auto made = must(desk.store().create(once, {}));
        age(desk, 60);
        untilKeysAreForgotten(desk);
        QCOMPARE(must(desk.store().create(once, {})).id, made.id);
        QCOMPARE(refusal(desk.store().setPolicy(act("rita", Role::Registrar), {"key-days", "0"})),
                 "policy.bad-value");
    }

    void manyOutdatedKeysGoByAndBy()
    {
        const Desk desk;
        Sql(desk.conninfo())
            .value("insert into nidreg_data.action (key, name, person, result, at)"
                   " select gen_random_uuid(), 'save', 'abe', '{}', now() - interval '40 days'"
                   " from generate_series(1, 30000)");
        const int before = count(desk, "action");
        const int first = untilKeysAreForgotten(desk);
        QCOMPARE(count(desk, "action"), before - 20000 + first);
        const int second = untilKeysAreForgotten(desk);
        QCOMPARE(count(desk, "action"), before - 30000 + first + second);
    }
};

NIDREG_TEST(TestNumbersAndKeys, QCoreApplication)

} // namespace tst_numbersandkeys

#include "tst_numbersandkeys.moc"
