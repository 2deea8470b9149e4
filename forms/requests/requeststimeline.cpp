// SPDX-License-Identifier: MIT
#include "forms/requests/requeststimeline.h"

#include "forms/words/newswords.h"
#include "forms/words/words.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace nidreg::forms {

using workflow::Stay;
using workflow::Turn;

static constexpr int kNarrowest = 7; ///< pixels of the shortest stay: it can still be pointed at
static constexpr int kStayGap = 1; ///< between two stays

RequestTimeline::RequestTimeline(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RequestTimeline::setStays(std::vector<Stay> stays, std::optional<base::Instant> due,
                               base::Instant now)
{
    m_stays = std::move(stays);
    m_due = due;
    m_now = now;
    QString said = timelineWords(m_stays, now);
    if (m_due)
        said +=
            ' ' + (*m_due < now ? tr("The review is overdue.") : tr("The review is not overdue."));
    setAccessibleName(said);
    setVisible(!m_stays.empty());
    layOut();
    update();
}

int RequestTimeline::heightOfLine() const
{
    return fontMetrics().height() + 8;
}

QSize RequestTimeline::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, heightOfLine() + 2};
}

QSize RequestTimeline::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, heightOfLine() + 2};
}

/// Every stay has the narrowest width; the rest of the line is shared out by time. A day that is
/// still to come has its share of the line, too.
void RequestTimeline::layOut()
{
    m_rects.clear();
    m_dueAt = -1;
    if (m_stays.empty())
        return;
    const base::Instant begin = m_stays.front().from;
    const base::Instant last = m_stays.back().turn ? m_now : m_stays.back().from;
    const base::Instant end = std::max(last, m_due.value_or(last));
    const double whole = std::max(1.0, double((end - begin).count()));
    const int shared = std::max(0, width() - int(m_stays.size()) * (kNarrowest + kStayGap));
    int x = 0;
    for (const Stay &stay : m_stays) {
        const double share = stay.turn ? double(stay.length(m_now).count()) / whole : 0;
        const int breadth = kNarrowest + int(share * shared);
        m_rects.emplace_back(x, 1, breadth, heightOfLine());
        x += breadth + kStayGap;
    }
    if (!m_due)
        return;
    const double after = double((*m_due - last).count()) / whole;
    m_dueAt = std::clamp(x + int(after * shared), 1, std::max(1, width() - 2));
}

/// From the window's own colours, so that it is one in the dark as well.
QColor RequestTimeline::tint(const Stay &stay) const
{
    static constexpr int kHues[]{35, 210, 285, 150}; // Applicant, Expert, Registrar, Body
    const QColor base = palette().color(QPalette::Base);
    if (!stay.turn)
        return palette().color(QPalette::Mid);
    const bool isDark = base.lightness() < 128;
    return QColor::fromHsl(kHues[std::size_t(*stay.turn)], isDark ? 90 : 150, isDark ? 75 : 205);
}

QRect RequestTimeline::mirrored(const QRect &logical) const
{
    return QStyle::visualRect(layoutDirection(), rect(), logical);
}

void RequestTimeline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    for (std::size_t i = 0; i < m_rects.size(); ++i)
        paintStay(painter, mirrored(m_rects[i]), m_stays[i]);
    paintDue(painter);
}

/// The wider part of a place beside what covers it.
static QRect besides(const QRect &rect, const QRect &cover)
{
    if (!rect.intersects(cover))
        return rect;
    QRect before = rect, after = rect;
    before.setRight(cover.left() - 1);
    after.setLeft(cover.right() + 1);
    return before.width() > after.width() ? before : after;
}

/// Who and how long, or who, or nothing: what there is room for.
void RequestTimeline::paintStay(QPainter &painter, const QRect &rect, const Stay &stay) const
{
    const QColor fill = tint(stay);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(fill);
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
    const QString who = stayPartyWords(stay);
    const QString all = stay.turn
        ? tr("%1: %2", "who had it, and how long").arg(who, lengthWords(stay.length(m_now)))
        : who;
    painter.setPen(fill.lightness() < 128 ? Qt::white : Qt::black);
    const QRect space = besides(rect, flag());
    for (const QString &each : {all, who}) {
        if (painter.fontMetrics().horizontalAdvance(each) + 6 > space.width())
            continue;
        painter.drawText(space, Qt::AlignCenter, each);
        return;
    }
}

/// `due` is the end of the day.
static QString dueWords(base::Instant due, bool isOver)
{
    const QString day = words(base::toString(base::dayOf(due - std::chrono::seconds(1))));
    return isOver ? RequestTimeline::tr("⚠ was due %1").arg(day)
                  : RequestTimeline::tr("due %1").arg(day);
}

/// Where the words about the day stand: after it, or before where there is no more room.
QRect RequestTimeline::flag() const
{
    if (m_dueAt < 0)
        return {};
    const int breadth = fontMetrics().horizontalAdvance(dueWords(*m_due, *m_due < m_now)) + 6;
    const bool fitsAfter = m_dueAt + breadth < width();
    const int left = fitsAfter ? m_dueAt + 3 : m_dueAt - breadth - 2;
    return mirrored({left, 1, breadth, heightOfLine()});
}

/// A flag on the day; where it has passed, a warning stands by it.
void RequestTimeline::paintDue(QPainter &painter) const
{
    if (m_dueAt < 0)
        return;
    const bool isOver = *m_due < m_now;
    const QColor color = palette().color(QPalette::WindowText);
    painter.setPen(QPen(color, 2, isOver ? Qt::SolidLine : Qt::DashLine));
    const int x = mirrored({m_dueAt, 0, 1, 1}).x();
    painter.drawLine(x, 0, x, height());
    const QRect rect = flag();
    if (isOver) // over a stay: on a ground of its own
        painter.fillRect(rect.adjusted(0, 2, 0, -2), palette().color(QPalette::Window));
    painter.setPen(color);
    painter.drawText(rect, Qt::AlignCenter, dueWords(*m_due, isOver));
}

QString RequestTimeline::tipAt(const QPoint &point) const
{
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        if (mirrored(m_rects[i]).adjusted(0, -2, kStayGap, 2).contains(point))
            return stayWords(m_stays[i], m_now);
    }
    return m_due ? (*m_due < m_now ? tr("The review is overdue.") : tr("Not due yet.")) : QString();
}

bool RequestTimeline::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QStringList lines{tr("Whose turn it was, and for how long"), tipAt(help->pos())};
    QToolTip::showText(help->globalPos(), lines.join('\n').trimmed(), this);
    return true;
}

void RequestTimeline::resizeEvent(QResizeEvent *event)
{
    layOut();
    QWidget::resizeEvent(event);
}

void RequestTimeline::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        layOut();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace nidreg::forms
