// SPDX-License-Identifier: MIT
#include "model/templates/textblock.h"

#include <algorithm>
#include <limits>

namespace nidreg::templates {

constexpr std::uint32_t kTabWidth = 8;

std::string_view withoutOuterBlanks(std::string_view text)
{
    while (!text.empty() && isBlankCharacter(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlankCharacter(text.back()))
        text.remove_suffix(1);
    return text;
}

bool isUnderline(const Line &line)
{
    constexpr std::size_t kShortest = 3;
    constexpr std::string_view kStrokes = "=-~^*_";
    return line.text.size() >= kShortest && kStrokes.find(line.text.front()) != kStrokes.npos
        && line.text.find_first_not_of(line.text.front()) == std::string_view::npos;
}

/// The column that follows `c`; a form feed and a CR go back to the first one.
static std::uint32_t columnAfter(std::uint32_t column, char c)
{
    if (c == '\t')
        return (column / kTabWidth + 1) * kTabWidth;
    return c == ' ' ? column + 1 : 0;
}

static Line lineOf(std::string_view raw, std::uint32_t number)
{
    Line line{withoutOuterBlanks(raw), 0, number, 0};
    if (line.isBlank())
        return line;
    for (const char c : raw.substr(0, static_cast<std::size_t>(line.text.data() - raw.data())))
        line.indent = columnAfter(line.indent, c);
    return line;
}

Line lineAt(std::string_view text, std::size_t start, std::uint32_t number)
{
    const std::size_t end = std::min(text.find('\n', start), text.size());
    Line line = lineOf(text.substr(start, end - start), number);
    line.start = start;
    return line;
}

std::vector<Line> splitLines(std::string_view text)
{
    std::vector<Line> lines;
    std::uint32_t number = 0;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        lines.push_back(lineOf(text.substr(start, end - start), ++number));
        lines.back().start = start;
        start = end + 1;
    }
    return lines;
}

static std::span<const Line> withoutOuterBlankLines(std::span<const Line> lines)
{
    while (!lines.empty() && lines.front().isBlank())
        lines = lines.subspan(1);
    while (!lines.empty() && lines.back().isBlank())
        lines = lines.first(lines.size() - 1);
    return lines;
}

static std::uint32_t commonIndent(std::span<const Line> lines)
{
    std::uint32_t indent = std::numeric_limits<std::uint32_t>::max();
    for (const Line &line : lines) {
        if (!line.isBlank())
            indent = std::min(indent, line.indent);
    }
    return indent;
}

static void append(std::string &text, const Line &line, std::uint32_t indent)
{
    if (!line.isBlank())
        text.append(line.indent - indent, ' ').append(line.text);
}

std::string block(std::span<const Line> lines)
{
    lines = withoutOuterBlankLines(lines);
    const std::uint32_t indent = commonIndent(lines);
    std::string text;
    for (const Line &line : lines) {
        if (&line != lines.data())
            text += '\n';
        append(text, line, indent);
    }
    return text;
}

std::string block(std::string_view beside, std::span<const Line> lines)
{
    beside = withoutOuterBlanks(beside);
    if (beside.empty())
        return block(lines);
    while (!lines.empty() && lines.back().isBlank())
        lines = lines.first(lines.size() - 1);
    const std::uint32_t indent = commonIndent(lines);
    std::string text(beside);
    for (const Line &line : lines) {
        text += '\n';
        append(text, line, indent);
    }
    return text;
}

std::string normalized(std::string_view text)
{
    std::string withLineEnds(text);
    std::ranges::replace(withLineEnds, '\r', '\n');
    if (text.find("\r\n") == std::string_view::npos)
        return block(splitLines(withLineEnds));
    withLineEnds.clear();
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r')
            withLineEnds += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            withLineEnds += '\n';
    }
    return block(splitLines(withLineEnds));
}

} // namespace nidreg::templates
