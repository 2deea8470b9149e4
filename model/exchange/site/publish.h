// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/base/result.h"
#include "model/exchange/site/formats.h"
#include "model/registry/store.h"

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace nidreg::exchange {

/// What a publication of changes begins after: an event's number, a time, or the publication in a
/// folder, which must hold registry.json.
using Since = std::variant<std::int64_t, base::Instant, std::string>;

/// What puts a publication on record, and what the record is proved with.
struct Sealed {
    std::int64_t event = -1;
    std::string checkpoint, proof; ///< the files' texts
};

/// Puts `files` on record once they are written and before they can be seen. `earlier` is what the
/// folder's publication was proved with; with the same files on record that is as good as new.
using Seal =
    std::function<registry::Stored<Sealed>(const std::vector<registry::PublishedFile> &files,
                                           std::int64_t namespaces, const Sealed &earlier)>;

/// A path where nothing is, for a plan that changes nothing and is about no folder: nothing of it
/// is left behind by a program that is killed.
std::string nowhere();

struct PublishPlan {
    std::string folder; ///< UTF-8; made when it is not there
    std::vector<Format> formats; ///< each at most once; empty: all
    std::optional<Since> since = {}; ///< only what changed since; nothing: everything
    registry::AsOf asOf = {}; ///< the state that is published; by itself: the present one
    bool dryRun = false; ///< do everything, report the differences, and change nothing
    std::string compared = {}; ///< the folder that it is compared with; empty: `folder`
    Seal seal = {}; ///< none: not put on record
    std::string baseUrl = {}; ///< where the folder will be (uri::baseUrl()); empty: unknown
    bool hasStylesheet =
        false; ///< the XML names one, beyond a listing that is republished as it was
};

struct PublishFailure {
    enum Kind {
        Cancelled, ///< the earlier publication is untouched
        NotOurs, ///< the folder has files that no publication wrote
        Unwritable, ///< the folder, or one above it
        Unreadable, ///< a file of the folder, or of the one that is compared
        DiskFull,
        Database,
        NoListing, ///< `since` names a folder without registry.json
        WouldLose, ///< changes alone would replace a whole publication
        NoPublication, ///< the folder to check has no publication
    } kind;
    std::string subject; ///< the path, or the store's error in detail
    std::string detail; ///< the system's reason
    registry::StoreError store{registry::StoreError::Unreachable, {}, {}}; ///< of Database
};

/// What became of a namespace from one publication to the next.
struct NamespaceChange {
    enum Kind { Added, Changed, Removed } kind = Added;
    std::string nid;
    std::int64_t before = 0, after = 0; ///< versions; 0: none
    bool isDeprecated = false; ///< by this change
};

/// Of some lists at most kMaxNamed entries are kept; the counts are of all.
inline constexpr std::size_t kMaxNamed = 1000;

struct ListingDifference {
    bool isKnown = false; ///< there was a registry.json to compare with
    std::int64_t added = 0, changed = 0, removed = 0;
    std::vector<NamespaceChange> named;
};

struct FileDifference {
    std::int64_t added = 0, changed = 0, removed = 0, same = 0;
    std::vector<std::string> addedNames, changedNames, removedNames;

    bool isNone() const { return added + changed + removed == 0; }
};

/// What somebody did to a file of a publication after it was published.
struct ForeignChange {
    enum Kind { Altered, Deleted, Added } kind = Altered;
    std::string name;

    bool operator==(const ForeignChange &) const = default;
};

struct ForeignChanges {
    std::int64_t count = 0;
    std::vector<ForeignChange> named;
};

struct Published {
    /// What is recorded: the files in the folder itself, SHA256SUMS among them, which has
    /// the hash of every other one.
    std::vector<registry::PublishedFile> files;
    std::int64_t namespaces = 0;
    bool isUnchanged = false; ///< the folder held the same bytes already and was left alone
    ListingDifference listing; ///< against the folder's publication; with `since`, against that
    FileDifference differing; ///< compared with the files in the folder, all of them read
    ForeignChanges foreign; ///< what others did to the folder's publication
    std::optional<std::int64_t> event; ///< that records it; nothing: it is not recorded
};

/// Writes the listing beside `plan.folder` and swaps it in as a whole: killed at any moment the
/// folder holds the earlier publication or the new one. Files of formats that are not asked for
/// stay as they were, unless others changed one of them: its format is written anew, too. The same
/// registry gives the same bytes, whenever and however often.
base::Result<Published, PublishFailure> publish(registry::Store &store, const PublishPlan &plan,
                                                const registry::Progress &progress);

/// Whether the publication in `folder` is as it was written, and what the registry would publish in
/// its place: `isUnchanged`, or what differs. It writes nothing into the folder or beside it. A
/// folder of changes (`since`) is only compared with its own SHA256SUMS. Refuses NoPublication.
base::Result<Published, PublishFailure> checkPublication(registry::Store &store,
                                                         const std::string &folder,
                                                         const registry::Progress &progress);

} // namespace nidreg::exchange
