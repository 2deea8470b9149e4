// SPDX-License-Identifier: MIT
#include "model/templates/lintchecks.h"
#include "model/templates/reader.h"
#include "model/templates/utf8.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace nidreg::templates {

/// C0 and C1 without tab and line end.
static bool isControl(std::uint32_t c)
{
    return (c < 0x20 && c != '\t' && c != '\n') || (c >= 0x7F && c <= 0x9F);
}

/// Embeddings, overrides and isolates: they make a text read otherwise than it is (UAX #9).
static bool isBidiControl(std::uint32_t c)
{
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/// Cyrillic and Greek letters that look like Latin ones, sorted.
constexpr std::array<std::uint32_t, 44> kLookalikes{
    0x391, 0x392, 0x395, 0x396, 0x397, 0x399, 0x39A, 0x39C, 0x39D, 0x39F, 0x3A1,
    0x3A4, 0x3A5, 0x3A7, 0x3BD, 0x3BF, 0x405, 0x406, 0x408, 0x410, 0x412, 0x415,
    0x41A, 0x41C, 0x41D, 0x41E, 0x420, 0x421, 0x422, 0x425, 0x430, 0x435, 0x43E,
    0x440, 0x441, 0x443, 0x445, 0x455, 0x456, 0x458, 0x4AE, 0x4BB, 0x501, 0x51B,
};

static_assert(std::ranges::is_sorted(kLookalikes));

static std::string unicodeName(std::uint32_t c)
{
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "U+%04X", c);
    return text.data();
}

namespace {

/// Walks a text once and reports characters that have no business in it. One finding a kind and
/// word: a spoofed word is one thing to mend.
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
        if (c < 0x80 && !isLetter(static_cast<char>(c)))
            return endWord();
        m_hasLatin = m_hasLatin || c < 0x80;
        m_hasLookalike = m_hasLookalike || std::ranges::binary_search(kLookalikes, c);
    }

    void endWord()
    {
        if (m_hasLatin && m_hasLookalike)
            m_examination.report(m_field, Problem::MixedScript,
                                 {std::string(m_text.substr(m_wordAt, m_at - m_wordAt))},
                                 {m_wordAt, m_at - m_wordAt});
        m_hasLatin = m_hasLookalike = false;
        m_wordAt = m_at + 1;
    }

    Examination &m_examination;
    Field m_field;
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_wordAt = 0;
    bool m_hasLatin = false;
    bool m_hasLookalike = false;
};

} // namespace

void checkCharacters(Examination &examination)
{
    for (const FieldSpec &spec : kFields) {
        if (examination.draft().text(spec.field).size() > kMaxFieldBytes)
            examination.report(spec.field, Problem::TooLong,
                               {std::string(spec.heading), std::to_string(kMaxFieldBytes)});
        CharacterCheck(examination, spec.field).run();
    }
}

} // namespace nidreg::templates
