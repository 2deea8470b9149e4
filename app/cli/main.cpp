// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"

#include <QCoreApplication>

#include <iostream>

int main(int argc, char *argv[])
{
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
