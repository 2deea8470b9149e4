// SPDX-License-Identifier: MIT
#include "app/cli/interrupts.h"

#include "app/cli/context.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace nidreg::app::cli {

static volatile std::sig_atomic_t writeEnd = -1;
static volatile std::sig_atomic_t interrupted = 0;

/// Lives as long as the process: the thread that waits for a signal does.
static std::stop_source &source()
{
    static auto *made = new std::stop_source;
    return *made;
}

std::stop_token stopToken()
{
    return source().get_token();
}

/// Does only what a signal handler may (signal-safety(7)): one write into the pipe.
static void tell(int)
{
    const int before = errno;
    const char mark = 1;
    interrupted = 1;
    [[maybe_unused]] const auto written = write(writeEnd, &mark, 1);
    errno = before;
}

static void watch(int readEnd)
{
    char mark = 0;
    while (read(readEnd, &mark, 1) < 0 && errno == EINTR) {
    }
    source().request_stop();
}

static bool begin()
{
    std::array<int, 2> ends{-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return false;
    writeEnd = ends[1];
    std::thread(&watch, ends[0]).detach();
    struct sigaction action = {};
    action.sa_handler = &tell;
    action.sa_flags = SA_RESTART | int(SA_RESETHAND);
    for (const int signal : {SIGINT, SIGTERM})
        sigaction(signal, &action, nullptr);
    return true;
}

void catchInterrupts()
{
    [[maybe_unused]] static const bool isCaught = begin();
}

bool Context::isInterrupted()
{
    return interrupted != 0;
}

} // namespace nidreg::app::cli
