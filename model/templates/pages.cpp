// SPDX-License-Identifier: MIT
#include "model/templates/pages.h"

#include "model/templates/words.h"

#include <algorithm>

namespace nidreg::templates {

bool isRunningFoot(const Line &line)
{
    std::string_view text = line.text;
    if (!text.ends_with(']'))
        return false;
    text.remove_suffix(1);
    const std::size_t digits =
        text.size() - std::min(text.size(), text.find_last_not_of("0123456789") + 1);
    text.remove_suffix(digits);
    if (digits == 0 || !text.ends_with("[Page "))
        return false;
    text.remove_suffix(6);
    return text.empty() || (line.indent == 0 && text.ends_with("  "));
}

/// The month that a running head ends with.
static std::optional<base::Date> monthAtEnd(std::string_view text)
{
    if (text.size() < 8
        || text.substr(text.size() - 4).find_first_not_of("0123456789") != text.npos)
        return std::nullopt;
    int year = 0;
    for (const char c : text.substr(text.size() - 4))
        year = year * 10 + (c - '0');
    text = withoutOuterBlanks(text.substr(0, text.size() - 4));
    const std::size_t space = text.find_last_of(' ');
    const unsigned month =
        monthNumber(text.substr(space == std::string_view::npos ? 0 : space + 1));
    if (month == 0)
        return std::nullopt;
    return base::Date(std::chrono::year(year), std::chrono::month(month), std::chrono::day(1));
}

static bool startsLikeRunningHead(std::string_view text)
{
    if (text.starts_with("Internet-Draft  "))
        return true;
    if (!text.starts_with("RFC "))
        return false;
    text.remove_prefix(4);
    const std::size_t digits = text.find_first_not_of("0123456789");
    return digits != 0 && digits != std::string_view::npos && text.substr(digits).starts_with("  ");
}

bool isRunningHead(const Line &line)
{
    return line.indent == 0 && startsLikeRunningHead(line.text)
        && monthAtEnd(line.text).has_value();
}

std::optional<base::Date> publishedOn(const Line &line)
{
    return isRunningHead(line) ? monthAtEnd(line.text) : std::nullopt;
}

/// True when `after` plainly goes on with the sentence that `before` began.
static bool sentenceGoesOn(const Line &before, const Line &after)
{
    const char last = before.text.back();
    const char first = after.text.front();
    return before.indent == after.indent && first >= 'a' && first <= 'z'
        && std::string_view(".:;!?\"=/").find(last) == std::string_view::npos;
}

void PageJoiner::add(const Line &line)
{
    if (m_atBreak && line.isBlank())
        return;
    if (m_atBreak && !m_lines.empty() && !sentenceGoesOn(m_lines.back(), line))
        m_lines.push_back({});
    m_atBreak = false;
    m_lines.push_back(line);
}

void PageJoiner::breakPage()
{
    while (!m_lines.empty() && m_lines.back().isBlank())
        m_lines.pop_back();
    m_atBreak = true;
}

std::vector<Line> withoutPageBreaks(const std::vector<Line> &lines)
{
    PageJoiner joiner;
    for (const Line &line : lines) {
        if (isPageFurniture(line))
            joiner.breakPage();
        else
            joiner.add(line);
    }
    return joiner.take();
}

} // namespace nidreg::templates
