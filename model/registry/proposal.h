// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::registry {

/// An act that takes two registrars, as the first one proposed it: see Policies::takesTwo(). The
/// same act by another registrar carries it out.
struct Proposal {
    enum Outcome {
        Standing,
        CarriedOut,
        Withdrawn, ///< by whoever made it
        Replaced, ///< by a later one, which named something else
        Void, ///< the request is no longer approved with just that content, or whoever proposed it
              ///< is no registrar any more
    };

    std::int64_t event = 0; ///< the number of its event, which is its name
    std::string act; ///< "register", "deprecate", "appoint", "policy"
    std::string subject; ///< the request's number, the person's login, the policy's name
    workflow::RequestId request; ///< none for "appoint" and "policy"
    std::string sha256; ///< hex, of the content that it names
    std::string terms; ///< what else would be done: roles, a value, the listing's registrant …
    std::string person;
    base::Instant at{};
    Outcome outcome = Standing;
    std::int64_t endedBy = -1; ///< the number of the event that ended it; -1: none did
};

/// "standing", "carried-out", "withdrawn", "replaced", "void".
std::string_view name(Proposal::Outcome outcome);
std::optional<Proposal::Outcome> proposalOutcome(std::string_view name);

/// The roles that a `proposal` to appoint a person grants; none for another action.
std::vector<workflow::Role> proposedRoles(const Proposal &proposal);

/// What came of registering: the version that was made, or a proposal that another registrar has to
/// second by doing the same.
struct Registered {
    std::optional<NamespaceVersion> version;
    bool proposed = false;
};

} // namespace nidreg::registry
