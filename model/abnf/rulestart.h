// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace nidreg::abnf {

/// The beginning of a rule on a line: offsets count bytes of the line.
struct RuleStart {
    std::size_t indent = 0; ///< bytes of white space before it
    std::string_view name; ///< without angle brackets
    bool isAngled = false;
    std::string_view definedAs; ///< "=", "=/", "::=", ":="
    std::size_t body = 0; ///< where what follows "=" begins
};

/// Reads `name =` at the beginning of a line: a rule's name, or one in angle brackets with spaces
/// in it, and "=", "=/", "::=", ":=" or "/=" behind it. Names may hold what ABNF does not allow (a
/// digit first, an underscore, a dot): people write that.
std::optional<RuleStart> ruleStart(std::string_view line);

/// The length of the "=", "=/", "::=" … that `text` begins with; 0 for none.
std::size_t definedAsLength(std::string_view text);

} // namespace nidreg::abnf
