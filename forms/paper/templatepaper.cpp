// SPDX-License-Identifier: MIT
#include "forms/paper/templatepaper.h"

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
        paper->heading(section.heading.empty() ? QStringLiteral("Without a heading")
                                               : paperText(section.heading));
        const auto passages = templates::passages(section.text);
        if (passages.empty())
            paper->remark(QStringLiteral("Empty."));
        else
            paper->passages(passages);
    }
    return paper;
}

} // namespace nidreg::forms
