// SPDX-License-Identifier: MIT
#include "model/base/text.h"

#include <algorithm>
#include <charconv>

namespace nidreg::base {

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return lowered(c); });
    return result;
}

bool equalIgnoringCase(std::string_view left, std::string_view right)
{
    return std::ranges::equal(
        left, right, {}, [](char c) { return lowered(c); }, [](char c) { return lowered(c); });
}

std::optional<std::int64_t> numberIn(std::string_view digits)
{
    std::int64_t number = 0;
    const char *end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || digits.front() == '-')
        return std::nullopt;
    return number;
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    const auto last = text.find_last_not_of(" \t\r\n");
    return text.substr(first, last - first + 1);
}

std::vector<std::string_view> lines(std::string_view text)
{
    std::vector<std::string_view> result;
    while (!text.empty()) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        result.push_back(line);
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
    }
    return result;
}

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
