// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

namespace nidreg::exchange {

/// Whether the data of `reference` is what the schema of IANA's registries allows for its type;
/// true for a text, which has none.
bool suitsIana(const registry::Reference &reference);

} // namespace nidreg::exchange
