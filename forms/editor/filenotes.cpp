// SPDX-License-Identifier: MIT
#include "forms/editor/filenotes.h"

#include "forms/widgets/draftfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

namespace nidreg::forms {

QString FileNotes::fileOf(const QString &path) const
{
    const QByteArray name = QCryptographicHash::hash(QFileInfo(path).absoluteFilePath().toUtf8(),
                                                     QCryptographicHash::Sha256);
    return QDir(m_folder).filePath(QString::fromLatin1(name.toHex().left(32))
                                   + QStringLiteral(".json"));
}

QJsonObject FileNotes::find(const QString &path) const
{
    QFile file(fileOf(path));
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

void FileNotes::note(const QString &path, const QJsonObject &note) const
{
    if (path.isEmpty())
        return;
    if (note.isEmpty()) {
        QFile::remove(fileOf(path));
        return;
    }
    QDir().mkpath(m_folder);
    (void)writeFile(fileOf(path), QJsonDocument(note).toJson());
}

} // namespace nidreg::forms
