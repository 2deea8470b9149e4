// SPDX-License-Identifier: MIT
#include "forms/session/registrysession.h"

#include <QUuid>

#include <algorithm>
#include <utility>

namespace nidreg::forms {

static constexpr int kFirstBackOff = 250;
static constexpr int kLongestBackOff = 15000;
/// As long as another server takes to become the primary, and no longer than a person waits for an
/// answer without wondering.
static constexpr int kHold = 5000;
/// Longer than the pages wait for a burst to end (150 ms): in a registry where twenty people work
/// at once it never would.
static constexpr int kCalm = 250;
/// Each takes a connection of the server, verifying the log two.
static constexpr int kMaxParallelQueries = 2;

RegistrySession::RegistrySession(OpenStore open, const base::Clock &clock,
                                 const urn::NidKnowledge &knowledge, QObject *parent)
    : QObject(parent), m_open(std::move(open)), m_clock(clock), m_knowledge(knowledge),
      m_worker(std::make_unique<QObject>())
{
    m_thread.setObjectName("registry");
    m_worker->moveToThread(&m_thread);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &RegistrySession::openNow);
    m_holds.setSingleShot(true);
    m_holds.setInterval(kHold);
    connect(&m_holds, &QTimer::timeout, this, &RegistrySession::releaseHeld);
    m_calm.setSingleShot(true);
    m_calm.setInterval(kCalm);
    connect(&m_calm, &QTimer::timeout, this, [this] {
        if (m_isChanged)
            noticeChange();
    });
    m_apart.setMaxThreadCount(kMaxParallelQueries);
    m_thread.start();
}

