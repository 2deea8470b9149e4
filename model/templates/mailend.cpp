// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/layout.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

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

/// What people write above their names, in lower case.
constexpr std::array<std::string_view, 16> kClosings{
    "regards",
    "best regards",
    "kind regards",
    "warm regards",
    "with regards",
    "with best regards",
    "with kind regards",
    "best wishes",
    "many thanks",
    "sincerely",
    "yours sincerely",
    "yours faithfully",
    "cordialement",
    "bien cordialement",
    "viele gr\u00fc\u00dfe",
    "mit freundlichen gr\u00fc\u00dfen",
};

/// Those that words of the sentence may follow: "Thanks in advance!"
constexpr std::array<std::string_view, 4> kThanks{"thanks", "thank you", "many thanks", "cheers"};

static bool isClosing(std::span<const Line> lines, std::size_t at)
{
    constexpr std::size_t kLongest = 40;
    const std::string_view text = lines[at].text;
    if (text.size() > kLongest || at == 0 || !lines[at - 1].isBlank())
        return false;
    std::string plain = base::lowered(text);
    while (!plain.empty() && std::string_view(",.! ").find(plain.back()) != std::string_view::npos)
        plain.pop_back();
    const bool isThanks = std::ranges::any_of(kThanks, [&](std::string_view thanks) {
        return plain == thanks || plain == std::string(thanks) + " in advance";
    });
    return isThanks || std::ranges::find(kClosings, plain) != kClosings.end();
}

static bool isSignature(std::span<const Line> lines, std::size_t at)
{
    return lines[at].text == "--" || isListRule(lines, at) || isClosing(lines, at);
}

/// "On Monday, Ole wrote:" above a quotation; the sentence may take two lines.
static bool isAttribution(std::span<const Line> lines, std::size_t at)
{
    constexpr std::array<std::string_view, 5> kEnds{
        "wrote:", "writes:", "schrieb:", "a \u00e9crit :", "a \u00e9crit:"};
    const auto endsAt = [&](std::size_t line) {
        return line < lines.size() && std::ranges::any_of(kEnds, [&](std::string_view end) {
                   return lines[line].text.ends_with(end);
               });
    };
    if (!endsAt(at) && (!lines[at].text.starts_with("On ") || !endsAt(at + 1)))
        return false;
    const auto below = lines.subspan(endsAt(at) ? at + 1 : at + 2);
    const auto next = std::ranges::find_if_not(below, &Line::isBlank);
    return next != below.end() && next->text.starts_with('>');
}

/// "-----Original Message-----", "-------- Forwarded Message --------".
static bool isOlderMailRule(std::string_view text)
{
    constexpr std::string_view kStroke = "---";
    return text.starts_with(kStroke) && text.ends_with(kStroke)
        && base::lowered(text).find(" message") != std::string::npos;
}

/// The first line from `begin` on that begins another mail.
static std::size_t olderMail(std::span<const Line> lines, std::size_t begin)
{
    for (std::size_t i = begin; i < lines.size();) {
        const HeaderRun run = mailHeader(lines, i);
        if (run.isHeader || isOlderMailRule(lines[i].text) || isAttribution(lines, i))
            return i;
        i = std::max(run.end, i + 1);
    }
    return lines.size();
}

std::optional<Mark> findMailEnd(std::span<const Line> lines, std::size_t begin)
{
    std::size_t end = olderMail(lines, begin);
    std::size_t last = end;
    while (last > begin && lines[last - 1].isBlank())
        --last;
    std::size_t at = std::max(begin, last > kLongestSignature ? last - kLongestSignature : 0);
    while (at < last && !isSignature(lines, at))
        ++at;
    end = at < last ? at : end;
    if (end >= lines.size())
        return std::nullopt;
    Mark mark{end, {}, false, false};
    mark.heading.heading = lines[end].text;
    return mark;
}

} // namespace nidreg::templates
