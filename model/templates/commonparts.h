// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace nidreg::templates {

/// Lines or words as numbers: equal numbers mean equal texts.
using Tokens = std::vector<std::int32_t>;

/// One number for each different text. Keeps views: the texts must outlive it.
class Vocabulary {
public:
    Tokens numbers(std::span<const std::string_view> texts);

private:
    std::unordered_map<std::string_view, std::int32_t> m_known;
};

/// Positions of tokens that both sides have, ascending on both sides.
using CommonPositions = std::vector<std::pair<std::size_t, std::size_t>>;

/// The limit of a comparison: pairs of tokens that are examined.
inline constexpr std::size_t kMaxPairsPerStretch = 1'000'000;
inline constexpr std::size_t kMaxPairs = 16'000'000;

/// A longest common subsequence (S. Wu, U. Manber, G. Myers, "An O(NP) Sequence Comparison
/// Algorithm", 1990, as dtl has it) of what is left when common ends are cut off and tokens that
/// only one side has are left out. Where that is more than kMaxPairsPerStretch, it is first cut at
/// the tokens that both sides have exactly once (patience difference); a stretch that is still too
/// long, or comes when kMaxPairs are used up, has nothing in common. So time and memory are
/// bounded whatever the input: n log n, at most kMaxPairs steps of the search, and some 50 MB.
CommonPositions commonPositions(const Tokens &before, const Tokens &after);

} // namespace nidreg::templates
