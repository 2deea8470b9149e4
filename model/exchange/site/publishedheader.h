// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/site/formats.h"
#include "model/listing/document.h"

#include <string>
#include <vector>

/// The listing header of a publication.
namespace nidreg::exchange {

inline constexpr const char *kListingTitle = "Uniform Resource Names (URN) Namespaces";

/// The header of the listing that was imported last, else the usual one. Its date and its
/// stylesheet, if any, stay until something changes. From then on a stylesheet is named only on
/// request: browsers that show XML by one put a warning above it, and index.html is the page.
listing::Document headerOf(const Front &front);
/// The XML of the listing names one.
bool namesStylesheet(const Front &front);

/// Which of the registries in `header` has a kind's registrations; made where there is none.
std::size_t indexOf(listing::Document &header, urn::NidKind kind);

/// A person who reviews requests, as far as the text of the listing tells.
struct NamedExpert {
    std::string name;
    std::string role; ///< "team leader"; empty: none is stated

    friend bool operator==(const NamedExpert &, const NamedExpert &) = default;
};

/// The people named in a text of a listing: between commas, semicolons and "and", roles in
/// brackets.
std::vector<NamedExpert> expertsIn(std::string_view words);

/// What a text says, on one line.
std::string lineOf(const listing::Prose &prose);

/// The rules of one of the registries.
struct RegistryRules {
    urn::NidKind kind = urn::NidKind::Formal;
    listing::Head head;
    std::vector<NamedExpert> experts;
};

/// Those of both, formal and informal namespaces.
std::vector<RegistryRules> rulesOf(const Front &front);

} // namespace nidreg::exchange
