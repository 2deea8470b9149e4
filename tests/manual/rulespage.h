// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/lint/lint.h"
#include "model/templates/reader.h"
#include "model/urn/usage.h"
#include "tests/manual/manualsource.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

/// The examples of rules.md, and what the model finds in them.
namespace nidreg::tests {

/// A block of code below the heading of a rule. Its info string is
///
///     KIND wrong|right [OPTION…]
///
/// KIND: `nid` (the NID alone), `urn` (the URN alone) or `template`: headings that take the place
/// of what stands from the first to the last of them in the template of the block `template base`;
/// a line "(no HEADING)" leaves that field out. In all of them \uNNNN is the character, and a…×3000
/// is 3000 times the one before the dots.
/// Options: informal, check, assign, registered, delisted, contested=REQUEST, similar=NID,
/// next=NUMBER, fast-track, revises, latin-1, urnbis-2012: what is asked for, and what the registry
/// knows; with=RULE,…: rules that the wrong example breaks besides.
struct ManualExample {
    QString rule; ///< "template.*.twice"
    QString kind;
    bool isWrong = false;
    QStringList options;
    QString text;

    bool has(const QString &option) const { return options.contains(option); }
    std::string valueOf(const QString &name) const
    {
        for (const QString &option : options) {
            if (option.startsWith(name + u'='))
                return option.section(u'=', 1).toStdString();
        }
        return {};
    }
    std::set<QString> besides() const
    {
        const QStringList all = QString::fromStdString(valueOf("with")).split(u',');
        std::set<QString> rules(all.begin(), all.end());
        rules.erase(QString());
        return rules;
    }
};

struct RulesPage {
    QString base; ///< the template that all examples change
    std::vector<ManualExample> examples;
    std::map<QString, QString> metas; ///< "error, RFC 8141 section 2", by rule
};

inline QString unescaped(QString text)
{
    static const QRegularExpression kCharacter("\\\\u([0-9a-f]{4})");
    static const QRegularExpression kTimes("(.)…×([0-9]+)");
    for (auto match = kCharacter.match(text); match.hasMatch(); match = kCharacter.match(text))
        text.replace(match.capturedStart(), match.capturedLength(),
                     QChar(match.captured(1).toUShort(nullptr, 16)));
    for (auto match = kTimes.match(text); match.hasMatch(); match = kTimes.match(text))
        text.replace(match.capturedStart(), match.capturedLength(),
                     match.captured(1).repeated(match.captured(2).toInt()));
    return text;
}

inline RulesPage readRulesPage()
{
    RulesPage page;
    QString rule;
    QStringList block, info;
    bool isCode = false;
    for (const QString &line :
         QString::fromUtf8(sourceOf(manualFolder() + "rules.md")).split('\n')) {
        if (!isCode && line.startsWith("### `"))
            rule = line.section('`', 1, 1);
        else if (!isCode && !rule.isEmpty() && line.startsWith('*') && !page.metas.count(rule))
            page.metas[rule] = line.mid(1, line.size() - 2);
        if (!line.startsWith("```")) {
            if (isCode)
                block << line;
            continue;
        }
        isCode = !isCode;
        if (isCode) {
            info = line.mid(3).split(' ', Qt::SkipEmptyParts);
            block.clear();
        } else if (info.mid(0, 2) == QStringList{"template", "base"}) {
            page.base = block.join('\n');
        } else {
            page.examples.push_back({rule, info.value(0), info.value(1) == "wrong", info.mid(2),
                                     unescaped(block.join('\n'))});
        }
    }
    return page;
}

/// The template with what the example changes: see ManualExample.
inline QString changedBy(const ManualExample &example, QString base)
{
    if (example.has("revises")) {
        base.replace("Version: 1", "Version: 2");
        base.replace("Revision Information: None.", "Revision Information: Digits are new.");
    }
    static const QRegularExpression kLeftOut("^\\(no (.+)\\)$",
                                             QRegularExpression::MultilineOption);
    std::set<templates::Field> touched;
    for (const auto &each : templates::read(example.text.toStdString()))
        touched.insert(each.order.begin(), each.order.end());
    QStringList without;
    for (const auto &match : kLeftOut.globalMatch(example.text))
        without << match.captured(1);
    qsizetype begin = base.size();
    qsizetype end = 0;
    for (const templates::FieldSpec &spec : templates::kFields) {
        const QString heading =
            QString::fromUtf8(spec.heading.data(), qsizetype(spec.heading.size()));
        if (!touched.count(spec.field) && !without.contains(heading))
            continue;
        const qsizetype at = base.indexOf(
            QRegularExpression("^" + heading + ":", QRegularExpression::MultilineOption));
        const qsizetype next = base.indexOf(
            QRegularExpression("^[A-Z][A-Za-z ]+:", QRegularExpression::MultilineOption), at + 1);
        begin = std::min(begin, at);
        end = std::max(end, next < 0 ? base.size() : next);
    }
    QString text = example.text;
    return base.left(begin) + text.remove(kLeftOut) + "\n\n" + base.mid(end);
}

} // namespace nidreg::tests
