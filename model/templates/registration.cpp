// SPDX-License-Identifier: MIT
#include "model/templates/registration.h"

#include "model/base/text.h"
#include "model/templates/textblock.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

static bool isSpace(char c)
{
    return c == '\n' || isBlankCharacter(c);
}

/// Where the word before `at` begins, if it is `word` and nothing but white space comes between;
/// `at` otherwise.
static std::size_t backOver(std::string_view text, std::size_t at, std::string_view word)
{
    std::size_t end = at;
    while (end > 0 && isSpace(text[end - 1]))
        --end;
    if (end < word.size() || text.substr(end - word.size(), word.size()) != word)
        return at;
    const std::size_t begin = end - word.size();
    return begin > 0 && isAlpha(text[begin - 1]) ? at : begin;
}

/// Signs at the front of the word at `at` belong to it: "(date:", "**date:". A word that ends
/// there, as in "1,date:", is none of them.
static std::size_t backOverSigns(std::string_view text, std::size_t at)
{
    constexpr std::string_view kSigns = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
    std::size_t begin = at;
    while (begin > 0 && kSigns.find(text[begin - 1]) != std::string_view::npos)
        --begin;
    return begin == 0 || isSpace(text[begin - 1]) ? begin : at;
}

/// A bullet before the label belongs to it.
static std::size_t backOverBullet(std::string_view text, std::size_t at)
{
    constexpr std::array<std::string_view, 6> kBullets{"", "-", "*", "+", "o", "\xE2\x80\xA2"};
    const std::size_t line = text.rfind('\n', at == 0 ? 0 : at - 1);
    const std::size_t begin = line == std::string_view::npos ? 0 : line + 1;
    const std::string_view before = withoutOuterBlanks(text.substr(begin, at - begin));
    return std::ranges::find(kBullets, before) != kBullets.end() ? begin : at;
}

/// Where "date:" begins, with "registration" before it; npos where there is none.
static std::size_t findDate(std::string_view lowered)
{
    for (std::size_t at = lowered.find("date"); at != std::string_view::npos;
         at = lowered.find("date", at + 1)) {
        if (at > 0 && isAlpha(lowered[at - 1]))
            continue;
        std::size_t end = at + 4;
        while (end < lowered.size() && isBlankCharacter(lowered[end]))
            ++end;
        if (end < lowered.size() && lowered[end] == ':')
            return backOverBullet(lowered,
                                  backOverSigns(lowered, backOver(lowered, at, "registration")));
    }
    return std::string_view::npos;
}

/// Where a line begins that is a day in figures without a label; npos where there is none.
static std::size_t findBareDay(std::string_view text)
{
    const auto isBareDay = [&](std::size_t at) {
        const std::string_view line = withoutOuterBlanks(text.substr(at, text.find('\n', at) - at));
        return line.size() > 7 && line.find_first_not_of("0123456789") == 4 && line[4] == '-'
            && isDigit(line[5]);
    };
    for (std::size_t at = 0; at < text.size();) {
        if (isBareDay(at))
            return at;
        const std::size_t end = text.find('\n', at);
        if (end == std::string_view::npos)
            break;
        at = end + 1;
    }
    return std::string_view::npos;
}

/// Where the text that begins at `begin` goes on behind the label that it starts with; behind white
/// space where the label is missing.
static std::size_t pastLabel(std::string_view text, std::size_t begin, std::string_view label)
{
    while (begin < text.size() && isSpace(text[begin]))
        ++begin;
    if (!base::equalIgnoringCase(text.substr(begin, label.size()), label))
        return begin;
    begin += label.size();
    while (begin < text.size() && isSpace(text[begin]))
        ++begin;
    return begin;
}

Registration findRegistration(std::string_view text)
{
    std::size_t at = findDate(base::lowered(text));
    if (at == std::string_view::npos)
        at = findBareDay(text);
    Registration result;
    result.dateLabel = std::min(at, text.size());
    result.version = std::min(pastLabel(text, 0, "version:"), result.dateLabel);
    result.date = pastLabel(text, result.dateLabel, "date:");
    return result;
}

} // namespace nidreg::templates
