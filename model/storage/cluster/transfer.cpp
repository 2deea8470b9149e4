// SPDX-License-Identifier: MIT
#include "model/storage/cluster/transfer.h"

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>

#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

namespace nidreg::storage {

namespace {

base::Failure<ClusterFailure> transferFailed(const QString &what)
{
    return failed(ClusterError::UpgradeFailed, what);
}

QString quoted(QString value)
{
    value.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'"));
    return u'\'' + value + u'\'';
}

QString rolesFile(const Transfer &transfer)
{
    return transfer.folder + QStringLiteral("/roles.sql");
}

QString databaseFile(const Transfer &transfer)
{
    return transfer.folder + QStringLiteral("/nidreg.dump");
}

/// Runs one of PostgreSQL's programs to its end, however long that takes, and without anything that
/// this person's environment says to libpq.
Clustered<base::Done> runTool(const Transfer &transfer, const QString &name,
                              const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setWorkingDirectory(QStringLiteral("/"));
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("PATH"), QStringLiteral("/usr/bin:/bin"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    process.setProcessEnvironment(environment);
    process.setChildProcessModifier([] {
        // What a killed program leaves must not go on writing.
        if (::prctl(PR_SET_PDEATHSIG, SIGKILL) != 0)
            ::_exit(126);
    });
    process.start(transfer.programs + u'/' + name, arguments);
    if (!process.waitForFinished(-1))
        return transferFailed(QStringLiteral("%1: %2").arg(name, process.errorString()));
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return transferFailed(name + QStringLiteral(": ")
                              + QString::fromUtf8(process.readAll()).right(1000).trimmed());
    return base::Done();
}

/// The person's own role is there in every cluster, made by initdb.
Clustered<base::Done> leaveOutOwnRole(const Transfer &transfer)
{
    QFile file(rolesFile(transfer));
    if (!file.open(QIODevice::ReadWrite))
        return transferFailed(file.fileName() + QStringLiteral(": ") + file.errorString());
    const QByteArray role = transfer.from.role.toUtf8();
    const QByteArray inQuotes = '"' + QByteArray(role).replace('"', "\"\"") + '"';
    QByteArray text = file.readAll();
    if (file.error() != QFile::NoError) // what is written back would lack roles
        return transferFailed(file.fileName() + QStringLiteral(": ") + file.errorString());
    for (const QByteArray &name : {role, inQuotes})
        text.replace("\nCREATE ROLE " + name + ";\n", "\n");
    if (!file.seek(0) || !file.resize(0) || file.write(text) != text.size() || !file.flush())
        return transferFailed(file.fileName() + QStringLiteral(": ") + file.errorString());
    return base::Done();
}

} // namespace

QString ServerAddress::conninfo(const QString &database) const
{
    return QStringLiteral("host=%1 dbname=%2 user=%3")
        .arg(quoted(socketFolder), quoted(database), quoted(role));
}

Clustered<base::Done> dumpAll(const Transfer &transfer)
{
    const QString server = transfer.from.conninfo(QStringLiteral("postgres"));
    if (const auto roles = runTool(transfer, QStringLiteral("pg_dumpall"),
                                   {QStringLiteral("--roles-only"), QStringLiteral("--file"),
                                    rolesFile(transfer), QStringLiteral("--dbname"), server});
        !roles)
        return roles;
    if (const auto left = leaveOutOwnRole(transfer); !left)
        return left;
    return runTool(transfer, QStringLiteral("pg_dump"),
                   {QStringLiteral("--format=custom"), QStringLiteral("--compress=1"),
                    QStringLiteral("--create"), QStringLiteral("--file"), databaseFile(transfer),
                    QStringLiteral("--dbname"), transfer.from.conninfo()});
}

Clustered<base::Done> restoreAll(const Transfer &transfer)
{
    const QString server = transfer.to.conninfo(QStringLiteral("postgres"));
    const QStringList psql{QStringLiteral("-qX"), QStringLiteral("-v"),
                           QStringLiteral("ON_ERROR_STOP=1"), QStringLiteral("-d")};
    if (const auto roles =
            runTool(transfer, QStringLiteral("psql"),
                    psql + QStringList{server, QStringLiteral("-1f"), rolesFile(transfer)});
        !roles)
        return roles;
    if (const auto restored =
            runTool(transfer, QStringLiteral("pg_restore"),
                    {QStringLiteral("--exit-on-error"), QStringLiteral("--create"),
                     QStringLiteral("--clean"), QStringLiteral("--if-exists"),
                     QStringLiteral("--dbname"), server, databaseFile(transfer)});
        !restored)
        return restored;
    // Without statistics the first questions would take their time.
    if (const auto analyzed =
            runTool(transfer, QStringLiteral("psql"),
                    psql
                        + QStringList{transfer.to.conninfo(), QStringLiteral("-c"),
                                      QStringLiteral("vacuum (analyze)")});
        !analyzed)
        return analyzed;
    if (!QFile::remove(rolesFile(transfer)) || !QFile::remove(databaseFile(transfer)))
        return transferFailed(transfer.folder);
    return base::Done();
}

} // namespace nidreg::storage
