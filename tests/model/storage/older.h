// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/pg/migrate.h"
#include "registry-data/schema.h"
#include "tests/model/storage/sql.h"

#include <QCryptographicHash>

/// Registries as programs of former days left them.
namespace nidreg::tests {

inline QString qtText(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// What the database was at an older version; up to 14, before nidreg_owner: made by a superuser,
/// and owned by it.
inline void migrateAsSuperuserTo(Sql &sql, int version)
{
    for (const sql::Migration &each : sql::kMigrations) {
        if (each.version > version)
            break;
        const QByteArray text(each.text.data(), qsizetype(each.text.size()));
        sql.value(QString::fromUtf8(text));
        sql.value(
            QStringLiteral("insert into nidreg.migration (version, name, sha256) values (%1, '%2', "
                           "'%3')")
                .arg(each.version)
                .arg(qtText(each.name),
                     QString::fromLatin1(
                         QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex())));
    }
}

} // namespace nidreg::tests
