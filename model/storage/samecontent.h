// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/postgres/access.h"

namespace nidreg::storage {

/// Whether the database behind `after` holds what the one behind `before` does: every row of every
/// table, sequences, roles and who has them. As superusers; neither database is changed meanwhile.
///
/// Refused with `upgrade.differs`, whose detail is the first thing that is not the same.
registry::Stored<base::Done> checkSameContent(const Access &before, const Access &after);

/// The same for a registry that a newer version of PostgreSQL is to go on with. Every version
/// writes some definitions in words of its own, so that they would be taken for changed: where the
/// log of `before` verifies, functions, triggers, views and rights of `after` are made anew, of
/// which one event more tells, and its log is verified, too. A registry that did not verify before
/// is left as it is, for a person to examine; a registry of another schema than the program's, for
/// migrate().
registry::Stored<base::Done> takeOver(const Access &before, const Access &after);

} // namespace nidreg::storage
