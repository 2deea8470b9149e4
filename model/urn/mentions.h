// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace nidreg::urn {

/// A URN in a text, or the beginning of one.
struct Mention {
    std::size_t offset; ///< of "urn:", in bytes
    /// What stands where a NID does, as it is written and whether it is one or not: letters, digits
    /// and hyphens; empty where other characters of a word follow them, as in "urn:a_b:c".
    std::string_view nid;
    bool isPrefix; ///< a colon follows the NID

    std::size_t afterNid() const { return offset + 4 + nid.size(); }
};

/// Every "urn:" of a text in UTF-8, in either case (RFC 8141, section 3.1), that no letter, digit
/// or hyphen stands before. In their order; the NIDs point into the text.
std::vector<Mention> mentionsIn(std::string_view text);

} // namespace nidreg::urn
