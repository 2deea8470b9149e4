// SPDX-License-Identifier: MIT
#include "model/storage/postgres/certificate.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using registry::Health;
using registry::StandbyServer;
using registry::Stored;

template <class Number> static std::optional<Number> numberOf(const QVariant &value)
{
    return value.isNull() ? std::nullopt : std::optional(value.value<Number>());
}

static std::string textOf(const QVariant &value)
{
    return value.toString().toStdString();
}

Stored<Health> PgRegistry::health()
{
    const auto rows = m_connection->run(sql::administration::read_health);
    if (!rows)
        return base::fail(rows.error());
    const auto standbys = m_connection->run(sql::administration::list_standbys);
    if (!standbys)
        return base::fail(standbys.error());
    const QVariantList &row = rows->front();
    Health health{textOf(row[0]),
                  row[1].toBool(),
                  numberOf<bool>(row[2]),
                  numberOf<qlonglong>(row[3]),
                  numberOf<double>(row[4]),
                  textOf(row[5]),
                  {},
                  row[6].toBool(),
                  textOf(row[7]),
                  textOf(row[8]),
                  numberOf<qlonglong>(row[9]),
                  row[10].toInt(),
                  row[11].toInt(),
                  row[12].toLongLong(),
                  {},
                  certificateEnd(m_connection->handle())};
    for (const QString &each : row[13].toString().split(u'\n', Qt::SkipEmptyParts))
        health.changedCollations.push_back(each.toStdString());
    for (const QVariantList &each : *standbys)
        health.standbys.push_back({textOf(each[0]), textOf(each[1]), textOf(each[2]),
                                   textOf(each[3]), numberOf<qlonglong>(each[4]),
                                   numberOf<double>(each[5])});
    return health;
}

} // namespace nidreg::storage
