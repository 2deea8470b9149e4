// SPDX-License-Identifier: MIT
#pragma once

#include <QPrinter>
#include <QString>

#include <functional>

namespace nidreg::forms {

struct PrintJob {
    QString title; ///< of the window
    QString name; ///< of the document, as a printer's queue shows it
    bool isWide = false; ///< landscape
    /// Puts it on paper; called for each look at it, and for the printing.
    std::function<void(QPrinter &)> paint;
};

/// Shows the pages as they will be printed, A4 or Letter by the locale, in front of `parent`, which
/// can be gone before the preview is.
void previewPrint(QWidget &parent, const PrintJob &job);

} // namespace nidreg::forms
