// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/postgres/bulk.h"

#include <string_view>
#include <vector>

namespace nidreg::storage {

/// Takes a row of nidreg.listed_revision apart, or of listed_newest where `extent` says
/// so, into what was there before: its texts keep the room that they have.
void readListed(const CopiedRow &from, registry::Store::Extent extent, urn::NidKind kind,
                registry::NamespaceRow &row, registry::ListedVersion &version);

/// Whether the revision in a row of either view is in force by the day of `asOf`, and was learned
/// by its event.
bool isInForce(const CopiedRow &from, const registry::AsOf &asOf);

/// What binary COPY sends of a column `reference`.
void readReferences(std::string_view sent, std::vector<registry::Reference> &references);

} // namespace nidreg::storage
