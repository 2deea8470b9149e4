// SPDX-License-Identifier: MIT
#include "model/templates/contacts.h"

#include "model/base/text.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace nidreg::templates {

constexpr std::size_t kFewestPhoneDigits = 6;
constexpr std::size_t kLongestLocalPart = 64;
constexpr std::size_t kLongestDomain = 255;

static bool isOutside(char c)
{
    return static_cast<unsigned char>(c) >= 0x80; // RFC 6531 lets addresses go beyond ASCII
}

static bool isAtext(char c)
{
    return isAlphanum(c) || isOutside(c)
        || std::string_view("!#$%'*+-/=?^_`{|}~&").find(c) != std::string_view::npos;
}

/// Dot-string = Atom *("." Atom)
static bool isDotString(std::string_view text)
{
    char before = '.';
    for (const char c : text) {
        if (c == '.' ? before == '.' : !isAtext(c))
            return false;
        before = c;
    }
    return before != '.';
}

static bool isDomain(std::string_view text)
{
    char before = '.';
    std::size_t dots = 0;
    for (const char c : text) {
        const bool isWord = isAlphanum(c) || isOutside(c);
        if (c == '.' ? before == '.' || before == '-' : !isWord && (c != '-' || before == '.'))
            return false;
        dots += c == '.' ? 1 : 0;
        before = c;
    }
    return dots > 0 && before != '.' && before != '-';
}

static bool isAddress(std::string_view text, char at)
{
    const std::size_t atSign = text.rfind(at);
    if (atSign == std::string_view::npos)
        return false;
    const std::string_view local = text.substr(0, atSign);
    const std::string_view domain = text.substr(atSign + 1);
    return local.size() <= kLongestLocalPart && domain.size() <= kLongestDomain
        && isDotString(local) && isDomain(domain);
}

bool isEmailAddress(std::string_view text)
{
    return isAddress(text, '@');
}

/// A word without brackets, quotes and sentence punctuation around it, and without "mailto:" or
/// "E-mail:" run together with it.
static std::string_view bare(std::string_view word)
{
    constexpr std::string_view kAround = "<>()[]{}\"'`,;:.*";
    const std::size_t first = word.find_first_not_of(kAround);
    if (first == std::string_view::npos)
        return {};
    word = word.substr(first, word.find_last_not_of(kAround) - first + 1);
    const std::size_t colon = word.rfind(':');
    return colon == std::string_view::npos ? word : bare(word.substr(colon + 1));
}

static bool isLink(std::string_view word)
{
    return word.find("://") != std::string_view::npos || base::lowered(word).starts_with("www.");
}

static base::Span spanOf(std::string_view part, std::string_view text)
{
    return {static_cast<std::size_t>(part.data() - text.data()), part.size()};
}

/// A link's address ends where its header fields begin (RFC 6068).
static std::string_view withoutFields(std::string_view core, std::string_view word)
{
    const bool isLink = base::lowered(word).find("mailto:") != std::string::npos;
    return isLink ? core.substr(0, core.find('?')) : core;
}

/// The address in `core`, or those on both sides of a "," or "/".
static void addAddresses(std::string_view core, std::string_view text,
                         std::vector<EmailMention> &mentions)
{
    const std::size_t lastSign = core.rfind('@');
    std::size_t begin = 0;
    for (std::size_t at = core.find_first_of(",;/"); at < lastSign;
         at = core.find_first_of(",;/", at + 1)) {
        const std::string_view part = core.substr(begin, at - begin);
        if (part.find('@') == part.npos)
            continue;
        mentions.push_back({spanOf(part, text), isEmailAddress(part)});
        begin = at + 1;
    }
    const std::string_view rest = core.substr(begin);
    mentions.push_back({spanOf(rest, text), isEmailAddress(rest)});
}

/// `text` with "at" and "dot", in brackets or as words of their own, as the signs that they are.
static std::string unveiled(std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, char>, 6> kVeils{{{"(at)", '@'},
                                                                       {"[at]", '@'},
                                                                       {" at ", '@'},
                                                                       {"(dot)", '.'},
                                                                       {"[dot]", '.'},
                                                                       {" dot ", '.'}}};
    const std::string flat = flattened(text);
    std::string plain;
    for (std::size_t at = 0; at < flat.size();) {
        const auto *veil = std::ranges::find_if(kVeils, [&](const auto &each) {
            return std::string_view(flat).substr(at).starts_with(each.first);
        });
        if (veil == kVeils.end() && flat[at] != ' ')
            plain += flat[at];
        else if (veil != kVeils.end())
            plain += veil->second;
        at += veil == kVeils.end() ? 1 : veil->first.size();
    }
    return plain;
}

