// SPDX-License-Identifier: MIT
#include "model/templates/canonical.h"

#include <algorithm>
#include <bitset>
#include <optional>

namespace nidreg::templates {

namespace {

/// A line at column 0, taken apart.
struct Head {
    std::optional<Field> field; ///< nothing: a text without a field
    std::string_view beside;
};

} // namespace

static std::optional<Head> headOf(const Line &line)
{
    const std::size_t colon = line.text.find(':');
    if (line.isBlank() || line.indent > 0 || colon == std::string_view::npos)
        return std::nullopt;
    const std::string_view label = line.text.substr(0, colon);
    const std::string_view beside = withoutOuterBlanks(line.text.substr(colon + 1));
    if (label == kUnmappedLabel)
        return Head{std::nullopt, beside};
    const auto *spec = std::ranges::find(kFields, label, &FieldSpec::heading);
    if (spec == kFields.end())
        return std::nullopt;
    return Head{spec->field, beside};
}

bool isCanonical(std::string_view text)
{
    std::bitset<kFieldCount> seen;
    bool hasHead = false;
    for (std::size_t start = 0; start < text.size();) {
        const Line line = lineAt(text, start, 1);
        start = std::min(text.find('\n', start), text.size() - 1) + 1;
        if (line.isBlank() || (hasHead && line.indent >= kCanonicalIndent))
            continue;
        const auto head = headOf(line);
        if (!head || (head->field && seen[static_cast<std::size_t>(*head->field)]))
            return false;
        if (head->field)
            seen.set(static_cast<std::size_t>(*head->field));
        hasHead = true;
    }
    return hasHead;
}

static std::size_t startOf(std::string_view text, std::span<const Line> lines, std::size_t line)
{
    return line < lines.size() ? lines[line].start : text.size();
}

static void add(std::vector<Piece> &pieces, Piece piece, std::size_t end)
{
    if (end <= piece.offset)
        return;
    piece.length = end - piece.offset;
    pieces.push_back(std::move(piece));
}

/// The heading on line `at` and its text up to line `end`.
static void addSection(std::vector<Piece> &pieces, std::string_view text,
                       std::span<const Line> lines, std::size_t at, std::size_t end)
{
    const auto head = headOf(lines[at]);
    Piece piece;
    piece.offset = lines[at].start;
    piece.line = at + 1;
    std::size_t textBegin = lines[at].start;
    if (head) {
        const bool isBeside = head->field && !head->beside.empty();
        textBegin = isBeside ? static_cast<std::size_t>(head->beside.data() - text.data())
                             : startOf(text, lines, at + 1);
        piece.kind = PieceKind::Heading;
        piece.heading = head->field ? spec(*head->field).heading : head->beside;
        piece.field = head->field;
        add(pieces, piece, textBegin);
        piece.line += isBeside ? 0 : 1;
    }
    piece.kind = PieceKind::Text;
    piece.offset = textBegin;
    add(pieces, std::move(piece), startOf(text, lines, end));
}

std::vector<Piece> cutCanonical(std::string_view text, std::span<const Line> lines)
{
    std::vector<Piece> pieces;
    for (std::size_t at = 0; at < lines.size();) {
        std::size_t end = at + 1;
        while (end < lines.size() && (lines[end].isBlank() || lines[end].indent > 0))
            ++end;
        addSection(pieces, text, lines, at, end);
        at = end;
    }
    return pieces;
}

} // namespace nidreg::templates
