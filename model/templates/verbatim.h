// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// One line of a text, without its LF.
struct TextLine {
    std::string_view text; ///< refers to the text that was given
    bool isVerbatim = false; ///< its line ends and blanks mean something: not to be set anew
};

/// The lines of `text` (UTF-8), each told to be prose or not. Not prose are grammar rules with
/// the lines that continue them and their comments (RFC 5234, 3.1 and 3.9), what stands between
/// fences or <CODE BEGINS> and <CODE ENDS>, tables, quoted mail, and a URN or a URL alone in its
/// line. A text that ends in a line end has an empty last line, so that joining gives it back.
std::vector<TextLine> textLines(std::string_view text);

/// True for one word that is a URI by its looks: "urn:example:a", "https://example.org/".
bool looksLikeUri(std::string_view word);

/// True for the signs that tell list items apart by nothing: "-", "*", "+", "o" and the bullet.
bool isBullet(std::string_view sign);

/// The length of a list item's sign with its blanks: "- ", "o  ", "2) "; 0 where there is none.
std::size_t listSign(std::string_view line);

} // namespace nidreg::templates
