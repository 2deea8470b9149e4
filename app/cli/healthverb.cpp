// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"

#include <QDateTime>
#include <QFileInfo>
#include <QProcessEnvironment>

#include <array>
#include <cstdio>

namespace nidreg::app::cli {

using exchange::Json;
using registry::Health;

namespace {

/// From how many of a hundred connections on the server is nearly full.
constexpr int kNearlyFull = 90;

/// The newest checkpoint of this log that is kept outside of its database.
struct Witnessed {
    std::int64_t size = 0; ///< events that it covers
    QDateTime kept;
};

/// All that `db health` tells.
struct Overview {
    Health health;
    registry::LogHead log;
    std::optional<Witnessed> witness;
};

std::optional<Witnessed> newestWitness(const LogFiles &files, const std::string &registry,
                                       const std::string &log)
{
    const auto kept = witnessesOf(files, registry, log);
    std::optional<Witnessed> newest;
    if (!kept)
        return newest;
    for (const registry::NotedHead &each : *kept) {
        if (checkLog(each, log) && (!newest || each.size >= newest->size))
            newest = Witnessed{each.size,
                               QFileInfo(QString::fromStdString(each.name)).lastModified().toUTC()};
    }
    return newest;
}

/// What somebody should look at, a sentence each.
std::vector<std::string> problemsOf(const Health &health)
{
    std::vector<std::string> all;
    if (health.isReceiving && !*health.isReceiving)
        all.emplace_back("this standby is not connected to the primary");
    const bool isKept = std::ranges::any_of(health.standbys, [](const auto &each) {
        return each.sync == "sync" || each.sync == "quorum";
    });
    const bool isNamed = std::ranges::any_of(
        health.standbys, [](const registry::StandbyServer &each) { return !each.sync.empty(); });
    if (!health.waitsFor.empty() && !isKept && (isNamed || health.standbys.empty()))
        all.emplace_back("no synchronous standby is connected, so no change can be recorded");
    if (health.isArchiving && health.archivingFailedAt > health.archivedAt)
        all.push_back("archiving of WAL has failed since " + health.archivingFailedAt);
    if (health.connections * 100 >= health.maxConnections * kNearlyFull)
        all.push_back("the server has " + std::to_string(health.connections) + " of "
                      + std::to_string(health.maxConnections) + " connections");
    return all;
}

template <class Number> Json known(const std::optional<Number> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json toJson(const registry::StandbyServer &each)
{
    return {
        {"name", exchange::known(each.name)},      {"address", exchange::known(each.address)},
        {"state", exchange::known(each.state)},    {"sync", exchange::known(each.sync)},
        {"bytes_behind", known(each.bytesBehind)}, {"seconds_behind", known(each.secondsBehind)}};
}

Json toJson(const Overview &overview, const std::vector<std::string> &problems)
{
    const Health &health = overview.health;
    Json json{{"server", health.isStandby ? "standby" : "primary"},
              {"postgresql", health.version},
              {"receiving", known(health.isReceiving)},
              {"bytes_behind", known(health.bytesBehind)},
              {"seconds_behind", known(health.secondsBehind)},
              {"waits_for", exchange::known(health.waitsFor)},
              {"standbys", Json::array()},
              {"archiving", health.isArchiving},
              {"archived", exchange::known(health.archivedAt)},
              {"archiving_failed", exchange::known(health.archivingFailedAt)},
              {"connections", health.connections},
              {"max_connections", health.maxConnections},
              {"bytes", health.bytes},
              {"events", overview.log.size},
              {"witness", nullptr},
              {"problems", problems}};
    for (const registry::StandbyServer &each : health.standbys)
        json["standbys"].push_back(toJson(each));
    if (overview.witness)
        json["witness"] = {{"events", overview.witness->size},
                           {"kept", overview.witness->kept.toString(Qt::ISODate).toStdString()}};
    return json;
}

std::string seconds(double value)
{
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.1f s", value);
    return digits.data();
}

std::string asText(const registry::StandbyServer &each)
{
    if (each.state.empty())
        return "a standby (its name is shown to members of pg_read_all_stats)";
    std::string text = each.name + ": " + each.state + ", " + each.sync;
    if (each.bytesBehind)
        text += ", " + std::to_string(*each.bytesBehind) + " bytes behind";
    return each.secondsBehind ? text + ", " + seconds(*each.secondsBehind) : text;
}

std::string serverText(const Health &health)
{
    if (!health.isStandby)
        return "primary, PostgreSQL " + health.version;
    std::string text = "standby, read-only, PostgreSQL " + health.version;
    if (health.bytesBehind)
        text += "\n  " + std::to_string(*health.bytesBehind) + " bytes to replay";
    if (health.secondsBehind)
        text += ", shows the registry of " + seconds(*health.secondsBehind) + " ago";
    return text;
}

std::string asText(const Overview &overview, const std::vector<std::string> &problems)
{
    const Health &health = overview.health;
    std::string text = serverText(health);
    if (!health.isStandby)
        text += health.waitsFor.empty() ? "\n  a commit waits for no standby"
                                        : "\n  a commit waits for: " + health.waitsFor;
    for (const registry::StandbyServer &each : health.standbys)
        text += "\n  " + asText(each);
    text += !health.isArchiving     ? "\n  WAL is not archived"
        : health.archivedAt.empty() ? "\n  WAL is archived; nothing was yet"
                                    : "\n  WAL archived " + health.archivedAt;
    text += "\n  " + std::to_string(health.connections) + " of "
        + std::to_string(health.maxConnections) + " connections, " + std::to_string(health.bytes)
        + " bytes, " + std::to_string(overview.log.size) + " events";
    text += overview.witness ? "\n  checkpoint of " + std::to_string(overview.witness->size)
            + " events kept " + overview.witness->kept.toString(Qt::ISODate).toStdString()
                             : "\n  no checkpoint is kept outside of the database; see `audit "
                               "witness`";
    for (const std::string &each : problems)
        text += "\n  problem: " + each;
    return text;
}

/// Lines of the text format of Prometheus, version 0.0.4.
class Metrics {
public:
    void add(const char *name, const char *help, std::optional<double> value,
             const std::string &labels = {})
    {
        if (!value)
            return;
        if (m_last != name)
            m_text += std::string("# HELP ") + name + ' ' + help + "\n# TYPE " + name + " gauge\n";
        m_last = name;
        std::array<char, 40> digits{};
        std::snprintf(digits.data(), digits.size(), " %.15g\n", *value);
        m_text += name + labels + digits.data();
    }
    const std::string &text() const { return m_text; }

private:
    std::string m_text, m_last;
};

/// A value of a label, quoted.
std::string labelValue(std::string_view text)
{
    std::string made = "\"";
    for (const char each : text) {
        if (each == '\n') {
            made += "\\n";
            continue;
        }
        if (each == '"' || each == '\\')
            made += '\\';
        made += each;
    }
    return made + '"';
}

std::optional<double> secondsOf(const std::string &instant)
{
    const auto at = QDateTime::fromString(QString::fromStdString(instant), Qt::ISODate);
    return at.isValid() ? std::optional(double(at.toSecsSinceEpoch())) : std::nullopt;
}

template <class Number> std::optional<double> real(const std::optional<Number> &value)
{
    return value ? std::optional(double(*value)) : std::nullopt;
}

std::string asMetrics(const Overview &overview, const std::vector<std::string> &problems)
{
    const Health &health = overview.health;
    Metrics made;
    made.add("nidreg_problems", "What somebody should look at.", double(problems.size()));
    made.add("nidreg_standby", "1: a read-only standby.", health.isStandby);
    made.add("nidreg_standby_receiving", "1: connected to the primary.", real(health.isReceiving));
    made.add("nidreg_standby_behind_bytes", "WAL received and not replayed.",
             real(health.bytesBehind));
    made.add("nidreg_standby_behind_seconds", "The age of what a standby shows.",
             health.secondsBehind);
    made.add("nidreg_synchronous", "1: a commit waits for a standby.", !health.waitsFor.empty());
    made.add("nidreg_standbys", "Standbys that are connected.", double(health.standbys.size()));
    for (const registry::StandbyServer &each : health.standbys)
        made.add("nidreg_standby_server_behind_bytes", "WAL that a standby has not replayed.",
                 real(each.bytesBehind),
                 "{name=" + labelValue(each.name) + ",sync=" + labelValue(each.sync) + "}");
    made.add("nidreg_archiving", "1: WAL is archived.", health.isArchiving);
    made.add("nidreg_archived_timestamp_seconds", "When WAL was archived last.",
             secondsOf(health.archivedAt));
    made.add("nidreg_archiving_failed_timestamp_seconds", "When archiving failed last.",
             secondsOf(health.archivingFailedAt));
    made.add("nidreg_connections", "Connections to the server.", double(health.connections));
    made.add("nidreg_connections_max", "Their limit.", double(health.maxConnections));
    made.add("nidreg_database_bytes", "Size of the database.", double(health.bytes));
    made.add("nidreg_events", "Events of the log.", double(overview.log.size));
    if (overview.witness) {
        made.add("nidreg_witness_events", "Events that the newest kept checkpoint covers.",
                 double(overview.witness->size));
        made.add("nidreg_witness_timestamp_seconds", "When that checkpoint was kept.",
                 double(overview.witness->kept.toSecsSinceEpoch()));
    }
    return made.text();
}

int health(Context &context, bool prometheus)
{
    if (prometheus && context.json())
        return context.misused("db health", "--prometheus and --format json exclude each other");
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    auto found = store->health();
    if (!found)
        return context.failed("db health", found.error());
    auto head = store->head();
    if (!head)
        return context.failed("db health", head.error());
    const LogFiles files = logFilesFrom(QProcessEnvironment::systemEnvironment());
    const auto witness = newestWitness(files, context.access().name, head->log);
    const Overview overview{std::move(*found), std::move(*head), witness};
    const std::vector<std::string> problems = problemsOf(overview.health);
    if (prometheus)
        context.print(asMetrics(overview, problems));
    else
        context.answer(toJson(overview, problems), shown(asText(overview, problems)));
    return problems.empty() ? Fine : Faulty;
}

} // namespace

void addHealth(CLI::App &area, Context &context)
{
    auto prometheus = std::make_shared<bool>(false);
    CLI::App *verb = area.add_subcommand(
        "health",
        "Print how the server is: primary or standby, replication, archiving, connections; exit "
        "status 1 where somebody should look at it");
    verb->fallthrough();
    verb->add_flag("--prometheus", *prometheus, "Print metrics in the text format of Prometheus");
    verb->callback([&context, prometheus] {
        context.action = [&context, prometheus] { return health(context, *prometheus); };
    });
}

} // namespace nidreg::app::cli
