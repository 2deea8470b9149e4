// SPDX-License-Identifier: MIT
#include "model/templates/canonical.h"
#include "model/templates/layout.h"
#include "model/templates/pages.h"
#include "model/templates/pieces.h"
#include "model/templates/registration.h"

#include <algorithm>

namespace nidreg::templates {

namespace {

/// Cuts the sections of a text, which come in their order.
class Cutter {
public:
    Cutter(std::string_view text, const std::vector<Line> &lines) : m_text(text), m_lines(lines) { }

    /// What stands before the first heading.
    void addPreamble(std::size_t endLine) { addText(startOf(endLine), {}); }

    /// The section of `mark`, which stands on line `line`; it ends before line `endLine` (from 0).
    void addSection(const Mark &mark, std::size_t line, std::size_t endLine);

    std::vector<Piece> take() { return std::move(m_pieces); }

private:
    std::size_t startOf(std::size_t line) const
    {
        return line < m_lines.size() ? m_lines[line].start : m_text.size();
    }

    std::size_t offsetOf(std::string_view part) const
    {
        return static_cast<std::size_t>(part.data() - m_text.data());
    }

    void add(PieceKind kind, std::size_t end, const Piece &like);
    void addText(std::size_t end, const Piece &like);
    void addRows(std::size_t end, const Piece &like);
    void addRegistration(std::size_t headingEnd, std::size_t end, Piece like);
    std::size_t headingEnd(const Mark &mark, std::size_t line) const;
    std::size_t definitionEnd(std::size_t begin, std::size_t endLine) const;
    std::size_t furnitureEnd(std::size_t line) const;

