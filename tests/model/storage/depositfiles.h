// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/deposit/dump.h"
#include "model/storage/deposit/restore.h"
#include "model/storage/deposit/tables.h"
#include "tests/model/storage/provenregistry.h"
#include "tests/model/storage/sql.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>

#include <cstdint>
#include <functional>

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

/// A line for each table: its name, how many rows it has, and SHA-256 over all of them, every
/// column as text, in the order of that text. `events`: only so many events from the first on; a
/// restore tells of itself behind those of the deposit, and in two tables more, which are left out.
inline QString canonicalExport(const QString &conninfo, std::int64_t events = INT64_MAX)
{
    Sql sql(conninfo);
    sql.value(QStringLiteral("set timezone = 'UTC'"));
    QStringList lines;
    const QString tables = sql.value(
        QStringLiteral("select string_agg(relname, ' ' order by relname) from pg_class"
                       " where relnamespace = 'nidreg_data'::regnamespace and relkind = 'r'"
                       " and relname not in ('log_head', 'schema_version')"));
    for (const QString &each : tables.split(' ')) {
        const bool isLog = each == QStringLiteral("event");
        lines << sql.value(
            QStringLiteral("select '%1 ' || count(*) || ' ' || encode(sha256("
                           "convert_to(coalesce(string_agg(t::text, E'\\n' order by "
                           "t::text collate \"C\"), ''), 'UTF8')), 'hex')"
                           " from nidreg_data.%1 t where %2")
                .arg(each,
                     isLog ? QStringLiteral("number < %1").arg(events) : QStringLiteral("true")));
    }
    return lines.join('\n');
}

/// Triggers that do not fire, constraints that were not checked, and what is not the owner's.
inline QString guardsThatAreOff(const QString &conninfo)
{
    return Sql(conninfo).value(QStringLiteral(
        "with ours as (select n.oid from pg_namespace n where n.nspname in ('nidreg', "
        "'nidreg_data'))"
        " select coalesce(string_agg(name, ' '), 'none') from ("
        " select t.tgname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid"
        "  where c.relnamespace in (table ours) and t.tgenabled <> 'O'"
        " union all select conname from pg_constraint"
        "  where connamespace in (table ours) and not convalidated and contypid = 0"
        " union all select relname from pg_class c"
        "  where c.relnamespace in (table ours)"
        "  and c.relowner <> 'nidreg_owner'::regrole and c.relkind <> 'i') w (name)"));
}

/// Whether there is nothing of a registry.
inline bool isBare(const TestDatabase &database)
{
    return Sql(database.conninfo())
               .value("select coalesce(to_regnamespace('nidreg'), to_regnamespace('nidreg_data'))"
                      " is null")
        == QStringLiteral("t");
}

/// The seal as it should be over changed bytes of a plain deposit: as somebody who knows the form
/// would forge it.
inline QByteArray sealedAnew(QByteArray text)
{
    text.chop(qsizetype(storage::kSealBytes));
    return text + "end-of-deposit "
        + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex() + '\n';
}

/// A plain deposit with other rows in a section, whose sums and seal are right.
inline QByteArray withRows(const QByteArray &deposit, const QByteArray &section,
                           const std::function<QByteArray(QByteArray)> &change)
{
    const qsizetype begin = deposit.indexOf("\nsection " + section + '\n')
        + qsizetype(sizeof("\nsection \n") - 1) + section.size();
    const QByteArray last = "\\.\nend " + section + ' ';
    const qsizetype end = deposit.indexOf(last, begin - 1);
    if (begin < 0 || end < 0)
        qFatal("there is no section %s", section.constData());
    const QByteArray rows = change(deposit.mid(begin, end - begin));
    const QByteArray sums = QByteArray::number(rows.count('\n')) + ' '
        + QByteArray::number(rows.size()) + ' '
        + QCryptographicHash::hash(rows, QCryptographicHash::Sha256).toHex();
    const QByteArray rest = deposit.mid(deposit.indexOf('\n', end + last.size()));
    return sealedAnew(deposit.left(begin) + rows + last + sums + rest);
}

} // namespace nidreg::tests
