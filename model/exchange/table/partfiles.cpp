// SPDX-License-Identifier: MIT
#include "model/exchange/table/partfiles.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

namespace nidreg::exchange {

namespace {

thread_local PartFiles *noted = nullptr;

/// A file of a workbook's part, as fopencookie() calls it.
struct PartFile {
    int descriptor;
    PartFiles *files;

    /// What a signal interrupts goes on.
    template <class Call> ssize_t done(Call call) const
    {
        ssize_t size = 0;
        do
            size = call();
        while (size < 0 && errno == EINTR);
        if (size < 0)
            files->note(errno);
        return size;
    }
};

ssize_t readPart(void *self, char *bytes, size_t size)
{
    const auto &file = *static_cast<PartFile *>(self);
    return file.done([&] { return ::read(file.descriptor, bytes, size); });
}

/// 0, as fopencookie() wants it, where not everything is written.
ssize_t writePart(void *self, const char *bytes, size_t size)
{
    const auto &file = *static_cast<PartFile *>(self);
    for (size_t at = 0; at < size;) {
        const auto done =
            file.done([&] { return ::write(file.descriptor, bytes + at, size - at); });
        if (done < 0)
            return 0;
        at += size_t(done);
    }
    return ssize_t(size);
}

int seekPart(void *self, off64_t *place, int whence)
{
    const auto &file = *static_cast<PartFile *>(self);
    *place = file.done([&] { return ::lseek(file.descriptor, *place, whence); });
    return *place < 0 ? -1 : 0;
}

int closePart(void *self)
{
    const auto *file = static_cast<PartFile *>(self);
    const int closed = ::close(file->descriptor);
    delete file;
    return closed;
}

std::FILE *makePart(PartFiles &files)
{
    const int descriptor = openNameless(files.folder());
    if (descriptor < 0) {
        files.note(errno);
        return nullptr;
    }
    auto *file = new PartFile{descriptor, &files};
    std::FILE *stream = ::fopencookie(file, "w+", {readPart, writePart, seekPart, closePart});
    if (!stream) {
        files.note(errno);
        closePart(file);
    }
    return stream;
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

int openNameless(const std::string &folder)
{
    int descriptor = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (descriptor >= 0 || (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL))
        return descriptor;
    std::string name = folder + "/nidreg-XXXXXX";
    descriptor = ::mkostemp(name.data(), O_CLOEXEC);
    if (descriptor >= 0)
        ::unlink(name.c_str());
    return descriptor;
}

void PartFiles::note(int error)
{
    if (m_error == 0)
        m_error = error;
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
