// SPDX-License-Identifier: MIT
#pragma once

#include "forms/publication/reconciledialog.h"

namespace nidreg::app {

/// Listings as the program reads and compares them.
forms::ReconcileOutlets reconcileOutlets();

} // namespace nidreg::app
