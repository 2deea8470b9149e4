// SPDX-License-Identifier: MIT
#include "forms/publication/differencesmodel.h"
#include "tests/program/program.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

namespace tst_differencesmodel {

using namespace nidreg;
using forms::DifferenceFilter;
using forms::DifferencesModel;
using listing::Difference;

static Difference difference(Difference::Kind kind, const std::string &nid, bool isOwn = false)
{
    Difference made{kind, nid, {}, 0, {}, isOwn, {}};
    registry::ImportedNamespace version;
    version.row.nid = nid;
    if (kind != Difference::Malformed)
        made.versions.push_back(version);
    if (kind == Difference::Changed)
        made.fields.push_back({"references", {}, "[RFC5001]", "[RFC6001]"});
    return made;
}

static std::shared_ptr<const listing::ChangePlan> smallPlan()
{
    auto plan = std::make_shared<listing::ChangePlan>();
    plan->differences = {
        difference(Difference::Added, "anchors"), difference(Difference::Changed, "Beacons"),
        difference(Difference::Changed, "capes", true), difference(Difference::Missing, "docks"),
        difference(Difference::Malformed, "not a nid")};
    plan->listing.push_back({"note", {}, "One.", "Two."});
    return plan;
}

class TestDifferencesModel : public QObject {
    Q_OBJECT

private slots:
    void isAModel()
    {
        DifferencesModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPlan(smallPlan());
        model.setFilter({"a", {}, false, false});
        model.sort(DifferencesModel::WhatColumn, Qt::DescendingOrder);
        model.tickShown(false);
        QCOMPARE(model.rowCount(), 4);
    }

    void tickedAtFirstIsWhatNeedsNoDecision()
    {
        DifferencesModel model;
        model.setPlan(smallPlan());
        QCOMPARE(model.tickedCount(), 4);
        QVERIFY(model.isListingTicked());
        QVERIFY(!model.isTicked(model.rowOf("capes")));
        QVERIFY(!model.canTick(model.rowOf("not a nid")));
        QVERIFY(model.decisions().empty());
    }

    void textsThatProveNothingAreNotTickedAndSaySo_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("doubt");
        QTest::addColumn<QString>("word");
        QTest::newRow("a text of a namespace that is not listed")
            << int(Difference::Added) << int(listing::Doubt::NotListed) << "only a text: ";
        QTest::newRow("a draft of one that is")
            << int(Difference::Changed) << int(listing::Doubt::Draft) << "a draft: ";
    }
    void textsThatProveNothingAreNotTickedAndSaySo()
    {
        QFETCH(int, kind);
        QFETCH(int, doubt);
        QFETCH(QString, word);
        auto plan = std::make_shared<listing::ChangePlan>();
        plan->differences = {difference(Difference::Kind(kind), "anchors")};
        plan->differences.front().doubt = listing::Doubt(doubt);
        DifferencesModel model;
        model.setPlan(plan);
        QCOMPARE(model.tickedCount(), 0);
        QVERIFY(model.canTick(0));
        QVERIFY(model.index(0, DifferencesModel::ChangesColumn).data().toString().startsWith(word));
    }

    void decisionsOutliveThePlan()
    {
        DifferencesModel model;
        model.setPlan(smallPlan());
        model.tick({0, model.rowOf("beacons")}, false);
        model.tick({model.rowOf("capes")}, true);
        const auto decisions = model.decisions();
        QCOMPARE(decisions.size(), std::size_t(3));
        model.setPlan(smallPlan(), decisions);
        QVERIFY(!model.isListingTicked());
        QVERIFY(!model.isTicked(model.rowOf("Beacons")));
        QVERIFY(model.isTicked(model.rowOf("capes")));
        QVERIFY(model.isTicked(model.rowOf("anchors")));
        QCOMPARE(model.decisions(), decisions);
    }

    void onlyWhatIsShownIsTicked()
    {
        DifferencesModel model;
        model.setPlan(smallPlan());
        model.setFilter({"BEA", {}, false, false});
        QCOMPARE(model.rowCount(), 1);
        model.tickShown(false);
        model.setFilter({});
        QCOMPARE(model.tickedCount(), 3);
        QVERIFY(!model.isTicked(model.rowOf("beacons")));
    }

    void chipsAreAddedUp_data()
    {
        QTest::addColumn<DifferenceFilter>("filter");
        QTest::addColumn<int>("rows");
        DifferenceFilter changed, changedOrMissing, own, itself;
        changed.kinds[Difference::Changed] = true;
        changedOrMissing = changed;
        changedOrMissing.kinds[Difference::Missing] = true;
        own.own = true;
        itself.listing = true;
        QTest::newRow("none is down: everything") << DifferenceFilter() << 6;
        QTest::newRow("changed ones") << changed << 2;
        QTest::newRow("changed and missing ones") << changedOrMissing << 3;
        QTest::newRow("what was registered here") << own << 1;
        QTest::newRow("the listing itself") << itself << 1;
    }
    void chipsAreAddedUp()
    {
        QFETCH(DifferenceFilter, filter);
        QFETCH(int, rows);
        DifferencesModel model;
        model.setPlan(smallPlan());
        model.setFilter(filter);
        QCOMPARE(model.rowCount(), rows);
    }

    void sortedByWhatEqualsStayInTheOrderOfTheirNids()
    {
        DifferencesModel model;
        model.setPlan(smallPlan());
        model.sort(DifferencesModel::WhatColumn, Qt::AscendingOrder);
        QVERIFY(!model.at(0)); // the listing itself stays on top
        QCOMPARE(model.at(2)->nid, std::string("Beacons"));
        QCOMPARE(model.at(3)->nid, std::string("capes"));
    }

    void aTickIsToldOnce()
    {
        DifferencesModel model;
        model.setPlan(smallPlan());
        QSignalSpy changed(&model, &DifferencesModel::ticksChanged);
        QVERIFY(model.setData(model.index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.index(1, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QVERIFY(!model.setData(model.index(1, 1), Qt::Unchecked, Qt::CheckStateRole));
    }

    /// What a keystroke, a chip or a tick costs with very many (NIDREG_DIFFERENCES, 100,000).
    void manyAnswerAtOnce()
    {
        const int many = qEnvironmentVariable("NIDREG_DIFFERENCES", "100000").toInt();
        auto plan = std::make_shared<listing::ChangePlan>();
        plan->differences.reserve(std::size_t(many));
        for (int i = 0; i < many; ++i)
            plan->differences.push_back(difference(i % 3 ? Difference::Added : Difference::Changed,
                                                   "ns-" + std::to_string(i)));
        DifferencesModel model;
        const auto measured = [](const char *what, auto act) {
            QElapsedTimer clock;
            clock.start();
            act();
            qInfo("%s: %lld ms", what, clock.elapsed());
        };
        measured("shown", [&] { model.setPlan(plan); });
        QCOMPARE(model.rowCount(), many);
        measured("filtered", [&] { model.setFilter({"99", {}, {}, {}}); });
        QVERIFY(model.rowCount() > 0 && model.rowCount() < many);
        measured("shown again", [&] { model.setFilter({}); });
        measured("sorted", [&] { model.sort(0, Qt::DescendingOrder); });
        measured("unticked", [&] { model.tickShown(false); });
        QCOMPARE(model.rowCount(), many);
        QCOMPARE(model.tickedCount(), 0);
    }
};

NIDREG_TEST(TestDifferencesModel, QCoreApplication)

} // namespace tst_differencesmodel

#include "tst_differencesmodel.moc"
