// SPDX-License-Identifier: MIT
#include "app/shell/visits.h"

#include "forms/widgets/messagebar.h"
#include "forms/widgets/page.h"
#include "forms/words/newswords.h"

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

namespace nidreg::app {

using forms::LastVisit;
using forms::MessageBar;
using forms::RegistrySession;
using registry::Stored;

Visits::Visits(RegistrySession &session, QVBoxLayout &pages, QWidget &window)
    : QObject(&window), m_session(session), m_window(window),
      m_show(new QAction(QIcon::fromTheme("view-history"), tr("Since my last &visit…"), this)),
      m_bar(new MessageBar(&window))
{
    m_bar->setObjectName(QStringLiteral("visitBar"));
    pages.addWidget(m_bar); // below: what one is about to press stays where it is
    m_show->setData(tr("What others did since you were last here"));
    forms::nameCommands({{"visits", m_show}});
    connect(m_show, &QAction::triggered, this, &Visits::list);
    connect(&session, &RegistrySession::opened, this, &Visits::begin);
    connect(&session, &RegistrySession::actingChanged, this, &Visits::begin);
    connect(&session, &RegistrySession::changed, this, &Visits::note);
    connect(&session, &RegistrySession::changed, this, &Visits::follow);
    connect(&session, &RegistrySession::lost, this, &Visits::fitAction);
    connect(&session, &RegistrySession::left, this, &Visits::forget);
    window.installEventFilter(this);
    fitAction();
}

void Visits::fitAction()
{
    forms::allow(*m_show, m_session.isOpen() ? QString() : tr("The registry is not connected."));
}

void Visits::forget()
{
    m_bar->hide();
    if (m_dialog)
        m_dialog->close();
    m_log.clear();
    m_person.clear();
    fitAction();
}

static Stored<std::set<workflow::RequestId>> waitingFor(const actions::Services &services,
                                                        const workflow::Acting &acting)
{
    registry::RequestQuery query;
    query.view = registry::RequestView::WaitingOnMe;
    query.limit = Visits::kMaxEvents;
    const auto page = services.store.requests(query, acting, base::dayOf(services.clock.now()));
    if (!page)
        return base::fail(page.error());
    std::set<workflow::RequestId> found;
    for (const workflow::Request &each : page->rows)
        found.insert(each.id);
    return found;
}

/// Without `since`: what came after the last visit that is remembered.
Visits::Answer Visits::find(const actions::Services &services, const workflow::Acting &acting,
                            const std::optional<LastVisit> &since)
{
    const auto head = services.store.head();
    if (!head)
        return base::fail(head.error());
    News news{*head, since, {}, false};
    if (!news.last)
        news.last = forms::lastVisit(QString::fromStdString(head->log), acting.person);
    if (!news.last || news.last->events >= head->size)
        return news;
    registry::EventQuery query;
    query.limit = kMaxEvents + 1;
    auto events = services.store.eventsBy(query);
    const auto waiting = waitingFor(services, acting);
    if (!events || !waiting)
        return base::fail(!events ? events.error() : waiting.error());
    std::vector<registry::Event> &found = events.value();
    news.hasMore =
        found.size() > std::size_t(kMaxEvents) && found.back().number >= news.last->events;
    std::erase_if(found, [&](const registry::Event &each) {
        return each.number < news.last->events || each.person == acting.person;
    });
    if (found.size() > std::size_t(kMaxEvents))
        found.pop_back();
    news.groups = forms::newsGroups(found, *waiting);
    return news;
}

/// Once for each person in each registry, not when a lost connection is back.
void Visits::begin()
{
    fitAction();
    const workflow::Acting acting = m_session.acting();
    if (!m_session.isOpen() || acting.person == m_person)
        return note();
    m_person = acting.person;
    m_bar->hide();
    m_session.ask(
        this,
        [acting](const actions::Services &services) {
            return find(services, acting, std::nullopt);
        },
        [this, person = acting.person](const Answer &news) {
            if (news)
                take(person, *news);
            else if (m_person == person)
                m_person.clear(); // the next time it opens
        });
}

void Visits::take(const std::string &person, const News &news)
{
    if (person != m_person || !m_session.isOpen())
        return;
    m_log = QString::fromStdString(news.head.log);
    const bool isGrown = news.last && news.last->events <= news.head.size;
    m_base = isGrown ? *news.last : LastVisit{news.head.size, m_session.clock().now()};
    m_seen = m_base.events;
    note();
    say(news);
}

void Visits::say(const News &news)
{
    if (news.groups.empty())
        return m_bar->hide();
    m_bar->say(MessageBar::Information, forms::newsSummary(news.groups, m_base.at, news.hasMore),
               {{tr("&List them"), [this] { list(); }}, {tr("&Dismiss"), [] {}}});
}

/// What no longer waits is not said to wait, as long as the message is shown.
void Visits::follow()
{
    if (m_bar->isHidden())
        return;
    ask([this](const News &news) {
        if (!m_bar->isHidden())
            say(news);
    });
}

/// What is there now is seen by one who looks at the window.
void Visits::note()
{
    if (m_log.isEmpty() || !m_session.isOpen() || !QApplication::activeWindow())
        return;
    m_session.ask(
        this, [](const actions::Services &services) { return services.store.head(); },
        [this, person = m_person](const Stored<registry::LogHead> &head) {
            if (head && person == m_person && QString::fromStdString(head->log) == m_log)
                remember(head->size);
        });
}

void Visits::remember(std::int64_t events)
{
    m_seen = events;
    forms::rememberVisit(m_log, m_person, {m_seen, m_session.clock().now()});
}

/// Finds the news of this visit.
void Visits::ask(const std::function<void(const News &)> &answer)
{
    if (!m_session.isOpen() || m_log.isEmpty())
        return;
    m_session.ask(
        this,
        [acting = m_session.acting(), since = m_base](const actions::Services &services) {
            return find(services, acting, since);
        },
        [this, answer, person = m_person](const Answer &news) {
            if (news && person == m_person)
                answer(*news);
        });
}

void Visits::list()
{
    ask([this](const News &news) { open(news); });
}

void Visits::open(const News &news)
{
    if (m_dialog)
        m_dialog->close();
    m_bar->hide();
    const QString summary = news.groups.empty()
        ? tr("Nobody else did anything since %1.").arg(forms::shownTime(m_base.at))
        : forms::newsSummary(news.groups, m_base.at, news.hasMore);
    m_dialog = new forms::NewsDialog(summary, news.groups, m_session.clock().now(), &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &forms::NewsDialog::requestWanted, this, &Visits::requestWanted);
    connect(m_dialog, &forms::NewsDialog::namespaceWanted, this, &Visits::namespaceWanted);
    m_dialog->show();
}

/// The visit lasts until one looks elsewhere.
bool Visits::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::WindowActivate)
        note();
    const bool isLeaving = event->type() == QEvent::WindowDeactivate
        || (event->type() == QEvent::Close && m_window.isActiveWindow());
    if (watched == &m_window && isLeaving && !m_log.isEmpty() && !m_person.empty())
        remember(m_seen);
    return QObject::eventFilter(watched, event);
}

} // namespace nidreg::app
