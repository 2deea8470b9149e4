// SPDX-License-Identifier: MIT
#include "model/actions/register.h"

#include "model/actions/common.h"
#include "model/actions/examine.h"
#include "model/listing/references.h"
#include "model/templates/lint/grammar.h"
#include "model/templates/reader.h"

namespace nidreg::actions {

using templates::NamespaceTemplate;

Acted<registry::Registered> registerNamespace(const Services &services, const registry::Act &act,
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
    if (!transition)
        return refusedUnlessDone(
            refusalOf(transition.error(), file->request, workflow::Step::Register),
            services.store.recallRegistration(act));
    if (file->revisions.empty())
        return base::fail(
            ActionError(registry::StoreError{registry::StoreError::NotFound, {}, {}}));
    const NamespaceTemplate content = templates::read(file->revisions.back().text).front();
    if (const auto fine = accept(services, file->request, content); !fine)
        return base::fail(fine.error());
    return acted(services.store.registerNamespace(act,
                                                  {*transition, templates::registrantOf(content),
                                                   listing::referencesOf(content),
                                                   templates::grammarOf(content).source}));
}

} // namespace nidreg::actions
