// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/document.h"

/// What a publication says of a namespace or of somebody, and what the registry keeps of it.
namespace nidreg::listing {

/// What a publication says of `row`, but for its entry. A template whose text is held here is at
/// templateFile(), unless the listing that the namespace came from says where it is.
Registration registrationOf(const registry::NamespaceRow &row, bool templateHeld = false);

/// What the registry keeps of `registration`: its first version, active, without an entry.
registry::NamespaceRow rowOf(const Registration &registration);

/// Of several addresses the first.
registry::Contact contactOf(const Person &person);
Person personOf(const registry::Contact &contact);

} // namespace nidreg::listing
