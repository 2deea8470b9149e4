// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/headings.h"
#include "model/templates/textblock.h"

#include <span>
#include <vector>

namespace nidreg::templates {

/// A line that is a heading of the template it stands in.
struct Mark {
    std::size_t line; ///< its place among the lines
    HeadingLine heading;
    bool startsTemplate = false;
    bool isText = false; ///< no heading of its own: see Opening
};

/// Which lines are headings. A text sets its headings off in one way: the shape and indentation
/// that most of the different known labels share is taken for it. A known label that stands
/// otherwise is text, save for long ones alone on their line. A heading of the same rank with an
/// unknown label ends the text before it and has spelling null.
std::vector<Mark> findMarks(std::span<const Line> lines);

} // namespace nidreg::templates
