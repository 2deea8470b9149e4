// SPDX-License-Identifier: MIT
#include "model/storage/replay.h"

#include "model/base/text.h"
#include "model/registry/policies.h"
#include "model/workflow/replay.h"

#include <algorithm>

namespace nidreg::storage {

std::map<std::string, std::string> Replay::initialPolicies()
{
    std::map<std::string, std::string> policies;
    for (const registry::PolicySpec &each : registry::kPolicies)
        policies.emplace(each.name, each.initial);
    return policies;
}

void Replay::takeRequest(const LoggedEvent &event)
{
    ReplayedRequest &request = requests.of(event.request());
    workflow::Request &now = request.now;
    workflow::follow(now, event.view());
    request.lastEvent = event.number();
    const bool begins = event.what() == "create";
    if (begins && now.purpose == workflow::Purpose::Revision) {
        const auto listed = m_versions.find(base::lowered(event.nid()));
        now.previousVersion = listed == m_versions.end() ? 0 : listed->second;
    }
    if (begins || (!request.stays.empty() && request.stays.back().state != now.state)) {
        if (!request.stays.empty())
            request.stays.back().left = now.updated;
        request.stays.push_back({now.state, now.updated, std::nullopt});
    }
    if (event.what() != workflow::name(workflow::Step::Register))
        request.isApproved = now.state == workflow::State::Approved
            || now.state == workflow::State::AwaitingDirection;
}

void Replay::takeVersion(const LoggedEvent &event)
{
    // A revision without a registration of its own goes on showing the one before it.
    std::int64_t &version = m_versions.try_emplace(base::lowered(event.nid()), 1).first->second;
    version = std::max(version, templates::registeredVersion(event.detail("stated-version")));
    if (event.detail("kind") == "informal" && event.nid().size() > 4)
        nextInformal =
            std::max(nextInformal, base::numberIn(event.nid().substr(4)).value_or(0) + 1);
}

void Replay::takeAdministration(const LoggedEvent &event)
{
    if (event.what() == "single-user")
        settings["single_user"] = event.detail("on");
    if (event.what() == "install" || event.what() == "upgrade") {
        schemaSha256 = event.detail("schema-sha256");
        definitionsSha256 = event.detail("definitions-sha256");
    }
    if (event.what() == "policy")
        policies[std::string(event.detail("name"))] = event.detail("value");
    if (event.what() == "share-query")
        queries[std::string(event.detail("name"))] = std::to_string(event.number()) + " "
            + std::to_string(event.at()) + " " + std::string(event.person()) + " "
            + std::string(event.detail("sha256"));
    if (event.what() == "withdraw-query")
        queries.erase(std::string(event.detail("name")));
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
    if (event.what() == "import" && event.nid().empty())
        listings[event.number()] =
            std::string(event.detail("frame-sha256")) + ' ' + std::string(event.detail("in-force"));
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
    made.at = instantOf(event.at());
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
        endProposal(requests.of(event.request()).now.deprecates ? "deprecate" : "register",
                    std::to_string(event.request()), "carried-out", number);
    else if (what == "appoint")
        endAppointments(event);
    else if (what == "policy")
        endProposal("policy", event.detail("name"), "carried-out", number);
}

void Replay::take(const LoggedEvent &event)
{
    if (event.request() != 0)
        takeRequest(event);
    if (event.what() == "propose")
        takeProposal(event);
    else if (!m_standing.empty())
        endProposals(event);
    if (event.what() == "register" || (event.what() == "import" && !event.nid().empty()))
        takeVersion(event);
    else if (event.request() == 0)
        takeAdministration(event);
}

} // namespace nidreg::storage
