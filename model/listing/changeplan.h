// SPDX-License-Identifier: MIT
#pragma once

#include "model/listing/document.h"
#include "model/listing/recordchange.h"
#include "model/registry/store.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// How a listing of another registry differs from what is held here, and what taking it over would
/// do. Nothing here changes anything.
namespace nidreg::listing {

/// The data of a CSV: the labels of template and references, in brackets. Its columns have no more,
/// so that equal labels mean no difference.
struct Cells {
    std::optional<std::string> templateLabel; ///< nothing: there is no such column
    std::string references;
};

/// A registration template as a separate text.
struct HeldTemplate {
    std::string text; ///< as it came; empty: not held, and the rest is what is known of it
    std::shared_ptr<const templates::NamespaceTemplate> content;
    std::string sha256; ///< of `text`, hex
    std::string statedVersion, date; ///< as the template says; empty: nothing
};

/// A namespace in the other listing. What the listing does not state is nothing, and stays as it is
/// in the registry.
struct SourceEntry {
    registry::NamespaceRow row; ///< NID, kind; of listings dates, references, template, entry
    std::size_t line = 0; ///< of the file, from 1; 0: not known
    std::optional<Cells> cells; ///< of a CSV; of `row`, NID and kind are all it is sure of
    std::optional<std::string> registrant;
    std::optional<registry::Status> status;
    std::optional<HeldTemplate> heldTemplate;
    /// A template by itself: of a namespace that is held it gives text, version and date, and the
    /// registrant where none is known. What is listed stays.
    bool isTemplateOnly = false;
    bool isDraft = false; ///< a template that calls itself one
};

struct Source {
    std::string name; ///< for people: "urn-namespaces-2021-07-01.xml"
    std::string sha256; ///< of the file, hex
    std::vector<SourceEntry> entries;
    /// The kinds of which the source names every namespace; of these, one that it does not name is
    /// missing in it.
    std::vector<urn::NidKind> complete;
    std::optional<Document> header; ///< its header; nothing: it has none
    std::string headerText; ///< the same, as a registry keeps it
    std::vector<registry::Contact> contacts; ///< people that it names outside of a header

    /// The day that it states for itself, YYYY-MM-DD; empty: none, or a month alone.
    std::string day() const;
};

/// A namespace in this registry.
struct HeldEntry {
    registry::NamespaceRow row;
    std::optional<Cells> cells; ///< where the source is a CSV
    std::string statedVersion, templateDate, sha256; ///< of the registration that is shown
    bool isOwn = false; ///< the newest revision was registered here, not taken over
    bool isRegistered = false; ///< a request here made the registration that is shown
};

/// What speaks against a text that came without a listing as a registration.
enum class Doubt {
    None,
    NotListed, ///< nothing shows that its namespace was ever registered
    Draft, ///< it says so
};

/// "not-listed", "draft"; empty for none: the name in JSON.
std::string_view name(Doubt doubt);

struct Difference {
    enum Kind {
        Added, ///< the source has it, and it was never registered here
        Changed,
        Missing, ///< it is listed here, and the source has it no more
        Renamed, ///< `formerNid` is missing, and `nid` is new and says the same
        Malformed, ///< its NID is not valid: it cannot be imported
    } kind = Added;
    std::string nid;
    std::string formerNid;
    std::size_t line = 0;
    std::vector<FieldChange> fields; ///< of Changed
    bool isOwn = false; ///< what is here was registered here: it should not give way unasked
    std::vector<registry::ImportedNamespace> versions; ///< what taking it over makes
    Doubt doubt = Doubt::None;
};

struct ChangePlan {
    std::vector<Difference> differences; ///< formal ones by NID, then informal ones by number
    std::vector<FieldChange> listing; ///< the listing header
    /// The day of the imported listing, where the source's is earlier: the differences were then
    /// changed since. It is the day that the listings state; where one states none, or none was
    /// imported, the last day of the rows. YYYY-MM-DD, or YYYY-MM. Empty: the source is not older,
    /// or does not say.
    std::string newerHeld;
    std::string sourceDay; ///< of the source, where newerHeld is stated
    std::int64_t same = 0;
    /// For a listing of the past: the newest event when it was compared; else nothing.
    std::optional<std::int64_t> decidedAfter = {};

    bool isNone() const { return differences.empty() && listing.empty(); }
    std::int64_t count(Difference::Kind kind) const;
};

/// Compares `source` with the registry. `heldHeader`: the header of the newest imported listing;
/// nothing: none was imported. Of a NID that occurs twice in the source the first one counts.
/// `goesOn` is called regularly; once it returns false the plan is not valid.
ChangePlan compare(const Source &source, const std::vector<HeldEntry> &held,
                   const std::optional<Document> &heldHeader,
                   const std::function<bool()> &goesOn = {});

/// The batch that imports the differences that are `wanted`, and with `withListing` the listing
/// header. Malformed entries are never imported. The entries of `source` are not read.
registry::ImportBatch batchOf(const Source &source, const ChangePlan &plan,
                              const std::function<bool(const Difference &)> &wanted,
                              bool withListing);

/// True for a difference that a person has to decide: it would replace what was registered here, or
/// may not be a registration at all.
inline bool needsDecision(const Difference &difference)
{
    return difference.isOwn || difference.doubt != Doubt::None;
}

/// "added", "changed", "missing", "renamed", "malformed"
std::string_view name(Difference::Kind kind);

/// How the listing's own texts differ, part by part and person by person.
std::vector<FieldChange> compareHeaders(const Document &here, const Document &there);

} // namespace nidreg::listing
