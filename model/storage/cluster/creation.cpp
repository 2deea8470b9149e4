// SPDX-License-Identifier: MIT
#include "model/storage/cluster/creation.h"

#include "model/files/filelock.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nidreg::storage {

namespace {

constexpr int kInitdbPatience = 120'000;

base::Failure<ClusterFailure> creationFailed(const QString &what)
{
    return failed(ClusterError::CreationFailed, what);
}

QString systemError(const QString &path)
{
    return QStringLiteral("%1: %2").arg(path, QString::fromLocal8Bit(std::strerror(errno)));
}

/// What programs that were killed while creating have left.
void clearUnfinished(const ClusterFolders &folders)
{
    QDir home(folders.home);
    for (const QString &name :
         home.entryList({QStringLiteral("cluster.new-*")}, QDir::Dirs | QDir::Hidden))
        QDir(home.filePath(name)).removeRecursively();
}

Clustered<QString> makeUnfinished(const ClusterFolders &folders, const ServerUser &user)
{
    QByteArray name = QFile::encodeName(folders.home + QStringLiteral("/cluster.new-XXXXXX"));
    if (!::mkdtemp(name.data())
        || (user.isOther && ::chown(name.constData(), user.uid, user.gid) != 0))
        return creationFailed(systemError(folders.home));
    return QFile::decodeName(name);
}

/// Whom PostgreSQL's programs run as, and the lock that they and their children hold, so that the
/// next to come does not clear away what the orphans of a killed program are still writing.
struct Workers {
    const ServerUser &user;
    const files::FileLock &lock;
};

/// Runs one of PostgreSQL's programs to its end, with `input` on stdin.
Clustered<base::Done> runProgram(const QString &program, const QStringList &arguments,
                                 const Workers &workers, const QByteArray &input)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(QStringLiteral("/"));
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("PATH"), QStringLiteral("/usr/bin:/bin"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    process.setProcessEnvironment(environment);
    process.setChildProcessModifier([&workers] {
        // The death signal last: changing the user clears it.
        if (::fcntl(workers.lock.descriptor(), F_SETFD, 0) != 0 || !workers.user.become()
            || ::prctl(PR_SET_PDEATHSIG, SIGKILL) != 0)
            ::_exit(126);
    });
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(kInitdbPatience))
        return creationFailed(QStringLiteral("%1: %2").arg(program, process.errorString()));
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return creationFailed(QString::fromUtf8(process.readAll()).right(1000).trimmed());
    return base::Done();
}

Clustered<base::Done> initdb(const QString &folder, const ServerPrograms &programs,
                             const Workers &workers)
{
    return runProgram(programs.initdb(),
                      {QStringLiteral("--pgdata"), folder, QStringLiteral("--username"),
                       QString::fromUtf8(workers.user.role), QStringLiteral("--encoding"),
                       QStringLiteral("UTF8"), QStringLiteral("--locale"), QStringLiteral("C"),
                       QStringLiteral("--lc-ctype"), QStringLiteral("C.UTF-8"),
                       QStringLiteral("--auth-local"), QStringLiteral("peer"),
                       QStringLiteral("--auth-host"), QStringLiteral("reject")},
                      workers, {});
}

/// Single-user mode: no socket, no waiting, and a checkpoint at its end.
Clustered<base::Done> createDatabase(const QString &folder, const ServerPrograms &programs,
                                     const Workers &workers)
{
    return runProgram(programs.postgres(),
                      {QStringLiteral("--single"), QStringLiteral("-D"), folder,
                       QStringLiteral("-c"), QStringLiteral("exit_on_error=true"),
                       QStringLiteral("postgres")},
                      workers, "create database nidreg\n");
}

bool sync(const QString &folder)
{
    const int descriptor =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool synced = ::fsync(descriptor) == 0;
    ::close(descriptor);
    return synced;
}

Clustered<base::Done> moveInPlace(const QString &folder, const ClusterFolders &folders)
{
    if (::rename(QFile::encodeName(folder).constData(),
                 QFile::encodeName(folders.data()).constData())
            != 0
        || !sync(folders.home))
        return creationFailed(systemError(folders.data()));
    return base::Done();
}

} // namespace

Clustered<base::Done> createCluster(const ClusterFolders &folders, const ServerPrograms &programs,
                                    const ServerUser &user)
{
    const auto lock =
        files::FileLock::tryLock(folders.serverLock(), files::FileLock::Kind::Exclusive);
    if (!lock)
        return lockFailed(ClusterError::Busy, folders.serverLock(), lock.error());
    clearUnfinished(folders);
    const auto unfinished = makeUnfinished(folders, user);
    if (!unfinished)
        return base::fail(unfinished.error());
    const Workers workers{user, *lock};
    auto made = initdb(*unfinished, programs, workers);
    if (made)
        made = createDatabase(*unfinished, programs, workers);
    if (made)
        made = moveInPlace(*unfinished, folders);
    if (!made)
        clearUnfinished(folders);
    return made;
}

} // namespace nidreg::storage
