// SPDX-License-Identifier: MIT
#include "model/templates/template.h"

#include "model/base/text.h"
#include "model/templates/words.h"
#include "model/urn/mentions.h"
#include "model/urn/syntax/nid.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nidreg::templates {

std::string_view name(Style style)
{
    switch (style) {
    case Style::Rfc8141:
        return "rfc8141";
    case Style::Rfc3406:
        return "rfc3406";
    case Style::Rfc2611:
        return "rfc2611";
    case Style::Unknown:
        return "unknown";
    }
    return {};
}

std::string_view NamespaceTemplate::text(Field field) const
{
    const auto &value = fields[static_cast<std::size_t>(field)];
    return value ? std::string_view(*value) : std::string_view();
}

void NamespaceTemplate::set(Field field, std::string text)
{
    fields[static_cast<std::size_t>(field)] = std::move(text);
}

/// Words that may stand before the number: "Registration version number: 1".
constexpr std::array<std::string_view, 8> kLabels{
    "-", "*", "no", "no.", "number", "registration", "version", "this",
};

static bool isVersionLabel(std::string_view word)
{
    if (word.ends_with(':'))
        word.remove_suffix(1);
    const std::string lowered = base::lowered(word);
    const bool isMarkup = lowered.starts_with('{') || lowered.starts_with("<br");
    return lowered.empty() || isMarkup || std::ranges::find(kLabels, lowered) != kLabels.end();
}

/// "1", "1.0" and "v2", with sentence punctuation after them; nothing for "2.1".
static std::optional<std::int64_t> numberOf(std::string_view word)
{
    if (word.starts_with('v') || word.starts_with('V'))
        word.remove_prefix(1);
    while (!word.empty() && std::string_view(".,;:)").find(word.back()) != std::string_view::npos)
        word.remove_suffix(1);
    while (word.ends_with(".0"))
        word.remove_suffix(2);
    const auto number = base::numberIn(word);
    return number > 0 ? number : std::nullopt;
}

std::optional<std::int64_t> versionOf(const NamespaceTemplate &from)
{
    for (const std::string_view word : words(from.text(Field::Version).substr(0, 400))) {
        if (!isVersionLabel(word))
            return numberOf(word);
    }
    return std::nullopt;
}

std::int64_t registeredVersion(std::string_view stated)
{
    if (const auto number = base::numberIn(stated); number > 0) // as nearly all
        return *number;
    NamespaceTemplate content;
    content.set(Field::Version, std::string(stated));
    if (const auto version = versionOf(content))
        return *version;
    if (stated.starts_with('v') || stated.starts_with('V'))
        stated.remove_prefix(1);
    const std::size_t point = std::min(stated.find('.'), stated.size());
    const auto major =
        point == stated.size() ? std::nullopt : base::numberIn(stated.substr(0, point));
    return major > 0 ? *major : 1;
}

/// Words of the field's own phrasing: never the NID meant where they stand unquoted.
constexpr std::array<std::string_view, 28> kPhrasing{
    "a",   "an",   "assigned", "assignment", "by",      "formal",   "iana",
    "id",  "in",   "informal", "is",         "it",      "n/a",      "namespace",
    "nid", "none", "not",      "pending",    "request", "required", "requested",
    "tba", "tbd",  "the",      "this",       "to",      "todo",     "unassigned",
};

/// What may follow a NID that begins a sentence: "ISBN requested of IANA".
constexpr std::array<std::string_view, 6> kFollowers{"requested", "is",      "has",
                                                     "assigned",  "(formal", "(informal"};

struct Quote {
    std::string_view open, close;
};

constexpr std::array<Quote, 6> kQuotes{{
    {"\"", "\""},
    {"'", "'"},
    {"`", "`"},
    {"\xE2\x80\x9C", "\xE2\x80\x9D"},
    {"\xE2\x80\x98", "\xE2\x80\x99"},
    {"\xC2\xAB", "\xC2\xBB"},
}};

