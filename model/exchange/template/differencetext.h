// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/json/json.h"
#include "model/exchange/template/html.h"
#include "model/templates/difference.h"

#include <functional>
#include <string>

namespace nidreg::exchange {

/// How differenceText() sets what it says; each takes text that was made safe to show.
struct DifferenceStyle {
    std::function<std::string(std::string_view)> safe; ///< of one line, no line end
    bool isColoured = false; ///< by ECMA-48 sequences; else changed words stand in [-…-], {+…+}
};

/// A difference as people read it in a terminal, in the manner of a unified one: for each changed
/// field its stretches with three lines around them, "-" and "+" before the lines, and the words
/// that changed marked. Empty where nothing differs.
std::string differenceText(const std::vector<templates::FieldDifference> &fields,
                           const DifferenceNames &names, const DifferenceStyle &style);

/// {equal, before, after, fields: [{field, heading, change, rows: [{changed, before: {line, text,
/// marks: [[offset, length]]}, after: …}]}]}: `field` is null for a text without one, a side that
/// has no line null; offsets and lengths count bytes. Rows are given for fields that differ.
Json toJson(const std::vector<templates::FieldDifference> &fields, const DifferenceNames &names);

} // namespace nidreg::exchange
