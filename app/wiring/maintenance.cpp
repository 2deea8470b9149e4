// SPDX-License-Identifier: MIT
#include "app/wiring/maintenance.h"

#include <QDateTime>
#include <QFileInfo>
#include <QSettings>

namespace nidreg::app {

using registry::Backup;
using registry::KeptCheckpoint;
using registry::Maintenance;
using registry::Verification;

namespace {

/// What the file holds of a log. QSettings lets several programs write into one file.
class Notes {
public:
    Notes(const QString &file, const std::string &log)
        : m_settings(file, QSettings::IniFormat), m_isOfLog(!log.empty())
    {
        m_settings.beginGroup(QString::fromStdString(log));
    }

    void set(const QString &key, const QVariant &value)
    {
        if (m_isOfLog)
            m_settings.setValue(key, value);
    }
    void set(const QString &key, base::Instant at)
    {
        set(key, QVariant(QString::fromStdString(base::toString(at))));
    }

    QVariant value(const QString &key) const
    {
        return m_isOfLog ? m_settings.value(key) : QVariant();
    }
    std::optional<base::Instant> instant(const QString &key) const
    {
        return base::parseInstant(value(key).toString().toStdString());
    }

private:
    QSettings m_settings;
    bool m_isOfLog;
};

std::optional<Verification> lastVerification(const QString &file, const std::string &log)
{
    const Notes notes(file, log);
    const auto at = notes.instant("verification/time");
    if (!at)
        return std::nullopt;
    return Verification{*at, notes.value("verification/events").toLongLong(),
                        notes.value("verification/sound").toBool()};
}

std::optional<KeptCheckpoint> newestOf(const std::vector<registry::NotedHead> &kept,
                                       const std::string &log)
{
    std::optional<KeptCheckpoint> newest;
    for (const registry::NotedHead &each : kept) {
        if (!checkLog(each, log) || (newest && each.size < newest->events))
            continue;
        const qint64 ms =
            QFileInfo(QString::fromStdString(each.name)).lastModified().toMSecsSinceEpoch();
        newest = KeptCheckpoint{base::Instant(std::chrono::milliseconds(ms)), each.size};
    }
    return newest;
}

} // namespace

void noteBackup(const QString &file, const std::string &log, const Backup &backup)
{
    Notes notes(file, log);
    notes.set("backup/time", backup.at);
    notes.set("backup/file", QString::fromStdString(backup.file));
    notes.set("backup/events", qlonglong(backup.events));
}

void noteVerification(const QString &file, const std::string &log, const Verification &verification)
{
    Notes notes(file, log);
    notes.set("verification/time", verification.at);
    notes.set("verification/events", qlonglong(verification.events));
    notes.set("verification/sound", verification.isSound);
}

std::optional<Backup> lastBackup(const QString &file, const std::string &log)
{
    const Notes notes(file, log);
    const auto at = notes.instant("backup/time");
    if (!at)
        return std::nullopt;
    return Backup{*at, notes.value("backup/file").toString().toStdString(),
                  notes.value("backup/events").toLongLong()};
}

Maintenance maintenanceOf(const QString &file, const LogFiles &files, const std::string &registry,
                          const std::string &log)
{
    Maintenance known{lastBackup(file, log), lastVerification(file, log), {}, {}};
    const auto kept = witnessesOf(files, registry, log);
    if (kept)
        known.checkpoint = newestOf(*kept, log);
    else
        known.unread = kept.error();
    return known;
}

} // namespace nidreg::app
