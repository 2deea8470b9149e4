// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/transitions.h"

#include <optional>

namespace nidreg::workflow {

/// Why `acting` may not take the list's mails over to `request`; nothing: they may. Its applicant,
/// an expert and the registrar may, in every state once it was submitted: lists go on talking about
/// what is registered, rejected or withdrawn, and that is part of its history. A draft was not sent
/// to any list. WrongRole, NotYours or NoSuchStep, as the database decides.
std::optional<StepError> whyNotDiscuss(const Request &request, const Acting &acting);

} // namespace nidreg::workflow
