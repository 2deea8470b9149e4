// SPDX-License-Identifier: MIT
#include "model/templates/canonical.h"
#include "model/templates/headings.h"
#include "model/templates/reader.h"
#include "model/templates/textblock.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

namespace nidreg::templates {

constexpr std::size_t kFewestHeadings = 2;
constexpr std::size_t kDeepest = 16; ///< a thread's depth of quoting that is told apart

namespace {

/// The quote marks at the start of a line.
struct Quote {
    std::size_t depth = 0; ///< how many marks
    std::size_t length = 0; ///< of them, with the blanks among them and one behind
};

/// A mail in which a template is quoted.
struct Quoting {
    std::string_view marks;
    std::size_t depth; ///< of the template
};

} // namespace

static Quote quoteOf(std::string_view line, std::string_view marks, std::size_t deepest = kDeepest)
{
    Quote quote;
    for (std::size_t at = 0; at < line.size() && quote.depth < deepest; ++at) {
        if (marks.find(line[at]) != std::string_view::npos) {
            quote.length = at + 1;
            ++quote.depth;
        } else if (line[at] != ' ' || at > quote.length) {
            break;
        }
    }
    quote.length +=
        quote.depth > 0 && quote.length < line.size() && line[quote.length] == ' ' ? 1 : 0;
    return quote;
}

/// A row of a table is no quotation.
static bool isRow(std::string_view line)
{
    return line.starts_with('|') && line.ends_with('|');
}

/// Whether any line begins with one of the marks; most texts have none.
static bool hasMarks(std::string_view text, std::string_view marks)
{
    for (std::size_t at = text.find_first_of(marks); at != std::string_view::npos;
         at = text.find_first_of(marks, at + 1)) {
        if (at == 0 || text[at - 1] == '\n' || text[at - 1] == ' ')
            return true;
    }
    return false;
}

/// The depth at which more different known headings stand than at any lesser one; 0 without marks.
static std::size_t templateDepth(std::string_view text, std::string_view marks)
{
    std::array<std::set<const Spelling *>, kDeepest + 1> found;
    if (!hasMarks(text, marks))
        return 0;
    for (const Line &line : splitLines(text)) {
        const Quote quote = isRow(line.text) ? Quote{} : quoteOf(line.text, marks);
        const auto heading = headingLine(withoutOuterBlanks(line.text.substr(quote.length)));
        if (heading && heading->spelling)
            found[quote.depth].insert(heading->spelling);
    }
    const auto *most =
        std::ranges::max_element(found, {}, [](const auto &spellings) { return spellings.size(); });
    return most->size() < kFewestHeadings ? 0 : static_cast<std::size_t>(most - found.begin());
}

static std::optional<Quoting> quotingIn(std::string_view text)
{
    for (const std::string_view marks : {">", "|", ">|"}) {
        if (const std::size_t depth = templateDepth(text, marks); depth > 0)
            return Quoting{marks, depth};
    }
    return std::nullopt;
}

namespace {

/// Parts a mail: the template that it quotes, without its marks, and what others say around it.
class Parting {
public:
    Parting(std::string_view text, const Quoting &quoting)
        : m_lines(splitLines(text)), m_quoting(quoting)
    {
        for (const Line &line : m_lines) {
            const Quote quote = quoteOf(line.text, quoting.marks);
            m_depths.push_back(quote.depth);
            m_isBlank.push_back(quote.length == line.text.size());
        }
    }

    std::string take()
    {
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            if (isReply(i))
                addReply(i);
            else
                addOwn(i);
        }
        return std::move(m_replies) + (m_replies.empty() ? "" : "\n") + m_own;
    }

private:
    /// A line that is quoted less often than the template is another's.
    bool isReply(std::size_t at) const
    {
        return !m_isBlank[at] && m_depths[at] < m_quoting.depth && !isWrapped(at);
    }

    /// The end of a long line that lost its mark when it was wrapped.
    bool isWrapped(std::size_t at) const
    {
        constexpr std::size_t kWrapped = 60;
        return at > 0 && at + 1 < m_lines.size() && m_depths[at - 1] >= m_quoting.depth
            && m_depths[at + 1] >= m_quoting.depth && m_lines[at - 1].text.size() >= kWrapped;
    }

    /// Before a template no line of a reply may look like one of its headings.
    void addReply(std::size_t at)
    {
        const Line &line = m_lines[at];
        const bool begins = at == 0 || !isReply(at - 1);
        m_replies += begins && !m_replies.empty() ? "\n" : "";
        m_replies.append(line.indent, ' ');
        m_replies += headingLine(line.text) ? "> " : "";
        m_replies.append(line.text).append("\n");
    }

    void addOwn(std::size_t at)
    {
        const Line &line = m_lines[at];
        const Quote quote = quoteOf(line.text, m_quoting.marks, m_quoting.depth);
        if (quote.depth == 0)
            m_own.append(line.indent, ' ');
        m_own.append(line.text.substr(quote.length)).append("\n");
    }

    std::vector<Line> m_lines;
    std::vector<std::size_t> m_depths; ///< of each line
    std::vector<bool> m_isBlank; ///< nothing stands behind its marks
    Quoting m_quoting;
    std::string m_replies, m_own;
};

} // namespace

static int hexDigit(char c)
{
    const std::size_t value = std::string_view("0123456789ABCDEFabcdef").find(c);
    return value == std::string_view::npos ? -1 : static_cast<int>(value < 16 ? value : value - 6);
}

/// True for a text whose long lines end in "=", as quoted-printable breaks them.
static bool isQuotedPrintable(std::string_view text)
{
    constexpr std::size_t kFewest = 3;
    std::size_t softBreaks = 0;
    for (std::size_t at = 0; at < text.size() && softBreaks < kFewest;) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const bool isFull = end - at >= 70 && end - at <= 76;
        softBreaks += isFull && text[end - 1] == '=' && end < text.size() ? 1 : 0;
        at = end + 1;
    }
    return softBreaks >= kFewest;
}

/// RFC 2045, section 6.7; "=" before anything else stays.
static std::string fromQuotedPrintable(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '=' || at + 1 == text.size()) {
            plain += text[at];
            continue;
        }
        const int high = hexDigit(text[at + 1]);
        const int low = at + 2 < text.size() ? hexDigit(text[at + 2]) : -1;
        if (text[at + 1] == '\n') {
            at += 1;
        } else if (high >= 0 && low >= 0) {
            plain += static_cast<char>(high * 16 + low);
            at += 2;
        } else {
            plain += '=';
        }
    }
    return decode(plain).text;
}

std::string withoutMailMarks(std::string_view text)
{
    if (isCanonical(text))
        return std::string(text);
    if (isQuotedPrintable(text))
        return withoutMailMarks(fromQuotedPrintable(text));
    if (const auto quoting = quotingIn(text))
        return Parting(text, *quoting).take();
    return std::string(text);
}

} // namespace nidreg::templates
