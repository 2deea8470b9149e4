// SPDX-License-Identifier: MIT
#include "model/urn/fast/patterns.h"

#include "model/urn/fast/survey.h"

#include <algorithm>

namespace nidreg::urn {

static constexpr Pattern of(int value)
{
    Pattern result{};
    for (char &byte : result.bytes)
        byte = static_cast<char>(value);
    return result;
}

static constexpr Pattern of(const NibbleTable &table)
{
    Pattern result{};
    for (std::size_t i = 0; i < result.bytes.size(); ++i)
        result.bytes[i] = static_cast<char>(table[i % table.size()]);
    return result;
}

/// `value` as far as a NID may go, zeros behind it.
static constexpr Pattern ofNid(int value)
{
    Pattern result = of(value);
    std::fill(result.bytes.begin() + kNidEnd, result.bytes.end(), '\0');
    return result;
}

constinit const Patterns kPatterns{
    of(kLowNibbles),
    of(kHighNibbles),
    of(0x0F),
    of(kAlphanumGroups),
    of(kHexDigitGroups),
    ofNid(kAlphanumGroups),
    of('-'),
    of(':'),
    of('/'),
    of('?'),
    of('#'),
    of('%'),
    of('+'),
    of('='),
    of('\n'),
    of('\r'),
    of('a'),
    of('a' - 'A'),
};

} // namespace nidreg::urn
