// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "app/wiring/lostevents.h"
#include "app/wiring/publications.h"
#include "model/proof/base64.h"

namespace nidreg::app::cli {

using registry::Stored;

namespace {

struct ProveOptions {
    std::int64_t event = -1, since = -1;
    std::string revision, version, listing; ///< REQUEST/N, NID/N, a folder or file
    std::string key;
    Output output;
};

} // namespace

/// Splits "12/3" or "isbn/2" at the last slash; the number is 0 where there is none.
static std::pair<std::string, std::int64_t> split(const std::string &text)
{
    const std::size_t slash = text.rfind('/');
    if (slash == std::string::npos)
        return {text, 0};
    return {text.substr(0, slash), proof::decimal(text.substr(slash + 1)).value_or(0)};
}

/// What is to be proved; else the exit status, after saying what is wrong.
static base::Result<registry::LogPosition, int> positionOf(Context &context, registry::Store &store,
                                                           const ProveOptions &options)
{
    if (options.event >= 0)
        return registry::LogPosition(registry::EventPosition{options.event});
    if (!options.listing.empty()) {
        const auto number = publicationOf(store, QString::fromStdString(options.listing));
        if (number)
            return registry::LogPosition(registry::EventPosition{*number});
        if (number.error().kind != registry::StoreError::NotFound)
            return base::fail(context.failed(options.listing, number.error()));
        context.failed(options.listing, "no publication on record wrote these files");
        return base::fail(int(Faulty));
    }
    const bool isRevision = !options.revision.empty();
    const auto [name, number] = split(isRevision ? options.revision : options.version);
    const auto request = isRevision ? proof::decimal(name) : std::optional<std::int64_t>(0);
    if (number < 1 || number > 1'000'000'000 || !request) {
        return base::fail(context.misused("audit prove",
                                          isRevision ? "a revision is REQUEST/NUMBER, as in 12/1"
                                                     : "a version is NID/NUMBER, as in isbn/2"));
    }
    if (isRevision)
        return registry::LogPosition(registry::RevisionPosition{{*request}, int(number)});
    return registry::LogPosition(registry::VersionPosition{name, number});
}

/// What was asked for, as the person named it: "version isbn/2".
static std::string asked(const ProveOptions &options)
{
    if (!options.revision.empty())
        return "revision " + options.revision;
    if (!options.version.empty())
        return "version " + options.version;
    return options.listing.empty() ? "event " + std::to_string(options.event) : options.listing;
}

static int give(Context &context, const ProveOptions &options, const std::string &proof)
{
    if (!options.output.file.empty())
        return writeWhole(context, options.output, proof);
    if (context.json())
        context.answer({{"proof", proof}}, {});
    else
        context.print(proof);
    return Fine;
}

static int prove(Context &context, const ProveOptions &options)
{
    registry::Store *store = context.store();
    std::optional<proof::SigningKey> key;
    if (!store || !takeKey(context, options.key, key))
        return Failed;
    if (options.since >= 0) {
        const auto grown = store->proveSince(options.since);
        return grown ? give(context, options, proofOf(*grown, key))
                     : context.failed("audit prove", grown.error());
    }
    const auto position = positionOf(context, *store, options);
    if (!position)
        return position.error();
    const auto found = store->prove(*position);
    if (!found && found.error().kind == registry::StoreError::NotFound)
        return context.failed("audit prove",
                              asked(options) + " is not on record, or you may not see it"),
               Faulty;
    return found ? give(context, options, proofOf(*found, key))
                 : context.failed("audit prove", found.error());
}

static void addProve(CLI::App &area, Context &context)
{
    auto options = std::make_shared<ProveOptions>();
    CLI::App *verb = area.add_subcommand(
        "prove",
        "Write a proof that something is on record, for people without access to the "
        "registry");
    verb->fallthrough();
    CLI::Option_group *what = verb->add_option_group("what");
    what->require_option(1);
    what->add_option("--event", options->event, "An event, by its number")
        ->check(CLI::NonNegativeNumber);
    what->add_option("--revision", options->revision, "A submitted revision")
        ->type_name("REQUEST/N");
    what->add_option("--version,--version-number", options->version, "A registered version")
        ->type_name("NID/N");
    what->add_option("--listing", options->listing, "A published folder, or a file of it")
        ->type_name("PATH");
    what->add_option("--since", options->since,
                     "Prove that the log has only grown since it "
                     "had this size")
        ->type_name("SIZE")
        ->check(CLI::NonNegativeNumber);
    verb->add_option("--sign", options->key, "The signing key; default: the configured one")
        ->type_name("KEY");
    options->output.addTo(*verb, "Write it into this file");
    verb->callback([&context, options] {
        context.action = [&context, options] { return prove(context, *options); };
    });
}

/// Checks a proof as the Python script of the manual does, without a registry.
static int check(Context &context, const std::string &file, const std::string &vkey)
{
    const auto text = readSmall(QString::fromStdString(file));
    if (!text)
        return context.failed("audit check", text.error());
    const auto refused = [&](proof::ProofError why) {
        return context.failed("audit check", failureOf(why, QString::fromStdString(file))), Faulty;
    };
    std::string note = *text;
    if (proof::isConsistencyProof(*text)) {
        const auto read = proof::readConsistency(*text);
        if (!read)
            return refused(read.error());
        if (const auto checked = proof::check(*read); !checked)
            return refused(checked.error());
        note = read->checkpoint;
    } else if (const auto read = proof::readInclusion(*text)) {
        if (const auto checked = proof::check(*read); !checked)
            return refused(checked.error());
        note = read->checkpoint;
    } else if (read.error() != proof::ProofError::BadProof || !proof::readNotedCheckpoint(*text)) {
        return refused(read.error());
    }
    const auto noted = proof::readNotedCheckpoint(note);
    if (!vkey.empty()) {
        const auto key = proof::VerifierKey::read(vkey);
        if (!key)
            return context.failed("audit check", failureOf(key.error(), "--key"));
        if (const auto checked = key->check(noted->note); !checked)
            return refused(checked.error());
    }
    const proof::Checkpoint &head = noted->checkpoint;
    context.answer(
        {{"valid", true}, {"origin", head.origin}, {"size", head.size}, {"signed", !vkey.empty()}},
        shown(head.origin + ": valid for the log of " + std::to_string(head.size) + " events"
              + (vkey.empty() ? "; signature not checked (use --key)" : "")));
    return Fine;
}

static void addCheck(CLI::App &area, Context &context)
{
    auto file = std::make_shared<std::string>();
    auto key = std::make_shared<std::string>();
    CLI::App *verb =
        area.add_subcommand("check", "Check a proof or a checkpoint, without a registry");
    verb->fallthrough();
    verb->add_option("FILE", *file, "The output of audit prove or audit head --sign")->required();
    verb->add_option("--key", *key, "The verifier key of the expected signature")
        ->type_name("NAME+HASH+KEY");
    verb->callback([&context, file, key] {
        context.action = [&context, file, key] { return check(context, *file, *key); };
    });
}

static int newKey(Context &context, const std::string &file, const std::string &name)
{
    const auto key = makeKey(QString::fromStdString(file), name);
    if (!key)
        return context.failed("audit key", key.error());
    const std::string vkey = key->verifier().text();
    context.answer({{"file", file}, {"key", vkey}}, shown(vkey));
    return Fine;
}

static int showKey(Context &context, const std::string &file)
{
    const auto key = readKey(QString::fromStdString(file));
    if (!key)
        return context.failed("audit key", key.error());
    const std::string vkey = key->verifier().text();
    context.answer({{"file", file}, {"key", vkey}}, shown(vkey));
    return Fine;
}

static void addKey(CLI::App &area, Context &context)
{
    CLI::App *keys =
        area.add_subcommand("key", "Keys for signing checkpoints; never stored in the database");
    keys->fallthrough()->require_subcommand(1);
    auto file = std::make_shared<std::string>();
    auto name = std::make_shared<std::string>();
    CLI::App *made = keys->add_subcommand("new", "Create a key and print its public key");
    made->fallthrough();
    made->add_option("FILE", *file, "Created, readable only by you")->required();
    made->add_option("--name", *name, "The name of the log, such as registry.example/urn")
        ->required();
    made->callback([&context, file, name] {
        context.action = [&context, file, name] { return newKey(context, *file, *name); };
    });
    CLI::App *show = keys->add_subcommand("show", "Print the public key");
    show->fallthrough();
    show->add_option("FILE", *file, "The key file")->required();
    show->callback([&context, file] {
        context.action = [&context, file] { return showKey(context, *file); };
    });
}

/// A checkpoint that is signed where there is a key.
static Stored<std::string> checkpointOfNow(const registry::LogHead &head)
{
    const LogFiles files = logFilesFrom(QProcessEnvironment::systemEnvironment());
    const auto key = keyIn(files.key);
    if (!key)
        return base::fail(key.error());
    return checkpointOf(head, *key);
}

/// The checkpoint in `file`; of the log as it is now where that is empty.
static int witness(Context &context, const std::string &file)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto head = store->head();
    if (!head)
        return context.failed("audit witness", head.error());
    const auto text =
        file.empty() ? checkpointOfNow(*head) : readSmall(QString::fromStdString(file));
    if (!text)
        return context.failed("audit witness", text.error());
    const LogFiles files = logFilesFrom(QProcessEnvironment::systemEnvironment());
    const auto kept = addWitness(files, context.access().name, head->log, *text);
    if (!kept)
        return context.failed("audit witness", kept.error());
    if (const auto named = keepEvents(*store, files, context.access().name, *kept); !named)
        return context.failed("audit witness", named.error());
    context.answer({{"kept", kept->toStdString()}}, shown("kept as " + kept->toStdString()));
    return Fine;
}

