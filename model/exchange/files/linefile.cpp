// SPDX-License-Identifier: MIT
#include "model/exchange/files/linefile.h"

#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace nidreg::exchange {

static std::FILE *streamOf(int descriptor, const char *mode)
{
    std::FILE *file = descriptor < 0 ? nullptr : ::fdopen(descriptor, mode);
    if (!file && descriptor >= 0)
        ::close(descriptor);
    return file;
}

std::optional<LineFile> LineFile::open(int folder, const char *name)
{
    std::FILE *file = streamOf(::openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW), "r");
    return file ? std::optional(LineFile(file)) : std::nullopt;
}

std::optional<LineFile> LineFile::temporary(int folder)
{
    std::FILE *file = streamOf(::openat(folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600), "w+");
    if (!file)
        file = std::tmpfile(); // the file system has no files without a name
    return file ? std::optional(LineFile(file)) : std::nullopt;
}

LineFile::LineFile(LineFile &&other) noexcept
    : m_file(std::exchange(other.m_file, nullptr)), m_line(std::exchange(other.m_line, nullptr)),
      m_room(std::exchange(other.m_room, 0))
{
}

LineFile::~LineFile()
{
    if (m_file)
        std::fclose(m_file);
    std::free(m_line); // NOLINT: getline() allocates with malloc
}

std::optional<std::string_view> LineFile::next()
{
    const ssize_t length = ::getline(&m_line, &m_room, m_file);
    if (length <= 0)
        return std::nullopt;
    std::string_view line(m_line, static_cast<std::size_t>(length));
    if (line.ends_with('\n'))
        line.remove_suffix(1);
    return line;
}

void LineFile::put(std::string_view line)
{
    std::fwrite(line.data(), 1, line.size(), m_file);
    std::fputc('\n', m_file);
}

bool LineFile::rewind()
{
    const bool isWritten = std::fflush(m_file) == 0 && std::ferror(m_file) == 0;
    std::rewind(m_file);
    return isWritten;
}

} // namespace nidreg::exchange
