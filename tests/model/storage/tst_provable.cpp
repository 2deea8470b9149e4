// SPDX-License-Identifier: MIT
#include "tests/model/storage/desk.h"

#include <libpq-fe.h>
#include <random>

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// As the superuser, with every trigger and foreign key switched off.
class Intruder {
public:
    explicit Intruder(const QString &conninfo)
        : m_connection(PQconnectdb(conninfo.toUtf8().constData()), &PQfinish)
    {
        run("set session_replication_role = replica", {});
        run("set timezone = 'UTC'", {});
    }

    /// The rows; nothing where the database refuses.
    std::optional<std::vector<QByteArrayList>> run(const QByteArray &statement,
                                                   const QByteArrayList &values)
    {
        std::vector<const char *> pointers;
        for (const QByteArray &each : values)
            pointers.push_back(each.constData());
        const std::unique_ptr<PGresult, decltype(&PQclear)> result(
            PQexecParams(m_connection.get(), statement.constData(), int(pointers.size()), nullptr,
                         pointers.data(), nullptr, nullptr, 0),
            &PQclear);
        const auto status = PQresultStatus(result.get());
        if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK)
            return std::nullopt;
        std::vector<QByteArrayList> rows;
        for (int i = 0; i < PQntuples(result.get()); ++i) {
            QByteArrayList row;
            for (int j = 0; j < PQnfields(result.get()); ++j)
                row << QByteArray(PQgetvalue(result.get(), i, j), PQgetlength(result.get(), i, j));
            rows.push_back(row);
        }
        return rows;
    }

private:
    std::unique_ptr<PGconn, decltype(&PQfinish)> m_connection;
};

/// Tables of which no event tells all: the manual's page about proofs says why.
const QByteArrayList kNotProvable{"act", "migration", "working_copy", "discussion_mail",
                                  "proposal"}; // the last one: see tst_discuss
/// Columns likewise: what the events, which never forget, do not tell of people, and a time beside
/// one.
const QByteArrayList kNotTold{"profile.name", "profile.email", "absence.reason",
                              "request_expert.assigned"};

struct Column {
    QByteArray table, name, type;
};

std::vector<Column> columnsOf(Intruder &intruder)
{
    std::vector<Column> columns;
    const auto rows = intruder.run(
        "select c.relname, a.attname, format_type(a.atttypid, null) from pg_class c"
        " join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped"
        " where c.relnamespace = 'nidreg'::regnamespace and c.relkind = 'r' and a.attgenerated = ''"
        " order by 1, a.attnum",
        {});
    for (const QByteArrayList &row : rows.value()) {
        if (!kNotProvable.contains(row[0]) && !kNotTold.contains(row[0] + '.' + row[1]))
            columns.push_back({row[0], row[1], row[2]});
    }
    return columns;
}

/// Another value that differs in one byte: of a text a letter, of a number one of its bytes.
QByteArray changed(const Column &column, QByteArray value, std::mt19937 &dice)
{
    const auto roll = [&dice](int below) { return int(dice() % unsigned(below)); };
    if (column.type == "boolean")
        return value == "t" ? "f" : "t";
    if (column.type == "bigint" || column.type == "integer" || column.type == "smallint") {
        const int bytes = column.type == "bigint" ? 8 : column.type == "integer" ? 4 : 2;
        const auto mask = qulonglong(1 + roll(255)) << (8 * roll(bytes));
        const qulonglong number = qulonglong(value.toLongLong()) ^ mask;
        return bytes == 8 ? QByteArray::number(qlonglong(number))
            : bytes == 4  ? QByteArray::number(qint32(number))
                          : QByteArray::number(qint16(number));
    }
    if (value.isEmpty())
        return "x";
    QByteArray letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    if (column.type.startsWith("bytea"))
        letters = "0123456789abcdef";
    else if (column.type == "date" || column.type.startsWith("timestamp"))
        letters = "0123456789";
    const int place = roll(int(value.size()));
    value[place] = letters[roll(int(letters.size()))];
    return value;
}

review::Record said(const char *text, const char *reference = "")
{
    review::Record record;
    record.text = text;
    record.reference = reference;
    return record;
}

