// SPDX-License-Identifier: MIT
#include "model/templates/pieces.h"

#include "model/templates/textblock.h"

#include <algorithm>

namespace nidreg::templates {

/// One past the last piece of the section that piece `index` stands in.
static std::size_t sectionEnd(const std::vector<Piece> &pieces, std::size_t index)
{
    ++index;
    while (index < pieces.size() && pieces[index].kind != PieceKind::Heading)
        ++index;
    return index;
}

/// The text pieces from `begin` to `end` go on under `heading`.
static void file(std::vector<Piece> &pieces, std::size_t begin, std::size_t end,
                 const Piece &heading)
{
    for (std::size_t i = begin; i < end; ++i) {
        pieces[i].heading = heading.heading;
        pieces[i].isGuess = heading.isGuess;
        if (pieces[i].kind == PieceKind::Text)
            pieces[i].field = heading.field;
    }
}

void assign(std::vector<Piece> &pieces, std::size_t index, std::optional<Field> field)
{
    if (index >= pieces.size())
        return;
    Piece &piece = pieces[index];
    piece.field = field;
    piece.isGuess = false;
    if (piece.kind == PieceKind::Heading)
        file(pieces, index + 1, sectionEnd(pieces, index), Piece(piece));
    else
        piece.kind = PieceKind::Text;
}

/// The last heading before piece `index`; one without name and field where there is none.
static Piece headingBefore(const std::vector<Piece> &pieces, std::size_t index)
{
    while (index-- > 0) {
        if (pieces[index].kind == PieceKind::Heading)
            return pieces[index];
    }
    return {};
}

void discard(std::vector<Piece> &pieces, std::size_t index)
{
    if (index >= pieces.size())
        return;
    const bool wasHeading = pieces[index].kind == PieceKind::Heading;
    const std::size_t end = sectionEnd(pieces, index);
    pieces[index].kind = PieceKind::Furniture;
    pieces[index].field.reset();
    pieces[index].startsTemplate = false;
    if (wasHeading)
        file(pieces, index, end, headingBefore(pieces, index));
}

void split(std::string_view text, std::vector<Piece> &pieces, std::size_t index, std::size_t offset)
{
    if (index >= pieces.size() || offset <= pieces[index].offset || offset >= pieces[index].end()
        || offset >= text.size() || (static_cast<unsigned char>(text[offset]) & 0xC0) == 0x80)
        return;
    Piece rest = pieces[index];
    pieces[index].length = offset - rest.offset;
    const std::string_view before = text.substr(rest.offset, pieces[index].length);
    rest.line += static_cast<std::size_t>(std::ranges::count(before, '\n'));
    rest.length = rest.end() - offset;
    rest.offset = offset;
    rest.startsTemplate = false;
    if (rest.kind == PieceKind::Heading)
        rest.kind = PieceKind::Text;
    pieces.insert(pieces.begin() + static_cast<std::ptrdiff_t>(index) + 1, std::move(rest));
}

void promote(std::string_view text, std::vector<Piece> &pieces, std::size_t index,
             std::optional<Field> field)
{
    if (index >= pieces.size() || pieces[index].end() > text.size())
        return;
    Piece &piece = pieces[index];
    std::string heading = normalized(text.substr(piece.offset, piece.length));
    for (const std::string_view marks : {" \t\n:*_#=~-|", " \t\n*_#|"}) {
        const bool isFront = marks.size() < 8;
        const std::size_t at =
            isFront ? heading.find_first_not_of(marks) : heading.find_last_not_of(marks);
        if (at != std::string::npos)
            heading = isFront ? heading.substr(at) : heading.substr(0, at + 1);
    }
    piece.kind = PieceKind::Heading;
    piece.heading = std::move(heading);
    assign(pieces, index, field);
}

} // namespace nidreg::templates
