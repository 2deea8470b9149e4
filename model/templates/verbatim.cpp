// SPDX-License-Identifier: MIT
#include "model/templates/verbatim.h"

#include "model/templates/textblock.h"
#include "model/templates/words.h"

#include <algorithm>

namespace nidreg::templates {

namespace {

constexpr bool isNameCharacter(char c)
{
    return isAlphanum(c) || c == '-' || c == '_';
}

/// rule = rulename defined-as elements c-nl; defined-as is "=" or "=/" (RFC 5234, section 4).
/// "<name>" and "::=" are older ways to write the same.
bool isRuleHead(std::string_view line)
{
    const bool isBracketed = line.starts_with('<');
    if (isBracketed)
        line.remove_prefix(1);
    const auto *const end = std::ranges::find_if_not(line, isNameCharacter);
    if (end == line.begin() || !isAlpha(line.front()))
        return false;
    line.remove_prefix(static_cast<std::size_t>(end - line.begin()));
    if (isBracketed && !line.starts_with('>'))
        return false;
    line = withoutOuterBlanks(line.substr(isBracketed ? 1 : 0));
    return line.starts_with("::=") || line == "=" || line.starts_with("= ")
        || line.starts_with("=/") || line.starts_with("=\t");
}

/// Blanks that set columns: three or more, or a tab, between words.
bool isTable(std::string_view line)
{
    return line.starts_with('|') || line.starts_with("+-") || line.find('\t') != line.npos
        || line.find("   ") != line.npos;
}

bool isFence(std::string_view line)
{
    return line.starts_with("```") || line.starts_with("~~~");
}

/// What goes on over several lines.
struct BlockState {
    bool isFenced = false;
    bool isCode = false;
    bool isRule = false;
    std::uint32_t ruleIndent = 0;

    /// True where the line belongs to what is set off by its marks.
    bool takesMarked(std::string_view line)
    {
        const bool wasInside = isFenced || isCode;
        if (isFence(line))
            isFenced = !isFenced;
        else if (line.starts_with("<CODE BEGINS>"))
            isCode = true;
        else if (line.starts_with("<CODE ENDS>"))
            isCode = false;
        return wasInside || isFenced || isCode;
    }

    /// True for a grammar's lines; a rule goes on in lines that are indented deeper.
    bool takesRule(const Line &line)
    {
        if (line.isBlank())
            isRule = false;
        else if (isRuleHead(line.text)) {
            isRule = true;
            ruleIndent = line.indent;
        } else if (!line.text.starts_with(';') && !line.text.starts_with('/'))
            isRule = isRule && line.indent > ruleIndent;
        else
            return true;
        return isRule;
    }

    bool takes(const Line &line)
    {
        const bool isMarked = takesMarked(line.text);
        const bool isGrammar = takesRule(line);
        const bool isAlone = line.text.find(' ') == line.text.npos && looksLikeUri(line.text);
        return isMarked || isGrammar || isAlone || line.text.starts_with('>') || isTable(line.text);
    }
};

Line taken(std::string_view text)
{
    const std::vector<Line> lines = splitLines(text);
    return lines.empty() ? Line() : lines.front();
}

} // namespace

bool looksLikeUri(std::string_view word)
{
    while (!word.empty() && (word.front() == '<' || word.front() == '"' || word.front() == '('))
        word.remove_prefix(1);
    const std::size_t colon = word.find(':');
    if (colon == word.npos || colon == 0 || colon + 1 == word.size() || !isAlpha(word.front()))
        return false;
    const auto isSchemeCharacter = [](char c) {
        return isAlphanum(c) || c == '+' || c == '-' || c == '.';
    };
    return std::ranges::all_of(word.substr(0, colon), isSchemeCharacter);
}

bool isBullet(std::string_view sign)
{
    return sign == "-" || sign == "*" || sign == "o" || sign == "+" || sign == "\xE2\x80\xA2";
}

std::size_t listSign(std::string_view line)
{
    const std::size_t end = line.find(' ');
    if (end == line.npos)
        return 0;
    const std::string_view word = line.substr(0, end);
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const bool isNumber = digits > 0 && digits < 4 && digits + 1 == word.size()
        && (word.back() == '.' || word.back() == ')');
    return isBullet(word) || isNumber ? std::min(line.find_first_not_of(' ', end), line.size()) : 0;
}

std::vector<TextLine> textLines(std::string_view text)
{
    std::vector<TextLine> lines;
    BlockState block;
    for (std::size_t at = 0;;) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        lines.push_back({line, block.takes(taken(line))});
        if (end == text.size())
            return lines;
        at = end + 1;
    }
}

} // namespace nidreg::templates
