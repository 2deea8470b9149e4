// SPDX-License-Identifier: MIT
#include "model/templates/lint/fixdate.h"

#include "model/base/date.h"
#include "model/base/text.h"
#include "model/templates/phrases.h"
#include "model/templates/template.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>
#include <vector>

namespace nidreg::templates {

/// Beyond that a text says more than a date, and none of it is to be lost.
constexpr std::size_t kLongestDate = 48;

/// The runs of digits of a text.
static std::vector<std::string_view> numbersIn(std::string_view text)
{
    std::vector<std::string_view> numbers;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
        if (end > at)
            numbers.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return numbers;
}

static std::string twoDigits(std::string_view number)
{
    return number.size() == 1 ? '0' + std::string(number) : std::string(number);
}

/// Day and month in either order before the year: one of them is above 12, or both are the same.
static std::optional<std::string> dayBeforeYear(std::string_view text)
{
    const auto numbers = numbersIn(text);
    const bool isFigures = text.find_first_not_of("0123456789/.- ") == std::string_view::npos;
    if (!isFigures || numbers.size() != 3 || numbers[0].size() > 2 || numbers[1].size() > 2
        || numbers[2].size() != 4)
        return std::nullopt;
    const std::string year(numbers[2]), one = twoDigits(numbers[0]), two = twoDigits(numbers[1]);
    const std::string dayFirst = year + '-' + two + '-' + one;
    const std::string monthFirst = year + '-' + one + '-' + two;
    const bool isDayFirst = base::parseDate(dayFirst).has_value();
    const bool isMonthFirst = base::parseDate(monthFirst).has_value();
    if (isDayFirst == isMonthFirst && dayFirst != monthFirst)
        return std::nullopt;
    return base::parseDate(isDayFirst ? dayFirst : monthFirst)
        ? std::optional(isDayFirst ? dayFirst : monthFirst)
        : std::nullopt;
}

std::optional<std::string> onlyDayIn(std::string_view text)
{
    text = base::trimmed(text);
    const auto isYear = [](std::string_view number) { return number.size() >= 4; };
    if (text.size() > kLongestDate || std::ranges::count_if(numbersIn(text), isYear) != 1)
        return std::nullopt;
    if (auto day = dayBeforeYear(text))
        return day;
    NamespaceTemplate one;
    one.set(Field::Date, std::string(text));
    return dateOf(one);
}

bool isPlaceForDate(std::string_view text)
{
    constexpr std::array<std::string_view, 10> kPlaces{
        "",    "yyyy-mm-dd", "yyyymmdd", "tbd", "tba",
        "tbc", "todo",       "date",     "xxx", "to be determined",
    };
    std::string flat = flattened(base::trimmed(text));
    std::erase_if(
        flat, [](char c) { return std::string_view("<>[]().").find(c) != std::string_view::npos; });
    return std::ranges::find(kPlaces, flat) != kPlaces.end();
}

} // namespace nidreg::templates