/// A registry in which every table has rows.
void fill(const Desk &desk)
{
    registry::ImportBatch batch;
    batch.source = "a listing";
    batch.sha256 = std::string(64, 'a');
    registry::ImportedNamespace one;
    one.row.nid = "isbn";
    one.row.version = 2;
    one.row.registrant = "Agence";
    one.row.references = {{registry::Reference::Rfc, "rfc8254", {}}};
    batch.namespaces.push_back(one);
    one.row.nid = "urn-3";
    one.row.kind = urn::NidKind::Informal;
    batch.namespaces.push_back(one);
    batch.contacts = {{"Jane_Doe", "Jane Doe", "mailto:jane@example.org", "2020-02-02"},
                      {"John_Roe", "John Roe", {}, {}}};
    must(desk.store().import(act("rita", Role::Registrar), batch));
    must(desk.enroll(act("rita", Role::Registrar), desk.approved(desk.draft(), "Example"),
                     "nss  = 1*part"));
    registry::NewRequest informal;
    informal.kind = urn::NidKind::Informal;
    must(desk.enroll(act("rita", Role::Registrar), desk.approved(desk.draft(informal), "")));
    auto request = desk.approved(desk.draft(), "Another-one");
    must(desk.step(act("abe", Role::Applicant), request, Step::Comment, said("When, then?")));
    registry::NewRequest fast;
    fast.procedure = review::Procedure::FastTrack;
    request = must(desk.submit(act("abe", Role::Applicant), desk.draft(fast), "Quick", 1));
    must(desk.step(act("rita", Role::Registrar), request, Step::Recognize,
                   said("", "IESG 2026-01")));
    request = must(desk.submit(act("abe", Role::Applicant), desk.draft(), "Disputed", 1));
    request = must(
        desk.step(act("rita", Role::Registrar), request, Step::Assign, Desk::assignment("eve")));
    request = must(desk.step(act("eve", Role::Expert), request, Step::Reject, said("No.")));
    must(desk.step(act("rita", Role::Registrar), request, Step::Appeal, [] {
        auto record = Desk::assignment("ed");
        record.text = "Heard.";
        return record;
    }()));
    registry::PersonFile file;
    file.login = "eve";
    file.organization = "Example Org";
    file.services = {{urn::NidKind::Formal, *base::parseDate("2020-01-01"), {}}};
    file.absences = {{*base::parseDate("2030-01-01"), *base::parseDate("2030-02-01"), "away"}};
    must(desk.store().describe(act("rita", Role::Registrar), file));
    must(desk.store().setSingleUser(act("rita", Role::Registrar), true));
    must(desk.store().recordPublication(act("rita", Role::Registrar),
                                        {{{"urn-namespaces.xml", std::string(64, 'b')}}, 4}));
}

} // namespace

/// Nobody changes a byte of what the log covers without `audit verify` naming it.
/// NIDREG_CHANGES: how many random changes are tried; 200 unless told.
class TestProvable : public QObject {
    Q_OBJECT

private slots:
    void everyTableHasRows()
    {
        const Desk desk;
        fill(desk);
        Intruder intruder(desk.conninfo());
        QSet<QByteArray> seen;
        for (const Column &column : columnsOf(intruder)) {
            if (seen.contains(column.table))
                continue;
            seen << column.table;
            const auto rows = intruder.run("select 1 from nidreg." + column.table + " limit 1", {});
            QVERIFY2(rows && !rows->empty(), column.table.constData());
        }
        QVERIFY(seen.size() >= 18);
    }

    void everyRandomChangeIsNamed()
    {
        const int wanted = qEnvironmentVariableIntValue("NIDREG_CHANGES") > 0
            ? qEnvironmentVariableIntValue("NIDREG_CHANGES")
            : 200;
        const Desk desk;
        fill(desk);
        Intruder intruder(desk.conninfo());
        const auto columns = columnsOf(intruder);
        std::mt19937 dice(8141);
        const auto before = must(desk.store().verify({}));
        QVERIFY2(!before.misfit, before.misfit ? before.misfit->subject.c_str() : "");
        QMap<QByteArray, int> tried;
        int done = 0, refused = 0;
        while (done < wanted) {
            const Column &column = columns[dice() % columns.size()];
            const QByteArray from = " from nidreg." + column.table;
            const auto count = intruder.run("select count(*)" + from, {})->front()[0].toInt();
            const QByteArray offset = QByteArray::number(count ? int(dice() % unsigned(count)) : 0);
            const auto row =
                intruder.run("select ctid, \"" + column.name + "\"::text, \"" + column.name
                                 + "\" is null" + from + " order by ctid limit 1 offset " + offset,
                             {});
            if (!row || row->empty() || row->front()[2] == "t")
                continue;
            const QByteArray old = row->front()[1];
            const QByteArray set = "update nidreg." + column.table + " set \"" + column.name
                + "\" = $1::text::" + column.type;
            const auto put = intruder.run(set + " where ctid = $2::tid and \"" + column.name
                                              + "\" is distinct from $1::text::" + column.type
                                              + " returning ctid",
                                          {changed(column, old, dice), row->front()[0]});
            if (!put || put->empty()) {
                ++refused; // by a constraint, or the same value in other letters
                continue;
            }
            const auto report = must(desk.store().verify({}));
            const QByteArray what = column.table + '.' + column.name + ": " + old;
            QVERIFY2(report.misfit, what.constData());
            QVERIFY2(!report.misfit->subject.empty(), what.constData());
            QVERIFY(intruder.run(set + " where ctid = $2::tid", {old, put->front()[0]}));
            ++tried[column.table];
            ++done;
        }
        const auto after = must(desk.store().verify({}));
        QVERIFY2(!after.misfit, after.misfit ? after.misfit->subject.c_str() : "");
        qInfo("%d changes, each named; %d more were refused by a constraint", done, refused);
        for (auto each = tried.cbegin(); each != tried.cend(); ++each)
            qInfo("  %-20s %d", each.key().constData(), each.value());
    }

