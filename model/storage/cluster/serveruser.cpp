// SPDX-License-Identifier: MIT
#include "model/storage/cluster/serveruser.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <grp.h>
#include <linux/close_range.h>
#include <pwd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace nidreg::storage {

namespace {

using Buffer = std::array<char, 16384>;

std::vector<gid_t> groupsOf(const passwd &entry)
{
    std::vector<gid_t> groups(64);
    int count = static_cast<int>(groups.size());
    if (::getgrouplist(entry.pw_name, entry.pw_gid, groups.data(), &count) < 0)
        return {entry.pw_gid};
    groups.resize(static_cast<std::size_t>(count));
    return groups;
}

/// getpwnam_r answers 0, ENOENT, ESRCH, EBADF or EPERM where there is no such account (its manual
/// page lists them).
bool couldNotAsk(int error)
{
    return error != 0 && error != ENOENT && error != ESRCH && error != EBADF && error != EPERM;
}

bool mayEnter(const ServerUser &user, const struct stat &folder)
{
    if (folder.st_uid == user.uid)
        return folder.st_mode & S_IXUSR;
    if (folder.st_gid == user.gid || std::ranges::count(user.groups, folder.st_gid) > 0)
        return folder.st_mode & S_IXGRP;
    return folder.st_mode & S_IXOTH;
}

} // namespace

Clustered<ServerUser> ServerUser::find()
{
    Buffer buffer;
    passwd entry{};
    passwd *found = nullptr;
    ServerUser user{::geteuid(), ::getegid(), {}, false, {}};
    ::getpwuid_r(user.uid, &entry, buffer.data(), buffer.size(), &found);
    user.role = found ? QByteArray(entry.pw_name) : QByteArray("nidreg");
    if (user.uid != 0)
        return user;

    const int error = ::getpwnam_r("postgres", &entry, buffer.data(), buffer.size(), &found);
    if (couldNotAsk(error))
        return failed(ClusterError::StartFailed, QString::fromLocal8Bit(std::strerror(error)));
    if (!found)
        return failed(ClusterError::NoServerUser, QStringLiteral("postgres"));
    return ServerUser{entry.pw_uid, entry.pw_gid, groupsOf(entry), true, user.role};
}

bool ServerUser::become() const
{
    return !isOther
        || (::setgroups(groups.size(), groups.data()) == 0 && ::setgid(gid) == 0
            && ::setuid(uid) == 0);
}

bool ServerUser::canReach(const QString &folder) const
{
    if (!isOther)
        return true;
    QString path = QDir::cleanPath(folder);
    while (true) {
        struct stat state { };
        if (::stat(QFile::encodeName(path).constData(), &state) == 0 && S_ISDIR(state.st_mode)
            && !mayEnter(*this, state))
            return false;
        if (path == QLatin1String("/") || path.isEmpty())
            return true;
        path = QDir::cleanPath(path.left(std::max<qsizetype>(1, path.lastIndexOf(u'/'))));
    }
}

namespace {

/// Everything that needs memory is made before the fork; after it only async-signal-safe calls.
struct Prepared {
    std::vector<QByteArray> words;
    std::vector<char *> arguments;
    const Spawn &spawn;
    int report; ///< where errno goes; closed by a successful exec

    Prepared(const Spawn &order, int reportTo) : spawn(order), report(reportTo)
    {
        words.push_back(QFile::encodeName(order.program));
        for (const QString &argument : order.arguments)
            words.push_back(QFile::encodeName(argument));
        for (QByteArray &word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
    }
};

char *const kEnvironment[] = {const_cast<char *>("PATH=/usr/bin:/bin"),
                              const_cast<char *>("LC_ALL=C"), const_cast<char *>("TZ=UTC"),
                              nullptr};

bool arrangeDescriptors(const Spawn &spawn)
{
    const int nothing = ::open("/dev/null", O_RDONLY);
    if (nothing < 0 || ::dup2(nothing, 0) < 0 || ::dup2(spawn.log, 1) < 0
        || ::dup2(spawn.log, 2) < 0)
        return false;
    // What libraries opened without O_CLOEXEC must not live on in the server.
    ::close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
    return spawn.kept < 0 || ::fcntl(spawn.kept, F_SETFD, 0) == 0;
}

void defaultSignals()
{
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const int signal : {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGCHLD})
        ::signal(signal, SIG_DFL);
}

[[noreturn]] void runGrandchild(const Prepared &prepared)
{
    defaultSignals();
    ::umask(077);
    if (prepared.spawn.user->become() && ::chdir("/") == 0 && arrangeDescriptors(prepared.spawn))
        ::execve(prepared.arguments.front(), prepared.arguments.data(), kEnvironment);
    const int why = errno;
    [[maybe_unused]] const auto written = ::write(prepared.report, &why, sizeof why);
    ::_exit(127);
}

/// The middle process ends at once, so the server is no child of a program that may outlive it.
[[noreturn]] void runChild(const Prepared &prepared)
{
    ::setsid();
    const pid_t grandchild = ::fork();
    if (grandchild == 0)
        runGrandchild(prepared);
    ::_exit(grandchild < 0 ? 1 : 0);
}

} // namespace

int spawnDetached(const Spawn &spawn)
{
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return errno;
    const Prepared prepared(spawn, ends[1]);
    const pid_t child = ::fork();
    if (child == 0)
        runChild(prepared);
    ::close(ends[1]);
    int status = 0;
    int why = child < 0 ? EAGAIN : 0;
    if (child > 0 && ::waitpid(child, &status, 0) == child && status != 0)
        why = EAGAIN;
    while (why == 0 && ::read(ends[0], &why, sizeof why) < 0 && errno == EINTR) {
    }
    ::close(ends[0]);
    return why;
}

} // namespace nidreg::storage
