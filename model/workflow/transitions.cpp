// SPDX-License-Identifier: MIT
#include "model/workflow/transitions.h"

namespace nidreg::workflow {

using enum State;
using enum Part;
using enum When;

bool isNoteRequired(const Request &request, Step step)
{
    return spec(step).noteRequired || (step == Step::Approve && request.standardsAction);
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

bool isStepOf(Role role, Step step)
{
    return std::ranges::any_of(
        edges(), [&](const Edge &each) { return each.step == step && hasRole(each.by, role); });
}

bool maySee(const Request &request, const Acting &acting)
{
    switch (acting.role) {
    case Role::Reader:
        return false;
    case Role::Applicant:
        return request.applicant == acting.person;
    case Role::Expert:
        return request.revision > 0;
    case Role::Registrar:
        return true;
    }
    return false;
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

/// One approval is enough while others are due. Where the last of the others was taken off, it is
/// given once more: the last approval moves the request, and whoever gives it knows that.
static bool approvesTwice(const Request &request, std::string_view person)
{
    return hasVoted(request, person) && othersAreDue(request, person);
}

/// The row of the table that `wanted` takes, or why there is none for `acting`.
static base::Result<Edge, StepError> edgeFor(const Request &request, Step wanted,
                                             const Acting &acting, Separation separation)
{
    StepError why = StepError::NoSuchStep;
    for (const Edge &edge : edges()) {
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
        if (spec(wanted).judges && request.applicant == acting.person
            && separation == Separation::Kept)
            return base::fail(StepError::OwnRequest);
        if (wanted == Step::Approve && approvesTwice(request, acting.person))
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

static bool owesAnAnswer(const Request &request, std::string_view person)
{
    return std::ranges::any_of(request.experts, [person](const Assignment &a) {
        return a.expert == person && a.vote == Vote::None;
    });
}

/// What is wrong with the expert whom a step names.
static std::optional<StepError> expertError(const Request &request, const StepSpec &needs,
                                            const Record &record, Separation separation)
{
    if ((needs.takesExpert || needs.namesExpert) && record.expert.empty())
        return StepError::ExpertMissing;
    if (needs.namesExpert && !owesAnAnswer(request, record.expert))
        return StepError::ExpertNotDue;
    if (needs.takesExpert && record.expert == request.applicant && separation == Separation::Kept)
        return StepError::ExpertIsApplicant;
    if (needs.step == Step::Appeal && wasAskedBefore(request, record.expert))
        return StepError::ExpertJudgedBefore;
    return std::nullopt;
}

/// What a step's record lacks.
static std::optional<StepError> recordError(const Request &request, const StepSpec &needs,
                                            const Record &record)
{
    if (isNoteRequired(request, needs.step) && record.text.empty())
        return StepError::NoteMissing;
    if (needs.referenceRequired && record.reference.empty())
        return StepError::ReferenceMissing;
    if (needs.namesThread && record.thread < 0)
        return StepError::ThreadMissing;
    if (needs.step == Step::Comment && !record.field.empty() && request.revision == 0)
        return StepError::FieldWithoutRevision;
    return std::nullopt;
}

base::Result<Transition, StepError> step(const Request &request, Step wanted, const Acting &acting,
                                         const Record &record, Separation separation)
{
    const auto edge = edgeFor(request, wanted, acting, separation);
    if (!edge)
        return base::fail(edge.error());
    if (const auto error = recordError(request, spec(wanted), record))
        return base::fail(*error);
    if (const auto error = expertError(request, spec(wanted), record, separation))
        return base::fail(*error);
    return Transition{request.id, request.revision, *edge, acting, record};
}

std::vector<Offer> offers(const Request &request, const Acting &acting, Separation separation)
{
    std::vector<Offer> result;
    for (std::size_t i = 0; i < kStepNames.size(); ++i) {
        const auto edge = edgeFor(request, Step(i), acting, separation);
        if (edge)
            result.push_back({Step(i), std::nullopt});
        else if (edge.error() != StepError::NoSuchStep)
            result.push_back({Step(i), edge.error()});
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

} // namespace nidreg::workflow
