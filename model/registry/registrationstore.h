// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/proposal.h"
#include "model/registry/records.h"
#include "model/registry/stored.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nidreg::registry {

/// Registers approved requests. The store sets the informal number, the version and the status: a
/// request that deprecates makes the namespace deprecated, any other revision keeps the status.
struct Registration {
    workflow::Transition transition; ///< of Step::Register
    std::string registrant;
    std::vector<Reference> references;
    std::string grammar; ///< see NamespaceVersion
};

/// Registering, and what waits for a second registrar.
class RegistrationStore {
public:
    virtual ~RegistrationStore() = default;

    /// Re-checks everything in one transaction and makes the version; or, where that takes two
    /// registrars and nobody else has proposed just this, records a proposal. Refused with
    /// `proposal.own` when the same person proposed it.
    virtual Stored<Registered> registerNamespace(const Act &act,
                                                 const Registration &registration) = 0;
    /// The same of many, in their order and in one transaction, which waits once for the disk.
    /// Those that are refused are left out, the others are done; each act has its own key and
    /// event. Fails as a whole, with nothing done, where the server does not answer; OutcomeUnknown
    /// as of one act: asked again with the same keys, it does what was not done.
    virtual Stored<std::vector<Stored<Registered>>> registerAll(
        const std::vector<std::pair<Act, Registration>> &wanted) = 0;
    /// The same of a registration.
    virtual Stored<std::optional<Registered>> recallRegistration(const Act &act) = 0;
    /// The open proposals that the login may see: all for a registrar.
    virtual Stored<std::vector<Proposal>> proposals() = 0;
    /// Every proposal that was made on a request, the oldest first.
    virtual Stored<std::vector<Proposal>> proposals(workflow::RequestId request) = 0;
    /// Takes one's own proposal back. NotFound where `event` is none; Refused with
    /// `request.not-yours`, `proposal.over`.
    virtual Stored<base::Done> withdrawProposal(const Act &act, std::int64_t event) = 0;
};

} // namespace nidreg::registry
