// SPDX-License-Identifier: MIT
#include "forms/widgets/draftfile.h"

#include "forms/widgets/wholefile.h"
#include "forms/words/wording.h"
#include "model/templates/reader.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace nidreg::forms {

namespace {

constexpr qint64 kMaxBytes = qint64(templates::kMaxFileBytes);

FileStamp stampOfBytes(const QByteArray &bytes)
{
    return {QCryptographicHash::hash(bytes, QCryptographicHash::Sha256)};
}

/// Control characters stand in no text but by accident: a few are shown, many are no text. UTF-16
/// is full of NULs and a text nevertheless.
bool isBinary(const QByteArray &bytes, const templates::Decoded &decoded)
{
    if (bytes.startsWith("%PDF-"))
        return true;
    const auto isControl = [](char c) {
        return static_cast<unsigned char>(c) < 0x20 && !std::strchr("\t\n\r\f\x1b", c);
    };
    const auto many = std::ptrdiff_t(decoded.text.size() / 50);
    return std::ranges::count_if(decoded.text, [&](char c) { return c == 0 || isControl(c); })
        > std::max<std::ptrdiff_t>(many, 8);
}

/// One byte more than allowed tells a file that is too large, also one whose size is not known.
base::Result<QByteArray, FileError> bytesOf(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists() && path.contains(QChar::ReplacementCharacter))
        return base::fail(FileError{FileError::BadName, path, {}});
    if (!info.exists())
        return base::fail(FileError{FileError::Missing, path, {}});
    if (!info.isFile())
        return base::fail(FileError{FileError::NotAFile, path, {}});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return base::fail(FileError{FileError::Unreadable, path, file.errorString()});
    const QByteArray bytes = file.read(kMaxBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return base::fail(FileError{FileError::Unreadable, path, file.errorString()});
    if (bytes.size() > kMaxBytes)
        return base::fail(FileError{FileError::TooLarge, path, {}});
    return bytes;
}

} // namespace

/// What happened to the file %1; %2 is what the operating system says.
static QString complaint(FileError::Kind kind)
{
    switch (kind) {
    case FileError::Missing:
        return DraftWords::tr("The file %1 does not exist. Check the name, or open another "
                              "file.");
    case FileError::NotAFile:
        return DraftWords::tr("%1 is a folder or a device, not a file. Choose another name.");
    case FileError::TooLarge:
        return DraftWords::tr("%1 is larger than 4 MiB, the maximum for a template file.");
    case FileError::Unreadable:
        return DraftWords::tr("Cannot read %1: %2. Check the permissions, then open it again.");
    case FileError::NotText:
        return DraftWords::tr("%1 is not a text file. Save it as plain text in the program "
                              "that wrote it, or copy its text and paste it here.");
    case FileError::Unwritable:
        return DraftWords::tr("Cannot write %1: %2. Your text is still here. Save it under "
                              "another name or in another folder.");
    case FileError::NotPermitted:
        return DraftWords::tr("Cannot write %1: %2. Your text is still here. Save it "
                              "under another name or in your own folder.");
    case FileError::NoSpace:
        return DraftWords::tr("There is not enough space for %1: %2. Your text is still here, "
                              "and the file was not changed. Free some space and try again, or "
                              "save on another disk.");
    case FileError::FolderGone:
        return DraftWords::tr("The folder of %1 does not exist: %2. Your text is still here. "
                              "Restore the folder or its network drive and try again, or save "
                              "elsewhere.");
    case FileError::BadName:
        return DraftWords::tr("%1 is not a valid file name. It is too long, or contains "
                              "characters that are not allowed. Choose another name.");
    case FileError::Locked:
        return DraftWords::tr("Another program has locked %1. Your text is still here. Close "
                              "the file there and try again, or save under another name.");
    case FileError::Changed:
        return DraftWords::tr(
            "Not saved. Another program changed %1 after it was opened. Save anyway to replace "
            "its changes, or reload the file. After a reload, undo restores your text.");
    case FileError::Gone:
        return DraftWords::tr(
            "Not saved. Another program deleted, moved or renamed %1. Your text is still here. "
            "Save it there again, or under another name.");
    }
    Q_UNREACHABLE();
}

QString wording(const FileError &error)
{
    const QString name = QDir::toNativeSeparators(error.path);
    return complaint(error.kind)
        .replace(QLatin1String("%2"), error.system)
        .replace(QLatin1String("%1"), name);
}

ReadTemplates readBytes(const QByteArray &bytes, const Decode &decode)
{
    const std::string_view all(bytes.constData(), std::size_t(bytes.size()));
    const templates::Decoded plain = templates::decode(all);
    const templates::Decoded decoded = decode ? decode(all) : plain;
    std::string text = templates::withoutMailMarks(decoded.text);
    const bool isConverted = text != plain.text;
    return {templates::read(decoded.text), decoded.wasLatin1, stampOfBytes(bytes), std::move(text),
            isConverted};
}

base::Result<ReadTemplates, FileError> readFile(const QString &path, const Decode &decode)
{
    const auto bytes = bytesOf(path);
    if (!bytes)
        return base::fail(bytes.error());
    const QByteArray &all = bytes.value();
    if (isBinary(all, templates::decode({all.constData(), std::size_t(all.size())})))
        return base::fail(FileError{FileError::NotText, path, {}});
    return readBytes(all, decode);
}

FileStamp stampOf(const QString &path)
{
    const auto bytes = bytesOf(path);
    if (bytes)
        return stampOfBytes(bytes.value());
    // Something that is there but is no longer what we wrote must not pass for "no file".
    return bytes.error().kind == FileError::Missing ? FileStamp() : FileStamp{"?"};
}

/// Nothing when the file is what it was expected to be; no stamp expects nothing.
static std::optional<FileError> surprise(const QString &path, const FileStamp &expected)
{
    if (expected == FileStamp())
        return std::nullopt;
    const auto bytes = bytesOf(path);
    if (bytes && stampOfBytes(bytes.value()) == expected)
        return std::nullopt;
    if (bytes || bytes.error().kind == FileError::TooLarge)
        return FileError{FileError::Changed, path, {}};
    if (bytes.error().kind != FileError::Missing)
        return bytes.error();
    const bool isFolderThere = QFileInfo(QFileInfo(linkedPath(path)).absolutePath()).isDir();
    return FileError{isFolderThere ? FileError::Gone : FileError::FolderGone, path,
                     isFolderThere ? QString() : qt_error_string(ENOENT)};
}

base::Result<FileStamp, FileError> writeFile(const QString &path, const QByteArray &bytes,
                                             const FileStamp &expected)
{
    // A device or a pipe would be replaced by a file.
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return base::fail(FileError{FileError::NotAFile, path, {}});
    const auto hold = FileHold::take(path);
    if (!hold)
        return base::fail(hold.error());
    if (const auto found = surprise(path, expected))
        return base::fail(*found);
    sweepAfterKills(QFileInfo(linkedPath(path)).absolutePath());
    if (const auto refused = replaceFile(path, bytes))
        return base::fail(*refused);
    return stampOfBytes(bytes);
}

} // namespace nidreg::forms