    void rowsCannotBeTakenMovedOrAdded_data()
    {
        QTest::addColumn<QByteArray>("statement");
        const auto row = [](const char *name, const char *statement) {
            QTest::newRow(name) << QByteArray(statement);
        };
        row("an event less", "delete from nidreg.event where number = 9");
        row("the last event less",
            "delete from nidreg.event where number = (select max(number) from nidreg.event)");
        row("two events change places",
            "update nidreg.event set number = case number when 4 then 1005 else 1004 end where"
            " number in (4, 5)");
        row("an event twice",
            "insert into nidreg.event (number, at, person, role, what, request_id, nid, details,"
            " canonical) select number + 1000, at, person, role, what, request_id, nid, details,"
            " canonical from nidreg.event where number = 2");
        row("an expert less", "delete from nidreg.request_expert where request_id = 1");
        row("an expert more",
            "insert into nidreg.request_expert (request_id, ordinal, expert, due)"
            " values (1, 9, 'mallory', '2030-01-01')");
        row("a request less", "delete from nidreg.request where id = 3");
        row("a request more",
            "insert into nidreg.request (purpose, kind, procedure, applicant) values ('new',"
            " 'formal', 'community', 'mallory')");
        row("a stay less", "delete from nidreg.request_stay where request_id = 1 and ordinal = 2");
        row("a contact less", "delete from nidreg.contact where id = 'Jane_Doe'");
        row("a contact more",
            "insert into nidreg.contact (id, name, event) values ('Mallory', 'Mallory', 0)");
        row("a namespace more",
            "insert into nidreg.namespace (nid_key, nid, kind, registered) values ('evil', 'evil',"
            " 'formal', '2026-01-01')");
        row("a registrar more", "insert into nidreg.person_role values ('abe', 'registrar')");
        row("a person less", "delete from nidreg.person where login = 'eve'");
        row("a switch less", "delete from nidreg.setting where name = 'single_user'");
        row("a policy less", "delete from nidreg.policy where name = 'idle-days'");
        row("a recognised body less", "delete from nidreg.recognized_body");
        row("an edge more",
            "insert into nidreg.workflow_edge values (99, 'register', 'community', 'draft',"
            " 'registered', 'its-applicant', 'always')");
        row("the counter less", "delete from nidreg.informal_counter");
        row("the head less", "delete from nidreg.log_head");
    }

    void rowsCannotBeTakenMovedOrAdded()
    {
        QFETCH(QByteArray, statement);
        const Desk desk;
        fill(desk);
        Intruder intruder(desk.conninfo());
        QVERIFY(intruder.run(statement, {}));
        const auto report = desk.store().verify({});
        QVERIFY(!report || report->misfit); // without a head there is nothing to report
    }

    /// Everything after an event is gone, and the head is the one of that time: only who noted the
    /// log's size elsewhere knows.
    void aWitnessNamesWhatWasCutOffOrRewritten()
    {
        const Desk desk;
        const auto early = must(desk.store().head());
        fill(desk);
        const auto late = must(desk.store().head());
        const std::vector<registry::NotedHead> noted{{early.size, early.root, "early"},
                                                     {late.size, late.root, "late"}};
        QCOMPARE(must(desk.store().verify({}, noted)).witnesses, 2);
        const auto other =
            must(desk.store().verify({}, {{early.size, late.root, "another history"}}));
        QVERIFY(other.misfit && other.misfit->where == registry::Misfit::Rewritten);
        QCOMPARE(other.misfit->subject, std::string("another history"));
        const auto longer = must(desk.store().verify({}, {{late.size + 1, late.root, "longer"}}));
        QVERIFY(longer.misfit && longer.misfit->where == registry::Misfit::Truncated);
        QCOMPARE(longer.misfit->number, late.size + 1);
    }
};

QTEST_GUILESS_MAIN(TestProvable)
#include "tst_provable.moc"
