// SPDX-License-Identifier: MIT
#include "app/cli/scanreport.h"

#include "app/cli/shown.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace nidreg::app::cli {

using exchange::Json;

/// The URNs of NIDs that are not registered; nothing where that was not asked.
static std::optional<std::uint64_t> unregistered(const ScanReport &report)
{
    if (!report.isRegisteredAsked)
        return std::nullopt;
    std::uint64_t result = 0;
    for (const ScannedNid &each : report.nids)
        result += each.isRegistered() ? 0 : each.urns;
    return result;
}

static Json rulesOf(const urn::ScanTotals &totals)
{
    Json rules = Json::object();
    for (const urn::NamestringError error : urn::namestringErrors()) {
        if (const auto count = totals.refused[static_cast<std::size_t>(error)])
            rules[std::string(rule(error))] = count;
    }
    if (totals.refusedByGrammar > 0)
        rules[std::string(urn::kGrammarRule)] = totals.refusedByGrammar;
    return rules;
}

Json toJson(const ScanReport &report)
{
    Json nids = Json::array();
    for (const ScannedNid &each : report.nids) {
        const bool isAsked = report.isRegisteredAsked;
        nids.push_back({{"nid", each.nid},
                        {"urns", each.urns},
                        {"registered", isAsked ? Json(each.isRegistered()) : Json(nullptr)},
                        {"status", exchange::nameOrNull(each.status)}});
    }
    Json grammar;
    if (const auto &counts = report.grammar) {
        grammar = {{"accepted", counts->accepted},
                   {"refused", counts->refused},
                   {"unsure", counts->unsure},
                   {"none", counts->none}};
    }
    const urn::ScanTotals &totals = report.totals;
    return {{"files", report.files},
            {"bytes", totals.bytes},
            {"lines", totals.lines},
            {"empty", totals.empty},
            {"valid", totals.valid},
            {"invalid", totals.invalid()},
            {"rules", rulesOf(totals)},
            {"nids", std::move(nids)},
            {"unregistered", exchange::orNull(unregistered(report))},
            {"other_urns", report.otherUrns},
            {"grammar", std::move(grammar)}};
}

static std::string counted(std::string_view what, std::uint64_t count)
{
    return "\n  " + std::string(what) + ": " + std::to_string(count);
}

static std::string nidsAsText(const ScanReport &report)
{
    constexpr std::size_t kShown = 50;
    std::string text;
    std::size_t shown = 0;
    for (const ScannedNid &each : report.nids) {
        const bool isMissing = report.isRegisteredAsked && !each.isRegistered();
        if (shown >= kShown && !isMissing)
            continue;
        ++shown;
        text +=
            counted(each.nid, each.urns) + (isMissing ? " (" + standing(each.status) + ")" : "");
    }
    if (shown < report.nids.size())
        text += "\n  … and " + std::to_string(report.nids.size() - shown) + " more";
    if (report.otherUrns > 0)
        text += counted("URNs of further NIDs, too many to count", report.otherUrns);
    return text;
}

std::string asText(const ScanReport &report)
{
    const urn::ScanTotals &totals = report.totals;
    std::string text = std::to_string(totals.lines) + " lines: " + std::to_string(totals.valid)
        + " valid, " + std::to_string(totals.invalid()) + " invalid, "
        + std::to_string(totals.empty) + " empty";
    if (totals.invalid() > 0)
        text += "\nrules broken";
    const Json rules = rulesOf(totals);
    for (const auto &[rule, count] : rules.items())
        text += counted(rule, count.get<std::uint64_t>());
    if (const auto &counts = report.grammar) {
        text += "\ngrammars" + counted("accepted", counts->accepted)
            + counted("refused", counts->refused) + counted("unsure", counts->unsure)
            + counted("no grammar", counts->none);
    }
    if (const auto count = unregistered(report))
        text += "\nURNs of NIDs that are not registered: " + std::to_string(*count);
    return text + (totals.valid > 0 ? "\nvalid URNs by NID" + nidsAsText(report) : "");
}

BadLines::BadLines(Context &context, Output to) : m_context(context), m_out(context, std::move(to))
{
}

bool BadLines::open(const std::vector<std::string> &read)
{
    if (!isWanted())
        return true;
    const std::string &file = m_out.output().file;
    const QFileInfo info(QFile::decodeName(QByteArray::fromStdString(file)));
    for (const std::string &each : read) {
        const QFileInfo other(QFile::decodeName(QByteArray::fromStdString(each)));
        if (info.exists() && info.canonicalFilePath() == other.canonicalFilePath()) {
            m_context.failed(file, "is an input file; specify another file for the bad lines");
            return false;
        }
    }
    return m_out.open();
}

void BadLines::write(std::span<const urn::BadLine> lines)
{
    std::string text;
    for (const urn::BadLine &each : lines) {
        if (m_context.json()) {
            text += exchange::line({{"file", m_file},
                                    {"line", each.line + 1},
                                    {"offset", each.refusal.offset},
                                    {"rule", rule(each)}});
        } else {
            text += std::to_string(each.line + 1) + '\t' + std::to_string(each.refusal.offset)
                + '\t' + std::string(rule(each)) + '\t' + shownLine(m_file);
        }
        text += '\n';
    }
    m_out.write(text);
}

bool BadLines::finish()
{
    return !isWanted() || m_out.finish();
}

} // namespace nidreg::app::cli
