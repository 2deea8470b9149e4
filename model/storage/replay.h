// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/loggedevent.h"
#include "model/workflow/request.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace nidreg::storage {

/// A value for each request, by the request's number. The database counts them from 1, so they are
/// kept in pages; only a number far beyond, as in a manipulated log, needs a search.
template <class Value> class RequestTable {
public:
    /// Made of `parts` where there is none.
    template <class... Parts> Value &of(std::int64_t request, Parts &&...parts)
    {
        if (!isNear(request))
            return m_far.try_emplace(request, std::forward<Parts>(parts)...).first->second;
        std::optional<Value> &place = near(request);
        return place ? *place : place.emplace(std::forward<Parts>(parts)...);
    }

    /// Null where there is none.
    Value *find(std::int64_t request)
    {
        if (!isNear(request)) {
            const auto found = m_far.find(request);
            return found == m_far.end() ? nullptr : &found->second;
        }
        const auto page = std::size_t(request) / kPage;
        if (page >= m_near.size() || !m_near[page])
            return nullptr;
        std::optional<Value> &place = near(request);
        return place ? &*place : nullptr;
    }

    /// Calls `visit` with the number and the value of each.
    template <class Visit> void visit(Visit visit) const
    {
        for (std::size_t i = 0; i < m_near.size() * kPage; ++i) {
            const auto &page = m_near[i / kPage];
            if (page && (*page)[i % kPage])
                visit(std::int64_t(i), *(*page)[i % kPage]);
        }
        for (const auto &[request, value] : m_far)
            visit(request, value);
    }

private:
    static constexpr std::int64_t kNear = 1 << 24;
    static constexpr std::size_t kPage = 256; ///< requests
    using Page = std::array<std::optional<Value>, kPage>;

    static bool isNear(std::int64_t request) { return request >= 0 && request < kNear; }
    std::optional<Value> &near(std::int64_t request)
    {
        const auto page = std::size_t(request) / kPage;
        if (page >= m_near.size())
            m_near.resize(page + 1);
        if (!m_near[page])
            m_near[page] = std::make_unique<Page>();
        return (*m_near[page])[std::size_t(request) % kPage];
    }

    std::vector<std::unique_ptr<Page>> m_near;
    std::map<std::int64_t, Value> m_far;
};

/// A stretch of a request's way in one state.
struct ReplayedStay {
    workflow::State state = workflow::State::Draft;
    base::Instant entered{};
    std::optional<base::Instant> left; ///< nothing: it is there still
    bool isSeen = false; ///< its row was there
};

/// A proposal of an act that takes two persons; the columns of nidreg.proposal.
struct ReplayedProposal {
    std::string act, subject, sha256, terms, person;
    std::int64_t request = 0; ///< 0: none
    base::Instant at{};
    std::string outcome = "standing";
    std::int64_t endedBy = -1; ///< -1: it stands
    bool isSeen = false;
};

/// A request, as its events made it, and what nidreg.request says of it besides.
struct ReplayedRequest {
    workflow::Request now;
    bool isApproved = false; ///< its last text
    std::int64_t lastEvent = 0;
    std::vector<ReplayedStay> stays;
    bool isSeen = false; ///< its row was there
    std::vector<bool> seenExperts; ///< those of `now` whose rows were there
};

/// What only repeats the log, for speed, made again from the events alone: where requests stand,
/// the registry's switches and people, the next informal number.
class Replay {
    static std::map<std::string, std::string> initialPolicies();

public:
    void take(const LoggedEvent &event);

    RequestTable<ReplayedRequest> requests;
    std::map<std::string, std::string> settings;
    std::map<std::string, std::string> policies = initialPolicies();
    /// Shared queries by name: event, time (microseconds since 2000), person and the text's
    /// SHA-256, with blanks between them.
    std::map<std::string, std::string> queries;
    std::map<std::string, std::set<std::string>> roles; ///< by login
    /// How many contacts an event brought, and the SHA-256 over them, by the event's number.
    std::map<std::int64_t, std::string> contacts;
    /// The SHA-256 of a listing header, a blank, and the day of the listing; either may be empty.
    std::map<std::int64_t, std::string> listings;
    std::map<std::int64_t, ReplayedProposal> proposals; ///< by the number of their event
    std::int64_t nextInformal = 1;
    /// Of the newest installation: SHA-256 of its scripts and of its definitions, in hex; empty:
    /// none is told.
    std::string schemaSha256, definitionsSha256;

private:
    void takeRequest(const LoggedEvent &event);
    void takeVersion(const LoggedEvent &event);
    void takeAdministration(const LoggedEvent &event);
    void takeProposal(const LoggedEvent &event);
    void endProposal(std::string_view act, std::string_view subject, std::string_view outcome,
                     std::int64_t event);
    void endProposals(const LoggedEvent &event);
    void endAppointments(const LoggedEvent &event);

    std::unordered_map<std::string, std::int64_t> m_versions; ///< registered, by NID in lower case
    std::map<std::pair<std::string, std::string>, std::int64_t> m_standing; ///< by act and subject
};

} // namespace nidreg::storage