    std::string_view m_text;
    const std::vector<Line> &m_lines;
    std::size_t m_at = 0; ///< where the next piece begins
    std::size_t m_line = 0; ///< the line that m_at is on, from 0
    std::vector<Piece> m_pieces;
};

void Cutter::add(PieceKind kind, std::size_t end, const Piece &like)
{
    if (end <= m_at)
        return;
    Piece piece = like;
    piece.offset = m_at;
    piece.length = end - m_at;
    piece.line = m_line + 1;
    piece.kind = kind;
    piece.startsTemplate = kind == PieceKind::Heading && like.startsTemplate;
    if (kind == PieceKind::Furniture)
        piece.field.reset();
    m_pieces.push_back(std::move(piece));
    m_at = end;
    while (m_line + 1 < m_lines.size() && startOf(m_line + 1) <= m_at)
        ++m_line;
}

/// The line after the page break that begins on `line`; `line` where none does.
std::size_t Cutter::furnitureEnd(std::size_t line) const
{
    std::size_t end = line;
    for (std::size_t i = line; i < m_lines.size(); ++i) {
        if (isPageFurniture(m_lines[i]))
            end = i + 1;
        else if (end == line || !m_lines[i].isBlank())
            break;
    }
    return end;
}

/// Text up to `end`, with the page breaks in it as pieces of their own.
void Cutter::addText(std::size_t end, const Piece &like)
{
    std::size_t line = m_at == startOf(m_line) ? m_line : m_line + 1;
    while (line < m_lines.size() && startOf(line) < end) {
        const std::size_t after = furnitureEnd(line);
        if (after > line) {
            add(PieceKind::Text, startOf(line), like);
            add(PieceKind::Furniture, std::min(startOf(after), end), like);
        }
        line = std::max(after, line + 1);
    }
    add(PieceKind::Text, end, like);
}

/// A row of a table that has only strokes.
static bool isRule(std::string_view text)
{
    return text.find_first_not_of("|+-=: ") == std::string_view::npos;
}

/// Where the text of a row begins that goes on with the row above: behind its empty first cell.
static std::size_t rowLead(std::string_view text)
{
    const std::size_t cell = text.find_first_not_of(" |");
    return text.starts_with('|') && cell != std::string_view::npos ? cell : 0;
}

/// Text in a table's rows up to `end`: what draws the table is furniture.
void Cutter::addRows(std::size_t end, const Piece &like)
{
    while (m_at < end) {
        const Line &line = m_lines[m_line];
        const std::size_t lineEnd = std::min(startOf(m_line + 1), end);
        if (isRule(line.text)) {
            add(line.isBlank() ? PieceKind::Text : PieceKind::Furniture, lineEnd, like);
            continue;
        }
        const std::size_t begin = offsetOf(line.text);
        if (m_at <= begin)
            add(PieceKind::Furniture, begin + rowLead(line.text), like);
        const std::size_t close = begin + line.text.size() - (line.text.ends_with('|') ? 1 : 0);
        add(PieceKind::Text, std::min(close, end), like);
        add(close < begin + line.text.size() ? PieceKind::Furniture : PieceKind::Text, lineEnd,
            like);
    }
}

/// The label with its marks and colon, and the line under it that sets it off.
std::size_t Cutter::headingEnd(const Mark &mark, std::size_t line) const
{
    if (mark.isText)
        return startOf(line);
    if (!mark.heading.beside.empty())
        return offsetOf(mark.heading.beside);
    const bool isUnderlined = mark.heading.shape == Shape::Bare && line + 1 < m_lines.size()
        && isUnderline(m_lines[line + 1]);
    return startOf(line + (isUnderlined ? 2 : 1));
}

/// Past the colon of a definition list where one begins the line at `begin`; else `begin`.
std::size_t Cutter::definitionEnd(std::size_t begin, std::size_t endLine) const
{
    const auto *line = std::ranges::lower_bound(std::to_address(m_lines.begin()),
                                                std::to_address(m_lines.begin()) + endLine, begin,
                                                {}, &Line::start);
    const bool isColon = line != std::to_address(m_lines.begin()) + endLine && line->start == begin
        && line->text.starts_with(':');
    return isColon ? offsetOf(line->text) + 1 : begin;
}

/// Registration Information: the version up to the date. The labels that are the fields' own names
/// belong to the heading.
void Cutter::addRegistration(std::size_t headingEnd, std::size_t end, Piece like)
{
    const Registration found = findRegistration(m_text.substr(headingEnd, end - headingEnd));
    const bool hasVersion = found.version < found.dateLabel;
    like.field = hasVersion ? Field::Version : Field::Date;
    add(PieceKind::Heading, headingEnd + found.version, like);
    like.startsTemplate = false;
    if (hasVersion) {
        addText(headingEnd + found.dateLabel, like);
        like.field = Field::Date;
    }
    add(PieceKind::Heading, headingEnd + found.date, like);
    addText(end, like);
}

void Cutter::addSection(const Mark &mark, std::size_t line, std::size_t endLine)
{
    const Spelling *spelling = mark.heading.spelling;
    Piece like;
    like.heading = mark.heading.heading;
    like.isGuess = mark.heading.isGuess;
    like.startsTemplate = mark.startsTemplate;
    if (spelling && spelling->destination == Destination::OneField)
        like.field = spelling->field;
    const std::size_t end = startOf(endLine);
    const std::size_t textBegin = std::min(headingEnd(mark, line), end);
    const std::size_t colonEnd = definitionEnd(textBegin, endLine);
    const bool isRegistration = spelling && spelling->destination == Destination::VersionAndDate;
    if (isRegistration)
        like.field = Field::Version;
    if (!isRegistration || colonEnd > textBegin)
        add(PieceKind::Heading, textBegin, like);
    if (!mark.isText && colonEnd > textBegin)
        add(PieceKind::Furniture, colonEnd, like);
    if (isRegistration)
        return addRegistration(colonEnd, end, like);
    if (mark.heading.shape == Shape::Row && m_lines[line].text.starts_with('|'))
        return addRows(end, like);
    addText(end, like);
}

} // namespace

/// True where the same stroke stands above a heading and below it.
static bool isBoxed(const std::vector<Line> &lines, std::size_t line)
{
    return line > 0 && line + 1 < lines.size() && isUnderline(lines[line - 1])
        && isUnderline(lines[line + 1])
        && lines[line - 1].text.front() == lines[line + 1].text.front();
}

std::vector<Piece> cut(std::string_view text)
{
    const std::vector<Line> lines = splitLines(text);
    if (isCanonical(text))
        return cutCanonical(text, lines);
    const std::vector<Line> body = withoutPageBreaks(lines);
    const std::vector<Mark> marks = findMarks(body);
    const auto place = [&](std::size_t mark) -> std::size_t {
        return mark < marks.size() ? body[marks[mark].line].number - 1 : lines.size();
    };
    const auto begin = [&](std::size_t mark) {
        const std::size_t line = place(mark);
        return mark < marks.size() && isBoxed(lines, line) ? line - 1 : line;
    };
    Cutter cutter(text, lines);
    cutter.addPreamble(begin(0));
    for (std::size_t i = 0; i < marks.size(); ++i)
        cutter.addSection(marks[i], place(i), begin(i + 1));
    return cutter.take();
}

} // namespace nidreg::templates
