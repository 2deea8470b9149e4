// SPDX-License-Identifier: MIT
#include "model/templates/lint/lint.h"
#include "model/templates/pieces.h"
#include "model/templates/reader.h"
#include "model/templates/words.h"
#include "model/templates/writer.h"
#include "tests/fuzz/check.h"

#include <cstdint>
#include <map>

using namespace nidreg;
using namespace nidreg::templates;

static void checkLint(const NamespaceTemplate &one, std::size_t size)
{
    static const urn::NidKnowledge kKnowledge;
    LintContext context;
    context.knowledge = &kKnowledge;
    context.today = *base::parseDate("2026-01-31");
    context.fastTrack = size % 2 == 0;
    context.previousVersion = static_cast<std::int64_t>(size % 3);
    context.kind = size % 5 == 0 ? urn::NidKind::Informal : urn::NidKind::Formal;
    Field last = Field::NamespaceIdentifier;
    for (const FieldFinding &found : lint(one, context)) {
        FUZZ_CHECK(last <= found.field);
        FUZZ_CHECK(found.finding.where.offset + found.finding.where.length
                   <= one.text(found.field).size());
        last = found.field;
    }
}

static void checkTemplate(const NamespaceTemplate &one, std::size_t size)
{
    const std::string text = write(one);
    const auto again = read(text);
    FUZZ_CHECK(again.size() == 1);
    FUZZ_CHECK(again.front() == one);
    FUZZ_CHECK(again.front().unmapped.size() == one.unmapped.size());
    for (std::size_t i = 0; i < one.unmapped.size(); ++i)
        FUZZ_CHECK(again.front().unmapped[i].text == one.unmapped[i].text);
    FUZZ_CHECK(write(again.front()) == text);
    FUZZ_CHECK(decode(text).text == text || text.starts_with("\xEF\xBB\xBF")
               || text.find('\r') != text.npos || decode(text).wasLatin1);
    nidOf(one);
    versionOf(one);
    dateOf(one);
    registrantOf(one);
    checkLint(one, size);
}

/// How often each word stands in what `text` or a template says.
static void count(std::map<std::string, int> &counts, std::string_view text, int by)
{
    for (const std::string_view word : words(text))
        counts[std::string(word)] += by;
}

/// Two pieces of one text: what stands on both sides of their border may be one word.
static bool goesOn(const Piece &before, const Piece &after)
{
    return before.kind == PieceKind::Text && before.field == after.field
        && before.heading == after.heading;
}

/// Every word of a text piece stands somewhere: in its field or beside one. Where a piece goes
/// elsewhere than the one before, its border parts words: of "1,registration date:" each half
/// stands in a field of its own.
static void checkWords(std::string_view text, const std::vector<Piece> &pieces,
                       const std::vector<NamespaceTemplate> &made)
{
    std::map<std::string, int> counts;
    std::string kept;
    for (const Piece &piece : pieces) {
        const bool isText = piece.kind == PieceKind::Text;
        if (&piece != &pieces.front() && !goesOn(*(&piece - 1), piece))
            kept += '\n';
        kept += isText ? text.substr(piece.offset, piece.length) : std::string_view("\n");
    }
    count(counts, kept, 1);
    for (const NamespaceTemplate &one : made) {
        for (const auto &field : one.fields)
            count(counts, field.value_or(""), -1);
        for (const Unmapped &unmapped : one.unmapped)
            count(counts, unmapped.text, -1);
    }
    for (const auto &[word, left] : counts)
        FUZZ_CHECK(left <= 0);
}

static void checkPieces(std::string_view text)
{
    std::vector<Piece> pieces = cut(text);
    std::size_t at = 0;
    for (const Piece &piece : pieces) {
        FUZZ_CHECK(piece.offset == at && piece.length > 0 && piece.line > 0);
        at = piece.end();
    }
    FUZZ_CHECK(at == text.size());
    checkWords(text, pieces, assemble(text, pieces));
    if (pieces.empty())
        return;
    const std::size_t middle = pieces.size() / 2; // what a person may do
    assign(pieces, middle, Field::Purpose);
    split(text, pieces, middle, pieces[middle].offset + pieces[middle].length / 2);
    promote(text, pieces, middle, Field::Syntax);
    checkWords(text, pieces, assemble(text, pieces));
    discard(pieces, middle);
    checkWords(text, pieces, assemble(text, pieces));
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const Decoded decoded = decode(bytes);
    FUZZ_CHECK(!decode(decoded.text).wasLatin1);
    const auto templates = read(decoded.text);
    FUZZ_CHECK(!templates.empty());
    for (const NamespaceTemplate &one : templates)
        checkTemplate(one, size);
    checkPieces(decoded.text);

    NamespaceTemplate typed; // as a person types it, not as a reader leaves it
    typed.set(Field::Syntax, decoded.text);
    typed.unmapped.push_back({decoded.text.substr(0, size / 4), decoded.text});
    const auto kept = read(write(typed));
    FUZZ_CHECK(kept.size() == 1);
    FUZZ_CHECK(write(kept.front()) == write(typed));
    return 0;
}
