// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/scan.h"

namespace nidreg::urn {

/// Engine::readLines for every dialect, with the question that the options ask of valid URNs.
void readCheckedLines(std::string_view text, std::size_t limit, const ScanOptions &options,
                      LineTally &tally, std::vector<BadLine> *bad);

} // namespace nidreg::urn
