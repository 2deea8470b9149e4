// SPDX-License-Identifier: MIT
#include "model/uri/ladder.h"

namespace nidreg::uri {

static Comparison compareUrns(const urn::Namestring &left, const urn::Namestring &right)
{
    return {Judge::UrnEquivalence,
            areEquivalent(left, right),
            {},
            left.normalized(),
            right.normalized()};
}

/// Each rung does what the lower ones do: what is the same on one is so on all above it.
static Comparison onLowestRung(const Reference &left, const Reference &right)
{
    Comparison result;
    result.equal = true;
    for (const Rung rung : rungs()) {
        result.rung = rung;
        result.left = normalized(left, rung);
        result.right = normalized(right, rung);
        if (result.left == result.right)
            break;
    }
    return result;
}

Comparison compare(const Reference &left, const Reference &right)
{
    if (isUrn(left) && isUrn(right)) {
        const auto leftUrn = urn::Namestring::parse(left.text());
        const auto rightUrn = urn::Namestring::parse(right.text());
        if (leftUrn && rightUrn)
            return compareUrns(*leftUrn, *rightUrn);
    }
    Comparison result;
    result.left = normalized(left, Rung::Scheme);
    result.right = normalized(right, Rung::Scheme);
    result.equal = result.left == result.right;
    return result.equal ? onLowestRung(left, right) : result;
}

} // namespace nidreg::uri
