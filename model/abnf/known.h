// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace nidreg::abnf {

/// A rule that need not be defined because a document defines it.
struct KnownRule {
    std::string_view name; ///< as the document writes it
    std::string_view definition; ///< in ABNF, by known rules alone
    std::string_view document; ///< "RFC 3986"
    std::string_view section; ///< "3.3", "B.1"
};

/// The rule of that name in any case: of RFC 5234 (appendix B.1), RFC 8141 and RFC 3986, asked in
/// this order; null where none has it. The rules of RFC 2141, which is written in BNF, are known
/// in angle brackets only: `<URN chars>`, but not a bare `other`.
const KnownRule *knownRule(std::string_view name, bool isAngled = false);

std::span<const KnownRule> knownRules();

} // namespace nidreg::abnf
