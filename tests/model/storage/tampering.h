// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/storage/intruder.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <utility>

namespace nidreg::tests {

/// Puts rows in the place of others behind the program's back, and everything back afterwards.
class Tampering {
public:
    using Row = QMap<QByteArray, QByteArray>; ///< by column, as text; null for NULL
    enum Kind { Byte, Deletion, Insertion, Exchange };

    Tampering(Intruder &intruder, const std::vector<Column> &all) : m_intruder(intruder)
    {
        for (const Column &each : all) {
            if (!each.isMade)
                m_columns[each.table].push_back(each);
        }
    }

    /// False where the database refuses, or nothing would be different.
    bool change(Kind kind, const Column &column, std::mt19937 &dice)
    {
        m_table = column.table;
        m_old.clear();
        m_new.clear();
        const auto count =
            m_intruder.run("select count(*) from nidreg_data." + m_table)->front()[0].toInt();
        if (count == 0 || (kind == Exchange && count < 2))
            return false;
        const int first = int(dice() % unsigned(count));
        const Row row = rowAt(first);
        if (kind != Insertion)
            m_old = {row};
        if (kind == Byte || kind == Insertion) {
            m_new = {row};
            m_new[0][column.name] = changed(column, row[column.name], dice);
        } else if (kind == Exchange) {
            const Row other = rowAt(int((first + 1 + dice() % unsigned(count - 1)) % count));
            m_old.push_back(other);
            m_new = m_old;
            std::swap(m_new[0][column.name], m_new[1][column.name]);
        }
        return put(m_old, m_new);
    }

    bool undo() { return put(m_new, m_old); }

    const QByteArray &table() const { return m_table; }
    /// The rows that were there before, and those that are there instead.
    QList<Row> rows() const { return m_old + m_new; }
    const QList<Row> &newRows() const { return m_new; }

    /// Every row of a table.
    QList<Row> all(const QByteArray &table)
    {
        const QByteArray present = std::exchange(m_table, table);
        QList<Row> rows;
        const auto found = m_intruder.run(selection());
        for (const QByteArrayList &each : found.value())
            rows << rowOf(each);
        m_table = present;
        return rows;
    }

private:
    QByteArray names(const char *form) const
    {
        QByteArrayList list;
        for (const Column &each : m_columns[m_table])
            list << QByteArray(form).replace("%", '"' + each.name + '"');
        return list.join(", ");
    }

    QByteArray selection() const
    {
        return "select " + names("%::text") + " from nidreg_data." + m_table + " order by ctid";
    }

    Row rowOf(const QByteArrayList &values) const
    {
        Row row;
        for (int i = 0; i < values.size(); ++i)
            row[m_columns[m_table][std::size_t(i)].name] = values[i];
        return row;
    }

    Row rowAt(int place)
    {
        const auto rows =
            m_intruder.run(selection() + " limit 1 offset " + QByteArray::number(place));
        return rowOf(rows->front());
    }

    /// In one transaction: these rows go, those come. False where it is refused, or where the same
    /// rows would be there.
    bool put(const QList<Row> &gone, QList<Row> &come)
    {
        m_intruder.run("begin");
        bool isDone = true;
        for (const Row &each : gone)
            isDone = isDone && remove(each);
        for (Row &each : come)
            isDone = isDone && insert(each);
        isDone = isDone && !isSame(gone, come);
        m_intruder.run(isDone ? "commit" : "rollback");
        return isDone;
    }

    bool remove(const Row &row)
    {
        QByteArrayList conditions, values;
        for (const Column &each : m_columns[m_table]) {
            values << row[each.name];
            conditions << '"' + each.name + "\"::text is not distinct from $" // json knows no "="
                    + QByteArray::number(values.size()) + "::text::" + each.type + "::text";
        }
        const auto gone = m_intruder.run(
            "delete from nidreg_data." + m_table + " where ctid = (select ctid from nidreg_data."
                + m_table + " where " + conditions.join(" and ") + " limit 1) returning 1",
            values);
        return gone && gone->size() == 1;
    }

    /// What the database made of it is the row afterwards.
    bool insert(Row &row)
    {
        QByteArrayList places, values;
        for (const Column &each : m_columns[m_table]) {
            values << row[each.name];
            places << '$' + QByteArray::number(values.size()) + "::text::" + each.type;
        }
        const auto come =
            m_intruder.run("insert into nidreg_data." + m_table + " (" + names("%")
                               + ") overriding system value values (" + places.join(", ")
                               + ") returning " + names("%::text"),
                           values);
        if (come)
            row = rowOf(come->front());
        return come.has_value();
    }

    static bool isSame(const QList<Row> &left, const QList<Row> &right)
    {
        return left.size() == right.size()
            && std::all_of(left.begin(), left.end(),
                           [&right](const Row &each) { return right.contains(each); });
    }

    Intruder &m_intruder;
    QMap<QByteArray, std::vector<Column>> m_columns;
    QByteArray m_table;
    QList<Row> m_old, m_new;
};

} // namespace nidreg::tests
