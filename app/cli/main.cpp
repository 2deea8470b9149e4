// SPDX-License-Identifier: MIT
#include "app/cli/program.h"

#include <algorithm>
#include <filesystem>
#include <span>
#include <string_view>
#include <unistd.h>

using namespace nidreg::app;

/// An argument that only looks as if it asked for pages costs a moment and nothing else.
static bool asksForPages(std::span<char *> arguments)
{
    return std::ranges::any_of(arguments, [](std::string_view argument) {
        return argument == "pdf" || argument == "--to=pdf";
    });
}

/// Goes on as the same program with pages, which stands beside this one or where it is installed.
/// Comes back where it cannot be run; the verb will say what is missing.
static void goOnWithPages(char *argv[])
{
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    for (const char *place : {"nidreg-cli-pages", NIDREG_PAGES}) {
        const auto program = self.parent_path() / place;
        execv(program.c_str(), argv);
    }
}

int main(int argc, char *argv[])
{
    if (asksForPages({argv, std::size_t(argc)}))
        goOnWithPages(argv);
    return cli::program(
        argc, argv,
        [](int &count, char **arguments) {
            return std::make_unique<QCoreApplication>(count, arguments);
        },
        nullptr);
}
