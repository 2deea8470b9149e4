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
