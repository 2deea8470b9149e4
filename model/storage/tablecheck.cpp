// SPDX-License-Identifier: MIT
#include "model/storage/tablecheck.h"

#include "model/base/text.h"
#include "model/proof/sha256.h"
#include "model/storage/canonicalline.h"
#include "model/workflow/transitions.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace nidreg::storage {

using base::Done;
using registry::Mismatch;
using registry::Stored;

namespace {

/// The columns of the views audit_request, audit_expert, audit_contact and audit_setting.
// clang-format off
enum RequestColumn { QId, QPurpose, QKind, QProcedure, QStandards, QRecognized, QNid, QState, QRevision,
                     QPrevious, QApproved, QApplicant, QCreated, QUpdated, QLast, QDeprecates, QTurn,
                     QTurnSince, QDue, QReminded, QNidKey };
enum ExpertColumn { XRequest, XOrdinal, XExpert, XDue, XVote, XVerdict, XJudged };
enum ProposalColumn { OEvent, OAct, OSubject, ORequest, OSha, OTermsSha, OTerms, OPerson, OAt, OOutcome,
                      OEndedBy };
enum StayColumn { YRequest, YOrdinal, YState, YEntered, YLeft };
enum ContactColumn { CEvent, CId, CName, CUri, CUpdated };
enum SettingColumn { SSort, SName, SValue };
// clang-format on

} // namespace

static std::string requestName(std::int64_t id)
{
    return "request " + std::to_string(id);
}

/// True when a column that may be null says what may be empty.
static bool says(const CopiedRow &row, int column, std::string_view text)
{
    return row.bytes(column) == text && row.isNull(column) == text.empty();
}

/// The same for a number or an instant, which is 0 where there is none.
static bool says(const CopiedRow &row, int column, std::int64_t number)
{
    return row.isNull(column) ? number == 0 : row.number(column) == number && number != 0;
}

/// The same for an instant that there may be.
static bool says(const CopiedRow &row, int column, std::optional<base::Instant> at)
{
    return at ? !row.isNull(column) && row.instant(column) == *at : row.isNull(column);
}

static bool isSameTurn(const CopiedRow &row, const workflow::Request &made)
{
    const auto turn = waitingOn(made);
    const auto due = made.due();
    return says(row, QTurn, turn ? name(*turn) : std::string_view())
        && row.instant(QTurnSince) == made.turnSince && row.isNull(QDue) == !due
        && base::parseDate(row.bytes(QDue)) == due && says(row, QReminded, made.reminded);
}

static bool isSame(const CopiedRow &row, const ReplayedRequest &replayed)
{
    const workflow::Request &made = replayed.now;
    return row.bytes(QPurpose) == name(made.purpose)
        && row.bytes(QKind) == registry::name(made.kind)
        && row.bytes(QProcedure) == name(made.procedure)
        && (row.number(QStandards) != 0) == made.standardsAction
        && (row.number(QRecognized) != 0) == made.bodyRecognized
        && (row.number(QDeprecates) != 0) == made.deprecates && row.bytes(QNid) == made.nid
        && row.bytes(QNidKey) == base::lowered(made.nid) && row.bytes(QState) == name(made.state)
        && row.number(QRevision) == made.revision && row.number(QPrevious) == made.previousVersion
        && says(row, QApproved, replayed.isApproved ? made.revisionSha256 : std::string_view())
        && row.bytes(QApplicant) == made.applicant && row.instant(QCreated) == made.created
        && row.instant(QUpdated) == made.updated && row.number(QLast) == replayed.lastEvent
        && isSameTurn(row, made);
}

void TableCheck::checkRequest(const CopiedRow &row)
{
    const std::int64_t id = row.number(QId);
    ReplayedRequest *made = m_replay.requests.find(id);
    if (!made || made->isSeen || !isSame(row, *made)
        || row.hasNullBeside({QApproved, QTurn, QDue, QReminded}))
        return m_mismatch.found(Mismatch::Request, id, requestName(id));
    made->isSeen = true;
}

