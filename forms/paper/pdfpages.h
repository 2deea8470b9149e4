// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/templateforms.h"

namespace nidreg::forms {

/// Pages with the fonts of Qt Gui: needs a QGuiApplication, but no display.
class PdfPages : public Pages {
public:
    QByteArray ofTemplate(const templates::NamespaceTemplate &content,
                          const FormContext &context) const override;
    QByteArray ofReport(const actions::Precheck &check, Paper paper) const override;
};

} // namespace nidreg::forms
