// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/policies.h"
#include "model/registry/stored.h"

namespace nidreg::registry {

/// The rules that a registry sets for itself.
class PolicyStore {
public:
    virtual ~PolicyStore() = default;

    virtual Stored<Policies> policies() = 0;
    /// Sets one policy (the registrar's act); true: it is proposed, and waits for a second
    /// registrar, as any change of a `two-persons` that lists an act does. Refused with
    /// `policy.unknown`, `policy.bad-value`, `registrar.second-missing`.
    virtual Stored<bool> setPolicy(const Act &act, const Policy &policy) = 0;
};

} // namespace nidreg::registry
