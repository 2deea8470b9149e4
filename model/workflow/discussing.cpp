// SPDX-License-Identifier: MIT
#include "model/workflow/discussing.h"

namespace nidreg::workflow {

std::optional<StepError> whyNotDiscuss(const Request &request, const Acting &acting)
{
    if (acting.role == Role::Reader)
        return StepError::WrongRole;
    if (acting.role == Role::Applicant && request.applicant != acting.person)
        return StepError::NotYours;
    if (request.revision == 0)
        return StepError::NoSuchStep;
    return std::nullopt;
}

} // namespace nidreg::workflow
