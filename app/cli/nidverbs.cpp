// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "forms/words/wording.h"
#include "model/urn/nidrules.h"

namespace nidreg::app::cli {

struct NidCheck {
    std::string kind = "formal";
    std::vector<std::string> nids;
};

static std::string_view verdictText(urn::NidVerdict verdict)
{
    switch (verdict) {
    case urn::NidVerdict::Available:
        return "available";
    case urn::NidVerdict::Registered:
        return "registered";
    case urn::NidVerdict::Rejected:
        return "rejected";
    }
    return {};
}

static std::string asText(std::string_view nid, const base::Findings &findings)
{
    std::string text = shownLine(nid) + ": " + std::string(verdictText(urn::verdict(findings)));
    for (const base::Finding &finding : findings) {
        text += "\n  " + std::string(name(finding.rule->severity)) + " "
            + std::string(finding.rule->id) + ": " + shownLine(words(finding)) + " ("
            + std::string(finding.rule->source) + ")";
    }
    return text;
}

static int checkOne(Context &context, urn::NidKind kind, std::string_view nid)
{
    registry::Directory *directory = context.directory();
    const urn::NidKnowledge *knowledge = context.knowledge();
    if (!directory || !knowledge)
        return Failed;
    const auto facts = directory->facts(nid);
    if (!facts)
        return context.failed("nid check", facts.error());
    const auto findings = urn::checkNid(nid, kind, urn::NidPurpose::Check, *knowledge, *facts);
    context.answer(exchange::nidCheck(nid, kind, findings, words), asText(nid, findings));
    return urn::verdict(findings) == urn::NidVerdict::Available ? Fine : Faulty;
}

void addNid(CLI::App &program, Context &context)
{
    CLI::App *area = program.add_subcommand("nid", "Namespace identifiers")->fallthrough();
    area->require_subcommand(1);
    CLI::App *check = area->add_subcommand("check", "Is a NID well formed, allowed and free?");
    check->fallthrough();
    auto options = std::make_shared<NidCheck>();
    check->add_option("--kind", options->kind, "formal or informal")
        ->check(CLI::IsMember({"formal", "informal"}));
    addItems(*check, "NID", options->nids, "NIDs; a lone - reads one a line from standard input");
    check->callback([&context, options] {
        context.action = [&context, options] {
            const auto kind =
                options->kind == "formal" ? urn::NidKind::Formal : urn::NidKind::Informal;
            return context.forEach(
                options->nids, [&](std::string_view nid) { return checkOne(context, kind, nid); });
        };
    });
}

} // namespace nidreg::app::cli
