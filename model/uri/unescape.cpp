// SPDX-License-Identifier: MIT
#include "model/uri/unescape.h"

#include "model/base/text.h"
#include "model/uri/chars.h"

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
        if (startsWithEscaped(text)) {
            escape(result, text.substr(0, 3));
            text.remove_prefix(3);
        } else {
            result += text.front();
            text.remove_prefix(1);
        }
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
