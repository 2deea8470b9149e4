// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/changeplan.h"

#include <optional>
#include <vector>

namespace nidreg::listing {

/// Says in `plan` where the source, which has a header, is older than what is held: by the days
/// that the listings state, or where one states none, by the last days of their rows.
void tellAge(ChangePlan &plan, const Source &source, const std::vector<HeldEntry> &held,
             const std::optional<Document> &heldHeader);

} // namespace nidreg::listing
