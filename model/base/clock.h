// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"

namespace nidreg::base {

/// Where "now" comes from. Nothing else in model/ may ask the system for the time.
class Clock {
public:
    virtual ~Clock() = default;
    virtual Instant now() const = 0;
};

} // namespace nidreg::base
