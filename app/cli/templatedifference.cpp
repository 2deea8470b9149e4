// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/templateparts.h"
#include "model/exchange/template/differencetext.h"

#include <unistd.h>

namespace nidreg::app::cli {

namespace {

struct DifferenceOptions {
    std::string before, after;
    std::string to = "text";
    std::string colour = "auto";
    std::string out;
};

/// On a terminal that has colours, unless NO_COLOR is set (no-color.org).
bool isColoured(const DifferenceOptions &options)
{
    if (options.colour != "auto")
        return options.colour == "always";
    const QByteArray terminal = qgetenv("TERM");
    return options.out.empty() && isatty(STDOUT_FILENO) != 0 && qgetenv("NO_COLOR").isEmpty()
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
    if (!options.out.empty())
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
    verb.add_option("-o,--output", options.out, "Write to FILE instead of standard output")
        ->type_name("FILE");
}

} // namespace

void addDifference(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand(
        "diff",
        "Compare two templates field by field, changed words marked. Status 1 where they differ");
    verb->fallthrough();
    auto options = std::make_shared<DifferenceOptions>();
    addDifferenceOptions(*verb, *options);
    verb->callback([&context, options] {
        context.action = [&context, options] { return difference(context, *options); };
    });
}

} // namespace nidreg::app::cli
