// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/templates/lint/grammar.h"

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

/// A sentence in the language of the program, or in English whatever that is.
using Tongue = QString (*)(const char *);

static QString translated(const char *text)
{
    return Words::tr(text);
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
    const QString text = withParticulars(say(found->text), finding.particulars);
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

} // namespace nidreg::forms
