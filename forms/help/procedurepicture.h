// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/transitions.h"

#include <QByteArray>
#include <QPalette>

namespace nidreg::forms {

/// How a request runs in `procedure`, as an SVG of UTF-8: every state with the steps that keep it,
/// and an arrow for every step that leads to another one, with who takes it. It is drawn from
/// workflow::edges() alone, in English; the manual has it as procedure-NAME.svg.
QByteArray procedurePicture(workflow::Procedure procedure);

/// The same drawing in the inks of `palette`: the manual's drawings are black on white.
QByteArray inInksOf(const QPalette &palette, QByteArray svg);

} // namespace nidreg::forms
