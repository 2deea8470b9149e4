// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>

namespace nidreg::app {

/// `palette` with its dim text colours fixed where they are too close to their background; no
/// other role is set in the answer. Qt 6.4 reads the colours of a dark KDE so that hints and what
/// cannot be used now are black.
QPalette legibleInks(const QPalette &palette);

/// Fixes the application's palette as it is now. Call once the application exists, and whenever
/// its palette changes.
void fitInksToPalette();

/// Makes QIcon::fromTheme() find the bundled icons where the desktop's theme has none, and keeps
/// their ink readable when the palette changes between light and dark. Call once the application
/// is there.
void installIcons();

/// Picks the bundled theme that fits the application's palette now.
void fitIconsToPalette();

} // namespace nidreg::app
