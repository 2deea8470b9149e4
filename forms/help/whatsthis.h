// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <span>

class QWidget;

namespace nidreg::forms {

/// What a control is for, by where it is.
struct WhatsThisRow {
    const char *within; ///< class of the widget or of one around it, without namespaces
    const char *name; ///< its object name; empty: the widget of that class itself
    const char *text; ///< English, marked for translation under nidreg::forms::WhatsThis
};

/// All rows, in the order of the pages.
std::span<const WhatsThisRow> whatsThisRows();

/// Whether a person can do something with `widget`: type, press, choose.
bool isControl(const QWidget &widget);

/// What *What's This* says of `widget`: what it says itself, its row, its action's or its own tool
/// tip, what its dialog box uses the button for; empty where nothing is known.
QString whatsThisOf(const QWidget &widget);

/// Gives every control in `root` that says nothing itself what whatsThisOf() says.
void explainControls(QWidget &root);

} // namespace nidreg::forms
