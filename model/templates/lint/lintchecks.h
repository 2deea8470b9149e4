// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/lint/lint.h"
#include "model/templates/lint/rules.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace nidreg::templates {

/// A template under examination, and what was found so far.
class Examination {
public:
    Examination(const NamespaceTemplate &draft, const LintContext &context);

    const NamespaceTemplate &draft() const { return m_draft; }
    const LintContext &context() const { return m_context; }
    const std::optional<std::string> &nid() const { return m_nid; }

    /// The text of a field that has one of bearable length; empty otherwise.
    std::string_view text(Field field) const;

    /// text() in lower case, with single spaces: for the search of phrases. Made once per field.
    const std::string &flat(Field field);

    /// True for a field with text: only that can be wrong.
    bool hasText(Field field) const { return !text(field).empty(); }

    bool isRevision() const { return m_context.previousVersion > 0; }

    void report(Field field, Problem problem, std::vector<std::string> particulars = {},
                base::Span where = {});
    void report(Field field, base::Finding finding);

    /// The findings in the order of the fields.
    FieldFindings take();

private:
    const NamespaceTemplate &m_draft;
    const LintContext &m_context;
    std::optional<std::string> m_nid;
    std::array<std::optional<std::string>, kFieldCount> m_flat;
    std::map<std::pair<Field, const base::Rule *>, std::size_t> m_told;
    FieldFindings m_findings;
};

/// Each check looks at one concern and reports what it finds.
using Check = void (*)(Examination &);

void checkPresence(Examination &);
void checkRevisionInformation(Examination &);
void checkHeadings(Examination &);
void checkIdentifier(Examination &);
void checkVersion(Examination &);
void checkDate(Examination &);
void checkRegistrant(Examination &);
void checkCharacters(Examination &);
void checkLeftovers(Examination &);
void checkBlankForm(Examination &);
void checkUrns(Examination &);
void checkGrammar(Examination &);
void checkStatements(Examination &);

} // namespace nidreg::templates
