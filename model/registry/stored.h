// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/workflow/transitions.h"

#include <string>

namespace nidreg::registry {

/// Why storage did not do what was asked.
struct StoreError {
    enum Kind {
        Unreachable, ///< no connection; nothing was changed
        OutcomeUnknown, ///< the connection broke at the commit and the answer could not be looked
                        ///< up
        NotFound,
        Stale, ///< a conflict: somebody else changed it; read it again, then decide again
        Refused, ///< a rule or a permission; `refusal` names it
    } kind;
    std::string refusal; ///< stable id: a nid.* rule, a step error, or the constraint's name
    std::string detail; ///< PostgreSQL's words, for the log and for `Details`
};

inline StoreError refused(std::string refusal, std::string detail = {})
{
    return {StoreError::Refused, std::move(refusal), std::move(detail)};
}

/// True where the registry needs a (or another) password. An automatic retry would repeat the
/// password that was refused, and some servers lock a login for that.
inline bool needsPassword(const StoreError &error)
{
    return error.refusal == "server.password-needed" || error.refusal == "server.password-wrong";
}

template <class T> using Stored = base::Result<T, StoreError>;

/// What comes with every act. `key` is a UUID that the client makes: the store takes a key once,
/// and an act whose key it has seen answers what it answered then, without doing it again.
struct Act {
    std::string key;
    workflow::Acting acting;
    bool dryRun = false; ///< do everything, answer, and roll back
};

} // namespace nidreg::registry
