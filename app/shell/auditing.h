// SPDX-License-Identifier: MIT
#pragma once

#include "app/wiring/logfiles.h"
#include "forms/audit/auditpage.h"

namespace nidreg::app {

/// Checkpoints, proofs and witnesses as the Audit page wants them.
forms::AuditOutlets auditOutlets(const LogFiles &files);

} // namespace nidreg::app
