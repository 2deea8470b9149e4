// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

namespace nidreg::actions {

/// What came of `act`, a step of `request` whose answer was lost. Asks by the act's key and changes
/// nothing; nothing inside the answer: it was not done. Fails only where the registry cannot say.
registry::Stored<std::optional<review::Request>> recallStep(const Bench &bench,
                                                            const registry::Act &act,
                                                            const review::Request &request,
                                                            review::Step step);

/// The same of a registration: what it made.
registry::Stored<std::optional<registry::Enrolled>> recallEnrolment(const Bench &bench,
                                                                    const registry::Act &act,
                                                                    const review::Request &request);

} // namespace nidreg::actions
