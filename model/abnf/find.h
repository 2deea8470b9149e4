// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidreg::abnf {

/// Where the grammar is in a text.
struct Found {
    /// The lines of the grammar without their ends, in their order; a line number or bullet before
    /// a rule is left out. Empty: there is no grammar.
    std::vector<base::Span> lines;
    /// The same as runs of lines that follow each other: one for each block.
    std::vector<base::Span> blocks;
};

/// Finds the grammar in prose, however it is set: indented or not, in a fence, in a figure, in
/// several pieces, across page breaks. Several pieces are one grammar. A line begins a rule where
/// a name and "=" (or BNF's "::=") stand first on it and what follows reads like the elements of
/// a rule; prose and key=value lines do not. Linear in the length of `text`.
Found find(std::string_view text);

/// The found lines as a text of their own, which parses to the same rules; the indentation that
/// all lines of a block share is taken off. Empty if nothing was found.
std::string grammarText(std::string_view text, const Found &found);

} // namespace nidreg::abnf
