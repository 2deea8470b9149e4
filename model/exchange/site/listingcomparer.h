// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/files/syncedfile.h"
#include "model/exchange/site/ownfiles.h"
#include "model/listing/recordchange.h"
#include "model/registry/records.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::exchange {

/// Compares each namespace with an earlier publication, in constant memory: both come in the order
/// of the listing.
class ListingComparer {
public:
    /// `before` is an earlier registry.json; nothing where there is none.
    explicit ListingComparer(std::optional<LineFile> before);

    /// There is something to compare with.
    bool isKnown() const { return m_difference.isKnown; }

    /// The change of a namespace; nothing where it is unchanged, or unknown.
    /// `json` is its line in registry.json.
    std::optional<NamespaceChange> compare(const registry::ListedNamespace &listed,
                                           std::string_view json);
    /// The rest was removed.
    ListingDifference finish();
    /// Why the earlier listing could not be read to its end, as errno; 0: it could.
    int error() const { return m_before ? m_before->error() : 0; }

private:
    void advance();
    void noteRemoved();

    std::optional<LineFile> m_before;
    std::string m_line; ///< the earlier one that comes next
    std::optional<std::string> m_nid; ///< of m_line; nothing: there is none left
    ListingDifference m_difference;
};

/// What became of a namespace after an event or a time; nothing where nothing did.
std::optional<NamespaceChange> changeSince(const registry::ListedNamespace &listed,
                                           const Since &since);

/// Adds a change to the report.
void note(ListingDifference &difference, const NamespaceChange &change);

/// "added", "changed", "removed"
std::string_view name(NamespaceChange::Kind kind);

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

/// Of the revision at `index` of `listed.versions`.
Change changeAt(const registry::ListedNamespace &listed, std::size_t index);
/// What that version changed against the one before it, field by field; of the first one nothing.
std::vector<listing::FieldChange> changesAt(const registry::ListedNamespace &listed,
                                            std::size_t index);

/// "Version 2" of one that a registration came with, else "Revision 5".
std::string revisionName(const registry::NamespaceVersion &revision);

/// The path of the page of that revision among those of `listed.versions`: "namespaces/isbn/2";
/// ".html" and ".txt" are appended. Empty for a NID that is none.
std::string revisionPath(const registry::ListedNamespace &listed, std::int64_t revision);

} // namespace nidreg::exchange
