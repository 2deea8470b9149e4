// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace nidreg::files {

/// Makes `bytes` the file's content in one step, or leaves what was there. Nothing: it is saved;
/// else why not, in the system's words.
std::optional<QString> saveWhole(const QString &path, const QByteArray &bytes);

} // namespace nidreg::files
