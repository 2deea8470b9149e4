// SPDX-License-Identifier: MIT
#include "model/templates/commonparts.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_commonparts {

using namespace nidreg::templates;

class TestCommonParts : public QObject {
    Q_OBJECT

private slots:
    void whatIsCommonRisesOnBothSides_data()
    {
        QTest::addColumn<int>("lines");
        QTest::newRow("of a short text, which is searched") << 40;
        QTest::newRow("of a long text, which is first cut at lines of its own") << 700;
    }

    /// Ends that differ, so that they are not cut off, around lines of which every other is the
    /// same.
    void whatIsCommonRisesOnBothSides()
    {
        QFETCH(int, lines);
        Tokens before{1, 2}, after{2, 1};
        for (int i = 0; i < lines; ++i) {
            for (Tokens *side : {&before, &after})
                side->insert(side->end(), {100 + i, 0});
        }
        before.insert(before.end(), {3, 4});
        after.insert(after.end(), {4, 3});
        const CommonPositions common = commonPositions(before, after);
        QCOMPARE(common.size(), std::size_t(2 * lines + 2)); // one of each end, too
        for (std::size_t i = 0; i < common.size(); ++i) {
            QCOMPARE(before[common[i].first], after[common[i].second]);
            QVERIFY(i == 0 || common[i - 1].first < common[i].first);
            QVERIFY(i == 0 || common[i - 1].second < common[i].second);
        }
    }
};

NIDREG_TEST(TestCommonParts, QCoreApplication)

} // namespace tst_commonparts

#include "tst_commonparts.moc"
