// SPDX-License-Identifier: MIT
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

#include <QDeadlineTimer>
#include <QThread>

#include <algorithm>

namespace nidreg::storage {

using base::Done;
using nlohmann::json;
using registry::Act;
using registry::Stored;
using registry::StoreError;

static QVariantList valuesOf(const Act &act, const QVariantList &rest)
{
    QVariantList values{qt(act.key), qt(act.acting.person), qt(workflow::name(act.acting.role))};
    return values + rest;
}

Stored<json> PgRegistry::answer(std::string_view statement, const QVariantList &values)
{
    const auto value = m_connection->value(statement, values);
    if (!value)
        return base::fail(value.error());
    return parsed(value->toString());
}

static base::Failure<StoreError> unknown(const StoreError &why)
{
    return base::fail(StoreError{StoreError::OutcomeUnknown, {}, why.detail});
}

Stored<json> PgRegistry::attempt(const Act &act, const Call &call)
{
    if (!call.bring)
        return answer(call.statement, valuesOf(act, call.values));
    if (const auto begun = m_connection->begin(); !begun)
        return base::fail(begun.error());
    const Rollback unlessDone(*m_connection);
    auto done = within(act, call);
    if (!done)
        return done;
    if (const auto committed = m_connection->commit(); !committed)
        return base::fail(committed.error());
    return done;
}

/// In a transaction that has begun.
Stored<json> PgRegistry::within(const Act &act, const Call &call)
{
    if (call.bring) {
        if (const auto brought = call.bring(); !brought)
            return base::fail(brought.error());
    }
    return answer(call.statement, valuesOf(act, call.values));
}

Stored<json> PgRegistry::dryRun(const Act &act, const Call &call)
{
    if (const auto begun = m_connection->begin(); !begun)
        return base::fail(begun.error());
    const Rollback always(*m_connection);
    return within(act, call);
}

/// Whatever else stands in the way than a server that is not there yet, the outcome is not known.
static base::Failure<StoreError> notLookedUp(const StoreError &why)
{
    return why.kind == StoreError::Unreachable ? base::fail(why) : unknown(why);
}

/// Over a new connection: what the act answered, if it was done. The lookup waits for a server
/// process that is still at it, so an act that is not found was not done and is done now: its key
/// is taken only once.
Stored<json> PgRegistry::lookUp(const Act &act, const Call &call)
{
    if (const auto back = reconnect(); !back)
        return notLookedUp(back.error());
    const auto outcome = m_connection->value(sql::act::read_outcome,
                                             {qt(act.key), qt(act.acting.person), qt(call.name)});
    if (!outcome)
        return notLookedUp(outcome.error());
    return attempt(act, call);
}

/// Waits before another try, longer after some seconds; false when nobody wants to wait any longer.
static bool pauseBefore(int attempt, const Access &access, const QDeadlineTimer &end)
{
    const QDeadlineTimer pause(attempt < 50 ? 100 : 2000); // another server is there in seconds
    const auto isLeft = [&access] { return *access.isAbandoned || access.stop.stop_requested(); };
    while (!pause.hasExpired() && !isLeft())
        QThread::msleep(20);
    return !isLeft() && !end.hasExpired();
}

/// The connection broke, and the server may be restarting or another one taking its place. Only
/// when it stays away is the outcome not known.
template <class Again> auto PgRegistry::afterLoss(const Again &again) -> decltype(again())
{
    if (m_lost)
        m_lost();
    const QDeadlineTimer end(m_access.patience);
    for (int i = 0;; ++i) {
        auto done = again();
        if (done || done.error().kind != StoreError::Unreachable)
            return done;
        if (!pauseBefore(i, m_access, end))
            return unknown(done.error());
    }
}

/// Once, when the statement that is under way has taken a second: only one that waits does.
void PgRegistry::tellOfWaiting()
{
    if (!m_access.waiting)
        return;
    m_connection->whileWaiting([told = m_access.waiting, after = QDeadlineTimer(1000)]() mutable {
        if (after.hasExpired()) {
            told();
            after.setRemainingTime(-1); // never again
        }
        return true;
    });
}

/// Whoever asked to stop learns whether anything was done.
StoreError PgRegistry::ended(StoreError why) const
{
    if (why.refusal == "57014" && m_access.stop.stop_requested())
        why.refusal = m_hasActed ? "action.stopped" : "cancelled";
    return why;
}

Stored<json> PgRegistry::carryOut(const Act &act, const Call &call)
{
    if (act.dryRun)
        return dryRun(act, call);
    auto done = attempt(act, call);
    if (!done && done.error().kind == StoreError::Unreachable)
        return afterLoss([&] { return lookUp(act, call); });
    return done;
}

Stored<json> PgRegistry::perform(const Act &act, const Call &call)
{
    if (!areStorable({act.key, act.acting.person}))
        return base::fail(notUtf8());
    if (!call.bring) // what brings something tells how far it is
        tellOfWaiting();
    auto done = carryOut(act, call);
    if (!call.bring)
        m_connection->whileWaiting({});
    if (!done)
        return base::fail(ended(busy(done.error())));
    m_hasActed = m_hasActed || !act.dryRun;
    return done;
}

/// In a transaction that has begun: an act that is refused leaves it as it was.
Stored<json> PgRegistry::apart(const Act &act, const Call &call)
{
    if (const auto begun = m_connection->beginPart(); !begun)
        return base::fail(begun.error());
    auto done = within(act, call);
    const auto ended = done ? m_connection->endPart() : m_connection->undoPart();
    if (!ended)
        return base::fail(ended.error());
    return done;
}

/// Whether it concerns one act alone: the transaction goes on with the others.
static bool isOfOne(const StoreError &why)
{
    return why.kind == StoreError::Stale || why.kind == StoreError::NotFound
        || (why.kind == StoreError::Refused && why.refusal != "57014");
}

Stored<PgRegistry::Answers> PgRegistry::attemptAll(const Calls &calls)
{
    if (const auto begun = m_connection->begin(); !begun)
        return base::fail(begun.error());
    const Rollback unlessDone(*m_connection);
    Answers answers;
    for (const auto &[act, call] : calls) {
        answers.push_back(apart(act, call));
        if (const auto &last = answers.back(); !last && !isOfOne(last.error()))
            return base::fail(last.error());
    }
    if (calls.front().first.dryRun)
        return answers;
    if (const auto committed = m_connection->commit(); !committed)
        return base::fail(committed.error());
    return answers;
}

/// After a loss everything is sent once more: an act waits for a server process that is still at
/// it, and one that was done answers what it answered.
Stored<PgRegistry::Answers> PgRegistry::performAll(const Calls &calls)
{
    tellOfWaiting();
    auto done = attemptAll(calls);
    if (!done && done.error().kind == StoreError::Unreachable && !calls.front().first.dryRun)
        done = afterLoss([&]() -> Stored<Answers> {
            if (const auto back = reconnect(); !back)
                return notLookedUp(back.error());
            return attemptAll(calls);
        });
    m_connection->whileWaiting({});
    if (!done)
        return base::fail(ended(busy(done.error())));
    m_hasActed = m_hasActed || !calls.front().first.dryRun;
    return done;
}

Stored<workflow::Request> PgRegistry::performOnRequest(const Act &act, const Call &call)
{
    const auto done = perform(act, call);
    if (!done)
        return base::fail(done.error());
    return requestFrom(*done);
}

/// What was done to the request that was asked for. A key seen before answers what was done under
/// it: about another request, that is no answer.
static Stored<workflow::Request> about(workflow::RequestId asked, Stored<workflow::Request> done)
{
    if (done && done->id != asked)
        return base::fail(StoreError{StoreError::Refused, "act.key-taken", {}});
    return done;
}

Stored<workflow::Request> PgRegistry::create(const Act &act, const registry::NewRequest &request)
{
    if (!areStorable({request.nid, request.workingCopy}))
        return base::fail(notUtf8());
    return performOnRequest(act,
                            {"create",
                             sql::request::create,
                             {qt(workflow::name(request.purpose)), qt(registry::name(request.kind)),
                              qt(workflow::name(request.procedure)), request.standardsAction,
                              qt(request.nid), qt(request.workingCopy), request.deprecates}});
}

Stored<workflow::Request> PgRegistry::saveWorkingCopy(const Act &act, workflow::RequestId id,
                                                      const std::string &text)
{
    if (!areStorable({text}))
        return base::fail(notUtf8());
    const Call call{"save", sql::request::save_working_copy, {qlonglong(id.value), qt(text)}};
    return about(id, performOnRequest(act, call));
}

Stored<workflow::Request> PgRegistry::submit(const Act &act, const registry::Submission &submission)
{
    if (!areStorable({submission.text, submission.date, submission.body}))
        return base::fail(notUtf8());
    const workflow::Transition &step = submission.transition;
    const Call call{"submit",
                    sql::request::submit,
                    {qlonglong(step.request.value), step.revision,
                     qt(workflow::name(step.edge.from)), qt(submission.text), qt(submission.date),
                     qt(submission.body)}};
    return about(step.request, performOnRequest(act, call));
}

Stored<workflow::Request> PgRegistry::append(const Act &act, const workflow::Transition &step)
{
    const workflow::Record &record = step.record;
    if (!areStorable(
            {record.text, record.reference, record.expert, record.field, record.overriding}))
        return base::fail(notUtf8());
    const Call call{workflow::name(step.edge.step),
                    sql::request::take_step,
                    {qlonglong(step.request.value), step.revision,
                     qt(workflow::name(step.edge.from)), qt(workflow::name(step.edge.step)),
                     jsonText(toJson(record))}};
    return about(step.request, performOnRequest(act, call));
}

Stored<std::optional<json>> PgRegistry::recall(const Act &act, std::string_view name)
{
    if (!areStorable({act.key, act.acting.person}))
        return base::fail(notUtf8());
    const auto answer =
        m_connection->value(sql::act::read_outcome, {qt(act.key), qt(act.acting.person), qt(name)});
    if (!answer)
        return base::fail(answer.error());
    if (answer->isNull())
        return std::optional<json>();
    return std::optional<json>(parsed(answer->toString()));
}

Stored<std::optional<workflow::Request>> PgRegistry::recallStep(const Act &act, workflow::Step step)
{
    const auto answer = recall(act, workflow::name(step));
    if (!answer)
        return base::fail(answer.error());
    return *answer ? std::optional(requestFrom(**answer)) : std::nullopt;
}

Stored<Done> PgRegistry::setSingleUser(const Act &act, bool on)
{
    const auto done = perform(act, {"single-user", sql::administration::set_single_user, {on}});
    if (!done)
        return base::fail(done.error());
    return Done();
}

} // namespace nidreg::storage
