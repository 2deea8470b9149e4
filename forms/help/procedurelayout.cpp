// SPDX-License-Identifier: MIT
#include "forms/help/procedurelayout.h"

#include "forms/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nidreg::forms {

using workflow::Edge;
using workflow::State;

namespace {

struct ProcedureWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::ProcedureWords)
};

/// From the top of the picture: what comes later stands lower.
constexpr std::array kReadingOrder{
    State::Draft,      State::RecognitionPending, State::InDiscussion,      State::ChangesRequested,
    State::InReview,   State::AdvisoryReview,     State::AwaitingDirection, State::Approved,
    State::Registered, State::Rejected,           State::Withdrawn,         State::Closed};
static_assert(kReadingOrder.size() == workflow::kStateNames.size(), "every state has its place");

QString actorOf(workflow::Part part)
{
    switch (part) {
    case workflow::Part::ItsApplicant:
        return ProcedureWords::tr("applicant");
    case workflow::Part::AssignedExpert:
        return ProcedureWords::tr("expert");
    case workflow::Part::Registrar:
        return ProcedureWords::tr("registrar");
    case workflow::Part::AnyViewer:
        return ProcedureWords::tr("anyone who sees it");
    }
    return {};
}

QString conditionOf(workflow::When when)
{
    switch (when) {
    case workflow::When::Always:
        return {};
    case workflow::When::BodyUnknown:
        return ProcedureWords::tr("body not recognised yet");
    case workflow::When::BodyRecognized:
        return ProcedureWords::tr("body recognised");
    case workflow::When::OthersStillDue:
        return ProcedureWords::tr("other experts still due");
    case workflow::When::LastVote:
        return ProcedureWords::tr("last vote");
    case workflow::When::LastVoteOnStandard:
        return ProcedureWords::tr("last vote, standards action");
    }
    return {};
}

bool isLeft(workflow::Procedure procedure, State state)
{
    return std::ranges::any_of(workflow::edges(), [&](const Edge &edge) {
        return edge.procedure == procedure && edge.from == state;
    });
}

/// Edges that differ only in who takes the step are one arrow.
std::vector<ProcedureArrow> arrowsOf(workflow::Procedure procedure)
{
    std::vector<ProcedureArrow> arrows;
    for (const Edge &edge : workflow::edges()) {
        if (edge.procedure != procedure)
            continue;
        const QString when = conditionOf(edge.when);
        const auto same = std::ranges::find_if(arrows, [&](const ProcedureArrow &arrow) {
            return arrow.step == edge.step && arrow.from == edge.from && arrow.to == edge.to
                && arrow.when == when;
        });
        if (same == arrows.end())
            arrows.push_back({edge.step, edge.from, edge.to, {actorOf(edge.by)}, when});
        else
            same->by << actorOf(edge.by);
    }
    return arrows;
}

} // namespace

QString ProcedureArrow::label() const
{
    const QString who = by.join(QStringLiteral(", "));
    return when.isEmpty() ? ProcedureWords::tr("%1 (%2)").arg(wording(step), who)
                          : ProcedureWords::tr("%1 (%2; %3)").arg(wording(step), who, when);
}

std::size_t ProcedureLayout::rowOf(State state) const
{
    return std::size_t(std::ranges::find(rows, state, &ProcedureRow::state) - rows.begin());
}

ProcedureLayout layoutOf(workflow::Procedure procedure)
{
    ProcedureLayout layout;
    for (const State state : kReadingOrder) {
        if (isLeft(procedure, state) || state == State::Registered)
            layout.rows.push_back({state, {}, {}});
    }
    for (const ProcedureArrow &arrow : arrowsOf(procedure)) {
        ProcedureRow &from = layout.rows[layout.rowOf(arrow.from)];
        const bool toRow = layout.rowOf(arrow.to) < layout.rows.size();
        // Many states lead to Rejected; only its appeal needs the row.
        if (arrow.from == arrow.to)
            from.kept << arrow.label();
        else if (toRow && arrow.to != State::Rejected)
            layout.arrows.push_back(arrow);
        else
            from.asides.push_back(arrow);
    }
    return layout;
}

} // namespace nidreg::forms
