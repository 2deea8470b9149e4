// SPDX-License-Identifier: MIT
#include "model/exchange/mail/mailsplit.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>

namespace nidreg::exchange {

namespace {

constexpr std::string_view kSeparator = "From ";

/// The next line, without its end; `bytes` then begins behind it.
std::string_view nextLine(std::string_view &bytes)
{
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    std::string_view line = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

/// field-name = 1*ftext, visible ASCII but ":"    (RFC 5322, section 3.6.8)
std::string fieldName(std::string_view line)
{
    const std::string_view name = line.substr(0, line.find(':'));
    const bool isName = name.size() < line.size() && !name.empty()
        && std::ranges::all_of(name, [](char c) { return c > ' ' && c <= '~'; });
    return isName ? base::lowered(name) : std::string();
}

/// Fields that tell mail from a text with labels.
bool isTelling(const std::string &name)
{
    return name == "from" || name == "subject" || name == "mime-version";
}

bool isKnown(const std::string &name)
{
    static constexpr std::array<std::string_view, 10> kNames{
        "to",
        "cc",
        "date",
        "received",
        "message-id",
        "content-type",
        "content-transfer-encoding",
        "reply-to",
        "return-path",
        "delivered-to",
    };
    return isTelling(name) || std::ranges::find(kNames, name) != kNames.end();
}

bool beginsWithHeader(std::string_view bytes)
{
    int known = 0, telling = 0;
    bool isFirst = true;
    while (!bytes.empty()) {
        const std::string_view line = nextLine(bytes);
        if (line.empty())
            break;
        const bool isFolded = !isFirst && (line.front() == ' ' || line.front() == '\t');
        const std::string name = isFolded ? "x" : fieldName(line);
        if (name.empty())
            return false;
        known += isKnown(name) ? 1 : 0;
        telling += isTelling(name) ? 1 : 0;
        isFirst = false;
    }
    return known >= 2 && telling >= 1;
}

/// mboxrd: ">From ", ">>From ", … lose one ">".
void appendUnguarded(std::string &message, std::string_view raw)
{
    const std::size_t marks = std::min(raw.find_first_not_of('>'), raw.size());
    const bool isGuarded = marks > 0 && raw.substr(marks).starts_with(kSeparator);
    message += raw.substr(isGuarded ? 1 : 0);
}

std::vector<std::string> splitMailbox(std::string_view bytes)
{
    std::vector<std::string> messages;
    bool isAfterBlank = true;
    while (!bytes.empty()) {
        const std::string_view before = bytes;
        const std::string_view line = nextLine(bytes);
        const bool begins = isAfterBlank && line.starts_with(kSeparator) && beginsWithHeader(bytes);
        isAfterBlank = line.empty();
        if (begins)
            messages.emplace_back();
        else if (!messages.empty())
            appendUnguarded(messages.back(), before.substr(0, before.size() - bytes.size()));
    }
    return messages;
}

} // namespace

std::vector<std::string> splitMessages(std::string_view bytes)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (bytes.starts_with(kMark))
        bytes.remove_prefix(kMark.size());
    while (bytes.starts_with('\n') || bytes.starts_with('\r'))
        bytes.remove_prefix(1);
    if (bytes.starts_with(kSeparator))
        return splitMailbox(bytes);
    if (beginsWithHeader(bytes))
        return {std::string(bytes)};
    return {};
}

} // namespace nidreg::exchange
