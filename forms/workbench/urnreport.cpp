// SPDX-License-Identifier: MIT
#include "forms/workbench/urnreport.h"

#include "forms/words/dialectwords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/text.h"
#include "model/templates/lint/grammar.h"
#include "model/urn/dialectanswers.h"
#include "model/urn/printable.h"
#include "model/urn/usage.h"

#include <QByteArray>

#include <algorithm>
#include <memory>
#include <unicode/uspoof.h>

namespace nidreg::forms {

using urn::Dialect;
using urn::DialectAnswer;
using urn::Namestring;

static constexpr std::size_t kMaxDirectives = 50; ///< shown
static constexpr std::size_t kShownInColumn = 120; ///< bytes of a part
static constexpr qsizetype kScheme = 3; ///< the length of "urn"

static UrnPart partAt(const Namestring &urn, std::string_view text)
{
    const auto isOf = [&](std::optional<std::string_view> part) {
        return part && part->data() == text.data();
    };
    return text.data() == urn.nid().data() ? UrnPart::Nid
        : text.data() == urn.nss().data()  ? UrnPart::Nss
        : isOf(urn.r())                    ? UrnPart::R
        : isOf(urn.q())                    ? UrnPart::Q
                                           : UrnPart::F;
}

static void reportParts(WorkbenchReport &report, const Namestring &urn)
{
    report.heading(Words::tr("Parts"));
    report.card.text = QString::fromUtf8(urn.text().data(), qsizetype(urn.text().size()));
    report.card.spans.push_back({0, kScheme, UrnPart::Scheme, Words::tr("scheme")});
    for (const urn::NamedPart &each : urn::namedParts(urn)) {
        const UrnPart part = partAt(urn, each.text);
        report.row(words(each.term), each.text).part = part;
        report.mark(urn.text(), each.offset, each.offset + each.text.size(), part);
        const InputMark &mark = report.marks.back();
        report.card.spans.push_back({mark.begin, mark.end, part, words(each.term)});
    }
    report.row(Words::tr("Canonical form"), urn.normalized(),
               Words::tr("used for comparison (RFC 8141, section 3.1)"));
    if (urn.nss().find('%') == std::string_view::npos)
        return;
    const QByteArray decoded =
        QByteArray::fromPercentEncoding(QByteArray(urn.nss().data(), qsizetype(urn.nss().size())));
    WorkbenchLine &name = report.row(Words::tr("Decoded NSS"), decoded.toStdString(),
                                     Words::tr("for reading only, not a URN (section 4.4)"));
    QStringList told;
    for (const LookAlike &each : lookAlikes(name.text)) {
        name.doubtful.emplace_back(each.at, each.length);
        if (const QString words = wording(each); !told.contains(words))
            told += words;
    }
    for (const QString &each : told)
        report.words(Words::tr("Look-alike"), each);
}

static void reportGrammar(WorkbenchReport &report, std::string_view text,
                          const NamespaceAnswer &known)
{
    if (known.grammar.empty())
        return report.add(WorkbenchLine::Remark,
                          Words::tr("Its registration has no grammar to check against."));
    const auto grammar = templates::grammarFromSource(known.grammar, known.nid);
    const templates::UrnTrial trial = templates::tryUrn(grammar, text);
    using Verdict = templates::UrnVerdict;
    report.add(trial.verdict == Verdict::Accepted      ? WorkbenchLine::Accepted
                   : trial.verdict == Verdict::Refused ? WorkbenchLine::Refused
                                                       : WorkbenchLine::Noted,
               wording(trial, words(text)));
}

static void reportNamespace(WorkbenchReport &report, const Namestring &urn,
                            const NamespaceAnswer &known)
{
    report.heading(Words::tr("Namespace"));
    report.nid = base::lowered(urn.nid());
    if (known.nid != report.nid || known.state == NamespaceAnswer::Asked)
        return report.add(WorkbenchLine::Noted, Words::tr("Checking the registry…"));
    if (known.state == NamespaceAnswer::Unknown)
        return report.add(WorkbenchLine::Noted, known.why);
    if (known.state == NamespaceAnswer::NotRegistered)
        return report.add(WorkbenchLine::Refused,
                          Words::tr("“%1” is not registered, so the meaning of the URN is not "
                                    "defined.")
                              .arg(readable(urn.nid())));
    if (!registry::isRegistered(known.row.status))
        return report.add(
            WorkbenchLine::Refused,
            Words::tr("“%1” is delisted. Its NID is never reused.").arg(words(known.row.nid)));
    report.add(WorkbenchLine::Accepted,
               known.row.status == registry::Status::Active
                   ? Words::tr("“%1” is registered.").arg(words(known.row.nid))
                   : Words::tr("“%1” is registered: %2.")
                         .arg(words(known.row.nid), wording(known.row.status)));
    if (!known.row.registrant.empty())
        report.row(Words::tr("Registrant"), known.row.registrant);
    reportGrammar(report, urn.text(), known);
}

/// Where a keyword is registered, and what it takes to change that.
static QString registryOf(const urn::Directive &directive)
{
    if (!directive.registration)
        return {};
    const urn::KeywordScope scope = directive.registration->scope;
    return Words::tr("registry “%1”: %2, changed by %3 (section 9.2.1)")
        .arg(words(urn::kKeywordRegistry), words(name(scope)), words(term(policy(scope))));
}

static void reportDirectives(WorkbenchReport &report, const DialectAnswer &answer)
{
    const auto directives = urn::directives(answer.reading.value());
    if (directives.empty())
        return;
    report.heading(Words::tr("Query according to the 2012 draft"));
    for (std::size_t i = 0; i < std::min(directives.size(), kMaxDirectives); ++i) {
        const urn::Directive &each = directives[i];
        report.words(readable(std::string(each.keyword) + '=' + std::string(each.value)),
                     wording(each), registryOf(each));
    }
    if (directives.size() > kMaxDirectives)
        report.add(WorkbenchLine::Remark,
                   Words::tr("There are more: %L1 directives in all.").arg(directives.size()));
}

/// "accepted", or what is wrong; then what the document asks of a NID and this one does not give.
static QString verdictWords(const DialectAnswer &answer)
{
    if (!answer.isAccepted()) {
        const auto [error, offset] = answer.reading.error();
        return Words::tr("refused at byte %1: %2 (%3)")
            .arg(QString::number(offset), wording(error, answer.dialect), words(answer.section()));
    }
    QStringList said{answer.isReferenceOnly()
                         ? Words::tr("accepted as a reference to a URN: no URN "
                                     "is assigned with a query or a fragment")
                         : Words::tr("accepted")};
    for (const urn::NidRestriction restriction : answer.brokenRestrictions())
        said += Words::tr("%1 (section %2)")
                    .arg(wording(restriction), words(urn::section(restriction, answer.dialect)));
    return said.join(u'\n');
}

/// A part a line, under the name that the document gives it.
static QString partsWords(const DialectAnswer &answer)
{
    QStringList said;
    if (answer.isAccepted()) {
        for (const urn::NamedPart &each : urn::namedParts(answer.reading.value()))
            said += QStringLiteral("%1: %2").arg(words(each.term),
                                                 readable(each.text.substr(0, kShownInColumn)));
    }
    return said.join(u'\n');
}

/// A table with a column a dialect: what it says, why, and the parts that it finds.
static std::vector<std::vector<ReportCell>> dialectColumns(
    const std::vector<DialectAnswer> &answers)
{
    std::vector<std::vector<ReportCell>> rows(1, {{ReportCell::None, {}, false}});
    for (const DialectAnswer &each : answers)
        rows.front().push_back({ReportCell::None, words(document(each.dialect)), false});
    std::vector<ReportCell> verdicts{{ReportCell::None, Words::tr("Verdict"), false}};
    for (const DialectAnswer &each : answers) {
        const bool isClean =
            each.isAccepted() && each.brokenRestrictions().empty() && !each.isReferenceOnly();
        verdicts.push_back({!each.isAccepted() ? ReportCell::Refused
                                : isClean      ? ReportCell::Accepted
                                               : ReportCell::Noted,
                            verdictWords(each), false});
    }
    rows.push_back(std::move(verdicts));
    if (std::ranges::any_of(answers, &DialectAnswer::isAccepted)) {
        std::vector<ReportCell> parts{{ReportCell::None, Words::tr("Parts"), false}};
        for (const DialectAnswer &each : answers)
            parts.push_back({ReportCell::None, partsWords(each), true});
        rows.push_back(std::move(parts));
    }
    return rows;
}

static void reportDialects(WorkbenchReport &report, const std::vector<DialectAnswer> &answers)
{
    report.heading(Words::tr("Result by specification"));
    report.columns = dialectColumns(answers);
    report.add(WorkbenchLine::Columns, {});
    if (answers[0].isAccepted() && urn::areUnanimous(answers))
        report.add(WorkbenchLine::Remark,
                   Words::tr("The parts are the same in all specifications."));
    for (const DialectAnswer &each : answers) {
        if (each.dialect == Dialect::Urnbis2012 && each.isAccepted())
            reportDirectives(report, each);
    }
}

static void reportContradictions(WorkbenchReport &report, const std::vector<DialectAnswer> &answers)
{
    bool isFirst = true;
    for (const DialectAnswer &each : answers) {
        for (const urn::Contradiction contradiction : each.contradictions) {
            if (std::exchange(isFirst, false))
                report.heading(Words::tr("Contradictions in the document"));
            const ContradictionWords words = wording(contradiction);
            report.words(forms::words(document(each.dialect)),
                         words.first + u' ' + words.second + u' ' + words.decision);
        }
    }
}

/// A string with the first error marked: before that it was read, behind it nobody knows. Where it
/// ends too early, the error is its end.
static CardText refusedCard(std::string_view text, const std::vector<InputMark> &marks)
{
    CardText card{QString::fromUtf8(text.data(), qsizetype(text.size())), {}};
    const qsizetype end = card.text.size();
    const InputMark mark = marks.empty() ? InputMark{end, end, {}} : marks.back();
    card.spans.push_back({mark.begin,
                          mark.end,
                          {},
                          marks.empty() ? Words::tr("ends too early") : Words::tr("first error")});
    return card;
}

void reportUrn(WorkbenchReport &report, std::string_view text, const NamespaceAnswer &known)
{
    const auto answers = urn::sideBySide(text);
    const DialectAnswer &now = answers.front();
    report.add(now.isAccepted() ? WorkbenchLine::Accepted : WorkbenchLine::Refused,
               now.isAccepted() ? Words::tr("This is a URN according to RFC 8141.") : wording(now));
    if (now.isAccepted()) {
        for (const base::Finding &each : urn::usage(now.reading.value()))
            report.add(WorkbenchLine::Noted, wording(each));
        reportParts(report, now.reading.value());
        reportNamespace(report, now.reading.value(), known);
    } else {
        const std::size_t at = now.reading.error().offset;
        if (at < text.size())
            report.mark(text, at, at + urn::characterAt(text, at).size(), {});
        report.card = refusedCard(text, report.marks);
    }
    reportDialects(report, answers);
    reportContradictions(report, answers);
}

using SpoofChecker = std::unique_ptr<USpoofChecker, decltype(&uspoof_close)>;

/// What `character` looks like; empty where that is not told.
static QString skeletonOf(const USpoofChecker &checker, char32_t character)
{
    const QString text = QString::fromUcs4(&character, 1);
    char16_t made[32] = {};
    UErrorCode error = U_ZERO_ERROR;
    const int32_t length =
        uspoof_getSkeleton(&checker, 0, reinterpret_cast<const UChar *>(text.utf16()),
                           int32_t(text.size()), made, int32_t(std::size(made)), &error);
    return U_SUCCESS(error) ? QString::fromUtf16(made, length) : QString();
}

static bool isAsciiAlphanum(const QString &text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) {
        return c.unicode() < 0x80 && c.isLetterOrNumber();
    });
}

std::vector<LookAlike> lookAlikes(const QString &text)
{
    UErrorCode error = U_ZERO_ERROR;
    const SpoofChecker checker(uspoof_open(&error), uspoof_close);
    if (U_FAILURE(error))
        return {};
    std::vector<LookAlike> found;
    qsizetype at = 0;
    for (const char32_t letter : text.toUcs4()) {
        const qsizetype length = QChar::requiresSurrogates(letter) ? 2 : 1;
        const QString like = letter < 0x80 ? QString() : skeletonOf(*checker, letter);
        if (isAsciiAlphanum(like))
            found.push_back({at, length, letter, like});
        at += length;
    }
    return found;
}

QString wording(const LookAlike &found)
{
    return Words::tr("“%1” (U+%2) looks like “%3”")
        .arg(QString::fromUcs4(&found.letter, 1),
             QString::number(uint(found.letter), 16).toUpper().rightJustified(4, u'0'), found.like);
}

} // namespace nidreg::forms
