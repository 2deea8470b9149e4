// SPDX-License-Identifier: MIT
#include "model/templates/headings.h"

#include "model/templates/textblock.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

constexpr std::size_t kLongestUnknown = 60;
constexpr std::size_t kHeadLookedAt = 100;

namespace {

/// A line with the marks before its label taken off.
struct Marked {
    HeadingLine line;
    std::string_view rest;
    std::string_view bold; ///< the mark that was taken off
};

} // namespace

static Marked withoutMarks(std::string_view text)
{
    Marked result;
    HeadingLine &line = result.line;
    if (takeRowStart(text))
        line.shape = Shape::Row;
    line.isBullet = takeBullet(text);
    if (const std::uint32_t hashes = takeHashes(text)) {
        line.shape = Shape::Hash;
        line.level = hashes;
    }
    result.bold = takeBold(text);
    if (const std::uint32_t level = takeNumber(text); level > 0 && line.shape == Shape::Bare) {
        line.shape = Shape::Numbered;
        line.level = level;
    }
    if (result.bold.empty())
        result.bold = takeBold(text);
    if (!result.bold.empty() && line.shape == Shape::Bare)
        line.shape = Shape::Bold;
    result.rest = text;
    return result;
}

static std::string_view withoutTrailingMarks(std::string_view text)
{
    while (text.ends_with('*') || text.ends_with('_')
           || isBlankCharacter(text.empty() ? 'x' : text.back()))
        text.remove_suffix(1);
    return text;
}

/// The label and what follows its separator, with the bold marks around both taken off.
static HeadingLine splitAt(const Marked &marked, const Separator &separator)
{
    HeadingLine line = marked.line;
    line.heading = withoutTrailingMarks(marked.rest.substr(0, separator.offset));
    if (separator.length == 0)
        return line;
    line.beside = marked.rest.substr(separator.offset + separator.length);
    if (!marked.bold.empty() && line.beside.starts_with(marked.bold))
        line.beside.remove_prefix(marked.bold.size());
    line.beside = withoutOuterBlanks(line.beside);
    if (line.shape == Shape::Bare || line.shape == Shape::Row)
        line.shape = separator.shape;
    if (line.shape == Shape::Row)
        line.beside = withoutRowEnd(line.beside);
    return line;
}

/// "Version 1": a label and a number without a colon.
static void splitVersion(HeadingLine &line)
{
    const std::size_t space = line.heading.find(' ');
    if (line.shape != Shape::Bare || space == std::string_view::npos)
        return;
    const std::string_view number = line.heading.substr(space + 1);
    const Spelling *label = findSpelling(line.heading.substr(0, space));
    if (!label || label->field != Field::Version || !label->isOwn
        || number.find_first_not_of("0123456789.") != std::string_view::npos)
        return;
    line.heading = line.heading.substr(0, space);
    line.beside = number;
    line.spelling = label;
}

/// With the first separator that leaves a known label; with none where none does.
static HeadingLine splitKnown(const Marked &marked)
{
    for (const Separator &separator : separators(marked.rest)) {
        HeadingLine line = splitAt(marked, separator);
        line.spelling = findSpelling(line.heading);
        if (line.spelling)
            return line;
    }
    const std::size_t colon = marked.rest.find(':');
    const bool hasColon = colon != std::string_view::npos;
    HeadingLine line =
        splitAt(marked, {hasColon ? colon : marked.rest.size(), hasColon ? 1U : 0U, Shape::Colon});
    splitVersion(line);
    return line;
}

std::optional<HeadingLine> headingLine(std::string_view line)
{
    if (!std::ranges::any_of(line.substr(0, kHeadLookedAt), isAlpha))
        return std::nullopt;
    const HeadingLine found = splitKnown(withoutMarks(line));
    const bool isSection =
        found.shape == Shape::Hash || (found.shape == Shape::Numbered && found.level < kBracketed);
    if (found.heading.empty() || (!found.spelling && !isSection))
        return std::nullopt;
    return found;
}

std::optional<HeadingLine> unknownHeadingLine(std::string_view line)
{
    const Marked marked = withoutMarks(line);
    const auto found = separators(marked.rest);
    HeadingLine result = splitAt(marked, found.front());
    if (result.heading.empty() || result.heading.size() > kLongestUnknown)
        return std::nullopt;
    result.spelling = guessSpelling(result.heading);
    result.isGuess = result.spelling != nullptr;
    return result;
}

constexpr std::size_t kMaxHashes = 6;
constexpr std::size_t kLongestLabel = 90;

static void skipBlanks(std::string_view &text)
{
    text = withoutOuterBlanks(text);
}

bool takeRowStart(std::string_view &text)
{
    if (text.size() < 2 || text.front() != '|' || text[1] == '|')
        return false;
    text.remove_prefix(1);
    skipBlanks(text);
    return true;
}

bool takeBullet(std::string_view &text)
{
    for (const std::string_view bullet :
         {"- ", "* ", "+ ", "o  ", "\xE2\x80\xA2 ", "\xE2\x80\xA2\t"}) {
        if (text.starts_with(bullet)) {
            text.remove_prefix(bullet.size());
            skipBlanks(text);
            return true;
        }
    }
    return false;
}

std::uint32_t takeHashes(std::string_view &text)
{
    const std::size_t count = std::min(text.find_first_not_of('#'), text.size());
    if (count == 0 || count > kMaxHashes || count == text.size() || !isBlankCharacter(text[count]))
        return 0;
    text.remove_prefix(count);
    text = text.substr(0, text.find_last_not_of("# \t") + 1);
    skipBlanks(text);
    return static_cast<std::uint32_t>(count);
}

