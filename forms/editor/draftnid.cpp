// SPDX-License-Identifier: MIT
#include "forms/editor/draftnid.h"

#include "forms/words/wording.h"
#include "model/base/text.h"

namespace nidreg::forms {

namespace {

bool saysTaken(const base::Finding &finding)
{
    return finding.rule->id == "nid.registered" || finding.rule->id == "nid.delisted";
}

/// What keeps the NID from everybody, all of it, as the findings beside the field say it; that it
/// is taken is another matter.
QString reservations(const base::Findings &findings)
{
    QStringList all;
    for (const base::Finding &finding : findings) {
        const bool isError = finding.rule->severity == base::Severity::Error;
        if (isError && !saysTaken(finding))
            all += wording(finding);
    }
    return all.join(QLatin1Char(' '));
}

const base::Finding *byId(const base::Findings &findings, std::string_view id)
{
    for (const base::Finding &finding : findings) {
        if (finding.rule->id == id)
            return &finding;
    }
    return nullptr;
}

QString remarksOf(const base::Findings &findings)
{
    QStringList lines;
    for (const base::Finding &finding : findings) {
        const bool isRemark = finding.rule->severity != base::Severity::Error;
        if (isRemark && finding.rule->id != "nid.contested")
            lines += wording(finding);
    }
    return lines.join(QLatin1Char('\n'));
}

NidLine revisionLine(const std::string &nid, const DraftTerms &terms,
                     const std::optional<urn::NidFacts> &facts)
{
    const QString shown = QString::fromStdString(terms.revises);
    if (!base::equalIgnoringCase(nid, terms.revises))
        return {NidLine::Reserved,
                DraftWords::tr("A revision cannot change the NID: %1.").arg(shown),
                {}};
    if (facts && !facts->registered)
        return {NidLine::Unknown,
                DraftWords::tr("The namespace %1 is not registered, so it cannot be revised.")
                    .arg(shown),
                {}};
    return {NidLine::Revised,
            (terms.deprecates
                 ? DraftWords::tr("Deprecation of the registered namespace %1. Say why in "
                                  "Revision Information.")
                 : DraftWords::tr("Revision of the registered namespace %1."))
                .arg(shown),
            {}};
}

NidLine lineOf(const base::Findings &findings, const QString &nid)
{
    const QString remarks = remarksOf(findings);
    if (const auto *syntax = byId(findings, "nid.syntax"))
        return {NidLine::Malformed, DraftWords::tr("Not a NID: %1").arg(wording(*syntax)), remarks};
    if (const QString reserved = reservations(findings); !reserved.isEmpty())
        return {NidLine::Reserved, DraftWords::tr("Reserved: %1").arg(reserved), remarks};
    if (const auto taken = std::ranges::find_if(findings, saysTaken); taken != findings.end())
        return {NidLine::Taken, DraftWords::tr("Taken: %1").arg(wording(*taken)), remarks};
    if (const auto *contested = byId(findings, "nid.contested"))
        return {NidLine::Contested, DraftWords::tr("Contested: %1").arg(wording(*contested)),
                remarks};
    return {NidLine::Free,
            DraftWords::tr("Available: %1 is not registered, and no other request asks for it.")
                .arg(nid),
            remarks};
}

} // namespace

NidLine nidLine(const QString &nid, const DraftTerms &terms, const urn::NidKnowledge &knowledge,
                const std::optional<urn::NidFacts> &facts, bool isConnected)
{
    const std::string text = nid.trimmed().toStdString();
    if (terms.purpose() == workflow::Purpose::Revision)
        return revisionLine(text, terms, facts);
    if (text.empty() && terms.kind == urn::NidKind::Informal)
        return {NidLine::Assigned,
                DraftWords::tr("Leave the NID empty. The registry assigns the next number (urn-N) "
                               "at registration."),
                {}};
    if (text.empty())
        return {NidLine::Empty, DraftWords::tr("Enter the NID that you request."), {}};
    const auto findings = urn::checkNid(text, terms.kind, urn::NidPurpose::Request, knowledge,
                                        facts.value_or(urn::NidFacts()));
    NidLine line = lineOf(findings, nid.trimmed());
    if (line.state != NidLine::Free || facts)
        return line;
    if (isConnected)
        return {NidLine::Checking, DraftWords::tr("Well formed. Checking whether it is available…"),
                line.remarks};
    return {NidLine::Unknown,
            DraftWords::tr("Well formed. Connect to a registry to check whether it is "
                           "available."),
            line.remarks};
}

NidLine registeredNidLine(const workflow::Request &request)
{
    return {NidLine::Registered,
            DraftWords::tr("Registered: request #%1 registered %2.")
                .arg(request.id.value)
                .arg(QString::fromStdString(request.nid)),
            {}};
}

Mark markOf(NidLine::State state)
{
    switch (state) {
    case NidLine::Empty:
        return Mark::Empty;
    case NidLine::Assigned:
        return Mark::Advice;
    case NidLine::Malformed:
    case NidLine::Reserved:
    case NidLine::Taken:
        return Mark::Wrong;
    case NidLine::Contested:
        return Mark::Doubtful;
    case NidLine::Unknown:
    case NidLine::Checking:
        return Mark::Unknown;
    case NidLine::Free:
    case NidLine::Revised:
    case NidLine::Registered:
        return Mark::Fine;
    }
    Q_UNREACHABLE();
}

} // namespace nidreg::forms
