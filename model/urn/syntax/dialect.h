// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/names.h"

#include <array>
#include <optional>
#include <string_view>

namespace nidreg::urn {

/// The grammars of URNs. `urnbis-2012` and `urnbis-2015` are drafts of RFC 8141.
enum class Dialect { Rfc8141, Urnbis2015, Urnbis2012, Rfc2141 };

/// Every dialect, the youngest first: the order of the enumerators.
inline constexpr std::array kDialects{Dialect::Rfc8141, Dialect::Urnbis2015, Dialect::Urnbis2012,
                                      Dialect::Rfc2141};

/// Their names on the command line and in JSON, in the same order.
inline constexpr std::array<std::string_view, kDialects.size()> kDialectNames{
    "rfc8141", "urnbis-2015", "urnbis-2012", "rfc2141"};

constexpr std::string_view name(Dialect dialect)
{
    return kDialectNames[static_cast<std::size_t>(dialect)];
}

/// The dialect of that name, in lower case as above; nothing where there is none.
constexpr std::optional<Dialect> dialectNamed(std::string_view name)
{
    return base::valueNamed<Dialect>(kDialectNames, name);
}

/// The document that defines it, as sections are quoted: "urnbis 2012 draft" is
/// draft-ietf-urnbis-rfc2141bis-urn-03, "urnbis 2015 draft" -14 of the same series.
constexpr std::string_view document(Dialect dialect)
{
    constexpr std::array<std::string_view, kDialects.size()> documents{
        "RFC 8141", "urnbis 2015 draft", "urnbis 2012 draft", "RFC 2141"};
    return documents[static_cast<std::size_t>(dialect)];
}

} // namespace nidreg::urn
