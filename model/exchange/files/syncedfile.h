// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/proof/sha256.h"

#include <QByteArray>
#include <QIODevice>

#include <cstdio>
#include <memory>
#include <optional>
#include <string_view>

namespace nidreg::exchange {

/// A new file that knows which write failed, and why: QFile keeps no errno. The first error stands;
/// nothing more is written after it.
class SyncedFile : public QIODevice {
public:
    /// Creates `name` in the folder that `folder` is a descriptor of; it must not be there yet.
    SyncedFile(int folder, const char *name);
    ~SyncedFile() override;

    /// Writes the rest to the file; returns the errno, 0 on success.
    int writeOut();
    /// The same, and has the disk confirm it. The disk has all but the last stretches by then.
    int sync();
    int error() const { return m_error; }
    /// Hex, of everything written; after sync() or writeOut(), once.
    std::string sha256() { return proof::toHex(m_hash.result()); }

protected:
    qint64 readData(char *data, qint64 size) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    void settle(qint64 from, qint64 size, unsigned flags);
    void handOn();

    QByteArray m_pending;
    proof::Sha256 m_hash;
    qint64 m_written = 0; ///< bytes that the system has
    qint64 m_begun = 0; ///< of these, the bytes that were synced
    qint64 m_settled = 0; ///< of these, what it has
    int m_descriptor = -1;
    int m_error = 0;
};

/// A text file read line by line; no more than one line is held. Whoever has read to the end asks
/// for error(): lines that cannot be read are no end.
class LineFile {
public:
    /// `name` in the folder that `folder` is a descriptor of; nothing where there is no such file,
    /// or a link. The error is errno's.
    static base::Result<std::optional<LineFile>, int> open(int folder, std::string_view name);
    /// A file without a name, to be written first; nothing where the disk takes none.
    static std::optional<LineFile> temporary(int folder);

    LineFile(LineFile &&other) noexcept;
    LineFile &operator=(LineFile &&other) noexcept;
    ~LineFile();

    /// The next line without its end; valid until the next call. Nothing at the end, and after an
    /// error.
    std::optional<std::string_view> next();
    void put(std::string_view line);
    /// Back to the first line, to read what was put.
    void rewind();
    /// Why a line could not be read or written, as errno; 0: all could.
    int error() const { return m_error; }

private:
    explicit LineFile(std::FILE *file) : m_file(file) { }

    std::FILE *m_file = nullptr;
    char *m_line = nullptr; ///< getline()'s
    std::size_t m_capacity = 0;
    int m_error = 0;
};

} // namespace nidreg::exchange