/// `word` without sentence punctuation; only a word that may be a NID comes back.
static std::optional<std::string_view> plainNid(std::string_view word)
{
    while (!word.empty() && std::string_view(".,;:").find(word.back()) != std::string_view::npos)
        word.remove_suffix(1);
    const std::string lowered = base::lowered(word);
    const bool isPhrase = std::ranges::find(kPhrasing, lowered) != kPhrasing.end();
    const bool isPlaceholder = lowered.find_first_not_of('x') == std::string::npos;
    if (isPhrase || isPlaceholder || !urn::Nid::parse(word))
        return std::nullopt;
    return word;
}

static std::optional<std::string_view> quotedAt(std::string_view text, const Quote &quote)
{
    if (!text.starts_with(quote.open))
        return std::nullopt;
    text.remove_prefix(quote.open.size());
    const std::size_t end = text.substr(0, 80).find(quote.close);
    if (end == std::string_view::npos || !urn::Nid::parse(text.substr(0, end)))
        return std::nullopt;
    return text.substr(0, end);
}

/// The first NID in quotes of any kind.
static std::optional<std::string_view> quotedNid(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (const Quote &quote : kQuotes) {
            if (const auto nid = quotedAt(text.substr(at), quote))
                return nid;
        }
    }
    return std::nullopt;
}

/// A NID alone on its line: the first line when `onlyFirst`.
static std::optional<std::string_view> nidAlone(std::string_view text, bool onlyFirst)
{
    for (const std::string_view line : base::lines(text)) {
        const auto found = words(line);
        if (found.size() == 1) {
            if (const auto nid = plainNid(found.front()))
                return nid;
        }
        if (onlyFirst && !found.empty())
            return std::nullopt;
    }
    return std::nullopt;
}

/// "ISBN Requested of IANA."
static std::optional<std::string_view> nidThatBegins(std::string_view text)
{
    const auto found = words(text);
    if (found.size() < 2)
        return std::nullopt;
    const std::string follower = base::lowered(found[1]);
    const bool isFollower = std::ranges::any_of(kFollowers, [&](std::string_view one) {
        return follower.starts_with(one) || follower.starts_with("(" + std::string(one));
    });
    return isFollower ? plainNid(found[0]) : std::nullopt;
}

/// "urn:example" or "urn:example:".
static std::optional<std::string_view> nidOfPrefix(std::string_view text)
{
    for (const urn::Mention &mention : urn::mentionsIn(text)) {
        if (const auto nid = plainNid(mention.nid))
            return nid;
    }
    return std::nullopt;
}

/// "The NID example is requested", "NID: example", "requested: example".
static std::optional<std::string_view> nidAfterItsName(std::string_view text)
{
    const auto found = words(text);
    for (std::size_t i = 1; i < found.size(); ++i) {
        const std::string before = base::lowered(found[i - 1]);
        const std::string_view after = i + 1 < found.size() ? found[i + 1] : std::string_view();
        const bool isSentence = before == "nid" && (after == "is" || after == "has");
        if (isSentence || before == "nid:" || before == "requested:") {
            if (const auto nid = plainNid(found[i]))
                return nid;
        }
    }
    return std::nullopt;
}

NidSet mentionedNids(const NamespaceTemplate &from)
{
    NidSet nids;
    const auto collect = [&nids](std::string_view text) {
        for (const urn::Mention &mention : urn::mentionsIn(text)) {
            if (mention.isPrefix && urn::Nid::parse(mention.nid))
                nids.insert(base::lowered(mention.nid));
        }
    };
    for (const auto &field : from.fields)
        collect(field.value_or(std::string()));
    for (const Unmapped &rest : from.unmapped)
        collect(rest.text);
    return nids;
}

std::optional<std::string_view> nidIn(std::string_view text)
{
    if (const auto nid = nidAlone(text, true))
        return nid;
    if (const auto nid = quotedNid(text))
        return nid;
    if (const auto nid = nidThatBegins(text))
        return nid;
    if (const auto nid = nidAlone(text, false))
        return nid;
    if (const auto nid = nidOfPrefix(text))
        return nid;
    return nidAfterItsName(text);
}

std::optional<std::string> nidOf(const NamespaceTemplate &from)
{
    const auto nid = nidIn(from.text(Field::NamespaceIdentifier));
    return nid ? std::optional<std::string>(*nid) : std::nullopt;
}

} // namespace nidreg::templates
