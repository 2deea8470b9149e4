// SPDX-License-Identifier: MIT
#include "app/cli/program.h"
#include "forms/paper/pdfpages.h"

#include <QGuiApplication>

// nidreg-cli where a PDF is asked for. Pages need fonts, and fonts a QGuiApplication, on no
// display; all else does without both, and starts in half the time.

int main(int argc, char *argv[])
{
    const nidreg::forms::PdfPages pages;
    return nidreg::app::cli::program(
        argc, argv,
        [](int &count, char **arguments) {
            qputenv("QT_QPA_PLATFORM", "offscreen");
            return std::make_unique<QGuiApplication>(count, arguments);
        },
        &pages);
}
