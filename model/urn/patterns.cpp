// SPDX-License-Identifier: MIT
#include "model/urn/patterns.h"

#include "model/urn/nibbleclasses.h"

namespace nidreg::urn {

static constexpr Pattern of(int value)
{
    Pattern result{};
    for (char &byte : result.bytes)
        byte = static_cast<char>(value);
    return result;
}

constinit const Patterns kPatterns{
    of(0x0F),
    of(kAlphanumGroups),
    of(kHexDigitGroups),
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
};

} // namespace nidreg::urn
