// SPDX-License-Identifier: MIT
#include "app/cli/context.h"
#include "app/cli/requests.h"
#include "app/cli/state.h"
#include "app/cli/verbs.h"
#include "app/wiring/citing.h"
#include "app/wiring/failures.h"
#include "forms/words/listingwords.h"
#include "forms/words/uriwords.h"
#include "forms/words/wording.h"
#include "model/uri/baseurl.h"

namespace nidreg::app::cli {

/// A version, and of the newest one how the namespace stands in the listing.
static std::string asText(const registry::Namespace &space,
                          const registry::NamespaceVersion &version)
{
    std::string text = version.nid + ", version " + std::to_string(version.version) + " ("
        + std::string(registry::name(version.kind)) + ", revision "
        + std::to_string(version.revision) + " of its record)";
    if (&version == &space.versions.back() && space.row.status != registry::Status::Active)
        text += "\n  status: " + standing(space.row.status);
    if (const auto former = space.formerNids(); !former.empty())
        text += "\n  formerly: " + base::joined(former, ", ");
    if (!version.inForce.empty())
        text += "\n  in force: from " + version.inForce;
    if (version.recorded != base::Instant())
        text += "\n  recorded: " + base::toString(version.recorded);
    text += "\n  registrant: " + version.registrant;
    for (const registry::Reference &reference : version.references)
        text += "\n  reference: " + labelOf(reference);
    if (version.imported)
        text += "\n  imported: " + version.source;
    if (!version.text.empty())
        text += "\n\n" + version.text;
    return shown(text);
}

/// The namespace in the state that is asked for; nothing after saying why not in `status`.
static std::optional<registry::Namespace> findAt(Context &context, const std::string &nid,
                                                 const StateOptions &options, int &status)
{
    status = Failed;
    const auto asked = askedOf(context, options);
    if (!asked)
        return std::nullopt;
    auto found = asked->directory->find(nid, asked->asOf);
    if (found)
        return std::move(found).value();
    if (found.error().kind == registry::StoreError::NotFound) {
        context.failed(nid,
                       asked->asOf.isPast() ? "it was not in the listing on that date"
                                            : "the namespace is not registered");
        status = Faulty;
    } else {
        context.failed(nid, found.error());
    }
    return std::nullopt;
}

struct ShowOptions {
    std::string nid, cite, baseUrl;
    StateOptions state;
    std::int64_t version = 0, revision = 0;
};

static int cite(Context &context, const ShowOptions &options, const registry::NamespaceRow &row)
{
    const auto asOf = stateOf(context, options.state);
    if (!asOf)
        return Failed;
    const std::string baseUrl =
        options.baseUrl.empty() ? std::string() : uri::baseUrl(options.baseUrl).value();
    const auto cited = citedOf(context.offline ? nullptr : context.store(), *asOf, row, baseUrl);
    if (!cited)
        return context.failed(row.nid, cited.error());
    const std::string text = listing::citationFormNamed(options.cite)->text(*cited);
    context.answer({{"nid", row.nid}, {"form", options.cite}, {"text", text}}, shown(text));
    return Fine;
}

static int showRegistry(Context &context, const ShowOptions &options)
{
    const auto &[nid, form, baseUrl, state, version, revision] = options;
    int status = Fine;
    const auto found = findAt(context, nid, state, status);
    if (!found)
        return status;
    const bool isNewest = version == 0 && revision == 0;
    // Of a version the last revision that shows it.
    const auto each = std::find_if(found->versions.rbegin(), found->versions.rend(),
                                   [&](const registry::NamespaceVersion &one) {
                                       return (version == 0 || one.version == version)
                                           && (revision == 0 || one.revision == revision);
                                   });
    if (each == found->versions.rend()) {
        context.failed(nid,
                       version > 0 ? "there is no version " + std::to_string(version)
                                   : "its record has no revision " + std::to_string(revision));
        return Faulty;
    }
    if (!form.empty())
        return cite(context, options, isNewest ? found->row : registry::rowOf(*each));
    context.answer(isNewest ? exchange::toJson(*found) : exchange::toJson(*each),
                   asText(*found, *each));
    return Fine;
}

static void printEvent(Context &context, const registry::Namespace &space,
                       const registry::Event &event)
{
    const auto changes = listing::recordChanges(space, event);
    const std::string inForce = listing::inForceOf(space, event);
    exchange::Json json = exchange::toJson(event);
    json["changes"] = exchange::toJson(changes);
    json["in_force"] = exchange::known(inForce);
    std::string text = asText(event);
    if (!inForce.empty())
        text += "\n    in force from " + inForce;
    for (const listing::FieldChange &each : changes)
        text += "\n    " + shownLine(forms::changeWords(each).toStdString());
    context.answer(json, text);
}

static int history(Context &context, const std::string &nid, const std::string &known)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    int status = Fine;
    const auto space = findAt(context, nid, {{}, known}, status);
    if (!space)
        return status;
    const auto last = stateOf(context, {{}, known});
    if (!last)
        return Failed;
    const auto events = store->history(nid);
    if (!events)
        return context.failed(nid, events.error());
    for (const registry::Event &event : *events) {
        if (!last->known || event.number <= *last->known)
            printEvent(context, *space, event);
    }
    return Fine;
}

static std::string baseUrlMistake(const std::string &url)
{
    const auto base = uri::baseUrl(url);
    return base ? std::string() : forms::wording(base.error()).toStdString();
}

static void addCite(CLI::App &verb, ShowOptions &options)
{
    std::vector<std::string> names;
    for (const listing::CitationForm &form : listing::citationForms())
        names.emplace_back(form.name);
    CLI::Option *cites = verb.add_option("--cite", options.cite, "Print how to cite it instead")
                             ->check(CLI::IsMember(names));
    verb.add_option("--base-url", options.baseUrl,
                    "With --cite: where the listing is published on the web")
        ->type_name("URL")
        ->check(baseUrlMistake, "", "")
        ->needs(cites);
}

static void addRegistryShow(CLI::App &area, Context &context)
{
    auto options = std::make_shared<ShowOptions>();
    CLI::App *verb = area.add_subcommand("show", "Show a namespace");
    verb->fallthrough();
    verb->add_option("NID", options->nid, "Case-insensitive")->required();
    verb->add_option("--version-number,--version", options->version, "Show this version")
        ->check(positive());
    verb->add_option("--revision", options->revision, "Show this revision of its record")
        ->check(positive());
    addState(*verb, options->state);
    addCite(*verb, *options);
    verb->callback([&context, options] {
        context.action = [&context, options] { return showRegistry(context, *options); };
    });
    CLI::App *events = area.add_subcommand("history", "Show the history of a namespace");
    events->fallthrough();
    events->add_option("NID", options->nid, "Case-insensitive")->required();
    addKnown(*events, options->state.known);
    events->callback([&context, options] {
        context.action = [&context, options] {
            return history(context, options->nid, options->state.known);
        };
    });
}

void addRegistry(CLI::App &program, Context &context)
{
    CLI::App *area = program.add_subcommand("registry", "The registered namespaces");
    area->fallthrough()->require_subcommand(1);
    addLists(*area, context);
    addRegistryShow(*area, context);
    addImports(*area, context);
    addPublish(*area, context);
}

} // namespace nidreg::app::cli
