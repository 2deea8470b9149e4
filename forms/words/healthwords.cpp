// SPDX-License-Identifier: MIT
#include "forms/words/healthwords.h"

#include "forms/words/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace nidreg::forms {

using registry::Health;
using registry::HealthProblem;

/// The context under which the words of this file are translated.
struct HealthWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::HealthWords)
};

static QString collations(const Health &health)
{
    QStringList names;
    for (const std::string &each : health.changedCollations)
        names += words(each);
    return names.join(QStringLiteral(", "));
}

QString problemWords(HealthProblem problem, const Health &health)
{
    switch (problem) {
    case HealthProblem::NotReceiving:
        return HealthWords::tr("The standby is not connected to the primary.");
    case HealthProblem::NoSynchronousStandby:
        return HealthWords::tr(
            "No synchronous standby is connected, so no change can be recorded.");
    case HealthProblem::NotSynchronous:
        return HealthWords::tr(
            "No change waits for a standby. If the primary is lost, recorded changes are lost.");
    case HealthProblem::ArchivingFails:
        return HealthWords::tr("Archiving of WAL has failed since %1.")
            .arg(words(health.archivingFailedAt));
    case HealthProblem::ArchivingWaits:
        return HealthWords::tr(
                   "WAL files are waiting to be archived. The last one was archived %1.")
            .arg(words(health.archivedAt));
    case HealthProblem::NearlyFull:
        return HealthWords::tr("%1 of %2 connections are in use.")
            .arg(QString::number(health.connections), QString::number(health.maxConnections));
    case HealthProblem::CertificateEnds:
        return HealthWords::tr("The server's certificate chain is valid only until %1. Ask the "
                               "server's administrator to renew the certificate.")
            .arg(words(base::toString(*health.certificateEnd).substr(0, 10)));
    case HealthProblem::CollationsChanged:
        if (health.isStandby)
            return HealthWords::tr("The standby's operating system sorts text differently from its "
                                   "primary's (%1), so lists may be incomplete. Install the same "
                                   "release of the operating system on both servers.")
                .arg(collations(health));
        return HealthWords::tr("The server's operating system sorts text differently than when the "
                               "indexes were built (%1), so lists may be incomplete. Ask the "
                               "server's administrator to rebuild the indexes.")
            .arg(collations(health));
    case HealthProblem::LogMismatch:
        return HealthWords::tr("The last verification of the log found a mismatch.");
    case HealthProblem::CheckpointsUnread:
        return HealthWords::tr("The saved checkpoints cannot be read.");
    case HealthProblem::NotVerified:
        return HealthWords::tr("Your last verification of the log is more than two days old.");
    case HealthProblem::NoCheckpoint:
        return HealthWords::tr("Your last checkpoint is more than two days old.");
    }
    return {};
}

QString lagWords(std::optional<std::int64_t> bytes, std::optional<double> seconds)
{
    const QLocale locale;
    QStringList parts;
    if (seconds)
        parts += HealthWords::tr("%1 s", "seconds").arg(locale.toString(*seconds, 'f', 1));
    if (bytes)
        parts += HealthWords::tr("%1 bytes").arg(locale.toString(qlonglong(*bytes)));
    return parts.join(QStringLiteral(", "));
}

/// "12 s", "5 min", "3 h".
static QString durationWords(double seconds)
{
    static constexpr int kMinute = 60, kHour = 3600;
    const QLocale locale;
    if (seconds < 2 * kMinute)
        return HealthWords::tr("%1 s", "seconds").arg(locale.toString(std::ceil(seconds), 'f', 0));
    if (seconds < 2 * kHour)
        return HealthWords::tr("%1 min", "minutes").arg(locale.toString(seconds / kMinute, 'f', 0));
    return HealthWords::tr("%1 h", "hours").arg(locale.toString(seconds / kHour, 'f', 0));
}

QString stalenessWords(const Health &health)
{
    const double behind = health.secondsBehind.value_or(0);
    const bool isBehind = behind > 1;
    if (health.isReceiving == false)
        return isBehind ? HealthWords::tr("not connected to the primary, up to %1 behind")
                              .arg(durationWords(behind))
                        : HealthWords::tr("not connected to the primary");
    return isBehind ? HealthWords::tr("up to %1 behind").arg(durationWords(behind)) : QString();
}

QString standbyWords(const registry::StandbyServer &standby)
{
    QStringList parts;
    for (const std::string &each : {standby.state, standby.sync}) {
        if (!each.empty())
            parts += words(each);
    }
    const QString lag = lagWords(standby.bytesBehind, standby.secondsBehind);
    if (!lag.isEmpty())
        parts += HealthWords::tr("behind by %1", "such as: 0.2 s, 120 bytes").arg(lag);
    return parts.join(QStringLiteral(", "));
}

} // namespace nidreg::forms
