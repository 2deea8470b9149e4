// SPDX-License-Identifier: MIT
#include "tests/support/durableserver.h"

#include <QDir>
#include <QFile>
#include <QProcess>

#include <unistd.h>

namespace nidreg::tests {

QString serverProgram(const QString &name)
{
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    const QStringList found = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    return found.isEmpty() ? name
                           : versions.filePath(found.last() + QStringLiteral("/bin/") + name);
}

QString asServer(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setWorkingDirectory(QStringLiteral("/"));
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    if (::geteuid() == 0)
        process.start(QStringLiteral("runuser"),
                      QStringList{QStringLiteral("-u"), QStringLiteral("postgres"),
                                  QStringLiteral("--"), program}
                          + arguments);
    else
        process.start(program, arguments);
    if (!process.waitForFinished(600'000) || process.exitCode() != 0)
        qFatal("%s %s failed", qPrintable(program), qPrintable(arguments.join(QLatin1Char(' '))));
    return QString::fromUtf8(process.readAllStandardOutput());
}

static void control(const QString &folder, const QStringList &what)
{
    asServer(serverProgram(QStringLiteral("pg_ctl")),
             what
                 + QStringList{QStringLiteral("--wait"), QStringLiteral("--silent"),
                               QStringLiteral("--timeout=300"), QStringLiteral("--pgdata"),
                               folder + QStringLiteral("/data"), QStringLiteral("--log"),
                               folder + QStringLiteral("/log")});
}

DurableServer::DurableServer(const QString &settings)
    : m_folder(QStringLiteral("/tmp/nidreg-durable-XXXXXX"))
{
    if (::geteuid() == 0)
        QProcess::execute(QStringLiteral("chown"), {QStringLiteral("postgres:"), folder()});
    asServer(serverProgram(QStringLiteral("initdb")),
             {QStringLiteral("--pgdata"), folder() + QStringLiteral("/data"),
              QStringLiteral("--username"), QStringLiteral("postgres"), QStringLiteral("--auth"),
              QStringLiteral("trust"), QStringLiteral("--encoding"), QStringLiteral("UTF8"),
              QStringLiteral("--locale"), QStringLiteral("C"), QStringLiteral("--lc-ctype"),
              QStringLiteral("C.UTF-8"), QStringLiteral("--no-sync")});
    QFile configuration(folder() + QStringLiteral("/data/postgresql.conf"));
    if (!configuration.open(QIODevice::Append))
        qFatal("cannot write %s", qPrintable(configuration.fileName()));
    configuration.write("listen_addresses = ''\nunix_socket_directories = '" + folder().toUtf8()
                        + "'\nlc_messages = 'C'\n" + settings.toUtf8() + '\n');
    configuration.close();
    control(folder(), {QStringLiteral("start")});
}

DurableServer::~DurableServer()
{
    control(folder(), {QStringLiteral("stop"), QStringLiteral("--mode=immediate")});
}

void DurableServer::restart(Stop how) const
{
    control(
        folder(),
        {QStringLiteral("restart"),
         how == Stop::Fast ? QStringLiteral("--mode=fast") : QStringLiteral("--mode=immediate")});
}

QString DurableServer::conninfo(const QString &database, const QString &role) const
{
    return QStringLiteral("host=%1 dbname=%2 user=%3").arg(folder(), database, role);
}

} // namespace nidreg::tests
