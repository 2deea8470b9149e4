// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"

#include <QCoreApplication>

#include <fcntl.h>
#include <iostream>
#include <unistd.h>

/// A standard stream that was closed would give its number to the next file or socket, and answers
/// would be written there. /dev/null the wrong way round fails as a closed stream does.
static void keepStandardStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) == -1)
            open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

int main(int argc, char *argv[])
{
    keepStandardStreams();
    // What goes wrong is told once, by the verb, on one line.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    std::ios::sync_with_stdio(false);
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName("nidreg-cli");
    nidreg::app::cli::Context context(std::cin, std::cout, std::cerr);
    const int status = nidreg::app::cli::run({argv, argv + argc}, context);
    std::cout.flush();
    if (!std::cout)
        return context.failed("standard output", "could not be written");
    return status;
}
