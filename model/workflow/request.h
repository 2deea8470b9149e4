// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/base/id.h"
#include "model/urn/syntax/nid.h"
#include "model/workflow/terms.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace nidreg::workflow {

using RequestId = base::Id<struct RequestTag>;

/// Who acts, and as what. On a shared registry `person` is the database login.
struct Acting {
    std::string person;
    Role role = Role::Reader;

    friend bool operator==(const Acting &, const Acting &) = default;
};

/// A designated expert asked to review a request.
struct Assignment {
    std::string expert;
    base::Date due;
    Vote vote = Vote::None;
    /// The last verdict that they gave, which stays when a later revision voids it: Approved,
    /// Advised or Rejected; None: they have given none.
    Vote verdict = Vote::None;
    std::string judgedSha256 = {}; ///< hex, of the text that `verdict` judged

    bool isOff() const
    {
        return vote == Vote::SteppedBack || vote == Vote::Escalated || vote == Vote::Replaced;
    }
};

/// Who has to act next.
enum class Turn { Applicant, Expert, Registrar, Body };
std::string_view name(Turn turn);

/// A request for a namespace, or for a new version of one. See the workflow's table in
/// transitions.h.
struct Request {
    RequestId id;
    Purpose purpose = Purpose::New;
    urn::NidKind kind = urn::NidKind::Formal;
    Procedure procedure = Procedure::Community;
    bool standardsAction = false; ///< approval yields a report; a body's direction follows
    bool bodyRecognized = false; ///< fast track: the IESG recognised the applicant's body
    bool deprecates = false; ///< a revision that marks its namespace as deprecated
    std::string nid; ///< as requested; empty for an informal namespace until it has its number
    State state = State::Draft;
    int revision = 0; ///< the last submitted revision; 0: none yet
    std::string revisionSha256; ///< hex, of the last submitted revision's text
    std::int64_t previousVersion = 0; ///< of the namespace that a revision revises; else 0
    std::string applicant;
    std::vector<Assignment> experts; ///< in the order of their assignment
    std::vector<RequestId> contestedBy; ///< other open requests for the same NID, past `submit`
    base::Instant created{};
    base::Instant updated{}; ///< the time of its last event
    base::Instant turnSince{}; ///< since when it waits on the same party, see waitingOn()
    std::optional<base::Instant> reminded; ///< when that party was last reminded

    bool isAssigned(std::string_view person) const
    {
        return std::ranges::any_of(
            experts, [person](const Assignment &a) { return a.expert == person && !a.isOff(); });
    }

    /// True for a verdict that judged another text than the newest revision: it counts no more
    /// (RFC 8126 section 5.4).
    bool isVoid(const Assignment &assignment) const
    {
        return assignment.verdict != Vote::None && assignment.judgedSha256 != revisionSha256;
    }

    /// The earliest day by which an expert who has not voted is due, while experts review.
    std::optional<base::Date> due() const
    {
        const bool isReviewed = state == State::InReview || state == State::AdvisoryReview;
        std::optional<base::Date> first;
        for (const Assignment &a : experts) {
            if (isReviewed && a.vote == Vote::None && (!first || a.due < *first))
                first = a.due;
        }
        return first;
    }
};

} // namespace nidreg::workflow
