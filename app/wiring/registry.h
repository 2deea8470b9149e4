// SPDX-License-Identifier: MIT
#pragma once

#include "app/wiring/target.h"
#include "model/base/date.h"
#include "model/base/secret.h"
#include "model/registry/store.h"
#include "model/storage/cluster/cluster.h"
#include "model/storage/deposit/dump.h"
#include "model/storage/deposit/restore.h"
#include "model/storage/newregistry.h"
#include "model/storage/postgres/access.h"
#include "model/storage/postgres/migrate.h"

#include <QString>

#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <vector>

namespace nidreg::app {

/// The one meeting point of the registry's parts: knows where the chosen registry is, and makes it
/// ready. Must outlive the stores that it opened, for it holds the local server's lease.
class Registry {
public:
    /// `told`: on the thread that opens, what an opening of the local registry does that takes a
    /// while, and what came of it: sentences.
    Registry(Target target, StandardFolders folders,
             std::function<void(const QString &)> told = {});
    ~Registry();

    /// A store, ready for use. The local registry is made, migrated and filled with the shipped
    /// snapshot where that was not done yet; a shared one is taken as it is. May be called again
    /// after a lost connection. One call at a time, from any thread.
    registry::Stored<std::unique_ptr<registry::Store>> open();

    /// Brings the schema of the chosen registry up to date, and puts this program's functions,
    /// rules and rights back where somebody changed them; nothing else.
    registry::Stored<storage::Migrated> migrate();

    /// What a new shared registry begins with, and who its first registrar is.
    struct Beginning {
        std::string database, registrar;
        bool isShipped = false; ///< with the shipped listing
        QStringList deposits = {}; ///< a full one and its increments, in the place of that
    };
    /// Prepares a shared registry on the chosen server; see storage::createRegistry().
    registry::Stored<storage::CreatedRegistry> create(const Beginning &beginning,
                                                      const registry::Progress &progress);

    /// Everything that the chosen registry holds into one file, and back; see storage::dump() and
    /// storage::restore(). A local registry is made ready for a dump as for open(), and made from
    /// nothing but the deposit in a restore.
    registry::Stored<storage::DepositReport> dump(const QString &file,
                                                  const storage::DumpOptions &options,
                                                  const registry::Progress &progress);
    /// Whether the login may; see storage::mayDump().
    registry::Stored<bool> mayDump();
    registry::Stored<storage::RestoreReport> restore(const QStringList &files,
                                                     storage::RestoreOptions options,
                                                     const registry::Progress &progress);

    /// Makes the local registry without the shipped listing, whatever program opens it then; false
    /// where it is empty already. Nothing of it is there where this fails. `replacesShipped`: also
    /// where it holds the shipped listing and nothing else was done in it. Refused as
    /// storage::makeEmpty() does; the detail of `local.` refusals is its folder.
    registry::Stored<bool> makeEmpty(bool replacesShipped, const registry::Progress &progress);
    /// Puts the shipped listing into a local registry that was made empty. Fails as open() and
    /// registry::Store::import() do.
    registry::Stored<base::Done> fillEmpty();
    /// How far the local registry has come; makes none where there is none. Fails as open() does.
    registry::Stored<registry::LocalProgress> localProgress();

    /// From any thread, for the next open(): another registry, and the password of this one. It is
    /// kept in memory until another registry is chosen or the server does not accept it.
    void choose(Target target);
    void setPassword(base::Secret password);
    /// Whether the chosen connection leads to more than one server: then the next open() can be had
    /// of the one that takes changes, with the same password. From any thread.
    bool hasPrimary() const;
    void choosePrimary();
    /// The chosen registry by a way of its own, with the same password: for what takes long, beside
    /// the stores of this one. From any thread.
    std::unique_ptr<Registry> another() const;
    /// The next open() calls `first` before anything else, once, with the local server's lease
    /// given back. From any thread.
    void beforeOpening(std::function<void()> first);
    /// For every store that is opened from now on: asked for, it ends what a server does for it;
    /// `waiting` is told when an action has waited for a second. Before open().
    void interruptBy(std::stop_token stop, std::function<void()> waiting);
    /// Acts that wait for a server to come back wait no longer. From any thread.
    void leave() { *m_isLeft = true; }

    bool isLocal() const { return target().isLocal; }
    Target target() const;
    const StandardFolders &folders() const { return m_folders; }
    storage::ClusterLocation clusterLocation() const;

    /// Keeps the local server running when the last program leaves. Only after open().
    storage::Clustered<base::Done> keepServer();

private:
    registry::Stored<storage::Access> access();
    registry::Stored<storage::Access> interruptible();
    void tell(const QString &sentence) const;
    registry::Stored<std::unique_ptr<registry::Store>> openLocal(const storage::Access &access);
    void doFirst();
    template <class T> registry::Stored<T> whereItIs(registry::Stored<T> done) const;
    registry::Stored<std::unique_ptr<registry::Store>> openServer(const storage::Access &access);

    mutable std::mutex m_choice; ///< of the next three
    Target m_target;
    base::Secret m_password;
    std::function<void()> m_first; ///< for the next open()
    StandardFolders m_folders;
    std::function<void(const QString &)> m_told;
    std::stop_token m_stop;
    std::function<void()> m_waiting;
    std::unique_ptr<storage::Cluster> m_cluster;
    std::shared_ptr<std::atomic<bool>> m_isLeft = std::make_shared<std::atomic<bool>>(false);
};

/// Where ISO 3166 is looked for: the data folders of the system, iso-codes' own first.
std::vector<std::string> isoCodesFolders();

/// The machine's own time; the one place that asks for it.
class SystemClock : public base::Clock {
public:
    base::Instant now() const override
    {
        return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
    }
};

} // namespace nidreg::app
