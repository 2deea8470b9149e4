// SPDX-License-Identifier: MIT
#include "tests/model/storage/provenregistry.h"
#include "tests/model/storage/tampering.h"
#include "tests/program/program.h"
#include "tests/support/sizes.h"

namespace tst_provable {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// What no event tells of: the manual's page about proofs has each of these, with its reason. A
/// table or column that is neither here nor held against the log makes a test fail.
const QSet<QByteArray> kNotProvable{
    "action", // which act ids were seen, so that a retry is harmless, and what they were answered
    "working_copy", // what an applicant has not submitted
    "schema_version", // what to ask before anything is opened; the event of the installation counts
    "profile.name",
    "profile.email",
    "absence.reason", // of people, whom the log would never forget
    "request_expert.assigned", // a time beside that of the event
};

std::vector<Column> provable(Intruder &intruder)
{
    std::vector<Column> columns = intruder.columns();
    std::erase_if(columns, [](const Column &each) {
        // A registry's definitions are held against PostgreSQL's catalogue: see tst_guards.
        return each.isMade || each.table == "definition" || kNotProvable.contains(each.table)
            || kNotProvable.contains(each.table + '.' + each.name);
    });
    return columns;
}

QByteArray keyIn(const Tampering::Row &row, const char *column)
{
    return (row[column].isNull() ? QByteArray("?") : row[column]) + ' ';
}

/// What `audit verify` may call a row; a name that ends with a blank may go on.
QByteArrayList namesOf(const QByteArray &table, const Tampering::Row &row)
{
    const auto at = [&row](const char *column) { // a number that is gone reads as 0
        return row[column].isNull() ? QByteArray("0") : row[column];
    };
    const QByteArray number = at("number"), request = "request " + at("request_id");
    if (table == "event")
        return {"event " + number, "nodes of event " + number};
    if (table == "log_head")
        return {"head"};
    if (table == "request_revision")
        return {request + " revision " + number};
    if (table == "record_revision")
        return {row["nid_key"] + " revision " + row["revision"]};
    if (table == "registration")
        return {row["nid_key"] + " revision ",
                row["nid_key"] + " registration of event " + at("event")};
    if (table == "namespace")
        return {row["nid_key"] + " revision ", row["nid"].toLower() + " version "};
    if (table == "request")
        return {"request " + at("id")};
    if (table == "request_expert" || table == "request_stay" || table == "recognized_body")
        return {request};
    if (table == "discussion_mail")
        return {request + " mail " + number,
                "request " + row["request_id"] + " mail " + row["number"],
                request + " mails of event " + at("event")};
    if (table == "proposal")
        return {"proposal of event " + at("event")};
    if (table == "contact")
        return {"contacts of event " + at("event")};
    if (table == "imported_listing")
        return {"listing of event " + at("event")};
    if (table == "policy")
        return {table + ' ' + row["name"], table + ' ' + row["name"] + ' ' + row["kind"],
                table + ' ' + row["name"] + ' '};
    if (table == "shared_query")
        return {"query " + row["name"], "query " + row["name"] + ' '};
    if (table == "setting")
        return {table + ' ' + row["name"]};
    if (table == "informal_counter")
        return {"counter "};
    if (table == "workflow_step")
        return {keyIn(row, "step")};
    if (table == "workflow_edge")
        return {keyIn(row, "ordinal")};
    return {"person " + row["login"]}; // person, person_role, profile, expert_service, absence
}

/// With its constraints taken off, a registry's rows fit, and its definitions do not.
bool rowsFit(const registry::LogReport &report)
{
    return !report.mismatch || report.mismatch->where == registry::Mismatch::Definition;
}

/// Says what was changed and how it was called where that is not its name; empty where it is.
QByteArray misnamed(Tampering &tampering, const std::optional<registry::Mismatch> &mismatch,
                    const QByteArray &column)
{
    const QByteArray table = tampering.table();
    QByteArrayList names;
    for (const auto &row : tampering.rows())
        names += namesOf(table, row);
    const QByteArray called =
        mismatch ? QByteArray::fromStdString(mismatch->subject).toLower() : "everything fits";
    // Where a row was moved to the event of another one, either is the first that does not fit.
    const auto rows = tampering.rows();
    for (const auto &other : rows.isEmpty() || !rows[0].contains("event") ? QList<Tampering::Row>()
                                                                          : tampering.all(table)) {
        for (const auto &row : rows) {
            if (row["event"] == other["event"])
                names += namesOf(table, other);
        }
    }
    for (const QByteArray &each : names) {
        const QByteArray name = each.toLower();
        if (called == name || (name.endsWith(' ') && called.startsWith(name)))
            return {};
    }
    return table + '.' + column + ": " + called + " instead of " + names.join(" or ");
}

} // namespace

