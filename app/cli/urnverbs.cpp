// SPDX-License-Identifier: MIT
#include "app/cli/shown.h"
#include "app/cli/templateparts.h"
#include "app/cli/verbs.h"
#include "forms/words/dialectwords.h"
#include "forms/words/wording.h"
#include "model/base/text.h"
#include "model/urn/namestring.h"
#include "model/urn/nidrules.h"
#include "model/urn/usage.h"

#include <unordered_map>

namespace nidreg::app::cli {

/// Answers what the registry says of NIDs and remembers the answers, so that a million lines of one
/// namespace are one question to the registry. Bounded: a stream of random NIDs must not fill
/// memory.
class Statuses {
public:
    explicit Statuses(registry::Directory &directory) : m_directory(directory) { }

    /// Nothing: it never had it.
    registry::Stored<std::optional<registry::Status>> of(std::string_view nid)
    {
        const std::string key = base::lowered(nid);
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        const auto found = m_directory.statusesOf({key});
        if (!found)
            return base::fail(found.error());
        if (m_known.size() >= kMaxKnown)
            m_known.clear();
        return m_known[key] = found->of(key);
    }

private:
    static constexpr std::size_t kMaxKnown = 100'000;
    registry::Directory &m_directory;
    std::unordered_map<std::string, std::optional<registry::Status>> m_known;
};

static std::string asText(const urn::Namestring &urn, std::optional<registry::Status> status)
{
    std::string text = std::string(urn.text()) + ": valid";
    addPart(text, "nid", std::string(urn.nid()) + " (" + standing(status) + ")");
    addPart(text, "nss", urn.nss());
    addPart(text, "r", urn.r());
    addPart(text, "q", urn.q());
    addPart(text, "f", urn.f());
    addPart(text, "normalized", urn.normalized());
    return text;
}

static exchange::UrnFault faultOf(const urn::NamestringRefusal &refusal, urn::Dialect dialect)
{
    return {refusal, forms::wording(refusal.error, dialect).toStdString()};
}

static std::string asText(std::string_view input, const exchange::UrnFault &fault,
                          urn::Dialect dialect)
{
    const auto [error, offset] = fault.refusal;
    return faultText(input, {offset, rule(error), fault.message}, source(error, dialect));
}

struct UrnOptions {
    std::string dialect{name(urn::Dialect::Rfc8141)};
    std::string purpose = "resource";
    bool grammar = false; ///< ask the namespace's own grammar, too
    std::vector<std::string> urns;
};

/// What URNs are looked up in, with what was found so far.
struct Lookups {
    explicit Lookups(registry::Directory &directory) : statuses(directory), grammars(directory) { }