static int witnesses(Context &context)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto head = store->head();
    if (!head)
        return context.failed("audit witness", head.error());
    const auto kept = witnessesOf(logFilesFrom(QProcessEnvironment::systemEnvironment()),
                                  context.access().name, head->log);
    if (!kept)
        return context.failed("audit witness", kept.error());
    for (const registry::NotedHead &each : *kept) {
        const bool isOther = !checkLog(each, head->log);
        context.answer({{"size", each.size},
                        {"root", each.root},
                        {"log", exchange::known(each.log)},
                        {"other_log", isOther},
                        {"file", each.name}},
                       shownLine(std::to_string(each.size) + " events, root " + each.root + ", "
                                 + (isOther ? "of another log, " : "") + each.name));
    }
    return Fine;
}

static void addWitnessVerbs(CLI::App &area, Context &context)
{
    CLI::App *verbs = area.add_subcommand(
        "witness",
        "Checkpoints kept outside the database; audit verify compares the log with "
        "them");
    verbs->fallthrough()->require_subcommand(1);
    auto file = std::make_shared<std::string>();
    CLI::App *add = verbs->add_subcommand(
        "add", "Keep a checkpoint, and the events since the one before by name");
    add->fallthrough();
    add->add_option("FILE", *file,
                    "The output of audit head --sign; default: the log as it is now");
    add->callback([&context, file] {
        context.action = [&context, file] { return witness(context, *file); };
    });
    CLI::App *list = verbs->add_subcommand("list", "List the checkpoints kept for this registry");
    list->fallthrough();
    list->callback([&context] { context.action = [&context] { return witnesses(context); }; });
}

