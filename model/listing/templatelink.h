// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <optional>

namespace nidreg::listing {

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

} // namespace nidreg::listing
