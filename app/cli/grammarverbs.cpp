// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/verbs.h"
#include "forms/words/wording.h"
#include "model/abnf/known.h"
#include "model/abnf/utf8.h"
#include "model/base/text.h"
#include "model/exchange/json/templatejson.h"
#include "model/templates/lint/grammar.h"

#include <algorithm>

namespace nidreg::app::cli {

using exchange::Json;

namespace {

constexpr std::size_t kMaxSentences = 100'000;

struct Options {
    std::string file;
    std::string nid;
    std::size_t draw = 0;
    std::uint64_t seed = 1;
    std::vector<std::string> urns;
};

/// A grammar and the text it stands in, which is a field of a template or a whole file.
struct Stated {
    templates::TemplateGrammar grammar;
    std::string_view text; ///< that the grammar's places are in
    std::string_view file; ///< the text of the file
    const templates::NamespaceTemplate *draft = nullptr; ///< null: the file is the text

    abnf::TextPosition positionOf(std::size_t offset) const;
};

} // namespace

/// A field's lines are those of the file without their indentation.
abnf::TextPosition Stated::positionOf(std::size_t offset) const
{
    abnf::TextPosition position = abnf::TextPositions(text).at(offset);
    if (!draft)
        return position;
    const auto inField = base::lines(text);
    const auto inFile = base::lines(file);
    const std::size_t line = exchange::lineOf(file, *draft, templates::Field::Syntax, offset);
    if (line == 0 || line > inFile.size() || position.line > inField.size())
        return position;
    const std::size_t before = inFile[line - 1].find(inField[position.line - 1]);
    return {line, position.column + (before == std::string_view::npos ? 0 : before)};
}

static std::string_view nameOf(templates::GrammarSubject subject)
{
    switch (subject) {
    case templates::GrammarSubject::Namestring:
        return "namestring";
    case templates::GrammarSubject::NidAndNss:
        return "nid-and-nss";
    case templates::GrammarSubject::Nss:
        return "nss";
    }
    return {};
}

static std::string messageOf(const abnf::Problem &problem)
{
    return forms::wording(problem).toStdString();
}

static Json rulesOf(const Stated &stated)
{
    Json rules = Json::array();
    for (const abnf::Rule &rule : stated.grammar.linked->grammar().rules) {
        const auto position = stated.positionOf(rule.nameAt.offset);
        rules.push_back(
            {{"name", rule.name}, {"line", position.line}, {"column", position.column}});
    }
    return rules;
}

static Json borrowedOf(const Stated &stated)
{
    Json rules = Json::array();
    for (const abnf::LinkedRule &rule : stated.grammar.linked->rules()) {
        if (rule.known)
            rules.push_back({{"name", rule.name},
                             {"document", rule.known->document},
                             {"section", rule.known->section}});
    }
    return rules;
}

static Json problemsOf(const Stated &stated)
{
    Json problems = Json::array();
    for (const abnf::Problem &problem : stated.grammar.problems) {
        const auto position = stated.positionOf(problem.where.offset);
        const nidreg::base::Rule &rule = templates::ruleFor(problem.kind);
        problems.push_back({{"rule", rule.id},
                            {"kind", name(problem.kind)},
                            {"severity", name(rule.severity)},
                            {"source", rule.source},
                            {"line", position.line},
                            {"column", position.column},
                            {"message", messageOf(problem)}});
    }
    return problems;
}

static Json sentencesOf(const std::vector<templates::DrawnUrn> &drawn)
{
    Json sentences = Json::array();
    for (const templates::DrawnUrn &each : drawn)
        sentences.push_back({{"urn", each.urn},
                             {"complete", each.isComplete},
                             {"stopped_at", exchange::known(each.stoppedAt)},
                             {"error", exchange::known(each.rule)},
                             {"other_namespace", each.isOfOtherNamespace}});
    return sentences;
}

static Json trialsOf(const std::vector<std::string> &urns,
                     const std::vector<templates::UrnTrial> &trials)
{
    Json all = Json::array();
    for (std::size_t i = 0; i < urns.size(); ++i)
        all.push_back({{"urn", urns[i]},
                       {"verdict", name(trials[i].verdict)},
                       {"offset", trials[i].offset},
                       {"expected", trials[i].expected},
                       {"error", exchange::known(trials[i].rule)},
                       {"steps", trials[i].steps}});
    return all;
}

static std::string textOf(const std::string &label, const Stated &stated, const Json &json)
{
    const auto &grammar = stated.grammar;
    std::string text = shownLine(label) + ": " + std::to_string(json["rules"].size())
        + " rules, from " + shownLine(grammar.linked->rules()[grammar.start].name) + " ("
        + std::string(nameOf(grammar.subject)) + ")\n" + shown(grammar.source);
    for (const Json &rule : json["borrowed"])
        text += "uses " + rule["name"].get<std::string>() + " of "
            + rule["document"].get<std::string>() + ", section "
            + rule["section"].get<std::string>() + "\n";
    for (const Json &problem : json["problems"])
        text += shownLine(label) + ":" + std::to_string(problem["line"].get<std::size_t>()) + ":"
            + std::to_string(problem["column"].get<std::size_t>()) + ": "
            + problem["severity"].get<std::string>() + ": "
            + shownLine(problem["message"].get<std::string>()) + " ["
            + problem["rule"].get<std::string>() + "]\n";
    for (const Json &each : json["sentences"])
        text += "sentence " + shownLine(each["urn"].get<std::string>())
            + (each["complete"].get<bool>() ? "" : " …")
            + (each["error"].is_null() ? "" : " [" + each["error"].get<std::string>() + "]") + "\n";
    for (const Json &each : json["trials"]) {
        text += "try " + shownLine(each["urn"].get<std::string>()) + ": "
            + each["verdict"].get<std::string>();
        if (each["verdict"] == "refused" || each["verdict"] == "not-a-urn")
            text += " at byte " + std::to_string(each["offset"].get<std::size_t>());
        text += "\n";
    }
    text.pop_back();
    return text;
}

static int verdictOf(const Stated &stated, const std::vector<templates::DrawnUrn> &drawn,
                     const std::vector<templates::UrnTrial> &trials)
{
    const bool hasErrors = std::ranges::any_of(stated.grammar.problems, [](const auto &problem) {
        return templates::ruleFor(problem.kind).severity == nidreg::base::Severity::Error;
    });
    const bool hasBad = std::ranges::any_of(drawn, [](const templates::DrawnUrn &each) {
        return !each.rule.empty() || each.isOfOtherNamespace;
    });
    const bool isRefused = std::ranges::any_of(trials, [](const templates::UrnTrial &trial) {
        return trial.verdict != templates::UrnVerdict::Accepted
            && trial.verdict != templates::UrnVerdict::Unsure;
    });
    return hasErrors || hasBad || isRefused ? Faulty : Fine;
}

static int tell(Context &context, const Options &options, const std::string &label,
                const Stated &stated)
{
    const auto &grammar = stated.grammar;
    const auto drawn = templates::drawUrns(grammar, options.draw, options.seed);
    std::vector<templates::UrnTrial> trials;
    for (const std::string &urn : options.urns)
        trials.push_back(templates::tryUrn(grammar, urn));
    const bool hasStart = grammar.start != abnf::kNoRule;
    Json json{{"file", label},
              {"nid", exchange::known(grammar.nid)},
              {"start", hasStart ? Json(grammar.linked->rules()[grammar.start].name) : Json()},
              {"subject", hasStart ? Json(nameOf(grammar.subject)) : Json()},
              {"rules", rulesOf(stated)},
              {"borrowed", borrowedOf(stated)},
              {"problems", problemsOf(stated)},
              {"source", exchange::known(grammar.source)},
              {"sentences", sentencesOf(drawn)},
              {"trials", trialsOf(options.urns, trials)}};
    context.answer(json,
                   hasStart ? textOf(label, stated, json) : shownLine(label) + ": no grammar");
    return verdictOf(stated, drawn, trials);
}

/// A file in which no template is recognised holds a grammar and nothing else.
static int grammarOf(Context &context, const Options &options)
{
    const auto file = readTemplates(context, options.file);
    if (!file)
        return Failed;
    const std::string_view text = file->decoded.text;
    int worst = Fine;
    for (std::size_t i = 0; i < file->templates.size(); ++i) {
        const auto &draft = file->templates[i];
        const bool isTemplate =
            std::ranges::any_of(draft.fields, [](const auto &field) { return field.has_value(); });
        Stated stated;
        stated.draft = isTemplate ? &draft : nullptr;
        stated.file = text;
        stated.text = isTemplate ? draft.text(templates::Field::Syntax) : text;
        const std::string nid =
            options.nid.empty() ? nidOf(draft).value_or(std::string()) : options.nid;
        stated.grammar = templates::grammarOf(stated.text, nid);
        const std::string label =
            file->templates.size() == 1 ? file->name : file->name + "#" + std::to_string(i + 1);
        worst = std::max(worst, tell(context, options, label, stated));
    }
    return worst;
}

void addGrammar(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand(
        "grammar", "Check the ABNF in the Syntax of a template, and print what it allows");
    verb->fallthrough();
    auto options = std::make_shared<Options>();
    verb->add_option("FILE", options->file,
                     "A template file (FILE#2 for its second template), or a file with only "
                     "ABNF")
        ->required();
    verb->add_option("--nid", options->nid,
                     "The NID, if the file does not contain the right "
                     "one");
    verb->add_option("--draw", options->draw, "Generate N URNs that the grammar allows")
        ->type_name("N")
        ->check(CLI::Range(std::size_t(0), kMaxSentences));
    verb->add_option("--seed", options->seed, "The seed; the same seed generates the same URNs");
    verb->add_option("--try", options->urns, "Check these URNs against the grammar")
        ->type_name("URN");
    verb->callback([&context, options] {
        context.action = [&context, options] { return grammarOf(context, *options); };
    });
}

} // namespace nidreg::app::cli
