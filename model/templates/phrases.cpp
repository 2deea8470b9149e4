// SPDX-License-Identifier: MIT
#include "model/templates/phrases.h"

#include "model/base/text.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

constexpr std::size_t kLongestPointer = 400;

constexpr std::array<std::string_view, 12> kNothings{
    "none", "n/a",     "na",         "not applicable", "no",          "nothing",
    "nil",  "unknown", "none known", "not relevant",   "none so far", "no issues",
};

std::string flattened(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (const char c : text) {
        const bool isSpace = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (!isSpace)
            result += base::lowered(c);
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    }
    return result;
}

bool saysNothing(std::string_view text)
{
    if (text.size() > 40)
        return false;
    std::string flat = flattened(text);
    while (!flat.empty() && std::string_view(" .;!-").find(flat.back()) != std::string_view::npos)
        flat.pop_back();
    return flat.empty() || std::ranges::find(kNothings, flat) != kNothings.end();
}

bool pointsElsewhere(std::string_view flattenedText)
{
    return flattenedText.size() <= kLongestPointer
        && containsAny(flattenedText,
                       {"section", "rfc", "http", "see ", "defined in", "described in",
                        "specified in", "specification", "document"});
}

} // namespace nidreg::templates
