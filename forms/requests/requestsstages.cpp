// SPDX-License-Identifier: MIT
#include "forms/requests/requestsstages.h"

#include "forms/requests/statemarks.h"
#include "forms/words/wording.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace nidreg::forms {

static constexpr int kArrow = 18; ///< between two stages

RequestStages::RequestStages(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void RequestStages::setStages(std::vector<Stage> stages)
{
    m_stages = std::move(stages);
    QStringList said;
    for (const Stage &stage : m_stages) {
        const QString name = wording(stage.state);
        said << (stage.progress == Stage::Passed        ? tr("%1 (done)").arg(name)
                     : stage.progress == Stage::Current ? tr("%1 (now)").arg(name)
                                                        : name);
    }
    setAccessibleName(tr("Progress of the request: %1").arg(said.join(tr(", "))));
    setToolTip(said.join(QStringLiteral(" → ")));
    updateGeometry();
    update();
}

QString RequestStages::label(const Stage &stage) const
{
    const QString name = wording(stage.state);
    return stage.progress == Stage::Passed ? QStringLiteral("✓ ") + name : name;
}

QFont RequestStages::fontOf(const Stage &stage) const
{
    QFont made = font();
    if (stage.progress == Stage::Current)
        made.setWeight(QFont::DemiBold);
    return made;
}

int RequestStages::heightOfStage() const
{
    return fontMetrics().height() + 8;
}

int RequestStages::widthOf(const Stage &stage) const
{
    return QFontMetrics(fontOf(stage)).horizontalAdvance(label(stage)) + heightOfStage()
        + iconWidth(stage);
}

/// What the sign of an end takes before its word.
int RequestStages::iconWidth(const Stage &stage) const
{
    return stage.progress == Stage::Current && endMark(stage.state) ? fontMetrics().height() + 2
                                                                    : 0;
}

QSize RequestStages::sizeHint() const
{
    int width = 0;
    for (const Stage &stage : m_stages)
        width += widthOf(stage) + kArrow;
    return {std::max(0, width - kArrow), heightOfStage() + 2};
}

QSize RequestStages::minimumSizeHint() const
{
    return {heightOfStage() * 4, heightOfStage() + 2};
}

QRect RequestStages::mirrored(const QRect &logical) const
{
    return QStyle::visualRect(layoutDirection(), rect(), logical);
}

/// Where there is no room for all, the names are cut evenly; the tool tip has them whole.
void RequestStages::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int wanted = std::max(1, sizeHint().width());
    const double share = std::min(1.0, double(width()) / wanted);
    int x = 0;
    for (const Stage &stage : m_stages) {
        if (x > 0) {
            painter.setPen(palette().color(QPalette::PlaceholderText));
            const int gap = int(kArrow * share);
            painter.drawText(mirrored({x, 0, gap, heightOfStage()}), Qt::AlignCenter,
                             layoutDirection() == Qt::LeftToRight ? "›" : "‹");
            x += gap;
        }
        const int breadth = int(widthOf(stage) * share);
        paintStage(painter, mirrored({x, 1, breadth, heightOfStage()}), stage);
        x += breadth;
    }
}

void RequestStages::paintStage(QPainter &painter, const QRect &rect, const Stage &stage) const
{
    const int sign = iconWidth(stage);
    const bool isCurrent = stage.progress == Stage::Current && sign == 0;
    const double radius = rect.height() / 2.0;
    const QColor text = palette().color(stage.progress == Stage::Ahead ? QPalette::PlaceholderText
                                            : isCurrent                ? QPalette::HighlightedText
                                                                       : QPalette::WindowText);
    painter.setPen(isCurrent ? Qt::NoPen : QPen(palette().color(QPalette::Mid)));
    painter.setBrush(isCurrent ? palette().brush(QPalette::Highlight) : QBrush(Qt::NoBrush));
    QRect inner = rect.adjusted(rect.height() / 3, 0, -rect.height() / 3, 0);
    if (sign > 0) {
        paintEnd(painter, rect, stage.state);
        const int side = fontMetrics().height();
        const QRect line(inner.left(), rect.center().y() - side / 2, inner.width(), side);
        markIcon(*endMark(stage.state))
            .paint(
                &painter,
                QStyle::visualRect(layoutDirection(), line, {line.topLeft(), QSize(side, side)}));
        const bool isRight = layoutDirection() == Qt::RightToLeft;
        inner.adjust(isRight ? 0 : sign, 0, isRight ? -sign : 0, 0);
    } else {
        painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    }
    painter.setFont(fontOf(stage));
    painter.setPen(text);
    const QString shown =
        painter.fontMetrics().elidedText(label(stage), Qt::ElideRight, inner.width());
    painter.drawText(inner, Qt::AlignCenter, shown);
}

void RequestStages::paintEnd(QPainter &painter, const QRect &rect, workflow::State state) const
{
    const bool isRejected = state == workflow::State::Rejected;
    const bool isRegistered = state == workflow::State::Registered;
    const QColor color = isRegistered ? goodColor(palette())
        : isRejected                  ? markColor(base::Severity::Error, palette())
                                      : palette().color(QPalette::WindowText);
    QColor ground = color;
    ground.setAlphaF(isRegistered || isRejected ? 0.12F : 0.0F);
    painter.setPen(QPen(color, 1.6, isRegistered || isRejected ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(ground);
    const double radius = isRejected ? 2 : rect.height() / 2.0;
    painter.drawRoundedRect(QRectF(rect).adjusted(0.8, 0.8, -0.8, -0.8), radius, radius);
}

void RequestStages::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        update();
    QWidget::changeEvent(event);
}

} // namespace nidreg::forms
