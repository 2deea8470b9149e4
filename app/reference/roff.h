// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace nidreg::app::reference {

/// Builds a manual page in the language of man(7).
class Roff {
public:
    /// `name` is the page's, in capitals by custom; `about` stands in NAME.
    Roff(const std::string &name, const std::string &about);

    void section(std::string_view title);
    void subsection(std::string_view title);
    /// Lines of text become paragraphs.
    void paragraph(std::string_view text);
    /// A tag, with the text indented below it. `tag` is roff already: bold(), italic().
    void item(const std::string &tag, std::string_view text);
    /// A command as it is typed, on a line of its own.
    void example(std::string_view command, std::string_view note);
    /// roff as it is: a synopsis.
    void line(const std::string &roff);

    const std::string &text() const { return m_text; }

private:
    std::string m_text;
    bool m_isBelowTitle = false; ///< where a paragraph begins without saying so
};

/// Any text, with nothing in it that roff would take for a command.
std::string plainRoff(std::string_view text);
std::string bold(std::string_view text);
std::string italic(std::string_view text);

} // namespace nidreg::app::reference
