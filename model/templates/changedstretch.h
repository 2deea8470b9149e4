// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/difference.h"

#include <span>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// Lines of one text and the number of the first one.
struct Numbered {
    std::span<const std::string_view> lines;
    std::size_t first = 1;
};

/// Appends the rows of a stretch in which no line stands on both sides: lines that share most of
/// their words stand beside each other, and what changed is marked. A line with little in common
/// is marked whole, since scattered words that happen to be equal only confuse.
void appendChanged(std::vector<LineRow> &rows, const Numbered &before, const Numbered &after);

} // namespace nidreg::templates
