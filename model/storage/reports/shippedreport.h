// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/reports/viewersession.h"

namespace nidreg::storage {

/// Runs a shipped report, or with `bar` the statement for the rows behind it.
registry::Stored<registry::Table> runReport(ViewerSession &session,
                                            const registry::ReportOrder &order,
                                            const registry::ReportBar *bar);

} // namespace nidreg::storage
