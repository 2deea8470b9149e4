// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/namestring.h"

#include <QCoreApplication>
#include <QString>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::forms {

/// The context under which the words of this folder are translated.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::Words)
};

/// The words for one stable id. Where one sentence does not serve every finding of a rule, a
/// variant names the case; the row with an empty variant is for all others.
struct Sentence {
    std::string_view id;
    std::string_view variant;
    const char *text; ///< English, marked with QT_TRANSLATE_NOOP("nidreg::forms::Words", …), with
                      ///< %1, %2 … for the particulars
};

std::span<const Sentence> nidSentences(); ///< one or more a rule of urn::nidRules()
std::span<const Sentence> usageSentences(); ///< one a rule of urn::usageRules()
std::span<const Sentence> templateSentences(); ///< one or more a rule of templates::templateRules()
std::span<const Sentence> uriSentences(); ///< of model/uri, but for the URLs of 1993
std::span<const Sentence> urlSentences(); ///< of the URLs of 1993
std::span<const Sentence> refusalSentences(); ///< what the database refuses, by its stable id
std::span<const Sentence>
failureSentences(); ///< of opening a registry and making a file; %1: detail

/// The row of `id` and `variant`, else that of `id` alone, else null.
const Sentence *sentenceFor(std::span<const Sentence> sentences, std::string_view id,
                            std::string_view variant = {});

/// True when a row is for findings of this rule: "template.*.missing" is for every field's.
bool isFor(const Sentence &sentence, std::string_view rule);

/// The row for a finding of `rule`: that of `variant` before one without, one of the very rule
/// before one for every field. Null where there is none.
const Sentence *sentenceForRule(std::string_view rule, std::string_view variant = {});

/// A sentence in the language of the program, or in English whatever that is.
using Tongue = QString (*)(const char *);
QString translated(const char *text);

/// `pattern`, where a particular in quotes is one character that shows nothing, with its name in
/// place of the quotes: "A space is not allowed".
QString namingUnseen(QString pattern, const std::vector<std::string> &particulars, Tongue say);

/// `text` translated, with %1 … %9 replaced in one pass: an argument that contains "%2" stays as it
/// is. What is missing is empty.
QString filled(const char *text, const std::vector<std::string> &particulars);

/// The same for a pattern that is not to be translated, or is already.
QString withParticulars(const QString &pattern, const std::vector<std::string> &particulars);

/// The English sentence of a namestring's error; wording() translates it.
const char *sentence(urn::NamestringError error);

/// UTF-8 of the model as the window's text.
inline QString words(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// `one` for 1, else `many` with %n replaced, in the words of `Context`: English needs no catalogue
/// for its plurals then.
template <class Context> QString counted(const char *one, const char *many, qint64 count)
{
    return Context::tr(count == 1 ? one : many).replace("%n", QString::number(count));
}

/// `text` as a tool tip shows it letter by letter: tool tips guess, and what looks like markup
/// would be drawn as such.
inline QString asToolTip(const QString &text)
{
    return text.isEmpty()
        ? text
        : QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace nidreg::forms
