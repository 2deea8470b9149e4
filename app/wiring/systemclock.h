// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/clock.h"

namespace nidreg::app {

/// The machine's own time; the one place that asks for it.
class SystemClock : public base::Clock {
public:
    base::Instant now() const override
    {
        return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
    }
};

} // namespace nidreg::app
