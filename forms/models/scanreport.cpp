// SPDX-License-Identifier: MIT
#include "forms/models/scanreport.h"

#include "forms/text/wording.h"
#include "forms/text/words.h"

#include <algorithm>

namespace nidreg::forms {

static constexpr std::size_t kMostNids = 200; ///< shown

std::string_view ruleOf(const urn::BadLine &line)
{
    return line.isByGrammar ? "urn.grammar" : urn::rule(line.refusal.error);
}

static QString number(std::uint64_t value)
{
    return QStringLiteral("%L1").arg(value);
}

static void reportRules(WorkbenchReport &report, const urn::ScanTotals &totals)
{
    std::vector<std::pair<std::uint64_t, urn::NamestringError>> rules;
    for (const urn::NamestringError error : urn::namestringErrors()) {
        if (const auto count = totals.refused[static_cast<std::size_t>(error)])
            rules.emplace_back(count, error);
    }
    if (rules.empty())
        return;
    std::ranges::stable_sort(rules, std::greater(), &decltype(rules)::value_type::first);
    report.heading(Words::tr("What is wrong"));
    for (const auto &[count, error] : rules)
        report.words(number(count), wording(error), words(rule(error)));
}

static void reportNids(WorkbenchReport &report, const ScanAnswer &answer,
                       const std::set<std::string> *registered)
{
    if (answer.nids.empty())
        return;
    report.heading(Words::tr("Their namespaces"));
    if (registered) {
        const auto strange = std::ranges::count_if(
            answer.nids, [&](const auto &each) { return !registered->contains(each.first); });
        report.add(
            strange == 0 ? WorkbenchLine::Accepted : WorkbenchLine::Noted,
            strange == 0
                ? Words::tr("All of them are registered.")
                : Words::tr("Not registered: %L1 of %L2").arg(strange).arg(answer.nids.size()));
    }
    for (std::size_t i = 0; i < std::min(answer.nids.size(), kMostNids); ++i) {
        const auto &[nid, urns] = answer.nids[i];
        report.words(number(urns), words(nid),
                     registered && !registered->contains(nid) ? Words::tr("not registered")
                                                              : QString());
    }
    if (answer.nids.size() > kMostNids || answer.otherUrns > 0)
        report.add(WorkbenchLine::Remark,
                   Words::tr("And more: the %L1 most frequent are shown.").arg(kMostNids));
}

WorkbenchReport scanReport(const ScanAnswer &answer, const std::set<std::string> *registered)
{
    WorkbenchReport report;
    const urn::ScanTotals &totals = answer.totals;
    if (!answer.failure.isEmpty())
        report.add(WorkbenchLine::Refused, answer.failure);
    else if (totals.invalid() == 0)
        report.add(WorkbenchLine::Accepted, Words::tr("Every line is a URN."));
    else
        report.add(WorkbenchLine::Refused,
                   Words::tr("Lines that are no URNs: %L1").arg(totals.invalid()));
    report.words(Words::tr("Lines"), number(totals.lines));
    report.words(Words::tr("URNs"), number(totals.valid));
    report.words(Words::tr("Not URNs"), number(totals.invalid()));
    report.words(Words::tr("Empty"), number(totals.empty));
    report.words(Words::tr("Bytes"), number(totals.bytes));
    reportRules(report, totals);
    reportNids(report, answer, registered);
    return report;
}

} // namespace nidreg::forms
