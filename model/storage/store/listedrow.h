// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"
#include "model/storage/pg/bulk.h"

#include <string_view>
#include <vector>

namespace nidreg::storage {

/// Takes a row of listing/stream_formal.sql or stream_informal.sql apart, into what was there
/// before: its texts keep the room that they have.
void readListed(const CopiedRow &from, urn::NidKind kind, registry::NamespaceRow &row,
                registry::ListedVersion &version);

/// What binary COPY sends of a column `reference`.
void readReferences(std::string_view sent, std::vector<registry::Reference> &references);

} // namespace nidreg::storage
