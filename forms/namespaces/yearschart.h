// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/namespacestore.h"

#include <QDate>
#include <QWidget>

namespace nidreg::forms {

/// How many namespaces were listed over the years, as a chart to click. The arrow keys lead from
/// one day on which something changed to the next; Home and End to the first and the last.
class YearsChart : public QWidget {
    Q_OBJECT

public:
    explicit YearsChart(QWidget *parent = nullptr);

    /// `today` is where the chart ends.
    void setPast(registry::KnownPast past, QDate today);
    void setDay(QDate day);

    /// What the listing was on a day: null before the first one that changed something.
    const registry::ListingDay *stateOn(QDate day) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void dayChosen(QDate day);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    QRectF plot() const;
    double xOf(QDate day) const;
    double yOf(std::int64_t listed) const;
    QDate dayAt(double x) const;
    void choose(QDate day);
    void paintSteps(QPainter &painter) const;
    void paintYears(QPainter &painter) const;
    void paintChosen(QPainter &painter) const;
    void describe();

    registry::KnownPast m_past;
    std::int64_t m_most = 1; ///< listed on any day
    QDate m_first, m_today, m_day;
};

/// Of "YYYY-MM-DD".
QDate dateOf(const std::string &day);

} // namespace nidreg::forms
