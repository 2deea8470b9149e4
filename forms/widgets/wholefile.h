// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/draftfile.h"

#include <memory>
#include <optional>

namespace nidreg::forms {

/// Holds an existing file against every other program that asks (flock), from its reading to its
/// replacing: two windows that save at the same moment do so one after the other.
class FileHold {
public:
    /// Waits a fifth of a second at most; Locked when another program holds it for longer, whether
    /// by flock or by fcntl. A file that is not there is held by nobody.
    static base::Result<FileHold, FileError> take(const QString &path);

private:
    explicit FileHold(int descriptor);

    struct Closer {
        void operator()(const int *descriptor) const;
    };
    std::unique_ptr<int, Closer> m_descriptor;
};

/// The file that a path names when every symbolic link in its last part has been followed, be it
/// there or not.
QString linkedPath(const QString &path);

/// Replaces the file by `bytes` in one step, after they are on disk, or leaves what was there: no
/// reader and no crash sees a part of them. Permissions stay; a symbolic link stays one.
std::optional<FileError> replaceFile(const QString &path, const QByteArray &bytes);

/// Takes away what replaceFile() had begun in `folder` when its program was killed.
void sweepAfterKills(const QString &folder);

} // namespace nidreg::forms
