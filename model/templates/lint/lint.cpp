// SPDX-License-Identifier: MIT
#include "model/templates/lint/lint.h"

#include "model/templates/lint/lintchecks.h"
#include "model/templates/reader.h"
#include "model/templates/words.h"

#include <algorithm>

namespace nidreg::templates {

constexpr Check kChecks[] = {
    checkBlankForm,  checkPresence,   checkHeadings,
    checkIdentifier, checkVersion,    checkRevisionInformation,
    checkDate,       checkRegistrant, checkCharacters,
    checkUrns,       checkGrammar,    checkLeftovers,
    checkStatements,
};

Examination::Examination(const NamespaceTemplate &draft, const LintContext &context)
    : m_draft(draft), m_context(context), m_nid(nidOf(draft))
{
}

std::string_view Examination::text(Field field) const
{
    const std::string_view text = m_draft.text(field);
    return text.size() > kMaxFieldBytes ? std::string_view() : text;
}

const std::string &Examination::flat(Field field)
{
    auto &flat = m_flat[static_cast<std::size_t>(field)];
    if (!flat)
        flat = flattened(text(field));
    return *flat;
}

void Examination::report(Field field, Problem problem, std::vector<std::string> particulars,
                         base::Span where)
{
    report(field, base::Finding{&rule(field, problem), std::move(particulars), where});
}

/// A kilobyte of control characters is a thousand findings; nobody reads more of one rule than
/// kMaxFindingsPerRule, and who fixes those sees the next.
void Examination::report(Field field, base::Finding finding)
{
    if (++m_told[{field, finding.rule}] > kMaxFindingsPerRule)
        return;
    m_findings.push_back({field, std::move(finding)});
}

FieldFindings Examination::take()
{
    std::ranges::stable_sort(m_findings, {}, &FieldFinding::field);
    return std::move(m_findings);
}

FieldFindings lint(const NamespaceTemplate &draft, const LintContext &context)
{
    Examination examination(draft, context);
    for (const Check check : kChecks)
        check(examination);
    return examination.take();
}

bool hasErrors(const FieldFindings &findings)
{
    return std::ranges::any_of(findings, [](const FieldFinding &found) {
        return found.finding.rule->severity == base::Severity::Error;
    });
}

} // namespace nidreg::templates
