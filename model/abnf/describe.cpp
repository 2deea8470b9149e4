// SPDX-License-Identifier: MIT
#include "model/abnf/lexer.h"
#include "model/abnf/linked.h"

#include <algorithm>

namespace nidreg::abnf {

static std::string codesOf(const Grammar &grammar, const Node &node)
{
    std::string text;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const std::uint32_t code = grammar.code(node, i);
        const std::string number = asNumber(code, code);
        text += i == 0 ? number : "." + number.substr(2);
    }
    return text;
}

static std::string plain(const Linked &linked, const Node &node, RuleId target)
{
    const Grammar &grammar = linked.grammar();
    switch (node.kind) {
    case NodeKind::Text:
        return (node.isCaseSensitive ? "%s\"" : "\"") + grammar.text(node) + "\"";
    case NodeKind::Range:
        return asNumber(node.least, node.most);
    case NodeKind::Codes:
        return codesOf(grammar, node);
    default:
        return target != kNoRule ? linked.rules()[target].name : "<" + grammar.text(node) + ">";
    }
}

/// Every branch of an alternation that is one character; a branch with more has its own state.
std::vector<std::string> describe(const Linked &linked, NodeId node, std::size_t most)
{
    const Grammar &grammar = linked.grammar();
    std::vector<std::string> texts;
    std::vector<NodeId> open{node};
    while (!open.empty() && texts.size() < most) {
        const Node &each = grammar.node(open.back());
        const RuleId target = linked.target(open.back());
        open.pop_back();
        const bool isInner = each.kind == NodeKind::Concatenation
            || each.kind == NodeKind::Repetition || each.kind == NodeKind::Alternation;
        if (!isInner)
            texts.push_back(plain(linked, each, target));
        const std::uint32_t shown = each.kind == NodeKind::Alternation
            ? std::min(each.count, static_cast<std::uint32_t>(most))
            : std::min(each.count, 1U);
        for (std::uint32_t i = isInner ? shown : 0; i-- > 0;)
            open.push_back(grammar.child(each, i));
    }
    return texts;
}

} // namespace nidreg::abnf
