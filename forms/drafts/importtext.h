// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/pieces.h"

#include <QString>

#include <vector>

namespace nidreg::forms {

/// Where the words of a text went; every word is counted in exactly one of the five.
struct WordAccount {
    int all = 0;
    int inFields = 0;
    int unmapped = 0; ///< under a heading that belongs to no field
    int headings = 0; ///< of fields: appendix A's own stand for them
    int furniture = 0; ///< page breaks and running heads
    int lost = 0; ///< none of these: never, as long as the reader has no defect
};

/// A text that is being imported: cut into pieces, each with the field that it goes to, and a
/// person's changes to that. Positions count UTF-16 units of text().
class ImportText {
public:
    /// `utf8` as templates::cut() takes it.
    explicit ImportText(const std::string &utf8);

    const QString &text() const { return m_text; }
    const std::vector<templates::Piece> &pieces() const { return m_pieces; }
    /// What the pieces make; at least one.
    const std::vector<templates::NamespaceTemplate> &templates() const { return m_templates; }
    WordAccount account() const;

    qsizetype start(std::size_t piece) const { return m_starts[piece]; }
    qsizetype end(std::size_t piece) const { return m_starts[piece + 1]; }
    /// The piece that holds a position; the last one for the end of the text.
    std::size_t pieceAt(qsizetype position) const;
    /// The template (from 0) that a piece belongs to.
    std::size_t templateOf(std::size_t piece) const;
    /// Where template `number` begins.
    qsizetype startOf(std::size_t number) const;
    /// What the piece says, one line of it.
    QString words(std::size_t piece) const;

    void assign(std::size_t piece, std::optional<templates::Field> field);
    void discard(std::size_t piece);
    /// Cuts the piece that holds `position` in two there.
    void split(qsizetype position);
    /// The piece goes where the one before it goes, and is one with it; a heading becomes text and
    /// takes its section along.
    void join(std::size_t piece);
    bool canJoin(std::size_t piece) const;

    bool canUndo() const { return !m_history.empty(); }
    void undo();

private:
    template <class Change> void change(const Change &change);
    void assemble();

    std::string m_utf8;
    QString m_text;
    std::vector<templates::Piece> m_pieces;
    std::vector<qsizetype> m_starts; ///< one for each piece, and the end
    std::vector<templates::NamespaceTemplate> m_templates;
    std::vector<std::vector<templates::Piece>> m_history;
};

} // namespace nidreg::forms
