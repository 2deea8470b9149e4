// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/templates/template.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidreg::templates {

inline constexpr std::size_t kMaxFileBytes = 4 * 1024 * 1024;
inline constexpr std::size_t kMaxFieldBytes = 256 * 1024;

/// Bytes of a file as text.
struct Decoded {
    std::string text; ///< UTF-8, LF line ends, no BOM
    bool wasLatin1 = false; ///< no UTF-8: read as ISO 8859-1, with Windows-1252's 0x80 to 0x9F
    bool wasUtf16 = false; ///< with a byte order mark, or plainly without one
};

/// Turns bytes of any kind into text; CRLF and CR become LF. Nothing is dropped but a BOM; half a
/// surrogate pair becomes U+FFFD.
Decoded decode(std::string_view bytes);

/// Takes off what mail put into a text: quote marks ("> ", ">> ", "| "), where the headings stand
/// behind them, and quoted-printable's soft line breaks and hex pairs (RFC 2045, section 6.7). What
/// others wrote amid the quoted lines goes before them, so that no field takes it for its text. Any
/// other text comes back as it is. Linear.
std::string withoutMailMarks(std::string_view text);

/// Reads every template in `text` (RFC 8141, 3406 and 2611 layouts; several in one text where the
/// first heading stands again). Never gives up: a text without any known heading is one template
/// of style Unknown with all of it in `unmapped`. Every word of the input, headings, page breaks
/// and running heads aside, stands in a field or in `unmapped`. Always returns at least one.
/// Mail's marks go first (see withoutMailMarks); what is cut (pieces.h) is the text without them.
/// A byte order mark and CR are taken off as decode() does: a text that is held as it came is read
/// like any other. Linear in the length of `text`; the caller checks kMaxFileBytes.
std::vector<NamespaceTemplate> read(std::string_view text);

} // namespace nidreg::templates
