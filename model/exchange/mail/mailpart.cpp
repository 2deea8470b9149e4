// SPDX-License-Identifier: MIT
#include "model/exchange/mail/mailpart.h"

#include "model/base/text.h"

#include <algorithm>
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
               return g_ascii_isalnum(c) || std::string_view("-_.:+").find(c) != std::string::npos;
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

} // namespace nidreg::exchange
