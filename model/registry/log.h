// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/request.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

/// What the registry says about its own history: the Merkle log of events.
namespace nidreg::registry {

struct LogHead {
    std::int64_t size = 0; ///< number of events
    std::string root; ///< hex SHA-256, RFC 9162 section 2.1
    /// Which log it is: the hash of its first leaf in hex, made with the registry and the same in
    /// every deposit of it. Empty: unknown.
    std::string log = {};
};

/// A head that was noted outside of the database: a witness of what the log was.
struct NotedHead {
    std::int64_t size = 0;
    std::string root; ///< hex
    std::string name; ///< where it was noted: a file, for messages
    std::string log = {}; ///< of which log, as LogHead says it; empty: the note does not say
};

/// A page of the log, newest first. Pages follow by key: `before` is the last number of the page
/// before. What is empty does not narrow the answer.
struct EventQuery {
    std::string person; ///< who acted
    std::string what; ///< a step's name, "create", "import" …
    std::string nid; ///< of the namespace, any case
    std::optional<std::int64_t> before; ///< nothing: from the newest on
    int limit = 256;
};

/// Something that does not fit the log.
struct Mismatch {
    enum Where {
        Event,
        Node,
        Head,
        Revision,
        Version,
        Request, ///< where it stands, its experts and stays, is not what its events led to
        Proposal, ///< of an act that takes two persons
        Mail, ///< of the list's discussion
        Contact,
        ListingHeader, ///< the data beside the records of a listing
        Setting, ///< a switch, a policy, a person or a counter
        Workflow, ///< a rule is not the one that this program was built with
        Definition, ///< a function, trigger, constraint, view, owner or right is not the installed
                    ///< one
        Truncated, ///< a witness knows a longer log
        Rewritten, ///< a witness knows another log of that size
    } where = Event;
    std::int64_t number = 0; ///< of the event, or of the request; 0 where it has none
    std::string subject; ///< "request 12 revision 2", "isbn version 3", UTF-8
};

struct LogReport {
    LogHead head; ///< as the database states it
    std::optional<Mismatch> mismatch; ///< the first one; nothing: every byte matches
    /// Every definition of the database that is not as it was installed, in PostgreSQL's names.
    std::vector<std::string> differences = {};
    std::int64_t events = 0, revisions = 0, versions = 0, mails = 0; ///< how many were checked
    std::int64_t witnesses = 0; ///< how many noted heads are of this history
    std::int64_t otherLogs = 0; ///< how many noted heads are of another log: nothing follows
    std::int64_t bytes = 0; ///< how many canonical bytes and texts were hashed
    bool isPartial = false; ///< the login sees a part: the tree is whole, its leaves are not
    /// What the events give to the logins of a shared registry; of a local one, and in part,
    /// nothing.
    std::map<std::string, std::set<std::string>> roles = {};
};

/// Called now and then with (done, total); answer false to stop.
using Progress = std::function<bool(std::int64_t, std::int64_t)>;

/// What to prove: an event by its number, or the revision or version that an event records.
struct EventPosition {
    std::int64_t number = 0;
};
struct RevisionPosition {
    workflow::RequestId request;
    int revision = 1;
};
struct VersionPosition {
    std::string nid; ///< any case
    std::int64_t version = 1;
};
using LogPosition = std::variant<EventPosition, RevisionPosition, VersionPosition>;

/// An event and what leads from it to the log's root. Hashes are 64 hexadecimal digits.
struct Inclusion {
    LogHead head;
    std::int64_t number = 0;
    std::string bytes; ///< the event's canonical form
    std::vector<std::string> path; ///< RFC 9162 section 2.1.3
};

/// What leads from an earlier root to the present one.
struct Consistency {
    LogHead old;
    LogHead head;
    std::vector<std::string> path; ///< RFC 9162 section 2.1.4
};

/// A file of a published listing.
struct PublishedFile {
    std::string name; ///< in its folder
    std::string sha256; ///< hex
};

struct PublicationRecord {
    std::vector<PublishedFile> files;
    std::int64_t namespaces = 0;
};

} // namespace nidreg::registry
