// SPDX-License-Identifier: MIT
#include "forms/namespaces/asofbar.h"

#include "forms/namespaces/yearschart.h"
#include "forms/widgets/dateedit.h"
#include "forms/widgets/marks.h"
#include "forms/widgets/pace.h"
#include "forms/words/listingwords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace nidreg::forms {

static QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

static QDate qt(base::Date day)
{
    return {int(day.year()), int(unsigned(day.month())), int(unsigned(day.day()))};
}

/// The last instant of a day, UTC.
static base::Instant endOf(QDate day)
{
    const base::Date date{std::chrono::year(day.year()), std::chrono::month(unsigned(day.month())),
                          std::chrono::day(unsigned(day.day()))};
    return std::chrono::sys_days(date) + std::chrono::days(1) - std::chrono::microseconds(1);
}

AsOfBar::AsOfBar(RegistrySession &session, QWidget *parent)
    : QFrame(parent), m_session(session), m_icon(plainLabel(this)), m_label(plainLabel(this)),
      m_note(plainLabel(this)), m_day(new DateEdit(this)), m_changes(new QComboBox(this)),
      m_chart(new YearsChart(this)), m_isKnown(new QCheckBox(this)), m_knownDay(new DateEdit(this))
{
    setFrameShape(QFrame::StyledPanel);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setUpControls();
    layOut();
    connectSignals();
    hide();
}

void AsOfBar::setUpControls()
{
    QFont letters = font();
    letters.setWeight(QFont::DemiBold);
    m_label->setFont(letters);
    m_label->setText(tr("Listing as &of"));
    m_label->setBuddy(m_day);
    m_knownDay->setKeyboardTracking(false);
    m_day->setObjectName("pastDay");
    m_day->setAccessibleName(tr("Date of the listing"));
    m_changes->setObjectName("pastChanges");
    m_changes->setAccessibleName(tr("Dates of changes"));
    m_changes->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_changes->setMinimumContentsLength(8);
    m_changes->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_changes->setMaximumWidth(34 * fontMetrics().averageCharWidth());
    m_changes->setToolTip(tr("Days on which the listing changed"));
    m_chart->setObjectName("yearsChart");
    m_isKnown->setObjectName("pastKnown");
    m_isKnown->setText(tr("&Ignore changes recorded after"));
    m_isKnown->setToolTip(tr("Hide what was imported or registered after that day (UTC)"));
    m_knownDay->setObjectName("pastKnownDay");
    m_knownDay->setAccessibleName(tr("Known by the end of this day (UTC)"));
    m_knownDay->setEnabled(false);
    m_note->setWordWrap(true);
    showMark(*m_icon, markIcon(base::Severity::Warning));
    m_icon->setToolTip(tr("You are viewing the listing of the selected date."));
}

void AsOfBar::layOut()
{
    auto *back = new QPushButton(tr("&Back to now"), this);
    connect(back, &QPushButton::clicked, this, &AsOfBar::closed);
    QLabel *changes = plainLabel(this);
    changes->setText(tr("C&hange:"));
    changes->setBuddy(m_changes);
    auto *first = new QHBoxLayout;
    first->addWidget(m_icon);
    first->addWidget(m_label);
    first->addWidget(m_day);
    first->addSpacing(fontMetrics().averageCharWidth());
    first->addWidget(changes);
    first->addWidget(m_changes, 4); // as wide as there is room, to its bound
    first->addStretch(1);
    first->addWidget(back);
    auto *second = new QHBoxLayout;
    second->addWidget(m_isKnown);
    second->addWidget(m_knownDay);
    second->addWidget(m_note, 1);
    auto *rows = new QVBoxLayout(this);
    rows->addLayout(first);
    rows->addWidget(m_chart);
    rows->addLayout(second);
}

