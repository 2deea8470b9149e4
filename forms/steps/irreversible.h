// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/terms.h"

namespace nidreg::forms {

/// Whether nothing but an appeal undoes the step: it registers a namespace or ends the request.
constexpr bool isIrreversible(workflow::Step step)
{
    using workflow::Step;
    return step == Step::Register || step == Step::Reject || step == Step::Withdraw
        || step == Step::Close || step == Step::RefuseRecognition;
}

} // namespace nidreg::forms
