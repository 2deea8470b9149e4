// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/helpproperty.h"

#include <QString>

#include <span>

class QWidget;

namespace nidreg::forms {

class Manual;

/// Which section of the manual describes which part of the window.
struct HelpTarget {
    const char *className; ///< of the widget, with its namespace
    const char *target; ///< "page.md" or "page.md#anchor"
};

/// One row a page, dialog and larger part of the window; a test holds it against the sources.
std::span<const HelpTarget> helpTargets();

/// The section for `widget`: that of the finding selected in it, of its kHelpProperty, of its
/// class, else of the widget around it; "index.md" where none has one. `widget` may be null.
QString helpFor(const QWidget *widget, const Manual &manual);

/// Where rules.md is about the rule `id`: its own heading, or that for every field; "rules.md" for
/// a rule that the page does not have.
QString helpForRule(const QString &id, const Manual &manual);

} // namespace nidreg::forms
