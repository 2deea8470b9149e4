// SPDX-License-Identifier: MIT
#include "forms/widgets/marks.h"

#include <QApplication>
#include <QEvent>
#include <QIconEngine>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QWidget>

#include <functional>

namespace nidreg::forms {

namespace {

/// Draws into a square of 16 units with the pen and brush of its colour.
using Drawing = void (*)(QPainter &);
enum class Tint { Good, Bad, Doubtful, Info, Dim };

QColor colorOf(Tint tint, const QPalette &palette)
{
    const bool isDark = palette.color(QPalette::Base).lightness() < 128;
    switch (tint) {
    case Tint::Good:
        return isDark ? QColor(0x6c, 0xc6, 0x7a) : QColor(0x1f, 0x7a, 0x34);
    case Tint::Bad:
        return isDark ? QColor(0xff, 0x7b, 0x72) : QColor(0xb4, 0x23, 0x18);
    case Tint::Doubtful:
        return isDark ? QColor(0xf0, 0xb4, 0x4c) : QColor(0x9a, 0x5b, 0x00);
    case Tint::Info:
        return isDark ? QColor(0x79, 0xb8, 0xff) : QColor(0x1a, 0x5f, 0xb4);
    case Tint::Dim:
        return palette.color(QPalette::PlaceholderText);
    }
    Q_UNREACHABLE();
}

void ring(QPainter &p)
{
    p.setBrush(Qt::NoBrush);
    p.drawEllipse(QRectF(3.5, 3.5, 9, 9));
}

void ringWithDot(QPainter &p)
{
    ring(p);
    p.setBrush(p.pen().color());
    p.drawEllipse(QRectF(6.8, 6.8, 2.4, 2.4));
}

void tick(QPainter &p)
{
    p.drawPolyline(QPolygonF({{3, 8.5}, {6.5, 12}, {13, 4.5}}));
}

void ringWithTick(QPainter &p)
{
    p.setBrush(Qt::NoBrush);
    p.drawEllipse(QRectF(1.8, 1.8, 12.4, 12.4));
    p.drawPolyline(QPolygonF({{5, 8.4}, {7.2, 10.6}, {11.2, 5.8}}));
}

void exclamation(QPainter &p, qreal top)
{
    p.drawLine(QPointF(8, top), QPointF(8, 9));
    p.drawPoint(QPointF(8, 11.6));
}

void triangle(QPainter &p)
{
    p.setBrush(Qt::NoBrush);
    p.drawPolygon(QPolygonF({{8, 2}, {14.5, 13.8}, {1.5, 13.8}}));
    exclamation(p, 6.4);
}

QColor inkOn(const QColor &ground)
{
    return qGray(ground.rgb()) > 140 ? Qt::black : Qt::white;
}

void octagon(QPainter &p)
{
    p.drawPolygon(QPolygonF({{5.1, 1.5},
                             {10.9, 1.5},
                             {14.5, 5.1},
                             {14.5, 10.9},
                             {10.9, 14.5},
                             {5.1, 14.5},
                             {1.5, 10.9},
                             {1.5, 5.1}}));
    p.setPen(QPen(inkOn(p.brush().color()), 1.7, Qt::SolidLine, Qt::RoundCap));
    p.drawLine(QPointF(5.5, 5.5), QPointF(10.5, 10.5));
    p.drawLine(QPointF(10.5, 5.5), QPointF(5.5, 10.5));
}

void bulb(QPainter &p)
{
    p.setBrush(Qt::NoBrush);
    p.drawEllipse(QRectF(1.8, 1.8, 12.4, 12.4));
    p.drawLine(QPointF(8, 7.4), QPointF(8, 11.2));
    p.drawPoint(QPointF(8, 4.7));
}

void question(QPainter &p)
{
    p.setBrush(Qt::NoBrush);
    QPainterPath hook(QPointF(5.2, 5.6));
    hook.cubicTo(5.2, 1.8, 11.2, 1.9, 10.9, 5.6);
    hook.cubicTo(10.7, 7.6, 8, 7.6, 8, 10.2);
    p.drawPath(hook);
    p.drawPoint(QPointF(8, 13.2));
}

void discWithTick(QPainter &p)
{
    p.drawEllipse(QRectF(1.8, 1.8, 12.4, 12.4));
    p.setPen(QPen(inkOn(p.brush().color()), 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPolyline(QPolygonF({{4.8, 8.4}, {7.2, 10.8}, {11.4, 5.6}}));
}

void arrowBack(QPainter &p)
{
    p.setBrush(Qt::NoBrush);
    p.drawPolyline(QPolygonF({{6.2, 2.6}, {2.4, 6.2}, {6.2, 9.8}}));
    QPainterPath way(QPointF(2.8, 6.2));
    way.lineTo(9.6, 6.2);
    way.cubicTo(14.8, 6.2, 14.8, 13.4, 9.6, 13.4);
    way.lineTo(6, 13.4);
    p.drawPath(way);
}

void squareWithBar(QPainter &p)
{
    p.setBrush(Qt::NoBrush);
    p.drawRect(QRectF(2.5, 2.5, 11, 11));
    p.drawLine(QPointF(5.4, 8), QPointF(10.6, 8));
}

class MarkEngine : public QIconEngine {
public:
    MarkEngine(Drawing draw, Tint tint) : m_draw(draw), m_tint(tint) { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QApplication::palette();
        const QColor color = mode == QIcon::Selected ? palette.color(QPalette::HighlightedText)
                                                     : colorOf(m_tint, palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / 16.0, rect.height() / 16.0);
        painter->setPen(QPen(color, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(color);
        m_draw(*painter);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new MarkEngine(*this); }

private:
    Drawing m_draw;
    Tint m_tint;
};

QIcon icon(Drawing draw, Tint tint)
{
    return QIcon(new MarkEngine(draw, tint));
}

} // namespace

QIcon markIcon(Mark mark)
{
    switch (mark) {
    case Mark::Empty:
        return icon(ring, Tint::Dim);
    case Mark::ToFill:
        return icon(ringWithDot, Tint::Dim);
    case Mark::Fine:
        return icon(tick, Tint::Good);
    case Mark::Wrong:
        return icon(octagon, Tint::Bad);
    case Mark::ToFix:
        return icon(triangle, Tint::Bad);
    case Mark::Doubtful:
        return icon(triangle, Tint::Doubtful);
    case Mark::Advice:
        return icon(bulb, Tint::Info);
    case Mark::Likely:
        return icon(ringWithTick, Tint::Dim);
    case Mark::Unknown:
        return icon(question, Tint::Dim);
    case Mark::Registered:
        return icon(discWithTick, Tint::Good);
    case Mark::Withdrawn:
        return icon(arrowBack, Tint::Dim);
    case Mark::Closed:
        return icon(squareWithBar, Tint::Dim);
    }
    Q_UNREACHABLE();
}

QIcon markIcon(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return markIcon(Mark::Wrong);
    case base::Severity::Warning:
        return markIcon(Mark::Doubtful);
    case base::Severity::Advice:
        return markIcon(Mark::Advice);
    }
    Q_UNREACHABLE();
}

namespace {

/// The sign in a label, which a pixmap alone would keep in the colours that it was drawn in.
class LabelMark : public QObject {
public:
    explicit LabelMark(QLabel &label) : QObject(&label), m_label(label)
    {
        setObjectName("mark");
        label.installEventFilter(this);
    }

    void show(const QIcon &icon, int size)
    {
        m_icon = icon;
        m_size = size > 0 ? size : m_label.style()->pixelMetric(QStyle::PM_SmallIconSize);
        draw();
    }

private:
    void draw()
    {
        m_label.setPixmap(m_icon.pixmap(QSize(m_size, m_size), m_label.devicePixelRatioF()));
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::PaletteChange)
            draw();
        return QObject::eventFilter(watched, event);
    }

    QLabel &m_label;
    QIcon m_icon;
    int m_size = 0;
};

} // namespace

void showMark(QLabel &label, const QIcon &icon, int size)
{
    auto *mark = label.findChild<QObject *>("mark", Qt::FindDirectChildrenOnly);
    if (!mark)
        mark = new LabelMark(label);
    static_cast<LabelMark *>(mark)->show(icon, size);
}

int markSize(const QStyleOptionViewItem &item)
{
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    return style->pixelMetric(QStyle::PM_SmallIconSize);
}

QColor goodColor(const QPalette &palette)
{
    return colorOf(Tint::Good, palette);
}

QColor markColor(base::Severity severity, const QPalette &palette)
{
    switch (severity) {
    case base::Severity::Error:
        return colorOf(Tint::Bad, palette);
    case base::Severity::Warning:
        return colorOf(Tint::Doubtful, palette);
    case base::Severity::Advice:
        return colorOf(Tint::Info, palette);
    }
    Q_UNREACHABLE();
}

QPixmap inked(const QIcon &icon, QSize size, qreal pixelRatio, const QColor &ink)
{
    QPixmap shown = icon.pixmap(size, pixelRatio);
    if (shown.isNull())
        return shown;
    QPainter painter(&shown);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(shown.rect(), ink);
    return shown;
}

} // namespace nidreg::forms
