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
    bool wasLatin1 = false; ///< the bytes were not UTF-8 and were read as ISO 8859-1
};

/// Turns bytes of any kind into text; CRLF and CR become LF. Nothing is dropped but a BOM.
Decoded decode(std::string_view bytes);

/// Reads every template in `text` (RFC 8141, 3406 and 2611 layouts; several in one text where the
/// first heading stands again). Never gives up: a text without any known heading is one template
/// of style Unknown with all of it in `unmapped`. Every word of the input, headings, page breaks
/// and running heads aside, stands in a field or in `unmapped`. Always returns at least one.
/// Linear in the length of `text`; the caller checks kMaxFileBytes.
std::vector<NamespaceTemplate> read(std::string_view text);

} // namespace nidreg::templates
