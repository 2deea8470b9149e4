// SPDX-License-Identifier: MIT
#include "forms/words/healthwords.h"

#include "forms/words/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace nidreg::forms {

using registry::Health;
using registry::HealthProblem;

/// The context under which the words of this file are translated.
struct HealthWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::HealthWords)
};

QString problemWords(HealthProblem problem, const Health &health)
{
    switch (problem) {
    case HealthProblem::NotReceiving:
        return HealthWords::tr("The standby is not connected to the primary.");
    case HealthProblem::NoSynchronousStandby:
        return HealthWords::tr(
            "No synchronous standby is connected, so no change can be recorded.");
    case HealthProblem::ArchivingFails:
        return HealthWords::tr("Archiving of WAL has failed since %1.")
            .arg(words(health.archivingFailedAt));
    case HealthProblem::NearlyFull:
        return HealthWords::tr("%1 of %2 connections are in use.")
            .arg(QString::number(health.connections), QString::number(health.maxConnections));
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
