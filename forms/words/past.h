// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <QString>

namespace nidreg::forms {

/// The sentence in the past for an event that is a step of a review.
QString pastSentence(const registry::Event &event, workflow::Step step);

} // namespace nidreg::forms