RegistrySession::~RegistrySession()
{
    stopApart();
    m_apart.clear();
    m_apart.waitForDone();
    QMetaObject::invokeMethod(
        m_worker.get(), [this] { m_store.reset(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

void RegistrySession::open()
{
    m_backOff = 0;
    openNow();
}

void RegistrySession::reopen()
{
    ++m_registry;
    m_isOpen = false;
    m_opener = {};
    releaseHeld();
    stopApart();
    emit left(); // while access() and acting() still say whose what was typed is
    m_access = {};
    m_link = {};
    m_acting = {};
    emit actingChanged();
    emit accessChanged();
    open();
}

void RegistrySession::openNow()
{
    m_retry.stop();
    if (m_isOpening)
        return;
    m_isOpening = true;
    auto onThread = [this, registry = int(m_registry)] {
        QMetaObject::invokeMethod(this, [this, registry, opening = openOnThread()]() mutable {
            finishOpening(registry, std::move(opening));
        });
    };
    QMetaObject::invokeMethod(m_worker.get(), std::move(onThread), Qt::QueuedConnection);
}

registry::Stored<RegistrySession::Opening> RegistrySession::openOnThread()
{
    m_store.reset();
    m_opened = m_registry;
    auto store = m_open();
    if (!store)
        return base::fail(store.error());
    auto access = store.value()->access();
    if (!access)
        return base::fail(access.error());
    m_store = std::move(store).value();
    m_store->onChange([this] { QMetaObject::invokeMethod(this, [this] { noticeChange(); }); });
    m_store->onLoss([this] { QMetaObject::invokeMethod(this, [this] { noticeLoss(); }); });
    return Opening{std::move(access).value(), m_store->link(), m_store->opener()};
}

void RegistrySession::finishOpening(int registry, registry::Stored<Opening> opening)
{
    m_isOpening = false;
    if (registry != m_registry) // which was left meanwhile
        return openNow();
    if (!opening)
        return loseConnection(opening.error());
    m_backOff = 0;
    m_isOpen = true;
    m_link = opening->link;
    m_opener = std::move(opening->opener);
    releaseHeld();
    setAccess(std::move(opening->access));
    emit opened();
}

void RegistrySession::post(std::function<void()> query)
{
    if (m_holds.isActive())
        m_held.push_back(std::move(query));
    else
        QMetaObject::invokeMethod(m_worker.get(), std::move(query), Qt::QueuedConnection);
}

void RegistrySession::releaseHeld()
{
    m_holds.stop();
    for (auto &query : std::exchange(m_held, {}))
        post(std::move(query));
}

void RegistrySession::noticeChange()
{
    m_isChanged = m_calm.isActive();
    if (m_isChanged)
        return;
    m_calm.start();
    emit changed();
}

/// The store has seen its connection end, with nothing asked or an act under way.
void RegistrySession::noticeLoss()
{
    if (m_isOpen)
        loseConnection({kGone, "server.gone", {}});
}

void RegistrySession::loseConnection(const registry::StoreError &why)
{
    const bool isNew = std::exchange(m_isOpen, false);
    m_backOff = std::clamp(m_backOff * 3 / 2, kFirstBackOff, kLongestBackOff);
    if (why.kind != kGone)
        releaseHeld();
    else if (isNew)
        m_holds.start();
    if (!registry::needsPassword(why))
        m_retry.start(m_backOff);
    emit lost(why);
}

/// Keeps the chosen person and role while the registry still has them.
void RegistrySession::setAccess(registry::RegistryAccess access)
{
    m_access = std::move(access);
    const bool isKnown =
        std::ranges::any_of(m_access.people, [this](const registry::Person &person) {
            return person.login == m_acting.person
                && std::ranges::count(person.roles, m_acting.role) > 0;
        });
    if (!isKnown) {
        m_acting = m_access.acting;
        emit actingChanged();
    }
    emit accessChanged();
}

void RegistrySession::refreshAccess()
{
    ask(
        this, [](const actions::Services &services) { return services.store.access(); },
        [this](registry::Stored<registry::RegistryAccess> access) {
            if (access)
                setAccess(std::move(access).value());
        });
}

void RegistrySession::actAs(const workflow::Acting &acting)
{
    m_acting = acting;
    emit actingChanged();
}

registry::Act RegistrySession::newAct() const
{
    return {QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(), m_acting, false};
}

void RegistrySession::stopApart()
{
    m_stopApart.request_stop();
    m_stopApart = std::stop_source();
}

void RegistrySession::count(int difference)
{
    m_pending += difference;
    emit pendingChanged(m_pending);
}

const registry::StoreError *RegistrySession::gone(const registry::StoreError &error)
{
    return error.kind == kGone ? &error : nullptr;
}

const registry::StoreError *RegistrySession::gone(const actions::ActionError &error)
{
    const auto *stored = std::get_if<registry::StoreError>(&error);
    return stored ? gone(*stored) : nullptr;
}

RequestWatch::RequestWatch(RegistrySession &session, registry::RequestFile file, QObject *parent)
    : QObject(parent), m_session(session), m_file(std::move(file))
{
    connect(&m_session, &RegistrySession::changed, this, &RequestWatch::look);
    connect(&m_session, &RegistrySession::opened, this, &RequestWatch::look);
}

std::int64_t RequestWatch::seen() const
{
    return m_file.events.empty() ? -1 : m_file.events.back().number;
}

/// One question at a time: a burst of changes is answered by the last look.
void RequestWatch::look()
{
    if (m_isLooking) {
        m_looksAgain = true;
        return;
    }
    m_isLooking = true;
    m_looksAgain = false;
    m_session.ask(
        this,
        [id = m_file.request.id](const actions::Services &services) {
            return services.store.request(id);
        },
        [this](registry::Stored<registry::RequestFile> file) {
            m_isLooking = false;
            if (m_looksAgain)
                look();
            else if (file)
                take(std::move(file).value());
        });
}

void RequestWatch::take(registry::RequestFile file)
{
    std::vector<registry::Event> news;
    for (const registry::Event &each : file.events) {
        if (each.number > seen())
            news.push_back(each);
    }
    m_file = std::move(file);
    emit looked(news);
}

} // namespace nidreg::forms
