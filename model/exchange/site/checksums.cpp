// SPDX-License-Identifier: MIT
#include "model/exchange/site/checksums.h"

#include <algorithm>
#include <cerrno>

namespace nidreg::exchange {

namespace {

using registry::PublishedFile;

constexpr std::size_t kHexDigits = 64;
constexpr std::string_view kBetween = "  "; // as text files are written; binary ones have " *"

void name(std::vector<std::string> &names, std::int64_t &count, const std::string &each)
{
    if (++count <= static_cast<std::int64_t>(kMaxNamed))
        names.push_back(each);
}

/// The next well-formed line; errors are left to be asked for.
std::optional<PublishedFile> nextSum(std::optional<LineFile> &from)
{
    while (from) {
        const auto line = from->next();
        if (!line)
            return std::nullopt;
        if (auto sum = readSum(*line))
            return sum;
    }
    return std::nullopt;
}

} // namespace

std::optional<PublishedFile> readSum(std::string_view line)
{
    const std::string_view hash = line.substr(0, kHexDigits);
    const bool isHash = hash.size() == kHexDigits
        && hash.find_first_not_of("0123456789abcdef") == std::string_view::npos;
    if (!isHash || line.substr(kHexDigits, kBetween.size()) != kBetween)
        return std::nullopt;
    return PublishedFile{std::string(line.substr(kHexDigits + kBetween.size())), std::string(hash)};
}

std::string sumLine(const PublishedFile &file)
{
    return file.sha256 + std::string(kBetween) + file.name;
}

Checksums::Checksums(Staging &staging, const std::vector<Format> &formats) : m_staging(staging)
{
    takeKept(formats);
}

void Checksums::add(const std::string &path, const std::string &sha256)
{
    PublishedFile file{path, sha256};
    if (groupOf(path))
        takeLine(path, sumLine(file));
    else
        m_added.push_back(std::move(file));
}

/// Into the lines of the group that `path` belongs to.
void Checksums::takeLine(const std::string &path, std::string_view line)
{
    auto &lines = m_groups[static_cast<std::size_t>(*groupOf(path))];
    if (!lines) {
        lines = LineFile::temporary(m_staging.descriptor());
        if (!lines)
            return note(errno);
    }
    lines->put(line);
}

void Checksums::note(int error)
{
    if (m_error == 0)
        m_error = error;
}

void Checksums::takeKept(const std::vector<Format> &formats)
{
    if (m_staging.presentDescriptor() < 0)
        return;
    auto opened = LineFile::open(m_staging.presentDescriptor(), kSums);
    if (!opened)
        return note(opened.error());
    std::optional<LineFile> earlier = std::move(opened).value();
    const Staging::Judge judge = judgeFor(formats);
    while (auto sum = nextSum(earlier)) {
        if (judge(sum->name, false) != Staging::Fate::Keep)
            continue;
        if (groupOf(sum->name))
            takeLine(sum->name, sumLine(*sum));
        else
            m_kept.push_back(std::move(*sum));
    }
    if (earlier)
        note(earlier->error());
}

int Checksums::write(const std::function<void(std::string_view)> &put)
{
    std::vector<PublishedFile> own = m_kept;
    own.insert(own.end(), m_added.begin(), m_added.end());
    std::ranges::sort(own, {}, &PublishedFile::name);
    std::ranges::sort(m_added, {}, &PublishedFile::name);
    for (const PublishedFile &each : own)
        put(sumLine(each));
    for (auto &lines : m_groups) {
        if (!lines)
            continue;
        lines->rewind();
        while (const auto line = lines->next())
            put(*line);
        note(lines->error());
    }
    return m_error;
}

base::Result<FileDifference, int> difference(std::optional<LineFile> before,
                                             std::optional<LineFile> after)
{
    FileDifference result;
    auto was = nextSum(before), is = nextSum(after);
    while (was || is) {
        const bool isGone = was && (!is || fileSortKey(was->name) < fileSortKey(is->name));
        const bool isNew = is && (!was || fileSortKey(is->name) < fileSortKey(was->name));
        if (isGone)
            name(result.removedNames, result.removed, was->name);
        else if (isNew)
            name(result.addedNames, result.added, is->name);
        else if (was->sha256 != is->sha256)
            name(result.changedNames, result.changed, is->name);
        else
            ++result.same;
        if (!isNew)
            was = nextSum(before);
        if (!isGone)
            is = nextSum(after);
    }
    for (const auto *file : {&before, &after}) {
        if (*file && (*file)->error() != 0)
            return base::fail((*file)->error());
    }
    return result;
}

} // namespace nidreg::exchange
