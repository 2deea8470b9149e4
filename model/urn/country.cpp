// SPDX-License-Identifier: MIT
#include "model/urn/country.h"

#include "model/base/text.h"
#include "model/urn/syntax/chars.h"

#include <algorithm>

namespace nidreg::urn {

/// The first country for which `matches` holds, one that is still in use if there is any.
template <class Predicate>
static const Country *preferred(const NidKnowledge &knowledge, Predicate matches)
{
    const Country *former = nullptr;
    for (const Country &country : knowledge.countries) {
        if (!matches(country))
            continue;
        if (!country.formerlyUsed)
            return &country;
        if (!former)
            former = &country;
    }
    return former;
}

const Country *countryWithAlpha2(const NidKnowledge &knowledge, std::string_view code)
{
    return preferred(knowledge, [&](const Country &country) {
        return base::equalIgnoringCase(country.alpha2, code);
    });
}

const Country *countryWithAlpha3(const NidKnowledge &knowledge, std::string_view code)
{
    return preferred(knowledge, [&](const Country &country) {
        return base::equalIgnoringCase(country.alpha3, code);
    });
}

/// The base letters of U+00C0 to U+00FF, in UTF-8 the bytes C3 80 to C3 BF; '-' where a letter has
/// none. Country names hold no other letters with accents.
static constexpr std::string_view kBaseLetters =
    "aaaaaa-ceeeeiiii-nooooo-ouuuuy--aaaaaa-ceeeeiiii-nooooo-ouuuuy-y";
static_assert(kBaseLetters.size() == 64);

/// Takes one character off the front of `text`: its base letter or digit in lower case, or '-' for
/// every other one.
static char takeLetter(std::string_view &text)
{
    const char first = text.front();
    text.remove_prefix(1);
    if (isAlphanum(first))
        return base::lowered(first);
    if (first != '\xC3' || text.empty())
        return '-';
    const auto second = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    return second >= 0x80 && second < 0xC0 ? kBaseLetters[second - 0x80] : '-';
}

/// The next letter or digit of `text`; 0 at its end.
static char nextLetter(std::string_view &text)
{
    while (!text.empty()) {
        if (const char letter = takeLetter(text); letter != '-')
            return letter;
    }
    return 0;
}

/// True where a name may end: no letter follows, or what follows only makes it more exact.
static bool mayEnd(std::string_view rest)
{
    const auto next = rest.find_first_not_of(' ');
    if (next != std::string_view::npos && (rest[next] == ',' || rest[next] == '('))
        return true;
    return nextLetter(rest) == 0;
}

static bool isNameOf(std::string_view nid, std::string_view name)
{
    while (const char letter = nextLetter(nid)) {
        if (letter != nextLetter(name))
            return false;
    }
    return mayEnd(name);
}

const Country *countryNamed(const NidKnowledge &knowledge, std::string_view nid)
{
    return preferred(knowledge, [&](const Country &country) {
        return isNameOf(nid, country.commonName) || isNameOf(nid, country.name)
            || isNameOf(nid, country.officialName)
            || std::ranges::any_of(country.otherNames,
                                   [&](const std::string &each) { return isNameOf(nid, each); });
    });
}

std::string shownName(const Country &country)
{
    return country.commonName.empty() ? country.name : country.commonName;
}

std::string formerly(const Country &country)
{
    return country.formerlyUsed ? "formerly" : "";
}

std::vector<std::string> particulars(const Country &country, const std::string &code)
{
    return {shownName(country), code, formerly(country)};
}

} // namespace nidreg::urn
