// SPDX-License-Identifier: MIT
#include "model/exchange/files/xmloutput.h"

#include "model/exchange/files/xmltext.h"

#include <QIODevice>

#include <algorithm>

namespace nidreg::exchange {

XmlOutput &XmlOutput::raw(std::string_view marks)
{
    m_bytes += marks;
    if (m_bytes.size() >= kRoom)
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

} // namespace nidreg::exchange
