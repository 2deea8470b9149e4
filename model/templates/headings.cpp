// SPDX-License-Identifier: MIT
#include "model/templates/headings.h"

#include "model/templates/headingmarks.h"
#include "model/templates/textblock.h"
#include "model/templates/words.h"

#include <algorithm>

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
    if (!std::ranges::any_of(line.substr(0, kHeadLookedAt), isLetter))
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

} // namespace nidreg::templates
