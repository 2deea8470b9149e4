// SPDX-License-Identifier: MIT
#include "model/templates/lint/lookalikes.h"

#include "model/templates/utf8.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

namespace {

struct Lookalike {
    std::uint32_t character;
    char latin;
};

} // namespace

/// Letters of other scripts whose skeleton is that of one Latin letter (Unicode Technical Standard
/// 39, section 4). Sorted.
// clang-format off
constexpr Lookalike kLookalikes[] = {
    // Greek
    {0x037F, 'J'}, {0x0391, 'A'}, {0x0392, 'B'}, {0x0395, 'E'}, {0x0396, 'Z'}, {0x0397, 'H'},
    {0x0399, 'I'}, {0x039A, 'K'}, {0x039C, 'M'}, {0x039D, 'N'}, {0x039F, 'O'}, {0x03A1, 'P'},
    {0x03A4, 'T'}, {0x03A5, 'Y'}, {0x03A7, 'X'}, {0x03B1, 'a'}, {0x03B3, 'y'}, {0x03B9, 'i'},
    {0x03BD, 'v'}, {0x03BF, 'o'}, {0x03C1, 'p'}, {0x03C3, 'o'}, {0x03C5, 'u'}, {0x03D2, 'Y'},
    {0x03DC, 'F'}, {0x03F1, 'p'}, {0x03F2, 'c'}, {0x03F3, 'j'}, {0x03F9, 'C'}, {0x03FA, 'M'},
    // Cyrillic
    {0x0405, 'S'}, {0x0406, 'I'}, {0x0408, 'J'}, {0x0410, 'A'}, {0x0412, 'B'}, {0x0415, 'E'},
    {0x041A, 'K'}, {0x041C, 'M'}, {0x041D, 'H'}, {0x041E, 'O'}, {0x0420, 'P'}, {0x0421, 'C'},
    {0x0422, 'T'}, {0x0423, 'Y'}, {0x0425, 'X'}, {0x042C, 'b'}, {0x0430, 'a'}, {0x0433, 'r'},
    {0x0435, 'e'}, {0x043E, 'o'}, {0x0440, 'p'}, {0x0441, 'c'}, {0x0443, 'y'}, {0x0445, 'x'},
    {0x0455, 's'}, {0x0456, 'i'}, {0x0458, 'j'}, {0x0461, 'w'}, {0x0474, 'V'}, {0x0475, 'v'},
    {0x04AE, 'Y'}, {0x04AF, 'y'}, {0x04BB, 'h'}, {0x04BD, 'e'}, {0x04C0, 'I'}, {0x04CF, 'i'},
    {0x0501, 'd'}, {0x050C, 'G'}, {0x051B, 'q'}, {0x051C, 'W'}, {0x051D, 'w'},
    // Armenian
    {0x054D, 'U'}, {0x054F, 'S'}, {0x0555, 'O'}, {0x0561, 'w'}, {0x0563, 'q'}, {0x0566, 'q'},
    {0x0570, 'h'}, {0x0578, 'n'}, {0x057C, 'n'}, {0x057D, 'u'}, {0x0581, 'g'}, {0x0584, 'f'},
    {0x0585, 'o'},
    // Hebrew
    {0x05D5, 'l'}, {0x05D8, 'v'}, {0x05DF, 'l'}, {0x05E1, 'o'},
    // Georgian
    {0x10E7, 'y'}, {0x10FF, 'o'},
    // Cherokee
    {0x13A0, 'D'}, {0x13A1, 'R'}, {0x13A2, 'T'}, {0x13A5, 'i'}, {0x13A9, 'Y'}, {0x13AA, 'A'},
    {0x13AB, 'J'}, {0x13AC, 'E'}, {0x13B3, 'W'}, {0x13B7, 'M'}, {0x13BB, 'H'}, {0x13BD, 'Y'},
    {0x13C0, 'G'}, {0x13C2, 'h'}, {0x13C3, 'Z'}, {0x13CF, 'b'}, {0x13D2, 'R'}, {0x13D4, 'W'},
    {0x13D5, 'S'}, {0x13D9, 'V'}, {0x13DA, 'S'}, {0x13DE, 'L'}, {0x13DF, 'C'}, {0x13E2, 'P'},
    {0x13E6, 'K'}, {0x13E7, 'd'}, {0x13F3, 'G'}, {0x13F4, 'B'},
    // Canadian Aboriginal
    {0x142F, 'V'}, {0x144C, 'U'}, {0x146D, 'P'}, {0x146F, 'd'}, {0x1472, 'b'}, {0x148D, 'J'},
    {0x14AA, 'L'}, {0x1541, 'x'}, {0x157C, 'H'}, {0x157D, 'x'}, {0x1587, 'R'}, {0x15AF, 'b'},
    {0x15B4, 'F'}, {0x15C5, 'A'}, {0x15DE, 'D'}, {0x15EA, 'D'}, {0x15F0, 'M'}, {0x15F7, 'B'},
    // Greek
    {0x1D26, 'r'}, {0x1FBE, 'i'},
    // Coptic
    {0x2C85, 'r'}, {0x2C8E, 'H'}, {0x2C92, 'I'}, {0x2C94, 'K'}, {0x2C98, 'M'}, {0x2C9A, 'N'},
    {0x2C9E, 'O'}, {0x2C9F, 'o'}, {0x2CA2, 'P'}, {0x2CA3, 'p'}, {0x2CA4, 'C'}, {0x2CA5, 'c'},
    {0x2CA6, 'T'}, {0x2CA8, 'Y'}, {0x2CAC, 'X'}, {0x2CD0, 'L'},
    // Tifinagh
    {0x2D38, 'V'}, {0x2D39, 'E'}, {0x2D4F, 'l'}, {0x2D54, 'O'}, {0x2D55, 'Q'}, {0x2D5D, 'X'},
    // Lisu
    {0xA4D0, 'B'}, {0xA4D1, 'P'}, {0xA4D2, 'd'}, {0xA4D3, 'D'}, {0xA4D4, 'T'}, {0xA4D6, 'G'},
    {0xA4D7, 'K'}, {0xA4D9, 'J'}, {0xA4DA, 'C'}, {0xA4DC, 'Z'}, {0xA4DD, 'F'}, {0xA4DF, 'M'},
    {0xA4E0, 'N'}, {0xA4E1, 'L'}, {0xA4E2, 'S'}, {0xA4E3, 'R'}, {0xA4E6, 'V'}, {0xA4E7, 'H'},
    {0xA4EA, 'W'}, {0xA4EB, 'X'}, {0xA4EC, 'Y'}, {0xA4EE, 'A'}, {0xA4F0, 'E'}, {0xA4F2, 'I'},
    {0xA4F3, 'O'}, {0xA4F4, 'U'},
    // Cyrillic
    {0xA647, 'i'},
    // Cherokee
    {0xAB75, 'i'}, {0xAB81, 'r'}, {0xAB83, 'w'}, {0xAB93, 'z'}, {0xABA9, 'v'}, {0xABAA, 's'},
    {0xABAF, 'c'},
    // Deseret
    {0x10404, 'O'}, {0x10415, 'C'}, {0x1041B, 'L'}, {0x10420, 'S'}, {0x1042C, 'o'},
    {0x1043D, 'c'}, {0x10448, 's'},
    // Osage
    {0x104B4, 'R'}, {0x104C2, 'O'}, {0x104CE, 'U'}, {0x104EA, 'o'}, {0x104F6, 'u'},
};
// clang-format on

