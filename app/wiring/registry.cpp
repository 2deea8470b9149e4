// SPDX-License-Identifier: MIT
#include "app/wiring/registry.h"

#include "app/wiring/failures.h"
#include "model/exchange/iana/shippedhistory.h"
#include "model/storage/pgstore.h"
#include "model/storage/postgres/migrate.h"

#include <QProcessEnvironment>
#include <QUuid>

namespace nidreg::app {

Registry::Registry(Target target, Places places)
    : m_target(std::move(target)), m_places(std::move(places))
{
}

Registry::~Registry() = default;

storage::ClusterPlace Registry::clusterPlace() const
{
    return {m_places.data, m_places.runtime, {}};
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
    auto cluster = storage::Cluster::open(clusterPlace());
    if (!cluster)
        return base::fail(failureOf(cluster.error()));
    m_cluster = std::move(cluster).value();
    access.conninfo = m_cluster->conninfo();
    return access;
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

/// Fills a registry that holds no namespace yet with the shipped history, once: its hash makes the
/// action's key, so two programs that start at once import it one time.
static registry::Stored<base::Done> fill(registry::Store &store, const std::string &person)
{
    registry::NamespaceQuery any;
    any.limit = 1;
    any.isCounted = false;
    any.standing = registry::Standing::Any;
    const auto page = store.namespaces(any);
    if (!page)
        return base::fail(page.error());
    if (!page->rows.empty())
        return base::Done{};
    static const QUuid kImports("5d8f0f3e-6f0b-4f0e-9a51-0b6f6c1f9f7a");
    const QUuid key =
        QUuid::createUuidV5(kImports, QByteArray::fromStdString(exchange::shippedSha256()));
    const registry::Act act{key.toString(QUuid::WithoutBraces).toStdString(),
                            {person, workflow::Role::Registrar},
                            false};
    const auto imported = store.import(act, exchange::shippedHistory());
    if (!imported)
        return base::fail(imported.error());
    return base::Done{};
}

registry::Stored<std::unique_ptr<registry::Store>> Registry::open()
{
    const auto way = interruptible();
    if (!way)
        return base::fail(way.error());
    return m_cluster ? openLocal(*way) : openServer(*way);
}

registry::Stored<std::unique_ptr<registry::Store>> Registry::openLocal(
    const storage::Access &access)
{
    const std::string login = loginName().toStdString();
    if (const auto ready = storage::prepareLocal(access, login); !ready)
        return base::fail(ready.error());
    auto store = storage::openStore(access);
    if (!store)
        return store;
    if (const auto filled = fill(*store.value(), login); !filled)
        return base::fail(filled.error());
    return store;
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

registry::Stored<storage::RestoreReport> Registry::restore(const QStringList &files,
                                                           storage::RestoreOptions options,
                                                           const registry::Progress &progress)
{
    const auto way = access();
    if (!way)
        return base::fail(way.error());
    options.intoLocal = m_cluster != nullptr;
    return storage::restore(*way, files, options, progress);
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
