// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/normalize.h"

namespace nidreg::uri {

/// What decided a comparison: the ladder, or for two URNs their own equivalence.
enum class Judge { Ladder, UrnEquivalence };

/// What comparing two URIs came to.
struct Comparison {
    Judge judge = Judge::Ladder;
    bool equal = false;
    /// The lowest rung on which they are the same; nothing where no rung makes them so, and where
    /// the ladder was not asked. Never Protocol: that would take asking their servers.
    std::optional<Rung> rung;
    /// Both as they were compared: on that rung, or on the highest one that was tried.
    std::string left, right;
};

/// Compares two absolute URIs, fragments included, rung by rung. When both are URNs by RFC 8141,
/// its equivalence decides (section 3.1, urn::areEquivalent), which does not look at r-, q- and
/// f-components; `left` and `right` are then the normalized assigned-names.
///
/// Equal is certain, different is not: two URIs that differ on every rung may still name the same.
Comparison compare(const Reference &left, const Reference &right);

} // namespace nidreg::uri