/// As the database keeps it: whoever is off on an appeal is kept as one who stepped back, and the
/// log tells the two apart.
static std::string_view keptName(workflow::Vote vote)
{
    return name(vote == workflow::Vote::Replaced ? workflow::Vote::SteppedBack : vote);
}

/// Takes the experts that were there off those that must be.
void TableCheck::checkExpert(const CopiedRow &row)
{
    const std::int64_t id = row.number(XRequest);
    ReplayedRequest *made = m_replay.requests.find(id);
    const auto ordinal = std::size_t(row.number(XOrdinal) - 1);
    if (!made || ordinal >= made->now.experts.size())
        return m_mismatch.found(Mismatch::Request, id, requestName(id));
    const workflow::Assignment &expert = made->now.experts[ordinal];
    made->seenExperts.resize(made->now.experts.size());
    if (made->seenExperts[ordinal] || row.hasNullBeside({XVerdict, XJudged})
        || row.bytes(XExpert) != expert.expert || base::parseDate(row.bytes(XDue)) != expert.due
        || row.bytes(XVote) != keptName(expert.vote)
        || !says(row, XVerdict,
                 expert.verdict == workflow::Vote::None ? std::string_view() : name(expert.verdict))
        || !says(row, XJudged, expert.judgedSha256))
        return m_mismatch.found(Mismatch::Request, id, requestName(id));
    made->seenExperts[ordinal] = true;
}

void TableCheck::checkStay(const CopiedRow &row)
{
    const std::int64_t id = row.number(YRequest);
    ReplayedRequest *made = m_replay.requests.find(id);
    const auto ordinal = std::size_t(row.number(YOrdinal) - 1);
    if (!made || ordinal >= made->stays.size())
        return m_mismatch.found(Mismatch::Request, id, requestName(id));
    ReplayedStay &stay = made->stays[ordinal];
    if (stay.isSeen || row.hasNullBeside({YLeft}) || row.bytes(YState) != name(stay.state)
        || row.instant(YEntered) != stay.entered || !says(row, YLeft, stay.left))
        return m_mismatch.found(Mismatch::Request, id, requestName(id));
    stay.isSeen = true;
}

static std::string proposalName(std::int64_t event)
{
    return "proposal of event " + std::to_string(event);
}

static bool isSame(const CopiedRow &row, const ReplayedProposal &made)
{
    return row.bytes(OAct) == made.act && row.bytes(OSubject) == made.subject
        && says(row, ORequest, made.request) && row.bytes(OSha) == made.sha256
        && row.bytes(OTermsSha) == proof::sha256Hex(made.terms) && row.bytes(OTerms) == made.terms
        && row.bytes(OPerson) == made.person && row.instant(OAt) == made.at
        && row.bytes(OOutcome) == made.outcome && row.isNull(OEndedBy) == (made.endedBy < 0)
        && (made.endedBy < 0 || row.number(OEndedBy) == made.endedBy);
}

void TableCheck::checkProposal(const CopiedRow &row)
{
    const std::int64_t event = row.number(OEvent);
    const auto made = m_replay.proposals.find(event);
    if (made == m_replay.proposals.end() || made->second.isSeen || !isSame(row, made->second)
        || row.hasNullBeside({ORequest, OEndedBy}))
        return m_mismatch.found(Mismatch::Proposal, event, proposalName(event));
    made->second.isSeen = true;
}

void TableCheck::finishProposals()
{
    for (const auto &[event, made] : m_replay.proposals) {
        if (!made.isSeen)
            m_mismatch.found(Mismatch::Proposal, event, proposalName(event));
    }
}

/// A recognised body that no recognition made, or one that is missing.
void TableCheck::checkBody(const CopiedRow &row)
{
    m_mismatch.found(Mismatch::Request, row.number(0), requestName(row.number(0)));
}

/// Somebody of whom the registry says something else than the log.
void TableCheck::checkPerson(const CopiedRow &row)
{
    m_mismatch.found(Mismatch::Setting, 0, "person " + std::string(row.bytes(0)));
}

