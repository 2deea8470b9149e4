// SPDX-License-Identifier: MIT
#include "forms/paper/templatepaper.h"

#include "model/actions/precheck.h"
#include "model/templates/writer.h"

namespace nidreg::forms {

/// "2026-07-21", "version 2": what the template states of itself, as far as it can be told.
static QString stated(const templates::NamespaceTemplate &content)
{
    QStringList facts;
    if (const auto version = templates::versionOf(content))
        facts << QStringLiteral("version %1").arg(*version);
    if (const auto date = templates::dateOf(content))
        facts << paperText(*date);
    return facts.join(QStringLiteral(", "));
}

std::unique_ptr<PaperDocument> templatePaper(const templates::NamespaceTemplate &content)
{
    const QString title = paperText(templates::titleOf(content));
    auto paper = std::make_unique<PaperDocument>(RunningHead{title, stated(content)});
    paper->title(title);
    paper->remark(QStringLiteral("Registration template (RFC 8141, appendix A)"));
    for (const templates::Section &section : templates::sections(content)) {
        paper->heading(paperText(section.title()));
        const auto passages = templates::passages(section.text);
        if (passages.empty())
            paper->remark(QStringLiteral("Empty."));
        else
            paper->passages(passages);
    }
    return paper;
}

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
