// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/urn/syntax/namestringerror.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nidreg::urn {

/// From one byte of a text up to another.
struct TextRange {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Where the parts of a namestring stand, without what introduces them.
struct NamestringParts {
    TextRange nid, nss;
    std::optional<TextRange> r, q, f;
};

/// A URN taken apart; every instance is valid by the dialect it was read in.
///
///     namestring    = assigned-name [ rq-components ] [ "#" f-component ]
///     assigned-name = "urn" ":" NID ":" NSS
///     rq-components = [ "?+" r-component ] [ "?=" q-component ]
///
/// The parts are views into text(): they live as long as the Namestring and are never decoded.
class Namestring {
public:
    /// Reads any bytes; never throws, takes time linear in the length.
    static base::Result<Namestring, NamestringRefusal> parse(std::string_view text,
                                                             Dialect dialect = Dialect::Rfc8141);

    std::string_view text() const { return m_text; }
    Dialect dialect() const { return m_dialect; } ///< that it was read in
    std::string_view nid() const;
    std::string_view nss() const;
    std::optional<std::string_view> r() const; ///< without its introducer; 8141 and 2015
    std::optional<std::string_view> q() const; ///< without its introducer; in 2012 the query
    std::optional<std::string_view> f() const; ///< without "#"; may be empty; not in 1997

    /// "urn:" NID ":" NSS exactly as written.
    std::string_view assignedName() const;

    /// The assigned-name with scheme and NID in lower case and the hex digits of
    /// percent-encodings in upper case: equal exactly for equivalent URNs (section 3.1).
    std::string normalized() const;

private:
    Namestring(std::string_view text, const NamestringParts &parts, Dialect dialect)
        : m_text(text), m_parts(parts), m_dialect(dialect)
    {
    }

    std::string_view part(TextRange range) const;

    std::string m_text;
    NamestringParts m_parts;
    Dialect m_dialect;
};

/// URN-equivalence (RFC 8141, section 3.1): r-, q- and f-components do not count. The drafts and
/// RFC 2141 say the same (the 2012 draft in step 5a of its section 5).
bool areEquivalent(const Namestring &left, const Namestring &right);

/// Lexical equivalence for caching the results of resolution (step 5b of the 2012 draft's section
/// 5): the directives of the queries count too, in any order. The other dialects have no such step;
/// there the r- and q-components count as they stand, for resolvers are given the one and resources
/// the other (RFC 8141, sections 2.3.1 and 2.3.2). The case of percent-encodings and f-components
/// never count.
bool areEquivalentForCaching(const Namestring &left, const Namestring &right);

} // namespace nidreg::urn
