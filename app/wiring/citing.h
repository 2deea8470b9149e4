// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/citation.h"
#include "model/registry/store.h"

#include <string>

namespace nidreg::app {

/// What a citation of `row` says, in the state `asOf` of a registry. `store`: null for the shipped
/// snapshot. `baseUrl`: where the listing is published, as uri::baseUrl() gives it; empty: nowhere
/// that is known.
registry::Stored<listing::Cited> citedOf(registry::Store *store, const registry::AsOf &asOf,
                                         const registry::NamespaceRow &row,
                                         const std::string &baseUrl);

} // namespace nidreg::app
