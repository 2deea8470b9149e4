// SPDX-License-Identifier: MIT
#include "model/actions/register.h"

#include "model/actions/common.h"
#include "model/actions/examine.h"
#include "model/listing/references.h"
#include "model/templates/lint/grammar.h"
#include "model/templates/reader.h"

namespace nidreg::actions {

using registry::Registered;
using registry::Registration;
using templates::NamespaceTemplate;

/// What is to be stored; or what was, where the same act was done before.
using Prepared = std::variant<Registration, Registered>;

static Acted<Prepared> prepare(const Services &services, const registry::Act &act,
                               workflow::RequestId id, std::optional<int> revision)
{
    const auto file = services.store.request(id);
    if (!file)
        return base::fail(ActionError(file.error()));
    if (revision && *revision != file->request.revision)
        return base::fail(
            ActionError(registry::StoreError{registry::StoreError::Stale, "request.moved-on", {}}));
    const auto transition = workflow::step(file->request, workflow::Step::Register, act.acting, {},
                                           workflow::Separation::Kept);
    if (!transition) {
        auto done = refusedUnlessDone(
            refusalOf(transition.error(), file->request, workflow::Step::Register),
            services.store.recallRegistration(act));
        if (!done)
            return base::fail(done.error());
        return Prepared(std::move(*done));
    }
    if (file->revisions.empty())
        return base::fail(
            ActionError(registry::StoreError{registry::StoreError::NotFound, {}, {}}));
    const NamespaceTemplate content = templates::read(file->revisions.back().text).front();
    if (const auto fine = accept(services, file->request, content); !fine)
        return base::fail(fine.error());
    return Prepared(Registration{*transition, templates::registrantOf(content),
                                 listing::referencesOf(content),
                                 templates::grammarOf(content).source});
}

Acted<Registered> registerNamespace(const Services &services, const registry::Act &act,
                                    workflow::RequestId id, std::optional<int> revision)
{
    auto prepared = prepare(services, act, id, revision);
    if (!prepared)
        return base::fail(prepared.error());
    if (auto *done = std::get_if<Registered>(&*prepared))
        return std::move(*done);
    return acted(services.store.registerNamespace(act, std::get<Registration>(*prepared)));
}

std::vector<Acted<Registered>> registerAll(const Services &services,
                                           const std::vector<WantedRegistration> &wanted)
{
    std::vector<Acted<Registered>> answers;
    std::vector<std::pair<registry::Act, Registration>> registrations;
    std::vector<std::size_t> places; // of the registrations, in `answers`
    for (const auto &[act, request] : wanted) {
        auto prepared = prepare(services, act, request, {});
        if (prepared && std::holds_alternative<Registration>(*prepared)) {
            places.push_back(answers.size());
            registrations.emplace_back(act, std::get<Registration>(std::move(*prepared)));
            answers.emplace_back(Registered());
        } else if (prepared) {
            answers.emplace_back(std::get<Registered>(std::move(*prepared)));
        } else {
            answers.emplace_back(base::fail(prepared.error()));
        }
    }
    const auto done = services.store.registerAll(registrations);
    for (std::size_t i = 0; i < places.size(); ++i)
        answers[places[i]] =
            done ? acted((*done)[i]) : Acted<Registered>(base::fail(ActionError(done.error())));
    return answers;
}

} // namespace nidreg::actions
