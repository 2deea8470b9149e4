// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/document.h"
#include "model/registry/records.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What a publication says about a namespace or a person, and what the registry stores of it.

namespace nidreg::listing {

/// What a publication says of `row`, but for its entry. A template whose text is held here is at
/// templateFile(), unless the listing that the namespace came from says where it is.
Registration registrationOf(const registry::NamespaceRow &row, bool templateHeld = false);

/// What the registry keeps of `registration`: its first version, active, without an entry.
registry::NamespaceRow rowOf(const Registration &registration);

/// Of several addresses the first.
registry::Contact contactOf(const Person &person);
Person personOf(const registry::Contact &contact);

/// Where a listing leads for a registration template.
struct TemplateLink {
    std::string url; ///< absolute, or relative to the publication
    std::string label; ///< "isbn-template", "urn-3"
};

/// A template whose text is held here is published at templateFile(); any other one stays where
/// the registry that it was imported from keeps it.
std::optional<TemplateLink> linkOf(const registry::NamespaceRow &row, bool templateHeld = false);

/// The folder of a kind's templates in a publication: "urn-formal", "urn-informal".
std::string_view templateFolder(urn::NidKind kind);

/// "urn-formal/isbn.txt"
std::string templateFile(const registry::NamespaceRow &row);

/// A namespace's position in a listing: formal ones by NID, then informal ones by number.
struct ListingPosition {
    std::int64_t number = 0; ///< of an informal one
    std::string nid; ///< in lower case

    auto operator<=>(const ListingPosition &) const = default;
};

ListingPosition positionOf(std::string_view nid);

} // namespace nidreg::listing
