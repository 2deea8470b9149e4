// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/names.h"

#include <array>

namespace nidreg::forms {

using enum workflow::Step;

/// What is said of a step: on its button, in its form, and in the history. In `past`, %1 is who
/// took it, %2 the expert, %3 the due date, %4 the reference, %5 the revision.
struct StepWords {
    workflow::Step step;
    const char *button;
    const char *consequence;
    const char *past;
};

// clang-format off
static constexpr std::array kSteps {
    StepWords {Submit, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Submit"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The template becomes the next revision of the request and can no longer be changed. The community discussion begins or, on the fast track, the body must be recognized."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 submitted revision %5.")},
    StepWords {Recognize, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Record recognition"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Records that the IESG recognized the applicant's body. The advisory review of the fast track begins."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 recorded that the IESG recognized the body (%4).")},
    StepWords {RefuseRecognition, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Record refusal"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The request leaves the fast track and continues as a community request, in discussion."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 recorded that the IESG did not recognize the body (%4).")},
    StepWords {Assign, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Assign expert"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Asks the designated expert to review the request by the due date."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 assigned %2, due %3.")},
    StepWords {Recuse, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Decline to review"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "You no longer review this request. Your reasons are kept in its record, which its applicant can read. The registrar may assign another expert."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 stepped back as an expert.")},
    StepWords {Comment, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Comment"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Adds your comment to the discussion. The state of the request does not change."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 commented.")},
    StepWords {RequestChanges, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request changes"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Asks the applicant for another revision. The request waits until it is submitted."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 requested changes.")},
    StepWords {Approve, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Approve"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Records your approval of this revision only. When every assigned expert has approved, the review is complete."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 approved revision %5.")},
    StepWords {Advise, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Give advice"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Records your advice for the body that asks for the namespace. It does not block the request."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 gave advice.")},
    StepWords {Complete, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Complete the review"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Ends the advisory review as the body requested. The request can then be registered."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 completed the advisory review (%4).")},
    StepWords {Direct, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Record direction"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Records the direction of the approval body. The request can then be registered."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 recorded the approval body's direction (%4).")},
    StepWords {Reject, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Reject"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Ends the request as rejected and records your reasons. Only an appeal can reopen it."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 rejected the request.")},
    StepWords {Appeal, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Reopen on appeal"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Reopens the rejected request. The expert chosen here reviews it."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 reopened the request on appeal (%4) and assigned %2, due %3.")},
    StepWords {Register, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Register"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Checks everything again against the current registry, then registers the version. The version cannot be changed or removed afterwards, and its NID is never reused."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 registered the namespace.")},
    StepWords {Withdraw, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Withdraw"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Ends the request as withdrawn. It cannot be reopened. Everything that was said stays on record."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 withdrew the request.")},
    StepWords {Close, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Close"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Ends the request as closed and records your reasons. It cannot be reopened."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 closed the request.")},
    StepWords {Resolve, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Resolve"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Marks the thread as resolved. A reply reopens it."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 resolved a thread of comments.")},
    StepWords {Escalate, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Escalate"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Removes the expert, who has not answered, from the request and records your reasons. The other experts decide. If none is left, the registrar assigns another one."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 removed %2 from the request.")},
    StepWords {Remind, QT_TRANSLATE_NOOP("nidreg::forms::Words", "Remind"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Records that you reminded whoever must act next. The state of the request does not change."),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 reminded whoever must act next.")},
};
// clang-format on

static_assert(base::followTheirEnum<&StepWords::step>(
                  kSteps, workflow::Step(workflow::kStepNames.size() - 1)),
              "the rows follow the enumerators, none left out");

static const StepWords &of(workflow::Step step)
{
    return kSteps[static_cast<std::size_t>(step)];
}

QString wording(workflow::Step step)
{
    return Words::tr(of(step).button);
}

QString consequence(workflow::Step step)
{
    return Words::tr(of(step).consequence);
}

/// Where an event states more than that its step was taken, more is said.
static const char *pastOf(workflow::Step step, const std::string &version,
                          const std::string &thread)
{
    if (step == Register && !version.empty())
        return QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 registered “%6”, version %7.");
    if (step == Comment && !thread.empty())
        return QT_TRANSLATE_NOOP("nidreg::forms::Words", "%1 replied to a comment.");
    return of(step).past;
}

QString pastSentence(const registry::Event &event, workflow::Step step)
{
    const auto detail = [&event](std::string_view key) {
        for (const auto &[name, value] : event.details) {
            if (name == key)
                return value;
        }
        return std::string();
    };
    const std::string version = detail("version");
    return filled(pastOf(step, version, detail("thread")),
                  {event.person, detail("expert"), detail("due"), detail("reference"),
                   detail("revision"), event.nid, version});
}

} // namespace nidreg::forms
