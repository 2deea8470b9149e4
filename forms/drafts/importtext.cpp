// SPDX-License-Identifier: MIT
#include "forms/drafts/importtext.h"

#include "forms/words/words.h"
#include "model/templates/words.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace nidreg::forms {

using templates::Piece;
using templates::PieceKind;

namespace {

constexpr std::size_t kMaxUndoSteps = 100;

using Counts = std::unordered_map<std::string_view, int>;

void count(Counts &counts, std::string_view text, int by)
{
    for (const std::string_view word : templates::words(text))
        counts[word] += by;
}

/// How many words of `pieces` are not in what they made.
int missing(std::string_view text, const std::vector<Piece> &pieces,
            const std::vector<templates::NamespaceTemplate> &made)
{
    Counts counts;
    for (const Piece &piece : pieces) {
        if (piece.kind == PieceKind::Text)
            count(counts, text.substr(piece.offset, piece.length), +1);
    }
    for (const templates::NamespaceTemplate &each : made) {
        for (const templates::FieldSpec &spec : templates::kFields)
            count(counts, each.text(spec.field), -1);
        for (const templates::Unmapped &rest : each.unmapped) {
            count(counts, rest.heading, -1);
            count(counts, rest.text, -1);
        }
    }
    int lost = 0;
    for (const auto &[word, rest] : counts)
        lost += std::max(rest, 0);
    return lost;
}

} // namespace

ImportText::ImportText(const std::string &utf8)
    : m_utf8(utf8), m_text(forms::words(utf8)), m_pieces(templates::cut(utf8))
{
    assemble();
}

void ImportText::assemble()
{
    m_starts.clear();
    qsizetype at = 0;
    for (const Piece &piece : m_pieces) {
        m_starts.push_back(at);
        at += forms::words(std::string_view(m_utf8).substr(piece.offset, piece.length)).size();
    }
    m_starts.push_back(at);
    m_templates = templates::assemble(m_utf8, m_pieces);
}

WordAccount ImportText::account() const
{
    WordAccount account;
    const std::string_view text = m_utf8;
    for (const Piece &piece : m_pieces) {
        const int count = int(templates::words(text.substr(piece.offset, piece.length)).size());
        account.all += count;
        if (piece.kind == PieceKind::Furniture)
            account.furniture += count;
        else if (!piece.field)
            account.unmapped += count;
        else if (piece.kind == PieceKind::Heading)
            account.headings += count;
        else
            account.inFields += count;
    }
    account.lost = missing(text, m_pieces, m_templates);
    account.inFields -= account.lost;
    return account;
}

std::size_t ImportText::pieceAt(qsizetype position) const
{
    const auto after = std::upper_bound(m_starts.begin(), m_starts.end(), position);
    const auto index = std::size_t(std::max<std::ptrdiff_t>(after - m_starts.begin() - 1, 0));
    return std::min(index, m_pieces.empty() ? 0 : m_pieces.size() - 1);
}

std::size_t ImportText::templateOf(std::size_t piece) const
{
    const auto end = m_pieces.begin() + std::ptrdiff_t(std::min(piece + 1, m_pieces.size()));
    return std::size_t(std::count_if(m_pieces.begin(), end,
                                     [](const Piece &each) { return each.startsTemplate; }));
}

qsizetype ImportText::startOf(std::size_t number) const
{
    for (std::size_t piece = 0; number > 0 && piece < m_pieces.size(); ++piece) {
        number -= m_pieces[piece].startsTemplate;
        if (number == 0)
            return m_starts[piece];
    }
    return 0;
}

QString ImportText::words(std::size_t piece) const
{
    const QString start = m_text.mid(m_starts[piece], 400);
    return start.left(end(piece) - m_starts[piece]).simplified();
}

template <class Change> void ImportText::change(const Change &change)
{
    std::vector<Piece> before = m_pieces;
    change();
    if (before == m_pieces)
        return;
    m_history.push_back(std::move(before));
    if (m_history.size() > kMaxUndoSteps)
        m_history.erase(m_history.begin());
    assemble();
}

void ImportText::assign(std::size_t piece, std::optional<templates::Field> field)
{
    change([&] { templates::assign(m_pieces, piece, field); });
}

void ImportText::discard(std::size_t piece)
{
    change([&] { templates::discard(m_pieces, piece); });
}

void ImportText::split(qsizetype position)
{
    const std::size_t piece = pieceAt(position);
    const auto inside =
        std::size_t(m_text.mid(m_starts[piece], position - m_starts[piece]).toUtf8().size());
    change([&] { templates::split(m_utf8, m_pieces, piece, m_pieces[piece].offset + inside); });
}

bool ImportText::canJoin(std::size_t piece) const
{
    return piece > 0 && piece < m_pieces.size() && !m_pieces[piece].startsTemplate;
}

void ImportText::join(std::size_t piece)
{
    if (!canJoin(piece))
        return;
    change([&] {
        const Piece before = m_pieces[piece - 1];
        const bool wasHeading = m_pieces[piece].kind == PieceKind::Heading;
        const auto take = [&](Piece &joined) {
            joined.heading = before.heading;
            joined.field = before.field;
            joined.isGuess = before.isGuess;
        };
        take(m_pieces[piece]);
        m_pieces[piece].kind = before.kind == PieceKind::Heading ? PieceKind::Text : before.kind;
        for (std::size_t i = piece + 1;
             wasHeading && i < m_pieces.size() && m_pieces[i].kind != PieceKind::Heading; ++i) {
            if (m_pieces[i].kind == PieceKind::Text)
                take(m_pieces[i]);
        }
        if (m_pieces[piece].kind != before.kind)
            return; // text below a heading is a piece of its own
        m_pieces[piece - 1].length += m_pieces[piece].length;
        m_pieces.erase(m_pieces.begin() + std::ptrdiff_t(piece));
    });
}

void ImportText::undo()
{
    if (m_history.empty())
        return;
    m_pieces = std::move(m_history.back());
    m_history.pop_back();
    assemble();
}

} // namespace nidreg::forms
