// SPDX-License-Identifier: MIT
#include "model/exchange/files/markupwriter.h"

#include <algorithm>

namespace nidreg::exchange {

constexpr std::string_view kSpace = " \t\n\r";
constexpr std::size_t kWidth = 72;
constexpr int kDeepest = 36;

static std::string margin(int indent)
{
    return std::string(static_cast<std::size_t>(std::clamp(indent, 0, kDeepest)), ' ');
}

void MarkupWriter::put(std::string_view word)
{
    const bool isFull = m_line.size() + 1 + word.size() > kWidth && m_line.size() > 1;
    const bool isHeading = m_line.starts_with('#') || m_line.starts_with('|');
    if (m_isSpaced && isFull && !isHeading)
        startLine();
    if (m_line.empty()) {
        if (m_isBlockDue && !m_text.empty())
            m_text += '\n';
        m_isBlockDue = false;
        m_line = margin(m_indent);
    } else if (m_isSpaced) {
        m_line += ' ';
    }
    m_line += word;
    m_isSpaced = false;
}

void MarkupWriter::words(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t begin = std::min(text.find_first_not_of(kSpace), text.size());
        m_isSpaced = m_isSpaced || begin > 0;
        text.remove_prefix(begin);
        const std::size_t end = std::min(text.find_first_of(kSpace), text.size());
        if (end > 0)
            put(text.substr(0, end));
        text.remove_prefix(end);
    }
}

/// A bullet waits for its text, which may be a paragraph.
void MarkupWriter::startLine()
{
    if (m_line.ends_with('-') && m_line.find_first_not_of(' ') + 1 == m_line.size())
        return;
    if (!m_line.empty())
        m_text.append(m_line).append("\n");
    m_line.clear();
    m_isSpaced = false;
}

void MarkupWriter::startBlock()
{
    startLine();
    m_isBlockDue = m_line.empty();
}

void MarkupWriter::verbatim(std::string_view text)
{
    startBlock();
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

std::string MarkupWriter::take()
{
    if (!m_line.empty())
        m_text.append(m_line).append("\n");
    return std::move(m_text);
}

} // namespace nidreg::exchange
