// SPDX-License-Identifier: MIT
#pragma once

#include <array>

namespace nidreg::urn {

/// 64 bytes to compare or look up as many with, the same byte throughout or a table. They stand in
/// memory, and in a file of their own, since a comparison takes them from there for nothing; a
/// constant that the compiler knows is put together anew for every URN.
struct alignas(64) Pattern {
    std::array<char, 64> bytes;
};

struct Patterns {
    Pattern lowNibbles, highNibbles; ///< the tables of nibbleclasses.h, four times
    Pattern lowNibble, alphanumGroups, hexDigitGroups;
    Pattern nidGroups; ///< those of alphanum where a NID may stand, none elsewhere
    Pattern hyphen, colon, slash, question, hash, percent, plus, equals, lineFeed, carriageReturn;
    Pattern letterA, caseBit; ///< what tells "a" from "A"
};

extern const Patterns kPatterns;

} // namespace nidreg::urn
