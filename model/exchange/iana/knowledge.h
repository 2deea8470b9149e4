// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/iana/isocodes.h"

namespace nidreg::exchange {

/// Everything that the NID rules know of the world: the countries of loadCountries(), and the
/// URI schemes and identifier systems of registry-data/reserved that the program carries inside.
base::Result<urn::NidKnowledge, ReadFailure> loadKnowledge(
    const std::vector<std::string> &dataFolders);

/// The embedded part alone; enough where no country data is installed.
urn::NidKnowledge embeddedKnowledge();

} // namespace nidreg::exchange