static exchange::Json toJson(const LogComparison &so)
{
    exchange::Json json{{"whole", so.isWhole},
                        {"checkpoint", {{"size", so.noted.size}, {"root", so.noted.root}}},
                        {"log", {{"size", so.head.size}, {"root", so.head.root}}},
                        {"common", so.common},
                        {"lost", exchange::Json::array()},
                        {"unnamed", so.unnamed},
                        {"people", so.people}};
    for (const LostEvent &each : so.lost)
        json["lost"].push_back(
            {{"number", each.number},
             {"at", each.at},
             {"person", each.person},
             {"role", each.role},
             {"what", each.what},
             {"request",
              each.request == 0 ? exchange::Json(nullptr) : exchange::Json(each.request)},
             {"nid", exchange::known(each.nid)}});
    return json;
}

static std::string asText(const LogComparison &so)
{
    if (so.isWhole)
        return "the log has everything that the checkpoint covers: " + std::to_string(so.noted.size)
            + " events";
    std::string text = "the checkpoint covers " + std::to_string(so.noted.size)
        + " events, the log has " + std::to_string(so.head.size) + "; both have the first "
        + std::to_string(so.common);
    for (const LostEvent &each : so.lost) {
        text += "\nlost: " + std::to_string(each.number) + "  " + each.at + "  "
            + shown(each.person + " (" + each.role + ")  " + each.what);
        if (each.request != 0)
            text += "  request " + std::to_string(each.request);
        if (!each.nid.empty())
            text += "  " + shown(each.nid);
    }
    if (so.unnamed > 0)
        text += "\nlost: " + std::to_string(so.unnamed)
            + " events that are not kept by name beside a checkpoint";
    for (const std::string &each : so.people)
        text += "\nconcerned: " + shown(each);
    return text;
}

static int compare(Context &context, const std::string &file)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto noted = readNoted(QString::fromStdString(file), {});
    if (!noted)
        return context.failed("audit compare", noted.error());
    const auto so = compareLog(*store, logFilesFrom(QProcessEnvironment::systemEnvironment()),
                               context.access().name, *noted);
    if (!so)
        return context.failed("audit compare", so.error());
    context.answer(toJson(*so), asText(*so));
    return so->isWhole ? Fine : Faulty;
}

static void addCompare(CLI::App &area, Context &context)
{
    auto file = std::make_shared<std::string>();
    CLI::App *verb = area.add_subcommand(
        "compare",
        "Compare the log with a checkpoint, and list the events that it lost since, with the "
        "people concerned");
    verb->fallthrough();
    verb->add_option("CHECKPOINT", *file, "A checkpoint file")->required();
    verb->callback([&context, file] {
        context.action = [&context, file] { return compare(context, *file); };
    });
}

void addProofs(CLI::App &area, Context &context)
{
    addCompare(area, context);
    addProve(area, context);
    addCheck(area, context);
    addKey(area, context);
    addWitnessVerbs(area, context);
}

} // namespace nidreg::app::cli
