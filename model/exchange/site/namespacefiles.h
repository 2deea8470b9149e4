// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/site/formats.h"
#include "model/registry/log.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

/// The files that each namespace has: many small ones, which take longer to make than all else.
namespace nidreg::exchange {

/// Which of them are written.
struct NamespaceFileKinds {
    bool pages = false, documents = false, templates = false;

    bool any() const { return pages || documents || templates; }
};

struct NamespaceJob {
    registry::ListedNamespace listed;
    templates::NamespacePattern pattern;
    std::string json; ///< with documents: the line of registry.json
};

/// What was written for a namespace, in the order of SHA256SUMS within each group.
struct WrittenFiles {
    std::vector<registry::PublishedFile> files;
    int error = 0; ///< errno of the first that failed; nothing was written after it
    std::string failed; ///< its name
};

/// Writes a small file whole; errno, or 0.
int writeSmallFile(int folder, const std::string &path, std::string_view content);

/// Writes the files of one namespace into `folder`, in which the folders of their groups are. Where
/// two have the same bytes by their nature they are one file with two names, if the file system
/// has such.
WrittenFiles writeNamespaceFiles(int folder, const Front &front, NamespaceFileKinds kinds,
                                 const NamespaceJob &job);

/// Does jobs on several threads and hands on what came of each in the order in which they came in.
class NamespaceFiles {
public:
    using Work = std::function<WrittenFiles(const NamespaceJob &)>;
    using Take = std::function<void(WrittenFiles)>; ///< called on the thread that adds

    NamespaceFiles(Work work, Take take);
    NamespaceFiles(const NamespaceFiles &) = delete;
    NamespaceFiles &operator=(const NamespaceFiles &) = delete;
    ~NamespaceFiles();

    /// Waits while too many are outstanding.
    void add(NamespaceJob job);
    /// Until all are done.
    void finish();

private:
    struct Waiting {
        NamespaceJob job;
        std::promise<WrittenFiles> done;
    };

    void run();

    Work m_work;
    Take m_take;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Waiting> m_waiting;
    bool m_isEnding = false;
    std::deque<std::future<WrittenFiles>> m_results; ///< of the adding thread alone
    std::vector<std::thread> m_threads;
};

} // namespace nidreg::exchange
