// SPDX-License-Identifier: MIT
#include "forms/words/dialectwords.h"
#include "forms/words/words.h"
#include "forms/workbench/urnreport.h"
#include "model/base/text.h"

#include <algorithm>

namespace nidreg::forms {

namespace {

struct ChosenLine {
    qsizetype begin = 0, end = 0; ///< of the input
    qsizetype number = 1;
};

ChosenLine lineAt(const QString &input, qsizetype cursor)
{
    const qsizetype at = std::clamp<qsizetype>(cursor, 0, input.size());
    ChosenLine line;
    line.begin = at == 0 ? 0 : input.lastIndexOf(u'\n', at - 1) + 1;
    const qsizetype end = input.indexOf(u'\n', at);
    line.end = end < 0 ? input.size() : end;
    line.number = 1 + input.left(line.begin).count(u'\n');
    return line;
}

/// How many of several lines are URNs.
void countLines(WorkbenchReport &report, const QString &input, const ChosenLine &chosen)
{
    qsizetype urns = 0, others = 0, number = 0;
    QStringList bad;
    for (const QString &line : input.split(u'\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        if (const std::string text = line.trimmed().toStdString(); urn::Namestring::parse(text)) {
            ++urns;
        } else if (++others; bad.size() < 20) {
            bad += QString::number(number);
        }
    }
    report.heading(Words::tr("Lines"));
    report.add(others == 0 ? WorkbenchLine::Accepted : WorkbenchLine::Noted,
               Words::tr("URNs: %L1, others: %L2").arg(urns).arg(others));
    if (others > 0) {
        const QString where = others == 1 ? Words::tr("line %1") : Words::tr("lines %1");
        const QString more = others > bad.size() ? QStringLiteral(", …") : QString();
        report.words(Words::tr("Not URNs"), where.arg(bad.join(QStringLiteral(", ")) + more));
    }
    report.heading(Words::tr("Line %L1, where the cursor is").arg(chosen.number));
}

} // namespace

WorkbenchReport takenApart(const QString &input, qsizetype cursor, const NamespaceAnswer &known)
{
    WorkbenchReport report;
    if (input.trimmed().isEmpty()) {
        report.add(WorkbenchLine::Noted,
                   Words::tr("Type or paste a URN or URI above. Its parts are shown as you "
                             "type."));
        return report;
    }
    const ChosenLine line = lineAt(input, cursor);
    if (line.end - line.begin < input.size())
        countLines(report, input, line);
    const QString whole = input.mid(line.begin, line.end - line.begin);
    const QString text = whole.trimmed();
    const qsizetype begin = line.begin + whole.indexOf(text);
    const std::string bytes = text.toStdString();
    const bool isUrn = base::lowered(bytes.substr(0, 4)) == "urn:";
    if (isUrn)
        reportUrn(report, bytes, known);
    reportUri(report, bytes, !isUrn);
    if (!isUrn) {
        constexpr auto kNow = urn::Dialect::Rfc8141;
        report.heading(Words::tr("As a URN"));
        report.add(WorkbenchLine::Refused,
                   wording(urn::DialectAnswer{kNow, urn::Namestring::parse(bytes, kNow), {}}));
    }
    for (InputMark &mark : report.marks) {
        mark.begin += begin;
        mark.end += begin;
    }
    return report;
}

} // namespace nidreg::forms