void TableCheck::finishRequests()
{
    m_replay.requests.visit([this](std::int64_t id, const ReplayedRequest &made) {
        if (!made.isSeen
            || std::ranges::count(made.seenExperts, true) != std::ssize(made.now.experts)
            || !std::ranges::all_of(made.stays, &ReplayedStay::isSeen))
            m_mismatch.found(Mismatch::Request, id, requestName(id));
    });
}

void TableCheck::checkContact(const CopiedRow &row)
{
    if (row.hasNullBeside({}))
        return m_mismatch.found(Mismatch::Contact, row.number(CEvent),
                                "contacts of event " + std::to_string(row.number(CEvent)));
    m_contacts[row.number(CEvent)] += canonicalLine("id", row.bytes(CId))
        + canonicalLine("name", row.bytes(CName)) + canonicalLine("uri", row.bytes(CUri))
        + canonicalLine("updated", row.bytes(CUpdated));
}

/// Calls `differs` with each event of which one of both has another hash than the other, or none.
static void compare(const std::map<std::int64_t, std::string> &held,
                    const std::map<std::int64_t, std::string> &told,
                    const std::function<void(std::int64_t)> &differs)
{
    for (const auto &[event, hash] : held) {
        const auto same = told.find(event);
        if (same == told.end() || same->second != hash)
            differs(event);
    }
    for (const auto &[event, hash] : told) {
        if (!held.contains(event))
            differs(event);
    }
}

void TableCheck::finishContacts()
{
    std::map<std::int64_t, std::string> hashed;
    for (const auto &[event, lines] : m_contacts)
        hashed[event] = proof::sha256Hex(lines);
    compare(hashed, m_replay.contacts, [this](std::int64_t event) {
        m_mismatch.found(Mismatch::Contact, event, "contacts of event " + std::to_string(event));
    });
}

/// The columns of audit_header: event, header, day where its event tells it.
void TableCheck::checkListing(const CopiedRow &row)
{
    const std::string_view header = row.bytes(1);
    m_listings[row.number(0)] = (header.empty() ? std::string() : proof::sha256Hex(header)) + ' '
        + std::string(row.bytes(2));
}

void TableCheck::finishListings()
{
    compare(m_listings, m_replay.listings, [this](std::int64_t event) {
        m_mismatch.found(Mismatch::ListingHeader, event,
                         "listing of event " + std::to_string(event));
    });
}

static std::string setting(std::string_view sort, std::string_view name, std::string_view value)
{
    return std::string(sort) + ' ' + std::string(name) + '\n' + std::string(value);
}

void TableCheck::checkSetting(const CopiedRow &row)
{
    if (!m_hasLogins && row.bytes(SSort) == "login")
        return;
    m_settings.push_back(
        setting(row.bytes(SSort), row.bytes(SName), row.isNull(SValue) ? "\1" : row.bytes(SValue)));
}

/// The first row that only one of two sorted lists has.
static std::string firstDifference(std::vector<std::string> left, std::vector<std::string> right)
{
    std::ranges::sort(left);
    std::ranges::sort(right);
    std::vector<std::string> differences;
    std::ranges::set_symmetric_difference(left, right, std::back_inserter(differences));
    return differences.empty() ? std::string() : differences.front();
}

/// Whether the server has such a login, which may connect: one that was dropped holds no role any
/// more.
bool TableCheck::isLogin(const std::string &login) const
{
    return std::ranges::any_of(m_settings,
                               [start = setting("login", login, {})](const std::string &each) {
                                   return each.starts_with(start);
                               });
}

