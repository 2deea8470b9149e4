// SPDX-License-Identifier: MIT
#include "forms/widgets/marks.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

namespace tst_marks {

using namespace nidreg;
using forms::Mark;

static QPalette darkPalette()
{
    QPalette dark(QColor(0x31, 0x36, 0x3b), QColor(0x2a, 0x2e, 0x32));
    dark.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x20));
    return dark;
}

static QImage imageOf(const QLabel &label)
{
    return label.pixmap(Qt::ReturnByValue).toImage();
}

class TestMarks : public QObject {
    Q_OBJECT

private slots:
    void aMarkInALabelFollowsASwitchToDarkColours_data()
    {
        QTest::addColumn<int>("mark");
        QTest::newRow("an empty field's, which is hardly seen otherwise") << int(Mark::Empty);
        QTest::newRow("of what is fine") << int(Mark::Fine);
        QTest::newRow("of what is wrong") << int(Mark::Wrong);
    }

    void aMarkInALabelFollowsASwitchToDarkColours()
    {
        QFETCH(int, mark);
        const QPalette light = QApplication::palette();
        QLabel label;
        forms::showMark(label, forms::markIcon(Mark::Advice));
        forms::showMark(label, forms::markIcon(Mark(mark))); // the last one counts
        const QImage before = imageOf(label);
        QVERIFY(!before.isNull());
        QApplication::setPalette(darkPalette());
        const bool isOther = test::waitFor([&] { return imageOf(label) != before; });
        QApplication::setPalette(light);
        QVERIFY(isOther);
        QTRY_COMPARE(imageOf(label), before);
    }

    void aMarkIsAsLargeAsItIsWanted()
    {
        QLabel label;
        forms::showMark(label, forms::markIcon(Mark::Fine), 40);
        QCOMPARE(imageOf(label).size(), QSize(40, 40) * label.devicePixelRatioF());
    }

    void withoutAnIconThereIsNone()
    {
        QLabel label;
        forms::showMark(label, forms::markIcon(Mark::Fine));
        forms::showMark(label, QIcon());
        QVERIFY(imageOf(label).isNull());
    }
};

NIDREG_TEST(TestMarks, QApplication)

} // namespace tst_marks

#include "tst_marks.moc"
