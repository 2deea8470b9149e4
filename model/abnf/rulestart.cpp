// SPDX-License-Identifier: MIT
#include "model/abnf/rulestart.h"

#include "model/abnf/chars.h"
#include "model/base/text.h"

namespace nidreg::abnf {

constexpr std::size_t kLongestName = 80;

constexpr std::array<std::string_view, 6> kDefinedAs{"::=", ":=", "==", "=/", "/=", "="};

std::size_t definedAsLength(std::string_view text)
{
    return lengthOfAny(text, kDefinedAs);
}

static std::size_t angledLength(std::string_view text)
{
    const std::size_t end = text.substr(0, kLongestName).find_first_of("><\"=", 1);
    return end != text.npos && text[end] == '>' && end > 1 ? end + 1 : 0;
}

static std::size_t plainLength(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size() && (isNameChar(text[length]) || text[length] == '.'))
        ++length;
    while (length > 0 && text[length - 1] == '.')
        --length;
    const bool isName = length > 0 && length <= kLongestName
        && (isAlpha(text.front()) || isDigit(text.front()) || text.front() == '_')
        && text.substr(0, length).find_first_not_of("0123456789.-_") != text.npos;
    return isName ? length : 0;
}

std::optional<RuleStart> ruleStart(std::string_view line)
{
    RuleStart start;
    start.indent = spaceLength(line);
    const auto rest = line.substr(start.indent);
    start.isAngled = rest.starts_with('<');
    const std::size_t length = start.isAngled ? angledLength(rest) : plainLength(rest);
    if (length == 0)
        return {};
    start.name =
        start.isAngled ? base::trimmed(rest.substr(1, length - 2)) : rest.substr(0, length);
    const std::size_t gap = spaceLength(rest.substr(length));
    const auto behind = rest.substr(length + gap);
    const std::size_t operatorLength = definedAsLength(behind);
    if (operatorLength == 0 || start.name.empty())
        return {};
    start.definedAs = behind.substr(0, operatorLength);
    start.body = start.indent + length + gap + operatorLength;
    return start;
}

} // namespace nidreg::abnf
