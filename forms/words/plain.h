// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace nidreg::forms {

/// `text` as a tool tip shows it letter by letter: tool tips guess, and what looks like markup
/// would be drawn as such.
inline QString asToolTip(const QString &text)
{
    return text.isEmpty()
        ? text
        : QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace nidreg::forms
