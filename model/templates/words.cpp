// SPDX-License-Identifier: MIT
#include "model/templates/words.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

std::vector<std::string_view> words(std::string_view text)
{
    constexpr std::string_view kSpace = " \t\n\r\v\f";
    std::vector<std::string_view> result;
    for (std::size_t at = text.find_first_not_of(kSpace); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(kSpace, at), text.size());
        result.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(kSpace, end);
    }
    return result;
}

bool containsAny(std::string_view text, std::initializer_list<std::string_view> needles)
{
    return std::ranges::any_of(
        needles, [&](std::string_view one) { return text.find(one) != std::string_view::npos; });
}

constexpr std::array<std::string_view, 12> kMonths{
    "january", "february", "march",     "april",   "may",      "june",
    "july",    "august",   "september", "october", "november", "december",
};

unsigned monthNumber(std::string_view word)
{
    if (word.ends_with('.'))
        word.remove_suffix(1);
    if (word.size() < 3 || word.size() > 9)
        return 0;
    for (unsigned i = 0; i < kMonths.size(); ++i) {
        if (base::equalIgnoringCase(word, kMonths[i].substr(0, word.size())))
            return i + 1;
    }
    return 0;
}

} // namespace nidreg::templates
