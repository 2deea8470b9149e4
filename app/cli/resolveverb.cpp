// SPDX-License-Identifier: MIT
#include "app/cli/shown.h"
#include "app/cli/verbs.h"
#include "forms/words/uriwords.h"
#include "model/uri/resolve.h"

namespace nidreg::app::cli {

struct UriResolveOptions {
    std::string base;
    std::string excess = "keep";
    bool isCompatible = false;
    std::vector<std::string> references;

    uri::ResolveOptions rules() const
    {
        const uri::ExcessDots answer = excess == "keep" ? uri::ExcessDots::Keep
            : excess == "drop"                          ? uri::ExcessDots::Drop
                                                        : uri::ExcessDots::Refuse;
        return {answer, !isCompatible};
    }
};

/// One algorithm's answer, or why there is none and by which section.
struct Resolved {
    std::optional<uri::Target> target;
    exchange::TextFault fault;
    std::string_view source;
};

static Resolved refused(const uri::UriRefusal &refusal, uri::Syntax syntax)
{
    return {{}, faultOf(refusal), source(refusal.error, syntax)};
}

/// The base, as each syntax reads it.
struct Bases {
    base::Result<uri::Reference, uri::UriRefusal> draft, rfc;
};

static Resolved answerBy(uri::Syntax syntax, const Bases &bases, std::string_view input,
                         const UriResolveOptions &options)
{
    const auto &base = syntax == uri::Syntax::Draft2003 ? bases.draft : bases.rfc;
    if (!base)
        return refused(base.error(), syntax);
    const auto reference = uri::Reference::parse(input, syntax);
    if (!reference)
        return refused(reference.error(), syntax);
    const auto target = resolve(syntax, *base, *reference, options.rules());
    if (!target)
        return {{},
                {std::nullopt, rule(target.error()), forms::wording(target.error()).toStdString()},
                source(target.error(), syntax)};
    return {*target, {}, {}};
}

static std::string asText(const uri::Target &target)
{
    return (target.isCurrentDocument ? "(current document)" : "") + target.text();
}

static std::string asText(std::string_view input, const Resolved &draft, const Resolved &rfc)
{
    std::string text = draft.target ? shownLine(input) + ": " + asText(*draft.target)
                                    : faultText(input, draft.fault, draft.source);
    if (rfc.target && (!draft.target || asText(*rfc.target) != asText(*draft.target)))
        addPart(text, "RFC 3986", asText(*rfc.target));
    const bool isReadBack = !draft.target || draft.target->isReadBack();
    if (!isReadBack)
        addPart(text, "note", "if parsed again, its path would begin with an authority");
    return text;
}

static int resolveOne(Context &context, const Bases &bases, std::string_view input,
                      const UriResolveOptions &options)
{
    const Resolved draft = answerBy(uri::Syntax::Draft2003, bases, input, options);
    const Resolved rfc = answerBy(uri::Syntax::Rfc3986, bases, input, options);
    exchange::ResolvedReference both{draft.target, rfc.target, {}};
    if (!draft.target)
        both.fault = draft.fault;
    context.answer(exchange::uriResolve(input, options.base, both), asText(input, draft, rfc));
    return draft.target ? Fine : Faulty;
}

static int resolveAll(Context &context, const UriResolveOptions &options)
{
    const Bases bases{uri::Reference::parse(options.base, uri::Syntax::Draft2003),
                      uri::Reference::parse(options.base, uri::Syntax::Rfc3986)};
    if (!bases.draft) {
        const Resolved answer = refused(bases.draft.error(), uri::Syntax::Draft2003);
        context.answer(exchange::uriParse(options.base, answer.fault),
                       faultText(options.base, answer.fault, answer.source));
        return Faulty;
    }
    return context.forEach(options.references, [&](std::string_view input) {
        return resolveOne(context, bases, input, options);
    });
}

void addResolve(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand(
        "resolve", "Resolve references against a base, by the 2003 draft and by RFC 3986");
    verb->fallthrough();
    auto options = std::make_shared<UriResolveOptions>();
    verb->add_option("--base", options->base, "The base URI")->required()->type_name("URI");
    verb->add_option("--excess-dots", options->excess,
                     "What the 2003 draft's algorithm does with “..” above the root: keep, drop "
                     "or refuse; default: keep")
        ->check(CLI::IsMember({"keep", "drop", "refuse"}));
    verb->add_flag("--compatible", options->isCompatible,
                   "Ignore the scheme of a reference if the base has the same, as in http:g");
    addItems(*verb, "REF", options->references,
             "URI references; a lone - reads one a line from standard input");
    verb->callback([&context, options] {
        context.action = [&context, options] { return resolveAll(context, *options); };
    });
}

} // namespace nidreg::app::cli
