// SPDX-License-Identifier: MIT
#include "tests/program/program.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>

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

/// Nobody's own configuration, drafts, keys or registry: a test reads and writes below `home`, and
/// so does what it starts.
static void moveTo(const QString &home)
{
    qputenv("HOME", QFile::encodeName(home));
    for (const char *place : {"CONFIG", "DATA", "STATE", "CACHE"}) {
        const QString folder = home + '/' + QString::fromLatin1(place).toLower();
        QDir().mkpath(folder);
        qputenv(("XDG_" + std::string(place) + "_HOME").c_str(), QFile::encodeName(folder));
    }
    for (const char *own : {"NIDREG_DB", "NIDREG_LOG_KEY", "PGHOST", "PGHOSTADDR", "PGPORT",
                            "PGDATABASE", "PGUSER", "PGPASSFILE", "PGSERVICE", "PGSERVICEFILE"})
        qunsetenv(own);
}

/// Runs in a home of its own, unless a test started it: then it has that one's.
static int runAtHome(Main main, int argc, char **argv)
{
    static constexpr const char *kHome = "NIDREG_TEST_HOME";
    if (qEnvironmentVariableIsSet(kHome))
        return main(argc, argv);
    const QTemporaryDir home(QDir::tempPath() + "/nidreg-home-XXXXXX");
    if (!home.isValid())
        return std::fprintf(stderr, "no home: %s\n", qPrintable(home.errorString())), 1;
    QFile::setPermissions(home.path(),
                          QFile::Permissions(0x7755)); // a server's user passes through
    qputenv(kHome, QFile::encodeName(home.path()));
    moveTo(home.path());
    return main(argc, argv);
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
        return runAtHome(named->second, argc, argv);
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
