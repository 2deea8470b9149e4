// SPDX-License-Identifier: MIT
#pragma once

#include "app/wiring/logfiles.h"
#include "forms/administration/serverstatusdialog.h"
#include "forms/audit/auditpage.h"
#include "forms/namespaces/citemenu.h"
#include "forms/publication/publishdialog.h"
#include "forms/publication/reconciledialog.h"
#include "forms/reports/reportspage.h"
#include "forms/workbench/workbenchscan.h"

namespace nidreg::app {

/// exchange::publish() in the words of the dialog.
forms::Publisher listingPublisher();

/// Checkpoints, proofs and witnesses as the Audit page wants them.
/// `maintenance` is StandardFolders::maintenance.
forms::AuditOutlets auditOutlets(const LogFiles &files, const QString &maintenance);

/// When a registry was last backed up, verified and witnessed.
forms::MaintenanceOutlet maintenanceOutlet(const LogFiles &files, const QString &maintenance);

/// Listings as the program reads and compares them.
forms::ReconcileOutlets reconcileOutlets();

/// Files of URNs as the program reads them, on every processor.
forms::ScanOutlet scanOutlet();

/// Tables in every format that there is.
forms::TableOutlet tableOutlet();

/// Citations that name the listing and, where its address is known, the namespace's page.
forms::Cite citing();

} // namespace nidreg::app
