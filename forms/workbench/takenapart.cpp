// SPDX-License-Identifier: MIT
#include "forms/widgets/admission.h"
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

constexpr qsizetype kShownInTable = 200; ///< UTF-16 units of a string in a table

QString begun(std::string_view text)
{
    const QString all = visible(QString::fromUtf8(text.data(), qsizetype(text.size())));
    return all.size() > kShownInTable ? all.left(kShownInTable) + u'…' : all;
}

std::optional<QString> begunOf(const std::optional<std::string_view> &text)
{
    return text ? std::optional(begun(*text)) : std::nullopt;
}

LineRow rowOf(QStringView line, qsizetype number, qsizetype begin)
{
    const std::string text = line.trimmed().toString().toStdString();
    LineRow row{number, begin, begun(text), {}, {}, {}, {}, {}, {}};
    const auto reading = urn::Namestring::parse(text);
    if (!reading) {
        row.reason = wording(reading.error().error, urn::Dialect::Rfc8141);
        return row;
    }
    row.nid = base::lowered(reading->nid());
    row.nidText = begun(reading->nid());
    row.r = begunOf(reading->r());
    row.q = begunOf(reading->q());
    row.f = begunOf(reading->f());
    return row;
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

std::vector<LineRow> rowsOf(const QString &input)
{
    std::vector<LineRow> rows;
    qsizetype number = 0, begin = 0;
    while (begin <= input.size() && qsizetype(rows.size()) < kMaxRows) {
        const qsizetype found = input.indexOf(u'\n', begin);
        const qsizetype end = found < 0 ? input.size() : found;
        const QStringView line = QStringView(input).mid(begin, end - begin);
        ++number;
        if (!line.trimmed().isEmpty())
            rows.push_back(rowOf(line, number, begin));
        begin = end + 1;
    }
    return rows;
}

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
    report.rows = rowsOf(input);
    report.lineNumber = line.number;
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
