// SPDX-License-Identifier: MIT
#include "app/wiring/registry.h"

#include "app/wiring/failures.h"
#include "app/wiring/serverupgrade.h"
#include "model/exchange/iana/shippedhistory.h"
#include "model/storage/pgstore.h"
#include "model/storage/postgres/migrate.h"

#include <QProcessEnvironment>
#include <QUuid>

#include <utility>

namespace nidreg::app {

Registry::Registry(Target target, StandardFolders folders,
                   std::function<void(const QString &)> told)
    : m_target(std::move(target)), m_folders(std::move(folders)), m_told(std::move(told))
{
}

Registry::~Registry() = default;

storage::ClusterLocation Registry::clusterLocation() const
{
    return {m_folders.data, m_folders.runtime, {}};
}

storage::Clustered<base::Done> Registry::keepServer()
{
    return m_cluster->keepRunning();
}

Target Registry::target() const
{
    const std::lock_guard lock(m_choice);
    return m_target;
}

void Registry::choose(Target target)
{
    const std::lock_guard lock(m_choice);
    m_target = std::move(target);
    m_password = {};
}

void Registry::setPassword(base::Secret password)
{
    const std::lock_guard lock(m_choice);
    m_password = std::move(password);
}

bool Registry::hasPrimary() const
{
    const Target chosen = target();
    return !chosen.isLocal && storage::atPrimaryOf(chosen.conninfo);
}

void Registry::choosePrimary()
{
    const std::lock_guard lock(m_choice);
    if (const auto primary = storage::atPrimaryOf(m_target.conninfo))
        m_target.conninfo = *primary;
}

std::unique_ptr<Registry> Registry::another() const
{
    const std::lock_guard lock(m_choice);
    auto other = std::make_unique<Registry>(m_target, m_folders);
    other->m_password = m_password;
    return other;
}

void Registry::beforeOpening(std::function<void()> first)
{
    const std::lock_guard lock(m_choice);
    m_first = std::move(first);
}

void Registry::doFirst()
{
    std::unique_lock lock(m_choice);
    const auto first = std::exchange(m_first, {});
    lock.unlock();
    if (!first)
        return;
    m_cluster.reset();
    first();
}

/// What it takes to connect; starts or joins the local server where that is the one.
registry::Stored<storage::Access> Registry::access()
{
    m_cluster.reset();
    std::unique_lock lock(m_choice);
    storage::Access access(m_target.conninfo, m_password);
    const bool isLocal = m_target.isLocal;
    lock.unlock();
    access.isAbandoned = m_isLeft;
    if (!isLocal)
        return access;
    auto cluster = storage::Cluster::open(
        clusterLocation(), [this](storage::ClusterStep step) { tell(upgradeStep(step)); },
        &takeOver);
    if (!cluster)
        return base::fail(failureOf(cluster.error()));
    m_cluster = std::move(cluster).value();
    if (m_cluster->upgrade())
        tell(upgradeOutcome(*m_cluster->upgrade()));
    access.conninfo = m_cluster->conninfo();
    return access;
}

void Registry::tell(const QString &sentence) const
{
    if (m_told && !sentence.isEmpty())
        m_told(sentence);
}

void Registry::interruptBy(std::stop_token stop, std::function<void()> waiting)
{
    m_stop = std::move(stop);
    m_waiting = std::move(waiting);
}

registry::Stored<storage::Access> Registry::interruptible()
{
    const auto way = access();
    if (!way)
        return base::fail(way.error());
    storage::Access own = *way;
    own.stop = m_stop;
    own.waiting = m_waiting;
    return own;
}

/// The key of the action that fills a registry, made from the hash of what it fills it with.
static std::string fillKey()
{
    static const QUuid kImports("5d8f0f3e-6f0b-4f0e-9a51-0b6f6c1f9f7a");
    return QUuid::createUuidV5(kImports, QByteArray::fromStdString(exchange::shippedSha256()))
        .toString(QUuid::WithoutBraces)
        .toStdString();
}

static registry::Stored<base::Done> fill(registry::Store &store, const std::string &person)
{
    const registry::Act act{fillKey(), {person, workflow::Role::Registrar}, false};
    const auto imported = store.import(act, exchange::shippedHistory());
    if (!imported)
        return base::fail(imported.error());
    return base::Done{};
}

registry::Stored<std::unique_ptr<registry::Store>> Registry::open()
{
    doFirst();
    const auto way = interruptible();
    if (!way)
        return base::fail(way.error());
    return m_cluster ? openLocal(*way) : openServer(*way);
}

registry::Stored<std::unique_ptr<registry::Store>> Registry::openLocal(
    const storage::Access &access)
{
    const std::string login = loginName().toStdString();
    const auto ready = storage::prepareLocal(
        access, login, [&login](registry::Store &store) { return fill(store, login); });
    if (!ready)
        return base::fail(ready.error());
    return storage::openStore(access);
}

/// A password that was not accepted is forgotten, not said twice, unless there is a new one by now.
registry::Stored<std::unique_ptr<registry::Store>> Registry::openServer(
    const storage::Access &access)
{
    auto store = storage::openStore(access);
    if (store || !registry::needsPassword(store.error()))
        return store;
    const std::lock_guard lock(m_choice);
    if (m_password.text().data() == access.password.text().data())
        m_password = {};
    return store;
}

registry::Stored<storage::Migrated> Registry::migrate()
{
    const auto way = interruptible();
    if (!way)
        return base::fail(way.error());
    return storage::migrate(*way, true);
}

registry::Stored<storage::CreatedRegistry> Registry::create(const Beginning &beginning,
                                                            const registry::Progress &progress)
{
    const auto way = interruptible();
    if (!way)
        return base::fail(way.error());
    storage::NewRegistry wanted{beginning.database, beginning.registrar};
    if (beginning.isShipped)
        wanted.fill = &fill;
    if (!beginning.deposits.isEmpty()) {
        wanted.install = [&](const storage::Access &access) -> registry::Stored<base::Done> {
            const auto done = storage::restore(access, beginning.deposits, {}, progress);
            return done ? registry::Stored<base::Done>(base::Done()) : base::fail(done.error());
        };
    }
    return storage::createRegistry(*way, wanted);
}

registry::Stored<storage::DepositReport> Registry::dump(const QString &file,
                                                        const storage::DumpOptions &options,
                                                        const registry::Progress &progress)
{
    const auto way = access();
    if (!way)
        return base::fail(way.error());
    if (m_cluster) {
        if (const auto ready = openLocal(*way); !ready)
            return base::fail(ready.error());
    }
    return storage::dump(*way, file, options, progress);
}

registry::Stored<bool> Registry::mayDump()
{
    const auto way = access();
    return way ? storage::mayDump(*way) : base::fail(way.error());
}

/// What is in the way of a beginning is told with its folder, which can be moved aside.
template <class T> registry::Stored<T> Registry::whereItIs(registry::Stored<T> done) const
{
    if (done || !done.error().refusal.starts_with("local."))
        return done;
    registry::StoreError why = done.error();
    if (const auto status = storage::Cluster::status(clusterLocation()))
        why.detail = status->dataFolder.toStdString();
    return base::fail(why);
}

registry::Stored<storage::RestoreReport> Registry::restore(const QStringList &files,
                                                           storage::RestoreOptions options,
                                                           const registry::Progress &progress)
{
    const auto way = access();
    if (!way)
        return base::fail(way.error());
    options.replaced.isLocal = m_cluster != nullptr;
    options.replaced.shipped = fillKey();
    return whereItIs(storage::restore(*way, files, options, progress));
}

registry::Stored<bool> Registry::makeEmpty(bool replacesShipped, const registry::Progress &progress)
{
    const auto way = access();
    if (!way)
        return base::fail(way.error());
    return whereItIs(storage::makeEmpty(*way, loginName().toStdString(),
                                        {true, fillKey(), replacesShipped}, progress));
}

registry::Stored<base::Done> Registry::fillEmpty()
{
    const auto store = open();
    return store ? fill(**store, loginName().toStdString()) : base::fail(store.error());
}

registry::Stored<registry::LocalProgress> Registry::localProgress()
{
    const auto status = storage::Cluster::status(clusterLocation());
    if (!status)
        return base::fail(failureOf(status.error()));
    if (!status->isCreated)
        return registry::LocalProgress::None;
    const auto way = access();
    return way ? storage::readProgress(*way, fillKey()) : base::fail(way.error());
}

std::vector<std::string> isoCodesFolders()
{
    const auto environment = QProcessEnvironment::systemEnvironment();
    const QString folders = environment.value("XDG_DATA_DIRS", "/usr/local/share:/usr/share");
    std::vector<std::string> result;
    for (const QString &folder : folders.split(':', Qt::SkipEmptyParts))
        result.push_back(folder.toStdString());
    return result;
}

} // namespace nidreg::app
