// SPDX-License-Identifier: MIT
#include "model/templates/canonical.h"
#include "model/templates/pieces.h"
#include "model/templates/style.h"

#include <algorithm>

namespace nidreg::templates {

/// The label that a section's heading is, or is taken for.
static const Spelling *spellingOf(const Piece &piece)
{
    return piece.isGuess ? guessSpelling(piece.heading) : findSpelling(piece.heading);
}

void Assembly::add(std::string_view text, const Piece &piece)
{
    switch (piece.kind) {
    case PieceKind::Heading:
        endSection(text);
        m_heading = piece;
        if (const Spelling *spelling = spellingOf(piece))
            m_spellings.insert(spelling);
        break;
    case PieceKind::Text:
        addText(text, piece);
        break;
    case PieceKind::Furniture:
        addFurniture(text, piece);
        break;
    }
    m_isAfterFurniture = piece.kind == PieceKind::Furniture;
    const std::size_t lineEnd = text.substr(piece.offset, piece.length).rfind('\n');
    if (lineEnd != std::string_view::npos)
        m_line = piece.offset + lineEnd + 1;
}

void Assembly::addText(std::string_view text, const Piece &piece)
{
    const bool goesOn = m_part && m_part->field == piece.field && m_part->heading == piece.heading;
    if (goesOn && m_end == piece.offset) {
        m_end = piece.end();
        return;
    }
    if (goesOn) {
        takeText(text);
    } else {
        endPart(text);
        m_part = piece;
        m_isBeside = piece.offset != m_line && !m_isAfterFurniture;
    }
    m_begin = piece.offset;
    m_beginLine = m_line;
    m_end = piece.end();
}

/// What fills its lines is a page break.
void Assembly::addFurniture(std::string_view text, const Piece &piece)
{
    takeText(text);
    const bool isWhole =
        piece.offset == m_line && (piece.end() == text.size() || text[piece.end() - 1] == '\n');
    if (isWhole)
        m_lines.breakPage();
}

/// The columns that stand before `part` on its line, which begins with `line`.
static std::uint32_t columnsBefore(std::string_view line, std::string_view part)
{
    constexpr std::uint32_t kTabWidth = 8;
    std::uint32_t column = 0;
    for (const char c : line.substr(0, static_cast<std::size_t>(part.data() - line.data())))
        column = c == '\t' ? (column / kTabWidth + 1) * kTabWidth : column + 1;
    return column;
}

void Assembly::takeText(std::string_view text)
{
    std::vector<Line> lines = splitLines(text.substr(m_begin, m_end - m_begin));
    if (m_begin != m_beginLine && !lines.empty() && !lines.front().isBlank())
        lines.front().indent = columnsBefore(text.substr(m_beginLine), lines.front().text);
    for (const Line &line : lines)
        m_lines.add(line);
    m_begin = m_end;
}

void Assembly::endPart(std::string_view text)
{
    if (!m_part)
        return;
    takeText(text);
    const std::vector<Line> taken = std::exchange(m_lines, {}).take();
    const std::span<const Line> lines = taken;
    const bool isBeside = m_isBeside && !lines.empty();
    std::string value = isBeside ? block(lines.front().text, lines.subspan(1)) : block(lines);
    if (!value.empty()) {
        addPart(*m_part, std::move(value));
        m_hasPart = true;
    }
    m_part.reset();
}

/// A heading without text leaves its field empty.
void Assembly::endSection(std::string_view text)
{
    endPart(text);
    if (m_heading && !m_hasPart)
        addPart(*m_heading, {});
    m_heading.reset();
    m_hasPart = false;
}

void Assembly::addPart(const Piece &from, std::string text)
{
    const Spelling *spelling = spellingOf(from);
    if (!from.field) {
        m_template.unmapped.push_back({from.heading, std::move(text)});
        return;
    }
    if (const Opening *opening = from.heading.empty() ? findOpening(text) : nullptr)
        m_spellings.insert(&opening->spelling);
    const bool isRegistration = spelling && spelling->destination == Destination::VersionAndDate
        && (from.field == Field::Version || from.field == Field::Date);
    if (isRegistration)
        noteRegistration(from);
    if (!isRegistration || !text.empty())
        addTo(*from.field, from, std::move(text));
}

/// Registration Information stands for two fields, be they stated or not.
void Assembly::noteRegistration(const Piece &from)
{
    auto &mapped = m_template.mapped;
    if (!mapped.empty() && mapped.back().heading == from.heading)
        return;
    mapped.push_back({from.heading, Field::Version, from.isGuess});
    mapped.push_back({from.heading, Field::Date, from.isGuess});
}

void Assembly::addTo(Field field, const Piece &from, std::string text)
{
    const auto index = static_cast<std::size_t>(field);
    const Spelling *spelling = spellingOf(from);
    const bool isOwn = spelling && spelling->isOwn && spelling->field == field && !from.isGuess;
    const bool isRegistration = spelling && spelling->destination == Destination::VersionAndDate;
    if (!from.heading.empty() && !isOwn && !isRegistration)
        m_template.mapped.push_back({from.heading, field, from.isGuess});
    if (isOwn || m_parts[index].empty())
        m_template.order.push_back(field);
    if (m_parts[index].empty())
        m_template.lines[index] = m_heading && !m_hasPart ? m_heading->line : from.line;
    m_parts[index].push_back({from.heading, std::move(text), isOwn});
}

/// Where texts meet in a field, each keeps its heading as a first line; appendix A's own heading
/// is the field's name and needs no repeating above the first.
std::string Assembly::joined(const std::vector<Part> &parts)
{
    if (parts.size() == 1)
        return parts.front().text;
    std::string text;
    for (const Part &part : parts) {
        const bool isFirst = &part == &parts.front();
        if (!isFirst)
            text += "\n\n";
        if (!part.heading.empty() && !(isFirst && part.isOwn))
            text.append(part.heading).append("\n");
        text += part.text;
    }
    return normalized(text);
}

NamespaceTemplate Assembly::take(std::string_view text, std::optional<base::Date> published)
{
    endSection(text);
    for (const FieldSpec &spec : kFields) {
        const auto &parts = m_parts[static_cast<std::size_t>(spec.field)];
        if (!parts.empty())
            m_template.set(spec.field, joined(parts));
    }
    m_template.style = styleOf(m_template, m_spellings, published);
    return std::move(m_template);
}

/// The month that the first running head names.
static std::optional<base::Date> published(std::string_view text, std::span<const Piece> pieces)
{
    for (const Piece &piece : pieces) {
        if (piece.kind != PieceKind::Furniture)
            continue;
        for (const Line &line : splitLines(text.substr(piece.offset, piece.length))) {
            if (const auto month = publishedOn(line))
                return month;
        }
    }
    return std::nullopt;
}

std::vector<NamespaceTemplate> assemble(std::string_view text, std::span<const Piece> pieces)
{
    const auto month = published(text, pieces);
    std::vector<NamespaceTemplate> templates;
    Assembly assembly;
    for (const Piece &piece : pieces) {
        if (piece.kind == PieceKind::Heading && piece.startsTemplate) {
            templates.push_back(assembly.take(text, month));
            assembly = Assembly();
            assembly.startAt(piece.offset);
        }
        assembly.add(text, piece);
    }
    templates.push_back(assembly.take(text, month));
    if (isCanonical(text))
        templates.front().style = templates.front().order.empty() ? Style::Unknown : Style::Rfc8141;
    return templates;
}

} // namespace nidreg::templates