/// Where an address ends that is veiled and has its "at" in word `at`; nothing where "at" is none.
static std::optional<std::size_t> veiledEnd(const std::vector<std::string_view> &all,
                                            std::size_t at)
{
    if (at == 0 || at + 1 >= all.size() || base::lowered(bare(all[at])) != "at")
        return std::nullopt;
    std::size_t end = at + 1;
    while (end + 2 < all.size() && base::lowered(bare(all[end + 1])) == "dot")
        end += 2;
    const bool isPlainWord = all[at].size() == 2;
    return isPlainWord && end == at + 1 ? std::nullopt : std::optional(end);
}

/// "ann (at) guild.example", "ann at guild dot example".
static void addVeiled(const std::vector<std::string_view> &all, std::size_t at,
                      std::string_view text, std::vector<EmailMention> &mentions)
{
    const bool isWhole = base::lowered(all[at]).find_first_of("([") != std::string::npos
        && isEmailAddress(unveiled(bare(all[at])));
    const auto end = isWhole ? std::optional(at) : veiledEnd(all, at);
    if (!end)
        return;
    const std::string_view first = isWhole ? bare(all[at]) : all[at - 1];
    const std::string_view last = bare(all[*end]);
    const std::string_view whole(
        first.data(), static_cast<std::size_t>(last.data() + last.size() - first.data()));
    if (isEmailAddress(unveiled(whole)))
        mentions.push_back({spanOf(whole, text), true});
}

std::vector<EmailMention> findEmails(std::string_view text)
{
    std::vector<EmailMention> mentions;
    const auto all = words(text);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string_view core = withoutFields(bare(all[i]), all[i]);
        if (core.empty() || isLink(all[i]) || core.front() == '@')
            continue;
        if (core.find('@') != std::string_view::npos)
            addAddresses(core, text, mentions);
        else if (isAddress(core, '&') && core.size() > 5)
            mentions.push_back({spanOf(core, text), true});
        else
            addVeiled(all, i, text, mentions);
    }
    return mentions;
}

static std::size_t digitsFrom(std::string_view text)
{
    std::size_t digits = 0;
    for (const char c : text) {
        if (isDigit(c))
            ++digits;
        else if (std::string_view(" ()-./+").find(c) == std::string_view::npos)
            break;
    }
    return digits;
}

bool hasPhone(std::string_view text)
{
    const std::string flat = flattened(text);
    for (std::size_t at = flat.find('+'); at != std::string::npos; at = flat.find('+', at + 1)) {
        if (digitsFrom(std::string_view(flat).substr(at, 40)) >= kFewestPhoneDigits)
            return true;
    }
    for (const std::string_view label : {"phone", "tel", "ph:", "mobile", "cell"}) {
        const std::size_t at = flat.find(label);
        const std::size_t number = flat.find_first_of("0123456789", at);
        if (at != std::string::npos && number != std::string::npos && number - at < 24
            && digitsFrom(std::string_view(flat).substr(number, 40)) >= kFewestPhoneDigits)
            return true;
    }
    return false;
}

static bool hasHouseOrPostalNumber(std::string_view line)
{
    std::size_t run = 0;
    bool hasNumber = false;
    bool hasWord = false;
    for (const char c : line) {
        run = isDigit(c) ? run + 1 : 0;
        hasNumber = hasNumber || run == 3;
        hasWord = hasWord || isAlpha(c) || isOutside(c);
    }
    return hasNumber && hasWord;
}

bool hasPostalAddress(std::string_view text)
{
    if (containsAny(flattened(text), {"address:", "postal:", "p.o.", "po box", "street", "avenue"}))
        return true;
    const auto lines = base::lines(text);
    return std::ranges::any_of(lines, [](std::string_view line) {
        return findEmails(line).empty() && line.find("://") == std::string_view::npos
            && hasHouseOrPostalNumber(line);
    });
}

/// The words that only say what kind of thing stands beside them.
static bool isLabel(std::string_view word)
{
    constexpr std::array<std::string_view, 12> kLabels{
        "email", "e-mail", "phone",   "tel",  "telephone",    "fax",
        "web",   "url",    "contact", "name", "organization", "person",
    };
    return std::ranges::find(kLabels, base::lowered(word)) != kLabels.end();
}

bool hasName(std::string_view text)
{
    return std::ranges::any_of(words(text), [](std::string_view word) {
        const std::string_view core = bare(word);
        const bool isAddress =
            core.find('@') != std::string_view::npos || !findEmails(word).empty();
        const auto letters =
            std::ranges::count_if(core, [](char c) { return isAlpha(c) || isOutside(c); });
        return letters > 1 && !isAddress && !isLink(word) && !isLabel(core);
    });
}

} // namespace nidreg::templates
