// SPDX-License-Identifier: MIT
#pragma once

#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>

namespace nidreg::tests {

/// Fills a migrated registry in bulk: see tests/bench/fill.sql, which says what it makes.
/// `conninfo` is the superuser's; no requests may be there. Ends the program with psql's words
/// where it fails.
inline void fill(const QString &conninfo, int requests, int events)
{
    QProcess psql;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PGOPTIONS"),
                       QStringLiteral("-c fill.requests=%1 -c fill.events=%2 "
                                      "-c client_min_messages=warning")
                           .arg(requests)
                           .arg(events));
    psql.setProcessEnvironment(environment);
    psql.setStandardOutputFile(QProcess::nullDevice());
    psql.start(QStringLiteral("psql"),
               {QStringLiteral("-qXAt"), QStringLiteral("-v"), QStringLiteral("ON_ERROR_STOP=1"),
                QStringLiteral("-f"), QStringLiteral(NIDREG_SOURCE "/tests/bench/fill.sql"),
                conninfo});
    if (!psql.waitForFinished(-1) || psql.exitCode() != 0)
        qFatal("fill.sql: %s", psql.readAllStandardError().constData());
}

} // namespace nidreg::tests
