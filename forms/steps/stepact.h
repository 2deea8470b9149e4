// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QObject>

#include <variant>

namespace nidreg::forms {

/// The result of a step: the request as it is then, or what was registered.
using StepOutcome = std::variant<workflow::Request, registry::Registered>;

/// A step of a review on its way to the registry: one act with one key, however often it is tried,
/// so that a second try after a lost answer does nothing twice.
class StepAct : public QObject {
    Q_OBJECT

public:
    StepAct(RegistrySession &session, workflow::Step step, QObject *parent = nullptr);

    workflow::Step step() const { return m_step; }
    const workflow::Acting &acting() const { return m_act.acting; }
    bool isBusy() const { return m_isBusy; }
    /// Whether an answer got lost: nothing may be changed before it is known.
    bool isUnknown() const { return m_isUnknown; }
    /// By which the registry knows the act whose answer got lost; else empty.
    std::string unknownKey() const { return m_isUnknown ? m_act.key : std::string(); }

    /// Takes the step with what is recorded, on the `revision` that the person has read and what
    /// `watch` has seen; a dry run changes nothing. Answers with one of the signals.
    void attempt(const workflow::Record &record, const RequestWatch &watch, int revision,
                 bool dryRun);
    /// Asks what became of the act whose answer got lost, and does nothing. Answers with done() or
    /// notRecorded(), or not at all while the registry is out of reach.
    void recall();
    /// Continues the action of an earlier dialog whose answer was lost.
    void resume(const std::string &key);

signals:
    void busyChanged(bool busy);
    void done(const nidreg::forms::StepOutcome &outcome);
    void wouldSucceed(const nidreg::forms::StepOutcome &outcome);
    void refused(const nidreg::actions::ActionError &why);
    void answerLost();
    void notRecorded();

private:
    template <class Answer> void take(bool dryRun, const actions::Acted<Answer> &answer);
    template <class Answer> void takeRecalled(const Answer &answer);
    void setBusy(bool busy);

    RegistrySession &m_session;
    const workflow::Step m_step;
    registry::Act m_act;
    bool m_isBusy = false;
    bool m_isUnknown = false;
};

} // namespace nidreg::forms
