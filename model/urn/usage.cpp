// SPDX-License-Identifier: MIT
#include "model/urn/usage.h"

#include "model/base/text.h"
#include "model/urn/directives.h"

#include <array>
#include <string>

namespace nidreg::urn {

using base::Severity;

namespace {

enum UsageRule : std::size_t {
    RComponent,
    Experimental,
    UnknownKeyword,
    RepeatedKeyword,
    UnknownService,
};

// clang-format off
constexpr std::array kUsageRules{
    base::Rule{"urn.r-component",      Severity::Warning, "RFC 8141 section 2.3.1"},
    base::Rule{"urn.experimental",     Severity::Warning, "RFC 8141 appendix C"},
    base::Rule{"urn.unknown-keyword",  Severity::Warning, "urnbis 2012 draft section 2.3"},
    base::Rule{"urn.repeated-keyword", Severity::Warning, "urnbis 2012 draft section 2.3"},
    base::Rule{"urn.unknown-service",  Severity::Warning, "urnbis 2012 draft section 2.3.1"},
};
// clang-format on

base::Finding found(UsageRule rule, const Namestring &urn, std::string_view part)
{
    const auto at = static_cast<std::size_t>(part.data() - urn.text().data());
    return {&kUsageRules[rule], {std::string(part)}, {at, part.size()}};
}

base::Findings discouraged(const Namestring &urn)
{
    base::Findings findings;
    if (base::lowered(urn.nid().substr(0, 2)) == "x-")
        findings.push_back(found(Experimental, urn, urn.nid()));
    if (urn.r())
        findings.push_back(found(RComponent, urn, *urn.r()));
    return findings;
}

base::Findings ignored(const Namestring &urn)
{
    base::Findings findings;
    for (const Directive &each : directives(urn)) {
        switch (each.fate) {
        case DirectiveFate::UnknownKeyword:
            findings.push_back(found(UnknownKeyword, urn, each.keyword));
            break;
        case DirectiveFate::RepeatedKeyword:
            findings.push_back(found(RepeatedKeyword, urn, each.keyword));
            break;
        case DirectiveFate::UnknownService:
            findings.push_back(found(UnknownService, urn, each.value));
            break;
        case DirectiveFate::Registered:
            break;
        }
    }
    return findings;
}

} // namespace

base::Findings usage(const Namestring &urn)
{
    switch (urn.dialect()) {
    case Dialect::Rfc8141:
        return discouraged(urn);
    case Dialect::Urnbis2012:
        return ignored(urn);
    case Dialect::Urnbis2015:
    case Dialect::Rfc2141:
        break;
    }
    return {};
}

std::span<const base::Rule> usageRules()
{
    return kUsageRules;
}

} // namespace nidreg::urn
