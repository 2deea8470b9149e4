// SPDX-License-Identifier: MIT
#include "forms/words/words.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

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

QString translated(const char *text)
{
    return Words::tr(text);
}

QString filled(const char *text, const std::vector<std::string> &particulars)
{
    return withParticulars(namingUnseen(translated(text), particulars, translated), particulars);
}

namespace {

/// A character that shows nothing between quotes; controls are as urn::printable() has them.
struct Unseen {
    const char *shown;
    const char *name;
};

// clang-format off
constexpr std::array kUnseen{
    Unseen {" ", QT_TRANSLATE_NOOP("nidreg::forms::Words", "a space")},
    Unseen {"\t", QT_TRANSLATE_NOOP("nidreg::forms::Words", "a tab")},
    Unseen {"\\x09", QT_TRANSLATE_NOOP("nidreg::forms::Words", "a tab")},
    Unseen {"\n", QT_TRANSLATE_NOOP("nidreg::forms::Words", "a line break")},
    Unseen {"\\x0A", QT_TRANSLATE_NOOP("nidreg::forms::Words", "a line break")},
    Unseen {"\\x0D", QT_TRANSLATE_NOOP("nidreg::forms::Words", "a line break")},
    Unseen {"\xC2\xA0", QT_TRANSLATE_NOOP("nidreg::forms::Words", "a no-break space (U+00A0)")},
};
// clang-format on

/// Empty for what can be seen.
QString nameOf(const QString &text, Tongue say)
{
    for (const Unseen &each : kUnseen) {
        if (text == QString::fromUtf8(each.shown))
            return say(each.name);
    }
    const char *other = QT_TRANSLATE_NOOP("nidreg::forms::Words", "an invisible character (U+%1)");
    const bool isUnseen =
        text.size() == 1 && (text[0].isSpace() || text[0].category() == QChar::Other_Format);
    return isUnseen
        ? say(other).arg(QString::number(text[0].unicode(), 16).rightJustified(4, '0').toUpper())
        : QString();
}

} // namespace

QString namingUnseen(QString pattern, const std::vector<std::string> &particulars, Tongue say)
{
    for (std::size_t i = 0; i < particulars.size(); ++i) {
        QString name = nameOf(words(particulars[i]), say);
        if (name.isEmpty())
            continue;
        const QRegularExpression quoted(QStringLiteral("[“„«]\\s?%%1\\s?[”“»]").arg(i + 1),
                                        QRegularExpression::UseUnicodePropertiesOption);
        if (pattern.indexOf(quoted) == 0)
            name[0] = name[0].toUpper();
        pattern.replace(quoted, name);
    }
    return pattern;
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
