// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/urn/fast/engine.h"
#include "model/urn/syntax/chars.h"

#include <algorithm>
#include <array>

namespace nidreg::urn {
namespace {

/// The masks of a Survey in an order of their own; a byte has a bit for each that it belongs to.
constexpr std::uint64_t Survey::*kMasks[] = {
    &Survey::nss,    &Survey::alphanum, &Survey::hexDigit,       &Survey::hyphen,  &Survey::colon,
    &Survey::slash,  &Survey::question, &Survey::hash,           &Survey::percent, &Survey::plus,
    &Survey::equals, &Survey::lineFeed, &Survey::carriageReturn,
};

constexpr std::uint16_t classesOf(char c)
{
    const bool belongs[] = {isNssChar(c), isAlphanum(c), isHexDigit(c), c == '-', c == ':',
                            c == '/',     c == '?',      c == '#',      c == '%', c == '+',
                            c == '=',     c == '\n',     c == '\r'};
    static_assert(std::size(belongs) == std::size(kMasks));
    std::uint16_t result = 0;
    for (std::size_t i = 0; i < std::size(belongs); ++i)
        result = static_cast<std::uint16_t>(result | belongs[i] << i);
    return result;
}

constexpr auto kClasses = [] {
    std::array<std::uint16_t, 256> result{};
    for (std::size_t c = 0; c < result.size(); ++c)
        result[c] = classesOf(static_cast<char>(c));
    return result;
}();

/// Eight rows of eight bits as eight columns: bit 8r + c becomes bit 8c + r.
constexpr std::uint64_t transposed(std::uint64_t rows)
{
    std::uint64_t moved = (rows ^ rows >> 7) & 0x00AA'00AA'00AA'00AA;
    rows ^= moved ^ moved << 7;
    moved = (rows ^ rows >> 14) & 0x0000'CCCC'0000'CCCC;
    rows ^= moved ^ moved << 14;
    moved = (rows ^ rows >> 28) & 0x0000'0000'F0F0'F0F0;
    return rows ^ moved ^ moved << 28;
}

/// Adds what eight bytes are, the first of which is number `at`.
void survey(const std::array<std::uint16_t, 8> &classes, std::size_t at, Survey &result)
{
    std::array<std::uint64_t, 2> halves{};
    for (std::size_t i = 0; i < classes.size(); ++i) {
        halves[0] |= std::uint64_t(classes[i] & 0xFF) << 8 * i;
        halves[1] |= std::uint64_t(classes[i] >> 8) << 8 * i;
    }
    halves = {transposed(halves[0]), transposed(halves[1])};
    for (std::size_t i = 0; i < std::size(kMasks); ++i)
        result.*kMasks[i] |= (halves[i / 8] >> i % 8 * 8 & 0xFF) << at;
}

Survey everything(const char *text, std::size_t size)
{
    Survey result{};
    for (std::size_t at = 0; at < size; at += 8) {
        std::array<std::uint16_t, 8> classes{};
        for (std::size_t i = 0; i < std::min<std::size_t>(8, size - at); ++i)
            classes[i] = kClasses[static_cast<unsigned char>(text[at + i])];
        survey(classes, at, result);
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(4, size); ++i)
        result.start |= std::uint32_t(static_cast<unsigned char>(text[i])) << 8 * i;
    return result;
}

/// Finds out everything at once, whatever will be asked.
class Surveyor {
public:
    Surveyor(const char *text, std::size_t size)
        : m_text(text), m_survey(everything(text, size)) { }

    std::uint64_t nss() const { return m_survey.nss; }
    std::uint64_t alphanum() const { return m_survey.alphanum; }
    std::uint64_t nidAlphanum() const { return alphanum() & bitsBelow(kNidEnd); }
    std::uint64_t hexDigit() const { return m_survey.hexDigit; }
    std::uint64_t hyphen() const { return m_survey.hyphen; }
    std::uint64_t colon() const { return m_survey.colon; }
    std::uint64_t slash() const { return m_survey.slash; }
    std::uint64_t question() const { return m_survey.question; }
    bool hasQuestion() const { return question() != 0; }
    std::uint64_t hash() const { return m_survey.hash; }
    std::uint64_t percent() const { return m_survey.percent; }
    std::uint64_t plus() const { return m_survey.plus; }
    std::uint64_t equals() const { return m_survey.equals; }
    std::uint64_t lineFeed() const { return m_survey.lineFeed; }
    std::uint64_t carriageReturn() const { return m_survey.carriageReturn; }
    std::uint32_t start() const { return m_survey.start; }
    bool beginsWith(const NidTally::Slot &slot, std::uint64_t bytes) const
    {
        const auto size = static_cast<unsigned>(std::countr_one(bytes));
        const auto isSame = [](char mine, char known) { return base::lowered(mine) == known; };
        return size <= slot.head.size()
            && std::equal(m_text, m_text + size, slot.head.begin(), isSame);
    }

private:
    const char *m_text;
    Survey m_survey;
};

} // namespace
} // namespace nidreg::urn

#include "model/urn/fast/enginelines.h"

namespace nidreg::urn {

constinit const Engine kPlainEngine{
    "plain",          [] { return true; },  surveyOf,  readName,
    normalizePlainly, areEquivalentPlainly, readLines,
};

} // namespace nidreg::urn
