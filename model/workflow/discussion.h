// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/listmail.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::workflow {

/// A mail in its place in the discussion.
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
/// lower case (after RFC 5256, section 2.1). Equal for the mails of one conversation.
std::string baseSubject(std::string_view subject);

/// Whether a subject says that the mail answers or forwards another.
bool isReply(std::string_view subject);

} // namespace nidreg::workflow
