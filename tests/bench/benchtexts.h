// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/fields.h"

#include <QString>

#include <vector>

/// The texts to type into: as large as a field may sensibly be, of every kind that costs.
namespace nidreg::bench {

/// 256 KiB, the most that a field takes, but for what is typed.
constexpr qsizetype kSize = 256 * 1024 - 2048;

struct Text {
    const char *name;
    templates::Field field;
    QString text;
};

inline QString prose(qsizetype column)
{
    static const char *const kWords[] = {"seed",    "bank",    "names",  "are",      "kept",
                                         "for",     "every",   "sample", "that",     "a",
                                         "curator", "accepts", "and",    "resolves", "within",
                                         "the",     "archive", "of",     "plants"};
    QString text, line;
    for (std::size_t word = 0; text.size() + line.size() < kSize; ++word) {
        const QString next = QString::fromLatin1(kWords[(word * word + word / 7) % 19]);
        if (line.size() + next.size() >= column) {
            text += line + QLatin1Char('\n');
            line.clear();
        }
        line += next + QLatin1Char(' ');
    }
    return text + line;
}

inline QString grammar(int rules)
{
    QString text = QStringLiteral("seedbank-nss = rule-0\n");
    for (int i = 0; i < rules; ++i)
        text += QStringLiteral("rule-%1 = %2 / \"a%1\" [ \":\" 1*DIGIT ]\n")
                    .arg(i)
                    .arg(i + 1 < rules ? QStringLiteral("rule-%1").arg(i + 1)
                                       : QStringLiteral("DIGIT"));
    return text;
}

inline QString examples(int count)
{
    QString text;
    for (int i = 0; i < count; ++i)
        text += QStringLiteral("As urn:seedbank:sample:%1?=part=%2, kept.\n")
                    .arg(i, 6, 10, QLatin1Char('0'))
                    .arg(i % 97);
    return text;
}

inline std::vector<Text> texts()
{
    using templates::Field;
    return {{"prose, lines of 70 columns", Field::Purpose, prose(70)},
            {"prose, one line", Field::Purpose, prose(2 * kSize)},
            {"5,000 rules of ABNF", Field::Syntax, grammar(5000)},
            {"5,000 examples", Field::Assignment, examples(5000)}};
}

} // namespace nidreg::bench
