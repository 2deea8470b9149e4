// SPDX-License-Identifier: MIT
#include "model/urn/dialectanswers.h"

#include <algorithm>

namespace nidreg::urn {

std::string_view DialectAnswer::section() const
{
    return reading ? std::string_view() : source(reading.error().error, dialect);
}

std::string DialectAnswer::normalized() const
{
    return reading ? reading->normalized() : std::string();
}

std::vector<NidRestriction> DialectAnswer::brokenRestrictions() const
{
    return reading ? urn::brokenRestrictions(reading->nid(), dialect)
                   : std::vector<NidRestriction>();
}

bool DialectAnswer::isReferenceOnly() const
{
    return reading && dialect == Dialect::Urnbis2012 && (reading->q() || reading->f());
}

std::vector<DialectAnswer> sideBySide(std::string_view text)
{
    std::vector<DialectAnswer> result;
    for (const Dialect dialect : kDialects) {
        auto reading = Namestring::parse(text, dialect);
        auto contradictions = contradictionsAbout(text, reading, dialect);
        result.push_back({dialect, std::move(reading), std::move(contradictions)});
    }
    return result;
}

static bool haveSameParts(const Namestring &left, const Namestring &right)
{
    return left.nid() == right.nid() && left.nss() == right.nss() && left.r() == right.r()
        && left.q() == right.q() && left.f() == right.f();
}

static bool saySame(const DialectAnswer &left, const DialectAnswer &right)
{
    if (left.isAccepted() != right.isAccepted())
        return false;
    if (left.isAccepted())
        return haveSameParts(*left.reading, *right.reading);
    const auto [leftError, leftOffset] = left.reading.error();
    const auto [rightError, rightOffset] = right.reading.error();
    return leftError == rightError && leftOffset == rightOffset;
}

bool areUnanimous(std::span<const DialectAnswer> answers)
{
    return std::ranges::all_of(
        answers, [&](const DialectAnswer &each) { return saySame(each, answers.front()); });
}

std::vector<NamedPart> namedParts(const Namestring &urn)
{
    const bool isUri = urn.dialect() == Dialect::Urnbis2012; // which has RFC 3986's terms
    std::vector<NamedPart> result;
    const auto add = [&](std::string_view term, std::optional<std::string_view> part) {
        if (part)
            result.push_back(
                {term, *part, static_cast<std::size_t>(part->data() - urn.text().data())});
    };
    add("NID", urn.nid());
    add("NSS", urn.nss());
    add("r-component", urn.r());
    add(isUri ? "query" : "q-component", urn.q());
    add(isUri ? "fragment" : "f-component", urn.f());
    std::ranges::sort(result, {}, &NamedPart::offset); // in 2015 q stands before r
    return result;
}

} // namespace nidreg::urn
