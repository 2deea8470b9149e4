// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QString>

namespace nidreg::forms {

/// What the program remembers about files and cannot write into them: one small note per file, in a
/// folder of the program. A note that cannot be written is lost: it is only a hint.
class FileNotes {
public:
    explicit FileNotes(const QString &folder) : m_folder(folder) { }

    /// The note of the file at `path`; empty where there is none.
    QJsonObject find(const QString &path) const;
    /// Replaces the file's note; an empty one is forgotten.
    void note(const QString &path, const QJsonObject &note) const;

private:
    QString fileOf(const QString &path) const;

    QString m_folder;
};

} // namespace nidreg::forms
