// SPDX-License-Identifier: MIT
#include "model/review/transitions.h"

#include <array>

namespace nidreg::review {

using enum State;
using enum Part;
using enum When;

static constexpr Procedure Community = Procedure::Community;
static constexpr Procedure FastTrack = Procedure::FastTrack;

// clang-format off
/// RFC 8141 sections 6.2 and 6.3, and RFC 8126's Expert Review, one legal step a row.
static constexpr Edge kEdges[] = {
//   step                     procedure  from                to                  by              when
    {Step::Submit,            Community, Draft,              InDiscussion,       ItsApplicant},
    {Step::Submit,            Community, Draft,              InDiscussion,       Registrar},
    {Step::Submit,            Community, ChangesRequested,   InDiscussion,       ItsApplicant},
    {Step::Submit,            Community, ChangesRequested,   InDiscussion,       Registrar},
    {Step::Submit,            FastTrack, Draft,              RecognitionPending, ItsApplicant,   BodyUnknown},
    {Step::Submit,            FastTrack, Draft,              RecognitionPending, Registrar,      BodyUnknown},
    {Step::Submit,            FastTrack, Draft,              AdvisoryReview,     ItsApplicant,   BodyRecognized},
    {Step::Submit,            FastTrack, Draft,              AdvisoryReview,     Registrar,      BodyRecognized},

    // The registrar records the IESG's decision; a refused body goes on as a community request.
    {Step::Recognize,         FastTrack, RecognitionPending, AdvisoryReview,     Registrar},
    {Step::RefuseRecognition, FastTrack, RecognitionPending, InDiscussion,       Registrar},

    {Step::Assign,            Community, InDiscussion,       InReview,           Registrar},
    {Step::Assign,            Community, InReview,           InReview,           Registrar},
    {Step::Assign,            FastTrack, AdvisoryReview,     AdvisoryReview,     Registrar},

    {Step::Recuse,            Community, InReview,           InReview,           AssignedExpert},
    {Step::Recuse,            FastTrack, AdvisoryReview,     AdvisoryReview,     AssignedExpert},

    {Step::Comment,           Community, Draft,              Draft,              AnyViewer},
    {Step::Comment,           Community, InDiscussion,       InDiscussion,       AnyViewer},
    {Step::Comment,           Community, InReview,           InReview,           AnyViewer},
    {Step::Comment,           Community, ChangesRequested,   ChangesRequested,   AnyViewer},
    {Step::Comment,           Community, AwaitingDirection,  AwaitingDirection,  AnyViewer},
    {Step::Comment,           Community, Approved,           Approved,           AnyViewer},
    {Step::Comment,           FastTrack, Draft,              Draft,              AnyViewer},
    {Step::Comment,           FastTrack, RecognitionPending, RecognitionPending, AnyViewer},
    {Step::Comment,           FastTrack, AdvisoryReview,     AdvisoryReview,     AnyViewer},
    {Step::Comment,           FastTrack, Approved,           Approved,           AnyViewer},

    {Step::RequestChanges,    Community, InDiscussion,       ChangesRequested,   AssignedExpert},
    {Step::RequestChanges,    Community, InDiscussion,       ChangesRequested,   Registrar},
    {Step::RequestChanges,    Community, InReview,           ChangesRequested,   AssignedExpert},
    {Step::RequestChanges,    Community, InReview,           ChangesRequested,   Registrar},

    // Every assigned expert who has not stepped back approves; the last one moves the request.
    {Step::Approve,           Community, InReview,           InReview,           AssignedExpert, OthersStillDue},
    {Step::Approve,           Community, InReview,           Approved,           AssignedExpert, LastVote},
    {Step::Approve,           Community, InReview,           AwaitingDirection,  AssignedExpert, LastVoteOnStandard},

    // Advice never blocks a fast-track request (section 6.3).
    {Step::Advise,            FastTrack, AdvisoryReview,     AdvisoryReview,     AssignedExpert},
    {Step::Complete,          FastTrack, AdvisoryReview,     Approved,           Registrar},
    {Step::Direct,            Community, AwaitingDirection,  Approved,           Registrar},

    {Step::Reject,            Community, InReview,           Rejected,           AssignedExpert},
    {Step::Reject,            Community, InReview,           Rejected,           Registrar},
    {Step::Reject,            Community, AwaitingDirection,  Rejected,           AssignedExpert},
    {Step::Reject,            Community, AwaitingDirection,  Rejected,           Registrar},
    {Step::Reject,            FastTrack, RecognitionPending, Rejected,           Registrar},

    // An appeal leads to an expert's review, from the fast track as a community request.
    {Step::Appeal,            Community, Rejected,           InReview,           Registrar},
    {Step::Appeal,            FastTrack, Rejected,           InReview,           Registrar},

    {Step::Register,          Community, Approved,           Registered,         Registrar},
    {Step::Register,          FastTrack, Approved,           Registered,         Registrar},

    {Step::Withdraw,          Community, Draft,              Withdrawn,          ItsApplicant},
    {Step::Withdraw,          Community, InDiscussion,       Withdrawn,          ItsApplicant},
    {Step::Withdraw,          Community, InReview,           Withdrawn,          ItsApplicant},
    {Step::Withdraw,          Community, ChangesRequested,   Withdrawn,          ItsApplicant},
    {Step::Withdraw,          Community, AwaitingDirection,  Withdrawn,          ItsApplicant},
    {Step::Withdraw,          Community, Approved,           Withdrawn,          ItsApplicant},
    {Step::Withdraw,          FastTrack, Draft,              Withdrawn,          ItsApplicant},
    {Step::Withdraw,          FastTrack, RecognitionPending, Withdrawn,          ItsApplicant},
    {Step::Withdraw,          FastTrack, AdvisoryReview,     Withdrawn,          ItsApplicant},
    {Step::Withdraw,          FastTrack, Approved,           Withdrawn,          ItsApplicant},

    {Step::Close,             Community, Draft,              Closed,             Registrar},
    {Step::Close,             Community, InDiscussion,       Closed,             Registrar},
    {Step::Close,             Community, ChangesRequested,   Closed,             Registrar},
    {Step::Close,             FastTrack, Draft,              Closed,             Registrar},
};

static constexpr StepSpec kSteps[] = {
//   step                     what the text is    required reference expert
    {Step::Submit,            Note::None,         false,   false,    false},
    {Step::Recognize,         Note::None,         false,   true,     false},
    {Step::RefuseRecognition, Note::Reasons,      true,    true,     false},
    {Step::Assign,            Note::None,         false,   false,    true},
    {Step::Recuse,            Note::Reasons,      true,    false,    false},
    {Step::Comment,           Note::Comment,      true,    false,    false},
    {Step::RequestChanges,    Note::WhatToChange, true,    false,    false},
    {Step::Approve,           Note::Report,       false,   false,    false},
    {Step::Advise,            Note::Advice,       true,    false,    false},
    {Step::Complete,          Note::None,         false,   true,     false},
    {Step::Direct,            Note::None,         false,   true,     false},
    {Step::Reject,            Note::Reasons,      true,    false,    false},
    {Step::Appeal,            Note::Reasons,      true,    true,     true},
    {Step::Register,          Note::None,         false,   false,    false},
    {Step::Withdraw,          Note::None,         false,   false,    false},
    {Step::Close,             Note::Reasons,      true,    false,    false},
};
// clang-format on

constexpr bool isDeterministic()
{
    for (const Edge &a : kEdges) {
        for (const Edge &b : kEdges) {
            if (&a != &b && a.procedure == b.procedure && a.from == b.from && a.step == b.step
                && a.by == b.by && (a.when == b.when || a.when == Always || b.when == Always))
                return false;
        }
    }
    return true;
}

constexpr bool endsStayEnded()
{
    return std::ranges::none_of(
        kEdges, [](const Edge &e) { return isEnded(e.from) && e.step != Step::Appeal; });
}

constexpr bool onlyRegisterRegisters()
{
    return std::ranges::all_of(
        kEdges, [](const Edge &e) { return (e.to == Registered) == (e.step == Step::Register); });
}

constexpr bool everyOpenStateHasAWayOut()
{
    return std::ranges::all_of(kEdges, [](const Edge &into) {
        return isEnded(into.to) || std::ranges::any_of(kEdges, [&](const Edge &out) {
                   return out.from == into.to && out.to != into.to;
               });
    });
}

constexpr bool applicantsNeverJudge()
{
    constexpr std::array kJudgements{Step::Approve, Step::Reject, Step::Advise,
                                     Step::RequestChanges};
    return std::ranges::none_of(kEdges, [&](const Edge &e) {
        return e.by == ItsApplicant && std::ranges::count(kJudgements, e.step) > 0;
    });
}

constexpr bool specsStandInTheirOrder()
{
    for (std::size_t i = 0; i < std::size(kSteps); ++i) {
        if (static_cast<std::size_t>(kSteps[i].step) != i)
            return false;
    }
    return std::size(kSteps) == kStepNames.size();
}

static_assert(isDeterministic(), "two rows answer the same step");
static_assert(endsStayEnded(), "an ended request stays ended, but for an appeal");
static_assert(onlyRegisterRegisters(), "only the register step makes a namespace");
static_assert(everyOpenStateHasAWayOut(), "a request could be caught for ever");
static_assert(applicantsNeverJudge(), "an applicant could judge a request");
static_assert(specsStandInTheirOrder(), "spec() finds a step by its place");

std::span<const Edge> edges()
{
    return kEdges;
}

const StepSpec &spec(Step step)
{
    return kSteps[static_cast<std::size_t>(step)];
}

bool isNoteRequired(const Request &request, Step step)
{
    return spec(step).noteRequired || (step == Step::Approve && request.standardsAction);
}

/// The steps by which someone judges a request: never the applicant's own.
static bool isJudgement(Step step)
{
    return step == Step::Approve || step == Step::Reject || step == Step::Advise
        || step == Step::RequestChanges;
}

static bool hasRole(Part part, Role role)
{
    switch (part) {
    case ItsApplicant:
        return role == Role::Applicant;
    case AssignedExpert:
        return role == Role::Expert;
    case Part::Registrar:
        return role == Role::Registrar;
    case AnyViewer:
        return role != Role::Reader;
    }
    return false;
}

/// Applicants see their own requests, experts what was submitted, the registrar everything.
static bool maySee(const Request &request, const Acting &acting)
{
    if (acting.role == Role::Expert)
        return request.revision > 0;
    return acting.role == Role::Registrar || request.applicant == acting.person;
}

/// Whether someone of the right role has this very request to act on.
static bool isTheirs(const Request &request, Part part, const Acting &acting)
{
    switch (part) {
    case ItsApplicant:
        return request.applicant == acting.person;
    case AssignedExpert:
        return request.isAssigned(acting.person);
    case Part::Registrar:
        return true;
    case AnyViewer:
        return maySee(request, acting);
    }
    return false;
}

static bool othersAreDue(const Request &request, std::string_view person)
{
    return std::ranges::any_of(request.experts, [person](const Assignment &a) {
        return a.expert != person && a.vote == Vote::None;
    });
}

static bool holds(const Request &request, When when, const Acting &acting)
{
    switch (when) {
    case Always:
        return true;
    case BodyUnknown:
        return !request.bodyRecognized;
    case BodyRecognized:
        return request.bodyRecognized;
    case OthersStillDue:
        return othersAreDue(request, acting.person);
    case LastVote:
        return !othersAreDue(request, acting.person) && !request.standardsAction;
    case LastVoteOnStandard:
        return !othersAreDue(request, acting.person) && request.standardsAction;
    }
    return false;
}

static bool hasVoted(const Request &request, std::string_view person)
{
    return std::ranges::any_of(request.experts, [person](const Assignment &a) {
        return a.expert == person && a.vote == Vote::Approved;
    });
}

/// The row of the table that `wanted` takes, or why there is none for `acting`.
static base::Result<Edge, StepError> edgeFor(const Request &request, Step wanted,
                                             const Acting &acting, Separation separation)
{
    StepError why = StepError::NoSuchStep;
    for (const Edge &edge : kEdges) {
        if (edge.step != wanted || edge.procedure != request.procedure || edge.from != request.state
            || !holds(request, edge.when, acting))
            continue;
        if (!hasRole(edge.by, acting.role)) {
            why = why == StepError::NoSuchStep ? StepError::WrongRole : why;
            continue;
        }
        if (!isTheirs(request, edge.by, acting)) {
            why = StepError::NotYours;
            continue;
        }
        if (isJudgement(wanted) && request.applicant == acting.person
            && separation == Separation::Kept)
            return base::fail(StepError::OwnRequest);
        if (wanted == Step::Approve && hasVoted(request, acting.person))
            return base::fail(StepError::AlreadyVoted);
        return edge;
    }
    return base::fail(why);
}

/// An appeal goes to another expert than those whom the request had.
static bool wasAskedBefore(const Request &request, std::string_view person)
{
    return std::ranges::any_of(request.experts,
                               [person](const Assignment &a) { return a.expert == person; });
}

base::Result<Transition, StepError> step(const Request &request, Step wanted, const Acting &acting,
                                         const Record &record, Separation separation)
{
    const auto edge = edgeFor(request, wanted, acting, separation);
    if (!edge)
        return base::fail(edge.error());
    const StepSpec &needs = spec(wanted);
    if (isNoteRequired(request, wanted) && record.text.empty())
        return base::fail(StepError::NoteMissing);
    if (needs.referenceRequired && record.reference.empty())
        return base::fail(StepError::ReferenceMissing);
    if (needs.takesExpert && (record.expert.empty() || !record.due))
        return base::fail(StepError::ExpertMissing);
    if (needs.takesExpert && record.expert == request.applicant && separation == Separation::Kept)
        return base::fail(StepError::OwnRequest);
    if (wanted == Step::Appeal && wasAskedBefore(request, record.expert))
        return base::fail(StepError::ExpertJudgedBefore);
    return Transition{request.id, request.revision, *edge, acting, record};
}

std::vector<Offer> offers(const Request &request, const Acting &acting, Separation separation)
{
    std::vector<Offer> result;
    for (const StepSpec &each : kSteps) {
        const auto edge = edgeFor(request, each.step, acting, separation);
        if (edge)
            result.push_back({each.step, std::nullopt});
        else if (edge.error() != StepError::NoSuchStep)
            result.push_back({each.step, edge.error()});
    }
    return result;
}

std::optional<Turn> waitingOn(const Request &request)
{
    switch (request.state) {
    case Draft:
    case ChangesRequested:
        return Turn::Applicant;
    case InDiscussion:
    case Approved:
        return Turn::Registrar;
    case InReview:
    case AdvisoryReview:
        return othersAreDue(request, {}) ? Turn::Expert : Turn::Registrar;
    case RecognitionPending:
    case AwaitingDirection:
        return Turn::Body;
    case Registered:
    case Rejected:
    case Withdrawn:
    case Closed:
        return std::nullopt;
    }
    return std::nullopt;
}

std::string_view name(Turn turn)
{
    switch (turn) {
    case Turn::Applicant:
        return "applicant";
    case Turn::Expert:
        return "expert";
    case Turn::Registrar:
        return "registrar";
    case Turn::Body:
        return "body";
    }
    return {};
}

} // namespace nidreg::review
