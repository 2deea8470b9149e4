// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/template.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// What a stretch of a text is to the template it stands in.
enum class PieceKind {
    Heading, ///< begins a section; its words are a name, not text
    Text, ///< goes to a field, or to `unmapped` where `field` is nothing
    Furniture, ///< page break, running head, rule of a table: goes nowhere
};

/// A stretch of a text and where it goes.
struct Piece {
    std::size_t offset = 0; ///< in bytes, in the text that was cut
    std::size_t length = 0; ///< in bytes
    std::size_t line = 0; ///< the line (from 1) that it begins on
    PieceKind kind = PieceKind::Text;
    std::string heading; ///< of the section it belongs to, without marks; empty before the first
    std::optional<Field> field; ///< of Heading and Text: where the section's text goes
    bool isGuess = false; ///< the heading is no known label, but much like one
    bool startsTemplate = false; ///< of Heading: the first of a further template in the text

    std::size_t end() const { return offset + length; }

    friend bool operator==(const Piece &, const Piece &) = default;
};

/// Cuts a text (decode(), then withoutMailMarks()) into pieces that cover all of it, in order,
/// without gap or overlap. A heading's piece is followed by those of its section. Linear in the
/// length of `text`.
std::vector<Piece> cut(std::string_view text);

/// Puts the templates together that `pieces` of `text` make: one, and one more for each piece that
/// starts another. Every word of a Text piece stands in its field or in `unmapped`; texts that meet
/// in one field keep their headings as first lines. `pieces` are those of cut(), or what a person
/// made of them: assign() and split().
std::vector<NamespaceTemplate> assemble(std::string_view text, std::span<const Piece> pieces);

/// Sends piece `index` elsewhere: to `field`, or to `unmapped` for nothing. For a heading, all the
/// text of its section goes along. What was furniture or a guess becomes what the person says it
/// is: text, and no guess any more.
void assign(std::vector<Piece> &pieces, std::size_t index, std::optional<Field> field);

/// Makes piece `index` furniture, so that it goes nowhere; of a heading, the section's text joins
/// the section before.
void discard(std::vector<Piece> &pieces, std::size_t index);

/// Cuts piece `index` in two at byte `offset` of `text`, which lies inside it (else nothing
/// happens; nor inside a UTF-8 character). Both halves are what the whole was.
void split(std::string_view text, std::vector<Piece> &pieces, std::size_t index,
           std::size_t offset);

/// Makes a heading of piece `index`, which names `field`: the text up to the next heading goes
/// there. Its own words without colon and marks are the heading's.
void promote(std::string_view text, std::vector<Piece> &pieces, std::size_t index,
             std::optional<Field> field);

} // namespace nidreg::templates
