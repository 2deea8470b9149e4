// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/version.h"

namespace nidreg::storage {

/// The versions of this program and of what it has loaded. Asks no server.
base::Versions versions();

} // namespace nidreg::storage
