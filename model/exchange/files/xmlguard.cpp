// SPDX-License-Identifier: MIT
#include "model/exchange/files/xmlguard.h"

#include <algorithm>
#include <utility>

namespace nidreg::exchange {

using listing::ReadError;
using listing::ReadRefusal;

/// UTF-16 and UTF-32, by their byte order marks or by the NULs about the first "<" (XML 1.0,
/// appendix F.1).
static bool isWide(std::string_view bytes)
{
    return bytes.starts_with("\xFE\xFF") || bytes.starts_with("\xFF\xFE")
        || bytes.substr(0, 4).find('\0') != bytes.npos;
}

/// How many bytes stand before the first one that may change more than the length of a tag.
static std::size_t plainBytes(std::string_view bytes)
{
    const auto matters = [](char c) {
        return c == '"' || c == '\'' || c == '>' || c == '\n' || c == '\0';
    };
    return static_cast<std::size_t>(std::ranges::find_if(bytes, matters) - bytes.begin());
}

std::optional<ReadRefusal> XmlGuard::look(std::string_view bytes)
{
    if (std::exchange(m_isFirst, false) && isWide(bytes))
        return ReadRefusal{ReadError::NotUtf8, 1, "UTF-16"};
    while (!bytes.empty()) {
        if (m_state == Outside) { // most bytes: the next "<" is far
            const std::string_view words = bytes.substr(0, bytes.find('<'));
            m_line += static_cast<std::size_t>(std::ranges::count(words, '\n'));
            if (words.find('\0') != words.npos)
                return ReadRefusal{ReadError::Nul, m_line};
            bytes.remove_prefix(words.size());
        } else if (m_state == Tag || m_state == Quoted) {
            const std::size_t plain = plainBytes(bytes);
            m_length += plain;
            bytes.remove_prefix(plain);
        }
        if (m_length > kLongestTag)
            return ReadRefusal{ReadError::TagTooLong, m_line};
        if (bytes.empty())
            break;
        if (bytes.front() == '\0')
            return ReadRefusal{ReadError::Nul, m_line};
        step(bytes.front());
        bytes.remove_prefix(1);
    }
    return {};
}

/// True where a ">" ends what began with m_head (XML 1.0, sections 2.5 to 2.7). A DOCTYPE is
/// refused by the reader as soon as it begins.
bool XmlGuard::endsOther() const
{
    if (m_head.starts_with("!--"))
        return m_before == '-' && m_last == '-';
    if (m_head.starts_with("![CDATA["))
        return m_before == ']' && m_last == ']';
    return !m_head.starts_with('?') || m_last == '?';
}

/// Only tags have a length here: the parser goes through everything else once.
void XmlGuard::step(char c)
{
    static constexpr std::size_t kLongestHead = 8;
    m_line += c == '\n';
    ++m_length;
    if (m_state == Outside) {
        m_state = Begun;
        m_length = 1;
        m_head.clear();
    } else if (m_state == Begun) {
        m_state = c == '!' || c == '?' ? Other : Tag;
    } else if (m_state == Quoted) {
        m_state = c == m_quote ? Tag : Quoted;
    } else if (m_state == Tag && (c == '"' || c == '\'')) {
        m_state = Quoted;
        m_quote = c;
    }
    if (c == '>' && (m_state == Tag || (m_state == Other && endsOther())))
        m_state = Outside;
    if (m_state == Other && m_head.size() < kLongestHead)
        m_head += c;
    if (m_state == Outside || m_state == Other)
        m_length = 0;
    m_before = std::exchange(m_last, c);
}

} // namespace nidreg::exchange
