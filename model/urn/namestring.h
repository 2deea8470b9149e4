// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/urn/fast/engine.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

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

/// A URN taken apart in place; every instance is valid by the dialect it was read in. It keeps no
/// text of its own and allocates nothing: it lives as long as the text that it was read from.
///
///     namestring    = assigned-name [ rq-components ] [ "#" f-component ]
///     assigned-name = "urn" ":" NID ":" NSS
///     rq-components = [ "?+" r-component ] [ "?=" q-component ]
///
/// The parts are views into text() and are never decoded.
class Namestring {
    class Unread {
        friend Namestring;
        Unread() = default;
    };

public:
    using Reading = base::Result<Namestring, NamestringRefusal>;

    /// Reads any bytes by RFC 8141; never throws, takes time linear in the length.
    static Reading parse(std::string_view text)
    {
        Reading reading(std::in_place, Unread(), text, Dialect::Rfc8141);
        NamestringEnds &ends = reading.value().m_ends; // where the caller will find them
        NamestringRefusal refusal;
        if (!engine().read(text, ends, refusal))
            reading = base::fail(refusal);
        return reading;
    }
    /// The same in any dialect.
    static Reading parse(std::string_view text, Dialect dialect);
    /// Deleted: the views into a temporary text would dangle.
    template <class Text, std::enable_if_t<std::is_same_v<Text, std::string>, int> = 0>
    static Reading parse(Text &&text, Dialect dialect = Dialect::Rfc8141) = delete;

    /// For parse() alone, which reads it.
    Namestring(Unread, std::string_view text, Dialect dialect)
        : m_text(text), m_dialect(dialect) { }

    std::string_view text() const { return m_text; }
    Dialect dialect() const { return m_dialect; } ///< that it was read in
    std::string_view nid() const { return part(kScheme, m_ends.nid); }
    std::string_view nss() const { return part(m_ends.nid + 1, m_ends.nss); }
    /// Without its introducer; 8141 and 2015.
    std::optional<std::string_view> r() const
    {
        return isQFirst() ? component(m_ends.r, 2, m_ends.q) : component(m_ends.nss, 2, m_ends.r);
    }
    /// Without its introducer; 8141 and 2015. In 2012 the query.
    std::optional<std::string_view> q() const
    {
        return isQFirst() ? component(m_ends.nss, 1, m_ends.r)
                          : component(m_ends.r, m_dialect == Dialect::Urnbis2012 ? 1 : 2, m_ends.q);
    }
    /// Without "#"; may be empty; not in 1997.
    std::optional<std::string_view> f() const { return component(m_ends.q, 1, m_text.size()); }

    /// "urn:" NID ":" NSS exactly as written.
    std::string_view assignedName() const { return m_text.substr(0, m_ends.nss); }

    /// The assigned-name with scheme and NID in lower case and the hex digits of
    /// percent-encodings in upper case: equal exactly for equivalent URNs (section 3.1).
    std::string normalized() const;
    /// The same, written to `out`: as many bytes as assignedName() has. Returns the position after
    /// it.
    char *normalizeTo(char *out) const;

    friend bool areEquivalent(const Namestring &left, const Namestring &right);

private:
    static constexpr std::size_t kScheme = 4; ///< "urn:"

    /// In the 2015 draft the q-component goes before the r-component; `m_ends.r` is where the first
    /// one ends, and `m_ends.q` where the second one does.
    bool isQFirst() const { return m_dialect == Dialect::Urnbis2015; }
    std::string_view part(std::size_t begin, std::size_t end) const
    {
        return {m_text.data() + begin, end - begin};
    }
    std::optional<std::string_view> component(std::size_t begin, std::size_t introducer,
                                              std::size_t end) const
    {
        return begin == end ? std::nullopt : std::optional(part(begin + introducer, end));
    }

    std::string_view m_text;
    NamestringEnds m_ends;
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

/// What two namestrings are compared by. Names are those of JSON: "nid", "nss", "r", "q".
enum class ComparedPart { Nid, Nss, R, Q };

std::string_view name(ComparedPart part);

/// The parts in which two namestrings differ for a cache, in their order: none where
/// areEquivalentForCaching(), and neither Nid nor Nss where areEquivalent().
std::vector<ComparedPart> differences(const Namestring &left, const Namestring &right);

} // namespace nidreg::urn
