// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
/// How many days before a due date, and between two reminders, somebody is reminded.
inline constexpr std::string_view kReminderDays = "reminder-days";
/// For how many days the key of an act is known, so that the act is done only once.
inline constexpr std::string_view kKeyDays = "key-days";
/// The acts that a second registrar has to carry out: "register", "deprecate" and "appoint",
/// separated by spaces; empty: none.
inline constexpr std::string_view kTwoPersons = "two-persons";

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

    /// The value of a policy that counts days; nothing where it is no such number.
    std::optional<std::chrono::days> days(std::string_view name) const;

    /// Whether `act` ("register", "deprecate", "appoint") takes two registrars.
    bool takesTwo(std::string_view act) const;

private:
    std::vector<Policy> m_all;
};

} // namespace nidreg::registry
