// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/grammar.h"
#include "model/abnf/problem.h"

#include <string_view>
#include <vector>

namespace nidreg::abnf {

/// A grammar as far as it could be read, and the problems.
struct Parsed {
    Grammar grammar;
    Problems problems; ///< in the order of the text
};

/// Reads all of `text` as rules (RFC 5234, section 4; RFC 7405): any bytes, any line ends. Never
/// fails: what cannot be read is reported, and reading continues after it. Mistakes with an obvious
/// meaning are reported and corrected. Linear in the length of `text`; does not recurse.
Parsed parse(std::string_view text);

/// The same for the lines of `text` that are a grammar (find.h): spans without line ends, in their
/// order. All positions are in `text`.
Parsed parse(std::string_view text, const std::vector<base::Span> &lines);

} // namespace nidreg::abnf
