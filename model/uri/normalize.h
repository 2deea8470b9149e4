// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/reference.h"
#include "model/uri/urierror.h"

#include <string>
#include <string_view>

namespace nidreg::uri {

/// The ladderSteps of the comparison ladder (the 2003 draft, section 6.2), the cheapest first.
enum class LadderStep {
    String, ///< 6.2.1: nothing is changed
    Case, ///< 6.2.2.1: scheme and host in lower case
    Escape, ///< 6.2.2.2: hex digits in upper case, and no escape where none is needed
    PathSegment, ///< 6.2.2.3: no "." and ".." in the path
    Scheme, ///< 6.2.3: what the scheme makes equal: its default port, and RFC 3986's empty path
    Protocol, ///< 6.2.4: what only asking the server tells; explained, never performed
};

/// The name of a step in JSON: "string", "case", "escape", "path-segment", "scheme", "protocol".
std::string_view name(LadderStep step);

/// The section that describes a step.
std::string_view source(LadderStep step, Syntax syntax);

/// Every step, from the lowest.
std::span<const LadderStep> ladderSteps();

/// A URI normalized by all steps up to `step`, and no more. The result is a valid URI by the same
/// syntax, and normalizing it again changes nothing. Protocol does no more than Scheme. `uri` is
/// absolute.
///
/// The two syntaxes differ: by RFC 3986 hex digits belong to Case, "-" and "." lose their escapes,
/// hosts that are no domain names are put in lower case too, and dots go above the root; by the
/// draft such dots stay, and the host of a registry-based authority is left to the scheme.
///
/// A URN's escapes stay, since RFC 8141 takes "%61" and "a" for different (section 3.1); on the
/// step Scheme its NID is put in lower case. A path whose dots hide that it would begin with "//"
/// where no authority stands keeps a "/." in front. Time is linear in the length.
std::string normalized(const Reference &uri, LadderStep step);

/// True when the scheme is "urn" in any case.
bool isUrn(const Reference &reference);

/// The byte that an escape encodes; `text` begins with "%" and two hex digits.
char unescaped(std::string_view text);

/// `text` with the hex digits of its escapes in upper case; a "%" without them stays as it is.
std::string withRaisedEscapes(std::string_view text);

/// The same, and without the escapes of characters that need none: letters, digits, "_" and "~" by
/// the 2003 draft (section 2.3), "-" and "." too by RFC 3986 (section 6.2.2.2). What that uncovers
/// is not read again: "%2541" stays.
std::string withoutNeedlessEscapes(std::string_view text, Syntax syntax);

/// How a comparison was decided: by the ladder, or for two URNs by URN-equivalence.
enum class Judge { Ladder, UrnEquivalence };

/// The result of comparing two URIs.
struct Comparison {
    Judge judge = Judge::Ladder;
    bool equal = false;
    /// The lowest step on which they are the same; nothing where no step makes them so, and where
    /// the ladder was not asked. Never Protocol: that would take asking their servers.
    std::optional<LadderStep> step;
    /// Both as they were compared: on that step, or on the highest one that was tried.
    std::string left, right;
};

/// Compares two absolute URIs, fragments included, step by step. When both are URNs by RFC 8141,
/// its equivalence decides (section 3.1, urn::areEquivalent), which does not look at r-, q- and
/// f-components; `left` and `right` are then the normalized assigned-names.
///
/// Equal is certain, different is not: two URIs that differ on every step may still name the same.
Comparison compare(const Reference &left, const Reference &right);

} // namespace nidreg::uri