    Statuses statuses;
    RegisteredGrammars grammars;
};

static std::string asText(const templates::UrnTrial &trial, std::string_view urn)
{
    return "\n  grammar: " + std::string(name(trial.verdict)) + ": "
        + shownLine(forms::wording(trial, QString::fromUtf8(urn.data(), qsizetype(urn.size())))
                        .toStdString());
}

static exchange::Json toJson(const templates::UrnTrial &trial)
{
    return {
        {"verdict", name(trial.verdict)}, {"offset", trial.offset}, {"expected", trial.expected}};
}

static int parseOneUrn(Context &context, Lookups &lookups, std::string_view input,
                       const UrnOptions &options)
{
    const urn::Dialect dialect = dialectNamed(options.dialect);
    const auto urn = urn::Namestring::parse(input, dialect);
    if (!urn) {
        const auto fault = faultOf(urn.error(), dialect);
        context.answer(exchange::urnParse(input, fault), asText(input, fault, dialect));
        return Faulty;
    }
    const auto known = lookups.statuses.of(urn->nid());
    if (!known)
        return context.failed("urn parse", known.error());
    const base::Findings findings = urn::usage(*urn);
    exchange::Json json = exchange::urnParse(input, *urn, *known);
    json["findings"] = exchange::urnFindings(findings, words);
    const std::string text = asText(*urn, *known) + findingsText(findings);
    if (!options.grammar) {
        context.answer(json, text);
        return Fine;
    }
    const auto trial = lookups.grammars.trial(urn->nid(), input);
    if (!trial)
        return context.failed("urn parse", trial.error());
    json["grammar"] = *trial ? toJson(**trial) : exchange::Json(nullptr);
    context.answer(json,
                   text + (*trial ? asText(**trial, input) : "\n  grammar: none is registered"));
    return *trial && (*trial)->verdict == templates::UrnVerdict::Refused ? Faulty : Fine;
}

static exchange::UrnOrFault readUrn(std::string_view text, urn::Dialect dialect)
{
    const auto urn = urn::Namestring::parse(text, dialect);
    if (!urn)
        return faultOf(urn.error(), dialect);
    return *urn;
}

/// Both sides, a line each, and what makes them other names.
static std::string asText(const UrnOptions &options, const exchange::UrnOrFault &left,
                          const exchange::UrnOrFault &right, bool same,
                          std::span<const urn::ComparedPart> differences)
{
    std::string text(same ? "equivalent" : "not equivalent");
    const auto add = [&](std::string_view input, const exchange::UrnOrFault &side) {
        if (const auto *fault = std::get_if<exchange::UrnFault>(&side))
            text += "\n  " + asText(input, *fault, dialectNamed(options.dialect));
        else
            text += "\n  " + std::get<urn::Namestring>(side).normalized();
    };
    add(options.urns[0], left);
    add(options.urns[1], right);
    for (const urn::ComparedPart part : differences)
        text += "\n  " + forms::wording(part, dialectNamed(options.dialect)).toStdString();
    return text;
}

/// Those that count where two are asked to name the same, or for a cache.
static std::vector<urn::ComparedPart> differences(const exchange::UrnOrFault &left,
                                                  const exchange::UrnOrFault &right,
                                                  bool isForCaching)
{
    const auto *one = std::get_if<urn::Namestring>(&left);
    const auto *other = std::get_if<urn::Namestring>(&right);
    if (!one || !other)
        return {};
    auto parts = urn::differences(*one, *other);
    if (!isForCaching)
        std::erase_if(parts, [](urn::ComparedPart part) {
            return part == urn::ComparedPart::R || part == urn::ComparedPart::Q;
        });
    return parts;
}

static int compareUrn(Context &context, const UrnOptions &options)
{
    if (options.urns.size() != 2)
        return context.misused("urn compare", "takes two URNs");
    const urn::Dialect dialect = dialectNamed(options.dialect);
    const auto left = readUrn(options.urns[0], dialect);
    const auto right = readUrn(options.urns[1], dialect);
    const auto parts = differences(left, right, options.purpose == "cache");
    const bool same = parts.empty() && left.index() == 0 && right.index() == 0;
    context.answer(exchange::urnCompare(left, right, same, parts),
                   asText(options, left, right, same, parts));
    return same ? Fine : Faulty;
}

static void addUrnParse(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("parse", "Parse URNs");
    verb->fallthrough();
    auto options = std::make_shared<UrnOptions>();
    addDialect(*verb, options->dialect);
    verb->add_flag("--grammar", options->grammar,
                   "Also check against the grammar of the namespace");
    addItems(*verb, "URN", options->urns, "URNs; a lone - reads one a line from standard input");
    verb->callback([&context, options] {
        context.action = [&context, options]() -> int {
            registry::Directory *directory = context.directory();
            if (!directory)
                return Failed;
            Lookups lookups(*directory);
            return context.forEach(options->urns, [&](std::string_view input) {
                return parseOneUrn(context, lookups, input, *options);
            });
        };
    });
}

static void addUrnCompare(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("compare", "Compare two URNs for equivalence");
    verb->fallthrough();
    auto options = std::make_shared<UrnOptions>();
    addDialect(*verb, options->dialect);
    verb->add_option("--purpose", options->purpose,
                     "resource: URN-equivalence; cache: caching equivalence, which compares "
                     "components too (in urnbis-2012 with directives in any order, step 5b)")
        ->check(CLI::IsMember({"resource", "cache"}));
    addItems(*verb, "URN", options->urns, "The two URNs");
    verb->callback([&context, options] {
        context.action = [&context, options] { return compareUrn(context, *options); };
    });
}

void addUrn(CLI::App &program, Context &context)
{
    CLI::App *area = program.add_subcommand("urn", "Uniform Resource Names")->fallthrough();
    area->require_subcommand(1);
    addUrnParse(*area, context);
    addScan(*area, context);
    addUrnCompare(*area, context);
}

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
    CLI::App *check = area->add_subcommand("check",
                                           "Check whether a NID is well formed, "
                                           "allowed and available");
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
