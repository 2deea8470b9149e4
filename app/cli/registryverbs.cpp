// SPDX-License-Identifier: MIT
#include "app/cli/context.h"
#include "app/cli/requests.h"
#include "app/cli/verbs.h"
#include "app/wiring/failures.h"
#include "forms/words/listingwords.h"
#include "forms/words/wording.h"

namespace nidreg::app::cli {

static std::string asText(const registry::NamespaceRow &row)
{
    std::string text = row.nid + "\t" + std::string(registry::name(row.kind)) + "\t"
        + std::to_string(row.version) + "\t" + shownLine(row.date) + "\t"
        + shownLine(row.registrant) + "\t";
    for (const registry::Reference &reference : row.references)
        text += "[" + shownLine(labelOf(reference)) + "]";
    if (row.status != registry::Status::Active)
        text += "\t" + std::string(registry::name(row.status));
    return text;
}

/// Prints every page of `query`; as of a day or an event where one is named.
static int printAll(Context &context, registry::NamespaceQuery query, const std::string &asOf)
{
    registry::Directory *directory = asOf.empty() ? context.directory() : context.store();
    if (!directory)
        return Failed;
    if (!asOf.empty()) {
        query.asOf = eventOf(context, asOf);
        if (!query.asOf)
            return Failed;
    }
    query.isCounted = false;
    query.limit = 2048; // a page is held, whatever there is
    for (;;) {
        const auto page = directory->namespaces(query);
        if (!page)
            return context.failed("registry list", page.error());
        for (const registry::NamespaceRow &row : page->rows)
            context.answer(exchange::toJson(row), asText(row));
        if (static_cast<int>(page->rows.size()) < query.limit)
            return Fine;
        query.after = page->rows.back();
    }
}

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
    text += "\n  registrant: " + version.registrant;
    for (const registry::Reference &reference : version.references)
        text += "\n  reference: " + labelOf(reference);
    if (version.imported)
        text += "\n  imported: " + version.source;
    if (!version.text.empty())
        text += "\n\n" + version.text;
    return shown(text);
}

/// The namespace, now or as of a day or an event; nothing after saying why not in `status`.
static std::optional<registry::Namespace> findAt(Context &context, const std::string &nid,
                                                 const std::string &asOf, int &status)
{
    status = Failed;
    registry::Directory *directory = asOf.empty() ? context.directory() : context.store();
    const auto event = asOf.empty() || !directory ? std::nullopt : eventOf(context, asOf);
    if (!directory || (!asOf.empty() && !event))
        return std::nullopt;
    auto found = event ? context.store()->findAsOf(nid, *event) : directory->find(nid);
    if (found)
        return std::move(found).value();
    if (found.error().kind == registry::StoreError::NotFound) {
        context.failed(nid,
                       event ? "no such namespace was registered then"
                             : "no such namespace is registered");
        status = Faulty;
    } else {
        context.failed(nid, found.error());
    }
    return std::nullopt;
}

struct ShowOptions {
    std::string nid, asOf;
    std::int64_t version = 0, revision = 0;
};

static int showRegistry(Context &context, const ShowOptions &options)
{
    const auto &[nid, asOf, version, revision] = options;
    int status = Fine;
    const auto found = findAt(context, nid, asOf, status);
    if (!found)
        return status;
    if (version == 0 && revision == 0) {
        context.answer(exchange::toJson(*found), asText(*found, found->versions.back()));
        return Fine;
    }
    // Of a version the newest revision that shows it.
    for (auto each = found->versions.rbegin(); each != found->versions.rend(); ++each) {
        if ((version == 0 || each->version == version)
            && (revision == 0 || each->revision == revision)) {
            context.answer(exchange::toJson(*each), asText(*found, *each));
            return Fine;
        }
    }
    context.failed(nid,
                   version > 0 ? "it has no version " + std::to_string(version)
                               : "its record has no revision " + std::to_string(revision));
    return Faulty;
}

static int history(Context &context, const std::string &nid, const std::string &asOf)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    int status = Fine;
    if (!asOf.empty() && !findAt(context, nid, asOf, status))
        return status;
    const auto last = asOf.empty() ? std::nullopt : eventOf(context, asOf);
    const auto events = store->history(nid);
    if (!events && events.error().kind == registry::StoreError::NotFound)
        return context.failed(nid, "no such namespace is registered"), Faulty;
    if (!events)
        return context.failed(nid, events.error());
    const auto space = store->find(nid);
    for (const registry::Event &event : *events) {
        if (last && event.number > *last)
            continue;
        const auto changes =
            space ? listing::recordChanges(*space, event) : std::vector<listing::FieldChange>();
        exchange::Json json = exchange::toJson(event);
        json["changes"] = exchange::toJson(changes);
        std::string text = asText(event);
        for (const listing::FieldChange &each : changes)
            text += "\n    " + shownLine(forms::changeWords(each).toStdString());
        context.answer(json, text);
    }
    return Fine;
}

static void addAsOf(CLI::App &verb, std::string &asOf)
{
    verb.add_option("--as-of", asOf,
                    "The registry as it stood at the end of a day (YYYY-MM-DD, UTC), or after the "
                    "event of a number")
        ->check(asOfMistake, "", "");
}

static void addList(CLI::App &area, Context &context)
{
    struct Options {
        std::string kind, text, asOf;
    };
    auto options = std::make_shared<Options>();
    CLI::App *verb = area.add_subcommand("list", "Every registered namespace");
    verb->fallthrough();
    verb->add_option("--kind", options->kind, "formal or informal")
        ->check(CLI::IsMember({"formal", "informal"}));
    addAsOf(*verb, options->asOf);
    CLI::App *search = area.add_subcommand(
        "search", "Namespaces with a text in NID, registrant, reference or template");
    search->fallthrough();
    search->add_option("TEXT", options->text, "Any part, in any case")->required();
    addAsOf(*search, options->asOf);
    const auto print = [&context, options] {
        context.action = [&context, options] {
            registry::NamespaceQuery query;
            query.text = options->text;
            if (!options->kind.empty())
                query.kind =
                    options->kind == "formal" ? urn::NidKind::Formal : urn::NidKind::Informal;
            return printAll(context, query, options->asOf);
        };
    };
    verb->callback(print);
    search->callback(print);
}

static void addRegistryShow(CLI::App &area, Context &context)
{
    auto options = std::make_shared<ShowOptions>();
    CLI::App *verb = area.add_subcommand("show", "One namespace");
    verb->fallthrough();
    verb->add_option("NID", options->nid, "In any case")->required();
    verb->add_option("--version-number,--version", options->version, "An earlier version")
        ->check(positive());
    verb->add_option("--revision", options->revision, "A revision of its record, by its number")
        ->check(positive());
    addAsOf(*verb, options->asOf);
    verb->callback([&context, options] {
        context.action = [&context, options] { return showRegistry(context, *options); };
    });
    CLI::App *events = area.add_subcommand("history", "What happened to one namespace");
    events->fallthrough();
    events->add_option("NID", options->nid, "In any case")->required();
    addAsOf(*events, options->asOf);
    events->callback([&context, options] {
        context.action = [&context, options] {
            return history(context, options->nid, options->asOf);
        };
    });
}

void addRegistry(CLI::App &program, Context &context)
{
    CLI::App *area = program.add_subcommand("registry", "The registered namespaces");
    area->fallthrough()->require_subcommand(1);
    addList(*area, context);
    addRegistryShow(*area, context);
    addImports(*area, context);
    addPublish(*area, context);
}

} // namespace nidreg::app::cli
