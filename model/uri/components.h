// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/namestring.h"

#include <optional>
#include <string_view>

namespace nidreg::uri {

using urn::TextRange;

/// Where the components of a URI reference stand, without their delimiters. One without its
/// delimiter is absent, which is not the same as empty; the path is never absent.
struct Components {
    std::optional<TextRange> scheme, authority;
    TextRange path;
    std::optional<TextRange> query, fragment;
};

/// Splits any bytes as the regular expression of the 2003 draft's appendix B does (RFC 3986
/// has the same one), in one pass. Does not check whether the components are well formed.
Components componentsOf(std::string_view text);

/// The bytes of `text` in `range`.
inline std::string_view part(std::string_view text, TextRange range)
{
    return text.substr(range.begin, range.end - range.begin);
}

} // namespace nidreg::uri
