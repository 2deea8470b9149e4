// SPDX-License-Identifier: MIT
#include "model/urn/contradictions.h"

#include "model/base/names.h"
#include "model/urn/syntax/chars.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace nidreg::urn {

// clang-format off
static constexpr std::array kContradictions {
    ContradictionSpec {Contradiction::EndOfRComponent,        "rfc8141.end-of-r-component",       Dialect::Rfc8141,    "2",     "2.3.1",      "2.3.1", "urn:example:a?+b?=",       false},
    ContradictionSpec {Contradiction::QuestionMarkElsewhere,  "rfc8141.question-mark-elsewhere",  Dialect::Rfc8141,    "2",     "2",          "2",     "urn:example:a?b",          false},
    ContradictionSpec {Contradiction::OlderNids,              "rfc8141.older-nids",               Dialect::Rfc8141,    "1",     "2",          "2",     "urn:ab-:c",                false},
    ContradictionSpec {Contradiction::SlashInNames,           "rfc8141.slash-in-names",           Dialect::Rfc8141,    "2",     "2.2",        "2",     "urn:example:1/406/47452/2", true},
    ContradictionSpec {Contradiction::QuestionMarkFirst2015,  "urnbis-2015.question-mark-first",  Dialect::Urnbis2015, "3",     "3",          "3",     "urn:example:a???b",        false},
    ContradictionSpec {Contradiction::EndOfQComponent2015,    "urnbis-2015.end-of-q-component",   Dialect::Urnbis2015, "3",     "3.3.1",      "3.3.1", "urn:example:a?b??",        false},
    ContradictionSpec {Contradiction::ComponentsAllowed2015,  "urnbis-2015.components-allowed",   Dialect::Urnbis2015, "3.3",   "appendix A", "3.3",   "urn:example:a?b",          true},
    ContradictionSpec {Contradiction::RComponentIgnored2015,  "urnbis-2015.r-component-ignored",  Dialect::Urnbis2015, "4.1",   "4.2",        "4.1",   "urn:example:a??b",         true},
    ContradictionSpec {Contradiction::SlashInNames2015,       "urnbis-2015.slash-in-names",       Dialect::Urnbis2015, "3",     "3.2",        "3",     "urn:example:1/406/47452/2", true},
    ContradictionSpec {Contradiction::OneCharacterNid2015,    "urnbis-2015.one-character-nid",    Dialect::Urnbis2015, "3",     "3.1",        "3",     "urn:a:b",                  false},
    ContradictionSpec {Contradiction::NidLastHyphen2012,      "urnbis-2012.nid-last-hyphen",      Dialect::Urnbis2012, "2.1",   "appendix B", "2.1",   "urn:ab-:c",                false},
    ContradictionSpec {Contradiction::ServiceExample2012,     "urnbis-2012.service-example",      Dialect::Urnbis2012, "2.3.1", "9.2.2",      "9.2.2", "urn:foo:a?s=I2U",          true},
    ContradictionSpec {Contradiction::ComponentExample2012,   "urnbis-2012.component-example",    Dialect::Urnbis2012, "2.3.2", "9.2.2",      "9.2.2", "urn:foo:a?s=I2L&c=ToC",    true},
    ContradictionSpec {Contradiction::DirectiveOrder2012,     "urnbis-2012.directive-order",      Dialect::Urnbis2012, "2.3",   "5",          "2.3",   "urn:foo:a?x=1&x=2",        true},
    ContradictionSpec {Contradiction::DirectiveCase2012,      "urnbis-2012.directive-case",       Dialect::Urnbis2012, "2.3",   "5",          "5",     "urn:foo:a?x=%2c",          true},
    ContradictionSpec {Contradiction::NeedlessEncoding2012,   "urnbis-2012.needless-encoding",    Dialect::Urnbis2012, "2.5.2", "5.1",        "5.1",   "urn:foo:a123%2C456",       true},
    ContradictionSpec {Contradiction::ComponentsOfUrns2012,   "urnbis-2012.components-of-urns",   Dialect::Urnbis2012, "2.3",   "5.1",        "2.3",   "urn:foo:a123,456?x=y",     true},
    ContradictionSpec {Contradiction::ReservedCharacters1997, "rfc2141.reserved-characters",      Dialect::Rfc2141,    "2.2",   "2.3.2",      "2.3.2", "urn:foo:a/b",              false},
};
// clang-format on

static_assert(base::followTheirEnum<&ContradictionSpec::contradiction>(
                  kContradictions, Contradiction::ReservedCharacters1997),
              "the rows follow the enumerators, none left out");

std::span<const ContradictionSpec> contradictions()
{
    return kContradictions;
}

const ContradictionSpec &spec(Contradiction contradiction)
{
    return kContradictions[static_cast<std::size_t>(contradiction)];
}

