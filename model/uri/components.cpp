// SPDX-License-Identifier: MIT
#include "model/uri/components.h"

#include <algorithm>

namespace nidreg::uri {

/// From `begin` up to the first of `delimiters`, or to the end.
static TextRange upTo(std::string_view delimiters, std::string_view text, std::size_t begin)
{
    return {begin, std::min(text.find_first_of(delimiters, begin), text.size())};
}

///    ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?         (appendix B)
///
/// The groups in their order, each as far as it reaches.
Components componentsOf(std::string_view text)
{
    Components found;
    std::size_t at = 0;
    const TextRange scheme = upTo(":/?#", text, at);
    if (scheme.end > 0 && text.substr(scheme.end).starts_with(':')) {
        found.scheme = scheme;
        at = scheme.end + 1;
    }
    if (text.substr(at).starts_with("//")) {
        found.authority = upTo("/?#", text, at + 2);
        at = found.authority->end;
    }
    found.path = upTo("?#", text, at);
    at = found.path.end;
    if (text.substr(at).starts_with('?')) {
        found.query = upTo("#", text, at + 1);
        at = found.query->end;
    }
    if (at < text.size())
        found.fragment = TextRange{at + 1, text.size()};
    return found;
}

} // namespace nidreg::uri
