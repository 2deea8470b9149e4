// SPDX-License-Identifier: MIT
#include "model/abnf/grammar.h"

#include "model/base/text.h"

namespace nidreg::abnf {

static NodeId push(Grammar &grammar, const Node &node)
{
    grammar.nodes.push_back(node);
    return static_cast<NodeId>(grammar.nodes.size() - 1);
}

NodeId Grammar::add(NodeKind kind, std::span<const NodeId> below, base::Span where)
{
    if (below.size() == 1)
        return below.front();
    Node node{kind, false, where};
    node.first = static_cast<std::uint32_t>(children.size());
    node.count = static_cast<std::uint32_t>(below.size());
    children.insert(children.end(), below.begin(), below.end());
    return push(*this, node);
}

NodeId Grammar::repeat(NodeId what, std::uint32_t least, std::uint32_t most, base::Span where)
{
    Node node{NodeKind::Repetition, false, where};
    node.first = static_cast<std::uint32_t>(children.size());
    node.count = 1;
    node.least = least;
    node.most = most;
    children.push_back(what);
    return push(*this, node);
}

NodeId Grammar::addText(NodeKind kind, std::string_view text, base::Span where,
                        bool isCaseSensitive)
{
    Node node{kind, isCaseSensitive, where};
    node.text = static_cast<std::uint32_t>(texts.size());
    texts.emplace_back(text);
    return push(*this, node);
}

NodeId Grammar::addRange(std::uint32_t low, std::uint32_t high, base::Span where)
{
    Node node{NodeKind::Range, false, where};
    node.least = low;
    node.most = high;
    return push(*this, node);
}

NodeId Grammar::addCodes(const std::vector<std::uint32_t> &values, base::Span where)
{
    Node node{NodeKind::Codes, false, where};
    node.first = static_cast<std::uint32_t>(codes.size());
    node.count = static_cast<std::uint32_t>(values.size());
    codes.insert(codes.end(), values.begin(), values.end());
    return push(*this, node);
}

std::string foldedName(std::string_view name)
{
    std::string folded;
    for (const char c : base::trimmed(name)) {
        const bool isSpace = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!isSpace)
            folded += base::lowered(c);
        else if (!folded.empty() && folded.back() != ' ')
            folded += ' ';
    }
    return folded;
}

} // namespace nidreg::abnf
