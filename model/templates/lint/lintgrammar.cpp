// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/lint/grammar.h"
#include "model/templates/lint/lintchecks.h"
#include "model/templates/lint/urnexamples.h"
#include "model/templates/words.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace nidreg::templates {

constexpr std::size_t kDrawn = 200;
constexpr std::uint64_t kSeed = 5234;
constexpr std::size_t kMaxExamples = 500; ///< tried: no Syntax of anybody has more
constexpr std::size_t kMaxFindingsPerKind = 20; ///< findings: more would bury the others

/// A slip that is made again and again is one finding, at its first place. The particulars: what,
/// other (problem.h says which), the number of further places, the name of the kind.
static void reportProblems(Examination &examination, const abnf::Problems &problems)
{
    std::map<abnf::ProblemKind, std::size_t> places, told;
    for (const abnf::Problem &problem : problems)
        ++places[problem.kind];
    for (const abnf::Problem &problem : problems) {
        const bool isOnce = abnf::isSlip(problem.kind);
        if (told[problem.kind]++ >= (isOnce ? 1 : kMaxFindingsPerKind))
            continue;
        const std::string more = isOnce ? std::to_string(places[problem.kind] - 1) : "0";
        examination.report(
            Field::Syntax,
            base::Finding{&ruleFor(problem.kind),
                          {problem.what, problem.other, more, std::string(name(problem.kind))},
                          problem.where});
    }
}

/// RFC 8141's own rule for the r-component lets "?=" stand in it, which its section 2.3.1 takes
/// back: whoever copies the rule is not to blame.
static bool isRuleOfTheRfc(const DrawnUrn &drawn)
{
    const bool isOfQ =
        drawn.rule == "urn.empty-q-component" || drawn.rule == "urn.bad-q-component-start";
    return isOfQ && drawn.urn.find("?+") < drawn.urn.find("?=");
}

/// What the grammar allows has to be URNs of its namespace. One example of each fault is enough.
static void checkSentences(Examination &examination, const TemplateGrammar &grammar)
{
    const abnf::Grammar &rules = grammar.linked->grammar();
    const base::Span where = rules.rules[grammar.linked->rules()[grammar.start].written].nameAt;
    bool toldBad = false, toldOther = false;
    for (const DrawnUrn &drawn : drawUrns(grammar, kDrawn, kSeed)) {
        if (!drawn.rule.empty() && !isRuleOfTheRfc(drawn) && !std::exchange(toldBad, true))
            examination.report(Field::Syntax, Problem::AbnfBadSentence, {drawn.urn, drawn.rule},
                               where);
        if (drawn.isOfOtherNamespace && !std::exchange(toldOther, true))
            examination.report(Field::Syntax, Problem::AbnfOtherNid, {drawn.urn, grammar.nid},
                               where);
    }
}

/// "urn:example:PORT:BERTH" beside rules "port" and "berth" is the form of a URN, and none itself.
static bool namesItsRules(const TemplateGrammar &grammar, std::string_view urn)
{
    const auto isOfName = [](char c) { return isAlphanum(c) || c == '-'; };
    std::size_t at = grammar.nid.empty() ? 4 : 5 + grammar.nid.size();
    while (at < urn.size()) {
        const std::size_t begin = at;
        while (at < urn.size() && isOfName(urn[at]))
            ++at;
        const abnf::RuleId rule = grammar.linked->find(urn.substr(begin, at - begin));
        if (rule != abnf::kNoRule && !grammar.linked->rules()[rule].known)
            return true;
        ++at;
    }
    return false;
}

/// The examples that stand beside the grammar; those of other namespaces are for comparison.
/// What is said twice is tried once.
static void checkExamples(Examination &examination, const TemplateGrammar &grammar)
{
    std::size_t tried = 0;
    std::set<std::string_view> known;
    for (const UrnExample &example : findUrnExamples(examination.text(Field::Syntax))) {
        if (!known.insert(example.text).second)
            continue;
        if (++tried > kMaxExamples)
            return;
        const UrnTrial trial = tryUrn(grammar, example.text);
        const base::Span where{example.offset, example.text.size()};
        const auto begin = example.text.substr(0, std::min(trial.offset, example.text.size()));
        if (trial.verdict == UrnVerdict::Refused && !namesItsRules(grammar, example.text))
            examination.report(
                Field::Syntax, Problem::AbnfExampleRefused,
                {std::string(example.text), std::string(begin), base::joined(trial.expected)},
                where);
        if (trial.verdict == UrnVerdict::GaveUp)
            return examination.report(Field::Syntax, Problem::AbnfTooComplex,
                                      {std::string(example.text), std::to_string(trial.steps)},
                                      where);
    }
}

void checkGrammar(Examination &examination)
{
    const auto syntax = examination.text(Field::Syntax);
    const TemplateGrammar grammar = grammarOf(syntax, examination.nid().value_or(std::string()));
    if (grammar.isEmpty())
        return;
    reportProblems(examination, grammar.problems);
    const bool isUnderstood = std::ranges::all_of(grammar.problems, [](const auto &problem) {
        return abnf::isSlip(problem.kind) || abnf::isOfRules(problem.kind);
    });
    if (!isUnderstood)
        return;
    checkSentences(examination, grammar);
    checkExamples(examination, grammar);
}

} // namespace nidreg::templates
