// SPDX-License-Identifier: MIT
#include "model/templates/lint/lintchecks.h"
#include "model/templates/lint/lookalikes.h"
#include "model/templates/reader.h"
#include "model/templates/utf8.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace nidreg::templates {

/// C0 and C1 without tab and line end, and what takes no room: it hides in a text as they do.
static bool isControl(std::uint32_t c)
{
    constexpr std::uint32_t kSoftHyphen = 0xAD, kZeroWidthSpace = 0x200B, kByteOrderMark = 0xFEFF;
    return (c < 0x20 && c != '\t' && c != '\n') || (c >= 0x7F && c <= 0x9F) || c == kSoftHyphen
        || c == kZeroWidthSpace || c == 0x2028 || c == 0x2029 || (c >= 0x2060 && c <= 0x2064)
        || c == kByteOrderMark || (c >= 0xE0000 && c <= 0xE007F);
}

/// Embeddings, overrides and isolates: they make a text read otherwise than it is (UAX #9).
static bool isBidiControl(std::uint32_t c)
{
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

static std::string unicodeName(std::uint32_t c)
{
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "U+%04X", c);
    return text.data();
}

namespace {

/// Walks a text once and reports characters that have no business in it. One finding a kind and
/// word: a spoofed word is one thing to fix.
class CharacterCheck {
public:
    CharacterCheck(Examination &examination, Field field)
        : m_examination(examination), m_field(field), m_text(examination.text(field))
    {
    }

    void run()
    {
        while (m_at < m_text.size()) {
            const CodePoint next = firstCodePoint(m_text.substr(m_at));
            examine(next.isValid ? next.value : 0xFFFD, next.length);
            m_at += next.length;
        }
        endWord();
    }

private:
    void examine(std::uint32_t c, std::size_t length)
    {
        if (isControl(c))
            m_examination.report(m_field, Problem::ControlCharacter, {unicodeName(c)},
                                 {m_at, length});
        if (isBidiControl(c))
            m_examination.report(m_field, Problem::BidiControl, {unicodeName(c)}, {m_at, length});
        if (c < 0x80 && !isAlpha(static_cast<char>(c)))
            return endWord();
        look(c);
    }

    /// A Greek letter at the edge of a word is a symbol; amid Latin ones it is a stranger.
    void look(std::uint32_t c)
    {
        const bool isLatin = c < 0x80;
        m_hasLookalike = m_hasLookalike || (isLatin && m_hasSymbolInside)
            || (!isSymbolLetter(c) && latinLookalike(c) != 0);
        m_hasSymbolInside = m_hasLatin && (m_hasSymbolInside || isSymbolLetter(c));
        m_hasLatin = m_hasLatin || isLatin;
    }

    void endWord()
    {
        if (m_hasLatin && m_hasLookalike)
            m_examination.report(m_field, Problem::MixedScript,
                                 {std::string(m_text.substr(m_wordAt, m_at - m_wordAt))},
                                 {m_wordAt, m_at - m_wordAt});
        m_hasLatin = m_hasLookalike = m_hasSymbolInside = false;
        m_wordAt = m_at + 1;
    }

    Examination &m_examination;
    Field m_field;
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_wordAt = 0;
    bool m_hasLatin = false;
    bool m_hasLookalike = false;
    bool m_hasSymbolInside = false; ///< after a Latin letter
};

} // namespace

/// Where a text was not UTF-8, what is beyond ASCII in it may have come out wrong.
static void checkLatin1(Examination &examination, Field field)
{
    const std::string_view text = examination.text(field);
    const auto *first =
        std::ranges::find_if(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    if (!examination.context().readAsLatin1 || first == text.end())
        return;
    const auto at = static_cast<std::size_t>(first - text.begin());
    const CodePoint next = firstCodePoint(text.substr(at));
    examination.report(field, Problem::ReadAsLatin1, {std::string(text.substr(at, next.length))},
                       {at, next.length});
}

void checkCharacters(Examination &examination)
{
    for (const FieldSpec &spec : kFields) {
        if (examination.draft().text(spec.field).size() > kMaxFieldBytes)
            examination.report(spec.field, Problem::TooLong,
                               {std::string(spec.heading), std::to_string(kMaxFieldBytes / 1024)});
        CharacterCheck(examination, spec.field).run();
        checkLatin1(examination, spec.field);
    }
}

} // namespace nidreg::templates
