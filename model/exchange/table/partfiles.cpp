// SPDX-License-Identifier: MIT
#include "model/exchange/table/partfiles.h"

#include <QTemporaryFile>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <sys/types.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace nidreg::exchange {

namespace {

thread_local PartFiles *noted = nullptr;

/// A file of a workbook's part, as fopencookie() calls it.
struct PartFile {
    PartFile(const QString &name, PartFiles &noting) : file(name), files(&noting) { }

    QTemporaryFile file; ///< has no name where the file system has such files
    PartFiles *files;
    std::FILE *stream = nullptr;

    /// What a signal interrupts goes on.
    template <class Call> ssize_t done(Call call)
    {
        ssize_t size = 0;
        do
            size = call();
        while (size < 0 && errno == EINTR);
        if (size < 0)
            files->note(std::strerror(errno));
        return size;
    }
};

ssize_t readPart(void *self, char *bytes, size_t size)
{
    auto &part = *static_cast<PartFile *>(self);
    return part.done([&] { return ::read(part.file.handle(), bytes, size); });
}

/// 0, as fopencookie() wants it, where not everything is written.
ssize_t writePart(void *self, const char *bytes, size_t size)
{
    auto &part = *static_cast<PartFile *>(self);
    for (size_t at = 0; at < size;) {
        const auto done =
            part.done([&] { return ::write(part.file.handle(), bytes + at, size - at); });
        if (done < 0)
            return 0;
        at += size_t(done);
    }
    return ssize_t(size);
}

int seekPart(void *self, off64_t *place, int whence)
{
    auto &part = *static_cast<PartFile *>(self);
    *place = part.done([&] { return ::lseek(part.file.handle(), *place, whence); });
    return *place < 0 ? -1 : 0;
}

int closePart(void *self)
{
    const std::unique_ptr<PartFile> part(static_cast<PartFile *>(self));
    part->files->forget(part->stream);
    return 0;
}

std::FILE *makePart(PartFiles &files)
{
    const QString name = QFile::decodeName(files.folder().c_str()) + QLatin1String("/nidreg");
    auto part = std::make_unique<PartFile>(name, files);
    if (!part->file.open()) {
        files.note(part->file.errorString().toStdString());
        return nullptr;
    }
    part->stream = ::fopencookie(part.get(), "w+", {readPart, writePart, seekPart, closePart});
    if (!part->stream) {
        files.note(std::strerror(errno));
        return nullptr;
    }
    files.remember(part->stream);
    return part.release()->stream;
}

} // namespace

/// The library's lxw_tmpfile(), by another name in C++: its header declares the parameter now as
/// char *, now as const char *.
extern "C" __attribute__((visibility("default"))) std::FILE *nidregPartFile(
    const char *folder) __asm__("lxw_tmpfile");
std::FILE *nidregPartFile(const char *)
{
    errno = EBADF; // nobody would note what goes wrong
    return noted ? makePart(*noted) : nullptr;
}

PartFiles::~PartFiles()
{
    while (!m_open.empty())
        std::fclose(m_open.back());
}

void PartFiles::remember(std::FILE *part)
{
    m_open.push_back(part);
}

void PartFiles::forget(std::FILE *part)
{
    std::erase(m_open, part);
}

void PartFiles::note(std::string trouble)
{
    if (m_trouble.empty())
        m_trouble = std::move(trouble);
}

PartFiles::Noting::Noting(PartFiles &files) : m_before(noted)
{
    noted = &files;
}

PartFiles::Noting::~Noting()
{
    noted = m_before;
}

} // namespace nidreg::exchange
