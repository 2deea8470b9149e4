// SPDX-License-Identifier: MIT
#include "model/workflow/transitions.h"

#include <array>

namespace nidreg::workflow {

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

    // A thread is resolved by its author, an expert or the registrar: see threads.h.
    {Step::Resolve,           Community, Draft,              Draft,              AnyViewer},
    {Step::Resolve,           Community, InDiscussion,       InDiscussion,       AnyViewer},
    {Step::Resolve,           Community, InReview,           InReview,           AnyViewer},
    {Step::Resolve,           Community, ChangesRequested,   ChangesRequested,   AnyViewer},
    {Step::Resolve,           Community, AwaitingDirection,  AwaitingDirection,  AnyViewer},
    {Step::Resolve,           Community, Approved,           Approved,           AnyViewer},
    {Step::Resolve,           FastTrack, Draft,              Draft,              AnyViewer},
    {Step::Resolve,           FastTrack, RecognitionPending, RecognitionPending, AnyViewer},
    {Step::Resolve,           FastTrack, AdvisoryReview,     AdvisoryReview,     AnyViewer},
    {Step::Resolve,           FastTrack, Approved,           Approved,           AnyViewer},

    // An expert who does not answer is taken off the request.
    {Step::Escalate,          Community, InReview,           InReview,           Registrar},
    {Step::Escalate,          FastTrack, AdvisoryReview,     AdvisoryReview,     Registrar},

    {Step::Remind,            Community, InDiscussion,       InDiscussion,       Registrar},
    {Step::Remind,            Community, InReview,           InReview,           Registrar},
    {Step::Remind,            Community, ChangesRequested,   ChangesRequested,   Registrar},
    {Step::Remind,            Community, AwaitingDirection,  AwaitingDirection,  Registrar},
    {Step::Remind,            Community, Approved,           Approved,           Registrar},
    {Step::Remind,            FastTrack, RecognitionPending, RecognitionPending, Registrar},
    {Step::Remind,            FastTrack, AdvisoryReview,     AdvisoryReview,     Registrar},
    {Step::Remind,            FastTrack, Approved,           Approved,           Registrar},
};

static constexpr StepSpec kSteps[] = {
//   step                     what the text is    required reference takes  names  thread  judges  alone
//                                                                   expert expert
    {Step::Submit,            Note::None,         false,   false,    false, false, false,  false,  false},
    {Step::Recognize,         Note::None,         false,   true,     false, false, false,  false,  false},
    {Step::RefuseRecognition, Note::Reasons,      true,    true,     false, false, false,  false,  false},
    {Step::Assign,            Note::None,         false,   false,    true,  false, false,  false,  false},
    {Step::Recuse,            Note::Reasons,      true,    false,    false, false, false,  false,  true},
    {Step::Comment,           Note::Comment,      true,    false,    false, false, false,  false,  true},
    {Step::RequestChanges,    Note::WhatToChange, true,    false,    false, false, false,  true,   false},
    {Step::Approve,           Note::Report,       false,   false,    false, false, false,  true,   false},
    {Step::Advise,            Note::Advice,       true,    false,    false, false, false,  true,   true},
    {Step::Complete,          Note::None,         false,   true,     false, false, false,  false,  false},
    {Step::Direct,            Note::None,         false,   true,     false, false, false,  false,  false},
    {Step::Reject,            Note::Reasons,      true,    false,    false, false, false,  true,   false},
    {Step::Appeal,            Note::Reasons,      true,    true,     true,  false, false,  false,  false},
    {Step::Register,          Note::None,         false,   false,    false, false, false,  false,  false},
    {Step::Withdraw,          Note::None,         false,   false,    false, false, false,  false,  true},
    {Step::Close,             Note::Reasons,      true,    false,    false, false, false,  false,  false},
    {Step::Resolve,           Note::None,         false,   false,    false, false, true,   false,  false},
    {Step::Escalate,          Note::Reasons,      true,    false,    false, true,  false,  false,  false},
    {Step::Remind,            Note::None,         false,   false,    false, false, false,  false,  false},
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
    return std::ranges::none_of(kEdges, [](const Edge &e) {
        return e.by == ItsApplicant && kSteps[std::size_t(e.step)].judges;
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

} // namespace nidreg::workflow
