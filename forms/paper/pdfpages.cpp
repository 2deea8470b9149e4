// SPDX-License-Identifier: MIT
#include "forms/paper/pdfpages.h"

#include "forms/paper/templatepaper.h"
#include "model/templates/writer.h"

namespace nidreg::forms {

QByteArray PdfPages::ofTemplate(const templates::NamespaceTemplate &content,
                                const FormContext &context) const
{
    return pdf(*templatePaper(content), paperText(templates::titleOf(content)), context.paper,
               context.date);
}

QByteArray PdfPages::ofReport(const actions::Precheck &check, Paper paper) const
{
    return pdf(*reportPaper(check),
               QStringLiteral("Check of a URN namespace registration template"), paper, check.on);
}

} // namespace nidreg::forms
