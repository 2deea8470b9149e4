// SPDX-License-Identifier: MIT
#pragma once

#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>

namespace nidreg::tests {

/// Runs a script of tests/bench with psql, as whoever `conninfo` names; `options` as in PGOPTIONS.
/// Ends the program with psql's words where it fails.
inline void runScript(const QString &conninfo, const QString &name, const QString &options)
{
    QProcess psql;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PGOPTIONS"),
                       options + QStringLiteral(" -c client_min_messages=warning"));
    psql.setProcessEnvironment(environment);
    psql.setStandardOutputFile(QProcess::nullDevice());
    psql.start(QStringLiteral("psql"),
               {QStringLiteral("-qXAt"), QStringLiteral("-v"), QStringLiteral("ON_ERROR_STOP=1"),
                QStringLiteral("-f"), QStringLiteral(NIDREG_SOURCE "/tests/bench/") + name,
                conninfo});
    if (!psql.waitForFinished(-1) || psql.exitCode() != 0)
        qFatal("%s: %s", qPrintable(name), psql.readAllStandardError().constData());
}

/// Fills a migrated registry in bulk: see tests/bench/fill.sql, which says what it makes.
/// `conninfo` is the superuser's; no requests may be there.
inline void fill(const QString &conninfo, int requests, int events)
{
    runScript(conninfo, QStringLiteral("fill.sql"),
              QStringLiteral("-c fill.requests=%1 -c fill.events=%2").arg(requests).arg(events));
}

/// Fills the listing of a migrated registry in bulk: see tests/bench/fill_listing.sql.
inline void fillListing(const QString &conninfo, int namespaces)
{
    runScript(conninfo, QStringLiteral("fill_listing.sql"),
              QStringLiteral("-c fill.namespaces=%1").arg(namespaces));
}

} // namespace nidreg::tests
