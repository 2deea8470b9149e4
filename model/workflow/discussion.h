// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/workflow/event.h"
#include "model/workflow/transitions.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::workflow {

/// A mail of the discussion list about a request. All text is UTF-8 without control characters but
/// LF and TAB; only `body` has several lines.
struct ListMail {
    std::string
        messageId; ///< without its angle brackets; never empty, made up where a mail has none
    std::vector<std::string> references; ///< oldest first; the last is what it answers
    std::optional<base::Instant> sent; ///< nothing: no date, or an absurd one
    std::string sender; ///< "Aino Majakka <aino@lights.example>"
    std::string subject;
    std::string body;
    std::vector<std::string> attachments; ///< "chart.png (image/png)": named, never read
    std::string sha256; ///< hex, of the message as it travels: CRLF line ends, no mbox marks
    std::int64_t event = -1; ///< that took it into the registry; -1: not taken

    friend bool operator==(const ListMail &, const ListMail &) = default;
};

/// The position of a mail in the discussion.
struct ThreadedMail {
    std::size_t index = 0; ///< in the mails that were threaded
    int thread = 0; ///< from 0, in the order of their first mails
    int depth = 0; ///< how many of the thread's mails it is an answer below
    std::optional<std::size_t> parent; ///< index of the mail that it answers, where that is here

    friend bool operator==(const ThreadedMail &, const ThreadedMail &) = default;
};

/// Every mail once, in reading order: each below the one that it answers, answers by time. By the
/// idea of RFC 5256's REFERENCES: References and In-Reply-To first, what is left by its subject. A
/// mail that stands between two and is not here leaves no gap; references that go round in a circle
/// are followed to where they would close it. Two mails of one Message-ID both stand.
/// At most quadratic in the number of mails, of whose references the last 20 count.
std::vector<ThreadedMail> threaded(std::span<const ListMail> mails);

/// The subject without "Re:", "Fwd:", the list's "[tag]", "(fwd)" and outer blanks, folded to
/// lower case and with one blank between words (after RFC 5256, section 2.1). Equal for the mails
/// of one conversation.
std::string baseSubject(std::string_view subject);

/// Whether a subject says that the mail answers or forwards another.
bool isReply(std::string_view subject);

/// Why `acting` may not take the list's mails over to `request`; nothing: they may. Its applicant,
/// an expert and the registrar may, in every state once it was submitted: lists go on talking about
/// what is registered, rejected or withdrawn, and that is part of its history. A draft was not sent
/// to any list. WrongRole, NotYours or NoSuchStep, as the database decides.
std::optional<StepError> whyNotDiscuss(const Request &request, const Acting &acting);

/// One thing said in a thread.
struct Remark {
    std::int64_t event = 0; ///< its number
    std::string person;
    Role role = Role::Reader;
    base::Instant at{};
    std::string text; ///< UTF-8; may be empty where the thread was resolved
    bool resolves = false;
};

/// A discussion that a comment began: on a field of a revision, or on the request.
struct Thread {
    std::int64_t root = 0; ///< the number of the comment's event
    std::string author;
    std::string field; ///< a field's key; empty: the request as a whole
    int revision = 0; ///< that it speaks of; 0: of the draft, before the first one
    std::vector<Remark> remarks; ///< in order; the first is the comment that began it

    /// Its last remark resolved it. An answer after that opens it again.
    bool isResolved() const { return !remarks.empty() && remarks.back().resolves; }
    /// Who resolved it; empty while it is open.
    std::string_view resolvedBy() const
    {
        return isResolved() ? std::string_view(remarks.back().person) : std::string_view();
    }
};

/// Whether `step` ends the discussion of a revision: it was approved, by an
/// expert, its body or an approval body, or is registered.
constexpr bool endsDiscussion(Step step)
{
    return step == Step::Approve || step == Step::Complete || step == Step::Direct
        || step == Step::Register;
}

/// The threads of a request, in the order in which they began. `events` are the request's own, the
/// oldest first; an answer to a thread that is not there begins none.
std::vector<Thread> threadsIn(std::span<const Event> events);

/// Why a Comment or Resolve that step() lets pass cannot be said in its thread: there is no such
/// thread, it is about another field, it is resolved already, or it is another applicant's: a
/// thread is resolved by its author, an expert or the registrar. Nothing for any other step.
std::optional<StepError> threadError(std::span<const Thread> threads, const Transition &wanted);

/// Why `acting` may not resolve the thread of `request` that the event `root` began: what step()
/// and threadError() say together. Nothing: they may.
std::optional<StepError> whyNotResolve(const Request &request, std::span<const Thread> threads,
                                       std::int64_t root, const Acting &acting);

} // namespace nidreg::workflow
