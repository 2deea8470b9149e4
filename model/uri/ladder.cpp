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

Comparison compare(const Reference &left, const Reference &right)
{
    if (isUrn(left) && isUrn(right)) {
        const auto leftUrn = urn::Namestring::parse(left.text());
        const auto rightUrn = urn::Namestring::parse(right.text());
        if (leftUrn && rightUrn)
            return compareUrns(*leftUrn, *rightUrn);
    }
    Comparison result;
    for (const Rung rung : rungs()) {
        if (rung == Rung::Protocol)
            break;
        result.left = normalized(left, rung);
        result.right = normalized(right, rung);
        result.equal = result.left == result.right;
        if (result.equal) {
            result.rung = rung;
            break;
        }
    }
    return result;
}

} // namespace nidreg::uri