/// Whether a name with a fault in its NID was one by RFC 2141, which allowed one character and a
/// hyphen at the end.
static bool isNidOf1997(const NamestringRefusal &refusal, std::string_view text)
{
    return refusal.error == NamestringError::NidBadLast
        || (refusal.error == NamestringError::NidTooShort && refusal.offset == 5
            && text.substr(5).starts_with(':'));
}

/// Whether a component was refused for its start or emptiness after another one, where the other
/// one could have gone on by the grammar.
static bool isAfter(const NamestringRefusal &refusal, std::string_view text, bool wasR)
{
    using enum NamestringError;
    const auto before = text.substr(0, refusal.offset - std::min<std::size_t>(refusal.offset, 2));
    if (wasR)
        return (refusal.error == EmptyQComponent || refusal.error == BadQComponentStart)
            && before.find("?+") != std::string_view::npos;
    return (refusal.error == EmptyRComponent || refusal.error == BadRComponentStart)
        && before.find('?') != std::string_view::npos;
}

static bool isAboutRefused(Contradiction contradiction, const NamestringRefusal &refusal,
                           std::string_view text)
{
    using enum NamestringError;
    switch (contradiction) {
    case Contradiction::EndOfRComponent:
        return isAfter(refusal, text, true);
    case Contradiction::QuestionMarkElsewhere:
        return refusal.error == StrayQuestionMark;
    case Contradiction::OlderNids:
        return isNidOf1997(refusal, text);
    case Contradiction::QuestionMarkFirst2015:
        return (refusal.error == BadQComponentStart || refusal.error == BadRComponentStart)
            && text[refusal.offset] == '?';
    case Contradiction::EndOfQComponent2015:
        return isAfter(refusal, text, false);
    case Contradiction::OneCharacterNid2015:
        return isNidOf1997(refusal, text) && refusal.error == NidTooShort;
    case Contradiction::NidLastHyphen2012:
        return refusal.error == NidBadLast && refusal.offset > 4;
    case Contradiction::ReservedCharacters1997:
        return refusal.error == ReservedCharacter || refusal.error == BadPercentEncoding;
    default:
        return false;
    }
}

/// The query of the 2012 draft with an ampersand on both sides, so that each directive stands
/// between two.
static std::string fenced(const Namestring &urn)
{
    return '&' + std::string(urn.q().value_or(std::string_view())) + '&';
}

static bool hasKeywordTwice(std::string_view query)
{
    std::unordered_set<std::string_view> keywords;
    for (std::size_t at = 1; at < query.size(); at = query.find('&', at) + 1) {
        if (!keywords.insert(query.substr(at, query.find('=', at) - at)).second)
            return true;
    }
    return false;
}

/// Calls `isSought` with the two digits of each percent-encoding of `text`.
template <class Predicate> static bool anyEncoding(std::string_view text, Predicate isSought)
{
    for (auto at = text.find('%'); at != std::string_view::npos; at = text.find('%', at + 3)) {
        if (isSought(text[at + 1], text[at + 2]))
            return true;
    }
    return false;
}

static int digit(char c)
{
    return isDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10;
}

static bool encodesPchar(char high, char low)
{
    return isPchar(static_cast<char>(digit(high) * 16 + digit(low)));
}

static bool isAboutUrn(Contradiction contradiction, const Namestring &urn)
{
    switch (contradiction) {
    case Contradiction::EndOfRComponent:
    case Contradiction::EndOfQComponent2015:
        return urn.r() && urn.q();
    case Contradiction::SlashInNames:
    case Contradiction::SlashInNames2015:
        return urn.nss().find('/') != std::string_view::npos;
    case Contradiction::ComponentsAllowed2015:
    case Contradiction::ComponentsOfUrns2012:
        return urn.q() || urn.f();
    case Contradiction::RComponentIgnored2015:
        return bool(urn.r());
    case Contradiction::ServiceExample2012:
        return fenced(urn).find("&s=I2U&") != std::string::npos;
    case Contradiction::ComponentExample2012:
        return fenced(urn).find("&s=I2L&") != std::string::npos
            && fenced(urn).find("&c=") != std::string::npos;
    case Contradiction::DirectiveOrder2012:
        return hasKeywordTwice(fenced(urn));
    case Contradiction::DirectiveCase2012:
        return anyEncoding(urn.q().value_or(std::string_view()),
                           [](char high, char low) { return isAlpha(high) || isAlpha(low); });
    case Contradiction::NeedlessEncoding2012:
        return anyEncoding(urn.nss(), encodesPchar);
    default:
        return false;
    }
}

std::vector<Contradiction> contradictionsAbout(std::string_view text,
                                               const NamestringReading &reading, Dialect dialect)
{
    std::vector<Contradiction> result;
    for (const ContradictionSpec &each : kContradictions) {
        if (each.dialect != dialect)
            continue;
        if (reading ? isAboutUrn(each.contradiction, *reading)
                    : isAboutRefused(each.contradiction, reading.error(), text))
            result.push_back(each.contradiction);
    }
    return result;
}

} // namespace nidreg::urn
