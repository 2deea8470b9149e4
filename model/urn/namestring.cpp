// SPDX-License-Identifier: MIT
#include "model/urn/namestring.h"

#include "model/base/text.h"
#include "model/urn/fast/engine.h"
#include "model/urn/namestringreader.h"

#include <algorithm>
#include <vector>

namespace nidreg::urn {

static NamestringParts partsOf(const NamestringEnds &ends, std::size_t size)
{
    const auto component = [](std::size_t begin, std::size_t introducer, std::size_t end) {
        return begin == end ? std::nullopt : std::optional(TextRange{begin + introducer, end});
    };
    return {{4, ends.nid},
            {ends.nid + 1, ends.nss},
            component(ends.nss, 2, ends.r),
            component(ends.r, 2, ends.q),
            component(ends.q, 1, size)};
}

base::Result<Namestring, NamestringRefusal> Namestring::parse(std::string_view text,
                                                              Dialect dialect)
{
    if (dialect == Dialect::Rfc8141) {
        NamestringEnds ends;
        NamestringRefusal refusal;
        if (!engine().read(text, ends, refusal))
            return base::fail(refusal);
        return Namestring(text, partsOf(ends, text.size()), dialect);
    }
    NamestringReader reader(text, dialect);
    if (!reader.read())
        return base::fail(reader.refusal());
    return Namestring(text, reader.parts(), dialect);
}

std::string_view Namestring::part(TextRange range) const
{
    return text().substr(range.begin, range.end - range.begin);
}

std::string_view Namestring::nid() const
{
    return part(m_parts.nid);
}

std::string_view Namestring::nss() const
{
    return part(m_parts.nss);
}

std::optional<std::string_view> Namestring::r() const
{
    return m_parts.r ? std::optional(part(*m_parts.r)) : std::nullopt;
}

std::optional<std::string_view> Namestring::q() const
{
    return m_parts.q ? std::optional(part(*m_parts.q)) : std::nullopt;
}

std::optional<std::string_view> Namestring::f() const
{
    return m_parts.f ? std::optional(part(*m_parts.f)) : std::nullopt;
}

std::string_view Namestring::assignedName() const
{
    return part({0, m_parts.nss.end});
}

/// `text` with the two digits after each "%" in upper case (RFC 3986, section 6.2.2.1).
static std::string withRaisedHexDigits(std::string_view text)
{
    std::string result(text);
    for (auto at = result.find('%'); at != std::string::npos; at = result.find('%', at + 3)) {
        result[at + 1] = base::raised(result[at + 1]);
        result[at + 2] = base::raised(result[at + 2]);
    }
    return result;
}

std::string Namestring::normalized() const
{
    std::string result(assignedName().size(), '\0');
    engine().normalize(assignedName(), m_parts.nid.end, result.data());
    return result;
}

bool areEquivalent(const Namestring &left, const Namestring &right)
{
    const auto one = left.assignedName();
    const auto other = right.assignedName();
    return one.size() == other.size() && left.nid().size() == right.nid().size()
        && engine().areEquivalent(one.data(), other.data(), one.size(),
                                  one.size() - left.nss().size() - 1);
}

/// A component in the form in which it is compared; absent stays absent.
static std::optional<std::string> compared(std::optional<std::string_view> component)
{
    return component ? std::optional(withRaisedHexDigits(*component)) : std::nullopt;
}

/// The directives of the query, in one order for all that have the same ones.
static std::vector<std::string> sortedDirectives(const Namestring &urn)
{
    std::vector<std::string> directives;
    std::string_view rest = urn.q().value_or(std::string_view());
    while (!rest.empty()) {
        const auto end = std::min(rest.find('&'), rest.size());
        directives.push_back(withRaisedHexDigits(rest.substr(0, end)));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    std::ranges::sort(directives);
    return directives;
}

static bool haveDirectives(const Namestring &urn)
{
    return urn.dialect() == Dialect::Urnbis2012;
}

bool areEquivalentForCaching(const Namestring &left, const Namestring &right)
{
    if (!areEquivalent(left, right))
        return false;
    if (haveDirectives(left) && haveDirectives(right))
        return sortedDirectives(left) == sortedDirectives(right);
    return compared(left.r()) == compared(right.r()) && compared(left.q()) == compared(right.q());
}

} // namespace nidreg::urn
