// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace nidreg::abnf {

using Names = std::unordered_set<std::string>;

/// What a piece of text looks like to somebody who looks for a grammar in it.
struct Looks {
    std::size_t quoted = 0; ///< "texts"
    std::size_t numbers = 0; ///< %x41
    std::size_t angled = 0; ///< <names>
    std::size_t repeats = 0; ///< *( or 1*DIGIT, without a space
    std::size_t marks = 0; ///< commas, full stops and colons behind words
    std::size_t strangers = 0; ///< the longest row of words that are no rule's name
    std::vector<std::string> names; ///< folded
    int depth = 0; ///< brackets opened and not closed
    char last = '\0'; ///< the last character that is neither white space nor in a comment
    bool hasComment = false;

    bool isElement() const { return quoted + numbers + angled + repeats > 0; }
};

/// Looks at `text`, in which the words of `names` and those of documents (known.h) are rules.
Looks look(std::string_view text, const Names &names);

/// A page's running foot or head, or a form feed.
bool isPageFurniture(std::string_view line);

/// ``` or ~~~, <artwork>, <sourcecode>, <CODE BEGINS> and their ends.
bool isFence(std::string_view line);

/// A fence that says that ABNF follows.
bool isFenceOfAbnf(std::string_view line);

} // namespace nidreg::abnf
