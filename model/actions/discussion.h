// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"
#include "model/workflow/discussion.h"
#include "model/workflow/quoting.h"

#include <vector>

namespace nidreg::actions {

/// A request's submitted revisions as texts that mails may quote.
workflow::QuoteIndex quotable(const registry::RequestFile &file);

/// A mail of a request's discussion, with its position in the thread and its passages.
struct DiscussedMail {
    workflow::ThreadedMail position; ///< position.index: in the file's discussion
    std::vector<workflow::Passage> passages;
};

/// Every mail of the discussion in reading order.
std::vector<DiscussedMail> discussionOf(const registry::RequestFile &file);

/// What importing a mail would do.
struct MailVerdict {
    enum Novelty {
        New,
        Held, ///< the request has it
        OtherCopy, ///< the request, or a mail before it, has its Message-ID with other bytes
    } novelty = New;
    /// The mail, or another of its thread, is in the request's discussion, quotes its template, has
    /// its NID in the subject or its "urn:NID" in the body.
    bool isRelated = false;
    std::vector<workflow::Anchor> anchors; ///< what it speaks of

    /// Whether it is imported by default.
    bool isWanted() const { return novelty == New && isRelated; }
};

/// One verdict a mail, in their order.
std::vector<MailVerdict> judgeMails(const registry::RequestFile &file,
                                    const std::vector<workflow::ListMail> &mails);

} // namespace nidreg::actions
