// SPDX-License-Identifier: MIT
#include "app/cli/requests.h"
#include "app/cli/verbs.h"
#include "app/wiring/maintenance.h"
#include "app/wiring/publications.h"
#include "app/wiring/target.h"
#include "forms/words/wording.h"

namespace nidreg::app::cli {

static constexpr int kPage = 1000;

static int list(Context &context, std::int64_t from)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    for (;;) {
        const auto events = store->events(from, kPage);
        if (!events)
            return context.failed("audit list", events.error());
        for (const registry::Event &event : *events)
            context.answer(exchange::toJson(event), asText(event));
        if (events->size() < kPage)
            return Fine;
        from = events->back().number + 1;
    }
}

/// The key that a verb signs with: the one named, else the configured one; false after saying why
/// it cannot be read.
bool takeKey(Context &context, const std::string &named, std::optional<proof::SigningKey> &key)
{
    const LogFiles files = logFilesFrom(QProcessEnvironment::systemEnvironment());
    const QString file = named.empty() ? files.key : QString::fromStdString(named);
    auto found = named.empty() ? keyIn(file) : [&]() -> decltype(keyIn(file)) {
        auto read = readKey(file);
        if (!read)
            return base::fail(read.error());
        return std::optional(*read);
    }();
    if (!found)
        return context.failed(file.toStdString(), found.error()), false;
    key = std::move(found).value();
    return true;
}

static int head(Context &context, bool signs, const std::string &keyFile)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto found = store->head();
    if (!found)
        return context.failed("audit head", found.error());
    if (!signs) {
        context.answer(exchange::toJson(*found),
                       std::to_string(found->size) + " events, root " + found->root + ", log "
                           + found->log);
        return Fine;
    }
    std::optional<proof::SigningKey> key;
    if (!takeKey(context, keyFile, key))
        return Failed;
    if (!key)
        return context.failed("audit head", "there is no key; create one with audit key new");
    const std::string note = checkpointOf(*found, key);
    exchange::Json json = exchange::toJson(*found);
    json["checkpoint"] = note;
    context.answer(json, note.substr(0, note.size() - 1));
    return Fine;
}

namespace {

struct VerifyOptions {
    std::vector<std::string> checkpoints; ///< files
    std::string key; ///< a verifier key; empty: signatures are not looked at
    bool ignoresWitnesses = false;
};

} // namespace

/// Every checkpoint that the log is to be held against; nothing after saying what is wrong.
static std::optional<std::vector<registry::NotedHead>> notedFor(Context &context,
                                                                const VerifyOptions &options,
                                                                const std::string &log)
{
    std::optional<proof::VerifierKey> key;
    if (!options.key.empty()) {
        const auto read = proof::VerifierKey::read(options.key);
        if (!read) {
            context.failed("audit verify", failureOf(read.error(), "--key"));
            return std::nullopt;
        }
        key = *read;
    }
    std::vector<registry::NotedHead> noted;
    if (!options.ignoresWitnesses) {
        auto kept = witnessesOf(logFilesFrom(QProcessEnvironment::systemEnvironment()),
                                context.access().name, log);
        if (!kept) {
            context.failed("audit verify", kept.error());
            return std::nullopt;
        }
        noted = std::move(kept).value();
    }
    for (const std::string &file : options.checkpoints) {
        auto read = readNoted(QString::fromStdString(file), key);
        const auto same = read ? checkLog(*read, log) : registry::Stored<base::Done>(base::Done());
        if (!read || !same) {
            context.failed("audit verify", read ? same.error() : read.error());
            return std::nullopt;
        }
        noted.push_back(std::move(read).value());
    }
    return noted;
}

static std::string asText(const registry::LogReport &report)
{
    std::string text = std::to_string(report.events) + " events, "
        + std::to_string(report.revisions) + " revisions, " + std::to_string(report.versions)
        + " versions, " + std::to_string(report.mails) + " mails, "
        + std::to_string(report.witnesses)
        + (report.witnesses == 1 ? " witness: " : " witnesses: ");
    text += report.mismatch ? "mismatch: " + forms::wording(*report.mismatch).toStdString()
                            : "no mismatch, root " + report.head.root;
    if (report.otherLogs > 0)
        text += "\n" + std::to_string(report.otherLogs)
            + " witnesses of this name belong to another log and were ignored: this is another "
              "registry, or the log was replaced from its first event";
    for (const std::string &each : report.differences)
        text += "\ndiffers from what was installed: " + shownLine(each);
    if (report.isPartial)
        text += "\nof " + std::to_string(report.head.size)
            + " events this login sees those above; the tree over all of them was checked";
    return text;
}

static int verify(Context &context, const VerifyOptions &options)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto head = store->head();
    if (!head)
        return context.failed("audit verify", head.error());
    const auto noted = notedFor(context, options, head->log);
    if (!noted)
        return Failed;
    catchInterrupts();
    const auto report = store->verify(
        [&context](std::int64_t done, std::int64_t total) { return context.progress(done, total); },
        *noted);
    if (!report)
        return context.failed("audit verify", report.error());
    noteVerification(
        standardFoldersFrom(QProcessEnvironment::systemEnvironment()).maintenance, head->log,
        {context.clock().now(), report->events, !report->mismatch && report->differences.empty()});
    context.answer(exchange::toJson(*report), shown(asText(*report)));
    return report->mismatch ? Faulty : Fine;
}

static void addHead(CLI::App &area, Context &context)
{
    auto key = std::make_shared<std::string>();
    CLI::App *verb = area.add_subcommand("head", "Print the size and root of the log");
    verb->fallthrough();
    CLI::Option *sign = verb->add_option("--sign", *key, "Print a checkpoint signed with this key")
                            ->type_name("KEY")
                            ->expected(0, 1);
    verb->callback([&context, key, sign] {
        context.action = [&context, key, signs = sign->count() > 0] {
            return head(context, signs, *key);
        };
    });
}

static void addVerify(CLI::App &area, Context &context)
{
    auto options = std::make_shared<VerifyOptions>();
    CLI::App *verb = area.add_subcommand("verify",
                                         "Verify the log and everything that it "
                                         "covers");
    verb->fallthrough();
    verb->add_option("--checkpoint", options->checkpoints,
                     "A checkpoint kept elsewhere; the log must be consistent with it")
        ->type_name("FILE");
    verb->add_option("--key", options->key, "The verifier key that signed the checkpoints")
        ->type_name("NAME+HASH+KEY");
    verb->add_flag("--no-witnesses", options->ignoresWitnesses,
                   "Ignore the checkpoints kept by audit witness");
    verb->callback([&context, options] {
        context.action = [&context, options] { return verify(context, *options); };
    });
}

void addAudit(CLI::App &program, Context &context)
{
    CLI::App *area = program.add_subcommand("audit", "The log of all actions");
    area->fallthrough()->require_subcommand(1);
    auto from = std::make_shared<std::int64_t>(0);
    CLI::App *all = area->add_subcommand("list", "List events");
    all->fallthrough();
    all->add_option("--from", *from, "The number of the first event")
        ->check(CLI::NonNegativeNumber);
    all->callback(
        [&context, from] { context.action = [&context, from] { return list(context, *from); }; });
    addHead(*area, context);
    addVerify(*area, context);
    addProofs(*area, context);
}

} // namespace nidreg::app::cli
