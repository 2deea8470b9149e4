// SPDX-License-Identifier: MIT
#include "model/abnf/checking.h"
#include "model/abnf/parse.h"
#include "model/abnf/sentences.h"
#include "model/templates/lint/grammar.h"
#include "model/templates/reader.h"
#include "tests/fuzz/check.h"

#include <cstdint>

using namespace nidreg;
using namespace nidreg::abnf;

static void checkSpans(const Problems &problems, std::size_t size)
{
    std::size_t last = 0;
    for (const Problem &problem : problems) {
        FUZZ_CHECK(problem.where.offset <= size);
        FUZZ_CHECK(problem.where.length <= size - problem.where.offset);
        FUZZ_CHECK(problem.where.offset >= last);
        last = problem.where.offset;
    }
}

/// Children stand before their parents, so that nothing needs to recurse.
static void checkNodes(const Grammar &grammar)
{
    for (NodeId id = 0; id < grammar.nodes.size(); ++id) {
        const Node &node = grammar.node(id);
        const bool isInner = node.kind == NodeKind::Alternation
            || node.kind == NodeKind::Concatenation || node.kind == NodeKind::Repetition;
        for (std::uint32_t i = 0; isInner && i < node.count; ++i)
            FUZZ_CHECK(grammar.child(node, i) < id);
        FUZZ_CHECK(node.kind != NodeKind::Repetition || node.least <= node.most);
    }
}

/// What is drawn is matched again, within the bound.
static void checkSentences(const std::shared_ptr<const Linked> &linked, RuleId start)
{
    constexpr MatchBudget kBudget{20'000, 64};
    const Matcher matcher(linked, start);
    SentenceGenerator generator(*linked, start, 1);
    for (int i = 0; i < 4; ++i) {
        const Sentence sentence = generator.next();
        const Match match = matcher.match(sentence.text.substr(0, 2000), kBudget);
        FUZZ_CHECK(match.offset <= sentence.text.size());
        if (sentence.end == DrawEnd::Complete && sentence.text.size() <= 2000)
            FUZZ_CHECK(match.verdict == Verdict::Accepted || match.verdict == Verdict::GaveUp);
    }
}

static void checkGrammar(std::string_view text)
{
    Parsed parsed = parse(text);
    checkSpans(parsed.problems, text.size());
    checkNodes(parsed.grammar);
    const auto linked = std::make_shared<const Linked>(std::move(parsed.grammar));
    const RuleId start = linked->start();
    if (start == kNoRule)
        return;
    checkSpans(check(*linked, start), text.size());
    checkSentences(linked, start);
}

/// What was found is kept as a text, and that text gives the same rules.
static void checkFound(std::string_view text)
{
    const auto found = templates::grammarOf(text, "example");
    const auto kept = templates::grammarFromSource(found.source, "example");
    const auto &rules = found.linked->grammar().rules;
    const auto &again = kept.linked->grammar().rules;
    FUZZ_CHECK(rules.size() == again.size());
    for (std::size_t i = 0; i < rules.size(); ++i)
        FUZZ_CHECK(rules[i].name == again[i].name);
    FUZZ_CHECK(found.linked->ownNodes() == kept.linked->ownNodes());
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    checkGrammar(text);
    checkFound(templates::decode(text).text); // a field's lines end in LF alone
    return 0;
}
