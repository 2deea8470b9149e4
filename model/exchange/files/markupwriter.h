// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace nidreg::exchange {

/// Writes words as wrapped text with blank lines between blocks.
class MarkupWriter {
public:
    /// Words of the line that is being written; white space in `text` separates them.
    void words(std::string_view text);

    /// Ends the line, where there is one.
    void startLine();

    /// Ends the line and leaves one blank.
    void startBlock();

    /// Lines from here on stand that many columns deeper; more than kDeepest are not shown.
    void indent(int columns) { m_indent += columns; }

    /// `text` with its own line ends and indentation, three columns deeper.
    void verbatim(std::string_view text);

    std::string take();

private:
    void put(std::string_view word);

    std::string m_text;
    std::string m_line;
    int m_indent = 0;
    bool m_isSpaced = false; ///< white space came after the last word
    bool m_isBlockDue = false;
};

} // namespace nidreg::exchange
