// SPDX-License-Identifier: MIT
#include "forms/requests/figurebars.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kGap = 6; ///< between name, bar and number
static constexpr int kShortestBar = 60, kColumnHeight = 84, kMostColumnWidth = 72;

FigureBars::FigureBars(const QString &title, Shape shape, QWidget *parent)
    : QWidget(parent), m_title(title), m_shape(shape)
{
    setFocusPolicy(Qt::TabFocus); // so that a screen reader comes by
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setBars({});
}

void FigureBars::setBars(std::vector<Bar> bars)
{
    m_bars = std::move(bars);
    QStringList said;
    for (const Bar &bar : m_bars)
        said << tr("%1: %2").arg(bar.name, bar.words);
    setAccessibleName(m_title);
    setAccessibleDescription(said.isEmpty() ? tr("none") : said.join(tr(", ")));
    updateGeometry();
    update();
}

int FigureBars::nameWidth() const
{
    int widest = 0;
    for (const Bar &bar : m_bars)
        widest = std::max(widest, fontMetrics().horizontalAdvance(bar.name));
    return widest;
}

int FigureBars::wordsWidth() const
{
    int widest = 0;
    for (const Bar &bar : m_bars)
        widest = std::max(widest, fontMetrics().horizontalAdvance(bar.words));
    return widest;
}

int FigureBars::rowHeight() const
{
    return fontMetrics().height() + 4;
}

double FigureBars::share(const Bar &bar) const
{
    const auto longest = std::ranges::max_element(m_bars, {}, &Bar::value);
    return longest->value > 0 ? bar.value / longest->value : 0;
}

QSize FigureBars::sizeHint() const
{
    const int bars = std::max(int(m_bars.size()), 1);
    if (m_shape == Columns)
        return {bars * (std::max(nameWidth(), wordsWidth()) + kGap),
                2 * rowHeight() + kColumnHeight};
    return {nameWidth() + wordsWidth() + 2 * kGap + 2 * kShortestBar, bars * rowHeight()};
}

QSize FigureBars::minimumSizeHint() const
{
    QSize least = sizeHint();
    if (m_shape == Rows)
        least.rwidth() -= kShortestBar;
    return least;
}

void FigureBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_bars.empty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignTop, tr("none"));
    }
    for (std::size_t place = 0; place < m_bars.size(); ++place) {
        if (m_shape == Rows)
            paintRow(painter, int(place), m_bars[place]);
        else
            paintColumn(painter, int(place), m_bars[place]);
    }
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void FigureBars::paintRow(QPainter &painter, int place, const Bar &bar) const
{
    const int top = place * rowHeight(), names = nameWidth();
    const int room = width() - names - wordsWidth() - 2 * kGap;
    const int length = std::max(int(room * share(bar)), bar.value > 0 ? 2 : 0);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(0, top, names, rowHeight()), Qt::AlignLeft | Qt::AlignVCenter, bar.name);
    painter.fillRect(names + kGap, top + 4, length, rowHeight() - 8,
                     palette().color(QPalette::Highlight));
    painter.drawText(QRect(names + 2 * kGap + length, top, wordsWidth() + kGap, rowHeight()),
                     Qt::AlignLeft | Qt::AlignVCenter, bar.words);
}

void FigureBars::paintColumn(QPainter &painter, int place, const Bar &bar) const
{
    const int step = std::min(width() / int(m_bars.size()), kMostColumnWidth);
    const int left = place * step, foot = height() - rowHeight();
    const int length = std::max(int((foot - rowHeight()) * share(bar)), bar.value > 0 ? 2 : 0);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(left, foot, step, rowHeight()), Qt::AlignCenter, bar.name);
    painter.fillRect(left + step / 6, foot - length, step - step / 3, length,
                     palette().color(QPalette::Highlight));
    painter.drawText(QRect(left, foot - length - rowHeight(), step, rowHeight()), Qt::AlignCenter,
                     bar.words);
}

} // namespace nidreg::forms
