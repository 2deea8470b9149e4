// SPDX-License-Identifier: MIT
#include "app/wiring/target.h"

#include <QDir>

#include <cstring>
#include <pwd.h>
#include <string_view>
#include <unistd.h>

namespace nidreg::app {

Target chooseTarget(const QString &dbOption, const QProcessEnvironment &environment)
{
    if (!dbOption.isEmpty())
        return {false, dbOption};
    if (const QString own = environment.value("NIDREG_DB"); !own.isEmpty())
        return {false, own};
    for (const char *name : {"PGSERVICE", "PGHOST", "PGHOSTADDR", "PGDATABASE"}) {
        if (!environment.value(name).isEmpty())
            return {false, QString()};
    }
    return {};
}

/// An XDG base directory; the specification has relative values ignored.
static QString baseFolder(const QProcessEnvironment &environment, const char *name,
                          const QString &otherwise)
{
    const QString stated = environment.value(name);
    return QDir::isAbsolutePath(stated) ? stated : otherwise;
}

/// The home folder that the system knows, where the environment names none.
static QString homeFolder(const QProcessEnvironment &environment)
{
    if (const QString stated = environment.value("HOME"); QDir::isAbsolutePath(stated))
        return stated;
    const passwd *entry = getpwuid(geteuid());
    return entry ? QString::fromLocal8Bit(entry->pw_dir) : QDir::rootPath();
}

StandardFolders standardFoldersFrom(const QProcessEnvironment &environment)
{
    const QString home = homeFolder(environment);
    const QString data =
        baseFolder(environment, "XDG_DATA_HOME", home + "/.local/share") + "/nidreg";
    const QString state =
        baseFolder(environment, "XDG_STATE_HOME", home + "/.local/state") + "/nidreg";
    const QString runtime = baseFolder(environment, "XDG_RUNTIME_DIR", data + "/run");
    return {data, runtime + "/nidreg", state + "/recovery", state + "/maintenance.ini"};
}

QString loginName()
{
    const passwd *entry = getpwuid(geteuid());
    return entry ? QString::fromLocal8Bit(entry->pw_name) : QString::number(geteuid());
}

/// Neither what it was nor how long.
static void overwrite(char *text)
{
    const std::size_t length = std::strlen(text);
    if (length == 0)
        return;
    std::memset(text, 0, length);
    text[0] = '*';
}

/// The value of the option in `argument`; null where it stands in the next one, or nowhere.
static char *valueIn(char *argument)
{
    for (const std::string_view option : {"--db=", "-db="}) {
        if (std::string_view(argument).starts_with(option))
            return argument + option.size();
    }
    return nullptr;
}

static bool isOption(std::string_view argument)
{
    return argument == "--db" || argument == "-db"; // Qt takes one hyphen for two
}

void hideConnections(std::span<char *> arguments)
{
    bool isNext = false;
    for (char *each : arguments) {
        if (isNext)
            overwrite(each);
        else if (char *value = valueIn(each))
            overwrite(value);
        isNext = !isNext && isOption(each);
    }
}

} // namespace nidreg::app
