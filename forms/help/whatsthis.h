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

/// The What's This text of `widget`: its own, its row's, the tool tip of its action or itself, or
/// the role of the button in its dialog box; empty where there is none.
QString whatsThisOf(const QWidget &widget);

/// Gives every control in `root` that says nothing itself what whatsThisOf() says.
void explainControls(QWidget &root);

} // namespace nidreg::forms
