// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/policies.h"

#include <array>

/// The policies that the program knows, and what values they take.
namespace nidreg::registry {

/// What the value of a policy says.
enum class PolicyKind {
    Days, ///< a number from 1 to kMostPolicyDays
    Acts, ///< of kActsOfTwo, separated by spaces; may be empty
    Address, ///< an e-mail address with a domain's name; may be empty
};

inline constexpr int kMostPolicyDays = 9999; ///< of a policy that counts days
inline constexpr std::array<std::string_view, 3> kActsOfTwo{"register", "deprecate", "appoint"};

/// One row a policy that the program knows, in the order in which they are shown.
struct PolicySpec {
    std::string_view name;
    PolicyKind kind;
    std::string_view initial; ///< what a new registry has
};
// clang-format off
inline constexpr std::array kPolicies{
    PolicySpec{kReviewDays, PolicyKind::Days, "14"},
    PolicySpec{kReminderDays, PolicyKind::Days, "3"},
    PolicySpec{kIdleDays, PolicyKind::Days, "90"},
    PolicySpec{kKeyDays, PolicyKind::Days, "30"},
    PolicySpec{kTwoPersons, PolicyKind::Acts, ""},
    PolicySpec{kListAddress, PolicyKind::Address, "urn@ietf.org"},
    PolicySpec{kIesgAddress, PolicyKind::Address, "iesg@ietf.org"},
    PolicySpec{kApprovalBodyAddress, PolicyKind::Address, ""},
};
// clang-format on

/// The kind's name in the database: days, acts, address.
constexpr std::string_view name(PolicyKind kind)
{
    constexpr std::array<std::string_view, 3> kNames{"days", "acts", "address"};
    return kNames[std::size_t(kind)];
}

/// Whether a policy of that kind takes the value: what nidreg.policy_fits() says in the database,
/// byte for byte. An address is therefore plainer here than templates::isEmailAddress() allows.
bool fits(PolicyKind kind, std::string_view value);

} // namespace nidreg::registry
