// SPDX-License-Identifier: MIT
#include "model/exchange/mail/mailpart.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <glib.h>
#include <memory>
#include <optional>

namespace nidreg::exchange {

namespace {

struct GFree {
    void operator()(gchar *text) const { g_free(text); }
};

struct Converted {
    std::optional<std::string> text;
    bool isKnown = true;
};

Converted convert(const std::string &bytes, const std::string &charset)
{
    gsize size = 0;
    GError *error = nullptr;
    const std::unique_ptr<gchar, GFree> text(g_convert(bytes.data(), gssize(bytes.size()), "UTF-8",
                                                       charset.c_str(), nullptr, &size, &error));
    Converted result;
    if (text)
        result.text = std::string(text.get(), size);
    else
        result.isKnown = error && error->code != G_CONVERT_ERROR_NO_CONVERSION;
    g_clear_error(&error);
    return result;
}

bool isName(std::string_view charset)
{
    constexpr std::size_t kLongest = 40;
    return charset.size() <= kLongest && std::ranges::all_of(charset, [](char c) {
               return base::isLdh(c) || std::string_view("_.:+").find(c) != std::string::npos;
           });
}

/// Mail that says ISO 8859-1 uses Windows-1252's characters as often as not.
std::string usual(std::string_view charset)
{
    std::string name = base::lowered(base::trimmed(charset));
    return name == "iso-8859-1" || name == "latin1" ? "windows-1252" : name;
}

} // namespace

templates::Decoded decodePart(const std::string &bytes, std::string_view charset)
{
    const std::string name = usual(charset);
    const bool isUnicode = name.starts_with("utf-8") || name == "utf8";
    templates::Decoded guessed = templates::decode(bytes);
    if (name.empty() || name == "us-ascii" || isUnicode || guessed.wasUtf16)
        return guessed;
    // Without a byte order mark it is big-endian (RFC 2781, section 4.3).
    Converted converted =
        isName(name) ? convert(bytes, name == "utf-16" ? "utf-16be" : name) : Converted{{}, false};
    if (converted.text)
        return {templates::decode(*converted.text).text, false, false};
    if (converted.isKnown)
        return guessed;
    converted = convert(bytes, "windows-1252");
    if (converted.text)
        guessed.text = templates::decode(*converted.text).text;
    guessed.wasLatin1 = true;
    return guessed;
}

std::string withoutFlow(std::string_view text, bool isDelSp)
{
    std::string out;
    std::optional<std::size_t> open; // the quote depth of the line that waits for its rest
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t depth = std::min(line.find_first_not_of('>'), line.size());
        line.remove_prefix(depth);
        if (line.starts_with(' '))
            line.remove_prefix(1); // space-stuffing (section 4.4)
        const bool isSignature = line == "-- "; // is never flowed (section 4.3)
        if (open && (*open != depth || isSignature)) {
            out += '\n';
            open.reset();
        }
        if (!open && depth > 0)
            out.append(depth, '>').append(" ");
        const bool isFlowed = line.ends_with(' ') && !isSignature;
        out += isFlowed && isDelSp ? line.substr(0, line.size() - 1) : line;
        open = isFlowed ? std::optional(depth) : std::nullopt;
        if (!isFlowed)
            out += '\n';
    }
    if (open)
        out += '\n';
    return out;
}

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
