// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/reports/viewersession.h"

namespace nidreg::storage {

/// Runs a query that a person wrote: one SELECT, VALUES or TABLE, whatever else its text says.
/// See registry::ReportStore::query().
registry::Stored<registry::Table> runOwnQuery(ViewerSession &session,
                                              const registry::QueryOrder &order);

} // namespace nidreg::storage
