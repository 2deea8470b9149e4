// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/cluster.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <libpq-fe.h>
#include <memory>
#include <optional>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

/// What the tests of the local cluster share.
namespace nidreg::tests {

using storage::Cluster;
using storage::ClusterError;
using storage::ClusterLocation;

/// A folder that the OS user `postgres` can reach too, and whose name is a trap or two.
class Home {
public:
    Home() : m_folder(QStringLiteral("/tmp/nidreg cluster ä'-XXXXXX"))
    {
        ::chmod(QFile::encodeName(m_folder.path()).constData(), 0755);
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }
    ClusterLocation location() const
    {
        return {path(QStringLiteral("data")), path(QStringLiteral("r")), {}};
    }

private:
    QTemporaryDir m_folder;
};

inline std::unique_ptr<Cluster> openIn(const ClusterLocation &location)
{
    auto opened = Cluster::open(location);
    if (opened)
        return std::move(opened).value();
    qCritical("%d: %s", static_cast<int>(opened.error().error), qPrintable(opened.error().detail));
    return nullptr;
}

inline std::optional<ClusterError> refusal(const ClusterLocation &location)
{
    const auto opened = Cluster::open(location);
    if (opened)
        return {};
    qInfo("%s", qPrintable(opened.error().detail));
    return opened.error().error;
}

inline QString ask(const QString &conninfo, const char *statement)
{
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
        PQconnectdb(conninfo.toUtf8().constData()), &PQfinish);
    if (PQstatus(connection.get()) != CONNECTION_OK)
        return QString::fromUtf8(PQerrorMessage(connection.get()));
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), statement),
                                                               &PQclear);
    return PQntuples(result.get()) > 0 ? QString::fromUtf8(PQgetvalue(result.get(), 0, 0))
                                       : QString::fromUtf8(PQresultErrorMessage(result.get()));
}

inline storage::ClusterStatus statusOf(const ClusterLocation &location)
{
    return Cluster::status(location).value();
}

inline QStringList unfinishedIn(const ClusterLocation &location)
{
    return QDir(location.dataFolder).entryList({QStringLiteral("cluster.new-*")}, QDir::Dirs);
}

/// As the server's user would have made it.
inline void giveToServer(const QString &path)
{
    const passwd *postgres = ::geteuid() == 0 ? ::getpwnam("postgres") : nullptr;
    const QByteArray name = QFile::encodeName(path);
    if (postgres && ::chown(name.constData(), postgres->pw_uid, postgres->pw_gid) != 0)
        qFatal("chown %s", name.constData());
}

inline void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("write %s", qPrintable(path));
}

/// Another program of the same person: this test again, with a lease until its input ends.
class Program {
public:
    explicit Program(const ClusterLocation &location)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(),
                        {QStringLiteral("--lease"), location.dataFolder, location.runtimeFolder});
    }
    ~Program() { leave(); }

    /// The conninfo that it got.
    QString conninfo()
    {
        while (!m_process.canReadLine() && m_process.waitForReadyRead(60'000)) {
        }
        return QString::fromUtf8(m_process.readLine()).trimmed();
    }
    void leave()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
};

inline int runProgram(const QStringList &arguments)
{
    const auto cluster = openIn({arguments.value(2), arguments.value(3), {}});
    if (!cluster)
        return 1;
    QTextStream(stdout) << cluster->conninfo() << Qt::endl;
    QTextStream(stdin).readAll();
    return 0;
}

} // namespace nidreg::tests
