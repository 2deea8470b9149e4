// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QStringList>

namespace nidreg::forms {

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
        return Words::tr("The grammar refuses it after “%1”.").arg(before(trial, urn));
    return Words::tr("The grammar refuses it after “%1”, where it allows %2.")
        .arg(before(trial, urn), expectations(trial));
}

static QString notAUrn(const QString &urn)
{
    const auto parsed = urn::Namestring::parse(urn.toStdString());
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
        return Words::tr("The grammar does not tell: it depends on prose, or on a rule that "
                         "nobody defines.");
    case templates::UrnVerdict::GaveUp:
        return Words::tr("The grammar is too complex to tell: the check stopped after %L1 steps.")
            .arg(qulonglong(trial.steps));
    case templates::UrnVerdict::NotAUrn:
        return notAUrn(urn);
    case templates::UrnVerdict::OtherNamespace:
        return Words::tr("A URN of another namespace.");
    case templates::UrnVerdict::NoGrammar:
        return Words::tr("There is no grammar to try it against.");
    }
    return {};
}

} // namespace nidreg::forms
