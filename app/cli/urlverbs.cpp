// SPDX-License-Identifier: MIT
#include "app/cli/partwords.h"
#include "app/cli/verbs.h"
#include "forms/words/uriwords.h"
#include "model/uri/url1993.h"

namespace nidreg::app::cli {

struct UrlOptions {
    std::string base;
    std::vector<std::string> urls;
};

static exchange::TextFault faultOf(const uri::Url1993Refusal &refusal)
{
    return {refusal.offset, rule(refusal.error), forms::wording(refusal.error).toStdString()};
}

static std::string asText(const uri::Url1993 &url)
{
    std::string text = std::string(url.text()) + ": valid (" + std::string(url.production()) + ")";
    addPart(text, "scheme", url.scheme());
    for (const uri::Part1993 &each : url.parts())
        addPart(text, each.name, uri::part(url.text(), each.where));
    addPart(text, "fragment", url.fragment());
    return text + findingsText(url.findings());
}

/// `context` is what partial forms are completed in; nothing without a base.
static int parseOneUrl(Context &context, const std::optional<uri::Url1993> &base,
                       std::string_view input)
{
    std::optional<std::string> completed;
    if (base && !uri::isFullForm1993(input))
        completed = completed1993(*base, input);
    const std::string whole = completed.value_or(std::string(input));
    const auto url = uri::Url1993::parse(whole);
    if (!url) {
        const auto fault = faultOf(url.error());
        context.answer(exchange::urlParse(input, completed, fault),
                       faultText(whole, fault, source(url.error().error)));
        return Faulty;
    }
    context.answer(exchange::urlParse(input, completed, *url, words), asText(*url));
    return Fine;
}

static int parse(Context &context, const UrlOptions &options)
{
    std::optional<uri::Url1993> base;
    if (!options.base.empty()) {
        const auto read = uri::Url1993::parse(options.base);
        if (!read) {
            const auto fault = faultOf(read.error());
            context.answer(exchange::urlParse(options.base, {}, fault),
                           faultText(options.base, fault, source(read.error().error)));
            return Faulty;
        }
        base = *read;
    }
    return context.forEach(
        options.urls, [&](std::string_view input) { return parseOneUrl(context, base, input); });
}

void addUrl(CLI::App &program, Context &context)
{
    CLI::App *area =
        program.add_subcommand("url", "Uniform Resource Locators by the draft of 1993")
            ->fallthrough();
    area->require_subcommand(1);
    CLI::App *verb = area->add_subcommand("parse", "Take URLs apart by the grammar of 1993");
    verb->fallthrough();
    auto options = std::make_shared<UrlOptions>();
    verb->add_option("--base", options->base,
                     "The URL in whose context partial forms are completed")
        ->type_name("URL");
    addItems(*verb, "URL", options->urls, "URLs; a lone - reads one a line from standard input");
    verb->callback([&context, options] {
        context.action = [&context, options] { return parse(context, *options); };
    });
}

} // namespace nidreg::app::cli
