// SPDX-License-Identifier: MIT
#pragma once

#include "forms/workbench/workbenchscan.h"

namespace nidreg::app {

/// Files of URNs as the program reads them, on every processor.
forms::ScanOutlet scanOutlet();

} // namespace nidreg::app
