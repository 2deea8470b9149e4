// SPDX-License-Identifier: MIT
#include "model/storage/replay.h"

#include "model/base/text.h"
#include "model/registry/policies.h"
#include "model/storage/canonicalline.h"

#include <algorithm>
#include <charconv>

namespace nidreg::storage {

std::map<std::string, std::string> Replay::initialPolicies()
{
    std::map<std::string, std::string> policies;
    for (const registry::PolicySpec &each : registry::kPolicies)
        policies.emplace(each.name, each.initial);
    return policies;
}

std::string_view Replay::kept(std::string_view text)
{
    auto *place = static_cast<char *>(m_memory.allocate(text.size(), 1));
    return {place, text.copy(place, text.size())};
}

std::string_view Replay::word(std::string_view text)
{
    const auto known = m_words.find(text);
    return known != m_words.end() ? *known : *m_words.insert(kept(text)).first;
}

void Replay::takeCreation(const LoggedEvent &event, ReplayedRequest &request)
{
    request.purpose = word(event.detail("purpose"));
    request.kind = word(event.detail("kind"));
    request.procedure = word(event.detail("procedure"));
    request.isStandardsAction = event.detail("standards-action") == "true";
    request.deprecates = event.detail("deprecates") == "true";
    request.stays.reserve(4); // of most there are that many
    request.stays.assign(1, {"draft", event.at(), 0, false});
    request.nid = kept(event.nid());
    request.applicant = word(event.person());
    request.created = request.updated = event.at();
    request.lastEvent = event.number();
    if (request.purpose == "revision") {
        const auto listed = m_versions.find(base::lowered(event.nid()));
        request.previousVersion = listed == m_versions.end() ? 0 : listed->second;
    }
}

static ReplayedExpert *expertOf(ReplayedRequest &request, std::string_view name)
{
    const auto found = std::ranges::find(request.experts, name, &ReplayedExpert::expert);
    return found == request.experts.end() ? nullptr : &*found;
}

void Replay::assign(ReplayedRequest &request, const LoggedEvent &event)
{
    const std::string_view expert = event.detail("expert"), due = word(event.detail("due"));
    if (ReplayedExpert *known = expertOf(request, expert)) {
        known->due = due;
        if (known->vote == "stepped-back" || known->vote == "escalated")
            known->vote = "none";
    } else {
        request.experts.push_back({word(expert), due, "none", {}, {}, false});
    }
}

/// The verdict that a step gives; empty for other steps.
static std::string_view verdictOf(std::string_view step)
{
    return step == "approve" ? "approved"
        : step == "advise"   ? "advised"
        : step == "reject"   ? "rejected"
                             : "";
}

/// What nidreg.move_experts() does.
void Replay::moveExperts(const LoggedEvent &event, ReplayedRequest &request)
{
    const std::string_view what = event.what();
    if (what == "appeal") {
        for (ReplayedExpert &each : request.experts)
            each.vote = "stepped-back";
    }
    if (what == "assign" || what == "appeal")
        assign(request, event);
    if (ReplayedExpert *slow =
            what == "escalate" ? expertOf(request, event.detail("expert")) : nullptr)
        slow->vote = "escalated";
    ReplayedExpert *actor =
        event.part() == "assigned-expert" ? expertOf(request, event.person()) : nullptr;
    if (!actor)
        return;
    if (what == "recuse") {
        actor->vote = "stepped-back";
    } else if (const std::string_view verdict = verdictOf(what); !verdict.empty()) {
        actor->vote = actor->verdict = verdict;
        actor->judged = request.digest;
    }
}

void Replay::takeSubmission(const LoggedEvent &event, ReplayedRequest &request)
{
    ++request.revision;
    request.nid = kept(event.nid());
    request.digest = kept(event.detail("sha256"));
    request.isApproved = false;
    request.previousVersion = numberIn(event.detail("version")) - 1;
    request.isBodyRecognized = request.isBodyRecognized || event.to() == "advisory-review";
    for (ReplayedExpert &each : request.experts) {
        if (each.vote != "stepped-back" && each.vote != "escalated")
            each.vote = "none";
    }
}

/// What nidreg.turn_of() says.
static std::string_view turnOf(std::string_view state, bool isDue)
{
    if (state == "draft" || state == "changes-requested")
        return "applicant";
    if (state == "in-discussion" || state == "approved")
        return "registrar";
    if (state == "in-review" || state == "advisory-review")
        return isDue ? "expert" : "registrar";
    return state == "recognition-pending" || state == "awaiting-direction" ? "body" : "";
}

/// Whose turn it is, since when and by when: what nidreg.keep_request() does.
static void keepTurn(const LoggedEvent &event, ReplayedRequest &request)
{
    std::string_view first;
    for (const ReplayedExpert &each : request.experts) {
        if (each.vote == "none" && (first.empty() || each.due < first))
            first = each.due;
    }
    const std::string_view turn = turnOf(request.state, !first.empty());
    const bool isReviewed = request.state == "in-review" || request.state == "advisory-review";
    request.due = isReviewed ? first : std::string_view();
    if (turn != request.turn) {
        request.turn = turn;
        request.turnSince = event.at();
        request.reminded = 0;
    } else if (event.what() == "remind") {
        request.reminded = event.at();
    }
}

void Replay::takeStep(const LoggedEvent &event, ReplayedRequest &request)
{
    if (event.to() != request.state) {
        request.state = word(event.to());
        if (!request.stays.empty()) {
            request.stays.back().left = event.at();
            request.stays.push_back({request.state, event.at(), 0, false});
        }
    }
    const std::string_view what = event.what();
    request.updated = event.at();
    request.lastEvent = event.number();
    if (what == "submit")
        return takeSubmission(event, request);
    if (what == "register") {
        if (request.kind == "informal" && request.purpose == "new")
            request.nid = kept(event.nid());
        return;
    }
    moveExperts(event, request);
    if (what == "refuse-recognition" || what == "appeal")
        request.procedure = "community";
    if (what == "recognize")
        request.isBodyRecognized = true;
    request.isApproved = request.state == "approved" || request.state == "awaiting-direction";
}

void Replay::takeVersion(const LoggedEvent &event)
{
    m_versions[base::lowered(event.nid())] = numberIn(event.detail("version"));
    if (event.detail("kind") == "informal" && event.nid().size() > 4)
        nextInformal = std::max(nextInformal, numberIn(event.nid().substr(4)) + 1);
}

void Replay::takeDesk(const LoggedEvent &event)
{
    if (event.what() == "single-user")
        settings["single_user"] = event.detail("on");
    if (event.what() == "install" || event.what() == "upgrade") {
        schemaSha256 = event.detail("schema-sha256");
        definitionsSha256 = event.detail("definitions-sha256");
    }
    if (event.what() == "policy")
        policies[std::string(event.detail("name"))] = event.detail("value");
    if (const std::string_view login = event.detail("local"); !login.empty()) {
        settings["local"] = "true";
        settings["local_login"] = login;
    }
    if (event.what() == "appoint") {
        std::set<std::string> &held = roles[std::string(event.detail("person"))];
        held.clear();
        for (const std::string_view each : base::words(event.detail("roles")))
            held.emplace(each);
    }
    if (const std::string_view digest = event.detail("contacts-sha256"); !digest.empty())
        contacts[event.number()] = digest;
    if (const std::string_view digest = event.detail("frame-sha256"); !digest.empty())
        frames[event.number()] = digest;
}

static void end(ReplayedProposal &proposal, std::string_view outcome, std::int64_t event)
{
    proposal.outcome = outcome;
    proposal.endedBy = event;
}

/// What nidreg.end_proposal() does.
void Replay::endProposal(std::string_view act, std::string_view subject, std::string_view outcome,
                         std::int64_t event)
{
    const auto standing = m_standing.find({std::string(act), std::string(subject)});
    if (standing == m_standing.end())
        return;
    end(proposals[standing->second], outcome, event);
    m_standing.erase(standing);
}

void Replay::takeProposal(const LoggedEvent &event)
{
    const std::string act(event.detail("act")), subject(event.detail("subject"));
    endProposal(act, subject, "replaced", event.number());
    ReplayedProposal &made = proposals[event.number()];
    made.act = act;
    made.subject = subject;
    made.sha256 = event.detail("sha256");
    made.terms = event.detail("terms");
    made.person = event.person();
    made.request = event.request();
    made.at = event.at();
    m_standing[{act, subject}] = event.number();
}

/// What nidreg.give_roles() does: other roles than those proposed take the proposal's place, and
/// what somebody proposed who is no registrar any more is void.
void Replay::endAppointments(const LoggedEvent &event)
{
    const std::string login(event.detail("person"));
    std::vector<std::string_view> given = base::words(event.detail("roles"));
    std::ranges::sort(given);
    const auto standing = m_standing.find({"appoint", login});
    if (standing != m_standing.end()) {
        const bool isSame = base::words(proposals[standing->second].terms) == given;
        endProposal("appoint", login, isSame ? "carried-out" : "replaced", event.number());
    }
    if (std::ranges::count(given, "registrar") > 0)
        return;
    std::erase_if(m_standing, [&](const auto &each) {
        ReplayedProposal &proposal = proposals[each.second];
        const bool isTheirs = proposal.person == login;
        if (isTheirs)
            end(proposal, "void", event.number());
        return isTheirs;
    });
}

/// The acts that a proposal may be about, done.
void Replay::endProposals(const LoggedEvent &event)
{
    const std::string_view what = event.what();
    const std::int64_t number = event.number();
    if (what == "withdraw-proposal")
        endProposal(event.detail("act"), event.detail("subject"), "withdrawn", number);
    else if (what == "register")
        endProposal(requestOf(event).deprecates ? "deprecate" : "register",
                    std::to_string(event.request()), "carried-out", number);
    else if (what == "appoint")
        endAppointments(event);
    else if (what == "policy")
        endProposal("policy", event.detail("name"), "carried-out", number);
}

void Replay::take(const LoggedEvent &event)
{
    if (event.request() != 0) {
        ReplayedRequest &request = requestOf(event);
        request.updated = event.at(); // whatever it was: a step, or the list's discussion
        request.lastEvent = event.number();
        if (event.what() == "create")
            takeCreation(event, request);
        else if (!event.to().empty())
            takeStep(event, request);
        if (event.what() == "create" || !event.to().empty())
            keepTurn(event, request);
    }
    if (event.what() == "propose")
        takeProposal(event);
    else if (!m_standing.empty())
        endProposals(event);
    if (event.what() == "register" || (event.what() == "import" && !event.nid().empty()))
        takeVersion(event);
    else if (event.request() == 0)
        takeDesk(event);
}

} // namespace nidreg::storage
