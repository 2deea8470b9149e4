// SPDX-License-Identifier: MIT
#include "model/storage/beginning.h"

#include "model/storage/pgstore.h"
#include "model/storage/postgres/migrate.h"
#include "model/storage/postgres/script.h"
#include "model/storage/records.h"
#include "registry-data/queries.h"

#include <algorithm>
#include <array>

namespace nidreg::storage {

using base::Done;
using registry::LocalProgress;
using registry::Stored;
using registry::StoreError;

static Stored<LocalProgress> progressOf(Connection &connection, const std::string &shipped)
{
    /// As the query names them, in the order of the enumerators.
    static constexpr std::array<const char *, 5> kNames{"none", "unfilled", "empty", "shipped",
                                                        "used"};
    const auto name = connection.value(sql::administration::read_progress,
                                       {shipped.empty() ? QVariant() : qt(shipped)});
    if (!name)
        return base::fail(name.error());
    const auto *const found = std::ranges::find(
        kNames, name->toString(), [](const char *each) { return QLatin1String(each); });
    return LocalProgress(found - kNames.begin());
}

static Stored<Done> markLocal(Connection &connection, const std::string &login, bool isEmpty)
{
    if (const auto made = connection.run(sql::administration::prepare_local, {qt(login), isEmpty});
        !made)
        return base::fail(made.error());
    return Done();
}

static Stored<Done> fillWith(const Access &access, const Fill &fill)
{
    const auto store = openStore(access);
    return store ? fill(**store) : base::fail(store.error());
}

Stored<Done> prepareLocal(const Access &access, const std::string &login, const Fill &fill)
{
    const auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    if (auto locked = lockBeginning(**connection); !locked)
        return locked;
    if (const auto migrated = migrate(**connection); !migrated)
        return base::fail(migrated.error());
    if (auto marked = markLocal(**connection, login, false); !marked)
        return marked;
    const auto progress = progressOf(**connection, {});
    if (!progress)
        return base::fail(progress.error());
    return fill && *progress == LocalProgress::Unfilled ? fillWith(access, fill) : Done();
}

Stored<LocalProgress> readProgress(const Access &access, const std::string &shipped)
{
    const auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    const auto state = schemaState(**connection);
    if (!state)
        return base::fail(state.error());
    return state->applied == 0 ? LocalProgress::None : progressOf(**connection, shipped);
}

static const char *refusal(LocalProgress progress, const Replaceable &replaceable)
{
    if (!replaceable.isLocal)
        return "deposit.not-empty";
    return progress == LocalProgress::Shipped ? "local.shipped" : "local.used";
}

static bool isReplaced(LocalProgress progress, const Replaceable &replaceable)
{
    if (progress == LocalProgress::Shipped)
        return replaceable.replacesShipped;
    return progress == LocalProgress::None
        || (replaceable.isLocal && progress != LocalProgress::Used);
}

Stored<LocalProgress> clearBeginning(Connection &connection, const Replaceable &replaceable)
{
    const auto found = connection.run(sql::administration::find_registry);
    if (!found)
        return base::fail(found.error());
    if (!found->front()[0].toBool())
        return LocalProgress::None;
    if (!found->front()[1].toBool())
        return base::fail(registry::refused("deposit.not-empty"));
    const auto locked = runScript(connection,
                                  "set local lock_timeout = '60s';"
                                  " lock table nidreg_data.schema_version, nidreg_data.log_head"
                                  " in access exclusive mode");
    if (!locked)
        return base::fail(locked.error());
    const auto progress = progressOf(connection, replaceable.shipped);
    if (!progress)
        return progress;
    if (!isReplaced(*progress, replaceable))
        return base::fail(registry::refused(refusal(*progress, replaceable)));
    const auto dropped = runScript(connection,
                                   "set local client_min_messages = warning;"
                                   " drop schema if exists nidreg_data, nidreg cascade");
    if (!dropped)
        return base::fail(dropped.error());
    return progress;
}

Stored<bool> makeEmpty(const Access &access, const std::string &login,
                       const Replaceable &replaceable, const registry::Progress &progress)
{
    const auto opened = Connection::open(access);
    if (!opened)
        return base::fail(opened.error());
    Connection &connection = **opened;
    if (const auto locked = lockBeginning(connection); !locked)
        return base::fail(locked.error());
    if (const auto begun = connection.begin(); !begun)
        return base::fail(begun.error());
    const Rollback unlessCommitted(connection);
    if (const auto state = schemaState(connection); !state)
        return base::fail(state.error());
    const auto before = clearBeginning(connection, replaceable);
    if (!before)
        return base::fail(before.error());
    if (*before == LocalProgress::Empty)
        return false;
    if (const auto installed = installSchema(connection, false); !installed)
        return base::fail(installed.error());
    if (const auto marked = markLocal(connection, login, true); !marked)
        return base::fail(marked.error());
    if (progress && !progress(1, 1))
        return base::fail(registry::refused("cancelled"));
    if (const auto committed = connection.commit(); !committed)
        return base::fail(committed.error());
    return true;
}

} // namespace nidreg::storage
