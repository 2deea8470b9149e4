// SPDX-License-Identifier: MIT
#include "model/exchange/site/survey.h"

#include "model/exchange/site/checksums.h"
#include "model/exchange/site/ownfiles.h"
#include "model/proof/prooffile.h"
#include "model/proof/sha256.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unordered_set>

namespace nidreg::exchange {

namespace fs = std::filesystem;

namespace {

/// In hex; empty where there is no such file, or none that may be read.
base::Result<std::string, PublishFailure> hashOf(const Place &place, std::string_view name)
{
    proof::Sha256 hash;
    const auto isRead =
        readPlain(place, name, [&hash](std::string_view piece) { hash.add(piece); });
    if (!isRead)
        return base::fail(isRead.error());
    return *isRead ? proof::toHex(hash.result()) : std::string();
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

base::Result<Survey, PublishFailure> Survey::of(const std::string &folder,
                                                const Staging::GoesOn &goesOn)
{
    Survey survey;
    survey.m_folder = Descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!survey.m_folder && errno == ENOENT)
        return survey;
    if (!survey.m_folder)
        return base::fail(failure(errno, folder));
    survey.m_place = {survey.m_folder.number(), folder};
    if (const Outcome done = survey.readListed(goesOn); !done)
        return base::fail(done.error());
    if (const Outcome done = survey.readUnlisted(goesOn); !done)
        return base::fail(done.error());
    if (const Outcome done = survey.readProof(); !done)
        return base::fail(done.error());
    return survey;
}

std::optional<LineFile> Survey::takeSums()
{
    return std::exchange(m_sums, std::nullopt);
}

/// Reads each file that has a line.
Survey::Outcome Survey::readListed(const Staging::GoesOn &goesOn)
{
    auto opened = linesOf(m_place, kSums);
    if (!opened)
        return base::fail(opened.error());
    std::optional<LineFile> list = std::move(opened).value();
    if (!list)
        return base::Done();
    auto hash = hashOf(m_place, kSums);
    if (!hash)
        return base::fail(hash.error());
    m_sumsHash = std::move(hash).value();
    m_sums = LineFile::temporary(-1); // nothing of the folder is touched
    if (!m_sums)
        return base::fail(failure(errno, P_tmpdir));
    while (const auto line = list->next()) {
        if (!goesOn())
            return base::fail(PublishFailure{PublishFailure::Cancelled, {}, {}});
        if (const Outcome taken = takeLine(readSum(*line)); !taken)
            return taken;
    }
    m_sums->rewind();
    if (list->error() != 0)
        return base::fail(m_place.unreadable(list->error(), kSums));
    if (m_sums->error() != 0)
        return base::fail(failure(m_sums->error(), P_tmpdir));
    return base::Done();
}

/// Only what is a publication's is opened: a line may name anything.
Survey::Outcome Survey::takeLine(const std::optional<registry::PublishedFile> &line)
{
    static const Staging::Judge kJudge = judgeFor({});
    const bool isOurs = line && kJudge(line->name, false) != Staging::Fate::Foreign;
    if (!isOurs || line->name == m_lastListed)
        return differs(ForeignChange::Altered, kSums);
    m_lastListed = line->name;
    hold(line->name);
    const auto hash = hashOf(m_place, line->name);
    if (!hash)
        return base::fail(hash.error());
    if (hash->empty() && !exists(m_folder.number(), line->name))
        return differs(ForeignChange::Deleted, line->name);
    ++m_found;
    if (!hash->empty())
        m_sums->put(sumLine({line->name, *hash}));
    if (*hash != line->sha256)
        note(ForeignChange::Altered, line->name);
    return base::Done();
}

/// Looks for files without a line. Their names are only looked at where their count is too high, so
/// that no list of all names is held.
Survey::Outcome Survey::readUnlisted(const Staging::GoesOn &goesOn)
{
    std::int64_t standing = 0;
    const Outcome counted = forEachFile(m_place.path, goesOn, [&](const std::string &name) {
        standing += !isUnlistedByRule(name);
        hold(name);
    });
    if (!counted || standing == m_found)
        return counted;
    std::unordered_set<std::string> listed;
    auto list = linesOf(m_place, kSums);
    if (!list)
        return base::fail(list.error());
    if (std::optional<LineFile> &lines = *list) {
        while (const auto line = lines->next()) {
            if (auto sum = readSum(*line))
                listed.insert(std::move(sum->name));
        }
        if (lines->error() != 0)
            return base::fail(m_place.unreadable(lines->error(), kSums));
    }
    return forEachFile(m_place.path, goesOn, [&](const std::string &name) {
        if (!isUnlistedByRule(name) && !listed.contains(name))
            note(ForeignChange::Added, name);
    });
}

/// Where there is a proof, it is of this SHA256SUMS.
Survey::Outcome Survey::readProof()
{
    const bool hasCheckpoint = exists(m_folder.number(), kCheckpoint);
    const bool hasProof = exists(m_folder.number(), kProof);
    const bool hasSums = exists(m_folder.number(), kSums);
    if (!hasSums && (hasCheckpoint || hasProof || m_foreign.count > 0))
        return differs(ForeignChange::Deleted, kSums);
    if (!hasCheckpoint && !hasProof)
        return base::Done();
    if (!hasCheckpoint || !hasProof)
        return differs(ForeignChange::Deleted, hasProof ? kCheckpoint : kProof);
    const auto text = contentOf(m_place, kProof);
    const auto checkpoint = contentOf(m_place, kCheckpoint);
    if (!text || !checkpoint)
        return base::fail(text ? checkpoint.error() : text.error());
    const auto read = proof::readInclusion(*text);
    if (!read || !proof::check(*read))
        return differs(ForeignChange::Altered, kProof);
    if (read->checkpoint != *checkpoint)
        return differs(ForeignChange::Altered, kCheckpoint);
    if (read->bytes.find(m_sumsHash) == std::string::npos)
        return differs(ForeignChange::Altered, kSums);
    return base::Done();
}

Survey::Outcome Survey::differs(ForeignChange::Kind kind, std::string_view name)
{
    note(kind, std::string(name));
    return base::Done();
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
