// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nidreg::templates {

/// The ASCII letter or digit that a character of another script, a fullwidth form or a
/// mathematical letter is easily taken for; 0 where there is none.
char latinLookalike(std::uint32_t codePoint);

/// Small Greek letters that differ from the Latin ones in shape and stand beside them in formulas
/// and names: "TNF\u03B1". They are spoofs only amid a word.
bool isSymbolLetter(std::uint32_t codePoint);

/// `word` with every look-alike as the Latin character; nothing where another character beyond
/// ASCII stands in it.
std::optional<std::string> inLatin(std::string_view word);

} // namespace nidreg::templates