static_assert(std::ranges::is_sorted(kLookalikes, {}, &Lookalike::character));

constexpr std::uint32_t kKelvinSign = 0x212A;

static char letter(std::uint32_t index)
{
    return static_cast<char>(index < 26 ? 'A' + index : 'a' + (index - 26));
}

/// Fullwidth forms and the mathematical alphabets, each a run of the letters or digits.
static char latinOfVariant(std::uint32_t c)
{
    if (c >= 0xFF10 && c <= 0xFF19)
        return static_cast<char>('0' + (c - 0xFF10));
    if ((c >= 0xFF21 && c <= 0xFF3A) || (c >= 0xFF41 && c <= 0xFF5A))
        return static_cast<char>(c - 0xFF21 + 'A');
    if (c >= 0x1D400 && c <= 0x1D6A3)
        return letter((c - 0x1D400) % 52);
    if (c >= 0x1D7CE && c <= 0x1D7FF)
        return static_cast<char>('0' + (c - 0x1D7CE) % 10);
    return c == kKelvinSign ? 'K' : '\0';
}

char latinLookalike(std::uint32_t c)
{
    const auto *row = std::ranges::lower_bound(kLookalikes, c, {}, &Lookalike::character);
    return row != std::end(kLookalikes) && row->character == c ? row->latin : latinOfVariant(c);
}

bool isSymbolLetter(std::uint32_t c)
{
    constexpr std::uint32_t kNu = 0x3BD, kOmicron = 0x3BF;
    return c >= 0x3B1 && c <= 0x3C9 && c != kNu && c != kOmicron;
}

std::optional<std::string> inLatin(std::string_view word)
{
    std::string latin;
    while (!word.empty()) {
        const CodePoint next = firstCodePoint(word);
        const char c = next.length == 1 ? word.front() : latinLookalike(next.value);
        if (!next.isValid || c == 0)
            return std::nullopt;
        latin += c;
        word.remove_prefix(next.length);
    }
    return latin;
}

} // namespace nidreg::templates
