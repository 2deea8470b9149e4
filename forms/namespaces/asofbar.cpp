// SPDX-License-Identifier: MIT
#include "forms/namespaces/asofbar.h"

#include "forms/widgets/marks.h"
#include "forms/words/wording.h"

#include <QDateEdit>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStyle>

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
      m_note(plainLabel(this)), m_day(new QDateEdit(this))
{
    setFrameShape(QFrame::StyledPanel);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    QFont letters = font();
    letters.setWeight(QFont::DemiBold);
    m_label->setFont(letters);
    m_label->setText(tr("The &past: as it stood at the end of"));
    m_label->setBuddy(m_day);
    m_day->setCalendarPopup(true);
    m_day->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
    m_day->setKeyboardTracking(false);
    m_day->setAccessibleName(tr("Day at whose end (UTC) the listing is shown"));
    m_note->setWordWrap(true);
    m_icon->setPixmap(markPixmap(markIcon(base::Severity::Warning), *this));
    auto *back = new QPushButton(tr("&Back to now"), this);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_icon);
    row->addWidget(m_label);
    row->addWidget(m_day);
    row->addWidget(m_note, 1);
    row->addWidget(back);
    connect(m_day, &QDateEdit::dateChanged, this, &AsOfBar::look);
    connect(back, &QPushButton::clicked, this, &AsOfBar::closed);
    connect(&m_session, &RegistrySession::opened, this, &AsOfBar::look);
    hide();
}

void AsOfBar::enterPast()
{
    const QDate today = qt(base::dayOf(m_session.clock().now()));
    m_day->setMaximumDate(today);
    if (!std::exchange(m_wasOpen, true)) {
        const QSignalBlocker quiet(m_day);
        m_day->setDate(today.addDays(-1));
    }
    show();
    m_day->setFocus(Qt::OtherFocusReason);
    look();
}

void AsOfBar::leavePast()
{
    hide();
    ++m_question;
    if (m_event) {
        m_event.reset();
        emit moved();
    }
}

void AsOfBar::look()
{
    if (isHidden())
        return;
    m_session.ask(
        this,
        [at = endOf(m_day->date())](const actions::Services &services) {
            return services.store.eventAt(at);
        },
        [this, question = ++m_question](registry::Stored<std::int64_t> event) {
            if (question == m_question)
                take(std::move(event));
        });
}

void AsOfBar::take(registry::Stored<std::int64_t> event)
{
    if (!event)
        return m_note->setText(wording(event.error()));
    const QString number = QLocale().toString(qlonglong(*event));
    m_note->setText(*event < 0 ? tr("UTC, before the registry's first event")
                               : tr("UTC, after event %1").arg(number));
    m_event = *event;
    emit moved();
}

} // namespace nidreg::forms
