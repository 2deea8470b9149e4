// SPDX-License-Identifier: MIT
#include "tests/program/program.h"

#include <QtCore/QFileInfo>

#include <cstdio>
#include <map>
#include <string>

namespace nidreg::test {

static std::map<std::string, Main> &programs()
{
    static std::map<std::string, Main> all;
    return all;
}

Program::Program(const char *file, Main main)
{
    programs().emplace(QFileInfo(QString::fromUtf8(file)).completeBaseName().toStdString(), main);
}

static int runProgram(int argc, char **argv)
{
    const auto &all = programs();
    auto named = argc > 1 ? all.find(argv[1]) : all.end();
    if (named != all.end()) {
        qputenv("NIDREG_TEST", argv[1]);
        // It is that program now: its name and the arguments after it.
        --argc;
        ++argv;
    } else {
        named = all.find(qEnvironmentVariable("NIDREG_TEST").toStdString());
    }
    if (named != all.end())
        return named->second(argc, argv);
    std::fputs("usage: NAME [OPTION...], where NAME is one of\n", stderr);
    for (const auto &[name, main] : all)
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}

} // namespace nidreg::test

int main(int argc, char **argv)
{
    return nidreg::test::runProgram(argc, argv);
}
