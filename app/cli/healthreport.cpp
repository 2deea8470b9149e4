// SPDX-License-Identifier: MIT
#include "app/cli/healthreport.h"

#include "app/cli/shown.h"
#include "app/wiring/target.h"
#include "forms/words/healthwords.h"
#include "forms/words/wording.h"

#include <QProcessEnvironment>

#include <array>
#include <cstdio>

namespace nidreg::app::cli {

using exchange::Json;
using registry::Health;
using registry::Maintenance;

namespace {

/// Full seconds, UTC.
std::string shortTime(base::Instant at)
{
    return base::toString(at).substr(0, 19) + 'Z';
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

} // namespace

Json toJson(const HealthReport &report)
{
    const Health &health = report.health;
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
              {"archive_waiting", known(health.waitingToArchive)},
              {"connections", health.connections},
              {"max_connections", health.maxConnections},
              {"bytes", health.bytes},
              {"certificate_end", nullptr},
              {"changed_collations", health.changedCollations},
              {"events", report.log.size},
              {"backup", nullptr},
              {"verification", nullptr},
              {"witness", nullptr},
              {"problems", report.problems}};
    for (const registry::StandbyServer &each : health.standbys)
        json["standbys"].push_back(toJson(each));
    if (health.certificateEnd)
        json["certificate_end"] = shortTime(*health.certificateEnd);
    const auto &[backup, verification, checkpoint, unread] = report.maintenance;
    if (backup)
        json["backup"] = {
            {"events", backup->events}, {"made", shortTime(backup->at)}, {"file", backup->file}};
    if (verification)
        json["verification"] = {{"events", verification->events},
                                {"ended", shortTime(verification->at)},
                                {"mismatch", !verification->isSound}};
    if (checkpoint)
        json["witness"] = {{"events", checkpoint->events}, {"kept", shortTime(checkpoint->at)}};
    return json;
}

namespace {

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

std::string asText(const Maintenance &maintenance)
{
    const auto &[backup, verification, checkpoint, unread] = maintenance;
    const auto events = [](std::int64_t count) { return std::to_string(count) + " events"; };
    std::string text = backup ? "\n  backup of " + events(backup->events) + " made "
            + shortTime(backup->at) + ": " + backup->file
                              : "\n  never backed up by this user with `db dump`";
    text += verification
        ? "\n  log of " + events(verification->events) + " verified " + shortTime(verification->at)
            + (verification->isSound ? ", no mismatch" : ", mismatch found")
        : "\n  log never verified by this user; see `audit verify`";
    if (unread)
        return text + "\n  checkpoints that are kept cannot be read: "
            + forms::wording(*unread).toStdString();
    return text
        + (checkpoint ? "\n  checkpoint of " + events(checkpoint->events) + " kept "
                   + shortTime(checkpoint->at)
                      : "\n  no checkpoint is kept outside of the database; see `audit witness`");
}

} // namespace

std::string asText(const HealthReport &report)
{
    const Health &health = report.health;
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
        + " bytes, " + std::to_string(report.log.size) + " events";
    if (health.certificateEnd)
        text += "\n  certificate chain valid until " + shortTime(*health.certificateEnd);
    text += asText(report.maintenance);
    for (const std::string &each : report.problems)
        text += "\n  problem: " + each;
    return text;
}

namespace {

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

double secondsOf(base::Instant at)
{
    return double(std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count());
}

double secondsOf(const std::string &instant)
{
    const auto at = base::parseInstant(instant);
    return at ? secondsOf(*at) : 0;
}

template <class Number> std::optional<double> real(const std::optional<Number> &value)
{
    return value ? std::optional(double(*value)) : std::nullopt;
}

/// Of what never happened, too: a rule that compares a time is silent where there is none.
void addMaintenance(Metrics &made, const Maintenance &maintenance)
{
    const auto &[backup, verification, checkpoint, unread] = maintenance;
    made.add("nidreg_backup_timestamp_seconds", "When the last backup was made; 0: never.",
             backup ? secondsOf(backup->at) : 0);
    made.add("nidreg_verification_timestamp_seconds", "When the log was verified last; 0: never.",
             verification ? secondsOf(verification->at) : 0);
    made.add("nidreg_verification_mismatch", "1: that found a mismatch.",
             verification && !verification->isSound);
    made.add("nidreg_witness_events", "Events that the newest kept checkpoint covers.",
             checkpoint ? double(checkpoint->events) : 0);
    made.add("nidreg_witness_timestamp_seconds", "When that checkpoint was kept; 0: never.",
             checkpoint ? secondsOf(checkpoint->at) : 0);
}

} // namespace

std::string asMetrics(const HealthReport &report)
{
    const Health &health = report.health;
    Metrics made;
    made.add("nidreg_problems", "What somebody should look at.", double(report.problems.size()));
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
    made.add("nidreg_archived_timestamp_seconds", "When WAL was archived last; 0: never.",
             secondsOf(health.archivedAt));
    made.add("nidreg_archiving_failed_timestamp_seconds", "When archiving failed last; 0: never.",
             secondsOf(health.archivingFailedAt));
    made.add("nidreg_archive_waiting_segments", "Complete segments of WAL that are not archived.",
             real(health.waitingToArchive));
    made.add("nidreg_connections", "Connections to the server.", double(health.connections));
    made.add("nidreg_connections_max", "Their limit.", double(health.maxConnections));
    made.add("nidreg_database_bytes", "Size of the database.", double(health.bytes));
    made.add("nidreg_events", "Events of the log.", double(report.log.size));
    made.add("nidreg_certificate_end_timestamp_seconds",
             "When the server's certificate chain expires; 0: no TLS.",
             health.certificateEnd ? secondsOf(*health.certificateEnd) : 0);
    made.add("nidreg_collations_changed",
             "1: the operating system sorts text differently than when the indexes were built.",
             !health.changedCollations.empty());
    addMaintenance(made, report.maintenance);
    return made.text();
}

std::optional<HealthReport> healthReport(Context &context, std::string_view verb)
{
    registry::Store *store = context.store();
    if (!store)
        return std::nullopt;
    auto health = store->health();
    auto head =
        health ? store->head() : registry::Stored<registry::LogHead>(base::fail(health.error()));
    if (!head) {
        context.failed(verb, head.error());
        return std::nullopt;
    }
    const auto environment = QProcessEnvironment::systemEnvironment();
    auto maintenance = maintenanceOf(standardFoldersFrom(environment).maintenance,
                                     logFilesFrom(environment), context.access().name, head->log);
    HealthReport report{std::move(*health), std::move(*head), std::move(maintenance), {}};
    for (const registry::HealthProblem each : registry::problemsOf(
             report.health, report.maintenance, context.access().local, context.clock().now()))
        report.problems.push_back(forms::problemWords(each, report.health).toStdString());
    return report;
}

} // namespace nidreg::app::cli
