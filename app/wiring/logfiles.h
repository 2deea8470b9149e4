// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/checkpoint.h"
#include "model/registry/store.h"

#include <QProcessEnvironment>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace nidreg::app {

/// What a person keeps about a registry's log outside of its database.
struct LogFiles {
    QString key; ///< the signing key: $NIDREG_LOG_KEY, else $XDG_CONFIG_HOME/nidreg/log.key
    QString witnesses; ///< a folder of noted checkpoints: $XDG_CONFIG_HOME/nidreg/witnesses
};

LogFiles logFilesFrom(const QProcessEnvironment &environment);

/// As the forms have words for it: `proof.*`, with `detail` naming the file.
registry::StoreError failureOf(proof::ProofError error, const QString &file);

/// Makes a new signing key in a file that only its owner may read. Refused with `file.exists`,
/// `file.unwritable`, `proof.bad-name`.
registry::Stored<proof::SigningKey> makeKey(const QString &file, const std::string &name);
/// Refused with `file.unreadable`, `file.open-to-others` where others may read it, `proof.*`.
registry::Stored<proof::SigningKey> readKey(const QString &file);
/// The key in `file` where there is one; nothing where there is none.
registry::Stored<std::optional<proof::SigningKey>> keyIn(const QString &file);

/// The whole of a checkpoint, proof or key file. Refused with `file.unreadable`, which a folder, a
/// pipe and a device are too, and `proof.too-long` over 64 MiB.
registry::Stored<std::string> readSmall(const QString &file);

/// Refused with `proof.other-log` where `noted` says that it is of another log than `log`.
registry::Stored<base::Done> checkLog(const registry::NotedHead &noted, const std::string &log);

/// A checkpoint file as something to hold the log against; with a `key`, only when that signed it.
registry::Stored<registry::NotedHead> readNoted(const QString &file,
                                                const std::optional<proof::VerifierKey> &key);

/// Keeps a checkpoint of the registry called `registry` (RegistryAccess::name) whose log is `log`
/// (LogHead::log); answers the file's name. Refused with `proof.other-log` where the checkpoint
/// says that it is of another one.
registry::Stored<QString> addWitness(const LogFiles &files, const std::string &registry,
                                     const std::string &log, const std::string &checkpoint);
/// Every checkpoint kept for a registry of that name, and those of `log` (LogHead::log) that were
/// kept under another name, such as that of a server which was the primary then; by size. Two
/// registries may have the same name: each checkpoint says of which log it is (NotedHead::log).
registry::Stored<std::vector<registry::NotedHead>> witnessesOf(const LogFiles &files,
                                                               const std::string &registry,
                                                               const std::string &log);

} // namespace nidreg::app
