// SPDX-License-Identifier: MIT
#include "model/exchange/site/place.h"

#include "model/exchange/site/ownfiles.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <tuple>
#include <unistd.h>

namespace nidreg::exchange {

namespace {

using Outcome = base::Result<base::Done, PublishFailure>;

/// Whether an error says something of the computer and nothing of the file.
bool isOfComputer(int error)
{
    return error == EIO || error == EMFILE || error == ENFILE || error == ENOMEM;
}

/// errno; 0: all was read.
int readBytes(int folder, const std::string &name,
              const std::function<void(std::string_view)> &take)
{
    const Descriptor file(
        ::openat(folder, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat found;
    if (!file || ::fstat(file.number(), &found) != 0)
        return errno;
    if (!S_ISREG(found.st_mode))
        return ELOOP; // as a link
    std::array<char, 64 * 1024> piece;
    for (;;) {
        const ssize_t size = ::read(file.number(), piece.data(), piece.size());
        if (size == 0)
            return 0;
        if (size > 0)
            take(std::string_view(piece.data(), static_cast<std::size_t>(size)));
        else if (errno != EINTR)
            return errno;
    }
}

/// Stops at a line that `take` answers true to, of the first few of a file that is there.
Outcome readHead(const Place &place, std::string_view name,
                 const std::function<bool(std::string_view)> &take)
{
    constexpr int kHeadLines = 10;
    auto file = linesOf(place, name);
    if (!file)
        return base::fail(file.error());
    std::optional<LineFile> &lines = *file;
    for (int i = 0; lines && i < kHeadLines; ++i) {
        const auto line = lines->next();
        if (lines->error() != 0)
            return base::fail(place.unreadable(lines->error(), name));
        if (!line || take(*line))
            break;
    }
    return base::Done();
}

} // namespace

PublishFailure Place::unreadable(int error, std::string_view name) const
{
    return {PublishFailure::Unreadable, path + '/' + std::string(name), std::strerror(error)};
}

base::Result<Descriptor, PublishFailure> folderAt(const std::string &path)
{
    Descriptor folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder && isOfComputer(errno))
        return base::fail(PublishFailure{PublishFailure::Unreadable, path, std::strerror(errno)});
    return folder;
}

base::Result<bool, PublishFailure> readPlain(const Place &place, std::string_view name,
                                             const std::function<void(std::string_view)> &take)
{
    const int error = readBytes(place.descriptor, std::string(name), take);
    if (isOfComputer(error))
        return base::fail(place.unreadable(error, name));
    return error == 0;
}

base::Result<std::string, PublishFailure> contentOf(const Place &place, std::string_view name)
{
    constexpr std::size_t kMaxBytes = 1 << 20;
    std::string text;
    const auto isRead = readPlain(place, name, [&text](std::string_view piece) {
        if (text.size() < kMaxBytes)
            text += piece;
    });
    if (!isRead)
        return base::fail(isRead.error());
    return *isRead ? text : std::string();
}

base::Result<std::optional<LineFile>, PublishFailure> linesOf(const Place &place,
                                                              std::string_view name)
{
    if (place.descriptor < 0)
        return std::optional<LineFile>();
    auto file = LineFile::open(place.descriptor, name);
    if (!file)
        return base::fail(place.unreadable(file.error(), name));
    return std::move(file).value();
}

base::Result<std::string, PublishFailure> eventStated(const Place &place)
{
    static constexpr std::string_view kEvent = "\"event\":";
    std::string event = "null";
    const Outcome read = readHead(place, kRegistryJson, [&event](std::string_view line) {
        const bool isIt = line.starts_with(kEvent) && line.ends_with(',');
        if (isIt)
            event = line.substr(kEvent.size(), line.size() - kEvent.size() - 1);
        return isIt;
    });
    if (!read)
        return base::fail(read.error());
    return event;
}

base::Result<std::string, PublishFailure> baseUrlStated(const Place &place)
{
    static constexpr std::string_view kBase = "\"base_url\":\"", kLoc = "<loc>";
    for (const auto &[name, before, after] :
         {std::tuple{kRegistryJson, kBase, '"'}, std::tuple{kSitemap, kLoc, '<'}}) {
        std::optional<std::string> url;
        const auto take = [&url, introduction = before, end = after](std::string_view line) {
            const std::size_t at = line.find(introduction);
            if (at != std::string_view::npos) {
                const std::string_view value = line.substr(at + introduction.size());
                url = value.substr(0, value.find(end));
            }
            return url.has_value();
        };
        if (const Outcome read = readHead(place, name, take); !read)
            return base::fail(read.error());
        if (url)
            return std::move(*url);
    }
    return std::string();
}

} // namespace nidreg::exchange
