// SPDX-License-Identifier: MIT
#include "model/base/words.h"

#include <algorithm>

namespace nidreg::base {

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> result;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        if (!word.empty())
            result.push_back(word);
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return result;
}

} // namespace nidreg::base
