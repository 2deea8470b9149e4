// SPDX-License-Identifier: MIT
#include "app/cli/state.h"
#include "app/cli/verbs.h"
#include "app/wiring/failures.h"
#include "app/wiring/publications.h"
#include "forms/words/uriwords.h"
#include "model/base/text.h"
#include "model/exchange/site/publish.h"
#include "model/proof/base64.h"
#include "model/uri/baseurl.h"

namespace nidreg::app::cli {

namespace {

using exchange::Json;
using exchange::NamespaceChange;
using exchange::Published;

struct PublishOptions {
    std::string folder, since, key, baseUrl;
    std::vector<std::string> only;
    StateOptions state;
    bool isCheck = false, hasStylesheet = false;
};

std::string_view name(NamespaceChange::Kind kind)
{
    return kind == NamespaceChange::Added  ? "added"
        : kind == NamespaceChange::Changed ? "changed"
                                           : "removed";
}

Json versionOf(std::int64_t number)
{
    return number > 0 ? Json(number) : Json(nullptr);
}

Json toJson(const exchange::ListingDifference &listing)
{
    Json named = Json::array();
    for (const NamespaceChange &each : listing.named) {
        named.push_back({{"nid", each.nid},
                         {"change", name(each.kind)},
                         {"before", versionOf(each.before)},
                         {"after", versionOf(each.after)},
                         {"deprecated", each.isDeprecated}});
    }
    return {{"known", listing.isKnown},
            {"added", listing.added},
            {"changed", listing.changed},
            {"removed", listing.removed},
            {"namespaces", std::move(named)}};
}

Json toJson(const exchange::FileDifference &files)
{
    return {{"added", files.added},
            {"changed", files.changed},
            {"removed", files.removed},
            {"same", files.same},
            {"added_files", files.addedNames},
            {"changed_files", files.changedNames},
            {"removed_files", files.removedNames}};
}

/// "changed isbn, version 1 to 2, deprecated"
std::string asText(const NamespaceChange &change)
{
    std::string text = std::string(name(change.kind)) + ' ' + change.nid;
    if (change.kind == NamespaceChange::Changed && change.before != change.after)
        text +=
            ", revision " + std::to_string(change.before) + " to " + std::to_string(change.after);
    else
        text += ", revision " + std::to_string(std::max(change.before, change.after));
    return text + (change.isDeprecated ? ", deprecated" : "");
}

std::string listed(const char *what, const std::vector<std::string> &names, std::int64_t count)
{
    std::string text;
    for (const std::string &each : names)
        text += std::string("\n  ") + what + ' ' + each;
    const std::int64_t left = count - static_cast<std::int64_t>(names.size());
    return left > 0 ? text + "\n  … and " + std::to_string(left) + " more files " + what : text;
}

std::string asText(const exchange::ListingDifference &listing)
{
    if (!listing.isKnown)
        return {};
    std::string text = "\nnamespaces: " + std::to_string(listing.added) + " added, "
        + std::to_string(listing.changed) + " changed, " + std::to_string(listing.removed)
        + " removed";
    for (const NamespaceChange &each : listing.named)
        text += "\n  " + asText(each);
    const std::int64_t left = listing.added + listing.changed + listing.removed
        - static_cast<std::int64_t>(listing.named.size());
    return left > 0 ? text + "\n  … and " + std::to_string(left) + " more" : text;
}

std::string asText(const exchange::FileDifference &files)
{
    return "\nfiles: " + std::to_string(files.added) + " added, " + std::to_string(files.changed)
        + " changed, " + std::to_string(files.removed) + " removed, " + std::to_string(files.same)
        + " as they were" + listed("added", files.addedNames, files.added)
        + listed("changed", files.changedNames, files.changed)
        + listed("removed", files.removedNames, files.removed);
}

std::string_view name(exchange::ForeignChange::Kind kind)
{
    return kind == exchange::ForeignChange::Altered ? "altered"
        : kind == exchange::ForeignChange::Deleted  ? "deleted"
                                                    : "added";
}

Json toJson(const exchange::ForeignChanges &changes)
{
    Json named = Json::array();
    for (const exchange::ForeignChange &each : changes.named)
        named.push_back({{"file", each.name}, {"change", name(each.kind)}});
    return {{"count", changes.count}, {"files", std::move(named)}};
}

/// `what` says what becomes of these files.
std::string asText(const exchange::ForeignChanges &changes, const char *what)
{
    if (changes.count == 0)
        return {};
    std::string text = "\nchanged outside the program since they were published: "
        + std::to_string(changes.count) + what;
    for (const exchange::ForeignChange &each : changes.named)
        text += "\n  " + std::string(name(each.kind)) + ' ' + each.name;
    const std::int64_t left = changes.count - static_cast<std::int64_t>(changes.named.size());
    return left > 0 ? text + "\n  … and " + std::to_string(left) + " more" : text;
}

/// How it stands with the record: by which event, or why by none.
std::string recordWords(const Published &done, const std::string &whyNot)
{
    if (done.event)
        return "\non record as event " + std::to_string(*done.event);
    return whyNot.empty() ? "" : "\nnot on record: " + whyNot;
}

/// A number, a day (from its beginning on, UTC) or a folder.
exchange::Since sinceOf(const std::string &text)
{
    if (const auto number = proof::decimal(text))
        return *number;
    if (const auto day = base::parseDate(text))
        return base::Instant(std::chrono::sys_days(*day));
    return text;
}

exchange::PublishPlan planOf(const Context &context, const PublishOptions &options)
{
    exchange::PublishPlan plan{options.folder, {}};
    plan.dryRun = context.dryRun;
    for (const std::string &each : options.only) {
        if (const auto format = exchange::formatNamed(each))
            plan.formats.push_back(*format);
    }
    if (!options.since.empty())
        plan.since = sinceOf(options.since);
    if (!options.baseUrl.empty())
        plan.baseUrl = uri::baseUrl(options.baseUrl).value();
    plan.hasStylesheet = options.hasStylesheet;
    return plan;
}

/// Whether what is published shall be put on record; why not in `whyNot`. False after saying why
/// the key cannot be read.
bool takeSeal(Context &context, const PublishOptions &options, exchange::PublishPlan &plan,
              std::string &whyNot)
{
    std::optional<proof::SigningKey> key;
    if (!takeKey(context, options.key, key))
        return false;
    registry::Store *store = context.store();
    auto seal = sealFor(*store, context.act(workflow::Role::Registrar), key);
    if (seal)
        plan.seal = std::move(seal).value();
    else
        whyNot = reason(seal.error());
    return true;
}

std::string summary(const std::string &folder, const Published &done, bool isSince)
{
    const std::string count = std::to_string(done.namespaces) + " namespaces";
    if (isSince && folder.empty())
        return count + " changed";
    if (done.isUnchanged)
        return count + ", nothing changed in " + folder;
    return count + (isSince ? " that changed" : "") + " published in " + folder;
}

void tell(Context &context, const PublishOptions &options, const Published &done,
          const std::string &whyNot)
{
    std::vector<std::string> names;
    for (const registry::PublishedFile &each : done.files)
        names.push_back(each.name);
    const Json json{{"folder", options.folder},
                    {"namespaces", done.namespaces},
                    {"files", names},
                    {"event", done.event ? Json(*done.event) : Json()},
                    {"unchanged", done.isUnchanged},
                    {"changes", toJson(done.listing)},
                    {"differences", toJson(done.differing)},
                    {"changed_by_others", toJson(done.foreign)}};
    std::string text = summary(options.folder, done, !options.since.empty());
    text += asText(done.foreign, context.dryRun ? " files" : " files, repaired");
    text += asText(done.listing);
    if (!options.folder.empty())
        text += asText(done.differing) + recordWords(done, context.dryRun ? "" : whyNot);
    context.report(json, shown(text));
}

int publish(Context &context, PublishOptions options)
{
    if (!context.store())
        return Failed;
    // Without a folder there is nothing to write to: what changed is only told.
    const bool isTold = options.folder.empty();
    exchange::PublishPlan plan = planOf(context, options);
    const auto asOf = stateOf(context, options.state);
    if (!asOf)
        return Failed;
    noteStaleness(context);
    plan.asOf = *asOf;
    if (isTold) {
        plan.folder = exchange::nowhere();
        plan.formats = {exchange::Format::JsonFile};
        plan.dryRun = true;
    }
    std::string whyNot;
    if (!isTold && !takeSeal(context, options, plan, whyNot))
        return Failed;
    catchInterrupts();
    const auto done =
        exchange::publish(*context.store(), plan, [&context](std::int64_t at, std::int64_t of) {
            return context.progress(at, of);
        });
    if (!done)
        return context.failed(options.folder.empty() ? "registry publish" : options.folder,
                              failureOf(done.error()));
    tell(context, options, *done, whyNot);
    return Fine;
}

/// Says whether what stands in a folder is what was published there, and is what there is to
/// publish.
int checkFolder(Context &context, const PublishOptions &options)
{
    if (!context.store())
        return Failed;
    noteStaleness(context);
    catchInterrupts();
    const auto done = exchange::checkPublication(
        *context.store(), options.folder,
        [&context](std::int64_t at, std::int64_t of) { return context.progress(at, of); });
    if (!done)
        return context.failed(options.folder, failureOf(done.error()));
    const Json json{{"folder", options.folder},
                    {"unchanged", done->isUnchanged},
                    {"changes", toJson(done->listing)},
                    {"differences", toJson(done->differing)},
                    {"changed_by_others", toJson(done->foreign)}};
    std::string text =
        options.folder + (done->isUnchanged ? " is up to date" : " is not up to date");
    if (!done->isUnchanged)
        text += asText(done->foreign, " files") + asText(done->listing) + asText(done->differing);
    context.report(json, shown(text));
    return done->isUnchanged ? Fine : Faulty;
}

std::string misuseOf(const PublishOptions &options)
{
    const auto url = options.baseUrl.empty() ? "http://unused.example/" : options.baseUrl;
    if (const auto base = uri::baseUrl(url); !base)
        return "--base-url " + options.baseUrl + ": " + forms::wording(base.error()).toStdString();
    if (options.folder.empty() && (options.since.empty() || options.isCheck))
        return options.isCheck ? "specify the folder to check" : "specify the folder to publish to";
    return {};
}

/// Where and how the pages lead.
void addAddresses(CLI::App &verb, PublishOptions &options, CLI::Option *checks)
{
    verb.add_option("--base-url", options.baseUrl,
                    "The web address of DIR, such as https://registry.example/urn/; used for "
                    "canonical links, sitemap.xml, the feed and RDF. Default: relative links")
        ->type_name("URL")
        ->excludes(checks);
    verb.add_flag("--stylesheet", options.hasStylesheet,
                  "Add a stylesheet to the XML; browsers warn about it")
        ->excludes(checks);
}

} // namespace

void addPublish(CLI::App &area, Context &context)
{
    auto options = std::make_shared<PublishOptions>();
    CLI::App *verb =
        area.add_subcommand("publish", "Publish the listing into a folder, all files or none");
    verb->fallthrough();
    verb->add_option("DIR", options->folder,
                     "The folder; created if it does not exist, optional with --since");
    std::vector<std::string> formats;
    for (const exchange::FormatSpec &each : exchange::formats())
        formats.emplace_back(each.name);
    CLI::Option *checks = verb->add_flag(
        "--check", options->isCheck,
        "Write nothing. List files in DIR that were changed outside the program, and changes "
        "that the registry would publish now. Exit status 1 if there are any");
    verb->add_option("--only", options->only, base::joined(formats, ", ") + "; default: all")
        ->delimiter(',')
        ->check(CLI::IsMember(formats))
        ->excludes(checks);
    verb->add_option("--since", options->since,
                     "Only changes after an event (its number), from a day (YYYY-MM-DD, UTC), "
                     "or since the publication in a folder")
        ->type_name("N|DAY|DIR")
        ->excludes(checks);
    addState(*verb, options->state);
    addAddresses(*verb, *options, checks);
    verb->add_option("--sign", options->key, "The signing key; default: the configured one")
        ->type_name("KEY")
        ->excludes(checks);
    verb->callback([&context, options] {
        context.action = [&context, options] {
            if (const std::string misuse = misuseOf(*options); !misuse.empty())
                return context.misused("registry publish", misuse);
            return options->isCheck ? checkFolder(context, *options) : publish(context, *options);
        };
    });
}

} // namespace nidreg::app::cli
