// SPDX-License-Identifier: MIT
#include "model/templates/wrap.h"

#include "model/templates/headings.h"
#include "model/templates/textblock.h"
#include "model/templates/utf8.h"
#include "model/templates/verbatim.h"
#include "model/templates/words.h"

#include <algorithm>
#include <optional>
#include <span>

namespace nidreg::templates {

namespace {

struct Range {
    std::uint32_t first;
    std::uint32_t last;
};

/// Marks that stand over the letter before them, and characters that show nothing.
constexpr Range kNoWidth[] = {{0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},
                              {0x610, 0x61A},   {0x64B, 0x65F},   {0x1AB0, 0x1AFF},
                              {0x1DC0, 0x1DFF}, {0x200B, 0x200F}, {0x20D0, 0x20FF},
                              {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xE0100, 0xE01EF}};

/// The wide ranges of Unicode's East Asian Width (UAX 11), roughly.
constexpr Range kWide[] = {{0x1100, 0x115F},   {0x2E80, 0x303E},  {0x3041, 0xA4CF},
                           {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},  {0xFE30, 0xFE6F},
                           {0xFF00, 0xFF60},   {0xFFE0, 0xFFE6},  {0x1F300, 0x1F64F},
                           {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}};

bool stands(std::uint32_t value, std::span<const Range> ranges)
{
    return std::ranges::any_of(
        ranges, [value](Range range) { return value >= range.first && value <= range.last; });
}

std::string_view leadingBlanks(std::string_view line)
{
    return line.substr(0, std::min(line.find_first_not_of(" \t"), line.size()));
}

/// "Phone: …": one to three words before a colon.
bool isLabelled(std::string_view line)
{
    const std::size_t colon = line.find(": ");
    const std::string_view label = line.substr(0, std::min(colon, line.size()));
    const bool isAtEnd = colon == line.npos && line.ends_with(':');
    return (colon != line.npos || isAtEnd) && words(label).size() <= 3;
}

/// Whether prose may go on in a new line with `rest` without looking like something else.
bool mayBeginLine(std::string_view rest)
{
    constexpr std::string_view kSigns = "#>|;/=`~";
    constexpr std::size_t kLongestHeading = 200;
    rest = rest.substr(0, kLongestHeading);
    if (kSigns.find(rest.front()) != kSigns.npos || listSign(rest) > 0)
        return false;
    return !headingLine(rest) && !textLines(rest).front().isVerbatim;
}

/// Where to break `line`, which begins at column `column`: the blank before the last word that
/// fits, else the first one that may be a line's end; nothing where the line stays whole.
std::optional<std::size_t> breakOf(std::string_view line, std::size_t column, std::size_t columns)
{
    std::vector<std::size_t> blanks; // those that fit; what follows is asked of the last ones only
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t blank = std::min(line.find(' ', at), line.size());
        column += columnsOf(line.substr(at, blank - at));
        const std::size_t next = std::min(line.find_first_not_of(' ', blank), line.size());
        for (; column > columns && !blanks.empty(); blanks.pop_back()) {
            if (mayBeginLine(line.substr(line.find_first_not_of(' ', blanks.back()))))
                return blanks.back();
        }
        if (next < line.size())
            blanks.push_back(blank);
        column += next - blank;
        at = next;
    }
    return std::nullopt;
}

void appendBroken(std::string &result, std::string_view line, std::size_t columns)
{
    const std::string_view indent = leadingBlanks(line);
    const std::size_t sign = listSign(line.substr(indent.size()));
    result += line.substr(0, indent.size() + sign);
    line.remove_prefix(indent.size() + sign);
    const std::size_t start = columnsOf(indent) + sign;
    while (const auto end = breakOf(line, start, columns)) {
        result += line.substr(0, *end);
        line.remove_prefix(line.find_first_not_of(' ', *end));
        result += '\n';
        result += indent;
        result.append(sign, ' ');
    }
    result += line;
}

/// A line end that stands there because the next word had no room. What is full is told with some
/// room to spare: texts are set at 65 columns and more.
bool isSoftEnd(std::string_view line, std::string_view next, std::size_t columns)
{
    const std::size_t indent = leadingBlanks(next).size();
    const std::string_view text = next.substr(indent);
    const std::size_t at = leadingBlanks(line).size();
    const std::size_t wanted = at + listSign(line.substr(at));
    if (withoutOuterBlanks(line).empty() || text.empty() || indent != wanted || listSign(text) > 0
        || isLabelled(text) || headingLine(text) || headingLine(line))
        return false;
    constexpr std::size_t kSpare = 8;
    const std::size_t needed = columnsOf(line) + 1 + columnsOf(text.substr(0, text.find(' ')));
    return needed + kSpare > columns;
}

std::string joined(std::span<const TextLine> lines, std::size_t columns)
{
    std::string result;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = lines[i].text;
        const bool isProse = i > 0 && !lines[i].isVerbatim && !lines[i - 1].isVerbatim;
        if (isProse && isSoftEnd(lines[i - 1].text, line, columns)) {
            result.erase(result.find_last_not_of(" \t\r") + 1);
            result += ' ';
            result += line.substr(leadingBlanks(line).size());
        } else {
            result += i > 0 ? "\n" : "";
            result += line;
        }
    }
    return result;
}

} // namespace

std::size_t columnsOf(std::string_view text)
{
    std::size_t columns = 0;
    while (!text.empty()) {
        const CodePoint next = firstCodePoint(text);
        columns += stands(next.value, kNoWidth) ? 0 : stands(next.value, kWide) ? 2 : 1;
        text.remove_prefix(next.length);
    }
    return columns;
}

std::string wrapped(std::string_view text, std::size_t columns)
{
    std::string result;
    result.reserve(text.size() + text.size() / 16);
    const auto lines = textLines(text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i > 0)
            result += '\n';
        if (lines[i].isVerbatim)
            result += lines[i].text;
        else
            appendBroken(result, lines[i].text, columns);
    }
    return result;
}

std::string unwrapped(std::string_view text, std::size_t columns)
{
    return joined(textLines(text), columns);
}

std::string refilled(std::string_view text, std::size_t columns)
{
    return wrapped(unwrapped(text, columns), columns);
}

} // namespace nidreg::templates
