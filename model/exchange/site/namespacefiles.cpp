// SPDX-License-Identifier: MIT
#include "model/exchange/site/namespacefiles.h"

#include "model/exchange/site/listingcomparer.h"
#include "model/exchange/site/ownfiles.h"
#include "model/proof/sha256.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nidreg::exchange {

namespace {

constexpr std::size_t kMaxHeldNamespaces = 256; ///< namespaces that are held
constexpr unsigned kMaxThreads = 4;

int writeAll(int descriptor, std::string_view content)
{
    while (!content.empty()) {
        const ssize_t written = ::write(descriptor, content.data(), content.size());
        if (written < 0 && errno != EINTR)
            return errno;
        content.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
    return 0;
}

/// Puts the files of one namespace into the folder, one after the other.
class NamespaceFolder {
public:
    NamespaceFolder(int folder, WrittenFiles &to) : m_folder(folder), m_to(to) { }

    void makeFolder(const std::string &path)
    {
        if (m_to.error == 0 && ::mkdirat(m_folder, path.c_str(), 0777) != 0)
            note(errno, path);
    }

    void add(const std::string &path, std::string_view content)
    {
        if (m_to.error == 0)
            note(writeSmallFile(m_folder, path, content), path);
        if (m_to.error == 0)
            m_to.files.push_back({path, proof::sha256Hex(content)});
    }

    /// The same bytes as `from`, which was added.
    void addAgain(const std::string &path, const std::string &from, std::string_view content)
    {
        const auto first = std::ranges::find(m_to.files, from, &registry::PublishedFile::name);
        const bool isLinked = m_to.error == 0 && first != m_to.files.end()
            && ::linkat(m_folder, from.c_str(), m_folder, path.c_str(), 0) == 0;
        if (!isLinked)
            return add(path, content);
        const std::string hash = first->sha256;
        m_to.files.push_back({path, hash});
    }

private:
    void note(int error, const std::string &name)
    {
        m_to.error = error;
        if (error != 0)
            m_to.failed = name;
    }

    int m_folder;
    WrittenFiles &m_to;
};

void writePages(NamespaceFolder &to, const Front &front, const NamespaceJob &job)
{
    const registry::ListedNamespace &listed = job.listed;
    const std::string top = *pageFolder(listed.row.nid);
    to.makeFolder(top);
    const std::string page = namespacePage(listed, front, job.pattern);
    to.add(top + "/index.html", page);
    for (std::size_t i = 0; i < listed.versions.size(); ++i) {
        const registry::NamespaceVersion &version = listed.versions[i].version;
        const std::string path = revisionPath(listed, version.revision);
        if (listed.versions.size() == 1) // there is nothing that it differs from
            to.addAgain(path + ".html", top + "/index.html", page);
        else
            to.add(path + ".html", versionPage(listed, i, front));
        if (!version.text.empty())
            to.add(path + ".txt", version.text);
    }
}

} // namespace

int writeSmallFile(int folder, const std::string &path, std::string_view content)
{
    const int descriptor =
        ::openat(folder, path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor < 0)
        return errno;
    const int error = writeAll(descriptor, content);
    ::close(descriptor);
    return error;
}

WrittenFiles writeNamespaceFiles(int folder, const Front &front, NamespaceFileKinds kinds,
                                 const NamespaceJob &job)
{
    WrittenFiles written;
    NamespaceFolder to(folder, written);
    if (kinds.pages)
        writePages(to, front, job);
    const registry::NamespaceVersion &newest = job.listed.versions.back().version;
    const std::string beside = revisionPath(job.listed, newest.revision) + ".txt";
    if (kinds.templates && !newest.text.empty())
        to.addAgain(listing::templateFile(job.listed.row), beside, newest.text);
    if (kinds.documents)
        to.add(*documentFile(job.listed.row.nid), job.json + '\n');
    return written;
}

NamespaceFiles::NamespaceFiles(Work work, Take take)
    : m_work(std::move(work)), m_take(std::move(take))
{
    const unsigned threads = std::clamp(std::thread::hardware_concurrency(), 1U, kMaxThreads);
    for (unsigned i = 0; i < threads; ++i)
        m_threads.emplace_back([this] { run(); });
}

NamespaceFiles::~NamespaceFiles()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
        m_waiting.clear();
    }
    m_wake.notify_all();
    for (std::thread &each : m_threads)
        each.join();
}

void NamespaceFiles::add(NamespaceJob job)
{
    if (m_results.size() >= kMaxHeldNamespaces) {
        m_take(m_results.front().get());
        m_results.pop_front();
    }
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back({std::move(job), {}});
        m_results.push_back(m_waiting.back().done.get_future());
    }
    m_wake.notify_one();
}

void NamespaceFiles::finish()
{
    for (auto &each : m_results)
        m_take(each.get());
    m_results.clear();
}

void NamespaceFiles::run()
{
    while (true) {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] { return m_isEnding || !m_waiting.empty(); });
        if (m_isEnding)
            return;
        Waiting next = std::move(m_waiting.front());
        m_waiting.pop_front();
        lock.unlock();
        next.done.set_value(m_work(next.job));
    }
}

} // namespace nidreg::exchange
