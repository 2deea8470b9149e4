// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/registry/link.h"
#include "model/registry/log.h"
#include "model/registry/people.h"
#include "model/registry/policies.h"
#include "model/registry/proposal.h"
#include "model/registry/queue.h"
#include "model/registry/records.h"
#include "model/registry/session.h"
#include "model/urn/nidrules.h"
#include "model/workflow/transitions.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::registry {

/// Why storage did not do what was asked.
struct StoreError {
    enum Kind {
        Unreachable, ///< no connection; nothing was changed
        OutcomeUnknown, ///< the connection broke at the commit and the answer could not be looked
                        ///< up
        NotFound,
        Stale, ///< somebody else was faster: look again, then decide again
        Refused, ///< a rule or a permission; `refusal` names it
    } kind;
    std::string refusal; ///< stable id: a nid.* rule, a step error, or the constraint's name
    std::string detail; ///< PostgreSQL's words, for the log and for `Details`
};

inline StoreError refused(std::string refusal, std::string detail = {})
{
    return {StoreError::Refused, std::move(refusal), std::move(detail)};
}

/// True where the registry opens only when somebody says a (or another) password. Asking the server
/// again unasked would repeat one that it refused, and some lock a login for that.
inline bool needsPassword(const StoreError &error)
{
    return error.refusal == "server.password-needed" || error.refusal == "server.password-wrong";
}

template <class T> using Stored = base::Result<T, StoreError>;

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
    /// Every registered NID (folded) of `nids` (any case), for the examples in a template.
    virtual Stored<std::vector<std::string>> registeredAmong(
        const std::vector<std::string> &nids) = 0;
    /// Everybody whom a listing cites by id.
    virtual Stored<std::vector<Contact>> contacts() = 0;
};

/// What comes with every act. `key` is a UUID that the client makes: the store takes a key once,
/// and an act whose key it has seen answers what it answered then, without doing it again.
struct Act {
    std::string key;
    workflow::Acting acting;
    bool rehearse = false; ///< do everything, answer, and roll back
};

struct NewRequest {
    workflow::Purpose purpose = workflow::Purpose::New;
    urn::NidKind kind = urn::NidKind::Formal;
    workflow::Procedure procedure = workflow::Procedure::Community;
    bool standardsAction = false;
    std::string nid; ///< as asked for; empty for a new informal namespace
    std::string workingCopy; ///< the template as it is now
    bool deprecates = false; ///< a revision that marks its namespace as deprecated
};

/// A template to become the next revision. The store reads NID, version and fields out of its text;
/// what its Date and its Registrant name, it is told, and compares with these fields.
struct Submission {
    workflow::Transition transition; ///< of Step::Submit
    std::string text; ///< canonical form
    std::string date; ///< that the template states, YYYY-MM-DD; empty: none
    std::string body = {}; ///< the organization that Registrant names; empty: none
};

/// What becomes of an approved request. The store sets the informal number, the version and the
/// status: a request that deprecates makes the namespace so, any other revision leaves it as it is.
struct Registration {
    workflow::Transition transition; ///< of Step::Register
    std::string registrant;
    std::vector<Reference> references;
    std::string grammar; ///< see NamespaceVersion
};

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
    std::vector<Contact> contacts; ///< those that are new are taken; a frame has its own people
    std::string source; ///< for people: "IANA URN Namespaces registry, 2026-07-28"
    std::string sha256; ///< hex, of the file
    std::string frame = {}; ///< see ListingHead; empty: the one that is held stays
};

/// What the registry desk needs from storage, in the desk's own words. No SQL, no Qt.
/// Implemented by model/storage/store. Used on one thread. Every act appends its event in the same
/// transaction, or does nothing.
class Store : public Directory {
public:
    /// Finds out, for some ten milliseconds, where the pages of `step` rows begin and how many rows
    /// match: from the first row on, or on after the row `query.after`, of which and before which
    /// `found` rows matched. As soon as something can be shown, the first answer to a filter comes;
    /// of the past there is one answer, whatever it takes. `limit` and `isCounted` do not matter.
    virtual Stored<ListingMarks> marks(const NamespaceQuery &query, std::int64_t found,
                                       int step) = 0;
    virtual Stored<Desk> desk() = 0;

