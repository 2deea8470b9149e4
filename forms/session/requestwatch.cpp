// SPDX-License-Identifier: MIT
#include "forms/session/requestwatch.h"

namespace nidreg::forms {

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
