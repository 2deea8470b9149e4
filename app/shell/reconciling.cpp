// SPDX-License-Identifier: MIT
#include "app/shell/reconciling.h"

#include "model/exchange/iana/listingsource.h"

namespace nidreg::app {

static forms::Reconciled reconcile(const actions::Services &services, const QString &path,
                                   const registry::Progress &progress)
{
    auto read = exchange::readListing(path.toStdString(), progress);
    if (!read)
        return base::fail(forms::ReconcileError(read.error()));
    auto found = std::make_shared<forms::Reconciliation>();
    found->remarks = std::move(read.value().remarks);
    found->source = std::move(read.value().source);
    auto plan = exchange::planFor(services.store, found->source, [&] { return progress(0, 0); });
    if (!plan)
        return base::fail(forms::ReconcileError(plan.error()));
    found->plan = std::move(plan).value();
    return std::shared_ptr<const forms::Reconciliation>(std::move(found));
}

forms::ReconcileOutlets reconcileOutlets()
{
    return {reconcile, [](const QString &path) { return exchange::isListing(path.toStdString()); }};
}

} // namespace nidreg::app
