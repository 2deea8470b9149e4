// SPDX-License-Identifier: MIT
#pragma once

namespace nidreg::app {

/// Makes QIcon::fromTheme() find the bundled icons where the desktop's theme has none, and keeps
/// their ink readable when the palette changes between light and dark. Call once the application
/// is there.
void installIcons();

/// Picks the bundled theme that fits the application's palette now.
void fitIconsToPalette();

} // namespace nidreg::app
