// SPDX-License-Identifier: MIT
#include "forms/requests/requestsfigures.h"

#include "forms/requests/figurebars.h"
#include "forms/words/timelinewords.h"
#include "forms/words/wording.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

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

} // namespace nidreg::forms
