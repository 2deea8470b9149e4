// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/workflow/request.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace nidreg::workflow {

/// Whose step it is.
enum class Part { ItsApplicant, AssignedExpert, Registrar, AnyViewer };

/// Where one step leads to several states, what decides between them.
enum class When {
    Always,
    BodyUnknown, ///< fast track: the body is not recognised yet
    BodyRecognized,
    OthersStillDue, ///< another assigned expert has not voted
    LastVote, ///< no other assigned expert is still due, no standards action
    LastVoteOnStandard, ///< the same, with a standards action
};

/// One row of the workflow: the only ways a request changes.
struct Edge {
    Step step;
    Procedure procedure;
    State from;
    State to;
    Part by;
    When when = When::Always;
};

/// The whole table, both procedures. The database holds the same rows (nidreg.workflow_edge); a
/// test compares the two.
std::span<const Edge> edges();

/// What a step records, and so what its form asks for.
enum class Note { None, Comment, Reasons, WhatToChange, Report, Advice };

struct StepSpec {
    Step step;
    Note note; ///< what the text is; None: no text needed
    bool noteRequired; ///< in every request; see also isNoteRequired()
    bool referenceRequired; ///< an IESG decision, a body's direction, an appeal
    bool takesExpert; ///< names an expert and the day by which they have to answer
    bool namesExpert; ///< names an expert of the request, who has not answered
    bool namesThread; ///< of comments
    bool judges; ///< the request: never its applicant's own step
    bool standsAlone; ///< what others do meanwhile does not overtake it
};

const StepSpec &spec(Step step);

/// Whether `request` takes no such step without its text: an approval's report is left to the
/// expert, but for a standards action, whose approval body waits for it.
bool isNoteRequired(const Request &request, Step step);

enum class StepError {
    NoSuchStep, ///< the table has no such step from this state
    WrongRole, ///< the step is another role's
    NotYours, ///< the right role, but of someone else's request, or not assigned to it
    OwnRequest, ///< an applicant may not judge their own request
    NoteMissing,
    ReferenceMissing,
    ExpertMissing, ///< none named
    ExpertJudgedBefore, ///< an appeal goes to an expert who was not on the request before
    AlreadyVoted, ///< and another expert is still due
    ExpertNotDue, ///< the one who is named owes no answer
    ThreadMissing, ///< none named
    NoSuchThread, ///< the request has none that this event began
    ThreadResolved, ///< already
    ThreadElsewhere, ///< an answer names another field than its thread
    FieldWithoutRevision, ///< a comment on a field speaks of a revision; none is submitted yet
    ExpertIsApplicant, ///< the one who is named would judge their own request
};

/// How strictly separation of duties is kept. SingleUser is the registry's marked switch.
enum class Separation { Kept, SingleUser };
constexpr Separation separationWhen(bool isSingleUser)
{
    return isSingleUser ? Separation::SingleUser : Separation::Kept;
}

/// What a person wants recorded with a step.
struct Record {
    std::string text; ///< UTF-8
    std::string reference; ///< of an IESG decision, a direction, an appeal
    std::string expert; ///< Assign, Appeal and Escalate
    std::optional<base::Date> due; ///< Assign and Appeal; nothing: the registry's policy says
    std::string field; ///< Comment: the key of the field it is anchored to; empty: the request
    /// Comment and Resolve: the number of the event that began the thread; -1: none
    std::int64_t thread = -1;
    std::string overriding = {}; ///< Assign and Appeal: why an objection to the expert is set aside
};

/// A step that may be taken. A request changes only when its Transition is stored.
struct Transition {
    RequestId request;
    int revision; ///< the submitted revision that it was decided on
    Edge edge;
    Acting acting;
    Record record;
};

/// Whether the table gives `step` to that role in any state.
bool isStepOf(Role role, Step step);

/// Whether a person may see a request: applicants their own, experts what was submitted, the
/// registrar everything, readers none.
bool maySee(const Request &request, const Acting &acting);

/// The step that `acting` would take. Reads only. StepError says why not.
base::Result<Transition, StepError> step(const Request &request, Step wanted, const Acting &acting,
                                         const Record &record, Separation separation);

/// A step and, where it is not open to `acting` now, the reason: what a window shows as buttons.
struct Offer {
    Step step;
    std::optional<StepError> why; ///< nothing: the step is open
};

/// Every step that the table has from the request's state for any role, in the table's order.
std::vector<Offer> offers(const Request &request, const Acting &acting, Separation separation);

/// Who has to act next; nothing where the request has ended. A review in which no expert has to
/// answer waits for the registrar, also where some have approved and the last of the others was
/// taken off: the registrar assigns another expert, or one of those who approved confirms it.
std::optional<Turn> waitingOn(const Request &request);

} // namespace nidreg::workflow
