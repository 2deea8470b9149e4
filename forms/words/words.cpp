// SPDX-License-Identifier: MIT
#include "forms/words/words.h"

#include <algorithm>

namespace nidreg::forms {

const Sentence *sentenceFor(std::span<const Sentence> sentences, std::string_view id,
                            std::string_view variant)
{
    const auto find = [&](std::string_view wanted) {
        return std::ranges::find_if(sentences, [&](const Sentence &each) {
            return each.id == id && each.variant == wanted;
        });
    };
    auto found = find(variant);
    if (found == sentences.end())
        found = find({});
    return found == sentences.end() ? nullptr : &*found;
}

static constexpr std::string_view kAnyField = "template.*.";

/// "template.*.missing" of "template.date.missing".
static std::string forAnyField(std::string_view rule)
{
    const std::size_t dot = rule.rfind('.');
    return std::string(kAnyField).append(rule.substr(dot + 1));
}

bool isFor(const Sentence &sentence, std::string_view rule)
{
    return sentence.id == rule
        || (rule.starts_with("template.") && sentence.id == forAnyField(rule));
}

const Sentence *sentenceForRule(std::string_view rule, std::string_view variant)
{
    if (rule.starts_with("uri."))
        return sentenceFor(uriSentences(), rule, variant);
    if (rule.starts_with("url."))
        return sentenceFor(urlSentences(), rule, variant);
    if (rule.starts_with("urn."))
        return sentenceFor(usageSentences(), rule, variant);
    if (!rule.starts_with("template."))
        return sentenceFor(nidSentences(), rule, variant);
    const Sentence *found = sentenceFor(templateSentences(), rule, variant);
    return found ? found : sentenceFor(templateSentences(), forAnyField(rule), variant);
}

QString filled(const char *text, const std::vector<std::string> &particulars)
{
    return withParticulars(Words::tr(text), particulars);
}

QString withParticulars(const QString &pattern, const std::vector<std::string> &particulars)
{
    QString result;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int digit =
            pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (digit < 1) {
            result += pattern[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(digit - 1);
        result += index < particulars.size() ? words(particulars[index]) : QString();
        ++i;
    }
    return result;
}

} // namespace nidreg::forms
