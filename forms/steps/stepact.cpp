// SPDX-License-Identifier: MIT
#include "forms/steps/stepact.h"

#include "model/actions/decide.h"
#include "model/actions/register.h"

namespace nidreg::forms {

using workflow::Step;

StepAct::StepAct(RegistrySession &session, Step step, QObject *parent)
    : QObject(parent), m_session(session), m_step(step), m_act(session.newAct())
{
}

void StepAct::attempt(const workflow::Record &record, const RequestWatch &watch, int revision,
                      bool dryRun)
{
    registry::Act act = m_act;
    act.dryRun = dryRun;
    setBusy(true);
    const workflow::RequestId id = watch.request().id;
    if (m_step == Step::Register)
        return m_session.ask(
            this,
            [act, id, revision](const actions::Services &services) {
                return actions::registerNamespace(services, act, id, revision);
            },
            [this, dryRun](const actions::Acted<registry::Registered> &answer) {
                take(dryRun, answer);
            });
    actions::Decision decision{id, m_step, record, revision};
    if (workflow::spec(m_step).standsAlone)
        decision.revision = m_step == Step::Advise ? std::optional(revision) : std::nullopt;
    else
        decision.seen = watch.seen();
    m_session.ask(
        this,
        [act, decision](const actions::Services &services) {
            return actions::decide(services, act, decision);
        },
        [this, dryRun](const actions::Acted<workflow::Request> &answer) { take(dryRun, answer); });
}

template <class Answer> void StepAct::take(bool dryRun, const actions::Acted<Answer> &answer)
{
    const auto *why = answer ? nullptr : std::get_if<registry::StoreError>(&answer.error());
    m_isUnknown = why && why->kind == registry::StoreError::OutcomeUnknown;
    setBusy(false);
    if (m_isUnknown)
        emit answerLost();
    else if (!answer)
        emit refused(answer.error());
    else if (dryRun)
        emit wouldSucceed(*answer);
    else
        emit done(*answer);
}

void StepAct::resume(const std::string &key)
{
    m_act.key = key;
    m_isUnknown = true;
    emit answerLost();
    recall();
}

void StepAct::recall()
{
    if (!m_isUnknown || m_isBusy)
        return;
    setBusy(true);
    const auto ask = [this](auto recall) {
        m_session.ask(
            this, [recall](const actions::Services &services) { return recall(services.store); },
            [this](const auto &answer) { takeRecalled(answer); });
    };
    if (m_step == Step::Register)
        ask([act = m_act](registry::Store &store) { return store.recallRegistration(act); });
    else
        ask([act = m_act, step = m_step](registry::Store &store) {
            return store.recallStep(act, step);
        });
}

template <class Answer> void StepAct::takeRecalled(const Answer &answer)
{
    const bool isKnown = answer && !*answer;
    m_isUnknown = !isKnown && m_isUnknown;
    setBusy(false);
    if (!answer)
        return; // still out of reach: asked again when it answers
    if (*answer)
        emit done(**answer);
    else
        emit notRecorded();
}

void StepAct::setBusy(bool busy)
{
    m_isBusy = busy;
    emit busyChanged(busy);
}

} // namespace nidreg::forms
