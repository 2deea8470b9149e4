// SPDX-License-Identifier: MIT
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using nlohmann::json;
using registry::Act;
using registry::Stored;

static registry::Registered registeredFrom(const json &answer)
{
    if (answer.contains("proposed"))
        return {std::nullopt, true};
    return {versionFrom(answer), false};
}

Stored<PgRegistry::Call> PgRegistry::registering(const registry::Registration &registration)
{
    if (!areStorable({registration.registrant, registration.grammar}))
        return base::fail(notUtf8());
    const workflow::Transition &step = registration.transition;
    return Call{"register",
                sql::request::register_,
                {qlonglong(step.request.value), step.revision, qt(registration.registrant),
                 jsonText(toJson(registration.references)), qt(registration.grammar)}};
}

Stored<registry::Registered> PgRegistry::registerNamespace(
    const Act &act, const registry::Registration &registration)
{
    const auto call = registering(registration);
    if (!call)
        return base::fail(call.error());
    const auto done = perform(act, *call);
    if (!done)
        return base::fail(done.error());
    return registeredFrom(*done);
}

Stored<std::vector<Stored<registry::Registered>>> PgRegistry::registerAll(
    const std::vector<std::pair<Act, registry::Registration>> &wanted)
{
    Calls calls;
    for (const auto &[act, registration] : wanted) {
        const auto call = registering(registration);
        if (!call || !areStorable({act.key, act.acting.person}))
            return base::fail(notUtf8());
        calls.emplace_back(act, *call);
    }
    std::vector<Stored<registry::Registered>> registered;
    if (calls.empty())
        return registered;
    const auto done = performAll(calls);
    if (!done)
        return base::fail(done.error());
    for (const Stored<json> &each : *done)
        registered.push_back(each ? Stored<registry::Registered>(registeredFrom(*each))
                                  : base::fail(each.error()));
    return registered;
}

Stored<std::optional<registry::Registered>> PgRegistry::recallRegistration(const Act &act)
{
    const auto answer = recall(act, workflow::name(workflow::Step::Register));
    if (!answer)
        return base::fail(answer.error());
    return *answer ? std::optional(registeredFrom(**answer)) : std::nullopt;
}

} // namespace nidreg::storage
