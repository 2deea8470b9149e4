// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::abnf {

/// `1*DIGIT` has no upper bound.
inline constexpr std::uint32_t kUnbounded = std::numeric_limits<std::uint32_t>::max();

enum class NodeKind {
    Alternation, ///< a / b          children
    Concatenation, ///< a b          children
    Repetition, ///< <least>*<most>element and [ element ]; one child
    Reference, ///< a rule's name    text
    Text, ///< "abc", %s"abc"        text in UTF-8, isCaseSensitive (RFC 7405)
    Range, ///< %x30-39              least, most
    Codes, ///< %x0D.0A and %x2D     codes
    Prose, ///< <what no grammar says>     text
};

using NodeId = std::uint32_t;

/// One element of a rule. Groups have left no trace: they only steered the reading.
struct Node {
    NodeKind kind;
    bool isCaseSensitive = false; ///< of a Text: %s"…"
    base::Span where; ///< in the text that was parsed
    std::uint32_t first = 0; ///< where its children, or its codes, begin
    std::uint32_t count = 0;
    std::uint32_t least = 0; ///< how often, or the first character of a Range
    std::uint32_t most = 0; ///< how often at most, or the last character of a Range
    std::uint32_t text = 0; ///< which of the grammar's texts
};

/// A rule as it is written: `name = body`, or `name =/ body` where it adds to an earlier one.
struct Rule {
    std::string name; ///< case as written, without angle brackets
    NodeId body = 0;
    bool isIncremental = false; ///< "=/"
    base::Span where; ///< from the name to the last element
    base::Span nameAt;
};

/// A grammar as values: every node in one list, children before their parents, so that an algorithm
/// over all nodes iterates the list once and never recurses (a group may be nested 100,000 deep).
struct Grammar {
    std::vector<Node> nodes;
    std::vector<NodeId> children;
    std::vector<std::uint32_t> codes;
    std::vector<std::string> texts;
    std::vector<Rule> rules; ///< in the order of the text

    const Node &node(NodeId id) const { return nodes[id]; }
    NodeId child(const Node &of, std::uint32_t index) const { return children[of.first + index]; }
    std::uint32_t code(const Node &of, std::uint32_t index) const
    {
        return codes[of.first + index];
    }
    const std::string &text(const Node &of) const { return texts[of.text]; }

    /// Adds a node above `below`; a list of one is that one.
    NodeId add(NodeKind kind, std::span<const NodeId> below, base::Span where);
    NodeId repeat(NodeId what, std::uint32_t least, std::uint32_t most, base::Span where);
    /// Adds a Reference, Text or Prose.
    NodeId addText(NodeKind kind, std::string_view text, base::Span where,
                   bool isCaseSensitive = false);
    NodeId addRange(std::uint32_t low, std::uint32_t high, base::Span where);
    NodeId addCodes(const std::vector<std::uint32_t> &values, base::Span where);
};

/// Rule names are equal without regard to case (RFC 5234, section 2.1): this is what they are
/// compared by. White space in the `<names of BNF>` counts as one space.
std::string foldedName(std::string_view name);

} // namespace nidreg::abnf
