// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/namestring.h"
#include "model/urn/queryregistry.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace nidreg::urn {

/// What a resolver makes of a directive (the 2012 draft, sections 2.3 and 2.3.1).
enum class DirectiveFate {
    Registered, ///< it heeds it, where it supports the keyword for the namespace
    UnknownKeyword, ///< it ignores the directive
    RepeatedKeyword, ///< a registered keyword stands more than once: it ignores all that have it
    UnknownService, ///< a value of "s" that is not registered: it gives the default service
};

/// One keyword=value of a query. The views point into the namestring.
///
///     directive = keywd "=" value                       (the 2012 draft, section 2.3)
struct Directive {
    std::string_view keyword;
    std::string_view value; ///< percent-encodings and all; may be empty
    std::size_t offset; ///< of the keyword, in bytes of the namestring's text
    DirectiveFate fate;
    const QueryKeyword *registration = nullptr; ///< the keyword's; null where it has none
    const ServiceDesignator *service = nullptr; ///< the value's, for "s"; null where it has none
};

/// The directives of a namestring's query, as they stand; none of one that was read in another
/// dialect than the draft's of 2012. Linear in the query's length.
std::vector<Directive> directives(const Namestring &urn);

} // namespace nidreg::urn
