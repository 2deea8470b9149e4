// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The policies that the program knows, and what values they take.

namespace nidreg::registry {

/// A time limit or a rule that a registry sets for itself.
struct Policy {
    std::string name;
    std::string value;
};

/// How long an expert has to answer, in days.
inline constexpr std::string_view kReviewDays = "review-days";
/// After how many days without an answer a registrar is offered to close a request.
inline constexpr std::string_view kIdleDays = "idle-days";
/// How many days before a due date, and between two reminders, people are reminded.
inline constexpr std::string_view kReminderDays = "reminder-days";
/// For how many days the key of an act is known, so that the act is done only once.
inline constexpr std::string_view kKeyDays = "key-days";
/// The acts that a second registrar has to carry out: "register", "deprecate" and "appoint",
/// separated by spaces; empty: none.
inline constexpr std::string_view kTwoPersons = "two-persons";

/// How many of the listed namespaces, in percent, an import may delist without being told to; three
/// it always may.
inline constexpr std::string_view kRemovalPercent = "removal-percent";

/// Where letters go: the discussion list, who decides about fast-track bodies, and who about
/// standards; empty: not known.
inline constexpr std::string_view kListAddress = "list-address";
inline constexpr std::string_view kIesgAddress = "iesg-address";
inline constexpr std::string_view kApprovalBodyAddress = "approval-body-address";

/// A registry's policies, by name.
class Policies {
public:
    Policies() = default;
    explicit Policies(std::vector<Policy> all);

    const std::vector<Policy> &all() const { return m_all; }

    /// The value of a policy; empty where the registry has none of that name.
    std::string_view value(std::string_view name) const;

    /// The value of a policy that counts days; nothing where it is not such a number.
    std::optional<std::chrono::days> days(std::string_view name) const;

    /// Whether `act` ("register", "deprecate", "appoint") takes two registrars.
    bool takesTwo(std::string_view act) const;

private:
    std::vector<Policy> m_all;
};

/// What the value of a policy says.
enum class PolicyKind {
    Days, ///< a number from 1 to kMaxPolicyDays
    Percent, ///< a number from 0 to 100
    Acts, ///< of kActsOfTwo, separated by spaces; may be empty
    Address, ///< an e-mail address with a domain's name; may be empty
};

inline constexpr int kMaxPolicyDays = 9999; ///< of a policy that counts days
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
    PolicySpec{kRemovalPercent, PolicyKind::Percent, "5"},
    PolicySpec{kTwoPersons, PolicyKind::Acts, ""},
    PolicySpec{kListAddress, PolicyKind::Address, "urn@ietf.org"},
    PolicySpec{kIesgAddress, PolicyKind::Address, "iesg@ietf.org"},
    PolicySpec{kApprovalBodyAddress, PolicyKind::Address, ""},
};
// clang-format on

/// The kind's name in the database: days, percent, acts, address.
constexpr std::string_view name(PolicyKind kind)
{
    constexpr std::array<std::string_view, 4> kNames{"days", "percent", "acts", "address"};
    return kNames[std::size_t(kind)];
}

/// Whether a policy of that kind takes the value: what nidreg.policy_fits() says in the database,
/// byte for byte. An address is therefore plainer here than templates::isEmailAddress() allows.
bool fits(PolicyKind kind, std::string_view value);

} // namespace nidreg::registry
