// SPDX-License-Identifier: MIT
#include "app/cli/program.h"

#include "app/cli/verbs.h"
#include "app/wiring/arguments.h"
#include "model/storage/postgres/conninfo.h"

#include <fcntl.h>
#include <iostream>
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

int program(int argc, char *argv[], const MakeApplication &makeApplication,
            const forms::Pages *pages)
{
    keepStandardStreams();
    storage::checkCertificatesByDefault(); // before a thread runs
    // What goes wrong is told once, by the verb, on one line.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments(argv, argv + argc); // Qt takes its own out of argv
    hideConnections({argv, std::size_t(argc)});
    const auto application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName("nidreg-cli");
    Context context(std::cin, std::cout, std::cerr);
    context.pages = pages;
    const int status = run(arguments, context);
    std::cout.flush();
    if (!std::cout)
        return context.failed("standard output", "could not be written");
    return status;
}

} // namespace nidreg::app::cli
