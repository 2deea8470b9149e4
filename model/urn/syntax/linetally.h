// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/syntax/namestringerror.h"
#include "model/urn/syntax/nidtally.h"

#include <array>
#include <cstdint>
#include <functional>
#include <numeric>

namespace nidreg::urn {

/// A line that is no URN.
struct BadLine {
    std::uint64_t line; ///< how many lines stand before it
    std::uint64_t begin; ///< the byte that it begins with, from 0
    NamestringRefusal refusal; ///< its offset counts from the line's beginning
    bool isByGrammar = false; ///< a URN, but not by its namespace's grammar: `refusal` has no error
};

/// The rule of what a namespace's grammar refuses.
inline constexpr std::string_view kGrammarRule = "urn.grammar";

/// The stable id of what is wrong with it.
inline std::string_view rule(const BadLine &line)
{
    return line.isByGrammar ? kGrammarRule : rule(line.refusal.error);
}

/// How many lines there were of which kind. An empty line is neither valid nor refused.
struct LineTally {
    explicit LineTally(NidCounts &counts) : nids(counts) { }

    std::uint64_t lines = 0; ///< all of them
    std::uint64_t empty = 0;
    std::array<std::uint64_t, kNamestringErrors> refused{}; ///< in the order of NamestringError
    std::uint64_t refusedByGrammar = 0;
    NidTally nids; ///< of the valid ones

    /// All the others.
    std::uint64_t valid() const
    {
        return std::accumulate(refused.begin(), refused.end(), lines - empty - refusedByGrammar,
                               std::minus());
    }

    void refuse(NamestringError error) { ++refused[static_cast<std::size_t>(error)]; }
};

} // namespace nidreg::urn
