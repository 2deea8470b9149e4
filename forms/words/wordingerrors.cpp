// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <optional>
#include <utility>

namespace nidreg::forms {

QString wording(workflow::StepError error)
{
    switch (error) {
    case workflow::StepError::NoSuchStep:
        return Words::tr("The request is not in a state in which this can be done.");
    case workflow::StepError::WrongRole:
        return Words::tr("This is another role's step: act as somebody who has that role.");
    case workflow::StepError::NotYours:
        return Words::tr("This request is not yours to act on: it is somebody else's, or you are "
                         "not assigned to it.");
    case workflow::StepError::OwnRequest:
        return Words::tr("Nobody judges their own request: another expert has to.");
    case workflow::StepError::NoteMissing:
        return Words::tr("The text is missing: say what is to go on record.");
    case workflow::StepError::ReferenceMissing:
        return Words::tr("The reference is missing: state the decision that this rests on.");
    case workflow::StepError::ExpertMissing:
        return Words::tr("Name a designated expert.");
    case workflow::StepError::ExpertJudgedBefore:
        return Words::tr("An appeal goes to an expert who has not judged the request before: name "
                         "another one.");
    case workflow::StepError::AlreadyVoted:
        return Words::tr("Your approval is on record already.");
    case workflow::StepError::ExpertNotDue:
        return Words::tr("This expert owes no answer: name one who is assigned and has not "
                         "answered.");
    case workflow::StepError::ThreadMissing:
        return Words::tr("Name the thread, by the number of the comment that began it.");
    case workflow::StepError::NoSuchThread:
        return Words::tr("The request has no such thread: name the number of the comment that "
                         "began it.");
    case workflow::StepError::ThreadResolved:
        return Words::tr("The thread is resolved already.");
    case workflow::StepError::ThreadElsewhere:
        return Words::tr("An answer is about its thread's field: leave the field out, or begin a "
                         "thread of its own.");
    case workflow::StepError::FieldWithoutRevision:
        return Words::tr("A comment on a field speaks of a revision, and none is submitted yet: "
                         "comment on the request.");
    }
    return {};
}

/// The step error that the database names; the same words, whoever noticed first.
static std::optional<workflow::StepError> stepErrorOf(std::string_view refusal)
{
    using enum workflow::StepError;
    static constexpr std::pair<std::string_view, workflow::StepError> kIds[] = {
        {"step.unknown", NoSuchStep},
        {"role.wrong", WrongRole},
        {"request.not-yours", NotYours},
        {"request.own", OwnRequest},
        {"note.missing", NoteMissing},
        {"reference.missing", ReferenceMissing},
        {"expert.missing", ExpertMissing},
        {"expert.already-voted", AlreadyVoted},
        {"expert.judged-before", ExpertJudgedBefore},
        {"expert.not-due", ExpertNotDue},
        {"thread.missing", ThreadMissing},
        {"thread.unknown", NoSuchThread},
        {"thread.resolved", ThreadResolved},
        {"thread.elsewhere", ThreadElsewhere},
        {"field.without-revision", FieldWithoutRevision}};
    for (const auto &[id, error] : kIds) {
        if (id == refusal)
            return error;
    }
    return std::nullopt;
}

/// A server's sentence becomes a part of ours: "… connections?" has a stop of ours behind it.
static std::string withoutStop(std::string detail)
{
    while (!detail.empty() && std::string_view(".?! \n").find(detail.back()) != std::string::npos)
        detail.pop_back();
    return detail;
}

/// A refusal without a sentence of its own: by its id, with what PostgreSQL says of it, if
/// anything. The database's constraints are named by the sentences that they keep
/// ("a_vote_is_known").
static QString unknownRefusal(const registry::StoreError &error)
{
    if (error.refusal.empty())
        return Words::tr("The registry refused this: nothing was changed.");
    const QString refusal = words(error.refusal).replace('_', ' ');
    if (error.detail.empty())
        return Words::tr("The registry refused this (%1): nothing was changed.").arg(refusal);
    return withParticulars(Words::tr("The registry refused this (%1): nothing was changed. The "
                                     "database says: %2."),
                           {refusal.toStdString(), withoutStop(error.detail)});
}

/// "absent, not-serving" in words.
static QString objectionsWording(std::string_view names)
{
    QStringList result;
    for (const QString &name : words(names).split(QStringLiteral(", "))) {
        const auto known = registry::objection(name.toStdString());
        result += known ? wording(*known) : name;
    }
    return result.join(QStringLiteral("; "));
}

static QString refusalWording(const registry::StoreError &error)
{
    const std::string &refusal = error.refusal;
    if (const auto step = stepErrorOf(refusal))
        return wording(*step);
    if (const Sentence *found = sentenceFor(refusalSentences(), refusal)) {
        const bool namesWhy = refusal == "expert.objection";
        return namesWhy ? withParticulars(Words::tr(found->text),
                                          {objectionsWording(error.detail).toStdString()})
                        : Words::tr(found->text);
    }
    return unknownRefusal(error);
}

QString wording(const registry::StoreError &error)
{
    const char *variant = error.detail.empty() ? "unnamed" : "";
    if (const Sentence *named = sentenceFor(failureSentences(), error.refusal, variant))
        return filled(named->text, {withoutStop(error.detail)});
    switch (error.kind) {
    case registry::StoreError::Unreachable:
        return Words::tr("The registry cannot be reached: nothing was changed. The program keeps "
                         "trying to connect.");
    case registry::StoreError::OutcomeUnknown:
        return Words::tr("The connection broke at the last moment: look whether the change is "
                         "there before you repeat it.");
    case registry::StoreError::NotFound:
        if (const Sentence *named = sentenceFor(refusalSentences(), error.refusal))
            return Words::tr(named->text);
        return Words::tr("The registry does not hold this.");
    case registry::StoreError::Stale:
        if (const Sentence *named = sentenceFor(refusalSentences(), error.refusal))
            return Words::tr(named->text);
        return Words::tr("Somebody else was faster: look at the request as it is now, then decide "
                         "again.");
    case registry::StoreError::Refused:
        return refusalWording(error);
    }
    return {};
}

static QString wording(const actions::LintFailure &failure)
{
    int errors = 0;
    for (const auto &each : failure.findings)
        errors += each.finding.rule->severity == base::Severity::Error;
    if (errors == 1)
        return Words::tr("The template has an error and was not sent: mend it, then try again.");
    return Words::tr("The template has %1 errors and was not sent: mend them, then try again.")
        .arg(errors);
}

QString wording(const actions::ActionError &error)
{
    return std::visit([](const auto &each) { return wording(each); }, error);
}

} // namespace nidreg::forms
