// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayList>
#include <QString>

#include <libpq-fe.h>
#include <memory>
#include <optional>
#include <random>
#include <vector>

/// Somebody who owns the database server and changes what stands in a registry's tables.
namespace nidreg::tests {

/// A column of the schema nidreg_data, as information_schema knows it.
struct Column {
    QByteArray table, name;
    QByteArray type; ///< of a domain the one beneath it
    bool isMade = false; ///< by the database, from other columns
};

/// As the superuser, with every trigger and foreign key switched off.
class Intruder {
public:
    using Rows = std::vector<QByteArrayList>;

    explicit Intruder(const QString &conninfo)
        : m_connection(PQconnectdb(conninfo.toUtf8().constData()), &PQfinish)
    {
        run("set session_replication_role = replica");
        run("set timezone = 'UTC'");
        run("set client_min_messages = error");
    }

    /// Takes every constraint off every table, so that no change is refused but one of type.
    void dropConstraints()
    {
        const auto dropped = run(
            "do $$ declare each record; begin"
            " for each in select c.conrelid::regclass as place, c.conname from pg_constraint c"
            "  where c.connamespace = 'nidreg_data'::regnamespace and c.conrelid <> 0 and "
            "c.contype <> "
            "'t' loop"
            "  execute format('alter table %s drop constraint if exists %I cascade',"
            "   each.place, each.conname); end loop;"
            " for each in select c.contypid::regtype as place, c.conname from pg_constraint c"
            "  where c.connamespace = 'nidreg_data'::regnamespace and c.contypid <> 0 loop"
            "  execute format('alter domain %s drop constraint %I', each.place, each.conname);"
            " end loop;"
            " for each in select i.indexrelid::regclass as place from pg_index i"
            "  join pg_class c on c.oid = i.indrelid where i.indisunique"
            "  and c.relnamespace = 'nidreg_data'::regnamespace loop"
            "  execute format('drop index %s', each.place); end loop;"
            " for each in select a.attrelid::regclass as place, a.attname from pg_attribute a"
            "  join pg_class c on c.oid = a.attrelid where c.relkind = 'r' and a.attnum > 0"
            "  and a.attnotnull and not a.attisdropped and a.attidentity = ''"
            "  and c.relnamespace = 'nidreg_data'::regnamespace loop"
            "  execute format('alter table %s alter %I drop not null', each.place, each.attname);"
            " end loop; end $$");
        if (!dropped
            || run("select 1 from pg_constraint where connamespace = 'nidreg_data'::regnamespace "
                   "and "
                   "contype <> 't'")
                   ->size())
            qFatal("the tables keep their constraints: %s", PQerrorMessage(m_connection.get()));
    }

    /// The rows; nothing where the database refuses.
    std::optional<Rows> run(const QByteArray &statement, const QByteArrayList &values = {})
    {
        std::vector<const char *> pointers;
        for (const QByteArray &each : values)
            pointers.push_back(each.isNull() ? nullptr : each.constData());
        const std::unique_ptr<PGresult, decltype(&PQclear)> result(
            PQexecParams(m_connection.get(), statement.constData(), int(pointers.size()), nullptr,
                         pointers.data(), nullptr, nullptr, 0),
            &PQclear);
        const auto status = PQresultStatus(result.get());
        if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK)
            return std::nullopt;
        Rows rows;
        for (int i = 0; i < PQntuples(result.get()); ++i) {
            QByteArrayList row;
            for (int j = 0; j < PQnfields(result.get()); ++j)
                row << (PQgetisnull(result.get(), i, j)
                            ? QByteArray()
                            : QByteArray(PQgetvalue(result.get(), i, j),
                                         PQgetlength(result.get(), i, j)));
            rows.push_back(row);
        }
        return rows;
    }

    /// Every column of every table, by the tables' names.
    std::vector<Column> columns()
    {
        const auto rows =
            run("select c.table_name, c.column_name,"
                " format_type(coalesce(nullif(y.typbasetype, 0), y.oid), null), c.is_generated"
                " from information_schema.columns c"
                " join information_schema.tables t using (table_schema, table_name)"
                " join pg_attribute a on a.attrelid = ('nidreg_data.' ||"
                " quote_ident(c.table_name))::regclass and a.attname = c.column_name"
                " join pg_type y on y.oid = a.atttypid"
                " where c.table_schema = 'nidreg_data' and t.table_type = 'BASE TABLE'"
                " order by 1, c.ordinal_position");
        std::vector<Column> all;
        for (const QByteArrayList &row : rows.value())
            all.push_back({row[0], row[1], row[2], row[3] == "ALWAYS"});
        return all;
    }

private:
    std::unique_ptr<PGconn, decltype(&PQfinish)> m_connection;
};

/// Another value that differs in one byte, or a bit of one: of a text a letter, of a number one of
/// its bytes. Null: none is there any more, or there was none.
inline QByteArray changed(const Column &column, QByteArray value, std::mt19937 &dice)
{
    const auto roll = [&dice](int below) { return int(dice() % unsigned(below)); };
    const bool isNumber = QByteArrayList{"bigint", "integer", "smallint"}.contains(column.type);
    const bool isTime = column.type == "date" || column.type.startsWith("timestamp");
    if (value.isNull())
        return isNumber                    ? "7"
            : isTime                       ? "2020-01-01"
            : column.type == "boolean"     ? "t"
            : column.type.contains("json") ? "{}"
                                           : "";
    if (roll(20) == 0)
        return {};
    if (column.type == "boolean")
        return value == "t" ? "f" : "t";
    if (isNumber) {
        const int bytes = column.type == "bigint" ? 8 : column.type == "integer" ? 4 : 2;
        const auto mask = qulonglong(1 + roll(255)) << (8 * roll(bytes));
        const qulonglong number = qulonglong(value.toLongLong()) ^ mask;
        return bytes == 8 ? QByteArray::number(qlonglong(number))
            : bytes == 4  ? QByteArray::number(qint32(number))
                          : QByteArray::number(qint16(number));
    }
    if (value.isEmpty())
        return "x";
    const int place = roll(int(value.size()));
    if (column.type.contains("text") && roll(2) == 0) {
        value[place] = char(value[place] ^ 1 << roll(7));
        return value;
    }
    QByteArray letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    if (column.type.startsWith("bytea"))
        letters = "0123456789abcdef";
    else if (isTime)
        letters = "0123456789";
    value[place] = letters[roll(int(letters.size()))];
    return value;
}

} // namespace nidreg::tests
