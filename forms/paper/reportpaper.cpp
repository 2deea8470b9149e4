// SPDX-License-Identifier: MIT
#include "forms/paper/templatepaper.h"
#include "model/actions/precheckwords.h"

namespace nidreg::forms {

static void facts(PaperDocument &paper, const std::vector<actions::PrecheckFact> &all)
{
    for (const auto &[label, value] : all)
        paper.fact(paperText(label), paperText(value));
}

std::unique_ptr<PaperDocument> reportPaper(const actions::Precheck &check)
{
    const QString title = QStringLiteral("Check of a URN namespace registration template");
    auto paper = std::make_unique<PaperDocument>(
        RunningHead{check.nid.empty() ? title : title + QStringLiteral(": ") + paperText(check.nid),
                    paperText(base::toString(check.on))});
    paper->title(title);
    facts(*paper, actions::examinedFacts(check));
    paper->strong(paperText(actions::verdictOf(check)));
    paper->heading(QStringLiteral("Findings"));
    for (const actions::PrecheckFinding &each : check.findings) {
        paper->strong(paperText(actions::headOf(each)));
        paper->paragraph(paperText(each.message));
    }
    if (check.findings.empty())
        paper->paragraph(QStringLiteral("None."));
    paper->heading(QStringLiteral("The registry it was checked against"));
    facts(*paper, actions::registryFacts(check));
    paper->paragraph(paperText(actions::repeatingIt()));
    paper->heading(QStringLiteral("The text that was examined"));
    paper->verbatim(actions::numberedLines(check));
    return paper;
}

} // namespace nidreg::forms
