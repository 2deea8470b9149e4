// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"

#include <thread>

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
        .value(QStringLiteral("select count(*) from nidreg.%1").arg(QString::fromLatin1(what)))
        .toInt();
}

/// Makes every act so far this many days older.
void age(const Desk &desk, int days)
{
    Sql(desk.conninfo())
        .value(QStringLiteral("update nidreg.act set at = at - interval '%1 days'").arg(days));
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
        Act rehearsal = abe();
        rehearsal.rehearse = true;
        QCOMPARE(must(desk.store().create(rehearsal, {})).id.value, 2);
        Sql(desk.conninfo())
            .run("begin; insert into nidreg.request (purpose, kind, procedure, applicant)"
                 " values ('new', 'formal', 'community', 'abe'); rollback");
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
        QCOMPARE(Sql(desk.conninfo()).value("select max(id) from nidreg.request").toInt(),
                 kPrograms * kEach);
        QVERIFY(!must(desk.store().verify({})).misfit);
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
        QCOMPARE(count(desk, "act"), 1 + opened);
        QVERIFY(must(desk.store().create(once, {})).id != made.id);
        QVERIFY(!must(desk.store().verify({})).misfit);
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
                 "policy-value");
    }

    void manyOutdatedKeysGoByAndBy()
    {
        const Desk desk;
        Sql(desk.conninfo())
            .value("insert into nidreg.act (key, name, person, result, at)"
                   " select gen_random_uuid(), 'save', 'abe', '{}', now() - interval '40 days'"
                   " from generate_series(1, 30000)");
        const int before = count(desk, "act");
        const int first = untilKeysAreForgotten(desk);
        QCOMPARE(count(desk, "act"), before - 20000 + first);
        const int second = untilKeysAreForgotten(desk);
        QCOMPARE(count(desk, "act"), before - 30000 + first + second);
    }
};

QTEST_GUILESS_MAIN(TestNumbersAndKeys)
#include "tst_numbersandkeys.moc"
