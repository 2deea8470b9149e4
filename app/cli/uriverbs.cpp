// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/shown.h"
#include "app/cli/verbs.h"
#include "forms/words/uriwords.h"
#include "model/uri/find.h"
#include "model/uri/normalize.h"
#include "model/uri/url1993.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace nidreg::app::cli {

static constexpr std::pair<std::string_view, uri::Syntax> kSyntaxes[] = {
    {"uri-2003", uri::Syntax::Draft2003},
    {"rfc3986", uri::Syntax::Rfc3986},
};

struct UriOptions {
    std::string syntax = "uri-2003";
    std::string step = "scheme";
    std::vector<std::string> uris;

    uri::Syntax read() const
    {
        return std::ranges::find(kSyntaxes, std::string_view(syntax),
                                 &std::pair<std::string_view, uri::Syntax>::first)
            ->second; // the parser let nothing else through
    }

    uri::LadderStep upTo() const { return *std::ranges::find(uri::ladderSteps(), step, asName); }

    static std::string_view asName(uri::LadderStep each) { return name(each); }
};

static std::string asText(const uri::Reference &reference)
{
    const auto authority = reference.authorityParts().value_or(uri::Authority());
    std::string text =
        std::string(reference.text()) + ": valid\n  form: " + std::string(name(reference.form()));
    addPart(text, "scheme", reference.scheme());
    addPart(text, "authority", reference.authority());
    addPart(text, "userinfo", reference.at(authority.userinfo));
    if (authority.kind != uri::HostKind::None)
        addPart(text, std::string("host (").append(name(authority.kind)) + ")",
                reference.at(authority.host));
    addPart(text, "port", reference.at(authority.port));
    addPart(text, "path", reference.path());
    addPart(text, "query", reference.query());
    addPart(text, "fragment", reference.fragment());
    return text;
}

static int refuseUri(Context &context, std::string_view input, const uri::UriRefusal &refusal,
                     uri::Syntax syntax)
{
    const auto fault = faultOf(refusal);
    context.answer(exchange::uriParse(input, fault),
                   faultText(input, fault, source(refusal.error, syntax)));
    return Faulty;
}

static int parseOneUri(Context &context, std::string_view input, uri::Syntax syntax)
{
    const auto reference = uri::Reference::parse(input, syntax);
    if (!reference)
        return refuseUri(context, input, reference.error(), syntax);
    context.answer(exchange::uriParse(input, *reference), asText(*reference));
    return Fine;
}

/// The form on each step that changes something, under the one that was asked for.
static std::string asText(const uri::Reference &uri, uri::LadderStep upTo)
{
    std::string text = normalized(uri, upTo);
    std::string before(uri.text());
    for (const uri::LadderStep step : uri::ladderSteps()) {
        std::string after = normalized(uri, step);
        if (step <= upTo && after != before)
            addPart(text, name(step), after);
        before = std::move(after);
    }
    return text;
}

static int normalizeOne(Context &context, std::string_view input, const UriOptions &options)
{
    const auto uri = uri::Reference::parseAbsolute(input, options.read());
    if (!uri) {
        const auto fault = faultOf(uri.error());
        context.answer(exchange::uriNormalize(input, fault),
                       faultText(input, fault, source(uri.error().error, options.read())));
        return Faulty;
    }
    context.answer(exchange::uriNormalize(input, *uri, options.upTo()),
                   asText(*uri, options.upTo()));
    return Fine;
}

static int compareUri(Context &context, const UriOptions &options)
{
    if (options.uris.size() != 2)
        return context.misused("uri compare", "takes two URIs");
    const uri::Syntax syntax = options.read();
    const auto left = uri::Reference::parseAbsolute(options.uris[0], syntax);
    const auto right = uri::Reference::parseAbsolute(options.uris[1], syntax);
    if (!left)
        return refuseUri(context, options.uris[0], left.error(), syntax);
    if (!right)
        return refuseUri(context, options.uris[1], right.error(), syntax);
    const uri::Comparison result = uri::compare(*left, *right);
    const std::string message = forms::wording(result).toStdString();
    std::string verdict = result.equal ? "equivalent" : "not equivalent";
    if (result.step)
        verdict.append(" at the step ").append(name(*result.step));
    context.answer(exchange::uriCompare(result, message),
                   verdict + ": " + message + "\n  " + result.left + "\n  " + result.right);
    return result.equal ? Fine : Faulty;
}