    /// What `acting` sees of the queue on that day (UTC), a page at a time.
    virtual Stored<RequestPage> requests(const RequestQuery &query, const workflow::Acting &acting,
                                         base::Date today) = 0;
    virtual Stored<RequestCounts> requestCounts(const workflow::Acting &acting,
                                                base::Date today) = 0;
    virtual Stored<QueueFigures> figures(const workflow::Acting &acting, base::Date today) = 0;
    virtual Stored<RequestFile> request(workflow::RequestId id) = 0;
    /// Of one namespace (any case of its NID), oldest first; NotFound when it is not registered.
    virtual Stored<std::vector<Event>> history(std::string_view nid) = 0;
    /// A namespace as it stood after an event, with its versions by then; NotFound when it was not
    /// registered yet.
    virtual Stored<Namespace> findAsOf(std::string_view nid, std::int64_t event) = 0;
    /// The number of the last event at or before `at`; -1 before the first one.
    virtual Stored<std::int64_t> eventAt(base::Instant at) = 0;
    /// Events from number `from` on, at most `limit`.
    virtual Stored<std::vector<Event>> events(std::int64_t from, int limit) = 0;
    /// A page of events, newest first.
    virtual Stored<std::vector<Event>> eventsBy(const EventQuery &query) = 0;

    virtual Stored<workflow::Request> create(const Act &act, const NewRequest &request) = 0;
    /// Replaces the working copy (draft and changes-requested only); makes no event.
    virtual Stored<workflow::Request> saveWorkingCopy(const Act &act, workflow::RequestId id,
                                                      const std::string &text) = 0;
    virtual Stored<workflow::Request> submit(const Act &act, const Submission &submission) = 0;
    /// Takes any step but submit and register. Stale when the request has left the edge's state or
    /// has a newer revision.
    virtual Stored<workflow::Request> append(const Act &act,
                                             const workflow::Transition &transition) = 0;
    /// What `step`, submit too, answered when it was carried out under the act's key before;
    /// nothing inside: it never was. Waits for one that is just being carried out, and changes
    /// nothing.
    virtual Stored<std::optional<workflow::Request>> recallStep(const Act &act,
                                                                workflow::Step step) = 0;
    /// The same of a registration.
    virtual Stored<std::optional<Enrolled>> recallEnrolment(const Act &act) = 0;
    /// Takes over what the discussion list said of a request: those of `mails` that it does not
    /// have, by Message-ID and SHA-256. workflow::whyNotDiscuss() says who may; more than
    /// kMaxMails at once are refused.
    virtual Stored<Discussed> discuss(const Act &act, workflow::RequestId id,
                                      const std::vector<workflow::ListMail> &mails) = 0;
    /// Re-checks everything in one transaction and makes the version; or, where that takes two
    /// registrars and nobody else has proposed just this, records a proposal. Refused with
    /// `own-proposal` when the same person proposed it.
    virtual Stored<Enrolled> enroll(const Act &act, const Registration &registration) = 0;
    /// The proposals that stand and that the login sees: all for a registrar.
    virtual Stored<std::vector<Proposal>> proposals() = 0;
    /// Every proposal that was made on a request, the oldest first.
    virtual Stored<std::vector<Proposal>> proposals(workflow::RequestId request) = 0;
    /// Takes one's own proposal back. NotFound where `event` is none; Refused with `not-yours`,
    /// `proposal-over`.
    virtual Stored<base::Done> withdrawProposal(const Act &act, std::int64_t event) = 0;
    /// Takes over a listing, all of it or nothing; answers how many versions that made. Stale when
    /// a namespace no longer has the version that was decided on; Refused with `import-takes-two`
    /// when a version would be made and registering takes two registrars, `import-twice` where a
    /// namespace comes twice, `import-malformed` where a version has more than 15 digits.
    /// `progress` is told how many namespaces were taken, of how many; answering false ends it as
    /// Refused with `stopped`, and nothing was done.
    virtual Stored<std::int64_t> import(const Act &act, const ImportBatch &batch,
                                        const Progress &progress) = 0;
    Stored<std::int64_t> import(const Act &act, const ImportBatch &batch)
    {
        return import(act, batch, {});
    }
    /// Gives a person exactly these roles (the registrar's act); no role removes them. On a shared
    /// registry the person is a database login. Refused with `login-unknown` when there is no such
    /// login, `owner-is-no-person`, `role-held-otherwise` when a role to be taken comes from a
    /// group or another's grant, `person.last-registrar`, `second-registrar-missing` when one alone
    /// would be left where an act takes two.
    virtual Stored<Person> appoint(const Act &act, const Person &person) = 0;
    /// The same for single roles, whatever others change at once; answers what the person has then.
    /// Without a difference there is no event.
    virtual Stored<Person> changeRoles(const Act &act, const RoleChange &change) = 0;
    /// Everybody at the desk, by login; for others than registrars themself alone.
    virtual Stored<std::vector<PersonFile>> people() = 0;
    /// Replaces what is known of a person, but for their roles; by a registrar, or by the person
    /// themself, who cannot change their dates of service. Stale when `file.described` is no
    /// longer the last description.
    virtual Stored<base::Done> describe(const Act &act, const PersonFile &file) = 0;
    /// Whom a request may be given to `today`, to answer by `due`, best first; for registrars. Who
    /// is on the request already is not among them. NotFound when there is no such request.
    virtual Stored<std::vector<Candidate>> candidates(workflow::RequestId request, base::Date today,
                                                      base::Date due) = 0;
    /// The sessions that hold the log or wait for it, the holder first; this one is not among them.
    virtual Stored<std::vector<Session>> sessions() = 0;
    /// Ends one of them (a registrar's): its transaction is rolled back. NotFound where it is none
    /// of them; Refused with `session-not-ours` where the server lets only its own login or a
    /// superuser end it.
    virtual Stored<base::Done> endSession(int process) = 0;
    virtual Stored<base::Done> setSingleUser(const Act &act, bool on) = 0;

