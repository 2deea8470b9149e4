// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/base/id.h"
#include "model/templates/template.h"
#include "model/urn/syntax/nid.h"
#include "model/workflow/discussion.h"
#include "model/workflow/event.h"
#include "model/workflow/request.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the registry keeps. All text is UTF-8; an empty string is a value that is not known.
namespace nidreg::registry {

/// The section of an RFC or a draft that a reference is to.
struct Fragment {
    enum Kind { None, Section, Page, Appendix, Table, Figure, Anchor };
    Kind kind = None;
    std::string value = {}; ///< "6.2"

    friend bool operator==(const Fragment &, const Fragment &) = default;
};

/// "section", "page", "appendix", "table", "figure", "anchor": as in IANA's XML; "" for None.
std::string_view name(Fragment::Kind kind);
std::optional<Fragment::Kind> fragmentKind(std::string_view name);

/// What a listing cites for a registration: one `xref` of IANA's XML.
struct Reference {
    enum Type { Rfc, RfcErrata, Uri, Person, Draft, Text, Registry, Note, Unicode };
    Type type = Text;
    /// "rfc8141", "bcp14", "https://…", a person's or registry's id; for Text the text itself
    std::string data;
    std::string label; ///< what is printed instead of the data, where that differs
    Fragment fragment = {}; ///< of an RFC or a draft
    std::string lastUpdated = {}; ///< YYYY-MM-DD or YYYY-MM; empty: not stated

    friend bool operator==(const Reference &, const Reference &) = default;
};

/// "rfc", "rfc-errata", "uri", "person", "draft", "text", "registry", "note", "unicode": as in
/// IANA's XML.
std::string_view name(Reference::Type type);
std::optional<Reference::Type> referenceType(std::string_view name);

/// How IANA's CSV and text forms print it, brackets not included: "RFC8141", "RFC8141, Section 6",
/// "RFC Errata 3188", a person's id, or the label where there is one.
std::string labelOf(const Reference &reference);

/// Delisted: the listing that it was imported from no longer has it. It is published no more, and
/// its NID stays taken.
enum class Status { Active, Deprecated, Delisted };
std::string_view name(Status status); ///< "active", "deprecated", "delisted"
std::optional<Status> statusNamed(std::string_view name);
std::string_view name(urn::NidKind kind); ///< "formal", "informal"

/// True where a namespace of that status is registered now: a delisted one is not.
constexpr bool isRegistered(Status status)
{
    return status != Status::Delisted;
}

/// The status of NIDs in a registry; it never had those that are not in `all`.
struct NidStatuses {
    std::map<std::string, Status, std::less<>> all; ///< by NID, in lower case

    std::optional<Status> of(std::string_view folded) const
    {
        const auto found = all.find(folded);
        return found == all.end() ? std::nullopt : std::optional(found->second);
    }
    bool isRegistered(std::string_view folded) const
    {
        const auto status = of(folded);
        return status && registry::isRegistered(*status);
    }
};

/// A registered namespace in the listing: the revision of its record that is in force.
struct NamespaceRow {
    std::string nid; ///< in the case it was registered with
    urn::NidKind kind = urn::NidKind::Formal;
    std::int64_t version = 1; ///< of the registration that it shows; 1 where none is held
    std::string date; ///< registered on: YYYY-MM-DD or YYYY-MM; empty: not known
    std::string updated; ///< of the listing entry, likewise
    std::string registrant;
    std::vector<Reference> references;
    std::string templateUrl; ///< where the registry that it was imported from keeps the template
    bool hasTemplate = false; ///< the listing links to a registration template
    Status status = Status::Active;
    /// The record as the listing that it was imported from published it, where the members above do
    /// not say all of it (exchange::entryText()); empty: they do.
    std::string entry = {};
    std::int64_t revision = 0; ///< the number of the revision of its record that it shows
    std::int64_t revisions = 0; ///< how many its record has by now; 0: none
    std::string inForce = {}; ///< from which day on (YYYY-MM-DD) that one is in force
};

/// A column of a namespace's record that a listing shows. This is the one list of them: the
/// database's views (nidreg. listed_newest, nidreg.listed_revision, audit_version, table
/// listing_import) have them in this order, and decoding, import, verification, JSON and the
/// comparison of listings go through it.
struct RecordColumn {
    std::string_view name; ///< in the database and in registry.json; with hyphens in events
    std::string_view key; ///< in JSON of the command line and in a difference
    std::string NamespaceRow::*text = nullptr; ///< null: a member of another type, below
};

// clang-format off
inline constexpr std::array kRecordColumns{
    RecordColumn{"registered",   "date",         &NamespaceRow::date},
    RecordColumn{"updated",      "updated",      &NamespaceRow::updated},
    RecordColumn{"status",       "status"},
    RecordColumn{"registrant",   "registrant",   &NamespaceRow::registrant},
    RecordColumn{"reference",    "references"},
    RecordColumn{"template_url", "template_url", &NamespaceRow::templateUrl},
    RecordColumn{"has_template", "has_template"},
};
// clang-format on

/// The index of a column in kRecordColumns.
constexpr int recordColumn(std::string_view name)
{
    int place = 0;
    while (kRecordColumns[std::size_t(place)].name != name)
        ++place;
    return place;
}

/// A revision of a namespace's record, and the registration that it shows: its own, or the one that
/// was held before it. Immutable.
struct NamespaceVersion {
    std::string nid;
    urn::NidKind kind = urn::NidKind::Formal;
    std::int64_t revision = 1; ///< 1, 2, … of the record
    std::int64_t version = 1; ///< of the registration; 1 where none is held
    bool registers = false; ///< the registration came with this revision
    std::string
        statedVersion; ///< what the template says, where an imported one says "2.1" or nothing
    std::string templateDate; ///< what the template says
    std::string registrant;
    std::vector<Reference> references;
    std::string text; ///< the template in canonical form; empty: not held (imported)
    std::string sha256; ///< hex, of `text`
    std::string grammar; ///< the ABNF that `text` gives for the NSS; empty: none
    workflow::RequestId request; ///< the request that made it; none for an imported version
    bool imported = false;
    std::string source; ///< of an imported version: where its facts come from
    std::string formerNid = {}; ///< that the listing had the namespace under before; empty: none
    std::string inForce = {}; ///< from which day on (YYYY-MM-DD) the listing shows it
    base::Instant recorded{}; ///< when this registry learned of it
    std::string date = {}, updated = {}; ///< the record's: YYYY-MM-DD or YYYY-MM; empty: not known
    Status status = Status::Active;
    std::string templateUrl = {};
    bool hasTemplate = false;
};

/// The row that a listing shows with a revision, as far as that tells: not whether others follow,
/// nor how its listing wrote it.
NamespaceRow rowOf(const NamespaceVersion &version);

/// A namespace with its revisions in the order in which they are in force.
struct Namespace {
    NamespaceRow row;
    std::vector<NamespaceVersion> versions;

