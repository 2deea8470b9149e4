// SPDX-License-Identifier: MIT
#pragma once

#include "forms/words/requestswords.h"

#include <QWidget>

namespace nidreg::forms {

/// The progress of a request as a line of stages: past ones have a tick, the present one is filled
/// and bold, future ones are outlines. An end has its own sign and outline: round for a registered
/// request, with corners for a rejected one, dashed for one that was withdrawn or closed.
class RequestStages : public QWidget {
    Q_OBJECT

public:
    explicit RequestStages(QWidget *parent = nullptr);

    void setStages(std::vector<Stage> stages);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString label(const Stage &stage) const;
    QFont fontOf(const Stage &stage) const;
    int widthOf(const Stage &stage) const;
    int heightOfStage() const;
    int iconWidth(const Stage &stage) const;
    void paintStage(class QPainter &painter, const QRect &rect, const Stage &stage) const;
    void paintEnd(class QPainter &painter, const QRect &rect, workflow::State state) const;
    QRect mirrored(const QRect &logical) const;

    std::vector<Stage> m_stages;
};

} // namespace nidreg::forms
