// SPDX-License-Identifier: MIT
#include "forms/reports/reportchart.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QGraphicsTextItem>
#include <QTest>

#include <algorithm>

namespace tst_reportchart {

using namespace nidreg;
using forms::ReportChart;
using forms::ResultModel;

/// The report "Namespaces listed at the end of each year" with so many years, up to 2026.
static registry::Table yearsUpTo2026(int years)
{
    registry::Table table;
    table.columns = {{"year", registry::CellKind::Number},
                     {"formal", registry::CellKind::Number},
                     {"informal", registry::CellKind::Number}};
    for (int i = 0; i < years; ++i)
        table.rows.push_back(
            {std::to_string(2027 - years + i), std::to_string(50 + i), std::to_string(7)});
    return table;
}

/// The names below the bars, from left to right, and the rectangle of each.
static std::vector<std::pair<QString, QRectF>> namesBelow(const ReportChart &chart)
{
    std::vector<std::pair<QString, QRectF>> names;
    for (const QGraphicsItem *item : chart.scene()->items()) {
        const auto *text = qgraphicsitem_cast<const QGraphicsTextItem *>(item);
        if (!text || !text->isVisible())
            continue;
        const QString name = text->toPlainText().remove(QChar(0x200b)).trimmed();
        if (name.startsWith("20") || name.endsWith("...") || name.endsWith(u'…'))
            names.emplace_back(name, text->sceneBoundingRect());
    }
    std::ranges::sort(names, {}, [](const auto &each) { return each.second.left(); });
    return names;
}

class TestReportChart : public QObject {
    Q_OBJECT

private slots:
    void theNamesBelowTheBarsAreWhole_data()
    {
        QTest::addColumn<int>("years");
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("isAll");
        QTest::newRow("all of twelve where there is room") << 12 << 900 << true;
        QTest::newRow("some of twelve in a small window") << 12 << 340 << false;
        QTest::newRow("some of twenty-four in a small window") << 24 << 340 << false;
        QTest::newRow("the only one") << 1 << 200 << true;
    }

    void theNamesBelowTheBarsAreWhole()
    {
        QFETCH(int, years);
        QFETCH(int, width);
        QFETCH(bool, isAll);
        const reports::ReportSpec *spec = reports::findReport("listed-by-year");
        QVERIFY(spec);
        ResultModel model;
        model.setTable(yearsUpTo2026(years));
        ReportChart chart;
        chart.resize(900, 240);
        static_cast<QWidget &>(chart).show();
        chart.show(*spec, model);
        chart.resize(width, 240);
        QTRY_COMPARE(int(namesBelow(chart).size()) == years, isAll);
        const auto names = namesBelow(chart);
        QVERIFY(names.size() >= std::size_t(std::min(years, 4)));
        for (std::size_t i = 0; i < names.size(); ++i) {
            QCOMPARE(names[i].first.size(), 4);
            QVERIFY2(i == 0 || names[i - 1].second.center().x() < names[i].second.left(),
                     qPrintable(names[i].first));
        }
        chart.resize(2400, 240); // and back, all of them
        QTRY_COMPARE(int(namesBelow(chart).size()), years);
    }
};

NIDREG_TEST(TestReportChart, QApplication)

} // namespace tst_reportchart

#include "tst_reportchart.moc"
