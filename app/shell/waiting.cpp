// SPDX-License-Identifier: MIT
#include "app/shell/waiting.h"

#include "forms/words/policywords.h"
#include "forms/words/requestswords.h"

namespace nidreg::app {

using forms::RegistrySession;
using registry::Stored;

Waiting::Waiting(RegistrySession &session, QObject *parent) : QObject(parent), m_session(session)
{
    // A connection that was lost and is back goes on where it was.
    connect(&session, &RegistrySession::opened, this, &Waiting::look);
    connect(&session, &RegistrySession::changed, this, &Waiting::look);
    connect(&session, &RegistrySession::actingChanged, this, [this] {
        m_isFirst = true;
        look();
    });
    connect(&session, &RegistrySession::left, this, [this] {
        ++m_question;
        m_isFirst = true;
        take({});
        m_isFirst = true;
    });
}

static WaitingItem itemOf(const workflow::Request &request, base::Instant now)
{
    return {request.id, -1, request.turnSince, forms::titleWords(request),
            forms::standingWords(request, now)};
}

static WaitingItem itemOf(const registry::Proposal &proposal)
{
    return {proposal.request, proposal.event, proposal.at,
            Waiting::tr("Proposal to second: %1").arg(forms::proposalWords(proposal)),
            Waiting::tr("Proposed by %1").arg(QString::fromStdString(proposal.person))};
}

static Stored<std::vector<WaitingItem>> find(const actions::Services &services,
                                             const workflow::Acting &acting)
{
    registry::RequestQuery query;
    query.view = registry::RequestView::WaitingOnMe;
    query.limit = Waiting::kMaxItems;
    const base::Instant now = services.clock.now();
    const auto page = services.store.requests(query, acting, base::dayOf(now));
    if (!page)
        return base::fail(page.error());
    std::vector<WaitingItem> items;
    for (const workflow::Request &each : page->rows)
        items.push_back(itemOf(each, now));
    if (acting.role != workflow::Role::Registrar)
        return items;
    const auto proposals = services.store.proposals();
    if (!proposals)
        return base::fail(proposals.error());
    for (const registry::Proposal &each : *proposals) {
        if (each.person != acting.person)
            items.push_back(itemOf(each));
    }
    return items;
}

void Waiting::look()
{
    if (!m_session.isOpen())
        return;
    m_session.ask(
        this,
        [acting = m_session.acting()](const actions::Services &services) {
            return find(services, acting);
        },
        [this, question = ++m_question](Stored<std::vector<WaitingItem>> items) {
            if (items && question == m_question)
                take(std::move(items).value());
        });
}

void Waiting::take(std::vector<WaitingItem> items)
{
    std::set<Key> known;
    std::vector<WaitingItem> news;
    for (const WaitingItem &each : items) {
        const Key key{each.request.value, each.proposal, each.since};
        known.insert(key);
        if (!m_isFirst && !m_known.contains(key))
            news.push_back(each);
    }
    m_known = std::move(known);
    m_items = std::move(items);
    m_isFirst = false;
    emit looked(news);
}

} // namespace nidreg::app
