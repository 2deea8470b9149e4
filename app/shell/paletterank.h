// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace nidreg::app {

/// How well what was typed names a thing; less is better. Case does not matter.
enum class PaletteRank { Exact, Beginning, WordBeginning, Inside, Letters, None };

/// Letters: those of `wanted` stand in `text` in their order. An empty `wanted` is the beginning of
/// everything.
PaletteRank paletteRank(const QString &text, const QString &wanted);

/// The names of the commands chosen last, the newest first; kept in QSettings.
QStringList recentCommands();
void noteCommand(const QString &name);

} // namespace nidreg::app