    /// The NIDs that a listing had it under before, each once, the oldest first.
    std::vector<std::string> formerNids() const;
};

/// A version, and what brought it.
struct ListedVersion {
    NamespaceVersion version;
    std::int64_t event = -1; ///< that brought it
};

/// A namespace as a publication has it: its row, and its revisions in the order in which they are
/// in force.
struct ListedNamespace {
    NamespaceRow row;
    std::vector<ListedVersion> versions;
};

/// A template text as it was submitted; immutable.
struct Revision {
    int number = 1;
    std::string text; ///< canonical form
    std::string sha256; ///< hex, of `text`
    std::string submittedBy;
    base::Instant at{};
};

/// One line of history. Leaf `number` of the Merkle log.
using Event = workflow::Event;

/// A request with everything that happened to it.
struct RequestFile {
    workflow::Request request;
    std::string workingCopy; ///< the applicant's text between submissions; empty: none
    std::vector<Revision> revisions; ///< oldest first
    std::vector<Event> events; ///< oldest first
    std::vector<workflow::ListMail> discussion; ///< the list's mails, as they were imported
};

/// What taking over a list's mails came to.
struct Discussed {
    workflow::Request request;
    std::int64_t event = -1; ///< -1: the request had every one of them
    int taken = 0;
    int held = 0; ///< of those given, how many the request had already
};

struct Person {
    std::string login;
    std::vector<workflow::Role> roles;
    bool proposed = false; ///< of an answer: the change of roles waits for a second registrar
};

/// Roles that a person gets, and loses.
struct RoleChange {
    std::string login;
    std::vector<workflow::Role> granted;
    std::vector<workflow::Role> revoked;
};

/// How a session accesses a registry: as whom, with which settings, and whom the registry knows.
struct RegistryAccess {
    bool local = false; ///< the private registry of one OS user, who may act as anyone in `people`
    workflow::Acting
        acting; ///< local: the OS user's own person; shared: the login and its highest role
    bool singleUser = false; ///< separation of duties is switched off
    std::string name; ///< for the status bar: "Local registry" is worded elsewhere; a server's name
    std::vector<Person> people; ///< local: everyone; shared: the login alone, and the experts
};

/// A person whom a listing names by id, as in IANA's `people`.
struct Contact {
    std::string id; ///< "Michael_Mealling"
    std::string name;
    std::string uri; ///< "mailto:…", as published
    std::string updated; ///< YYYY-MM-DD; empty: not known
};

/// What a listing is as a whole.
struct ListingHead {
    std::int64_t namespaces = 0; ///< all of them, those that were delisted, too
    std::int64_t delisted = 0; ///< of them
    std::int64_t event = -1; ///< the newest one that changed it; -1: none did
    base::Instant changed{}; ///< when that was
    std::string inForce = {}; ///< from which day on (YYYY-MM-DD) the listing was as it is
    std::string registry; ///< hex: the first leaf of the log, the same for good; empty: no event
    /// The header of the newest imported listing (exchange::ListingHeaderCollector); empty: there
    /// is none.
    std::string header = {};
    std::int64_t headerEvent = -1; ///< that brought it; -1: the listing was changed since
    std::vector<Contact> contacts;
};

} // namespace nidreg::registry
