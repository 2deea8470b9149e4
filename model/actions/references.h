// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

namespace nidreg::actions {

/// What a listing cites for a registration: the RFCs and then the web addresses that its
/// Documentation field names, each once, in the order in which they stand there.
std::vector<registry::Reference> referencesOf(const templates::NamespaceTemplate &from);

} // namespace nidreg::actions