static std::shared_ptr<UriOptions> addSyntax(CLI::App &verb)
{
    verb.fallthrough();
    auto options = std::make_shared<UriOptions>();
    std::vector<std::string> names;
    for (const auto &[name, syntax] : kSyntaxes)
        names.emplace_back(name);
    verb.add_option("--syntax", options->syntax, "The generic syntax; default: uri-2003")
        ->check(CLI::IsMember(names));
    return options;
}

static void addUriParse(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("parse", "Parse URI references");
    const auto options = addSyntax(*verb);
    addItems(*verb, "REF", options->uris,
             "URI references; a lone - reads one a line from standard input");
    verb->callback([&context, options] {
        context.action = [&context, options] {
            return context.forEach(options->uris, [&](std::string_view input) {
                return parseOneUri(context, input, options->read());
            });
        };
    });
}

static void addNormalize(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("normalize", "Normalize URIs step by step");
    const auto options = addSyntax(*verb);
    std::vector<std::string> names;
    for (const uri::LadderStep step : uri::ladderSteps())
        names.emplace_back(name(step));
    verb->add_option("--rung", options->step,
                     "The last step of the comparison ladder; default: scheme. protocol does "
                     "the same as scheme, because no server is asked")
        ->check(CLI::IsMember(names));
    addItems(*verb, "URI", options->uris, "URIs; a lone - reads one a line from standard input");
    verb->callback([&context, options] {
        context.action = [&context, options] {
            return context.forEach(options->uris, [&](std::string_view input) {
                return normalizeOne(context, input, *options);
            });
        };
    });
}

static void addUriCompare(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("compare",
                                         "Find the step of the comparison ladder at which two "
                                         "URIs are equal");
    const auto options = addSyntax(*verb);
    addItems(*verb, "URI", options->uris, "The two URIs; two URNs are compared as URNs");
    verb->callback([&context, options] {
        context.action = [&context, options] { return compareUri(context, *options); };
    });
}

void addUri(CLI::App &program, Context &context)
{
    CLI::App *area =
        program.add_subcommand("uri", "Uniform Resource Identifiers in general")->fallthrough();
    area->require_subcommand(1);
    addUriParse(*area, context);
    addResolve(*area, context);
    addNormalize(*area, context);
    addUriCompare(*area, context);
    addFind(*area, context);
}

static std::string asText(const uri::FoundUri &found)
{
    std::string text = shownLine(found.uri) + ": ";
    text += found.isValid() ? "valid" : "invalid: " + forms::whyNoUri(found).toStdString();
    return text + ", at byte " + std::to_string(found.where.begin) + findingsText(found.findings);
}

static int find(Context &context, const std::string &name)
{
    const auto text = readWhole(context, name); // as it stands: places are counted in its bytes
    if (!text)
        return Failed;
    int worst = Fine;
    for (const uri::FoundUri &each : uri::findUris(*text)) {
        const std::string why = forms::whyNoUri(each).toStdString();
        context.answer(exchange::uriFind(each, why, words), asText(each));
        worst = std::max<int>(worst, each.isValid() ? Fine : Faulty);
    }
    return worst;
}

void addFind(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("find", "Find the URIs and URNs in a text");
    verb->fallthrough();
    auto name = std::make_shared<std::string>("-");
    verb->add_option("FILE", *name, "A text file; default: -, which is standard input");
    verb->callback(
        [&context, name] { context.action = [&context, name] { return find(context, *name); }; });
}

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
        program.add_subcommand("url", "Uniform Resource Locators according to the draft of 1993")
            ->fallthrough();
    area->require_subcommand(1);
    CLI::App *verb = area->add_subcommand("parse", "Parse URLs with the grammar of 1993");
    verb->fallthrough();
    auto options = std::make_shared<UrlOptions>();
    verb->add_option("--base", options->base, "The URL to complete partial forms with")
        ->type_name("URL");
    addItems(*verb, "URL", options->urls, "URLs; a lone - reads one a line from standard input");
    verb->callback([&context, options] {
        context.action = [&context, options] { return parse(context, *options); };
    });
}

} // namespace nidreg::app::cli