/// Nobody changes a byte of what the log covers without `audit verify` naming it.
/// NIDREG_CHANGES: how many random changes are tried; 200 unless told.
class TestProvable : public QObject {
    Q_OBJECT

private slots:
    /// Else a column in which no row has a value could not be tried, or by luck alone.
    void whatWasNothingBecomesAValueOfItsType()
    {
        const TestRegistry registry;
        Intruder intruder(registry.conninfo());
        intruder.dropConstraints();
        std::mt19937 dice(8141);
        for (const Column &column : provable(intruder)) {
            const QByteArray value = changed(column, {}, dice);
            const QByteArray cast = "select $1::text::" + column.type;
            QVERIFY2(!value.isNull() && intruder.run(cast, {value}),
                     (column.table + '.' + column.name + ": " + value).constData());
        }
    }

    /// Of every column that information_schema knows: it is held against the log, or is an
    /// exception that says so.
    void everyColumnIsHeldAgainstTheLog()
    {
        const ProvenRegistry registry;
        Intruder intruder(registry.conninfo());
        intruder.dropConstraints();
        Tampering tampering(intruder, intruder.columns());
        std::mt19937 dice(8141);
        int held = 0;
        for (const Column &column : provable(intruder)) {
            const QByteArray name = column.table + '.' + column.name;
            bool isChanged = false;
            for (int i = 0; i < 100 && !isChanged; ++i)
                isChanged = tampering.change(Tampering::Byte, column, dice);
            QVERIFY2(isChanged, name.constData());
            const auto report = must(registry.store().verify({}));
            const QByteArray wrong = misnamed(tampering, report.mismatch, column.name);
            QVERIFY2(wrong.isEmpty(), wrong.constData());
            QVERIFY(tampering.undo());
            ++held;
        }
        const auto after = must(registry.store().verify({}));
        QVERIFY2(rowsFit(after), after.mismatch ? after.mismatch->subject.c_str() : "");
        QVERIFY(held > 100);
        qInfo("%d columns are held against the log", held);
    }

    void everyRandomChangeIsNamed()
    {
        const int wanted = sizeFrom("NIDREG_CHANGES", 200);
        const ProvenRegistry registry;
        Intruder intruder(registry.conninfo());
        intruder.dropConstraints();
        Tampering tampering(intruder, intruder.columns());
        const auto columns = provable(intruder);
        std::mt19937 dice(2141);
        const auto before = must(registry.store().verify({}));
        QVERIFY2(rowsFit(before), before.mismatch ? before.mismatch->subject.c_str() : "");
        QMap<QByteArray, int> tried;
        QMap<Tampering::Kind, int> kinds;
        int refused = 0;
        for (int done = 0; done < wanted;) {
            const Column &column = columns[dice() % columns.size()];
            const auto lot = dice() % 10;
            const auto kind = lot < 7 ? Tampering::Byte : Tampering::Kind(int(lot) - 6);
            if (!tampering.change(kind, column, dice)) {
                ++refused; // by a constraint, or the same value in other letters
                continue;
            }
            const auto report = must(registry.store().verify({}));
            const QByteArray wrong = misnamed(tampering, report.mismatch, column.name);
            QVERIFY2(wrong.isEmpty(), wrong.constData());
            QVERIFY(tampering.undo());
            ++tried[column.table];
            ++kinds[kind];
            ++done;
        }
        const auto after = must(registry.store().verify({}));
        QVERIFY2(rowsFit(after), after.mismatch ? after.mismatch->subject.c_str() : "");
        qInfo("%d changes, each named: %d of a byte, %d deletions, %d insertions, %d exchanges;"
              " %d more were no change, or none that a type takes",
              wanted, kinds[Tampering::Byte], kinds[Tampering::Deletion],
              kinds[Tampering::Insertion], kinds[Tampering::Exchange], refused);
        for (auto each = tried.cbegin(); each != tried.cend(); ++each)
            qInfo("  %-20s %d", each.key().constData(), each.value());
    }

    /// What the database makes from other columns can be written once it no longer makes it, and
    /// that is named.
    void whatIsMadeIsHeldToo_data()
    {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("column");
        const ProvenRegistry registry;
        Intruder intruder(registry.conninfo());
        for (const Column &each : intruder.columns()) {
            if (each.isMade)
                QTest::addRow("%s.%s", each.table.constData(), each.name.constData())
                    << each.table << each.name;
        }
    }

    void whatIsMadeIsHeldToo()
    {
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, column);
        const ProvenRegistry registry;
        Intruder intruder(registry.conninfo());
        QVERIFY(intruder.run("alter table nidreg_data." + table + " alter " + column
                             + " drop expression"));
        const auto mismatch = must(registry.store().verify({})).mismatch;
        QVERIFY(mismatch);
        QCOMPARE(mismatch->subject, "table nidreg_data." + table.toStdString() + " was changed");
        QVERIFY(intruder.run("update nidreg_data." + table + " set " + column + " = '77' where "
                             + "nid_key in ('isbn', 'another-one', 'example')"));
        QVERIFY(must(registry.store().verify({})).mismatch);
    }
};

NIDREG_TEST(TestProvable, QCoreApplication)

} // namespace tst_provable

#include "tst_provable.moc"
