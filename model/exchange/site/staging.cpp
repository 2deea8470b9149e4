// SPDX-License-Identifier: MIT
#include "model/exchange/site/staging.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace nidreg::exchange {

namespace fs = std::filesystem;

using Outcome = base::Result<base::Done, PublishFailure>;

static constexpr std::chrono::milliseconds kLockPause(20);
/// How many files go by between two questions whether to go on.
static constexpr std::int64_t kEntriesBetweenQuestions = 64;

Descriptor &Descriptor::operator=(Descriptor &&other) noexcept
{
    std::swap(m_number, other.m_number);
    return *this;
}

Descriptor::~Descriptor()
{
    if (m_number >= 0)
        ::close(m_number);
}

int Descriptor::release()
{
    return std::exchange(m_number, -1);
}

PublishFailure failure(int error, std::string subject)
{
    const bool full = error == ENOSPC || error == EDQUOT || error == EFBIG;
    return {full ? PublishFailure::DiskFull : PublishFailure::Unwritable, std::move(subject),
            std::strerror(error)};
}

static Descriptor openFolder(int at, const std::string &path)
{
    return Descriptor(::openat(at, path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

static bool exists(int at, const std::string &name)
{
    struct stat found;
    return ::fstatat(at, name.c_str(), &found, AT_SYMLINK_NOFOLLOW) == 0;
}

base::Result<std::unique_ptr<Staging>, PublishFailure> Staging::examined(const std::string &folder,
                                                                         const Judge &judge,
                                                                         GoesOn goesOn)
{
    std::unique_ptr<Staging> staging(new Staging);
    staging->m_judge = judge;
    staging->m_goesOn = std::move(goesOn);
    Outcome done = staging->lockParent(folder);
    if (done)
        done = staging->clearUp();
    if (done)
        done = staging->examine();
    if (!done)
        return base::fail(done.error());
    return staging;
}

Outcome Staging::fill(const Judge &judge)
{
    m_judge = judge;
    const Outcome made = make();
    return made ? bringAlong() : made;
}

base::Result<std::unique_ptr<Staging>, PublishFailure> Staging::begin(const std::string &folder,
                                                                      const Judge &judge,
                                                                      GoesOn goesOn)
{
    auto staging = examined(folder, judge, std::move(goesOn));
    if (!staging)
        return staging;
    if (const Outcome filled = (*staging)->fill(judge); !filled)
        return base::fail(filled.error());
    return staging;
}

/// A folder that cannot be read for a moment is tried again. What stays even so, the next
/// publication removes.
static std::error_code removeAll(const std::string &path)
{
    std::error_code error;
    for (int tries = 0; tries < 3; ++tries) {
        fs::remove_all(path, error);
        if (!error)
            break;
    }
    return error;
}

/// To remove a folder, each folder down to the one that is emptied has to be open. The descriptors
/// for that are held from the beginning on, so that nothing is left where no more files may be
/// opened (EMFILE).
Outcome Staging::reserve()
{
    constexpr int kDeepest = 3; // the new folder, a folder in it, and one more
    for (int i = 0; i < kDeepest; ++i) {
        m_spare.emplace_back(::fcntl(m_parent.number(), F_DUPFD_CLOEXEC, 0));
        if (!m_spare.back())
            return base::fail(failure(errno, m_folder));
    }
    return base::Done();
}

void Staging::remove(const std::string &path)
{
    m_spare.clear();
    [[maybe_unused]] const auto left = removeAll(path);
}

Staging::~Staging()
{
    if (m_made)
        remove(freshPath());
}

/// Resolves the folder's name and waits for other publications beside it.
Outcome Staging::lockParent(const std::string &folder)
{
    std::error_code error;
    const fs::path path = fs::weakly_canonical(fs::absolute(folder, error), error);
    if (error)
        return base::fail(failure(error.value(), folder));
    const fs::path place = path.has_filename() ? path : path.parent_path();
    m_folder = place.string();
    m_name = place.filename().string();
    fs::create_directories(place.parent_path(), error);
    if (error)
        return base::fail(failure(error.value(), place.parent_path().string()));
    m_parent = openFolder(AT_FDCWD, place.parent_path().string());
    if (!m_parent)
        return base::fail(failure(errno, place.parent_path().string()));
    return waitForLock();
}

/// Asks for the lock again and again, so that one who waits can be stopped.
Outcome Staging::waitForLock()
{
    // A file system without locks (ENOLCK, ENOTSUP) still has the exclusive mkdir of make().
    while (::flock(m_parent.number(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR)
            break;
        if (!m_goesOn())
            return base::fail(PublishFailure{PublishFailure::Cancelled, {}, {}});
        std::this_thread::sleep_for(kLockPause);
    }
    return base::Done();
}

/// Cleans up after a publication that was killed: see commit().
Outcome Staging::clearUp()
{
    if (!exists(m_parent.number(), m_name) && exists(m_parent.number(), asideName())) {
        if (::renameat(m_parent.number(), asideName().c_str(), m_parent.number(), m_name.c_str()))
            return base::fail(failure(errno, m_folder));
    }
    for (const std::string &left : {freshPath(), asidePath()}) {
        if (const std::error_code why = removeAll(left))
            return base::fail(failure(why.value(), left));
    }
    return base::Done();
}

/// Calls `each` with everything in the present folder until it answers something else than Done.
Outcome Staging::walk(const std::function<Outcome(const Found &)> &each)
{
    std::error_code error;
    std::int64_t count = 0;
    fs::recursive_directory_iterator at(m_folder, error);
    for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
        if (++count % kEntriesBetweenQuestions == 0 && !m_goesOn())
            return base::fail(PublishFailure{PublishFailure::Cancelled, {}, {}});
        const fs::file_type type = at->symlink_status(error).type();
        const bool isFolder = type == fs::file_type::directory;
        const bool isPlain = isFolder || type == fs::file_type::regular;
        std::string name = at->path().string().substr(m_folder.size() + 1);
        const Fate fate = isPlain ? m_judge(name, isFolder) : Fate::Foreign;
        if (Outcome done = each({std::move(name), isFolder, fate}); !done)
            return done;
    }
    if (error)
        return base::fail(failure(error.value(), m_folder));
    return base::Done();
}

/// Looks at everything in the present folder before anything is done to it.
Outcome Staging::examine()
{
    m_replaces = exists(m_parent.number(), m_name);
    if (!m_replaces)
        return base::Done();
    if (::faccessat(m_parent.number(), m_name.c_str(), R_OK | W_OK | X_OK, AT_EACCESS) != 0)
        return base::fail(failure(errno, m_folder));
    m_present = openFolder(m_parent.number(), m_name);
    if (!m_present)
        return base::fail(failure(errno, m_folder));
    return walk([this](const Found &found) -> Outcome {
        if (found.fate == Fate::Foreign)
            return base::fail(PublishFailure{PublishFailure::NotOurs, path(found.name), {}});
        return base::Done();
    });
}

/// Makes the new folder, with the permissions of the one that it replaces.
Outcome Staging::make()
{
    const std::string name = freshName();
    if (Outcome reserved = reserve(); !reserved)
        return reserved;
    if (::mkdirat(m_parent.number(), name.c_str(), 0777) != 0)
        return base::fail(failure(errno, m_folder));
    m_made = true;
    m_fresh = openFolder(m_parent.number(), name);
    struct stat old;
    if (!m_fresh)
        return base::fail(failure(errno, m_folder));
    if (m_replaces && ::fstatat(m_parent.number(), m_name.c_str(), &old, 0) == 0
        && ::fchmod(m_fresh.number(), old.st_mode & 07777) != 0)
        return base::fail(failure(errno, m_folder));
    return base::Done();
}

/// Takes over what is kept: as the same files where the file system has hard links.
Outcome Staging::bringAlong()
{
    if (!m_replaces)
        return base::Done();
    return walk([this](const Found &found) -> Outcome {
        if (found.fate != Fate::Keep)
            return base::Done();
        std::error_code error;
        const fs::path from = path(found.name);
        const fs::path to = fs::path(freshPath()) / found.name;
        if (found.isFolder) {
            fs::create_directory(to, from, error);
        } else {
            fs::create_hard_link(from, to, error);
            if (error)
                fs::copy_file(from, to, error);
        }
        if (error)
            return base::fail(failure(error.value(), path(found.name)));
        return base::Done();
    });
}

bool Staging::exchange()
{
    const int parent = m_parent.number();
    return ::renameat2(parent, freshName().c_str(), parent, m_name.c_str(), RENAME_EXCHANGE) == 0;
}

bool Staging::replaceByTwoRenames()
{
    const int parent = m_parent.number();
    if (::renameat(parent, m_name.c_str(), parent, asideName().c_str()) != 0)
        return false;
    if (::renameat(parent, freshName().c_str(), parent, m_name.c_str()) == 0)
        return true;
    const int reason = errno;
    ::renameat(parent, asideName().c_str(), parent, m_name.c_str());
    errno = reason;
    return false;
}

Outcome Staging::commit(Swap swap)
{
    const int parent = m_parent.number();
    if (::fsync(m_fresh.number()) != 0)
        return base::fail(failure(errno, m_folder));
    bool done = false;
    if (!m_replaces)
        done = ::renameat(parent, freshName().c_str(), parent, m_name.c_str()) == 0;
    else if (swap == Swap::Exchange)
        done = exchange();
    if (!done && m_replaces && (swap == Swap::TwoRenames || errno == EINVAL || errno == ENOSYS))
        done = replaceByTwoRenames();
    if (!done)
        return base::fail(failure(errno, m_folder));
    ::fsync(parent);
    for (const std::string &old : {freshPath(), asidePath()})
        remove(old);
    m_made = false;
    return base::Done();
}

std::string Staging::sibling(const std::string &name) const
{
    return (fs::path(m_folder).parent_path() / name).string();
}

} // namespace nidreg::exchange
