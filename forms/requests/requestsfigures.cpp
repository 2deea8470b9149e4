// SPDX-License-Identifier: MIT
#include "forms/requests/requestsfigures.h"

#include "forms/words/newswords.h"
#include "forms/words/wording.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace nidreg::forms {

static constexpr int kFiguresBurst = 1000; ///< milliseconds in which changes count as one

RequestsFigures::RequestsFigures(RegistrySession &session, QWidget *parent)
    : QScrollArea(parent), m_session(session), m_summary(new QLabel)
{
    auto *inner = new QWidget;
    auto *grid = new QGridLayout(inner);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setAccessibleName(tr("Summary of the queue"));
    m_summary->setWordWrap(true);
    grid->addWidget(m_summary, 0, 0, 1, 2);
    m_states = add(*grid, 1, 0, tr("Open requests by state"), false);
    m_stays = add(*grid, 1, 1, tr("Days in a state: median of the last twelve months"), false);
    m_turns = add(*grid, 4, 0, tr("Open requests by who has the turn"), false);
    m_months = add(*grid, 4, 1, tr("Registrations in the last twelve months"), true);
    grid->setRowMinimumHeight(3, fontMetrics().height() / 2);
    grid->setRowStretch(6, 1);
    grid->setContentsMargins(0, 0, 6, 0); // in line with the table above
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->setHorizontalSpacing(32);
    setWidget(inner);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Figures of the queue"));
    m_burst.setSingleShot(true);
    m_burst.setInterval(kFiguresBurst);
    connect(&m_burst, &QTimer::timeout, this, &RequestsFigures::look);
    for (const auto signal :
         {&RegistrySession::changed, &RegistrySession::opened, &RegistrySession::actingChanged})
        connect(&m_session, signal, &m_burst, qOverload<>(&QTimer::start));
}

FigureBars *RequestsFigures::add(QGridLayout &grid, int row, int column, const QString &title,
                                 bool isColumns)
{
    auto *heading = new QLabel(title);
    heading->setTextFormat(Qt::PlainText);
    QFont letters = heading->font();
    letters.setWeight(QFont::DemiBold);
    heading->setFont(letters);
    auto *bars = new FigureBars(title, isColumns ? FigureBars::Columns : FigureBars::Rows);
    grid.addWidget(heading, row, column);
    grid.addWidget(bars, row + 1, column, Qt::AlignTop);
    return bars;
}

void RequestsFigures::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    look();
}

void RequestsFigures::look()
{
    if (!isVisible() || m_isLooking)
        return;
    m_isLooking = true;
    m_session.ask(
        this,
        [acting = m_session.acting()](const actions::Services &services) {
            return services.store.figures(acting, base::dayOf(services.clock.now()));
        },
        [this](registry::Stored<registry::QueueFigures> figures) {
            m_isLooking = false;
            if (figures)
                showFigures(*figures);
            else
                m_summary->setText(wording(figures.error()));
        });
}

void RequestsFigures::showFigures(const registry::QueueFigures &figures)
{
    const QLocale locale;
    const auto number = [&locale](std::int64_t value) { return locale.toString(qlonglong(value)); };
    m_summary->setText(
        tr("%1 open, %2 overdue, %3 contested")
            .arg(number(figures.open), number(figures.overdue), number(figures.contested)));
    std::vector<FigureBars::Bar> states, turns, stays, months;
    for (const auto &[state, requests] : figures.openByState)
        states.push_back({wording(state), double(requests), number(requests)});
    for (const auto &[turn, requests] : figures.openByTurn)
        turns.push_back({partyWords(turn), double(requests), number(requests)});
    for (const registry::StayFigure &stay : figures.stays)
        stays.push_back({wording(stay.state), std::round(stay.medianDays * 10) / 10, // as it reads
                         locale.toString(stay.medianDays, 'f', 1)});
    for (const registry::MonthFigure &each : figures.months)
        months.push_back(
            {locale.standaloneMonthName(int(unsigned(each.month.month())), QLocale::ShortFormat),
             double(each.registrations), number(each.registrations)});
    m_states->setBars(std::move(states));
    m_turns->setBars(std::move(turns));
    m_stays->setBars(std::move(stays));
    m_months->setBars(std::move(months));
}

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
