// SPDX-License-Identifier: MIT
#include "model/urn/directives.h"

#include <algorithm>
#include <array>

namespace nidreg::urn {

static constexpr std::string_view kServiceKeyword = "s";

/// A directive as it stands; its fate without regard to the others.
static Directive directiveAt(std::string_view text, std::size_t offset)
{
    const auto equals = text.find('=');
    Directive result{text.substr(0, equals), text.substr(equals + 1), offset,
                     DirectiveFate::Registered};
    result.registration = queryKeyword(result.keyword);
    if (!result.registration)
        result.fate = DirectiveFate::UnknownKeyword;
    if (result.keyword == kServiceKeyword) {
        result.service = serviceDesignator(result.value);
        if (!result.service)
            result.fate = DirectiveFate::UnknownService;
    }
    return result;
}

/// Section 2.3: each registered keyword at most once, or none of its directives counts.
static void ignoreRepeated(std::vector<Directive> &directives)
{
    for (const QueryKeyword &keyword : queryKeywords()) {
        if (std::ranges::count(directives, &keyword, &Directive::registration) < 2)
            continue;
        for (Directive &each : directives) {
            if (each.registration == &keyword)
                each.fate = DirectiveFate::RepeatedKeyword;
        }
    }
}

std::vector<Directive> directives(const Namestring &urn)
{
    std::vector<Directive> result;
    if (urn.dialect() != Dialect::Urnbis2012 || !urn.q())
        return result;
    const std::string_view query = *urn.q();
    result.reserve(static_cast<std::size_t>(std::ranges::count(query, '&')) + 1);
    const auto queryOffset = static_cast<std::size_t>(query.data() - urn.text().data());
    for (std::size_t begin = 0; begin < query.size();) {
        const auto end = std::min(query.find('&', begin), query.size());
        result.push_back(directiveAt(query.substr(begin, end - begin), queryOffset + begin));
        begin = end + 1;
    }
    ignoreRepeated(result);
    return result;
}

// clang-format off
static constexpr std::array kKeywords {
    QueryKeyword {"s", "the resolution service asked for",         KeywordScope::Global, "urnbis 2012 draft section 2.3.1", {}},
    QueryKeyword {"c", "a component of a structured resource",     KeywordScope::Global, "urnbis 2012 draft section 2.3.2", {}},
};

// Derived from section 4 of RFC 2483, which wrote some plurals another way.
static constexpr std::array kServices {
    ServiceDesignator {"I2L",  "URI to URL",        ServiceStatus::Provisional, "RFC 2483 section 4.1"},
    ServiceDesignator {"I2Ls", "URI to URLs",       ServiceStatus::Provisional, "RFC 2483 section 4.2"},
    ServiceDesignator {"I2R",  "URI to resource",   ServiceStatus::Provisional, "RFC 2483 section 4.3"},
    ServiceDesignator {"I2Rs", "URI to resources",  ServiceStatus::Provisional, "RFC 2483 section 4.4"},
    ServiceDesignator {"I2C",  "URI to URC",        ServiceStatus::Provisional, "RFC 2483 section 4.5"},
    ServiceDesignator {"I2Cs", "URI to URCs",       ServiceStatus::Provisional, "RFC 2483 section 4.6"},
    ServiceDesignator {"I2N",  "URI to URN",        ServiceStatus::Provisional, "RFC 2483 section 4.7"},
    ServiceDesignator {"I2Ns", "URI to URNs",       ServiceStatus::Provisional, "RFC 2483 section 4.8"},
    ServiceDesignator {"I=I",  "URI equal to URI?", ServiceStatus::Provisional, "RFC 2483 section 4.9"},
};

static constexpr std::array<std::string_view, 6> kTerms {
    "IETF Review", "namespace registration", "RFC Required: Standards Track",
    "RFC Required: Experimental", "early allocation", "IESG Approval",
};
// clang-format on

std::string_view term(ChangePolicy policy)
{
    return kTerms[static_cast<std::size_t>(policy)];
}

std::string_view name(KeywordScope scope)
{
    return scope == KeywordScope::Global ? "global" : "specific";
}

ChangePolicy policy(KeywordScope scope)
{
    return scope == KeywordScope::Global ? ChangePolicy::IetfReview
                                         : ChangePolicy::NamespaceRegistration;
}

ChangeControl control(KeywordScope scope)
{
    return scope == KeywordScope::Global ? ChangeControl::Iesg
                                         : ChangeControl::NamespaceStakeholders;
}

std::span<const QueryKeyword> queryKeywords()
{
    return kKeywords;
}

const QueryKeyword *queryKeyword(std::string_view keyword)
{
    const auto found = std::ranges::find(kKeywords, keyword, &QueryKeyword::keyword);
    return found == kKeywords.end() ? nullptr : &*found;
}

std::string_view name(ServiceStatus status)
{
    switch (status) {
    case ServiceStatus::Std:
        return "std";
    case ServiceStatus::Exp:
        return "exp";
    case ServiceStatus::Provisional:
        return "provisional";
    case ServiceStatus::Deprecated:
        return "deprecated";
    }
    return {};
}

ChangePolicy policy(ServiceStatus status)
{
    switch (status) {
    case ServiceStatus::Std:
        return ChangePolicy::StandardsTrackRfc;
    case ServiceStatus::Exp:
        return ChangePolicy::ExperimentalRfc;
    case ServiceStatus::Provisional:
        return ChangePolicy::EarlyAllocation;
    case ServiceStatus::Deprecated:
        return ChangePolicy::IesgApproval;
    }
    return ChangePolicy::IesgApproval;
}

std::span<const ServiceDesignator> serviceDesignators()
{
    return kServices;
}

const ServiceDesignator *serviceDesignator(std::string_view name)
{
    const auto found = std::ranges::find(kServices, name, &ServiceDesignator::name);
    return found == kServices.end() ? nullptr : &*found;
}

} // namespace nidreg::urn
