// SPDX-License-Identifier: MIT
#include "model/urn/namestring.h"

#include "model/base/text.h"
#include "model/urn/namestringreader.h"

#include <algorithm>
#include <array>
#include <vector>

namespace nidreg::urn {

/// What is absent ends where it would begin.
static NamestringEnds endsOf(const NamestringParts &parts, Dialect dialect)
{
    const bool isQFirst = dialect == Dialect::Urnbis2015;
    const auto &first = isQFirst ? parts.q : parts.r;
    const auto &second = isQFirst ? parts.r : parts.q;
    const std::size_t end = first ? first->end : parts.nss.end;
    return {parts.nid.end, parts.nss.end, end, second ? second->end : end};
}

Namestring::Reading Namestring::parse(std::string_view text, Dialect dialect)
{
    if (dialect == Dialect::Rfc8141)
        return parse(text);
    NamestringReader reader(text, dialect);
    if (!reader.read())
        return base::fail(reader.refusal());
    Reading reading(std::in_place, Unread(), text, dialect);
    reading.value().m_ends = endsOf(reader.parts(), dialect);
    return reading;
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
    normalizeTo(result.data());
    return result;
}

char *Namestring::normalizeTo(char *out) const
{
    engine().normalize(assignedName(), m_ends.nid, out);
    return out + m_ends.nss;
}

bool areEquivalent(const Namestring &left, const Namestring &right)
{
    return left.m_ends.nss == right.m_ends.nss && left.m_ends.nid == right.m_ends.nid
        && engine().areEquivalent(left.m_text.data(), right.m_text.data(), left.m_ends.nss,
                                  left.m_ends.nid);
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

static bool haveSameQuery(const Namestring &left, const Namestring &right)
{
    return haveDirectives(left) && haveDirectives(right)
        ? sortedDirectives(left) == sortedDirectives(right)
        : compared(left.q()) == compared(right.q());
}

bool areEquivalentForCaching(const Namestring &left, const Namestring &right)
{
    return areEquivalent(left, right) && compared(left.r()) == compared(right.r())
        && haveSameQuery(left, right);
}

std::string_view name(ComparedPart part)
{
    constexpr std::array<std::string_view, 4> kNames{"nid", "nss", "r", "q"};
    return kNames[static_cast<std::size_t>(part)];
}

std::vector<ComparedPart> differences(const Namestring &left, const Namestring &right)
{
    std::vector<ComparedPart> parts;
    const auto note = [&](bool isSame, ComparedPart part) {
        if (!isSame)
            parts.push_back(part);
    };
    note(base::lowered(left.nid()) == base::lowered(right.nid()), ComparedPart::Nid);
    note(withRaisedHexDigits(left.nss()) == withRaisedHexDigits(right.nss()), ComparedPart::Nss);
    note(compared(left.r()) == compared(right.r()), ComparedPart::R);
    note(haveSameQuery(left, right), ComparedPart::Q);
    return parts;
}

} // namespace nidreg::urn
