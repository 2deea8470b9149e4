// SPDX-License-Identifier: MIT
#include "app/cli/context.h"
#include "app/cli/requests.h"
#include "app/cli/state.h"
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

/// What answers for a state; nothing after saying why not.
struct Asked {
    registry::Directory *directory;
    registry::AsOf asOf;
};

static std::optional<Asked> askedOf(Context &context, const StateOptions &options)
{
    registry::Directory *directory = options.known.empty() ? context.directory() : context.store();
    const auto asOf = directory ? stateOf(context, options) : std::nullopt;
    return asOf ? std::optional(Asked{directory, *asOf}) : std::nullopt;
}

/// Prints every page of `query`, of the state that is asked for.
static int printAll(Context &context, registry::NamespaceQuery query, const StateOptions &options)
{
    const auto asked = askedOf(context, options);
    if (!asked)
        return Failed;
    query.asOf = asked->asOf;
    query.isCounted = false;
    query.limit = 2048; // a page is held, whatever there is
    for (;;) {
        const auto page = asked->directory->namespaces(query);
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
    if (!version.inForce.empty())
        text += "\n  in force: from " + version.inForce;
    if (version.recorded != base::Instant())
        text += "\n  learned: " + base::toString(version.recorded);
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
                       asked->asOf.isPast() ? "it was not in the listing then"
                                            : "no such namespace is registered");
        status = Faulty;
    } else {
        context.failed(nid, found.error());
    }
    return std::nullopt;
}

struct ShowOptions {
    std::string nid;
    StateOptions state;
    std::int64_t version = 0, revision = 0;
};

static int showRegistry(Context &context, const ShowOptions &options)
{
    const auto &[nid, state, version, revision] = options;
    int status = Fine;
    const auto found = findAt(context, nid, state, status);
    if (!found)
        return status;
    if (version == 0 && revision == 0) {
        context.answer(exchange::toJson(*found), asText(*found, found->versions.back()));
        return Fine;
    }
    // Of a version the last revision that shows it.
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

constexpr std::array<const char *, 5> kStandings{"listed", "active", "deprecated", "delisted",
                                                 "any"};

static registry::Standing standingNamed(const std::string &name)
{
    return registry::Standing(std::ranges::find(kStandings, name) - kStandings.begin());
}

static void addList(CLI::App &area, Context &context)
{
    struct Options {
        std::string kind, text, standing = kStandings[0];
        StateOptions state;
    };
    auto options = std::make_shared<Options>();
    CLI::App *verb = area.add_subcommand("list", "Every registered namespace");
    verb->fallthrough();
    verb->add_option("--kind", options->kind, "formal or informal")
        ->check(CLI::IsMember({"formal", "informal"}));
    CLI::App *search = area.add_subcommand(
        "search", "Namespaces with a text in NID, registrant, reference or template");
    search->fallthrough();
    search->add_option("TEXT", options->text, "Any part, in any case")->required();
    for (CLI::App *each : {verb, search}) {
        each->add_option("--status", options->standing,
                         "listed (active and deprecated), active, deprecated, delisted or any")
            ->check(CLI::IsMember(std::vector<std::string>(kStandings.begin(), kStandings.end())))
            ->capture_default_str();
        addState(*each, options->state);
    }
    const auto print = [&context, options] {
        context.action = [&context, options] {
            registry::NamespaceQuery query;
            query.text = options->text;
            query.standing = standingNamed(options->standing);
            if (!options->kind.empty())
                query.kind =
                    options->kind == "formal" ? urn::NidKind::Formal : urn::NidKind::Informal;
            return printAll(context, query, options->state);
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
    addState(*verb, options->state);
    verb->callback([&context, options] {
        context.action = [&context, options] { return showRegistry(context, *options); };
    });
    CLI::App *events = area.add_subcommand("history", "What happened to one namespace");
    events->fallthrough();
    events->add_option("NID", options->nid, "In any case")->required();
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
    addList(*area, context);
    addRegistryShow(*area, context);
    addImports(*area, context);
    addPublish(*area, context);
}

} // namespace nidreg::app::cli
