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

/// Which namespaces to list, by their status.
enum class Standing {
    Listed, ///< active and deprecated ones: those that a listing has
    Active,
    Deprecated,
    Delisted,
    Any,
};

constexpr bool isAmong(Standing standing, Status status)
{
    switch (standing) {
    case Standing::Listed:
        return isRegistered(status);
    case Standing::Active:
        return status == Status::Active;
    case Standing::Deprecated:
        return status == Status::Deprecated;
    case Standing::Delisted:
        return status == Status::Delisted;
    case Standing::Any:
        break;
    }
    return true;
}

/// Which state of the registry is meant: what was in force on a day, by what the registry had
/// learned with an event. By itself: what is in force now by all that is known.
struct AsOf {
    std::string day = {}; ///< YYYY-MM-DD; empty: the newest one
    std::optional<std::int64_t> known = {}; ///< the event's number; nothing: the newest one

    bool isPast() const { return !day.empty() || known; }
    friend bool operator==(const AsOf &, const AsOf &) = default;
};

/// A day on which the listing changed, or whose listing was imported.
struct ListingDay {
    std::string day; ///< YYYY-MM-DD
    std::int64_t formal = 0, informal = 0; ///< listed at its end
    std::int64_t added = 0, changed = 0, removed = 0;

    friend bool operator==(const ListingDay &, const ListingDay &) = default;
};

/// What a registry knows of its listing's past.
struct KnownPast {
    std::string from; ///< the first day of which it knows; empty: it knows nothing
    std::vector<ListingDay> days; ///< oldest first
};

/// A page of the listing. Pages follow by key: `after` is the last row of the page before.
struct NamespaceQuery {
    std::string text; ///< found in NID, registrant, reference or template; any case; empty: all
    std::optional<urn::NidKind> kind;
    Standing standing = Standing::Listed;
    SortBy sort = SortBy::Kind; ///< Kind: formal by NID, then informal by number
    bool descending = false;
    std::optional<NamespaceRow> after;
    int limit = 256;
    AsOf asOf = {};
    /// Whether `total` is wanted: of a million, counting takes longer than a page.
    bool isCounted = true;
};

struct NamespacePage {
    std::vector<NamespaceRow> rows;
    /// How many namespaces match, on all pages; of the past with the first page only.
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

    /// Refused with `past.not-known`, whose detail is the first day that is known (empty: none is),
    /// for a day before it: the listing of that day is unknown.
    virtual Stored<NamespacePage> namespaces(const NamespaceQuery &query) = 0;
    using VisitPage = std::function<bool(const NamespacePage &)>;
    /// Every page that `query` finds, one after the other and all of one consistent state; `visit`
    /// answers false to stop. Refuses as namespaces() does. This implementation is for a registry
    /// that is not written to meanwhile.
    virtual Stored<base::Done> pages(NamespaceQuery query, const VisitPage &visit);
    /// The record's revisions up to the state that is meant. NotFound when `nid` (any case) was
    /// never listed by then; refuses as namespaces() does.
    virtual Stored<Namespace> find(std::string_view nid, const AsOf &asOf) = 0;
    Stored<Namespace> find(std::string_view nid) { return find(nid, {}); }
    /// What checkNid() needs to know; `except` is the request on whose behalf it is asked.
    virtual Stored<urn::NidFacts> facts(std::string_view nid, workflow::RequestId except = {}) = 0;
    /// What the registry says of each of `nids` (any case) that it has or had.
    virtual Stored<NidStatuses> statusesOf(const std::vector<std::string> &nids) = 0;
    /// All people whom a listing cites by id.
    virtual Stored<std::vector<Contact>> contacts() = 0;
};

/// The registered namespaces: the present listing, past ones, and single namespaces.
class NamespaceStore : public Directory {
public:
    /// Finds out, for some ten milliseconds, where the pages of `step` rows begin and how many rows
    /// match: from the first row on, or on after the row `query.after`, of which and before which
    /// `found` rows matched. As soon as something can be shown, the first answer to a filter comes;
    /// of the past there is one answer, whatever it takes. `limit` and `isCounted` do not matter.
    virtual Stored<ListingMarks> marks(const NamespaceQuery &query, std::int64_t found,
                                       int step) = 0;
    /// The listed namespaces whose template the registry has the text of, formal ones by NID, then
    /// informal ones by number, at most `limit`: of each row the NID and the registrant.
    virtual Stored<std::vector<NamespaceRow>> withText(int limit) = 0;
    /// Of one namespace (any case of its NID), oldest first; NotFound when it is not registered.
    virtual Stored<std::vector<Event>> history(std::string_view nid) = 0;
    /// What was known of the listing's past after an event; nothing: all that is known.
    virtual Stored<KnownPast> past(std::optional<std::int64_t> known) = 0;
    /// Which versions of a namespace a listing has.
    enum class Extent {
        Newest, ///< the newest one; not what it came from: grammar, request, source, event, time
        Histories, ///< all of them, the oldest first
    };
    using VisitHead = std::function<bool(const ListingHead &)>;
    using VisitListed = std::function<bool(const ListedNamespace &)>;
    /// From one consistent snapshot what the listing is as a whole, and then every namespace,
    /// formal ones by NID, then informal ones by number; either visitor answers false to stop.
    /// Refuses as namespaces() does.
    virtual Stored<base::Done> listing(Extent extent, const AsOf &asOf, const VisitHead &head,
                                       const VisitListed &visit) = 0;
    Stored<base::Done> listing(Extent extent, const VisitHead &head, const VisitListed &visit)
    {
        return listing(extent, {}, head, visit);
    }
};

} // namespace nidreg::registry
