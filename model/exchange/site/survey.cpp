// SPDX-License-Identifier: MIT
#include "model/exchange/site/survey.h"

#include "model/exchange/site/checksums.h"
#include "model/exchange/site/ownfiles.h"
#include "model/proof/prooffile.h"
#include "model/proof/sha256.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>
#include <unordered_set>

namespace nidreg::exchange {

namespace fs = std::filesystem;

namespace {

/// Calls `take` with the bytes of a plain file, piece by piece; false where they cannot be read.
template <class Take> bool readPlain(int folder, const std::string &name, Take &&take)
{
    const Descriptor file(
        ::openat(folder, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat found;
    if (!file || ::fstat(file.number(), &found) != 0 || !S_ISREG(found.st_mode))
        return false;
    std::array<char, 64 * 1024> piece;
    for (;;) {
        const ssize_t size = ::read(file.number(), piece.data(), piece.size());
        if (size == 0)
            return true;
        if (size > 0)
            take(std::string_view(piece.data(), static_cast<std::size_t>(size)));
        else if (errno != EINTR)
            return false;
    }
}

/// In hex; empty where the file cannot be read.
std::string hashOf(int folder, const std::string &name)
{
    proof::Sha256 hash;
    const bool isRead =
        readPlain(folder, name, [&hash](std::string_view piece) { hash.add(piece); });
    return isRead ? proof::toHex(hash.result()) : std::string();
}

bool exists(int folder, std::string_view name)
{
    struct stat found;
    return ::fstatat(folder, std::string(name).c_str(), &found, AT_SYMLINK_NOFOLLOW) == 0;
}

bool isUnlistedByRule(std::string_view name)
{
    return name == kSums || name == kCheckpoint || name == kProof;
}

/// Calls `each` with the name of everything below the folder that is no folder.
template <class Each>
base::Result<base::Done, PublishFailure> forEachFile(const std::string &folder,
                                                     const Staging::GoesOn &goesOn, Each &&each)
{
    std::error_code error;
    fs::recursive_directory_iterator at(folder, error);
    for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
        if (!goesOn())
            return base::fail(PublishFailure{PublishFailure::Cancelled, {}, {}});
        if (at->symlink_status(error).type() != fs::file_type::directory)
            each(fs::path(at->path()).lexically_relative(folder).string());
    }
    if (error)
        return base::fail(failure(error.value(), folder));
    return base::Done();
}

} // namespace

std::string contentOf(int folder, std::string_view name)
{
    constexpr std::size_t kMaxBytes = 1 << 20;
    std::string text;
    const auto take = [&text](std::string_view piece) {
        if (text.size() < kMaxBytes)
            text += piece;
    };
    return readPlain(folder, std::string(name), take) ? text : std::string();
}

base::Result<Survey, PublishFailure> Survey::of(const std::string &folder,
                                                const Staging::GoesOn &goesOn)
{
    Survey survey;
    survey.m_folder = Descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!survey.m_folder && errno == ENOENT)
        return survey;
    if (!survey.m_folder)
        return base::fail(failure(errno, folder));
    if (const Outcome done = survey.readListed(goesOn); !done)
        return base::fail(done.error());
    if (const Outcome done = survey.readUnlisted(folder, goesOn); !done)
        return base::fail(done.error());
    survey.readProof();
    return survey;
}

std::optional<LineFile> Survey::takeSums()
{
    if (m_sums)
        m_sums->rewind();
    return std::exchange(m_sums, std::nullopt);
}

/// Reads each file that has a line.
Survey::Outcome Survey::readListed(const Staging::GoesOn &goesOn)
{
    auto list = LineFile::open(m_folder.number(), std::string(kSums).c_str());
    if (!list)
        return base::Done();
    m_sumsHash = hashOf(m_folder.number(), std::string(kSums));
    m_sums = LineFile::temporary(-1); // nothing of the folder is touched
    if (!m_sums)
        return base::fail(failure(errno, std::string(kSums)));
    while (const auto line = list->next()) {
        if (!goesOn())
            return base::fail(PublishFailure{PublishFailure::Cancelled, {}, {}});
        takeLine(readSum(*line));
    }
    return base::Done();
}

/// Only what is a publication's is opened: a line may name anything.
void Survey::takeLine(const std::optional<registry::PublishedFile> &line)
{
    static const Staging::Judge kJudge = judgeFor({});
    const bool isOurs = line && kJudge(line->name, false) != Staging::Fate::Foreign;
    if (!isOurs || line->name == m_lastListed)
        return note(ForeignChange::Altered, std::string(kSums));
    m_lastListed = line->name;
    hold(line->name);
    const std::string hash = hashOf(m_folder.number(), line->name);
    if (hash.empty() && !exists(m_folder.number(), line->name))
        return note(ForeignChange::Deleted, line->name);
    ++m_found;
    if (!hash.empty())
        m_sums->put(sumLine({line->name, hash}));
    if (hash != line->sha256)
        note(ForeignChange::Altered, line->name);
}

/// Looks for files without a line. Their names are only looked at where their count is too high, so
/// that no list of all names is held.
Survey::Outcome Survey::readUnlisted(const std::string &folder, const Staging::GoesOn &goesOn)
{
    std::int64_t standing = 0;
    const Outcome counted = forEachFile(folder, goesOn, [&](const std::string &name) {
        standing += !isUnlistedByRule(name);
        hold(name);
    });
    if (!counted || standing == m_found)
        return counted;
    std::unordered_set<std::string> listed;
    auto list = LineFile::open(m_folder.number(), std::string(kSums).c_str());
    for (auto line = list ? list->next() : std::nullopt; line; line = list->next()) {
        if (auto sum = readSum(*line))
            listed.insert(std::move(sum->name));
    }
    return forEachFile(folder, goesOn, [&](const std::string &name) {
        if (!isUnlistedByRule(name) && !listed.contains(name))
            note(ForeignChange::Added, name);
    });
}

/// Where there is a proof, it is of this SHA256SUMS.
void Survey::readProof()
{
    const bool hasCheckpoint = exists(m_folder.number(), kCheckpoint);
    const bool hasProof = exists(m_folder.number(), kProof);
    const bool hasSums = exists(m_folder.number(), kSums);
    if (!hasSums && (hasCheckpoint || hasProof || m_foreign.count > 0))
        return note(ForeignChange::Deleted, std::string(kSums));
    if (!hasCheckpoint && !hasProof)
        return;
    if (!hasCheckpoint || !hasProof)
        return note(ForeignChange::Deleted, std::string(hasProof ? kCheckpoint : kProof));
    const auto read = proof::readInclusion(contentOf(m_folder.number(), kProof));
    if (!read || !proof::check(*read))
        note(ForeignChange::Altered, std::string(kProof));
    else if (read->checkpoint != contentOf(m_folder.number(), kCheckpoint))
        note(ForeignChange::Altered, std::string(kCheckpoint));
    else if (read->bytes.find(m_sumsHash) == std::string::npos)
        note(ForeignChange::Altered, std::string(kSums));
}

void Survey::hold(std::string_view name)
{
    for (const FormatSpec &each : formats()) {
        if (name == fileOf(each.format) && std::ranges::count(m_held, each.format) == 0)
            m_held.push_back(each.format);
    }
}

void Survey::note(ForeignChange::Kind kind, std::string name)
{
    for (const FormatSpec &each : formats()) {
        const bool isWritten = !isWrittenAlways(name)
            && judgeFor({each.format})(name, false) == Staging::Fate::Replace;
        if (isWritten && std::ranges::count(m_harmed, each.format) == 0)
            m_harmed.push_back(each.format);
        if (isWritten)
            break;
    }
    const ForeignChange change{kind, std::move(name)};
    const bool isNamed = std::ranges::find(m_foreign.named, change) != m_foreign.named.end();
    if (isNamed)
        return;
    if (++m_foreign.count <= static_cast<std::int64_t>(kMaxNamed))
        m_foreign.named.push_back(change);
}

} // namespace nidreg::exchange
