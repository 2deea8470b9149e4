// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/urn/nidrules.h"

#include <string>
#include <vector>

namespace nidreg::exchange {

/// Why a file of data could not be read.
struct ReadFailure {
    enum Kind {
        NotFound, ///< in none of the folders that were searched
        Unreadable, ///< it is there, but the system refuses it
        Malformed, ///< it is not what it should be
    } kind;
    std::string path; ///< UTF-8; of NotFound, the path below the folders
    std::string detail; ///< the system's or the parser's reason; may be empty
};

/// The countries of ISO 3166-1 and, marked as formerly used, those of ISO 3166-3, as the
/// iso-codes package installs them: `iso-codes/json/` below one of `dataFolders`, which are
/// searched in order (on Linux $XDG_DATA_HOME and $XDG_DATA_DIRS, by default /usr/share).
base::Result<std::vector<urn::Country>, ReadFailure> loadCountries(
    const std::vector<std::string> &dataFolders);

/// Everything that the NID rules know of the world: the countries of loadCountries(), and the
/// URI schemes and identifier systems of registry-data/reserved that the program carries inside.
base::Result<urn::NidKnowledge, ReadFailure> loadKnowledge(
    const std::vector<std::string> &dataFolders);

/// The embedded part alone; enough where no country data is installed.
urn::NidKnowledge embeddedKnowledge();

} // namespace nidreg::exchange
