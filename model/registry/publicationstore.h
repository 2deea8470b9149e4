// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/log.h"
#include "model/registry/records.h"
#include "model/registry/stored.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nidreg::registry {

/// A namespace as another registry lists it, to become the next version here.
struct ImportedNamespace {
    NamespaceRow row; ///< `version`: of a new namespace; 0: the first
    std::string statedVersion = {};
    std::string templateDate = {};
    std::string formerNid = {}; ///< see NamespaceVersion
    std::string text = {}; ///< the template in canonical form; empty: not held
    std::shared_ptr<const templates::NamespaceTemplate> content = {}; ///< of `text`; null: none
    /// The version that the namespace had when this was decided, 0: it was not registered. Nothing:
    /// take it only where it is not registered.
    std::optional<std::int64_t> previous = {};
};

struct ImportBatch {
    std::vector<ImportedNamespace> namespaces;
    std::vector<Contact> contacts; ///< those that are new are taken; a header has its own people
    std::string source; ///< for people: "IANA URN Namespaces registry, 2026-07-28"
    std::string sha256; ///< hex, of the file
    std::string header = {}; ///< see ListingHead; empty: the one that is held stays
    bool removals = false; ///< delists however many are gone; see Policies, kRemovalPercent
    /// The day of the listing, from which on it is in force: YYYY-MM-DD; empty: today. Into the
    /// present an older one than the newest that was imported is in force from today on, too.
    std::string inForce = {};
    /// For an import into the past, which leaves the listing of every later known day unchanged:
    /// the newest event when this was decided. Nothing: into the present.
    std::optional<std::int64_t> decidedAfter = {};
};

/// What taking a listing over made.
struct TakenOver {
    std::int64_t versions = 0; ///< of namespaces
    std::optional<std::int64_t> event; ///< that records all of it; nothing: nothing imported
};

/// Listings of other registries taken over, and what this one published.
class PublicationStore {
public:
    virtual ~PublicationStore() = default;

    /// Imports a listing, all of it or nothing. Stale when a namespace no longer has the version
    /// that was decided on; Refused with `import.takes-two` when a version would be made and
    /// registering takes two registrars, `import.twice` where a namespace comes twice,
    /// `import.removes-many` where more would be delisted than the registry's policy allows, or all
    /// of a kind, and the batch does not allow it. `progress` gets the number of imported
    /// namespaces and their total; returning false ends it as Refused with `stopped`, and nothing
    /// was done.
    virtual Stored<TakenOver> import(const Act &act, const ImportBatch &batch,
                                     const Progress &progress) = 0;
    Stored<TakenOver> import(const Act &act, const ImportBatch &batch)
    {
        return import(act, batch, {});
    }
    /// Several listings, one after the other, all of them or none; refuses likewise. Answers how
    /// much all made, and the last event.
    virtual Stored<TakenOver> import(const Act &act, const std::vector<ImportBatch> &batches) = 0;
    /// The event of the newest publication that wrote a file with one of these hashes; with
    /// `wholly`, one all of whose files have one. NotFound where none did.
    virtual Stored<std::int64_t> publicationOf(const std::vector<std::string> &sha256s,
                                               bool wholly) = 0;
    /// Records what a publication wrote (the registrar's act); answers the event's number.
    virtual Stored<std::int64_t> recordPublication(const Act &act,
                                                   const PublicationRecord &publication) = 0;
};

} // namespace nidreg::registry
