// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/queue.h"
#include "model/registry/records.h"
#include "model/registry/stored.h"

#include <optional>
#include <string>
#include <vector>

namespace nidreg::registry {

struct NewRequest {
    workflow::Purpose purpose = workflow::Purpose::New;
    urn::NidKind kind = urn::NidKind::Formal;
    workflow::Procedure procedure = workflow::Procedure::Community;
    bool standardsAction = false;
    std::string nid; ///< as asked for; empty for a new informal namespace
    std::string workingCopy; ///< the template as it is now
    bool deprecates = false; ///< a revision that marks its namespace as deprecated
};

/// A template to become the next revision. The store reads NID, version and fields from its text;
/// the date and the organization are given here, and compared with these fields.
struct Submission {
    workflow::Transition transition; ///< of Step::Submit
    std::string text; ///< canonical form
    std::string date; ///< that the template states, YYYY-MM-DD; empty: none
    std::string body = {}; ///< the organization that Registrant names; empty: none
};

/// Requests, their queue and their discussion; every step but that of registering.
class RequestStore {
public:
    virtual ~RequestStore() = default;

    /// What `acting` sees of the queue on that day (UTC), a page at a time.
    virtual Stored<RequestPage> requests(const RequestQuery &query, const workflow::Acting &acting,
                                         base::Date today) = 0;
    virtual Stored<RequestCounts> requestCounts(const workflow::Acting &acting,
                                                base::Date today) = 0;
    virtual Stored<QueueFigures> figures(const workflow::Acting &acting, base::Date today) = 0;
    virtual Stored<RequestFile> request(workflow::RequestId id) = 0;
    virtual Stored<workflow::Request> create(const Act &act, const NewRequest &request) = 0;
    /// Replaces the working copy (draft and changes-requested only); makes no event.
    virtual Stored<workflow::Request> saveWorkingCopy(const Act &act, workflow::RequestId id,
                                                      const std::string &text) = 0;
    virtual Stored<workflow::Request> submit(const Act &act, const Submission &submission) = 0;
    /// Takes any step but submit and register. Stale when the request has left the edge's state or
    /// has a newer revision.
    virtual Stored<workflow::Request> append(const Act &act,
                                             const workflow::Transition &transition) = 0;
    /// What `step`, submit too, answered when it was carried out under the act's key before;
    /// nothing inside: it never was. Waits for one that is just being carried out, and changes
    /// nothing.
    virtual Stored<std::optional<workflow::Request>> recallStep(const Act &act,
                                                                workflow::Step step) = 0;
    /// Imports mails of the discussion list into a request: those of `mails` that it does not have,
    /// by Message-ID and SHA-256. workflow::whyNotDiscuss() says who may; more than kMaxMails at
    /// once are refused.
    virtual Stored<Discussed> discuss(const Act &act, workflow::RequestId id,
                                      const std::vector<workflow::ListMail> &mails) = 0;
};

} // namespace nidreg::registry
