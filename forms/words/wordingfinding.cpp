// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/templates/lint/grammar.h"

#include <QStringList>

namespace nidreg::forms {

static std::string particular(const base::Finding &finding, std::size_t number)
{
    return number <= finding.particulars.size() ? finding.particulars[number - 1] : std::string();
}

/// "formerly" where the country's code or name is no longer in use.
static std::string countryVariant(const base::Finding &finding, std::size_t country,
                                  std::size_t formerly)
{
    if (particular(finding, country).empty())
        return {};
    return particular(finding, formerly).empty() ? "country" : "formerly";
}

/// Which of a rule's sentences fits; see the particulars in model/urn/nidrules.h.
static std::string variantOf(const base::Finding &finding)
{
    const std::string_view id = finding.rule->id;
    if (id == "nid.syntax")
        return particular(finding, 1).empty() ? "empty" : particular(finding, 3);
    if (id == "nid.too-short" || id == "nid.country-code" || id == "nid.alpha-3")
        return countryVariant(finding, 2, 4);
    if (id == "nid.country-name")
        return countryVariant(finding, 2, 3);
    if (id == "template.date.malformed")
        return particular(finding, 2).empty() ? "" : "known";
    if (id == "template.syntax.abnf-slip" || id == "template.syntax.abnf-syntax")
        return particular(finding, 4);
    if (id == "template.syntax.abnf-undefined")
        return particular(finding, 2).empty() ? "" : "guess";
    if (id == "template.syntax.abnf-example-refused")
        return particular(finding, 3).empty() ? "" : "expected";
    return {};
}

static QString english(const char *text)
{
    return QString::fromUtf8(text);
}

/// Of an example that is no URN, also why: the second particular is the namestring's error.
static QString whyNoUrn(const base::Finding &finding, Tongue say)
{
    for (const urn::NamestringError error : urn::namestringErrors()) {
        if (urn::rule(error) == particular(finding, 2))
            return ' ' + say(sentence(error));
    }
    return {};
}

/// Of a slip that a grammar makes again and again: it is one finding.
static QString howOften(const base::Finding &finding, Tongue say)
{
    const char *text = QT_TRANSLATE_NOOP("nidreg::forms::Words", "(Also in %1 more places.)");
    return ' ' + withParticulars(say(text), {particular(finding, 3)});
}

static QString worded(const base::Finding &finding, Tongue say)
{
    const Sentence *found = sentenceForRule(finding.rule->id, variantOf(finding));
    if (!found)
        return words(finding.rule->id);
    const QString text = withParticulars(namingUnseen(say(found->text), finding.particulars, say),
                                         finding.particulars);
    const std::string_view id = finding.rule->id;
    if (id.ends_with(".bad-urn") || id.ends_with(".abnf-bad-sentence"))
        return text + whyNoUrn(finding, say);
    const bool isRepeated = id.ends_with(".abnf-slip") && particular(finding, 3).size() > 0
        && particular(finding, 3) != "0";
    return isRepeated ? text + howOften(finding, say) : text;
}

QString wording(const base::Finding &finding)
{
    return worded(finding, translated);
}

QString englishWording(const base::Finding &finding)
{
    return worded(finding, english);
}

QString wording(const abnf::Problem &problem)
{
    return wording(
        base::Finding{&templates::ruleFor(problem.kind),
                      {problem.what, problem.other, "0", std::string(name(problem.kind))},
                      problem.where});
}

static constexpr qsizetype kLongestQuoted = 40;

/// The end of what was accepted is what the reader looks for.
static QString before(const templates::UrnTrial &trial, const QString &urn)
{
    const QString accepted = QString::fromUtf8(urn.toUtf8().left(qsizetype(trial.offset)));
    return accepted.size() <= kLongestQuoted ? accepted
                                             : QChar(0x2026) + accepted.right(kLongestQuoted - 1);
}

static QString expectations(const templates::UrnTrial &trial)
{
    QStringList all;
    for (const std::string &each : trial.expected)
        all += each.empty() ? Words::tr("the end") : QString::fromStdString(each);
    return all.join(Words::tr(" or "));
}

static QString refusal(const templates::UrnTrial &trial, const QString &urn)
{
    if (trial.expected.empty())
        return Words::tr("The grammar does not allow it after “%1”.").arg(before(trial, urn));
    return Words::tr("The grammar does not allow it after “%1”, where it expects %2.")
        .arg(before(trial, urn), expectations(trial));
}

static QString notAUrn(const QString &urn)
{
    const std::string text = urn.toStdString();
    const auto parsed = urn::Namestring::parse(text);
    return parsed ? QString() : wording(parsed.error().error);
}

QString wording(const templates::UrnTrial &trial, const QString &urn)
{
    switch (trial.verdict) {
    case templates::UrnVerdict::Accepted:
        return Words::tr("The grammar allows it.");
    case templates::UrnVerdict::Refused:
        return refusal(trial, urn);
    case templates::UrnVerdict::Unsure:
        return Words::tr("Not known: the grammar depends on prose, or on a rule that is not "
                         "defined.");
    case templates::UrnVerdict::GaveUp:
        return Words::tr("Not known: the grammar is too complex. The check stopped after %L1 "
                         "steps.")
            .arg(qulonglong(trial.steps));
    case templates::UrnVerdict::NotAUrn:
        return notAUrn(urn);
    case templates::UrnVerdict::OtherNamespace:
        return Words::tr("A URN of another namespace.");
    case templates::UrnVerdict::NoGrammar:
        return Words::tr("There is no grammar to check it against.");
    }
    return {};
}

// What the particulars are is said in model/urn/nidrules.h; the variants in wordingfinding.cpp.
// clang-format off
static constexpr Sentence kNidSentences[] = {
    {"nid.syntax", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is not a NID. A NID has 2 to 32 letters, digits and hyphens, and does not begin or end with a hyphen.")},
    {"nid.syntax", "empty",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The NID is missing. A NID has 2 to 32 letters, digits and hyphens.")},
    {"nid.syntax", "too-short",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is too short. A NID has at least 2 characters.")},
    {"nid.syntax", "too-long",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is too long. A NID has at most 32 characters.")},
    {"nid.syntax", "bad-first",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A NID begins with an ASCII letter or a digit, not with “%2”.")},
    {"nid.syntax", "bad-inner",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%2” is not allowed in a NID. Use only ASCII letters, digits and hyphens.")},
    {"nid.syntax", "bad-last",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "A NID ends with an ASCII letter or a digit, not with “%2”.")},
    {"nid.delisted", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” was registered in the past and is no longer in the listing. A NID is never reused. Choose another one.")},
    {"nid.registered", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is already registered (case is ignored). Choose another NID, or revise that namespace.")},
    {"nid.informal-prefix", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with “urn-”, which is reserved for informal namespaces. Choose another NID.")},
    {"nid.urn-reserved", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is the name of the URN scheme. Choose another NID.")},
    {"nid.too-short", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is too short for a formal NID. Use at least 3 characters.")},
    {"nid.too-short", "country",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is too short for a formal NID, and %3 is the country code of %2. Use at least 3 characters.")},
    {"nid.too-short", "formerly",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is too short for a formal NID, and %3 was the country code of %2. Use at least 3 characters.")},
    {"nid.country-code", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with two letters and a hyphen, which is reserved for country codes. Use another prefix than “%3-”.")},
    {"nid.country-code", "country",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with %3, the country code of %2, and a hyphen, which is reserved for countries. Choose another NID.")},
    {"nid.country-code", "formerly",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with %3, formerly the country code of %2, and a hyphen, which is reserved for countries. Choose another NID.")},
    {"nid.a-label", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with “%2”, which is reserved for encoded internationalized names. Choose another NID.")},
    {"nid.experimental", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” begins with “x-”, the former prefix of experimental namespaces. Choose a NID without it.")},
    {"nid.informal-form", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is not an informal NID. An informal NID is “urn-” followed by a positive number without leading zeros, at most 32 characters in all.")},
    {"nid.informal-requested", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The registry assigns the numbers of informal namespaces. Leave the NID empty instead of requesting “%1”.")},
    {"nid.informal-not-next", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is not the next informal NID in the sequence. The next one is “%2”.")},
    {"nid.alpha-3", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%3” is the three-letter country code of %2. Explain why the NID should be “%1”, or choose one that cannot be mistaken for a country.")},
    {"nid.alpha-3", "formerly",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%3” was the three-letter country code of %2. Explain why the NID should be “%1”, or choose one that cannot be mistaken for a country.")},
    {"nid.country-name", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is the name of a country (%2). Explain why you need it, or choose a NID that cannot be mistaken for a country.")},
    {"nid.country-name", "formerly",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is the former name of a country (%2). Explain why you need it, or choose a NID that cannot be mistaken for a country.")},
    {"nid.uri-scheme", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%2” is a registered URI scheme. Show that the namespace belongs to it, or choose a NID that cannot be mistaken for it.")},
    {"nid.identifier-system", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is the name of a known identifier system (%2). Show that the namespace belongs to it, or choose another NID.")},
    {"nid.contested", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "Other open requests ask for “%1” too (%2). It can be registered only after they end or change their NID.")},
    {"nid.similar", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is easily mistaken for a registered NID (%2). Consider one that differs more.")},
};

// What the particulars are is said in model/urn/usage.h.
static constexpr Sentence kUsageSentences[] = {
    {"urn.r-component", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The meaning of r-components is not standardized yet. Do not use “?+%1” until it is.")},
    {"urn.experimental", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "“%1” is not valid in a URN, because experimental namespaces were abolished. Use the namespace “example” instead.")},
    {"urn.unknown-keyword", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The keyword “%1” is not registered. Resolvers ignore it.")},
    {"urn.repeated-keyword", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The keyword “%1” occurs more than once. Resolvers ignore all its directives.")},
    {"urn.unknown-service", "",
     QT_TRANSLATE_NOOP("nidreg::forms::Words", "The service “%1” is not registered. Resolvers use the default service of the namespace.")},
};
// clang-format on

std::span<const Sentence> usageSentences()
{
    return kUsageSentences;
}

std::span<const Sentence> nidSentences()
{
    return kNidSentences;
}

} // namespace nidreg::forms
