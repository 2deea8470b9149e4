// SPDX-License-Identifier: MIT
#include "model/templates/organization.h"

#include "model/base/text.h"
#include "model/templates/words.h"

#include <algorithm>
#include <array>
#include <optional>

namespace nidreg::templates {

/// Words that a name of an organization has; any of them may be its last or stand amid it.
constexpr std::array<std::string_view, 44> kOrganizationWords{
    "AB",           "AG",          "Agency",       "Alliance",     "Archives",   "Association",
    "Authority",    "Board",       "Bureau",       "Commission",   "Committee",  "Company",
    "Consortium",   "Corporation", "Council",      "Enterprises",  "Federation", "Forum",
    "Foundation",   "Group",       "GmbH",         "Guild",        "Inc",        "Institute",
    "Institution",  "Laboratory",  "Library",      "Limited",      "LLC",        "Ltd",
    "Ministry",     "Network",     "Organisation", "Organization", "Society",    "Stichting",
    "Technologies", "Union",       "University",   "Verband",      "Verein",     "e.V",
    "s.c.r.l",      "S.A",
};

/// What a person is, where an organization follows after a comma.
constexpr std::array<std::string_view, 14> kPositions{
    "Administrator", "Adviser",  "Advisor", "Chair",   "Chairman", "Coordinator", "Director",
    "Editor",        "Engineer", "Head",    "Manager", "Officer",  "President",   "Secretary",
};

/// Words that a name does not end with: it goes on below.
constexpr std::array<std::string_view, 10> kJoints{"and", "of", "for", "the", "&",
                                                   "de",  "in", "to",  "-",   "der"};

constexpr std::array<std::string_view, 10> kPlaceholders{
    "tbd", "tba", "todo", "(todo)", "(tbd)", "xxx", "to be determined", "to be supplied", "?", "-",
};

/// How the blank forms of RFC 2611, RFC 3406 and RFC 8141 begin this field, and pointers.
constexpr std::array<std::string_view, 5> kInstructions{
    "required: name",
    "this includes: registering",
    "the person or organization that has",
    "see section ",
    "see the ",
};

static std::string_view withoutQuotes(std::string_view word)
{
    const auto isMark = [](char c) {
        return std::string_view(".,;:()[]\"'").find(c) != std::string_view::npos;
    };
    while (!word.empty() && isMark(word.back()))
        word.remove_suffix(1);
    while (!word.empty() && isMark(word.front()))
        word.remove_prefix(1);
    return word;
}

static bool isAcronym(std::string_view word)
{
    return word.size() > 1 && std::ranges::all_of(word, [](char c) {
               return (c >= 'A' && c <= 'Z') || c == '&' || c == '-';
           });
}

bool namesOrganization(std::string_view line)
{
    constexpr std::size_t kLongest = 120;
    if (line.size() > kLongest)
        return false;
    const auto all = words(line);
    if (all.size() == 1 && isAcronym(all.front()))
        return true;
    return std::ranges::any_of(all, [](std::string_view word) {
        return std::ranges::find(kOrganizationWords, withoutQuotes(word))
            != kOrganizationWords.end();
    });
}

bool standsForNoName(std::string_view text)
{
    constexpr std::size_t kLookedAt = 200;
    const std::string flat = flattened(base::trimmed(text.substr(0, kLookedAt)));
    return saysNothing(text) || std::ranges::find(kPlaceholders, flat) != kPlaceholders.end()
        || std::ranges::any_of(kInstructions,
                               [&](std::string_view one) { return flat.starts_with(one); });
}

static bool isOpen(std::string_view name)
{
    return std::ranges::count(name, '(') > std::ranges::count(name, ')');
}

static bool endsInJoint(std::string_view name)
{
    const std::size_t space = name.find_last_of(' ');
    const std::string_view last = name.substr(space == std::string_view::npos ? 0 : space + 1);
    return std::ranges::find(kJoints, last) != kJoints.end();
}

/// True where a full line was broken before a few words that look like no address.
static bool isWrapped(std::string_view name, std::string_view next)
{
    constexpr std::size_t kFull = 50;
    constexpr std::size_t kMaxWords = 4;
    const bool isAddress = next.find_first_of("0123456789,:@&/") != std::string_view::npos;
    return name.size() >= kFull && std::string_view(".,;)").find(name.back()) == name.npos
        && !isAddress && words(next).size() <= kMaxWords && !namesOrganization(next);
}

std::string withContinuation(std::string_view value, std::span<const Line> lines, std::size_t at)
{
    constexpr std::size_t kLongest = 400;
    std::string name(value);
    for (std::size_t i = at + 1; i < lines.size() && name.size() < kLongest; ++i) {
        const Line &line = lines[i];
        if (line.isBlank() || name.empty())
            break;
        const bool isLabelled = line.text.find(':') != std::string_view::npos;
        const bool goesOn = (line.indent > lines[at].indent && !isLabelled) || isOpen(name)
            || line.text.starts_with('(') || (endsInJoint(name) && !isLabelled)
            || isWrapped(name, line.text);
        if (!goesOn)
            break;
        name.append(" ").append(line.text);
    }
    return name;
}

/// What follows a person's position: "Director, The Guild".
static std::string_view withoutPosition(std::string_view name)
{
    const std::size_t comma = name.find(", ");
    if (comma == std::string_view::npos)
        return name;
    const auto before = words(name.substr(0, comma));
    const bool isPosition =
        !before.empty() && std::ranges::find(kPositions, before.back()) != kPositions.end();
    return isPosition ? name.substr(comma + 2) : name;
}

/// A full stop that ends a sentence, as against that of an abbreviation.
static bool endsSentence(std::string_view name)
{
    const std::size_t space = name.find_last_of(' ');
    const std::string_view last = name.substr(space == std::string_view::npos ? 0 : space + 1);
    return last.size() > 5 && last.find('.') == last.size() - 1;
}

std::string tidyName(std::string_view name)
{
    name = withoutPosition(base::trimmed(name));
    for (const std::string_view end : {".  ", " is a ", " is an ", " is the ", ", a ", ", an "})
        name = name.substr(0, name.find(end));
    for (const std::string_view article : {" The", " A", " It"}) {
        if (name.ends_with(article))
            name.remove_suffix(article.size());
    }
    while (name.ends_with(',') || name.ends_with(';') || endsSentence(name))
        name.remove_suffix(1);
    return std::string(name);
}

/// Where the text after the phrase begins in a line.
static std::optional<std::size_t> pastOnBehalf(std::string_view line)
{
    constexpr std::string_view kPhrase = "on behalf of";
    constexpr std::size_t kLookedAt = 400;
    const std::size_t at = base::lowered(line.substr(0, kLookedAt)).find(kPhrase);
    if (at == std::string::npos)
        return std::nullopt;
    return at + kPhrase.size();
}

std::string nameAfterOnBehalf(std::span<const Line> lines)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto past = pastOnBehalf(lines[i].text);
        if (!past)
            continue;
        std::string_view rest = base::trimmed(lines[i].text.substr(*past));
        while (rest.empty() && ++i < lines.size())
            rest = lines[i].text;
        if (rest.starts_with("the "))
            rest.remove_prefix(4);
        return i < lines.size() ? tidyName(withContinuation(rest, lines, i)) : std::string();
    }
    return {};
}

} // namespace nidreg::templates
