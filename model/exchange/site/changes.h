// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/records.h"

#include <string>
#include <string_view>

namespace nidreg::exchange {

/// What a version did to the listing.
enum class Change {
    Registered, ///< a namespace that was not there
    Imported, ///< the same, taken over from another registry
    Revised,
    Deprecated,
    Delisted, ///< the listing that it came from no longer has it
};

/// "registered", "imported", "revised", "deprecated", "delisted"
std::string_view name(Change change);

/// Of the version at `index` of `listed.versions`.
Change changeAt(const registry::ListedNamespace &listed, std::size_t index);

/// The place of the version with that number among `listed.versions`' pages: "namespaces/isbn/2";
/// ".html" and ".txt" are appended. Empty for a NID that is none.
std::string versionPath(const registry::ListedNamespace &listed, std::int64_t version);

} // namespace nidreg::exchange
