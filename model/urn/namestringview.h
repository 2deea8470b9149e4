// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/fast/engine.h"

#include <optional>
#include <string_view>

namespace nidreg::urn {

/// A URN of RFC 8141 taken apart in place: a Namestring that keeps no text of its own and allocates
/// nothing. Every instance is valid; it lives as long as the text that it was read from.
class NamestringView {
    class Unread {
        friend NamestringView;
        Unread() = default;
    };

public:
    /// Reads any bytes; never throws, takes time linear in the length. Answers and refusals are
    /// those of Namestring::parse in Dialect::Rfc8141.
    static base::Result<NamestringView, NamestringRefusal> parse(std::string_view text)
    {
        base::Result<NamestringView, NamestringRefusal> result(std::in_place, Unread(), text);
        NamestringEnds &ends = result.value().m_ends; // where the caller will find them
        NamestringRefusal refusal;
        if (!engine().read(text, ends, refusal))
            result = base::fail(refusal);
        return result;
    }

    /// For parse() alone, which reads it.
    NamestringView(Unread, std::string_view text) : m_text(text) { }

    std::string_view text() const { return m_text; }
    std::string_view nid() const { return part(kScheme, m_ends.nid); }
    std::string_view nss() const { return part(m_ends.nid + 1, m_ends.nss); }
    /// Without "?+".
    std::optional<std::string_view> r() const { return component(m_ends.nss, 2, m_ends.r); }
    /// Without "?=".
    std::optional<std::string_view> q() const { return component(m_ends.r, 2, m_ends.q); }
    /// Without "#"; may be empty.
    std::optional<std::string_view> f() const { return component(m_ends.q, 1, m_text.size()); }

    /// "urn:" NID ":" NSS exactly as written.
    std::string_view assignedName() const { return m_text.substr(0, m_ends.nss); }

    /// Writes the normal form (section 3.1), as many bytes as assignedName() has, to `out`.
    /// Answers the place behind it.
    char *normalizeTo(char *out) const;

    /// URN-equivalence (section 3.1): r-, q- and f-components do not count.
    friend bool areEquivalent(const NamestringView &left, const NamestringView &right);

private:
    static constexpr std::size_t kScheme = 4; ///< "urn:"

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
};

bool areEquivalent(const NamestringView &left, const NamestringView &right);

} // namespace nidreg::urn
