// SPDX-License-Identifier: MIT
#include "app/cli/program.h"

#include "app/cli/context.h"
#include "app/cli/verbs.h"
#include "app/wiring/target.h"
#include "model/storage/postgres/conninfo.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <fcntl.h>
#include <iostream>
#include <new>
#include <optional>
#include <thread>
#include <unistd.h>

namespace nidreg::app::cli {

/// A standard stream that was closed would give its number to the next file or socket, and answers
/// would be written there. /dev/null the wrong way round fails as a closed stream does.
static void keepStandardStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) == -1)
            open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

static int work(int argc, char *argv[], const MakeApplication &makeApplication,
                const forms::Pages *pages, std::optional<Context> &context)
{
    const std::vector<std::string> arguments(argv, argv + argc); // Qt takes its own out of argv
    hideConnections({argv, std::size_t(argc)});
    const auto application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName("nidreg-cli");
    context.emplace(std::cin, std::cout, std::cerr);
    context->pages = pages;
    const int status = run(arguments, *context);
    std::cout.flush();
    if (!std::cout)
        return context->failed("standard output", "could not be written");
    return status;
}

/// Writes to standard error without asking for memory, which there may be none of.
static void say(std::string_view text)
{
    [[maybe_unused]] const auto written = write(STDERR_FILENO, text.data(), text.size());
}

/// Ends the program where something went wrong that no verb expects: no memory, no thread, an
/// answer that nobody gives. What was sent to the registry before may have been done. Runs no
/// destructors, which may ask for memory, too.
[[noreturn]] static void giveUp(std::string_view why, std::string_view key)
{
    say("nidreg-cli: ");
    say(why);
    if (!key.empty()) {
        say("; it is not known whether the action was done. The same command with --act ");
        say(key);
        say(" finds out");
    }
    say("\n");
    std::_Exit(key.empty() ? Failed : Unknown);
}

int program(int argc, char *argv[], const MakeApplication &makeApplication,
            const forms::Pages *pages)
{
    keepStandardStreams();
    storage::checkCertificatesByDefault(); // before a thread runs
    // What goes wrong is told once, by the verb, on one line.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    std::ios::sync_with_stdio(false);
    std::optional<Context> context;
    const auto key = [&context] {
        return context ? std::string_view(context->keyInUse()) : std::string_view();
    };
    try {
        return work(argc, argv, makeApplication, pages, context);
    } catch (const std::bad_alloc &) {
        giveUp("out of memory", key());
    } catch (const std::exception &error) {
        giveUp(error.what(), key());
    }
}

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