/// The word before a section's number.
static std::size_t skippedSectionWord(std::string_view text)
{
    for (const std::string_view word : {"Section ", "Appendix ", "\xC2\xA7 ", "\xC2\xA7"}) {
        if (text.starts_with(word))
            return word.size();
    }
    return 0;
}

/// Where the Roman number ends that begins at `at`, all small or all large; at most "xviii".
static std::size_t romanEnd(std::string_view text, std::size_t at)
{
    constexpr std::size_t kLongest = 5;
    const std::string_view digits = at < text.size() && text[at] < 'a' ? "IVX" : "ivx";
    const std::size_t end = std::min(text.find_first_not_of(digits, at), text.size());
    return end - at <= kLongest ? end : at;
}

/// "a)", "A.", "(a)", "2)", "(2)", "iv.": its length; 0 where there is none.
static std::size_t bracketLength(std::string_view text)
{
    const std::size_t open = text.starts_with('(') ? 1 : 0;
    std::size_t end = open;
    while (end < text.size() && end < open + 3 && isDigit(text[end]))
        ++end;
    if (end == open)
        end = romanEnd(text, open);
    if (end == open && open < text.size() && isAlpha(text[open]))
        ++end;
    if (end == open || end >= text.size())
        return 0;
    const bool isLetterStop = open == 0 && text[end] == '.' && isAlpha(text[0]);
    return text[end] == ')' || isLetterStop ? end + 1 : 0;
}

static std::uint32_t takeBracket(std::string_view &text)
{
    const std::size_t length = bracketLength(text);
    if (length == 0 || length >= text.size() || !isBlankCharacter(text[length]))
        return 0;
    const bool isLettered = isAlpha(text[text.starts_with('(') ? 1 : 0]);
    text.remove_prefix(length);
    skipBlanks(text);
    return isLettered ? kBracketed + kLettered : kBracketed;
}

std::uint32_t takeNumber(std::string_view &text)
{
    const std::size_t begin = skippedSectionWord(text);
    std::size_t at = begin;
    std::uint32_t depth = 0;
    bool isStopped = false;
    if (at + 1 < text.size() && text[at] >= 'A' && text[at] <= 'Z' && text[at + 1] == '.'
        && at + 2 < text.size() && isDigit(text[at + 2])) {
        at += 2; // "A.1."
        ++depth;
    }
    while (at < text.size()) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
        if (end == at || end - at > 3)
            break;
        ++depth;
        isStopped = end < text.size() && (text[end] == '.' || (begin > 0 && text[end] == ':'));
        at = end + (isStopped ? 1 : 0);
        if (!isStopped)
            break;
    }
    const bool isNumber = depth > 1 || (depth == 1 && (isStopped || begin > 0));
    if (!isNumber || at >= text.size() || !isBlankCharacter(text[at]))
        return takeBracket(text);
    text.remove_prefix(at);
    skipBlanks(text);
    return depth;
}

std::string_view takeBold(std::string_view &text)
{
    for (const std::string_view mark : {"***", "**", "__"}) {
        if (text.starts_with(mark)) {
            text.remove_prefix(mark.size());
            return mark;
        }
    }
    for (const std::string_view mark : {"*", "_"}) {
        const bool isClosed = text.size() > 2 && text.starts_with(mark) && isAlpha(text[1])
            && text.substr(1, kLongestLabel).find(mark) != std::string_view::npos;
        if (isClosed) {
            text.remove_prefix(1);
            return mark;
        }
    }
    return {};
}

std::string_view withoutRowEnd(std::string_view text)
{
    if (text.ends_with('|'))
        text.remove_suffix(1);
    return withoutOuterBlanks(text);
}

/// A tab or three spaces amid a line.
static Separator columnGap(std::string_view head)
{
    const std::size_t tab = head.find('\t');
    const std::size_t gap = std::min(tab, head.find("   "));
    if (gap == std::string_view::npos)
        return {0, 0, Shape::Bare};
    const std::size_t end = std::min(head.find_first_not_of(" \t", gap), head.size());
    return {gap, end - gap, Shape::Column};
}

std::vector<Separator> separators(std::string_view text)
{
    constexpr std::array<std::string_view, 2> kColons{":", "\xEF\xBC\x9A"};
    constexpr std::array<std::string_view, 4> kDashes{" - ", " -- ", " \xE2\x80\x93 ",
                                                      " \xE2\x80\x94 "};
    const std::string_view head = text.substr(0, kLongestLabel);
    std::vector<Separator> found;
    const auto look = [&](std::string_view mark, Shape shape) {
        const std::size_t at = head.find(mark);
        if (at != std::string_view::npos)
            found.push_back({at, mark.size(), shape});
    };
    for (const std::string_view colon : kColons)
        look(colon, Shape::Colon);
    look("|", Shape::Row);
    for (const std::string_view dash : kDashes) {
        look(dash, Shape::Dash);
        if (const auto last = dash.substr(0, dash.size() - 1); text.ends_with(last))
            found.push_back({text.size() - last.size(), last.size(), Shape::Dash});
    }
    if (const Separator gap = columnGap(head); gap.length > 0)
        found.push_back(gap);
    found.push_back({text.size(), 0, Shape::Bare});
    return found;
}

} // namespace nidreg::templates
