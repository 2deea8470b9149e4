// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/templates/headings.h"
#include "model/templates/pages.h"
#include "model/templates/template.h"

#include <array>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// What a piece of a text is in its template.
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

/// Puts the pieces of one template together.
class Assembly {
public:
    /// The template begins on the line that begins at byte `offset`.
    void startAt(std::size_t offset) { m_line = offset; }

    /// Takes the next piece of `text`.
    void add(std::string_view text, const Piece &piece);

    /// The template; `published` is the month of the document it stands in, where that is known.
    NamespaceTemplate take(std::string_view text, std::optional<base::Date> published);

private:
    struct Part {
        std::string heading; ///< empty where the text began without one
        std::string text;
        bool isOwn;
    };

    void addText(std::string_view text, const Piece &piece);
    void addFurniture(std::string_view text, const Piece &piece);
    void takeText(std::string_view text);
    void endPart(std::string_view text);
    void endSection(std::string_view text);
    void addPart(const Piece &from, std::string text);
    void addTo(Field field, const Piece &from, std::string text);
    void noteRegistration(const Piece &from);
    static std::string joined(const std::vector<Part> &parts);

    std::array<std::vector<Part>, kFieldCount> m_parts;
    std::set<const Spelling *> m_spellings; ///< those met
    NamespaceTemplate m_template;

    // The section and the part of it that is being read.
    std::optional<Piece> m_heading;
    std::optional<Piece> m_part; ///< its first piece
    PageJoiner m_lines; ///< of the part, as far as they were taken
    bool m_isBeside = false; ///< the first of them was beside the heading
    bool m_hasPart = false; ///< the section has had text before
    std::size_t m_begin = 0, m_end = 0; ///< text of the part that is still to be taken
    std::size_t m_beginLine = 0; ///< where the line begins that m_begin is on
    bool m_isAfterFurniture = false;
    std::size_t m_line = 0; ///< where the line begins that the next piece is on
};

} // namespace nidreg::templates
