// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/find.h"
#include "model/abnf/match.h"
#include "model/abnf/problem.h"
#include "model/templates/template.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// What the sentences of a grammar are.
enum class GrammarSubject {
    Namestring, ///< whole URNs: "urn:example:…"
    NidAndNss, ///< "example:…"
    Nss, ///< what follows "urn:example:"
};

/// The grammar that a Syntax field states, made ready. A value: copies share what is large, and
/// nothing of it changes. Safe to use from several threads.
struct TemplateGrammar {
    std::string source; ///< the grammar alone, as ABNF: what a registration keeps
    std::string nid; ///< of the template; empty where it names none
    abnf::Found found; ///< its lines in the text it was found in
    abnf::Problems problems; ///< of the syntax and of the rules; spans in that text
    std::shared_ptr<const abnf::Linked> linked; ///< never null; its spans are in that text
    abnf::RuleId start = abnf::kNoRule;
    GrammarSubject subject = GrammarSubject::Nss;
    std::shared_ptr<const abnf::Matcher> matcher; ///< from the start rule; null without one

    /// No grammar was found.
    bool isEmpty() const { return linked->grammar().rules.empty(); }
};

/// The grammar in the Syntax field of `from`.
TemplateGrammar grammarOf(const NamespaceTemplate &from);

/// The grammar in the text of a Syntax field; `nid` may be empty.
TemplateGrammar grammarOf(std::string_view syntax, std::string_view nid);

/// The grammar that `source`, all of it, is: for a text that was kept from TemplateGrammar::source,
/// or a file that holds nothing else. Gives the same rules as the field that it came from.
TemplateGrammar grammarFromSource(std::string_view source, std::string_view nid);

/// The rule that a problem of a grammar breaks: its severity and source.
const base::Rule &ruleFor(abnf::ProblemKind kind);

enum class UrnVerdict {
    Accepted,
    Refused, ///< by the grammar
    Unsure, ///< it depends on prose or on a rule that nobody defines
    GaveUp, ///< the grammar is too complex: the bound on steps was met
    NotAUrn, ///< by RFC 8141
    OtherNamespace, ///< a URN of another NID
    NoGrammar,
};

/// "accepted", "refused", "unsure", "gave-up", "not-a-urn", "other-namespace", "no-grammar".
std::string_view name(UrnVerdict verdict);

/// What became of a URN that was tried.
struct UrnTrial {
    UrnVerdict verdict;
    std::size_t offset = 0; ///< Refused, NotAUrn: the byte of the URN up to which all was well
    std::vector<std::string> expected; ///< Refused: what could be there, as the grammar writes
                                       ///< it; "" for the end of the URN
    std::string rule; ///< NotAUrn: the stable id, "urn.bad-character"
    std::size_t steps = 0; ///< what the match cost
};

/// Asks the grammar whether `urn` is one of its namespace. Bounded whatever the grammar. The
/// components behind the NSS are left aside where the grammar does not speak of them.
UrnTrial tryUrn(const TemplateGrammar &grammar, std::string_view urn);

/// A sentence of the grammar made a URN.
struct DrawnUrn {
    std::string sentence; ///< as drawn
    std::string urn; ///< with "urn:" and the NID before it where the grammar leaves them out
    bool isComplete = true; ///< false: it goes as far as prose or an undefined rule
    std::string stoppedAt; ///< that prose, or the rule's name
    std::string rule; ///< why it is no URN: "urn.bad-character"; empty where it is one
    std::size_t offset = 0; ///< the byte of `urn` where that shows
    bool isOfOtherNamespace = false; ///< its NID is not the template's
};

/// Draws `count` different URNs, fewer where the grammar has fewer or none: the same for the same
/// seed everywhere.
std::vector<DrawnUrn> drawUrns(const TemplateGrammar &grammar, std::size_t count,
                               std::uint64_t seed);

} // namespace nidreg::templates
