// SPDX-License-Identifier: MIT
#include "model/templates/contacts.h"

#include "model/base/text.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>

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
    const std::size_t place = text.rfind(at);
    if (place == std::string_view::npos)
        return false;
    const std::string_view local = text.substr(0, place);
    const std::string_view domain = text.substr(place + 1);
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

std::vector<EmailMention> findEmails(std::string_view text)
{
    std::vector<EmailMention> mentions;
    for (const std::string_view word : words(text)) {
        const std::string_view core = bare(word);
        if (core.empty() || isLink(word) || core.front() == '@')
            continue;
        const base::Span where{static_cast<std::size_t>(core.data() - text.data()), core.size()};
        if (core.find('@') != std::string_view::npos)
            mentions.push_back({where, isEmailAddress(core)});
        else if (isAddress(core, '&') && core.size() > 5)
            mentions.push_back({where, true});
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
