// SPDX-License-Identifier: MIT
#include "model/uri/unescape.h"

#include "model/base/text.h"
#include "model/uri/chars.h"

#include <algorithm>

namespace nidreg::uri {

static int hexValue(char digit)
{
    return urn::isDigit(digit) ? digit - '0' : base::lowered(digit) - 'a' + 10;
}

char unescaped(std::string_view text)
{
    return static_cast<char>(hexValue(text[1]) * 16 + hexValue(text[2]));
}

/// Copies `text`, with `escape` in the place of each escape.
template <class Escape> static std::string mapped(std::string_view text, Escape escape)
{
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::string_view plain = text.substr(0, text.find('%'));
        result += plain;
        text.remove_prefix(plain.size());
        if (startsWithEscaped(text))
            escape(result, text.substr(0, 3));
        else
            result += text.substr(0, 1);
        text.remove_prefix(std::min<std::size_t>(startsWithEscaped(text) ? 3 : 1, text.size()));
    }
    return result;
}

static void addRaised(std::string &result, std::string_view escape)
{
    result += {'%', base::raised(escape[1]), base::raised(escape[2])};
}

std::string withRaisedEscapes(std::string_view text)
{
    return mapped(text, addRaised);
}

std::string withoutNeedlessEscapes(std::string_view text, Syntax syntax)
{
    const auto isNeedless = syntax == Syntax::Draft2003 ? isSafelyUnescaped : urn::isUnreserved;
    return mapped(text, [isNeedless](std::string &result, std::string_view escape) {
        const char c = unescaped(escape);
        if (isNeedless(c))
            result += c;
        else
            addRaised(result, escape);
    });
}

} // namespace nidreg::uri
