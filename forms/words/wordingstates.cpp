// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/names.h"
#include "model/workflow/leading.h"

#include <QStringList>

#include <array>

namespace nidreg::forms {

using workflow::Request;
using enum workflow::Step;

// clang-format off
/// %1 is the request's number.
static constexpr std::array kStates{
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 is a draft"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 is in discussion"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 is in review"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 waits for changes"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 waits for the recognition of its body"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 is in advisory review"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 waits for the approval body's direction"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 is approved"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 is registered"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 is rejected"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 is withdrawn"),
    QT_TRANSLATE_NOOP("nidreg::forms::Words", "Request %1 is closed"),
};
static_assert(kStates.size() == workflow::kStateNames.size());

/// What cannot be done, after "so"; and that this step comes first, of those that lead to another.
struct StateWords {
    workflow::Step step;
    const char *cannot;
    const char *first;
};
static constexpr std::array kStateSteps{
    StateWords {Submit, QT_TRANSLATE_NOOP("nidreg::forms::Words", "it cannot be submitted"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "It must be submitted first.")},
    StateWords {Recognize, QT_TRANSLATE_NOOP("nidreg::forms::Words", "no recognition can be recorded"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The recognition of its body must be recorded first.")},
    StateWords {RefuseRecognition, QT_TRANSLATE_NOOP("nidreg::forms::Words", "no refusal of recognition can be recorded"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "It must leave the fast track first, because its body was not recognised.")},
    StateWords {Assign, QT_TRANSLATE_NOOP("nidreg::forms::Words", "no expert can be assigned"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "An expert must be assigned first.")},
    StateWords {Recuse, QT_TRANSLATE_NOOP("nidreg::forms::Words", "no expert can step back"), ""},
    StateWords {Comment, QT_TRANSLATE_NOOP("nidreg::forms::Words", "it cannot be commented on"), ""},
    StateWords {RequestChanges, QT_TRANSLATE_NOOP("nidreg::forms::Words", "no changes can be requested"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Changes must be requested first.")},
    StateWords {Approve, QT_TRANSLATE_NOOP("nidreg::forms::Words", "it cannot be approved"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "It must be approved first.")},
    StateWords {Advise, QT_TRANSLATE_NOOP("nidreg::forms::Words", "no advice can be given"), ""},
    StateWords {Complete, QT_TRANSLATE_NOOP("nidreg::forms::Words", "no review can be completed"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Its advisory review must be completed first.")},
    StateWords {Direct, QT_TRANSLATE_NOOP("nidreg::forms::Words", "no direction can be recorded"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The approval body's direction must be recorded first.")},
    StateWords {Reject, QT_TRANSLATE_NOOP("nidreg::forms::Words", "it cannot be rejected"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Only a rejected request can be reopened.")},
    StateWords {Appeal, QT_TRANSLATE_NOOP("nidreg::forms::Words", "it cannot be reopened on appeal"),
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "It must be reopened on appeal first.")},
    StateWords {Register, QT_TRANSLATE_NOOP("nidreg::forms::Words", "it cannot be registered"), ""},
    StateWords {Withdraw, QT_TRANSLATE_NOOP("nidreg::forms::Words", "it cannot be withdrawn"), ""},
    StateWords {Close, QT_TRANSLATE_NOOP("nidreg::forms::Words", "it cannot be closed"), ""},
    StateWords {Resolve, QT_TRANSLATE_NOOP("nidreg::forms::Words", "no thread can be resolved"), ""},
    StateWords {Escalate, QT_TRANSLATE_NOOP("nidreg::forms::Words", "no expert can be removed"), ""},
    StateWords {Remind, QT_TRANSLATE_NOOP("nidreg::forms::Words", "no reminder can be recorded"), ""},
};
// clang-format on
static_assert(base::followTheirEnum<&StateWords::step>(
                  kStateSteps, workflow::Step(workflow::kStepNames.size() - 1)),
              "the rows follow the enumerators, none left out");

static QString utcDay(base::Instant at)
{
    return QString::fromStdString(base::toString(base::dayOf(at)));
}

static QString expertsDue(const Request &request)
{
    QStringList names;
    for (const workflow::Assignment &each : request.experts) {
        if (each.vote == workflow::Vote::None)
            names << words(each.expert);
    }
    return names.join(QStringLiteral(", "));
}

/// Who has it: "edda", "the registrar", …
static QString holder(const Request &request, workflow::Turn turn)
{
    switch (turn) {
    case workflow::Turn::Applicant:
        return Words::tr("the applicant %1").arg(words(request.applicant));
    case workflow::Turn::Expert:
        return expertsDue(request);
    case workflow::Turn::Registrar:
        return Words::tr("the registrar");
    case workflow::Turn::Body:
        return request.state == workflow::State::RecognitionPending
            ? Words::tr("the IESG")
            : Words::tr("the approval body");
    }
    return {};
}

QString waitedFor(const Request &request, workflow::Turn turn)
{
    return turn == workflow::Turn::Expert ? expertsDue(request) : wording(turn);
}

/// "with edda since 2026-11-21, due 2026-12-05"
static QString whereItIs(const Request &request)
{
    const auto turn = waitingOn(request);
    if (!turn)
        return Words::tr("since %1").arg(utcDay(request.updated));
    const QString held =
        Words::tr("with %1 since %2").arg(holder(request, *turn), utcDay(request.turnSince));
    const auto due = request.due();
    return due ? Words::tr("%1, due %2").arg(held, QString::fromStdString(base::toString(*due)))
               : held;
}

/// What the request waits for instead, or what its end leaves.
static QString whatLeadsOn(const Request &request, workflow::Step wanted)
{
    const auto way = wayTo(request, wanted);
    const auto first = [](workflow::Step step) {
        return Words::tr(kStateSteps[std::size_t(step)].first);
    };
    if (way.size() == 1)
        return first(way.front());
    if (way.size() > 1)
        return Words::tr("%1 Next step: %2.").arg(first(way.back()), wording(way.front()));
    QStringList steps;
    for (const workflow::Step each : waysOn(request))
        steps << wording(each);
    if (steps.isEmpty())
        return Words::tr("To change anything, create a new request.");
    return Words::tr("Possible next steps: %1.").arg(steps.join(QStringLiteral(", ")));
}

QString stateRefusal(const Request &request, workflow::Step wanted)
{
    return Words::tr("%1 (%2), so %3. %4")
        .arg(Words::tr(kStates[std::size_t(request.state)]).arg(request.id.value),
             whereItIs(request), Words::tr(kStateSteps[std::size_t(wanted)].cannot),
             whatLeadsOn(request, wanted));
}

} // namespace nidreg::forms
