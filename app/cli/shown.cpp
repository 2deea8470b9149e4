// SPDX-License-Identifier: MIT
#include "app/cli/shown.h"

#include "forms/words/uriwords.h"
#include "model/templates/utf8.h"

#include <cstdint>
#include <string>
#include <vector>

namespace nidreg::app::cli {

using exchange::Json;
using registry::Link;

static constexpr std::string_view kHex = "0123456789abcdef";

static bool isControl(std::uint32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0);
}

/// What changes the order or the lines of the text around it: UAX #9's controls, and the separators
/// of lines and paragraphs.
static bool isReordering(std::uint32_t c)
{
    return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e)
        || (c >= 0x2066 && c <= 0x2069);
}

static std::string byteShown(unsigned char byte)
{
    return {'\\', 'x', kHex[byte >> 4], kHex[byte & 15]};
}

static std::string codePointShown(std::uint32_t c)
{
    std::string digits;
    for (; c != 0; c >>= 4)
        digits.insert(digits.begin(), kHex[c & 15]);
    return "\\u{" + digits + "}";
}

static std::string shownBut(std::string_view text, std::string_view allowed)
{
    std::string result;
    while (!text.empty()) {
        const templates::CodePoint next = templates::firstCodePoint(text);
        const bool isAllowed = allowed.find(text.front()) != std::string_view::npos;
        if (!next.isValid || (next.value < 0x80 && isControl(next.value) && !isAllowed))
            result += byteShown(static_cast<unsigned char>(text.front()));
        else if (next.value >= 0x80 && (isControl(next.value) || isReordering(next.value)))
            result += codePointShown(next.value);
        else
            result += text.substr(0, next.length);
        text.remove_prefix(next.length);
    }
    return result;
}

std::string shown(std::string_view text)
{
    return shownBut(text, "\t\n");
}

std::string shownLine(std::string_view text)
{
    return shownBut(text, {});
}

void addPart(std::string &text, std::string_view label, std::optional<std::string_view> value)
{
    if (value)
        text.append("\n  ").append(label).append(": ").append(*value);
}

std::string standing(std::optional<registry::Status> status)
{
    if (!status)
        return "not registered";
    switch (*status) {
    case registry::Status::Active:
        return "registered";
    case registry::Status::Deprecated:
        return "registered, deprecated";
    case registry::Status::Delisted:
        return "delisted, no longer registered";
    }
    return {};
}

exchange::TextFault faultOf(const uri::UriRefusal &refusal)
{
    return {refusal.offset, rule(refusal.error), forms::wording(refusal.error).toStdString()};
}

std::string faultText(std::string_view input, const exchange::TextFault &fault,
                      std::string_view source)
{
    const std::string place = fault.offset ? " at byte " + std::to_string(*fault.offset) : "";
    return shownLine(input) + ": invalid" + place + ": " + fault.message + " ("
        + std::string(fault.rule) + ", " + std::string(source) + ")";
}

std::string findingsText(const base::Findings &findings)
{
    std::string text;
    for (const base::Finding &each : findings)
        text += "\n  " + std::string(name(each.rule->severity)) + " " + std::string(each.rule->id)
            + ": " + shownLine(words(each)) + " (" + std::string(each.rule->source) + ")";
    return text;
}

void addDialect(CLI::App &verb, std::string &name)
{
    const std::vector<std::string> names(urn::kDialectNames.begin(), urn::kDialectNames.end());
    verb.add_option("--dialect", name, "The grammar; default: rfc8141")
        ->check(CLI::IsMember(names));
}

urn::Dialect dialectNamed(const std::string &name)
{
    return *urn::dialectNamed(name); // the parser let nothing else through
}

static const char *tlsMode(Link::Protection protection)
{
    switch (protection) {
    case Link::Socket:
        return nullptr;
    case Link::Checked:
        return "verify-full";
    case Link::AnyHost:
        return "verify-ca";
    case Link::Unchecked:
        return "require";
    case Link::Plain:
        return "disable";
    }
    return nullptr;
}

static const char *warning(Link::Protection protection)
{
    switch (protection) {
    case Link::Socket:
        return "through a local socket";
    case Link::Checked:
        return "encrypted, certificate verified";
    case Link::AnyHost:
        return "encrypted, but the certificate may belong to another host (sslmode=verify-ca)";
    case Link::Unchecked:
        return "encrypted, but the certificate was not checked; this may be another server";
    case Link::Plain:
        return "NOT encrypted: others on the network can read and change the data";
    }
    return "";
}

Json toJson(const Link &link)
{
    const char *tls = tlsMode(link.protection);
    return {{"registry", "server"},
            {"running", true},
            {"host", exchange::known(link.host)},
            {"port", exchange::known(link.port)},
            {"tls", tls ? Json(tls) : Json(nullptr)},
            {"protocol", exchange::known(link.protocol)},
            {"read_only", link.isReadOnly}};
}

std::string sentence(const Link &link)
{
    std::string text = warning(link.protection);
    if (!link.protocol.empty())
        text += ", " + link.protocol;
    if (!link.host.empty())
        text = shownLine(link.host) + " port " + link.port + ", " + text;
    if (!link.isReadOnly)
        return text;
    return text + "\n  " + (link.isStandby ? "a read-only standby" : "a read-only server")
        + ": it does not accept changes";
}

} // namespace nidreg::app::cli
