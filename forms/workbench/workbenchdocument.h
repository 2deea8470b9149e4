// SPDX-License-Identifier: MIT
#pragma once

#include "forms/workbench/workbenchreport.h"

#include <QColor>
#include <QPalette>

class QTextDocument;

namespace nidreg::forms {

/// Writes what the Workbench says as a page to read. Everything goes in as plain text.
void writeReport(QTextDocument &document, const WorkbenchReport &report, const QPalette &palette);

/// The ground that a part has in the input and in front of its row: light on a light window, dark
/// on a dark one. It only helps the eye: every part is named, too.
QColor partColor(UrnPart part, const QPalette &palette);
/// The ground of where something wrong begins.
QColor wrongColor(const QPalette &palette);

} // namespace nidreg::forms
