// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nidreg::exchange {

/// The words of an RFC's source (RFC 7991 or RFC 7749) as text that templates can be read from:
/// sections as "## Title", definition lists and hanging text as "Term:" with the text indented
/// below, rows of tables as "| a | b |", figures indented as they stand. UTF-8 in and out.
/// Nothing where the source is not well formed. No file and no address is ever opened for it; an
/// external entity stays "&name;", and internal ones are replaced up to a bound. Linear.
std::optional<std::string> textOfRfcXml(std::string_view source);

/// The same for HTML, however ill-formed, unless it is nested too deep to be followed; scripts and
/// style sheets are left out.
std::optional<std::string> textOfHtml(std::string_view source);

} // namespace nidreg::exchange
