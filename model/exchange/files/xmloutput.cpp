// SPDX-License-Identifier: MIT
#include "model/exchange/files/xmloutput.h"

#include <QIODevice>

#include <algorithm>

namespace nidreg::exchange {

XmlOutput &XmlOutput::raw(std::string_view marks)
{
    m_bytes += marks;
    if (m_bytes.size() >= kBufferSize)
        flush();
    return *this;
}

XmlOutput &XmlOutput::element(int depth, std::string_view name, std::string_view words)
{
    return line(depth).raw("<").raw(name).raw(">").text(words).raw("</").raw(name).raw(">");
}

XmlOutput &XmlOutput::attribute(std::string_view name, std::string_view value)
{
    raw(" ").raw(name).raw("=\"");
    return escaped(value, true).raw("\"");
}

XmlOutput &XmlOutput::line(int depth)
{
    m_bytes += '\n';
    m_bytes.append(2 * static_cast<std::size_t>(depth), ' ');
    return *this;
}

bool XmlOutput::flush()
{
    const auto size = static_cast<qint64>(m_bytes.size());
    m_isWell = m_to.write(m_bytes.data(), size) == size && m_isWell;
    m_bytes.clear();
    return m_isWell;
}

static bool isPlain(char c)
{
    return c >= ' ' && c <= '~' && c != '&' && c != '<' && c != '>' && c != '"';
}

XmlOutput &XmlOutput::escaped(std::string_view words, bool isAttribute)
{
    if (std::ranges::all_of(words, isPlain))
        return raw(words);
    escape(carried(words).toStdString(), isAttribute);
    return raw({});
}

/// What a reader would take for a mark, and the white space that it would change: a CR becomes an
/// LF (XML 1.0, section 2.11), in an attribute tab and LF become blanks (section 3.3.3).
void XmlOutput::escape(std::string_view words, bool isAttribute)
{
    for (const char c : words) {
        switch (c) {
        case '&':
            m_bytes += "&amp;";
            break;
        case '<':
            m_bytes += "&lt;";
            break;
        case '>':
            m_bytes += "&gt;";
            break;
        case '\r':
            m_bytes += "&#xD;";
            break;
        case '"':
            m_bytes += isAttribute ? "&quot;" : "\"";
            break;
        case '\n':
            m_bytes += isAttribute ? "&#xA;" : "\n";
            break;
        case '\t':
            m_bytes += isAttribute ? "&#x9;" : "\t";
            break;
        default:
            m_bytes += c;
        }
    }
}

/// What a Char is in XML 1.0 (section 2.2), as far as one UTF-16 unit tells.
static bool isXmlChar(QChar c)
{
    return c >= u' ' ? c.unicode() < 0xFFFE : c == u'\t' || c == u'\n' || c == u'\r';
}

QString carried(std::string_view text)
{
    QString result = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (QChar &c : result) {
        if (c == u'\f' || c == u'\v')
            c = u' ';
        else if (!isXmlChar(c))
            c = QChar::ReplacementCharacter;
    }
    return result;
}

bool isBidiControl(QChar c)
{
    const char16_t unit = c.unicode();
    return unit == 0x061C || unit == 0x200E || unit == 0x200F || (unit >= 0x202A && unit <= 0x202E)
        || (unit >= 0x2066 && unit <= 0x2069);
}

QString controlName(QChar c)
{
    return "U+" + QString::number(c.unicode(), 16).toUpper().rightJustified(4, '0');
}

QString plainly(std::string_view text)
{
    QString shown;
    for (const QChar c : carried(text))
        shown += isBidiControl(c) ? controlName(c) : QString(c);
    return shown;
}

constexpr std::string_view kSpace = " \t\n\r";
constexpr int kDeepest = 36;

static std::string margin(int indent)
{
    return std::string(static_cast<std::size_t>(std::clamp(indent, 0, kDeepest)), ' ');
}

void MarkupWriter::put(std::string_view word)
{
    const bool isFull = m_line.size() + 1 + word.size() > m_width && m_line.size() > 1;
    const bool isHeading = m_line.starts_with('#') || m_line.starts_with('|');
    if (m_blanks > 0 && isFull && !isHeading)
        startLine();
    if (m_line.empty()) {
        if (m_isBlockDue && !m_text.empty())
            m_text += '\n';
        m_isBlockDue = false;
        m_line = margin(m_indent);
    } else {
        m_line.append(m_blanks, ' ');
    }
    m_line += word;
    m_blanks = 0;
    m_isSignAlone = false;
}

void MarkupWriter::startItem(std::string_view sign)
{
    endItem();
    put(sign);
    m_blanks = 1;
    m_isSignAlone = true;
}

void MarkupWriter::endItem()
{
    m_isSignAlone = false;
    startLine();
}

void MarkupWriter::words(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t begin = std::min(text.find_first_not_of(kSpace), text.size());
        const bool isKept = m_width == kEndless && text.substr(0, begin).find('\n') == text.npos;
        if (begin > 0)
            m_blanks = isKept ? std::max(m_blanks, begin) : 1;
        text.remove_prefix(begin);
        const std::size_t end = std::min(text.find_first_of(kSpace), text.size());
        if (end > 0)
            put(text.substr(0, end));
        text.remove_prefix(end);
    }
}

void MarkupWriter::startLine()
{
    if (m_isSignAlone)
        return;
    if (!m_line.empty())
        m_text.append(m_line).append("\n");
    m_line.clear();
    m_blanks = 0;
}

void MarkupWriter::startBlock()
{
    startLine();
    m_isBlockDue = m_line.empty();
}

void MarkupWriter::verbatim(std::string_view text)
{
    endItem();
    while (!text.empty() && (text.front() == '\n' || text.front() == '\r'))
        text.remove_prefix(1);
    const std::size_t last = text.find_last_not_of(kSpace);
    text = text.substr(0, last == std::string_view::npos ? 0 : last + 1);
    if (!text.empty() && !m_text.empty())
        m_text += '\n';
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (end > 0)
            m_text.append(margin(m_indent + 3)).append(text.substr(0, end));
        m_text += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

void MarkupWriter::asItStands(std::string_view text)
{
    endItem();
    m_text.append(m_text.empty() ? "" : "\n").append(text);
    m_isBlockDue = true;
}

std::string MarkupWriter::take()
{
    if (!m_line.empty())
        m_text.append(m_line).append("\n");
    return std::move(m_text);
}

} // namespace nidreg::exchange
