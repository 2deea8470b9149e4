// SPDX-License-Identifier: MIT
#include "model/urn/directives.h"

#include <algorithm>

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

} // namespace nidreg::urn
