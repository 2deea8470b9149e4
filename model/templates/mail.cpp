// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/canonical.h"
#include "model/templates/headings.h"
#include "model/templates/layout.h"
#include "model/templates/reader.h"
#include "model/templates/textblock.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace nidreg::templates {

constexpr std::size_t kFewestHeadings = 2;

/// How long the quote marks at the start of a line are, with one space behind them.
static std::size_t quoteLength(std::string_view line, std::string_view marks)
{
    std::size_t end = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (marks.find(line[at]) != std::string_view::npos)
            end = at + 1;
        else if (line[at] != ' ' || at > end)
            break;
    }
    return end > 0 && end < line.size() && line[end] == ' ' ? end + 1 : end;
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

/// True where more known headings stand behind the marks than without them.
static bool isQuoted(std::string_view text, std::string_view marks)
{
    std::set<const Spelling *> behind, plain;
    if (!hasMarks(text, marks))
        return false;
    for (const Line &line : splitLines(text)) {
        const std::size_t length = isRow(line.text) ? 0 : quoteLength(line.text, marks);
        const auto heading = headingLine(withoutOuterBlanks(line.text.substr(length)));
        if (heading && heading->spelling)
            (length > 0 ? behind : plain).insert(heading->spelling);
    }
    return behind.size() >= kFewestHeadings && behind.size() > plain.size();
}

static std::string unquoted(std::string_view text, std::string_view marks)
{
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        const std::size_t length = quoteLength(line.substr(indent), marks);
        plain += line.substr(length == 0 ? 0 : indent + length);
        if (end < text.size())
            plain += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return plain;
}

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
    for (const std::string_view marks : {">", "|", ">|"}) {
        if (isQuoted(text, marks))
            return unquoted(text, marks);
    }
    return std::string(text);
}

constexpr std::size_t kLongestSignature = 15;

constexpr std::array<std::string_view, 24> kHeaderFields{
    "from",
    "to",
    "cc",
    "bcc",
    "date",
    "sent",
    "subject",
    "message-id",
    "in-reply-to",
    "references",
    "reply-to",
    "sender",
    "received",
    "return-path",
    "mime-version",
    "content-type",
    "content-transfer-encoding",
    "delivered-to",
    "user-agent",
    "content-language",
    "list-id",
    "authentication-results",
    "dkim-signature",
    "organization",
};

static std::string headerName(const Line &line)
{
    constexpr std::size_t kLongest = 40;
    const std::size_t colon = line.text.substr(0, kLongest).find(':');
    return colon == std::string_view::npos ? std::string()
                                           : base::lowered(line.text.substr(0, colon));
}

static bool isHeaderField(const Line &line)
{
    const std::string name = headerName(line);
    return name.starts_with("x-") || name.starts_with("list-")
        || std::ranges::find(kHeaderFields, name) != kHeaderFields.end();
}

HeaderRun mailHeader(std::span<const Line> lines, std::size_t begin)
{
    constexpr int kFewest = 3;
    std::size_t end = begin;
    int fields = 0;
    bool hasFrom = false, hasSubject = false;
    for (; end < lines.size() && !lines[end].isBlank(); ++end) {
        const bool isFolded = end > begin && lines[end].indent > lines[begin].indent;
        if (!isFolded && !isHeaderField(lines[end]))
            break;
        fields += isFolded ? 0 : 1;
        hasFrom = hasFrom || headerName(lines[end]) == "from";
        hasSubject = hasSubject || headerName(lines[end]) == "subject";
    }
    return {end, fields >= kFewest && hasFrom && hasSubject};
}

/// The rule above what a list adds: "____________", then what it says of itself.
static bool isListRule(std::span<const Line> lines, std::size_t at)
{
    constexpr std::size_t kShortest = 20;
    const std::string_view text = lines[at].text;
    if (text.size() < kShortest || text.find_first_not_of('_') != text.npos
        || at + 1 >= lines.size())
        return false;
    return base::lowered(lines[at + 1].text).find("list") != std::string::npos;
}

std::optional<Mark> findSignature(std::span<const Line> lines)
{
    const std::size_t first =
        lines.size() > kLongestSignature ? lines.size() - kLongestSignature : 0;
    for (std::size_t i = first; i < lines.size(); ++i) {
        if (lines[i].text != "--" && !isListRule(lines, i))
            continue;
        Mark mark{i, {}, false, false};
        mark.heading.heading = lines[i].text;
        return mark;
    }
    return std::nullopt;
}

} // namespace nidreg::templates
