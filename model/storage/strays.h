// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/auditsource.h"
#include "model/storage/firstmismatch.h"
#include "model/storage/postgres/bulk.h"

namespace nidreg::storage {

/// Names the first revision, version or mail (`where`) that no event tells of; where there is none
/// after all, says that their number is wrong. For when there are more rows than events.
registry::Stored<base::Done> nameStray(Connection &connection, const AuditSource &source,
                                       registry::Mismatch::Where where, FirstMismatch &mismatch);

} // namespace nidreg::storage
