// SPDX-License-Identifier: MIT
#pragma once

namespace nidreg::forms {

/// Milliseconds in which changes of the registry count as one.
inline constexpr int kBurst = 150;

/// Milliseconds from one drawing of a progress bar to the next.
inline constexpr int kProgressEvery = 100;

} // namespace nidreg::forms
