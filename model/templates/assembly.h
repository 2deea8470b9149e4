// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/templates/headings.h"
#include "model/templates/pages.h"
#include "model/templates/pieces.h"

#include <array>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace nidreg::templates {

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
    bool m_isBeside = false; ///< the first of them stood beside the heading
    bool m_hasPart = false; ///< the section has had text before
    std::size_t m_begin = 0, m_end = 0; ///< text of the part that is still to be taken
    std::size_t m_beginLine = 0; ///< where the line begins that m_begin is on
    bool m_isAfterFurniture = false;
    std::size_t m_line = 0; ///< where the line begins that the next piece is on
};

} // namespace nidreg::templates
