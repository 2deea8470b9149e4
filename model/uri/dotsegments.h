// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace nidreg::uri {

/// The three answers that step 7 of the 2003 draft's merge allows when a reference has more ".."
/// segments than the base has levels (section 5.2).
enum class ExcessDots {
    Keep, ///< they stay in the path: appendix C's answer
    Drop, ///< they are removed
    Refuse, ///< the reference is not followed
};

/// What merging came to.
struct MergedPath {
    std::string path;
    bool hasExcess = false; ///< there were too many ".."; Drop has removed them from `path`
};

/// The path of a relative-path reference against a base path, by the draft's steps 1 to 8. The base
/// path is empty or begins with "/". Any bytes, time linear in their number.
MergedPath mergedByDraft(std::string_view base, std::string_view reference, ExcessDots excess);

/// The same by RFC 3986: its merge routine (section 5.2.3), without removing dots.
std::string mergedByRfc3986(bool hasAuthority, std::string_view base, std::string_view reference);

/// remove_dot_segments (RFC 3986, section 5.2.4). Any bytes, time linear in their number.
std::string withoutDotSegments(std::string_view path);

} // namespace nidreg::uri
