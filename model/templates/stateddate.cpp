// SPDX-License-Identifier: MIT
#include "model/base/date.h"
#include "model/templates/template.h"
#include "model/templates/words.h"

#include <algorithm>

namespace nidreg::templates {

/// How much of a Date field is searched for the day.
constexpr std::size_t kSearched = 4096;

static std::string twoDigits(std::string_view number)
{
    return number.size() == 1 ? '0' + std::string(number) : std::string(number);
}

static std::optional<std::string> day(std::string_view year, std::string_view month,
                                      std::string_view dayOfMonth)
{
    if (year.size() != 4 || month.empty() || month.size() > 2 || dayOfMonth.empty()
        || dayOfMonth.size() > 2)
        return std::nullopt;
    std::string text = std::string(year) + '-' + twoDigits(month) + '-' + twoDigits(dayOfMonth);
    if (!base::parseDate(text))
        return std::nullopt;
    return text;
}

static std::string_view digitsAt(std::string_view text)
{
    return text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
}

/// Year, month and day in figures, in that order and with one separator: "2005-1-6", "2004 11 22".
static std::optional<std::string> dayInFigures(std::string_view text)
{
    const std::string_view year = digitsAt(text);
    if (year.size() == 8)
        return day(year.substr(0, 4), year.substr(4, 2), year.substr(6));
    text.remove_prefix(year.size());
    if (text.empty() || std::string_view("-/. ").find(text.front()) == std::string_view::npos)
        return std::nullopt;
    const char separator = text.front();
    text.remove_prefix(1);
    const std::string_view month = digitsAt(text);
    text.remove_prefix(month.size());
    if (!text.starts_with(separator))
        return std::nullopt;
    const std::string_view dayOfMonth = digitsAt(text.substr(1));
    return day(year, month, dayOfMonth);
}

static std::optional<std::string> firstInFigures(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!isDigit(text[at]))
            continue;
        if (auto found = dayInFigures(text.substr(at)))
            return found;
        at += digitsAt(text.substr(at)).size();
    }
    return std::nullopt;
}

static std::string_view withoutPunctuation(std::string_view word)
{
    while (!word.empty() && !isAlpha(word.front()) && !isDigit(word.front()))
        word.remove_prefix(1);
    while (!word.empty() && !isAlpha(word.back()) && !isDigit(word.back()))
        word.remove_suffix(1);
    return word;
}

/// The figures of "11", "11," and "11th".
static std::string_view ordinal(std::string_view word)
{
    word = withoutPunctuation(word);
    const std::string_view digits = digitsAt(word);
    const std::string_view suffix = word.substr(digits.size());
    const bool isOrdinal =
        suffix.empty() || suffix == "st" || suffix == "nd" || suffix == "rd" || suffix == "th";
    return isOrdinal ? digits : std::string_view();
}

/// "February 11, 2002" and "11 February 2002".
static std::optional<std::string> firstInWords(std::string_view text)
{
    const auto found = words(text);
    for (std::size_t i = 0; i + 1 < found.size(); ++i) {
        const unsigned month = monthNumber(withoutPunctuation(found[i]));
        if (month == 0)
            continue;
        const std::string number = std::to_string(month);
        if (i + 2 < found.size()) {
            if (auto date = day(ordinal(found[i + 2]), number, ordinal(found[i + 1])))
                return date;
        }
        if (i > 0) {
            if (auto date = day(ordinal(found[i + 1]), number, ordinal(found[i - 1])))
                return date;
        }
    }
    return std::nullopt;
}

std::optional<std::string> dateOf(const NamespaceTemplate &from)
{
    const std::string_view text = from.text(Field::Date).substr(0, kSearched);
    if (auto date = firstInFigures(text))
        return date;
    return firstInWords(text);
}

} // namespace nidreg::templates
