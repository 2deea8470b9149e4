// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/merkletree.h"
#include "model/storage/auditsource.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace nidreg::storage {

/// What the database states about the log's end.
struct StatedHead {
    registry::LogHead head;
    std::string peaks; ///< hex, separated by spaces
    bool seesAll = true; ///< this login sees every event
};

/// Rebuilds the tree from its stored leaves and compares every stored node, the tree head and the
/// checkpoints of witnesses with it.
class TreeCheck {
public:
    TreeCheck(const StatedHead &stated, std::vector<registry::NotedHead> noted,
              FirstMismatch &mismatch);

    /// The next event: `nodes` are stored with it, 32 bytes each after the other. Its leaf, which
    /// they begin with, is hung into the tree, and they are just those that it completes; the leaf
    /// is that of `canonical`, where this login sees the event.
    void take(std::int64_t number, std::optional<std::string_view> canonical,
              std::string_view nodes);
    /// No more will come.
    void end();

    std::int64_t witnesses() const { return m_witnesses; }
    /// How many of the noted tree heads are of another log, which proves nothing about this one.
    std::int64_t otherLogs() const { return m_otherLogs; }

private:
    bool hangs(std::string_view nodes);
    void checkHead();
    void checkWitnesses();

    const StatedHead &m_stated;
    std::vector<registry::NotedHead> m_noted; ///< by size
    FirstMismatch &m_mismatch;
    proof::MerkleTree m_tree;
    std::size_t m_nextNoted = 0;
    std::int64_t m_witnesses = 0, m_otherLogs = 0;
};

/// Hashes the events and checks the tree on a thread of its own: that takes as long as all other
/// work on an event. What it finds goes to the FirstMismatch of the TreeCheck.
class TreeThread {
public:
    explicit TreeThread(TreeCheck &tree) : m_tree(tree), m_thread([this] { work(); }) { }
    ~TreeThread() { finish(); }
    TreeThread(const TreeThread &) = delete;
    TreeThread &operator=(const TreeThread &) = delete;

    /// As TreeCheck::take(); waits where the other thread is far behind.
    void take(std::int64_t number, std::optional<std::string_view> canonical,
              std::string_view nodes);
    /// Waits until everything is checked. No event may be added afterwards.
    void finish();

private:
    /// Copied events between the threads: the reader overwrites its row with the next one.
    struct Batch {
        struct Leaf {
            std::int64_t number;
            std::size_t canonical, nodes; ///< bytes of each
            bool isSeen;
        };
        std::vector<Leaf> leaves;
        std::string bytes;
    };

    void handOver();
    void work();
    void check(Batch &batch);

    TreeCheck &m_tree;
    Batch m_filling;
    std::mutex m_mutex; ///< over what follows
    std::condition_variable m_changed;
    Batch m_waiting;
    bool m_isOver = false;
    std::thread m_thread; ///< begins when all above is there
};

} // namespace nidreg::storage
