// SPDX-License-Identifier: MIT
#include "forms/namespaces/yearschart.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionFocusRect>
#include <QToolTip>

#include <algorithm>

namespace nidreg::forms {

using registry::ListingDay;

QDate dateOf(const std::string &day)
{
    return QDate::fromString(QString::fromStdString(day), Qt::ISODate);
}

static std::int64_t listedOn(const ListingDay &day)
{
    return day.formal + day.informal;
}

YearsChart::YearsChart(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Number of listed namespaces over time"));
}

void YearsChart::setPast(registry::KnownPast past, QDate today)
{
    m_past = std::move(past);
    m_first = dateOf(m_past.from);
    m_today = today;
    m_most = 1;
    for (const ListingDay &each : m_past.days)
        m_most = std::max(m_most, listedOn(each));
    describe();
    update();
}

void YearsChart::setDay(QDate day)
{
    m_day = day;
    describe();
    update();
}

const ListingDay *YearsChart::stateOn(QDate day) const
{
    const std::string iso = day.toString(Qt::ISODate).toStdString();
    const auto after = std::ranges::upper_bound(m_past.days, iso, {}, &ListingDay::day);
    return after == m_past.days.begin() ? nullptr : &*std::prev(after);
}

QSize YearsChart::sizeHint() const
{
    const int line = fontMetrics().height();
    return {40 * line, 4 * line};
}

QSize YearsChart::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {10 * line, 3 * line};
}

/// Above the names of the years.
QRectF YearsChart::plot() const
{
    const double line = fontMetrics().height();
    return QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line * 1.25);
}

double YearsChart::xOf(QDate day) const
{
    const double days = std::max<double>(1, double(m_first.daysTo(m_today)));
    return plot().left() + plot().width() * double(m_first.daysTo(day)) / days;
}

double YearsChart::yOf(std::int64_t listed) const
{
    return plot().bottom() - plot().height() * double(listed) / double(m_most);
}

QDate YearsChart::dayAt(double x) const
{
    const double share = std::clamp((x - plot().left()) / plot().width(), 0.0, 1.0);
    return m_first.addDays(qRound64(share * double(m_first.daysTo(m_today))));
}

void YearsChart::choose(QDate day)
{
    setDay(day);
    emit dayChosen(day);
}

void YearsChart::paintSteps(QPainter &painter) const
{
    QPainterPath steps(QPointF(plot().left(), plot().bottom()));
    for (const ListingDay &each : m_past.days) {
        const double x = std::max(plot().left(), xOf(dateOf(each.day)));
        steps.lineTo(x, steps.currentPosition().y());
        steps.lineTo(x, yOf(listedOn(each)));
    }
    steps.lineTo(plot().right(), steps.currentPosition().y());
    QPainterPath area = steps;
    area.lineTo(plot().bottomRight());
    area.closeSubpath();
    QColor tint = palette().color(QPalette::Highlight);
    painter.setPen(QPen(tint, 1.5));
    painter.drawPath(steps);
    tint.setAlpha(60);
    painter.fillPath(area, tint);
}

/// As many of the years as have room.
void YearsChart::paintYears(QPainter &painter) const
{
    painter.setPen(palette().color(QPalette::WindowText));
    const double room = fontMetrics().horizontalAdvance(QStringLiteral("2000 "));
    double next = plot().left();
    for (QDate year(m_first.year() + 1, 1, 1); year <= m_today; year = year.addYears(1)) {
        const double x = xOf(year);
        painter.drawLine(QPointF(x, plot().bottom()), QPointF(x, plot().bottom() + 4));
        if (x < next || x + room > rect().right())
            continue;
        painter.drawText(QPointF(x + 2, rect().bottom() - fontMetrics().descent()),
                         QString::number(year.year()));
        next = x + room;
    }
    painter.drawLine(plot().bottomLeft(), plot().bottomRight());
}

void YearsChart::paintChosen(QPainter &painter) const
{
    if (!m_day.isValid() || m_day < m_first || m_day > m_today)
        return;
    const double x = xOf(m_day);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5));
    painter.drawLine(QPointF(x, rect().top()), QPointF(x, plot().bottom()));
    const ListingDay *state = stateOn(m_day);
    const QString listed = QLocale().toString(qlonglong(state ? listedOn(*state) : 0));
    const double width = fontMetrics().horizontalAdvance(listed);
    const bool isLeft = x + width + 8 > rect().right();
    painter.drawText(QPointF(isLeft ? x - width - 4 : x + 4, fontMetrics().ascent()), listed);
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawEllipse(QPointF(x, yOf(state ? listedOn(*state) : 0)), 3, 3);
}

void YearsChart::paintEvent(QPaintEvent *)
{
    if (!m_first.isValid() || m_first >= m_today)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSteps(painter);
    paintYears(painter);
    paintChosen(painter);
    if (!hasFocus())
        return;
    QStyleOptionFocusRect focus;
    focus.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
}

void YearsChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_first.isValid())
        choose(dayAt(event->position().x()));
}

void YearsChart::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton) && m_first.isValid())
        choose(dayAt(event->position().x()));
}

void YearsChart::keyPressEvent(QKeyEvent *event)
{
    const auto &days = m_past.days;
    if (days.empty())
        return QWidget::keyPressEvent(event);
    const std::string iso = m_day.toString(Qt::ISODate).toStdString();
    const auto here = std::ranges::lower_bound(days, iso, {}, &ListingDay::day);
    const auto after = std::ranges::upper_bound(days, iso, {}, &ListingDay::day);
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(dateOf((here == days.begin() ? here : std::prev(here))->day));
    case Qt::Key_Right:
        return choose(after == days.end() ? m_today : dateOf(after->day));
    case Qt::Key_Home:
        return choose(dateOf(days.front().day));
    case Qt::Key_End:
        return choose(dateOf(days.back().day));
    default:
        QWidget::keyPressEvent(event);
    }
}

bool YearsChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_first.isValid()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QDate day = dayAt(help->pos().x());
        const ListingDay *state = stateOn(day);
        const auto listed = int(state ? listedOn(*state) : 0);
        QToolTip::showText(
            help->globalPos(),
            tr("%1: %2 listed").arg(day.toString(Qt::ISODate), QLocale().toString(listed)), this);
        return true;
    }
    return QWidget::event(event);
}

void YearsChart::describe()
{
    const ListingDay *state = m_day.isValid() ? stateOn(m_day) : nullptr;
    setAccessibleDescription(state ? tr("%1: %2 listed")
                                         .arg(m_day.toString(Qt::ISODate),
                                              QLocale().toString(qlonglong(listedOn(*state))))
                                   : QString());
}

} // namespace nidreg::forms
