// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QStringList>

namespace nidreg::app {

/// A command's words without mnemonics and dots: "&Open…" is found and shown as "Open", and
/// "Markdown…" of a menu "Export" as "Export as Markdown".
QString plainText(const QAction &action);

/// Other words that people look for a command by, none of which is in its name; empty for most.
QStringList otherWords(const QAction &command);

/// Why a command cannot be chosen now; empty where nothing says it.
QString whyUnavailable(const QAction &action);

} // namespace nidreg::app