void TableCheck::finishSettings()
{
    std::vector<std::string> made{setting("counter", "", std::to_string(m_replay.nextInformal))};
    for (const auto &[name, value] : m_replay.settings)
        made.push_back(setting("setting", name, value));
    for (const auto &[name, value] : m_replay.policies)
        made.push_back(setting("policy", name, value));
    for (const auto &[name, value] : m_replay.queries)
        made.push_back(setting("query", name, value));
    const bool isLocal = m_replay.settings.contains("local");
    for (const auto &[login, roles] : m_replay.roles) {
        const std::string list = base::joined(roles, " ");
        if (isLocal && !roles.empty())
            made.push_back(setting("person", login, list));
        const std::string held = setting("login", login, list);
        if (!isLocal && (!list.empty() || std::ranges::count(m_settings, held) > 0)
            && isLogin(login))
            made.push_back(held);
    }
    const std::string first = firstDifference(m_settings, made);
    if (!first.empty())
        m_mismatch.found(Mismatch::Setting, 0, first.substr(0, first.find('\n')));
}

void TableCheck::checkRule(const CopiedRow &row)
{
    m_rules.emplace_back(row.bytes(0));
}

void TableCheck::finishRules()
{
    const std::string first = firstDifference(m_rules, compiledRules());
    if (!first.empty())
        m_mismatch.found(Mismatch::Workflow, 0, first);
}

void TableCheck::checkListed(const CopiedRow &row)
{
    m_mismatch.found(Mismatch::Version, 0,
                     std::string(row.bytes(0)) + " revision " + std::to_string(row.number(1)));
}

/// A registration that its namespace's record does not show.
void TableCheck::checkRegistration(const CopiedRow &row)
{
    m_mismatch.found(Mismatch::Version, 0,
                     std::string(row.bytes(0)) + " registration of event "
                         + std::to_string(row.number(1)));
}

struct TableCheck::Part {
    std::string_view view;
    void (TableCheck::*check)(const CopiedRow &);
    void (TableCheck::*finish)(); ///< null where the rows alone tell
    bool isPublic = false; ///< holds for a login that sees some of the events only
};

const std::array<TableCheck::Part, 12> TableCheck::kParts{
    Part{"listed", &TableCheck::checkListed, nullptr, true},
    Part{"registration", &TableCheck::checkRegistration, nullptr, true},
    Part{"rule", &TableCheck::checkRule, &TableCheck::finishRules, true},
    Part{"request", &TableCheck::checkRequest, nullptr},
    Part{"expert", &TableCheck::checkExpert, nullptr},
    Part{"stay", &TableCheck::checkStay, &TableCheck::finishRequests},
    Part{"proposal", &TableCheck::checkProposal, &TableCheck::finishProposals},
    Part{"body", &TableCheck::checkBody, nullptr},
    Part{"person", &TableCheck::checkPerson, nullptr},
    Part{"contact", &TableCheck::checkContact, &TableCheck::finishContacts},
    Part{"header", &TableCheck::checkListing, &TableCheck::finishListings},
    Part{"setting", &TableCheck::checkSetting, &TableCheck::finishSettings},
};

Stored<Done> TableCheck::read(Connection &connection, const AuditSource &source, bool seesAll,
                              const std::function<bool()> &goesOn)
{
    for (const Part &part : kParts) {
        if (!goesOn() || !(seesAll || part.isPublic))
            return Done();
        KeptRows &kept = m_rows.emplace_back();
        auto done = source.read(connection, part.view, [&](const CopiedRow &row) {
            kept.keep(row);
            return goesOn();
        });
        if (!done)
            return done;
    }
    return Done();
}

void TableCheck::checkRows(std::size_t part)
{
    m_rows[part].visit([&](const CopiedRow &row) { (this->*kParts[part].check)(row); });
}

/// The parts stand each for itself: two threads take them.
void TableCheck::finish()
{
    std::atomic<std::size_t> next = 0;
    const auto checkAll = [&] {
        for (std::size_t part = next++; part < m_rows.size(); part = next++)
            checkRows(part);
    };
    std::thread other(checkAll);
    checkAll();
    other.join();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (kParts[i].finish)
            (this->*kParts[i].finish)();
    }
}

void KeptRows::keep(const CopiedRow &row)
{
    m_bytes += row.whole();
    m_areComposites = row.isComposite();
    m_sizes.push_back(std::uint32_t(row.whole().size()));
}

} // namespace nidreg::storage
