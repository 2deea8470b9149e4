// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/templateparts.h"
#include "app/wiring/writers.h"
#include "model/exchange/template/differencetext.h"

#include <algorithm>
#include <unistd.h>

namespace nidreg::app::cli {

using forms::TemplateForm;

namespace {

struct ConvertOptions {
    std::string to = "text";
    std::string file;
    Output out;
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
                       "too long for a mailto URI; its body says that the template is attached");
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
        ->check(CLI::IsMember(allForms()));
    verb.add_option("FILE", options.file,
                    "A template file, in any layout; FILE#2 is the second template in it")
        ->required();
    options.out.addTo(verb);
    verb.add_option("--on", options.on,
                    "The date in a PDF or mail; default: the date of the template for a PDF, "
                    "today for a mail")
        ->type_name("DATE")
        ->check(aDay(), "", "");
    verb.add_option("--procedure", options.procedure,
                    "The procedure that a mail requests: community or fast-track")
        ->check(CLI::IsMember({"community", "fast-track"}));
    verb.add_flag("--to-iana", options.toIana,
                  "Address the mail to IANA, to complete a fast-track registration");
    options.paper.addTo(verb);
}

} // namespace

void addConvert(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("convert", "Convert a template to another format");
    verb->fallthrough();
    auto options = std::make_shared<ConvertOptions>();
    addConvertOptions(*verb, *options);
    verb->callback([&context, options] {
        context.action = [&context, options] { return convert(context, *options); };
    });
}

namespace {

struct DifferenceOptions {
    std::string before, after;
    std::string to = "text";
    std::string colour = "auto";
    Output out;
};

/// On a terminal that has colours, unless NO_COLOR is set (no-color.org).
bool isColoured(const DifferenceOptions &options)
{
    if (options.colour != "auto")
        return options.colour == "always";
    const QByteArray terminal = qgetenv("TERM");
    return options.out.file.empty() && isatty(STDOUT_FILENO) != 0 && qgetenv("NO_COLOR").isEmpty()
        && !terminal.isEmpty() && terminal != "dumb";
}

std::string asText(const std::vector<templates::FieldDifference> &fields,
                   const exchange::DifferenceNames &names, const DifferenceOptions &options)
{
    const exchange::DifferenceStyle style{[](std::string_view text) { return shown(text); },
                                          isColoured(options)};
    return exchange::differenceText(fields, names, style);
}

/// To standard output as it is: what came out of the files was made safe, and colours are to stay.
int write(Context &context, const DifferenceOptions &options, const std::string &text)
{
    if (!options.out.file.empty())
        return writeWhole(context, options.out, text);
    context.print(text);
    return Fine;
}

int difference(Context &context, const DifferenceOptions &options)
{
    const auto before = readTemplate(context, options.before);
    const auto after = before ? readTemplate(context, options.after) : std::nullopt;
    if (!before || !after)
        return Failed;
    const auto fields = templates::difference(*before, *after);
    const exchange::DifferenceNames names{options.before, options.after};
    int status = Fine;
    if (context.json())
        status = write(context, options, exchange::line(exchange::toJson(fields, names)) + "\n");
    else if (options.to == "html")
        status = writeWhole(context, options.out, exchange::html(fields, names));
    else
        status = write(context, options, asText(fields, names, options));
    return status != Fine ? status : templates::isChanged(fields) ? Faulty : Fine;
}

void addDifferenceOptions(CLI::App &verb, DifferenceOptions &options)
{
    verb.add_option("OLD", options.before, "A template file; FILE#2 is the second template in it")
        ->required();
    verb.add_option("NEW", options.after, "The file to compare it with")->required();
    verb.add_option("--to", options.to, "text (as in a unified difference) or html (side by side)")
        ->check(CLI::IsMember({"text", "html"}));
    verb.add_option("--color,--colour", options.colour, "auto (on a terminal), always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}));
    options.out.addTo(verb);
}

} // namespace

void addDifference(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand(
        "diff",
        "Compare two templates field by field, with changed words marked. Exit status 1 if "
        "they differ");
    verb->fallthrough();
    auto options = std::make_shared<DifferenceOptions>();
    addDifferenceOptions(*verb, *options);
    verb->callback([&context, options] {
        context.action = [&context, options] { return difference(context, *options); };
    });
}

} // namespace nidreg::app::cli
