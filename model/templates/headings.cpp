// SPDX-License-Identifier: MIT
#include "model/templates/headings.h"

#include "model/templates/textblock.h"

#include <algorithm>

namespace nidreg::templates {

constexpr std::size_t kMostHashes = 6;

static void skipBlanks(std::string_view &text)
{
    text = withoutOuterBlanks(text);
}

/// "- ", "* ", "+ " and the bullet sign.
static bool takeBullet(std::string_view &text)
{
    for (const std::string_view bullet : {"- ", "* ", "+ ", "\xE2\x80\xA2 ", "\xE2\x80\xA2\t"}) {
        if (text.starts_with(bullet)) {
            text.remove_prefix(bullet.size());
            skipBlanks(text);
            return true;
        }
    }
    return false;
}

/// A Markdown heading's hashes; 0 where there are none.
static std::uint32_t takeHashes(std::string_view &text)
{
    const std::size_t count = std::min(text.find_first_not_of('#'), text.size());
    if (count == 0 || count > kMostHashes || count == text.size() || !isBlankCharacter(text[count]))
        return 0;
    text.remove_prefix(count);
    text = text.substr(0, text.find_last_not_of("# \t") + 1);
    skipBlanks(text);
    return static_cast<std::uint32_t>(count);
}

/// A section number's depth: 2 for "2.10." or "2.10"; 0 where there is none. A number alone needs
/// its full stop, or prose that begins with a number would be a heading.
static std::uint32_t takeNumber(std::string_view &text)
{
    std::size_t at = 0;
    std::uint32_t depth = 0;
    bool isStopped = false;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
        if (end == at || end - at > 3)
            break;
        ++depth;
        isStopped = end < text.size() && text[end] == '.';
        at = end + (isStopped ? 1 : 0);
        if (!isStopped)
            break;
    }
    if (depth == 0 || (depth == 1 && !isStopped) || at >= text.size()
        || !isBlankCharacter(text[at]))
        return 0;
    text.remove_prefix(at);
    skipBlanks(text);
    return depth;
}

static bool takeBold(std::string_view &text)
{
    if (!text.starts_with("**") && !text.starts_with("__"))
        return false;
    text.remove_prefix(2);
    return true;
}

static std::string_view withoutMarks(std::string_view text)
{
    while (text.ends_with('*') || text.ends_with('_')
           || isBlankCharacter(text.empty() ? 'x' : text.back()))
        text.remove_suffix(1);
    return text;
}

/// The label and what follows its colon, with the bold marks around both taken off.
static void splitLabel(std::string_view text, bool isBold, HeadingLine &line)
{
    const std::size_t colon = text.find(':');
    line.heading = withoutMarks(text.substr(0, colon));
    if (colon == std::string_view::npos)
        return;
    line.beside = text.substr(colon + 1);
    if (isBold && (line.beside.starts_with("**") || line.beside.starts_with("__")))
        line.beside.remove_prefix(2);
    skipBlanks(line.beside);
    if (line.shape == Shape::Bare)
        line.shape = Shape::Colon;
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

std::optional<HeadingLine> headingLine(std::string_view line)
{
    HeadingLine result;
    result.isBullet = takeBullet(line);
    if (const std::uint32_t hashes = takeHashes(line)) {
        result.shape = Shape::Hash;
        result.level = hashes;
    }
    bool isBold = takeBold(line);
    if (const std::uint32_t depth = takeNumber(line); depth > 0 && result.shape == Shape::Bare) {
        result.shape = Shape::Numbered;
        result.level = depth;
    }
    isBold = takeBold(line) || isBold;
    if (isBold && result.shape == Shape::Bare)
        result.shape = Shape::Bold;
    splitLabel(line, isBold, result);
    result.spelling = findSpelling(result.heading);
    if (!result.spelling)
        splitVersion(result);
    const bool isSection = result.shape == Shape::Hash || result.shape == Shape::Numbered;
    if (result.heading.empty() || (!result.spelling && !isSection))
        return std::nullopt;
    return result;
}

} // namespace nidreg::templates
