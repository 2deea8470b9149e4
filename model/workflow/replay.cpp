// SPDX-License-Identifier: MIT
#include "model/workflow/replay.h"

#include "model/workflow/transitions.h"

#include <algorithm>

namespace nidreg::workflow {

static void open(Request &request, const EventView &event)
{
    request.id = event.request;
    request.purpose = named<Purpose>(detail(event, "purpose")).value_or(Purpose::New);
    request.kind =
        detail(event, "kind") == "informal" ? urn::NidKind::Informal : urn::NidKind::Formal;
    request.procedure = named<Procedure>(detail(event, "procedure")).value_or(Procedure::Community);
    request.standardsAction = detail(event, "standards-action") == "true";
    request.deprecates = detail(event, "deprecates") == "true";
    request.applicant = event.person;
    request.created = event.at;
}

/// A verdict covers the text that it judged: a new text needs new verdicts.
static void submit(Request &request, const EventView &event)
{
    request.revision = int(numberIn(event, "revision"));
    request.revisionSha256 = detail(event, "sha256");
    request.previousVersion = numberIn(event, "version") - 1;
    for (Assignment &each : request.experts) {
        if (!each.isOff())
            each.vote = Vote::None;
    }
}

static Assignment &assignmentOf(Request &request, std::string_view expert)
{
    const auto found = std::ranges::find(request.experts, expert, &Assignment::expert);
    if (found != request.experts.end())
        return *found;
    return request.experts.emplace_back(Assignment{std::string(expert), {}});
}

static void assign(Request &request, const EventView &event)
{
    Assignment &assigned = assignmentOf(request, detail(event, "expert"));
    assigned.due = base::parseDate(detail(event, "due")).value_or(base::Date());
    if (assigned.isOff())
        assigned.vote = Vote::None;
}

static void judge(Request &request, const EventView &event, Vote verdict)
{
    if (event.role != Role::Expert) // a registrar's rejection
        return;
    Assignment &judging = assignmentOf(request, event.person);
    judging.vote = judging.verdict = verdict;
    judging.judgedSha256 = detail(event, "sha256");
}

static void moveExperts(Request &request, const EventView &event, Step step)
{
    switch (step) {
    case Step::Appeal: // another expert looks: those who judged before have done their part
        for (Assignment &each : request.experts)
            each.vote = each.vote == Vote::SteppedBack ? each.vote : Vote::Replaced;
        return assign(request, event);
    case Step::Assign:
        return assign(request, event);
    case Step::Approve:
        return judge(request, event, Vote::Approved);
    case Step::Advise:
        return judge(request, event, Vote::Advised);
    case Step::Reject:
        return judge(request, event, Vote::Rejected);
    case Step::Recuse:
        assignmentOf(request, event.person).vote = Vote::SteppedBack;
        return;
    case Step::Escalate:
        assignmentOf(request, detail(event, "expert")).vote = Vote::Escalated;
        return;
    default:
        return;
    }
}

static void takeStep(Request &request, const EventView &event, Step step)
{
    if (step == Step::Submit)
        submit(request, event);
    moveExperts(request, event, step);
    request.state = event.to.value_or(request.state);
    if (step == Step::RefuseRecognition || step == Step::Appeal)
        request.procedure = Procedure::Community;
    if (step == Step::Recognize || event.to == State::AdvisoryReview)
        request.bodyRecognized = true;
}

void follow(Request &request, const EventView &event)
{
    const auto before = waitingOn(request);
    const auto step = named<Step>(event.what);
    const bool begins = event.what == "create";
    if (begins)
        open(request, event);
    else if (step)
        takeStep(request, event, *step);
    if (request.nid != event.nid)
        request.nid = event.nid;
    request.updated = event.at;
    if (begins || waitingOn(request) != before) {
        request.turnSince = event.at;
        request.reminded.reset();
    } else if (step == Step::Remind) {
        request.reminded = event.at;
    }
}

namespace {

/// An event with its details as a view has them.
class Viewed {
public:
    explicit Viewed(const Event &event)
        : m_details(event.details.begin(), event.details.end()), m_view{event.at,      event.person,
                                                                        event.role,    event.what,
                                                                        event.request, event.nid,
                                                                        m_details,     event.to}
    {
    }
    operator const EventView &() const { return m_view; }

private:
    std::vector<std::pair<std::string_view, std::string_view>> m_details;
    EventView m_view;
};

} // namespace

Request replayed(std::span<const Event> events)
{
    Request request;
    for (const Event &event : events)
        follow(request, Viewed(event));
    return request;
}

static int expertsDue(const Request &request)
{
    return int(std::ranges::count(request.experts, Vote::None, &Assignment::vote));
}

std::vector<Stay> timelineOf(std::span<const Event> events)
{
    std::vector<Stay> stays;
    Request request;
    for (const Event &event : events) {
        follow(request, Viewed(event));
        const auto turn = waitingOn(request);
        const int due = expertsDue(request);
        if (!stays.empty() && stays.back().state == request.state && stays.back().turn == turn) {
            stays.back().experts = std::max(stays.back().experts, due);
            continue;
        }
        if (!stays.empty())
            stays.back().until = event.at;
        stays.push_back({request.state, turn, event.at, std::nullopt, due});
    }
    return stays;
}

} // namespace nidreg::workflow
