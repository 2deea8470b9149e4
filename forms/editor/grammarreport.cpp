// SPDX-License-Identifier: MIT
#include "forms/editor/grammarreport.h"

#include "forms/words/wording.h"
#include "model/urn/namestring.h"

#include <QCoreApplication>

#include <algorithm>

namespace nidreg::forms {

struct Grammars {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::Grammars)
};

static QString shortened(const std::string &text)
{
    const QString all = QString::fromStdString(text);
    return all.size() <= kLongestExample ? all : all.left(kLongestExample - 1) + QChar(0x2026);
}

static QString whyNot(const templates::DrawnUrn &drawn)
{
    if (!drawn.isComplete)
        return Grammars::tr("Goes as far as “%1”, which the grammar does not define.")
            .arg(shortened(drawn.stoppedAt));
    if (const auto parsed = urn::Namestring::parse(drawn.urn); !parsed)
        return Grammars::tr("Not a URN. %1").arg(wording(parsed.error().error));
    if (drawn.isOfOtherNamespace)
        return Grammars::tr("A URN of another namespace.");
    return {};
}

std::vector<GrammarExample> grammarExamples(const templates::TemplateGrammar &grammar,
                                            std::size_t count, std::uint64_t seed)
{
    std::vector<GrammarExample> examples;
    if (grammar.isEmpty() || grammar.start == abnf::kNoRule)
        return examples;
    for (const templates::DrawnUrn &drawn : templates::drawUrns(grammar, count, seed)) {
        const bool isValid = drawn.rule.empty() && !drawn.isOfOtherNamespace;
        examples.push_back({shortened(drawn.urn), isValid, whyNot(drawn)});
    }
    return examples;
}

static QString summaryOf(const templates::TemplateGrammar &grammar)
{
    if (grammar.isEmpty())
        return Grammars::tr("No grammar (ABNF, RFC 5234) was found in this field. With one, "
                            "everybody can see which URNs it allows, and try their own.");
    const std::size_t rules = grammar.linked->grammar().rules.size();
    if (grammar.start == abnf::kNoRule)
        return Grammars::tr("Rules: %L1, and none to start from.").arg(rules);
    const std::string &start = grammar.linked->rules()[grammar.start].name;
    return Grammars::tr("Rules: %L1. A name is what “%2” allows.").arg(rules).arg(shortened(start));
}

GrammarReport grammarReport(const QString &syntax, const QString &nid, std::size_t count,
                            std::uint64_t seed)
{
    GrammarReport report{templates::grammarOf(syntax.toStdString(), nid.toStdString()), {}, {}};
    report.summary = summaryOf(report.grammar);
    report.examples = grammarExamples(report.grammar, count, seed);
    return report;
}

} // namespace nidreg::forms
