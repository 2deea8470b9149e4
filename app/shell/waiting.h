// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <set>
#include <tuple>

namespace nidreg::app {

/// Something that waits for the person who acts: a request, or another registrar's proposal.
struct WaitingItem {
    workflow::RequestId request; ///< none: a proposal about no request
    std::int64_t proposal = -1; ///< number of its event; -1: the request itself waits
    base::Instant since{}; ///< when it came to wait
    QString title; ///< "Request 12: new formal namespace “example”"
    QString standing; ///< "In review, revision 2. Waiting on the expert since today."
};

/// What waits, as the queue counts it, and what came to wait since the registry was opened or
/// another person acts.
class Waiting : public QObject {
    Q_OBJECT

public:
    explicit Waiting(forms::RegistrySession &session, QObject *parent = nullptr);

    /// The first ones, at most kMaxItems.
    const std::vector<WaitingItem> &items() const { return m_items; }
    static constexpr int kMaxItems = 200;

signals:
    /// What waits was looked at again; `news` did not at the look before.
    void looked(const std::vector<nidreg::app::WaitingItem> &news);

private:
    /// A request that came back is new again.
    using Key = std::tuple<std::int64_t, std::int64_t, base::Instant>;

    void look();
    void take(std::vector<WaitingItem> items);

    forms::RegistrySession &m_session;
    std::vector<WaitingItem> m_items;
    std::set<Key> m_known;
    bool m_isFirst = true; ///< nothing that is found now is news
    int m_question = 0; ///< number of the last one: answers to earlier ones are dropped
};

} // namespace nidreg::app
