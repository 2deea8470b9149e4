// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <arpa/inet.h>
#include <csignal>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nidreg::tests {

/// A program of PostgreSQL's, as the OS user that it takes; what it printed. One that fails ends
/// the test unless it `mayFail`.
inline QString runAsServer(const QStringList &words, bool mayFail = false)
{
    static const QString bin = [] {
        QDir versions(QStringLiteral("/usr/lib/postgresql"));
        const QStringList names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        return names.isEmpty() ? QString() : versions.filePath(names.last()) + "/bin/";
    }();
    QStringList command = words;
    if (!command.first().contains('/'))
        command.first().prepend(bin);
    if (::geteuid() == 0)
        command = QStringList{"runuser", "-u", "postgres", "--"} + command;
    QProcess process;
    process.setWorkingDirectory("/");
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(command.takeFirst(), command);
    if (!process.waitForFinished(60'000) || (process.exitCode() != 0 && !mayFail))
        qFatal("%s: %s", qPrintable(words.join(' ')), process.readAll().constData());
    return QString::fromUtf8(process.readAll());
}

/// A number that nobody on the loopback listens at now.
inline int freePort()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (::bind(socket, reinterpret_cast<sockaddr *>(&address), size) != 0
        || ::getsockname(socket, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        qFatal("no free port");
    ::close(socket);
    return ntohs(address.sin_port);
}

/// A PostgreSQL server of one test's own, to be stopped, restarted and lied for. On a Unix socket
/// (trusted) and on the loopback (with a password).
class OwnServer {
public:
    /// `settings`: lines of postgresql.conf.
    explicit OwnServer(const QString &settings = {}) : OwnServer(Unmade(), settings)
    {
        runAsServer({"initdb", "--pgdata", data(), "--username", "postgres", "--auth-local",
                     "trust", "--auth-host", "scram-sha-256", "--encoding", "UTF8", "--locale", "C",
                     "--lc-ctype", "C.UTF-8", "--no-sync"});
        configure(settings);
        start();
    }
    ~OwnServer()
    {
        if (QFile::exists(data() + "/postmaster.pid"))
            runAsServer({"pg_ctl", "stop", "--silent", "-m", "immediate", "-D", data()}, true);
    }
    OwnServer(const OwnServer &) = delete;
    OwnServer &operator=(const OwnServer &) = delete;

    /// A streaming standby of `primary`, named `name` to it, running.
    static std::unique_ptr<OwnServer> standbyOf(const OwnServer &primary, const QString &name)
    {
        std::unique_ptr<OwnServer> standby(new OwnServer(Unmade(), {}));
        runAsServer({"pg_basebackup", "--pgdata", standby->data(), "--checkpoint", "fast",
                     "--no-sync", "--write-recovery-conf", "--wal-method", "stream", "--dbname",
                     primary.conninfo("postgres") + " application_name=" + name});
        standby->configure({});
        standby->start();
        return standby;
    }

    QString data() const { return m_folder.filePath("data"); }
    QString folder() const { return m_folder.path(); }

    /// When that process is gone, so is this server: a test that is killed leaves none.
    void endAfter(qint64 process) const
    {
        QProcess follower;
        follower.setProgram(NIDREG_SOURCE "/tests/support/server");
        follower.setArguments({"follow", QString::number(process), m_folder.path()});
        follower.setStandardInputFile(QProcess::nullDevice());
        follower.setStandardOutputFile(QProcess::nullDevice());
        follower.setStandardErrorFile(QProcess::nullDevice());
        follower.startDetached();
    }
    int port() const { return m_port; }
    QString conninfo(const QString &database, const QString &user = "postgres") const
    {
        return QStringLiteral("host=%1 port=%2 dbname=%3 user=%4")
            .arg(folder())
            .arg(m_port)
            .arg(database, user);
    }

    void start()
    {
        runAsServer({"pg_ctl", "start", "--wait", "--silent", "-D", data(), "--log", log()});
    }
    void stop(const char *mode = "fast")
    {
        runAsServer({"pg_ctl", "stop", "--wait", "--silent", "-D", data(), "-m", mode});
    }
    /// Its processes stand still, as when its machine does: it answers nobody, and ends for nobody.
    void pause(bool still = true) const
    {
        QFile file(data() + "/postmaster.pid");
        if (!file.open(QIODevice::ReadOnly))
            qFatal("postmaster.pid");
        const QByteArray server = file.readLine().trimmed();
        QFile children("/proc/" + server + "/task/" + server + "/children");
        if (!children.open(QIODevice::ReadOnly))
            qFatal("the processes of a server");
        for (const QByteArray &each : (server + ' ' + children.readAll()).simplified().split(' '))
            ::kill(each.toInt(), still ? SIGSTOP : SIGCONT);
    }
    void resume() const { pause(false); }
    void reload() { runAsServer({"pg_ctl", "reload", "--silent", "-D", data()}); }
    void promote() { runAsServer({"pg_ctl", "promote", "--wait", "--silent", "-D", data()}); }

    /// Adds lines to postgresql.conf; the last one of a name holds.
    void configure(const QString &lines)
    {
        QFile file(data() + "/postgresql.conf");
        if (!file.open(QIODevice::Append))
            qFatal("postgresql.conf");
        file.write(QStringLiteral("\nlisten_addresses = '127.0.0.1'\nport = %1\n"
                                  "unix_socket_directories = '%2'\nfsync = off\n%3\n")
                       .arg(m_port)
                       .arg(folder(), lines)
                       .toUtf8());
    }

    QByteArray logged() const
    {
        QFile file(log());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    struct Unmade { };
    OwnServer(Unmade, const QString &) : m_folder("/tmp/nidreg-own-XXXXXX"), m_port(freePort())
    {
        if (::geteuid() == 0)
            QProcess::execute("chown", {"postgres:", m_folder.path()});
        endAfter(QCoreApplication::applicationPid());
        ::chmod(QFile::encodeName(m_folder.path()).constData(), 0755);
    }
    QString log() const { return m_folder.filePath("log"); }

    QTemporaryDir m_folder;
    int m_port;
};

} // namespace nidreg::tests
