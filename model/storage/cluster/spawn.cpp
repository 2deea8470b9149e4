// SPDX-License-Identifier: MIT
#include "model/storage/cluster/spawn.h"

#include <QFile>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <linux/close_range.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace nidreg::storage {

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
    return ::fcntl(spawn.kept, F_SETFD, 0) == 0;
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
