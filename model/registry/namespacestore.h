// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/link.h"
#include "model/registry/records.h"
#include "model/registry/stored.h"
#include "model/urn/nidrules.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::registry {

enum class SortBy { Nid, Kind, Version, Date, Registrant, Reference, Status };

/// A page of the listing. Pages follow by key: `after` is the last row of the page before.
struct NamespaceQuery {
    std::string text; ///< found in NID, registrant, reference or template; any case; empty: all
    std::optional<urn::NidKind> kind;
    std::optional<Status> status;
    SortBy sort = SortBy::Kind; ///< Kind: formal by NID, then informal by number
    bool descending = false;
    std::optional<NamespaceRow> after;
    int limit = 256;
    /// The listing as it stood after the event of that number (-1: before the first one); nothing:
    /// as it stands. Stores alone know the past: a snapshot takes no notice.
    std::optional<std::int64_t> asOf = {};
    /// Whether `total` is wanted: of a million, counting takes longer than a page.
    bool isCounted = true;
};

struct NamespacePage {
    std::vector<NamespaceRow> rows;
    /// How many namespaces match, on all pages; of the past stated with the first page only.
    std::int64_t total = 0;
};

/// Where pages of a listing begin, as far as that was found out: see Store::marks().
struct ListingMarks {
    std::vector<std::string> nids; ///< of every n-th row that matches, folded
    std::int64_t found = 0; ///< rows that match, from the listing's first one on
    std::string
        next; ///< NID to go on after, folded, whether it matches or not; empty: that was all
    /// Of the first answer to a filter its first rows, at most n; they may be fewer than `found`.
    std::vector<NamespaceRow> first = {};
};

/// The part of a registry that can be read without acting: the store, and the shipped snapshot.
class Directory {
public:
    virtual ~Directory() = default;

    virtual Stored<NamespacePage> namespaces(const NamespaceQuery &query) = 0;
    /// NotFound when `nid` (any case) is not registered.
    virtual Stored<Namespace> find(std::string_view nid) = 0;
    /// What checkNid() needs to know; `except` is the request on whose behalf it is asked.
    virtual Stored<urn::NidFacts> facts(std::string_view nid, workflow::RequestId except = {}) = 0;
    /// What the registry says of each of `nids` (any case) that it has or had.
    virtual Stored<NidStatuses> statusesOf(const std::vector<std::string> &nids) = 0;
    /// Everybody whom a listing cites by id.
    virtual Stored<std::vector<Contact>> contacts() = 0;
};

/// The registered namespaces: the listing as it stands, as it stood, and one by one.
class NamespaceStore : public Directory {
public:
    /// Finds out, for some ten milliseconds, where the pages of `step` rows begin and how many rows
    /// match: from the first row on, or on after the row `query.after`, of which and before which
    /// `found` rows matched. As soon as something can be shown, the first answer to a filter comes;
    /// of the past there is one answer, whatever it takes. `limit` and `isCounted` do not matter.
    virtual Stored<ListingMarks> marks(const NamespaceQuery &query, std::int64_t found,
                                       int step) = 0;
    /// Of one namespace (any case of its NID), oldest first; NotFound when it is not registered.
    virtual Stored<std::vector<Event>> history(std::string_view nid) = 0;
    /// A namespace as it stood after an event, with its versions by then; NotFound when it was not
    /// registered yet.
    virtual Stored<Namespace> findAsOf(std::string_view nid, std::int64_t event) = 0;
    /// Which versions of a namespace a listing has.
    enum class Extent {
        Newest, ///< the newest one; not what it came from: grammar, request, source, event, time
        Histories, ///< all of them, the oldest first
    };
    using VisitHead = std::function<bool(const ListingHead &)>;
    using VisitListed = std::function<bool(const ListedNamespace &)>;
    /// From one consistent snapshot what the listing is as a whole, and then every namespace,
    /// formal ones by NID, then informal ones by number; either visitor answers false to stop.
    virtual Stored<base::Done> listing(Extent extent, const VisitHead &head,
                                       const VisitListed &visit) = 0;
};

} // namespace nidreg::registry
