// SPDX-License-Identifier: MIT
#include "forms/models/draftfile.h"

#include "forms/models/draftwords.h"
#include "model/templates/reader.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace nidreg::forms {

namespace {

constexpr qint64 kMostBytes = qint64(templates::kMaxFileBytes);

FileStamp stampOfBytes(const QByteArray &bytes)
{
    return {QCryptographicHash::hash(bytes, QCryptographicHash::Sha256)};
}

/// One byte more than allowed tells a file that is too large, also one whose size is not known.
base::Result<QByteArray, FileError> bytesOf(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return base::fail(FileError{FileError::Missing, path, {}});
    if (!info.isFile())
        return base::fail(FileError{FileError::NotAFile, path, {}});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return base::fail(FileError{FileError::Unreadable, path, file.errorString()});
    const QByteArray bytes = file.read(kMostBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return base::fail(FileError{FileError::Unreadable, path, file.errorString()});
    if (bytes.size() > kMostBytes)
        return base::fail(FileError{FileError::TooLarge, path, {}});
    return bytes;
}

} // namespace

QString wording(const FileError &error)
{
    const QString name = QDir::toNativeSeparators(error.path);
    switch (error.kind) {
    case FileError::Missing:
        return DraftWords::tr("There is no file %1. Check the name, or open another file.")
            .arg(name);
    case FileError::NotAFile:
        return DraftWords::tr("%1 is not an ordinary file. Choose another name.").arg(name);
    case FileError::TooLarge:
        return DraftWords::tr("%1 is larger than 4 MiB, the most that a template file may have.")
            .arg(name);
    case FileError::Unreadable:
        return DraftWords::tr(
                   "%1 could not be read: %2. Check the permissions, then open it again.")
            .arg(name, error.system);
    case FileError::Unwritable:
        return DraftWords::tr(
                   "%1 could not be written: %2. Your text is still here; save it under another "
                   "name or in another folder.")
            .arg(name, error.system);
    }
    Q_UNREACHABLE();
}

ReadTemplates readBytes(const QByteArray &bytes)
{
    const templates::Decoded decoded =
        templates::decode({bytes.constData(), std::size_t(bytes.size())});
    return {templates::read(decoded.text), decoded.wasLatin1, stampOfBytes(bytes)};
}

base::Result<ReadTemplates, FileError> readFile(const QString &path)
{
    const auto bytes = bytesOf(path);
    if (!bytes)
        return base::fail(bytes.error());
    return readBytes(bytes.value());
}

FileStamp stampOf(const QString &path)
{
    const auto bytes = bytesOf(path);
    if (bytes)
        return stampOfBytes(bytes.value());
    // Something that is there but is no longer what we wrote must not pass for "no file".
    return bytes.error().kind == FileError::Missing ? FileStamp() : FileStamp{"?"};
}

base::Result<FileStamp, FileError> writeFile(const QString &path, const QByteArray &bytes)
{
    // QSaveFile renames over its target: a device or a pipe would be replaced by a file.
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return base::fail(FileError{FileError::NotAFile, path, {}});
    QSaveFile file(path);
    // Unbuffered: what a full disk took only in part is no error to the buffer that commit()
    // empties.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)
        || file.write(bytes) != bytes.size() || !file.commit())
        return base::fail(FileError{FileError::Unwritable, path, file.errorString()});
    return stampOfBytes(bytes);
}

} // namespace nidreg::forms
