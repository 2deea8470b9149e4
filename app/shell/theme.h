// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/preferences.h"

namespace nidreg::app {

/// The application's colours, light or dark; System gives back those of the desktop. Call once the
/// application is there, and whenever the choice changes.
void applyTheme(forms::Preferences::Theme theme);

/// The language of the program's words and of Qt's own dialogs: that of the preferences, else the
/// system's. Call once, before a window is made.
void installLanguage(const QString &language);

} // namespace nidreg::app
