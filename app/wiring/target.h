// SPDX-License-Identifier: MIT
#pragma once

#include <QProcessEnvironment>
#include <QString>

#include <span>

namespace nidreg::app {

/// Which registry a program works on.
struct Target {
    bool isLocal = true;
    QString
        conninfo; ///< of a server: what libpq takes; may be empty when libpq's environment says it

    friend bool operator==(const Target &, const Target &) = default;
};

/// `--db` before NIDREG_DB before libpq's own environment (PGSERVICE, PGHOST, PGHOSTADDR,
/// PGDATABASE); else the local registry. An empty `dbOption` means that the option was not given.
Target chooseTarget(const QString &dbOption, const QProcessEnvironment &environment);

/// The standard folders of one OS user, by the XDG Base Directory Specification.
struct StandardFolders {
    QString data; ///< the local registry: $XDG_DATA_HOME/nidreg
    QString runtime; ///< its socket: $XDG_RUNTIME_DIR/nidreg, else in the data folder
    QString recovery; ///< drafts being written: $XDG_STATE_HOME/nidreg/recovery
    QString maintenance; ///< a file, see maintenance.h: $XDG_STATE_HOME/nidreg/maintenance.ini
};

StandardFolders standardFoldersFrom(const QProcessEnvironment &environment);

/// The OS user's name, as the person of the local registry and for peer authentication.
QString loginName();

/// Overwrites what `--db` was given, where the system lists this process with its arguments for
/// everybody to read: a URI may hold a password. For the start of main(), once the arguments are
/// copied; what Qt sees of them afterwards is a "*".
void hideConnections(std::span<char *> arguments);

} // namespace nidreg::app
