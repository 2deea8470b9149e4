// SPDX-License-Identifier: MIT
#include "model/templates/lint/grammar.h"

#include "model/abnf/checking.h"
#include "model/abnf/parse.h"
#include "model/abnf/sentences.h"
#include "model/base/text.h"
#include "model/templates/lint/rules.h"
#include "model/urn/namestring.h"

#include <algorithm>
#include <unordered_set>

namespace nidreg::templates {

constexpr std::size_t kAsked = 16; ///< sentences that tell what a grammar describes
constexpr std::uint64_t kAskedSeed = 8141;
constexpr std::size_t kLongestShown = 60; ///< bytes of an alternative in a problem
constexpr std::size_t kMissesAllowed = 20; ///< repeated sentences for each one wanted

static bool beginsWith(std::string_view text, std::string_view with)
{
    return text.size() >= with.size() && base::equalIgnoringCase(text.substr(0, with.size()), with);
}

/// Whole URNs where every sentence begins so, as far as it can be drawn.
static GrammarSubject subjectOf(const TemplateGrammar &grammar)
{
    abnf::SentenceGenerator generator(*grammar.linked, grammar.start, kAskedSeed);
    std::size_t wholes = 0, withNid = 0, drawn = 0;
    for (std::size_t i = 0; i < kAsked; ++i) {
        const std::string text = generator.next().text;
        drawn += text.empty() ? 0 : 1;
        wholes += beginsWith(text, "urn:") ? 1 : 0;
        withNid += !grammar.nid.empty() && beginsWith(text, grammar.nid + ":") ? 1 : 0;
    }
    if (drawn > 0 && wholes == drawn)
        return GrammarSubject::Namestring;
    return drawn > 0 && withNid == drawn ? GrammarSubject::NidAndNss : GrammarSubject::Nss;
}

/// Alternatives and repetitions are told as they stand.
static void quote(abnf::Problems &problems, std::string_view text)
{
    for (abnf::Problem &problem : problems) {
        if (problem.what.empty() && problem.where.length <= kLongestShown)
            problem.what = text.substr(problem.where.offset, problem.where.length);
    }
}

static TemplateGrammar madeReady(std::string_view text, abnf::Found found, std::string_view nid)
{
    TemplateGrammar grammar;
    grammar.nid = nid;
    grammar.source = abnf::grammarText(text, found);
    abnf::Parsed parsed = abnf::parse(text, found.lines);
    grammar.found = std::move(found);
    grammar.linked = std::make_shared<const abnf::Linked>(std::move(parsed.grammar));
    grammar.start = grammar.linked->start();
    grammar.problems = std::move(parsed.problems);
    if (grammar.start == abnf::kNoRule)
        return grammar;
    const abnf::Problems more = abnf::check(*grammar.linked, grammar.start);
    grammar.problems.insert(grammar.problems.end(), more.begin(), more.end());
    quote(grammar.problems, text);
    grammar.matcher = std::make_shared<const abnf::Matcher>(grammar.linked, grammar.start);
    grammar.subject = subjectOf(grammar);
    return grammar;
}

TemplateGrammar grammarOf(const NamespaceTemplate &from)
{
    return grammarOf(from.text(Field::Syntax), nidOf(from).value_or(std::string()));
}

TemplateGrammar grammarOf(std::string_view syntax, std::string_view nid)
{
    return madeReady(syntax, abnf::find(syntax), nid);
}

TemplateGrammar grammarFromSource(std::string_view source, std::string_view nid)
{
    abnf::Found found;
    std::size_t at = 0;
    for (const std::string_view line : base::lines(source)) {
        at = static_cast<std::size_t>(line.data() - source.data());
        found.lines.push_back({at, line.size()});
    }
    if (!found.lines.empty())
        found.blocks.push_back({0, source.size()});
    return madeReady(source, std::move(found), nid);
}

static Problem problemFor(abnf::ProblemKind kind)
{
    using abnf::ProblemKind;
    switch (kind) {
    case ProblemKind::Undefined:
        return Problem::AbnfUndefined;
    case ProblemKind::Unused:
        return Problem::AbnfUnused;
    case ProblemKind::Duplicate:
        return Problem::AbnfDuplicate;
    case ProblemKind::CaseVariant:
        return Problem::AbnfCaseVariant;
    case ProblemKind::LeftRecursion:
        return Problem::AbnfLeftRecursion;
    case ProblemKind::Unreachable:
        return Problem::AbnfUnreachable;
    case ProblemKind::EndlessRepetition:
        return Problem::AbnfEmptyRepetition;
    case ProblemKind::Endless:
        return Problem::AbnfEndless;
    default:
        return isSlip(kind) || kind == ProblemKind::IncrementOfNothing ? Problem::AbnfSlip
                                                                       : Problem::AbnfSyntax;
    }
}

const base::Rule &ruleFor(abnf::ProblemKind kind)
{
    return rule(Field::Syntax, problemFor(kind));
}

std::string_view name(UrnVerdict verdict)
{
    switch (verdict) {
    case UrnVerdict::Accepted:
        return "accepted";
    case UrnVerdict::Refused:
        return "refused";
    case UrnVerdict::Unsure:
        return "unsure";
    case UrnVerdict::GaveUp:
        return "gave-up";
    case UrnVerdict::NotAUrn:
        return "not-a-urn";
    case UrnVerdict::OtherNamespace:
        return "other-namespace";
    case UrnVerdict::NoGrammar:
        return "no-grammar";
    }
    return {};
}

static UrnTrial trialOf(abnf::Match match, std::size_t skipped)
{
    UrnTrial trial{
        UrnVerdict::Accepted, match.offset + skipped, std::move(match.expected), {}, match.steps};
    switch (match.verdict) {
    case abnf::Verdict::Accepted:
        return trial;
    case abnf::Verdict::Refused:
        trial.verdict = UrnVerdict::Refused;
        return trial;
    case abnf::Verdict::Unsure:
        trial.verdict = UrnVerdict::Unsure;
        return trial;
    case abnf::Verdict::GaveUp:
        trial.verdict = UrnVerdict::GaveUp;
        return trial;
    }
    return trial;
}

static UrnTrial tryParsed(const TemplateGrammar &grammar, const urn::Namestring &urn)
{
    const std::size_t skipped = grammar.subject == GrammarSubject::Namestring ? 0
        : grammar.subject == GrammarSubject::NidAndNss
        ? urn.assignedName().find(':') + 1
        : static_cast<std::size_t>(urn.nss().data() - urn.text().data());
    const auto whole = urn.text().substr(skipped);
    UrnTrial trial = trialOf(grammar.matcher->match(whole), skipped);
    const bool hasComponents = urn.assignedName().size() < urn.text().size();
    if (trial.verdict != UrnVerdict::Refused || !hasComponents)
        return trial;
    const auto name = urn.assignedName().substr(skipped);
    UrnTrial without = trialOf(grammar.matcher->match(name), skipped);
    without.steps += trial.steps;
    return without.verdict == UrnVerdict::Refused ? trial : without;
}

UrnTrial tryUrn(const TemplateGrammar &grammar, std::string_view urn)
{
    const auto parsed = urn::Namestring::parse(urn);
    if (!parsed)
        return {UrnVerdict::NotAUrn,
                parsed.error().offset,
                {},
                std::string(urn::rule(parsed.error().error)),
                0};
    if (!grammar.nid.empty() && !base::equalIgnoringCase(parsed->nid(), grammar.nid))
        return {UrnVerdict::OtherNamespace, 0, {}, {}, 0};
    if (!grammar.matcher)
        return {UrnVerdict::NoGrammar, 0, {}, {}, 0};
    return tryParsed(grammar, *parsed);
}

static DrawnUrn drawnOf(const TemplateGrammar &grammar, abnf::Sentence sentence)
{
    DrawnUrn drawn;
    drawn.isComplete = sentence.end == abnf::DrawEnd::Complete;
    drawn.stoppedAt = std::move(sentence.stoppedAt);
    drawn.sentence = std::move(sentence.text);
    const std::string nid = grammar.nid.empty() ? "example" : base::lowered(grammar.nid);
    drawn.urn = grammar.subject == GrammarSubject::Namestring ? ""
        : grammar.subject == GrammarSubject::NidAndNss        ? "urn:"
                                                              : "urn:" + nid + ":";
    drawn.urn += drawn.sentence;
    if (!drawn.isComplete)
        return drawn;
    const auto parsed = urn::Namestring::parse(drawn.urn);
    if (!parsed) {
        drawn.rule = urn::rule(parsed.error().error);
        drawn.offset = parsed.error().offset;
    } else {
        drawn.isOfOtherNamespace =
            !grammar.nid.empty() && !base::equalIgnoringCase(parsed->nid(), grammar.nid);
    }
    return drawn;
}

std::vector<DrawnUrn> drawUrns(const TemplateGrammar &grammar, std::size_t count,
                               std::uint64_t seed)
{
    std::vector<DrawnUrn> urns;
    if (!grammar.matcher)
        return urns;
    abnf::SentenceGenerator generator(*grammar.linked, grammar.start, seed);
    std::unordered_set<std::string> seen;
    for (std::size_t misses = 0; urns.size() < count && misses < kMissesAllowed * count;) {
        abnf::Sentence sentence = generator.next();
        if (sentence.end == abnf::DrawEnd::Endless || sentence.end == abnf::DrawEnd::TooLong)
            break;
        if (seen.insert(sentence.text).second)
            urns.push_back(drawnOf(grammar, std::move(sentence)));
        else
            ++misses;
    }
    return urns;
}

} // namespace nidreg::templates
