// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/deposit/dump.h"
#include "model/storage/deposit/restore.h"
#include "tests/model/storage/provenregistry.h"
#include "tests/model/storage/sql.h"

#include <QFile>
#include <QTemporaryDir>

/// What the tests of deposits share.
namespace nidreg::tests {

inline storage::DepositReport dumped(const QString &conninfo, const QString &file,
                                     const storage::DumpOptions &options = {})
{
    return must(storage::dump(conninfo, file, options, {}));
}

inline storage::RestoreReport restored(const QString &conninfo, const QStringList &files)
{
    return must(storage::restore(conninfo, files, {}, {}));
}

inline QByteArray bytesOf(const QString &file)
{
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qPrintable(file), qPrintable(opened.errorString()));
    return opened.readAll();
}

inline void writeBytes(const QString &file, const QByteArray &bytes)
{
    QFile opened(file);
    if (!opened.open(QIODevice::WriteOnly) || opened.write(bytes) != bytes.size())
        qFatal("%s: %s", qPrintable(file), qPrintable(opened.errorString()));
}

/// A line for each table of the schema but the listing's blocks, which are an index: its name, how
/// many rows it has, and SHA-256 over all of them, every column as text, in the order of that text.
inline QString canonicalExport(const QString &conninfo)
{
    Sql sql(conninfo);
    sql.value(QStringLiteral("set timezone = 'UTC'"));
    QStringList lines;
    const QString tables =
        sql.value(QStringLiteral("select string_agg(relname, ' ' order by relname) from pg_class"
                                 " where relnamespace = 'nidreg'::regnamespace and relkind = 'r'"
                                 " and relname <> 'listing_block'"));
    for (const QString &each : tables.split(' '))
        lines << sql.value(QStringLiteral("select '%1 ' || count(*) || ' ' || encode(sha256("
                                          "convert_to(coalesce(string_agg(t::text, E'\\n' order by "
                                          "t::text collate \"C\"), ''), 'UTF8')), 'hex')"
                                          " from nidreg.%1 t")
                               .arg(each));
    return lines.join('\n');
}

/// Triggers that do not fire, and constraints that were not checked.
inline QString guardsThatAreOff(const QString &conninfo)
{
    return Sql(conninfo).value(QStringLiteral(
        "select coalesce(string_agg(name, ' '), 'none') from ("
        " select t.tgname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid"
        "  where c.relnamespace = 'nidreg'::regnamespace and t.tgenabled <> 'O'"
        " union all select conname from pg_constraint"
        "  where connamespace = 'nidreg'::regnamespace and not convalidated"
        " union all select relname from pg_class c"
        "  where c.relnamespace = 'nidreg'::regnamespace"
        "  and c.relowner <> 'nidreg_owner'::regrole and c.relkind <> 'i') w (name)"));
}

} // namespace nidreg::tests
