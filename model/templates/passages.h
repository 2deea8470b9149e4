// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// A part of a field's text, for forms that set prose anew: HTML, Markdown, paper.
struct Passage {
    enum Kind {
        Prose, ///< a paragraph
        Item, ///< of a list
        Verbatim, ///< grammar, tables, examples: line ends and blanks mean something
    } kind = Prose;
    std::size_t indent = 0; ///< columns before the text, or before an Item's sign; Verbatim: 0
    std::string sign; ///< of an Item: "-", "o", "2)"
    /// Without line ends. Of Prose and Item one entry is one line that is filled as wide as the
    /// page allows: more than one where the author ended lines early, as in an address.
    std::vector<std::string> lines;
    bool isGrammar = false; ///< Verbatim in which a rule of ABNF stands
};

/// The parts of `text` (UTF-8, as fields keep it), blank lines between them left out. Every word of
/// it is in a passage, in its order; only the marks around fenced code are left out.
std::vector<Passage> passages(std::string_view text);

} // namespace nidreg::templates
