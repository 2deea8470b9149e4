// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/headings.h"

#include <string>
#include <string_view>
#include <unordered_map>

namespace nidreg::templates {

/// What labels that count as one have in common: lower case, no "the", no plural s.
std::string labelKey(std::string_view label);

/// The known labels by their keys.
using LabelIndex = std::unordered_map<std::string, const Spelling *>;
const LabelIndex &labelIndex();

} // namespace nidreg::templates
