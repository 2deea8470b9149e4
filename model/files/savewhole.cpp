// SPDX-License-Identifier: MIT
#include "model/files/savewhole.h"

#include <QSaveFile>

namespace nidreg::files {

/// Unbuffered: what QSaveFile still holds when it commits, a full disk takes without an error.
std::optional<QString> saveWhole(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(bytes) == bytes.size()
        && file.commit())
        return std::nullopt;
    return file.errorString();
}

} // namespace nidreg::files
