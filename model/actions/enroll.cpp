// SPDX-License-Identifier: MIT
#include "model/actions/enroll.h"

#include "model/actions/appraise.h"
#include "model/actions/retried.h"
#include "model/listing/references.h"
#include "model/templates/grammar.h"
#include "model/templates/reader.h"

namespace nidreg::actions {

using templates::NamespaceTemplate;

/// A revision leaves the status as it is; a new namespace is active.
static registry::Stored<registry::Status> statusAfter(registry::Directory &directory,
                                                      const review::Request &request)
{
    if (request.purpose == review::Purpose::New)
        return registry::Status::Active;
    const auto revised = directory.find(request.nid);
    if (!revised)
        return base::fail(revised.error());
    return revised->row.status;
}

Acted<registry::NamespaceVersion> enroll(const Bench &bench, const registry::Act &act,
                                         review::RequestId id, std::optional<int> revision)
{
    const auto file = bench.store.request(id);
    if (!file)
        return base::fail(ActionError(file.error()));
    if (revision && *revision != file->request.revision)
        return base::fail(
            ActionError(registry::StoreError{registry::StoreError::Stale, "request.moved-on", {}}));
    const auto transition = review::step(file->request, review::Step::Register, act.acting, {},
                                         review::Separation::Kept);
    if (!transition) {
        return refusedUnlessDone<registry::NamespaceVersion>(
            act, transition.error(), [&](const registry::Act &question) {
                return bench.store.enroll(
                    question,
                    {neverTaken(file->request, review::Step::Register, act.acting),
                     {},
                     {},
                     registry::Status::Active,
                     {}});
            });
    }
    if (file->revisions.empty())
        return base::fail(
            ActionError(registry::StoreError{registry::StoreError::NotFound, {}, {}}));
    const NamespaceTemplate content = templates::read(file->revisions.back().text).front();
    if (const auto fine = accept(bench, file->request, content); !fine)
        return base::fail(fine.error());
    const auto status = statusAfter(bench.store, file->request);
    if (!status)
        return base::fail(ActionError(status.error()));
    return acted(bench.store.enroll(act,
                                    {*transition, templates::registrantOf(content),
                                     listing::referencesOf(content), *status,
                                     templates::grammarOf(content).source}));
}

} // namespace nidreg::actions
