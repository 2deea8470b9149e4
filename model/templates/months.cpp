// SPDX-License-Identifier: MIT
#include "model/templates/months.h"

#include "model/base/text.h"

#include <array>

namespace nidreg::templates {

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
