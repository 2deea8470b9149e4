// SPDX-License-Identifier: MIT
#include "model/storage/samecontent.h"

#include "model/storage/pgstore.h"
#include "model/storage/postgres/migrate.h"
#include "model/storage/records.h"
#include "registry-data/queries.h"

#include <algorithm>

namespace nidreg::storage {

using base::Done;
using registry::LogReport;
using registry::Stored;

namespace {

Stored<Rows> contentOf(const Access &access)
{
    const auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    return (*connection)->run(sql::administration::list_contents);
}

/// Whether it is a registry that this program can open.
Stored<bool> isReady(const Access &access)
{
    const auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    const auto state = schemaState(**connection);
    return state && state->isReady();
}

Stored<LogReport> verified(const Access &access)
{
    const auto store = openStore(access);
    if (!store)
        return base::fail(store.error());
    return (*store)->verify({});
}

Stored<Done> differs(const QString &what)
{
    return base::fail(registry::refused("upgrade.differs", what.toStdString()));
}

QString named(const QVariantList &row)
{
    return row[0].toString() + u' ' + row[1].toString() + u' ' + row[2].toString();
}

Stored<Done> checkRows(const Rows &before, const Rows &after)
{
    for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
        if (i >= before.size() || i >= after.size())
            return differs(named(i < before.size() ? before[i] : after[i]));
        if (before[i] != after[i])
            return differs(named(before[i]) + QStringLiteral(" / ") + named(after[i]));
    }
    return Done();
}

} // namespace

Stored<Done> checkSameContent(const Access &before, const Access &after)
{
    const auto old = contentOf(before);
    if (!old)
        return base::fail(old.error());
    const auto fresh = contentOf(after);
    if (!fresh)
        return base::fail(fresh.error());
    return checkRows(*old, *fresh);
}

Stored<Done> takeOver(const Access &before, const Access &after)
{
    if (auto same = checkSameContent(before, after); !same)
        return same;
    const auto ready = isReady(before);
    if (!ready)
        return base::fail(ready.error());
    if (!*ready)
        return Done();
    const auto old = verified(before);
    if (!old)
        return base::fail(old.error());
    if (old->mismatch)
        return Done();
    if (const auto migrated = migrate(after, true); !migrated)
        return base::fail(migrated.error());
    const auto fresh = verified(after);
    if (!fresh)
        return base::fail(fresh.error());
    if (fresh->mismatch)
        return differs(qt(fresh->mismatch->subject));
    return fresh->events == old->events + 1 ? Done() : differs(QStringLiteral("log"));
}

} // namespace nidreg::storage
