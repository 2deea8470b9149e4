// SPDX-License-Identifier: MIT
#include "forms/text/past.h"
#include "forms/text/wording.h"
#include "forms/text/words.h"

#include <array>

namespace nidreg::forms {

using enum review::Step;

/// What is said of a step: on its button, in its form, and in the history. In `past`, %1 is who
/// took it, %2 the expert, %3 the due date, %4 the reference, %5 the revision.
struct StepWords {
    review::Step step;
    const char *button;
    const char *consequence;
    const char *past;
};

// clang-format off
static constexpr std::array kSteps {
    StepWords {Submit, NIDREG_SENTENCE("Submit"),
     NIDREG_SENTENCE("The template becomes the request's next revision, which nobody can change; the community discussion or, on the fast track, the question of recognition begins."),
     NIDREG_SENTENCE("%1 submitted revision %5.")},
    StepWords {Recognize, NIDREG_SENTENCE("Record recognition"),
     NIDREG_SENTENCE("The IESG's recognition of the applicant's body is recorded, and the advisory review of the fast track begins."),
     NIDREG_SENTENCE("%1 recorded that the IESG recognised the body (%4).")},
    StepWords {RefuseRecognition, NIDREG_SENTENCE("Record refusal"),
     NIDREG_SENTENCE("The request leaves the fast track and goes on as a community request, in discussion."),
     NIDREG_SENTENCE("%1 recorded that the IESG did not recognise the body (%4).")},
    StepWords {Assign, NIDREG_SENTENCE("Assign expert"),
     NIDREG_SENTENCE("The designated expert is asked to review the request by the due date."),
     NIDREG_SENTENCE("%1 assigned %2, due %3.")},
    StepWords {Recuse, NIDREG_SENTENCE("Step back"),
     NIDREG_SENTENCE("You no longer review this request; the registrar sees your reasons and may assign somebody else."),
     NIDREG_SENTENCE("%1 stepped back as an expert.")},
    StepWords {Comment, NIDREG_SENTENCE("Comment"),
     NIDREG_SENTENCE("Your comment is added to the discussion. The request stays where it is."),
     NIDREG_SENTENCE("%1 commented.")},
    StepWords {RequestChanges, NIDREG_SENTENCE("Request changes"),
     NIDREG_SENTENCE("The applicant is asked for another revision; the request waits until it is submitted."),
     NIDREG_SENTENCE("%1 requested changes.")},
    StepWords {Approve, NIDREG_SENTENCE("Approve"),
     NIDREG_SENTENCE("Your approval of exactly this revision is recorded. With the last assigned expert's approval the request is ready to be registered or, with a standards action, waits for the approval body's direction."),
     NIDREG_SENTENCE("%1 approved revision %5.")},
    StepWords {Advise, NIDREG_SENTENCE("Give advice"),
     NIDREG_SENTENCE("Your advice is recorded for the body that asks for the namespace. It does not block the request."),
     NIDREG_SENTENCE("%1 gave advice.")},
    StepWords {Complete, NIDREG_SENTENCE("Complete the review"),
     NIDREG_SENTENCE("The advisory review ends at the body's request, and the request is ready to be registered."),
     NIDREG_SENTENCE("%1 completed the advisory review (%4).")},
    StepWords {Direct, NIDREG_SENTENCE("Record direction"),
     NIDREG_SENTENCE("The approval body's direction is recorded, and the request is ready to be registered."),
     NIDREG_SENTENCE("%1 recorded the approval body's direction (%4).")},
    StepWords {Reject, NIDREG_SENTENCE("Reject"),
     NIDREG_SENTENCE("The request ends as rejected, with your reasons on record. Only an appeal opens it again."),
     NIDREG_SENTENCE("%1 rejected the request.")},
    StepWords {Appeal, NIDREG_SENTENCE("Reopen on appeal"),
     NIDREG_SENTENCE("The rejected request is reviewed again, by the expert named here."),
     NIDREG_SENTENCE("%1 reopened the request on appeal (%4) and assigned %2, due %3.")},
    StepWords {Register, NIDREG_SENTENCE("Register"),
     NIDREG_SENTENCE("Everything is checked once more against the registry as it is now; then the namespace's version is made. Nobody can change or remove it afterwards, and its NID is never reused."),
     NIDREG_SENTENCE("%1 registered the namespace.")},
    StepWords {Withdraw, NIDREG_SENTENCE("Withdraw"),
     NIDREG_SENTENCE("The request ends as withdrawn and cannot be opened again. Everything that was said stays on record."),
     NIDREG_SENTENCE("%1 withdrew the request.")},
    StepWords {Close, NIDREG_SENTENCE("Close"),
     NIDREG_SENTENCE("The request ends as closed, with your reasons on record, and cannot be opened again."),
     NIDREG_SENTENCE("%1 closed the request.")},
};
// clang-format on

static constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kSteps.size(); ++i) {
        if (kSteps[i].step != review::Step(i))
            return false;
    }
    return kSteps.size() == review::kStepNames.size();
}

static_assert(isInOrder(), "the rows follow the enumerators, none left out");

static const StepWords &of(review::Step step)
{
    return kSteps[static_cast<std::size_t>(step)];
}

QString wording(review::Step step)
{
    return Words::tr(of(step).button);
}

QString consequence(review::Step step)
{
    return Words::tr(of(step).consequence);
}

/// What is said where a registration's event states what it made.
static const char *pastOf(review::Step step, const std::string &version)
{
    if (step == Register && !version.empty())
        return NIDREG_SENTENCE("%1 registered “%6”, version %7.");
    return of(step).past;
}

QString pastSentence(const registry::Event &event, review::Step step)
{
    const auto detail = [&event](std::string_view key) {
        for (const auto &[name, value] : event.details) {
            if (name == key)
                return value;
        }
        return std::string();
    };
    const std::string version = detail("version");
    return filled(pastOf(step, version),
                  {event.person, detail("expert"), detail("due"), detail("reference"),
                   detail("revision"), event.nid, version});
}

} // namespace nidreg::forms