    virtual Stored<Policies> policies() = 0;
    /// Sets one policy (the registrar's act); true: it is proposed, and waits for a second
    /// registrar, as any change of a `two-persons` that lists an act does. Refused with
    /// `policy-unknown`, `policy-value`, `second-registrar-missing`.
    virtual Stored<bool> setPolicy(const Act &act, const Policy &policy) = 0;

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

    virtual Stored<LogHead> head() = 0;
    /// Recomputes everything from the bytes. A login that is no registrar verifies what it may see,
    /// and the whole tree; the report says so. `noted` are checkpoints known from elsewhere.
    virtual Stored<LogReport> verify(const Progress &progress,
                                     const std::vector<NotedHead> &noted) = 0;
    Stored<LogReport> verify(const Progress &progress) { return verify(progress, {}); }
    /// An event and its path to the root. NotFound when there is no such event, revision or
    /// version, or none that this login may see.
    virtual Stored<Inclusion> prove(const LogPlace &place) = 0;
    /// That the log of `size` events only grew. Refused with `log.never-had-that-size`.
    virtual Stored<Consistency> proveSince(std::int64_t size) = 0;
    /// The event of the newest publication that wrote a file with one of these hashes; with
    /// `wholly`, one all of whose files have one. NotFound where none did.
    virtual Stored<std::int64_t> publicationOf(const std::vector<std::string> &sha256s,
                                               bool wholly) = 0;
    /// Records what a publication wrote (the registrar's act); answers the event's number.
    virtual Stored<std::int64_t> recordPublication(const Act &act,
                                                   const PublicationRecord &publication) = 0;

    /// Calls back on the store's thread whenever something in the registry changed, whoever did it.
    virtual void onChange(std::function<void()> changed) = 0;
    /// Calls back on the store's thread when the connection is found to be gone, once each; an act
    /// that was under way goes on trying to learn its outcome meanwhile.
    virtual void onLoss(std::function<void()> lost) = 0;
    virtual Link link() const = 0;

    /// Opens another store on this registry, as the same login, for work that takes long. The
    /// function may be called on any thread, after this store is gone, too. Once `stop` is asked
    /// for, whatever the other store does ends, as Refused, and does not begin again.
    using Opener = std::function<Stored<std::unique_ptr<Store>>(std::stop_token stop)>;
    virtual Opener opener() const = 0;
};

} // namespace nidreg::registry
