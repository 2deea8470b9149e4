// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

/// The words of the review procedure. Each enumerator has one stable name, which is the same in
/// JSON, on the command line, in the database and in the events.
namespace nidreg::workflow {

enum class Purpose { New, Revision };

/// RFC 8141, sections 6.2 (community) and 6.3 (fast track).
enum class Procedure { Community, FastTrack };

enum class State {
    Draft,
    InDiscussion,
    InReview,
    ChangesRequested,
    RecognitionPending,
    AdvisoryReview,
    AwaitingDirection,
    Approved,
    Registered,
    Rejected,
    Withdrawn,
    Closed,
};

/// What moves a request, or leaves its mark on it.
enum class Step {
    Submit,
    Recognize,
    RefuseRecognition,
    Assign,
    Recuse,
    Comment,
    RequestChanges,
    Approve,
    Advise,
    Complete,
    Direct,
    Reject,
    Appeal,
    Register,
    Withdraw,
    Close,
    Resolve,
    Escalate,
    Remind,
};

/// What an expert answered. None: they still owe an answer. SteppedBack, Escalated and Replaced:
/// they are off the request, by their own wish, because they did not answer, or because another one
/// looks at it on appeal.
enum class Vote { None, Approved, SteppedBack, Advised, Rejected, Escalated, Replaced };

enum class Role { Reader, Applicant, Expert, Registrar };

// clang-format off
inline constexpr std::array<std::string_view, 2> kPurposeNames{"new", "revision"};
inline constexpr std::array<std::string_view, 2> kProcedureNames{"community", "fast-track"};
inline constexpr std::array<std::string_view, 12> kStateNames{
    "draft", "in-discussion", "in-review", "changes-requested", "recognition-pending",
    "advisory-review", "awaiting-direction", "approved", "registered", "rejected", "withdrawn", "closed"};
inline constexpr std::array<std::string_view, 19> kStepNames{
    "submit", "recognize", "refuse-recognition", "assign", "recuse", "comment", "request-changes", "approve",
    "advise", "complete", "direct", "reject", "appeal", "register", "withdraw", "close", "resolve",
    "escalate", "remind"};
inline constexpr std::array<std::string_view, 7> kVoteNames{
    "none", "approved", "stepped-back", "advised", "rejected", "escalated", "replaced"};
inline constexpr std::array<std::string_view, 4> kRoleNames{"reader", "applicant", "expert", "registrar"};
// clang-format on

constexpr std::string_view name(Purpose value)
{
    return kPurposeNames[static_cast<std::size_t>(value)];
}
constexpr std::string_view name(Procedure value)
{
    return kProcedureNames[static_cast<std::size_t>(value)];
}
constexpr std::string_view name(State value)
{
    return kStateNames[static_cast<std::size_t>(value)];
}
constexpr std::string_view name(Step value)
{
    return kStepNames[static_cast<std::size_t>(value)];
}
constexpr std::string_view name(Vote value)
{
    return kVoteNames[static_cast<std::size_t>(value)];
}
constexpr std::string_view name(Role value)
{
    return kRoleNames[static_cast<std::size_t>(value)];
}

/// The enumerator of that name; nothing for any other text. `named<State>("in-review")`.
template <class E> constexpr std::optional<E> named(std::string_view text)
{
    const auto find = [text](const auto &names) -> std::optional<E> {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] == text)
                return static_cast<E>(i);
        }
        return std::nullopt;
    };
    if constexpr (std::is_same_v<E, Purpose>)
        return find(kPurposeNames);
    else if constexpr (std::is_same_v<E, Procedure>)
        return find(kProcedureNames);
    else if constexpr (std::is_same_v<E, State>)
        return find(kStateNames);
    else if constexpr (std::is_same_v<E, Step>)
        return find(kStepNames);
    else if constexpr (std::is_same_v<E, Vote>)
        return find(kVoteNames);
    else
        return find(kRoleNames);
}

/// A request in one of these states is over; nothing but an appeal moves it again.
constexpr bool isEnded(State state)
{
    return state == State::Registered || state == State::Rejected || state == State::Withdrawn
        || state == State::Closed;
}

/// Whether the template of a request in this state may change: only then can it be submitted.
constexpr bool isWithApplicant(State state)
{
    return state == State::Draft || state == State::ChangesRequested;
}

} // namespace nidreg::workflow
