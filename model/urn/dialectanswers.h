// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/contradictions.h"
#include "model/urn/directives.h"
#include "model/urn/nidrestrictions.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::urn {

/// What one dialect says of a string. The words of it are in forms/text.
struct DialectAnswer {
    Dialect dialect;
    NamestringReading reading;
    std::vector<Contradiction> contradictions; ///< of its document, that bear on the string

    bool isAccepted() const { return bool(reading); }
    std::string_view section() const; ///< "RFC 8141 section 2": what is broken; empty when accepted
    std::string normalized() const; ///< empty when refused

    /// What the document asks of a formal namespace's NID and this one does not give; none when
    /// refused.
    std::vector<NidRestriction> brokenRestrictions() const;

    /// Accepted, but not as a name that can be assigned: with a query or a fragment the 2012 draft
    /// has a reference to a URN (its sections 2.3 and 2.4).
    bool isReferenceOnly() const;
};

/// One string in every dialect, in the order of kDialects. Any bytes; linear in their number.
std::vector<DialectAnswer> sideBySide(std::string_view text);

/// Whether all accept the string with the same parts, or all refuse it at the same byte for the
/// same reason.
bool areUnanimous(std::span<const DialectAnswer> answers);

/// A part of a namestring under the name that its document gives it: "q-component", "query".
struct NamedPart {
    std::string_view term;
    std::string_view text; ///< a view into the namestring; never decoded
    std::size_t offset; ///< in bytes of the namestring's text
};

/// The NID, the NSS and the components that are there, as they stand in the text.
std::vector<NamedPart> namedParts(const Namestring &urn);

} // namespace nidreg::urn
