// SPDX-License-Identifier: MIT
#include "forms/workbench/scanreport.h"

#include "forms/words/dialectwords.h"
#include "forms/words/words.h"

#include <algorithm>

namespace nidreg::forms {

static constexpr std::size_t kMaxNids = 200; ///< shown

static QString number(std::uint64_t value)
{
    return QStringLiteral("%L1").arg(value);
}

static void reportVerdict(WorkbenchReport &report, const ScanAnswer &answer)
{
    const urn::ScanTotals &totals = answer.totals;
    if (!answer.failure.isEmpty())
        report.add(WorkbenchLine::Refused, answer.failure);
    else if (totals.invalid() > 0)
        report.add(WorkbenchLine::Refused,
                   Words::tr("Lines that are not URNs: %L1").arg(totals.invalid()));
    else if (totals.valid == 0)
        report.add(WorkbenchLine::Noted, Words::tr("No line contains a URN."));
    else
        report.add(WorkbenchLine::Accepted,
                   totals.empty > 0 ? Words::tr("Every line that is not empty is a URN.")
                                    : Words::tr("Every line is a URN."));
}

static void reportRules(WorkbenchReport &report, const ScanAnswer &answer)
{
    std::vector<std::pair<std::uint64_t, urn::NamestringError>> rules;
    for (const urn::NamestringError error : urn::namestringErrors()) {
        if (const auto count = answer.totals.refused[static_cast<std::size_t>(error)])
            rules.emplace_back(count, error);
    }
    if (rules.empty())
        return;
    std::ranges::stable_sort(rules, std::greater(), &decltype(rules)::value_type::first);
    report.heading(Words::tr("Rule broken"));
    for (const auto &[count, error] : rules)
        report.words(number(count), wording(error, answer.dialect), words(rule(error)));
}

/// Beyond the NIDs that were told apart nobody knows.
static void reportRegistered(WorkbenchReport &report, const ScanAnswer &answer,
                             const registry::NidStatuses &known)
{
    const auto strange = std::ranges::count_if(
        answer.nids, [&](const auto &each) { return !known.isRegistered(each.first); });
    const bool isAll = answer.otherUrns == 0;
    if (strange == 0 && isAll)
        return report.add(WorkbenchLine::Accepted, Words::tr("All are registered."));
    if (strange == 0)
        return report.add(WorkbenchLine::Noted,
                          Words::tr("All counted NIDs are registered. There are more NIDs."));
    const QString words = isAll
        ? Words::tr("Not registered: %L1 of %L2")
        : Words::tr("Not registered: %L1 of %L2 counted NIDs. There are more NIDs.");
    report.add(WorkbenchLine::Noted, words.arg(strange).arg(answer.nids.size()));
}

QString standingWords(const registry::NidStatuses &known, std::string_view nid)
{
    const auto status = known.of(nid);
    if (!status)
        return Words::tr("not registered");
    return registry::isRegistered(*status) ? Words::tr("registered")
                                           : Words::tr("delisted: no longer registered");
}

/// What is to be said of a NID beside how often it was met.
static QString remarkOf(const registry::NidStatuses &known, std::string_view nid)
{
    return known.isRegistered(nid) ? QString() : standingWords(known, nid);
}

static void reportNids(WorkbenchReport &report, const ScanAnswer &answer,
                       const registry::NidStatuses *known)
{
    if (answer.nids.empty())
        return;
    report.heading(Words::tr("Namespaces"));
    for (std::size_t i = 0; i < std::min(answer.nids.size(), kMaxNids); ++i) {
        const auto &[nid, urns] = answer.nids[i];
        report.words(number(urns), words(nid), known ? remarkOf(*known, nid) : QString());
    }
    if (answer.nids.size() > kMaxNids || answer.otherUrns > 0)
        report.add(WorkbenchLine::Remark,
                   Words::tr("There are more. The %L1 most frequent are shown.").arg(kMaxNids));
}

WorkbenchReport scanSummary(const ScanAnswer &answer, const registry::NidStatuses *known)
{
    WorkbenchReport report;
    const urn::ScanTotals &totals = answer.totals;
    reportVerdict(report, answer);
    report.words(Words::tr("Lines"), number(totals.lines));
    report.words(Words::tr("URNs"), number(totals.valid));
    report.words(Words::tr("Not URNs"), number(totals.invalid()));
    report.words(Words::tr("Empty"), number(totals.empty));
    report.words(Words::tr("Bytes"), number(totals.bytes));
    if (known && !answer.nids.empty())
        reportRegistered(report, answer, *known);
    reportRules(report, answer);
    return report;
}

WorkbenchReport scanReport(const ScanAnswer &answer, const registry::NidStatuses *known)
{
    WorkbenchReport report = scanSummary(answer, known);
    reportNids(report, answer, known);
    return report;
}

} // namespace nidreg::forms
