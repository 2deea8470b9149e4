// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/syntax/nid.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace nidreg::urn {

inline constexpr std::size_t kLongestNid = 32; ///< RFC 8141, section 2

/// Why a string is not a NID, and the byte that shows it: the first one that is not allowed at its
/// position, the end of a string that is too short, the hyphen that may not be the last.
struct NidFault {
    NidError error;
    std::size_t offset;
};

/// The first fault of `text` as a NID; nothing for a well-formed one.
///
///     NID = (alphanum) 0*30(ldh) (alphanum)                  (RFC 8141, section 2)
std::optional<NidFault> nidFault(std::string_view text);

/// The same for the NID of 1997, which may be one character and may end with a hyphen.
///
///     <NID> ::= <let-num> [ 1,31<let-num-hyp> ]              (RFC 2141, section 2.1)
std::optional<NidFault> rfc2141NidFault(std::string_view text);

} // namespace nidreg::urn
