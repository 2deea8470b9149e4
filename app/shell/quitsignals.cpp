// SPDX-License-Identifier: MIT
#include "app/shell/quitsignals.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace nidreg::app {

static constexpr std::array kSignals{SIGTERM, SIGINT, SIGHUP};

static volatile std::sig_atomic_t writeEnd = -1;

/// Does only what a signal handler may (signal-safety(7)): one write into the pipe.
static void tell(int)
{
    const int before = errno;
    const char mark = 1;
    [[maybe_unused]] const auto written = write(writeEnd, &mark, 1);
    errno = before;
}

static void handle(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    for (const int signal : kSignals)
        sigaction(signal, &action, nullptr);
}

QuitSignals::QuitSignals(QObject *parent) : QObject(parent), m_pipe{-1, -1}
{
    if (pipe2(m_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    writeEnd = m_pipe[1];
    m_notifier = std::make_unique<QSocketNotifier>(m_pipe[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &QuitSignals::take);
    handle(&tell);
}

QuitSignals::~QuitSignals()
{
    handle(SIG_DFL);
    m_notifier.reset();
    writeEnd = -1;
    for (const int end : m_pipe) {
        if (end >= 0)
            close(end);
    }
}

void QuitSignals::take()
{
    char marks[16];
    while (read(m_pipe[0], marks, sizeof marks) > 0) {
    }
    emit quitWanted();
}

} // namespace nidreg::app
