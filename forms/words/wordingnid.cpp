// SPDX-License-Identifier: MIT
#include "forms/words/words.h"

namespace nidreg::forms {

// What the particulars are is said in model/urn/nidrules.h; the variants in wordingfinding.cpp.
// clang-format off
static constexpr Sentence kNidSentences[] = {
    {"nid.syntax", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is no NID: it takes two to 32 letters, digits and hyphens, neither first nor last a hyphen.")},
    {"nid.syntax", "empty",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "No NID is stated: it takes two to 32 letters, digits and hyphens.")},
    {"nid.syntax", "too-short",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is too short: a NID has at least two characters.")},
    {"nid.syntax", "too-long",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is too long: a NID has at most 32 characters.")},
    {"nid.syntax", "bad-first",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A NID begins with an ASCII letter or a digit, not with “%2”.")},
    {"nid.syntax", "bad-inner",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%2” cannot stand in a NID: only ASCII letters, digits and hyphens can.")},
    {"nid.syntax", "bad-last",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A NID ends with an ASCII letter or a digit, not with “%2”.")},
    {"nid.registered", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is registered already (the case of letters does not count): choose another NID, or revise that namespace.")},
    {"nid.informal-prefix", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with “urn-”, which is kept for informal namespaces: begin a formal NID with something else.")},
    {"nid.urn-reserved", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is the name of the URN scheme itself: choose another NID.")},
    {"nid.too-short", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is too short for a formal NID: choose one of three characters or more.")},
    {"nid.too-short", "country",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is too short for a formal NID, and %3 is the country code of %2: choose one of three characters or more.")},
    {"nid.too-short", "formerly",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is too short for a formal NID, and %3 was the country code of %2: choose one of three characters or more.")},
    {"nid.country-code", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with two letters and a hyphen, which is kept for country codes: begin with something other than “%3-”.")},
    {"nid.country-code", "country",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with %3, the country code of %2, and a hyphen, which is kept for countries: begin with something else.")},
    {"nid.country-code", "formerly",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with %3, formerly the country code of %2, and a hyphen, which is kept for countries: begin with something else.")},
    {"nid.a-label", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with “%2”, which is kept for encoded internationalised names: begin with something else.")},
    {"nid.experimental", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with “x-”, once the mark of experimental namespaces: choose a NID without it.")},
    {"nid.informal-form", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is no informal NID: that is “urn-” and a positive number without leading zeros, 32 characters at most.")},
    {"nid.informal-requested", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The registry numbers informal namespaces itself: leave the NID empty instead of asking for “%1”.")},
    {"nid.informal-not-next", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is not the next informal NID in the sequence: that is “%2”.")},
    {"nid.alpha-3", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%3” is the three-letter country code of %2: have good reasons for “%1”, or choose a NID that is not taken for a country.")},
    {"nid.alpha-3", "formerly",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%3” was the three-letter country code of %2: have good reasons for “%1”, or choose a NID that is not taken for a country.")},
    {"nid.country-name", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is the name of a country (%2): have good reasons for it, or choose a NID that is not taken for a country.")},
    {"nid.country-name", "formerly",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is the former name of a country (%2): have good reasons for it, or choose a NID that is not taken for a country.")},
    {"nid.uri-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%2” is a registered URI scheme: show that the namespace belongs to it, or choose a NID that is not taken for it.")},
    {"nid.identifier-system", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is the name of a known identifier system (%2): show that the namespace belongs to it, or choose another NID.")},
    {"nid.contested", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Other open requests ask for “%1”, too (%2): it is registered only once they have left the race or changed their NID.")},
    {"nid.similar", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is easily taken for a registered NID (%2): consider one that differs more.")},
};
// clang-format on

std::span<const Sentence> nidSentences()
{
    return kNidSentences;
}

} // namespace nidreg::forms
