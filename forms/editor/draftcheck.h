// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draftterms.h"
#include "model/templates/lint/lint.h"

#include <QString>

#include <set>
#include <string>
#include <vector>

namespace nidreg::forms {

/// What one look at a draft found.
struct DraftCheck {
    templates::NamespaceTemplate content; ///< what was looked at
    templates::FieldFindings findings;
    std::vector<base::Span> places; ///< of the findings in their fields' texts, in UTF-16 units
    std::set<std::string> mentioned; ///< mentionedNids(content)
    QString canonical; ///< as it would be saved and sent
};

/// What lint() knows about a draft without any registry: nothing is registered, and every other
/// NID in an example passes for a comparison.
templates::LintContext unconnectedContext(const DraftTerms &terms, base::Date today,
                                          const urn::NidKnowledge &knowledge);

/// Lints and writes; touches nothing outside its arguments, so any thread may do it.
DraftCheck check(templates::NamespaceTemplate content, const templates::LintContext &context);

/// The NIDs (folded) of everything in the template that looks like a URN: what a registry has to
/// be asked about.
std::set<std::string> mentionedNids(const templates::NamespaceTemplate &content);

/// utf16Span() of every finding, in one walk through each field.
std::vector<base::Span> utf16Places(const templates::NamespaceTemplate &content,
                                    const templates::FieldFindings &findings);

/// The text that a finding's span covers: its place in UTF-16 units.
base::Span utf16Span(std::string_view utf8, base::Span where);

} // namespace nidreg::forms
