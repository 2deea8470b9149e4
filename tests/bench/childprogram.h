// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QStringList>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace nidreg::bench {

/// What became of a program that was run.
struct Ran {
    int status = -1; ///< as it exited; -1: by a signal
    double seconds = 0;
    double stopping = 0; ///< seconds from the interrupt to its end
    double mebibytes = 0; ///< resident at most
    double processor = 0; ///< seconds of it, its threads together

    bool operator<(const Ran &other) const { return seconds < other.seconds; }
};

inline double secondsOf(const timeval &time)
{
    return double(time.tv_sec) + double(time.tv_usec) / 1e6;
}

/// Runs a program, which is looked for as a shell does, to its end, and where `stopAfter` is not
/// negative interrupts it after that many milliseconds. What it answers goes to the file `answers`;
/// what one that is interrupted complains of goes nowhere.
inline Ran runChild(const QString &program, const QStringList &arguments, int stopAfter = -1,
                    const QByteArray &answers = "/dev/null")
{
    std::vector<QByteArray> texts{program.toUtf8()};
    for (const QString &each : arguments)
        texts.push_back(each.toUtf8());
    std::vector<char *> words;
    for (QByteArray &each : texts)
        words.push_back(each.data());
    words.push_back(nullptr);
    QElapsedTimer clock;
    clock.start();
    pid_t child = 0;
    posix_spawn_file_actions_t files;
    ::posix_spawn_file_actions_init(&files);
    for (const int each : {STDOUT_FILENO, STDERR_FILENO}) {
        if (each == STDOUT_FILENO || stopAfter >= 0)
            ::posix_spawn_file_actions_addopen(
                &files, each, each == STDOUT_FILENO ? answers.constData() : "/dev/null",
                O_WRONLY | O_CREAT | O_TRUNC, 0600);
    }
    if (::posix_spawnp(&child, words.front(), &files, nullptr, words.data(), environ) != 0)
        qFatal("%s cannot be run", words.front());
    ::posix_spawn_file_actions_destroy(&files);
    double asked = 0;
    if (stopAfter >= 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(stopAfter));
        asked = double(clock.nsecsElapsed()) / 1e9;
        ::kill(child, SIGINT);
    }
    int status = 0;
    rusage used{};
    while (::wait4(child, &status, 0, &used) < 0 && errno == EINTR) {
    }
    const double took = double(clock.nsecsElapsed()) / 1e9;
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, took, took - asked,
            double(used.ru_maxrss) / 1024, secondsOf(used.ru_utime) + secondsOf(used.ru_stime)};
}

} // namespace nidreg::bench
