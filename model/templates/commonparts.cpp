// SPDX-License-Identifier: MIT
#include "model/templates/commonparts.h"

#include <algorithm>
#include <dtl/dtl.hpp>
#include <iterator>
#include <unordered_map>

namespace nidreg::templates {

Tokens Vocabulary::numbers(std::span<const std::string_view> texts)
{
    Tokens result;
    result.reserve(texts.size());
    for (const std::string_view text : texts) {
        const auto next = static_cast<std::int32_t>(m_known.size());
        result.push_back(m_known.try_emplace(text, next).first->second);
    }
    return result;
}

namespace {

/// A token and where it stands in its text.
struct PositionedToken {
    std::int32_t token = 0;
    std::size_t position = 0;
};

using Stretch = std::span<const PositionedToken>;

struct Count {
    std::size_t before = 0, after = 0;
    std::size_t positionAfter = 0; ///< in the stretch; of the last one
};

using Counts = std::unordered_map<std::int32_t, Count>;

Counts counted(Stretch before, Stretch after)
{
    Counts counts;
    for (const PositionedToken &each : before)
        ++counts[each.token].before;
    for (std::size_t i = 0; i < after.size(); ++i) {
        Count &count = counts[after[i].token];
        ++count.after;
        count.positionAfter = i;
    }
    return counts;
}

/// Places in two stretches.
using Anchor = std::pair<std::size_t, std::size_t>;

/// The longest rising run of the anchors' second places; their first places rise already.
std::vector<Anchor> longestRising(const std::vector<Anchor> &all)
{
    std::vector<std::size_t> tails; // index of the anchor that ends the best run of each length
    std::vector<std::size_t> previous(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto at = std::ranges::lower_bound(
            tails, all[i].second, {}, [&](std::size_t tail) { return all[tail].second; });
        previous[i] = at == tails.begin() ? i : *std::prev(at);
        if (at == tails.end())
            tails.push_back(i);
        else
            *at = i;
    }
    std::vector<Anchor> run(tails.size());
    std::size_t at = tails.empty() ? 0 : tails.back();
    for (auto slot = run.rbegin(); slot != run.rend(); ++slot, at = previous[at])
        *slot = all[at];
    return run;
}

/// Tokens that stand exactly once on either side, in an order that both sides share.
std::vector<Anchor> anchors(Stretch before, Stretch after)
{
    const Counts counts = counted(before, after);
    std::vector<Anchor> unique;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const Count &count = counts.at(before[i].token);
        if (count.before == 1 && count.after == 1)
            unique.emplace_back(i, count.positionAfter);
    }
    return longestRising(unique);
}

class Finder {
public:
    CommonPositions find(Stretch before, Stretch after)
    {
        compare(before, after);
        return std::move(m_found);
    }

private:
    void keep(const PositionedToken &before, const PositionedToken &after)
    {
        m_found.emplace_back(before.position, after.position);
    }

    void compare(Stretch before, Stretch after)
    {
        std::size_t begin = 0;
        while (begin < std::min(before.size(), after.size())
               && before[begin].token == after[begin].token) {
            keep(before[begin], after[begin]);
            ++begin;
        }
        before = before.subspan(begin);
        after = after.subspan(begin);
        std::size_t end = 0;
        while (end < std::min(before.size(), after.size())
               && before[before.size() - 1 - end].token == after[after.size() - 1 - end].token)
            ++end;
        compareMiddle(before.first(before.size() - end), after.first(after.size() - end));
        for (std::size_t i = end; i > 0; --i)
            keep(before[before.size() - i], after[after.size() - i]);
    }

    void compareMiddle(Stretch before, Stretch after)
    {
        const Counts counts = counted(before, after);
        const auto shared = [&](Stretch side) {
            std::vector<PositionedToken> both;
            std::ranges::copy_if(side, std::back_inserter(both), [&](const PositionedToken &each) {
                const Count &count = counts.at(each.token);
                return count.before > 0 && count.after > 0;
            });
            return both;
        };
        const std::vector<PositionedToken> left = shared(before), right = shared(after);
        if (left.empty()) // what both sides have stands on each of them
            return;
        if (left.size() > kMaxPairsPerStretch / right.size())
            split(left, right);
        else
            search(left, right);
    }

    void split(Stretch before, Stretch after)
    {
        m_pairs += before.size() + after.size();
        if (m_pairs > kMaxPairs)
            return;
        const std::vector<Anchor> cuts = anchors(before, after);
        if (cuts.empty())
            return;
        Anchor from{0, 0};
        for (const Anchor &cut : cuts) {
            compare(before.subspan(from.first, cut.first - from.first),
                    after.subspan(from.second, cut.second - from.second));
            keep(before[cut.first], after[cut.second]);
            from = {cut.first + 1, cut.second + 1};
        }
        compare(before.subspan(from.first), after.subspan(from.second));
    }

    void search(Stretch before, Stretch after)
    {
        m_pairs += before.size() * after.size();
        if (m_pairs > kMaxPairs)
            return;
        const auto tokens = [](Stretch side) {
            Tokens result;
            std::ranges::transform(side, std::back_inserter(result), &PositionedToken::token);
            return result;
        };
        dtl::Diff<std::int32_t> diff(tokens(before), tokens(after));
        diff.compose();
        for (const auto &[token, info] : diff.getSes().getSequence()) {
            if (info.type == dtl::SES_COMMON)
                keep(before[static_cast<std::size_t>(info.beforeIdx - 1)],
                     after[static_cast<std::size_t>(info.afterIdx - 1)]);
        }
    }

    CommonPositions m_found;
    std::size_t m_pairs = 0;
};

std::vector<PositionedToken> placed(const Tokens &tokens)
{
    std::vector<PositionedToken> result;
    result.reserve(tokens.size());
    for (std::size_t i = 0; i < tokens.size(); ++i)
        result.push_back({tokens[i], i});
    return result;
}

} // namespace

CommonPositions commonPositions(const Tokens &before, const Tokens &after)
{
    const std::vector<PositionedToken> left = placed(before), right = placed(after);
    return Finder().find(left, right);
}

} // namespace nidreg::templates
