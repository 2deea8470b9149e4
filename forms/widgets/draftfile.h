// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/templates/reader.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace nidreg::forms {

/// What a file held when it was last read or written; SHA-256 of its bytes, empty for no file.
struct FileStamp {
    QByteArray sha256;

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

/// Why a file was not read or written.
struct FileError {
    enum Kind {
        Missing,
        NotAFile,
        TooLarge,
        Unreadable,
        NotText, ///< a picture, a PDF, a word processor's file
        Unwritable,
        NotPermitted, ///< the file, its folder or its whole disk is for reading only
        NoSpace, ///< the disk, or the person's share of it, is full
        FolderGone,
        BadName, ///< too long for the disk, or not made of characters
        Locked, ///< another program holds it
        Changed, ///< it is not what it was expected to be
        Gone, ///< it was expected to be there
    } kind;
    QString path;
    QString system; ///< the operating system's words
};

/// What happened, to which file, and what to do next.
QString wording(const FileError &error);

/// Templates as they were read.
struct ReadTemplates {
    std::vector<templates::NamespaceTemplate> templates; ///< at least one
    bool wasLatin1 = false;
    FileStamp stamp;
    std::string text; ///< that was read, UTF-8, as templates::cut() takes it
    bool isConverted = false; ///< the source is no plain text, or marks of a mail were taken off
};

/// Makes text of a file's bytes; one that knows more than plain text is given from outside.
using Decode = std::function<templates::Decoded(std::string_view bytes)>;

/// Reads a file of any layout, up to templates::kMaxFileBytes.
base::Result<ReadTemplates, FileError> readFile(const QString &path,
                                                const Decode &decode = templates::decode);
/// The same for bytes from elsewhere: a clipboard, a recovery file.
ReadTemplates readBytes(const QByteArray &bytes, const Decode &decode = templates::decode);

/// What the file holds now; the stamp of no file when it is not there or cannot be read.
FileStamp stampOf(const QString &path);

/// Replaces the file by `bytes` as a whole, or leaves what was there. Where `expected` is the stamp
/// of a file and the path now holds something else, that is left too: Changed, or Gone.
base::Result<FileStamp, FileError> writeFile(const QString &path, const QByteArray &bytes,
                                             const FileStamp &expected = {});

} // namespace nidreg::forms
