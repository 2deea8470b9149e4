// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/urn/nidrules.h"

#include <algorithm>

namespace nidreg::urn {

static constexpr std::size_t kShortestForEdits = 5;

static std::string replaced(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result;
    for (auto at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
        result.append(text.substr(0, at)).append(to);
        text.remove_prefix(at + from.size());
    }
    return result.append(text);
}

static char lookAlike(char c)
{
    switch (c) {
    case '0':
        return 'o';
    case '1':
    case 'i':
        return 'l';
    case '5':
        return 's';
    default:
        return c;
    }
}

std::string skeleton(std::string_view nid)
{
    std::string result = replaced(base::lowered(nid), "-", "");
    result = replaced(replaced(result, "rn", "m"), "vv", "w");
    std::ranges::transform(result, result.begin(), lookAlike);
    return result;
}

/// True when at most one character was put in, left out or exchanged.
static bool isWithinOneEdit(std::string_view left, std::string_view right)
{
    const auto [l, r] = std::ranges::mismatch(left, right);
    const std::string_view leftRest(l, left.end());
    const std::string_view rightRest(r, right.end());
    if (leftRest.empty() || rightRest.empty())
        return leftRest.size() + rightRest.size() <= 1;
    return leftRest.substr(1) == rightRest.substr(1) || leftRest.substr(1) == rightRest
        || leftRest == rightRest.substr(1);
}

Likeness::Likeness(std::string_view nid) : folded(base::lowered(nid)), skeleton(urn::skeleton(nid))
{
}

bool isSimilar(const Likeness &left, const Likeness &right)
{
    if (left.folded == right.folded)
        return false;
    if (left.skeleton == right.skeleton)
        return true;
    return std::min(left.folded.size(), right.folded.size()) >= kShortestForEdits
        && isWithinOneEdit(left.folded, right.folded);
}

bool isSimilar(std::string_view left, std::string_view right)
{
    return isSimilar(Likeness(left), Likeness(right));
}

} // namespace nidreg::urn
