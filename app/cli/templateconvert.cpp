// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/templateparts.h"
#include "app/wiring/writers.h"

#include <algorithm>

namespace nidreg::app::cli {

using forms::TemplateForm;

namespace {

struct ConvertOptions {
    std::string to = "text";
    std::string file;
    std::string out;
    std::string on; ///< a day; empty: see dayFor()
    std::string procedure = "community";
    bool toIana = false;
    PaperOption paper;
};

constexpr const char *kConvertVerb = "template convert";
constexpr const char *kMailLink = "mailto";

std::vector<std::string> allForms()
{
    std::vector<std::string> ids;
    for (const TemplateForm &form : forms::kTemplateForms)
        ids.emplace_back(form.id);
    ids.emplace_back(kMailLink);
    return ids;
}

/// What is stated as the file's day: `--on`, else of a PDF the template's own date, so that the
/// same template makes the same file tomorrow; else today.
base::Date dayFor(const Context &context, const ConvertOptions &options,
                  const templates::NamespaceTemplate &content)
{
    const auto stated = base::parseDate(options.on);
    const auto own = base::parseDate(templates::dateOf(content).value_or(std::string()));
    if (stated)
        return *stated;
    return own && options.to == "pdf" ? *own : base::dayOf(context.clock().now());
}

int writeMailLink(Context &context, const ConvertOptions &options, const forms::MailLink &link)
{
    if (link.isWithoutText)
        context.failed(options.file,
                       "too long for a mailto URI: its body says that the template is attached");
    return writeWhole(context, options.out, link.uri.toStdString() + "\n");
}

int convert(Context &context, const ConvertOptions &options)
{
    const auto content = readTemplate(context, options.file);
    if (!content)
        return Failed;
    forms::FormContext terms;
    terms.date = dayFor(context, options, *content);
    terms.paper = options.paper.paper();
    terms.isFastTrack = options.procedure == "fast-track";
    terms.isForIana = options.toIana;
    const Writers writers(context.pages);
    if (options.to == kMailLink)
        return writeMailLink(context, options, writers.mailLink(*content, terms));
    const auto form = std::ranges::find(forms::kTemplateForms, options.to, &TemplateForm::id);
    if (form->kind == TemplateForm::Pdf && !canMakePages(context, kConvertVerb))
        return Failed;
    return writeForm(context, options.out, writers.bytes(form->kind, *content, terms),
                     kConvertVerb);
}

void addConvertOptions(CLI::App &verb, ConvertOptions &options)
{
    verb.add_option("--to", options.to,
                    "text (canonical), wrapped (72 columns), markdown, html, pdf, xml (a section "
                    "for an Internet-Draft, RFC 7991), json, eml (a mail to the discussion list) "
                    "or mailto (the same as a URI)")
        ->type_name("FORM")
        ->check(CLI::IsMember(allForms()), "", "");
    verb.add_option("FILE", options.file,
                    "A template file, in any layout; FILE#2 is the second template in it")
        ->required();
    verb.add_option("-o,--output", options.out, "Write to FILE instead of standard output")
        ->type_name("FILE");
    verb.add_option("--on", options.on,
                    "The day that a PDF or a mail states; default: the template's own date for a "
                    "PDF, today for a mail")
        ->type_name("DATE")
        ->check(aDay(), "", "");
    verb.add_option("--procedure", options.procedure,
                    "What a mail asks for: community or fast-track")
        ->check(CLI::IsMember({"community", "fast-track"}));
    verb.add_flag("--to-iana", options.toIana,
                  "Of a mail: to IANA, which completes a fast-track registration");
    options.paper.addTo(verb);
}

} // namespace

void addConvert(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("convert", "Write a template in another form");
    verb->fallthrough();
    auto options = std::make_shared<ConvertOptions>();
    addConvertOptions(*verb, *options);
    verb->callback([&context, options] {
        context.action = [&context, options] { return convert(context, *options); };
    });
}

} // namespace nidreg::app::cli
