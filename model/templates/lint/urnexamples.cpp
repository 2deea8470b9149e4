// SPDX-License-Identifier: MIT
#include "model/templates/lint/urnexamples.h"

#include "model/templates/utf8.h"
#include "model/urn/mentions.h"

#include <algorithm>

namespace nidreg::templates {

constexpr std::string_view kScheme = "urn:";
constexpr std::string_view kEnds = " \t\n\r\v\f\"<>`\\";
constexpr std::string_view kPatternMarks = "{}[]|^";
constexpr std::string_view kSentenceMarks = ".,;:!?'";

/// No part of a longer URI.
static bool isOnItsOwn(std::string_view text, std::size_t at)
{
    return at == 0 || std::string_view(".:/%=&?#@+~").find(text[at - 1]) == std::string_view::npos;
}

/// What closes the bracket or quote that stands before an example; 0 where none does.
static char closerOf(std::string_view text, std::size_t at)
{
    switch (at == 0 ? ' ' : text[at - 1]) {
    case '(':
        return ')';
    case '[':
        return ']';
    case '\'':
        return '\'';
    default:
        return 0;
    }
}

/// General punctuation (dashes, quotes, ellipsis) and the no-break space end a word.
static bool isTypographic(std::uint32_t c)
{
    return (c >= 0x2000 && c <= 0x206F) || c == 0xA0 || c == 0xAB || c == 0xBB;
}

/// Where the example that begins `text` ends.
static std::size_t endOf(std::string_view text, char closer)
{
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        const CodePoint next = firstCodePoint(text.substr(at));
        if (kEnds.find(c) != std::string_view::npos || isTypographic(next.isValid ? next.value : 0))
            return at;
        if (c == closer && depth == 0)
            return at;
        depth += c == '(' ? 1 : 0;
        depth -= c == ')' && depth > 0 ? 1 : 0;
        at += next.length;
    }
    return text.size();
}

static std::string_view withoutSentenceMarks(std::string_view text)
{
    auto unopened = std::ranges::count(text, ')') - std::ranges::count(text, '(');
    while (!text.empty()) {
        const bool isUnopened = text.back() == ')' && unopened > 0;
        const bool isBold = text.ends_with("**");
        if (kSentenceMarks.find(text.back()) == std::string_view::npos && !isUnopened && !isBold)
            break;
        unopened -= isUnopened ? 1 : 0;
        text.remove_suffix(isBold ? 2 : 1);
    }
    return text;
}

/// `text` is as it stands and `after` what follows it.
static bool isPattern(std::string_view text, std::string_view after)
{
    const bool goesOn = after.starts_with('<') || after.starts_with('\\')
        || after.starts_with("\xE2\x80\xA6"); // an ellipsis
    return goesOn || text.find_first_of(kPatternMarks) != std::string_view::npos
        || text.find("...") != std::string_view::npos || text.find("##") != std::string_view::npos
        || text.ends_with(":*");
}

/// "urn:a1" and "urn:a1:", whose colon is gone with the sentence's marks.
static bool isPrefix(std::string_view text)
{
    return text.find(':', kScheme.size()) == std::string_view::npos;
}

std::vector<UrnExample> findUrnExamples(std::string_view text)
{
    std::vector<UrnExample> examples;
    std::size_t behind = 0;
    for (const urn::Mention &mention : urn::mentionsIn(text)) {
        const std::size_t begin = mention.offset;
        if (begin < behind || !isOnItsOwn(text, begin))
            continue;
        const std::string_view rest = text.substr(begin);
        const std::size_t end = endOf(rest, closerOf(text, begin));
        behind = begin + end;
        const std::string_view example = withoutSentenceMarks(rest.substr(0, end));
        if (!isPattern(rest.substr(0, end), rest.substr(end)) && !isPrefix(example))
            examples.push_back({begin, example});
    }
    return examples;
}

} // namespace nidreg::templates
