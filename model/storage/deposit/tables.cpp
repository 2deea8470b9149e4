// SPDX-License-Identifier: MIT
#include "model/storage/deposit/tables.h"

#include "model/storage/postgres/script.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using registry::Stored;

static std::vector<std::string> wordsOf(const QString &text)
{
    std::vector<std::string> words;
    for (const QString &each : text.split(QLatin1Char(' ')))
        words.push_back(each.toStdString());
    return words;
}

Stored<std::vector<CopiedTable>> listTables(Connection &connection, const char *schema,
                                            std::optional<std::int64_t> since)
{
    const auto rows = connection.run(
        sql::deposit::list_tables,
        {since ? QVariant(qlonglong(*since)) : QVariant(), QString::fromLatin1(schema)});
    if (!rows)
        return base::fail(rows.error());
    std::vector<CopiedTable> tables;
    for (const QVariantList &row : *rows)
        tables.push_back(
            {{row[0].toString().toStdString(), wordsOf(row[1].toString()), row[2].toBool()},
             row[3].toLongLong(),
             row[4].toString().toStdString(),
             row[5].toString().toStdString()});
    return tables;
}

Stored<base::Done> fixTextForm(Connection &connection)
{
    return runScript(connection,
                     "set local datestyle = 'ISO, YMD'; set local timezone = 'UTC';"
                     " set local intervalstyle = 'iso_8601'; set local bytea_output = 'hex';"
                     " set local extra_float_digits = 3; set local statement_timeout = 0;"
                     " set local max_parallel_workers_per_gather = 0; set local jit = off");
}

static constexpr std::string_view kFrame("\x5d\x2a\x4d\x18\x48\0\0\0", 8);

std::string plainSeal(const proof::Hash &hash)
{
    return "end-of-deposit " + proof::toHex(hash) + '\n';
}

std::string compressedSeal(const proof::Hash &hash)
{
    return std::string(kFrame) + "sha256 " + proof::toHex(hash) + '\n';
}

} // namespace nidreg::storage
