// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>
#include <string_view>

class QIODevice;

namespace nidreg::exchange {

/// Writes XML and escapes the text in it; about ten times as fast as a writer that uses UTF-16.
/// Names come from the caller and are trusted; characters that XML does not allow become U+FFFD,
/// see carried(). Call flush() at the end.
class XmlOutput {
public:
    explicit XmlOutput(QIODevice &to) : m_to(to) { m_bytes.reserve(kBufferSize + kBufferSize / 4); }

    /// Marks, as they are.
    XmlOutput &raw(std::string_view marks);
    /// The text between two tags.
    XmlOutput &text(std::string_view words) { return escaped(words, false); }
    /// `<name>words</name>`, on a line of its own, indented by twice `depth`.
    XmlOutput &element(int depth, std::string_view name, std::string_view words);
    XmlOutput &attribute(std::string_view name, std::string_view value);
    /// The next line, and the blanks that it begins with.
    XmlOutput &line(int depth);

    /// Writes the rest; false when that, or anything before it, could not be written.
    bool flush();
    bool isWell() const { return m_isWell; }

private:
    static constexpr std::size_t kBufferSize = 65536;

    XmlOutput &escaped(std::string_view words, bool isAttribute);
    void escape(std::string_view words, bool isAttribute);

    QIODevice &m_to;
    std::string m_bytes;
    bool m_isWell = true;
};

/// UTF-8 as text for an XML or HTML document, which cannot carry every character (XML 1.0, section
/// 2.2): a blank for white space that it has not, U+FFFD for the others and for bytes that are no
/// UTF-8.
QString carried(std::string_view text);

/// True for the characters that change the direction in which text is shown (Unicode's
/// bidirectional controls): a page shows them by name, since they could hide text.
bool isBidiControl(QChar c);
/// "U+202E"
QString controlName(QChar c);

/// carried(), with bidirectional controls by their names.
QString plainly(std::string_view text);

/// Writes words as wrapped text with blank lines between blocks.
class MarkupWriter {
public:
    static constexpr std::size_t kEndless = std::string::npos;

    /// Lines are filled to `width` columns; kEndless: a line is a paragraph, two blanks after a
    /// sentence stay two.
    explicit MarkupWriter(std::size_t width = 72) : m_width(width) { }

    /// Words of the line that is being written; white space in `text` separates them.
    void words(std::string_view text);

    /// The sign of a list's item, which waits for its text, be that a paragraph, until endItem().
    void startItem(std::string_view sign);
    void endItem();

    /// Ends the line, where there is one.
    void startLine();

    /// Ends the line and leaves one blank.
    void startBlock();

    /// Indents the following lines by that many columns; more than kDeepest are not shown.
    void indent(int columns) { m_indent += columns; }

    /// `text` with its own line ends and indentation, three columns deeper.
    void verbatim(std::string_view text);

    /// `text`, whole lines, as a block that is written unchanged.
    void asItStands(std::string_view text);

    std::string take();

private:
    void put(std::string_view word);

    std::size_t m_width;
    std::string m_text;
    std::string m_line;
    int m_indent = 0;
    bool m_isSignAlone = false; ///< the line is a list's sign yet
    std::size_t m_blanks = 0; ///< between the last word and the next one
    bool m_isBlockDue = false;
};

} // namespace nidreg::exchange
