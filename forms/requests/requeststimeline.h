// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/replay.h"

#include <QWidget>

#include <vector>

namespace nidreg::forms {

/// Who had a request, and how long: a line of periods, as wide as they were long, tinted and named
/// by who had it, with a mark where the review is due. The tool tip has what does not fit into a
/// narrow one, and the accessible name has everything.
class RequestTimeline : public QWidget {
    Q_OBJECT

public:
    explicit RequestTimeline(QWidget *parent = nullptr);

    void setStays(std::vector<workflow::Stay> stays, std::optional<base::Instant> due,
                  base::Instant now);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void layOut();
    int heightOfLine() const;
    QRect mirrored(const QRect &logical) const;
    QColor tint(const workflow::Stay &stay) const;
    void paintStay(class QPainter &painter, const QRect &rect, const workflow::Stay &stay) const;
    QRect flag() const;
    void paintDue(QPainter &painter) const;
    QString tipAt(const QPoint &point) const;

    std::vector<workflow::Stay> m_stays;
    std::vector<QRect> m_rects; ///< of the stays, from the left
    std::optional<base::Instant> m_due;
    base::Instant m_now{};
    int m_dueAt = -1; ///< where the day is on the line; -1: nothing is due
};

} // namespace nidreg::forms
