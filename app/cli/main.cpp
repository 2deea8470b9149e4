// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "app/wiring/arguments.h"
#include "model/storage/pg/conninfo.h"

#include <QGuiApplication>

#include <algorithm>
#include <fcntl.h>
#include <iostream>
#include <memory>
#include <span>
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

/// Pages need fonts, and fonts a QGuiApplication, on no display; all else does without it. An
/// argument that only looks as if it asked for a PDF costs a moment and nothing else.
static std::unique_ptr<QCoreApplication> application(int &argc, char *argv[])
{
    const auto asksForPdf = [](std::string_view argument) {
        return argument == "pdf" || argument == "--to=pdf";
    };
    if (std::ranges::none_of(std::span(argv, std::size_t(argc)), asksForPdf))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

int main(int argc, char *argv[])
{
    keepStandardStreams();
    nidreg::storage::checkCertificatesByDefault(); // before a thread runs
    // What goes wrong is told once, by the verb, on one line.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments(argv, argv + argc); // Qt takes its own out of argv
    nidreg::app::hideConnections({argv, std::size_t(argc)});
    const auto qt = application(argc, argv);
    QCoreApplication::setApplicationName("nidreg-cli");
    nidreg::app::cli::Context context(std::cin, std::cout, std::cerr);
    const int status = nidreg::app::cli::run(arguments, context);
    std::cout.flush();
    if (!std::cout)
        return context.failed("standard output", "could not be written");
    return status;
}
