// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/templateparts.h"
#include "app/cli/verbs.h"
#include "forms/words/wording.h"
#include "model/actions/examine.h"
#include "model/exchange/json/templatejson.h"
#include "model/templates/writer.h"

namespace nidreg::app::cli {

struct LintOptions {
    std::string kind = "formal";
    std::string procedure = "community";
    std::string revises;
    std::vector<std::string> files;
};

static actions::Examination examination(const LintOptions &options)
{
    return {options.kind == "formal" ? urn::NidKind::Formal : urn::NidKind::Informal,
            options.procedure == "fast-track",
            options.revises,
            {}};
}

static std::string asText(const std::string &name, const std::string &source,
                          const templates::NamespaceTemplate &draft,
                          const templates::FieldFindings &findings)
{
    std::string text;
    for (const auto &[field, finding] : findings) {
        const auto line = exchange::lineOf(source, draft, field, finding.where.offset);
        text += shownLine(name) + ":" + std::to_string(line) + ": "
            + std::string(nidreg::base::name(finding.rule->severity)) + ": "
            + std::string(spec(field).heading) + ": " + shownLine(words(finding)) + " ["
            + std::string(finding.rule->id) + ", " + std::string(finding.rule->source) + "]\n";
    }
    return text + shownLine(name) + (hasErrors(findings) ? ": has errors" : ": no errors");
}

static int lintOne(Context &context, const LintOptions &options, std::string_view name)
{
    registry::Directory *directory = context.directory();
    const urn::NidKnowledge *knowledge = context.knowledge();
    if (!directory || !knowledge)
        return Failed;
    const auto file = readTemplates(context, std::string(name));
    if (!file)
        return Failed;
    int worst = Fine;
    for (std::size_t i = 0; i < file->templates.size(); ++i) {
        const auto &draft = file->templates[i];
        auto examined =
            actions::examine(*directory, context.clock(), *knowledge, draft, examination(options));
        if (!examined)
            return context.failed(name, examined.error());
        templates::LintContext rules = std::move(examined).value();
        rules.readAsLatin1 = file->decoded.wasLatin1;
        const auto findings = templates::lint(draft, rules);
        const std::string label =
            file->templates.size() == 1 ? file->name : file->name + "#" + std::to_string(i + 1);
        context.answer(exchange::templateLint(label, file->decoded.text, draft, findings, words),
                       asText(label, file->decoded.text, draft, findings));
        worst = std::max<int>(worst, hasErrors(findings) ? Faulty : Fine);
    }
    return worst;
}

static int showTemplate(Context &context, const std::string &name)
{
    const auto file = readTemplates(context, name);
    if (!file)
        return Failed;
    for (const auto &each : file->templates)
        context.answer(exchange::toJson(each), shown(templates::write(each)));
    return Fine;
}

static void addNew(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("new", "Print a blank template to start from");
    verb->fallthrough();
    struct Options {
        std::string kind = "formal", nid;
        Output out;
    };
    auto options = std::make_shared<Options>();
    verb->add_option("--kind", options->kind, "formal or informal")
        ->check(CLI::IsMember({"formal", "informal"}));
    verb->add_option("--nid", options->nid, "The requested NID (formal only)");
    options->out.addTo(*verb);
    verb->callback([&context, options] {
        context.action = [&context, options] {
            if (options->kind == "informal" && !options->nid.empty())
                return context.misused("template new",
                                       "the registry assigns the NID of an "
                                       "informal namespace");
            const auto today = base::toString(base::dayOf(context.clock().now()));
            return writeWhole(context, options->out,
                              templates::write(templates::blank(options->nid, today)));
        };
    });
}

static void addLint(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("lint", "Check templates against all rules");
    verb->fallthrough();
    auto options = std::make_shared<LintOptions>();
    verb->add_option("--kind", options->kind, "formal or informal")
        ->check(CLI::IsMember({"formal", "informal"}));
    verb->add_option("--procedure", options->procedure, "community or fast-track")
        ->check(CLI::IsMember({"community", "fast-track"}));
    verb->add_option("--revises", options->revises, "The registered NID that the template revises");
    addItems(*verb, "FILE", options->files,
             "Template files; a lone - reads names from standard input");
    verb->callback([&context, options] {
        context.action = [&context, options] {
            return context.forEach(options->files, [&](std::string_view name) {
                return lintOne(context, *options, name);
            });
        };
    });
}

static void addTemplateShow(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("show", "Print the thirteen fields of a template");
    verb->fallthrough();
    auto file = std::make_shared<std::string>();
    verb->add_option("FILE", *file, "A template file; FILE#2 is the second template in it")
        ->required();
    verb->callback([&context, file] {
        context.action = [&context, file] { return showTemplate(context, *file); };
    });
}

void addTemplate(CLI::App &program, Context &context)
{
    CLI::App *area =
        program.add_subcommand("template", "Registration templates (RFC 8141, appendix A)");
    area->fallthrough()->require_subcommand(1);
    addNew(*area, context);
    addLint(*area, context);
    addTemplateShow(*area, context);
    addConvert(*area, context);
    addDifference(*area, context);
    addReport(*area, context);
    addGrammar(*area, context);
}

} // namespace nidreg::app::cli
