// SPDX-License-Identifier: MIT
#pragma once

#include "forms/reports/resultmodel.h"

#include <QImage>
#include <QtCharts/QChartView>

class QAbstractBarSeries;
class QBarCategoryAxis;
class QBarSet;
class QValueAxis;

namespace nidreg::forms {

/// A report as bars. Series differ by their pattern and each bar has its number, so that nothing
/// depends on colour; a screen reader gets all of it as text.
class ReportChart : public QChartView {
    Q_OBJECT

public:
    explicit ReportChart(QWidget *parent = nullptr);

    /// Draws what `model` holds of the report.
    void show(const reports::ReportSpec &spec, const ResultModel &model);
    void clear();

    /// How many bars there are at most; the rows after them are in the table alone.
    static constexpr int kMaxBars = 24;

    /// As a picture of the chart's size: twice as many pixels, or lines.
    QByteArray png() const;
    /// In black on white, whatever the window's colours, and fine enough for a printer.
    QImage onPaper();
    QByteArray svg() const;

signals:
    /// A bar was clicked: the row and the column of the model.
    void barClicked(int row, int column);

private:
    void addSets(QAbstractBarSeries &series, const reports::ReportSpec &spec,
                 const ResultModel &model, int rows);
    void addAxes(QAbstractBarSeries &series, const reports::ReportSpec &spec,
                 const ResultModel &model, int rows);
    void describe(const reports::ReportSpec &spec, const ResultModel &model, int rows);
    QImage image(int scale) const;
    void paintOn(QPainter &painter, const QRectF &area) const;
    void colour();
    void fitNames();
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

    QList<QBarSet *> m_sets;
    QBarCategoryAxis *m_names = nullptr;
    QStringList m_upright; ///< the names below upright bars, for as many as there is room
    QValueAxis *m_numbers = nullptr;
};

} // namespace nidreg::forms