void AsOfBar::connectSignals()
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kBurst);
    connect(&m_settle, &QTimer::timeout, this, &AsOfBar::move);
    connect(m_day, &QDateEdit::dateChanged, this, &AsOfBar::showDay);
    connect(m_day, &QDateEdit::dateChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(m_knownDay, &QDateEdit::dateChanged, this, &AsOfBar::look);
    connect(m_isKnown, &QCheckBox::toggled, m_knownDay, &QWidget::setEnabled);
    connect(m_isKnown, &QCheckBox::toggled, this, &AsOfBar::look);
    connect(m_chart, &YearsChart::dayChosen, m_day, &QDateEdit::setDate);
    connect(m_changes, &QComboBox::activated, this,
            [this](int index) { m_day->setDate(m_changes->itemData(index).toDate()); });
    connect(&m_session, &RegistrySession::opened, this, &AsOfBar::look);
    connect(&m_session, &RegistrySession::changed, this, &AsOfBar::look);
}

void AsOfBar::enterPast()
{
    const QDate today = qt(base::dayOf(m_session.clock().now()));
    m_day->setMaximumDate(today);
    m_knownDay->setMaximumDate(today);
    if (!std::exchange(m_wasOpen, true)) {
        const QSignalBlocker quiet(m_day), still(m_knownDay);
        m_day->setDate(today);
        m_knownDay->setDate(today);
    }
    show();
    m_day->setFocus(Qt::OtherFocusReason);
    look();
}

void AsOfBar::leavePast()
{
    hide();
    ++m_question;
    m_settle.stop();
    if (std::exchange(m_asOf, {}).isPast())
        emit moved();
}

/// What is known of the past; the chosen day is shown once that is there.
void AsOfBar::look()
{
    if (isHidden())
        return;
    const auto known =
        m_isKnown->isChecked() ? std::optional(endOf(m_knownDay->date())) : std::nullopt;
    m_session.ask(
        this,
        [known](const actions::Services &services) -> registry::Stored<Answer> {
            Answer answer;
            if (known) {
                const auto event = services.store.eventAt(*known);
                if (!event)
                    return base::fail(event.error());
                answer.known = *event;
            }
            auto past = services.store.past(answer.known);
            if (!past)
                return base::fail(past.error());
            answer.past = std::move(past).value();
            return answer;
        },
        [this, question = ++m_question](registry::Stored<Answer> answer) {
            if (question == m_question)
                take(std::move(answer));
        });
}

void AsOfBar::take(registry::Stored<Answer> answer)
{
    if (!answer)
        return m_note->setText(wording(answer.error()));
    m_note->clear();
    m_known = answer->known;
    if (answer->past.days != m_past.days || answer->past.from != m_past.from) {
        m_past = std::move(answer->past);
        m_chart->setPast(m_past, m_day->maximumDate());
        fillChanges();
    }
    showDay();
    move();
}

/// On to the chosen day.
void AsOfBar::move()
{
    m_settle.stop();
    registry::AsOf chosen{m_day->date().toString(Qt::ISODate).toStdString(), m_known};
    if (isHidden() || chosen == m_asOf)
        return;
    m_asOf = std::move(chosen);
    emit moved();
}

/// The newest first, as people look for them.
void AsOfBar::fillChanges()
{
    m_changes->clear();
    for (auto day = m_past.days.rbegin(); day != m_past.days.rend(); ++day)
        m_changes->addItem(dayWords(*day), dateOf(day->day));
    m_changes->setEnabled(!m_past.days.empty());
}

void AsOfBar::showDay()
{
    m_chart->setDay(m_day->date());
    const registry::ListingDay *state = m_chart->stateOn(m_day->date());
    m_changes->setCurrentIndex(state ? m_changes->findData(dateOf(state->day)) : -1);
}

QString AsOfBar::earliest() const
{
    return words(m_past.from);
}

void AsOfBar::showEarliest()
{
    m_day->setDate(dateOf(m_past.from));
}

QString AsOfBar::unknownWords() const
{
    if (!m_asOf.isPast() || (!m_past.from.empty() && m_asOf.day >= m_past.from))
        return {};
    return notKnownWords(m_past.from);
}

} // namespace nidreg::forms
