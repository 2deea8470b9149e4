// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draftnid.h"
#include "forms/editor/fieldsmodel.h"
#include "model/base/finding.h"

#include <QIcon>
#include <QPalette>

namespace nidreg::forms {

/// Small signs that differ in shape first and in colour second, drawn for the screen they are on
/// and for a light or dark window.
QIcon markIcon(FieldMark mark, bool isRequired);
QIcon markIcon(base::Severity severity);
QIcon markIcon(NidLine::State state);

/// The colour of a severity's underline and sign, readable on the palette's base.
QColor markColor(base::Severity severity, const QPalette &palette);

} // namespace nidreg::forms
