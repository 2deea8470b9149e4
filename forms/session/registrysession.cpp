// SPDX-License-Identifier: MIT
#include "forms/session/registrysession.h"

#include <QUuid>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kFirstBackOff = 250;
static constexpr int kLongestBackOff = 15000;

RegistrySession::RegistrySession(OpenStore open, const base::Clock &clock,
                                 const urn::NidKnowledge &knowledge, QObject *parent)
    : QObject(parent), m_open(std::move(open)), m_clock(clock), m_knowledge(knowledge),
      m_worker(std::make_unique<QObject>())
{
    m_thread.setObjectName("registry");
    m_worker->moveToThread(&m_thread);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &RegistrySession::openNow);
    m_thread.start();
}

RegistrySession::~RegistrySession()
{
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

void RegistrySession::openNow()
{
    m_retry.stop();
    auto onThread = [this] {
        m_store.reset();
        auto store = m_open();
        registry::Stored<registry::Desk> desk = store
            ? store.value()->desk()
            : registry::Stored<registry::Desk>(base::fail(store.error()));
        if (desk) {
            m_store = std::move(store).value();
            m_store->onChange(
                [this] { QMetaObject::invokeMethod(this, &RegistrySession::changed); });
        }
        QMetaObject::invokeMethod(this, [this, desk = std::move(desk)]() mutable {
            if (!desk)
                return loseConnection(desk.error());
            m_backOff = 0;
            m_isOpen = true;
            setDesk(std::move(desk).value());
            emit opened();
        });
    };
    QMetaObject::invokeMethod(m_worker.get(), std::move(onThread), Qt::QueuedConnection);
}

void RegistrySession::loseConnection(const registry::StoreError &why)
{
    m_isOpen = false;
    m_backOff = std::clamp(m_backOff * 2, kFirstBackOff, kLongestBackOff);
    m_retry.start(m_backOff);
    emit lost(why);
}

/// Keeps the chosen person and role while the desk still has them.
void RegistrySession::setDesk(registry::Desk desk)
{
    m_desk = std::move(desk);
    const bool isKnown = std::ranges::any_of(m_desk.people, [this](const registry::Person &person) {
        return person.login == m_acting.person
            && std::ranges::count(person.roles, m_acting.role) > 0;
    });
    if (!isKnown) {
        m_acting = m_desk.acting;
        emit actingChanged();
    }
    emit deskChanged();
}

void RegistrySession::refreshDesk()
{
    ask(
        this, [](const actions::Bench &bench) { return bench.store.desk(); },
        [this](registry::Stored<registry::Desk> desk) {
            if (desk)
                setDesk(std::move(desk).value());
        });
}

void RegistrySession::actAs(const review::Acting &acting)
{
    m_acting = acting;
    emit actingChanged();
}

registry::Act RegistrySession::newAct() const
{
    return {QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(), m_acting, false};
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

} // namespace nidreg::forms
