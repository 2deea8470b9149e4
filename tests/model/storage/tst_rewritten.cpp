// SPDX-License-Identifier: MIT
#include "model/proof/merkletree.h"
#include "tests/model/storage/intruder.h"
#include "tests/model/storage/provenregistry.h"
#include "tests/program/program.h"

namespace tst_rewritten {

using namespace nidreg;
using namespace nidreg::tests;
using registry::Mismatch;

namespace {

/// Copies every table of the registry into a schema beside it.
void keepCopy(Intruder &intruder)
{
    intruder.run("create schema kept");
    const auto tables =
        intruder.run("select tablename from pg_tables where schemaname = 'nidreg_data'");
    for (const QByteArrayList &each : *tables)
        intruder.run("create table kept." + each[0] + " as table nidreg_data." + each[0]);
}

/// The whole registry is again what it was when the copy was made: events, tree, head, records.
void rollBack(Intruder &intruder)
{
    QMap<QByteArray, QByteArrayList> columns;
    for (const Column &each : intruder.columns()) {
        if (!each.isMade)
            columns[each.table] << '"' + each.name + '"';
    }
    intruder.run("begin");
    for (auto each = columns.cbegin(); each != columns.cend(); ++each) {
        const QByteArray names = each.value().join(", ");
        intruder.run("delete from nidreg_data." + each.key());
        if (!intruder.run("insert into nidreg_data." + each.key() + " (" + names
                          + ") overriding system value select " + names + " from kept."
                          + each.key()))
            qFatal("%s is not put back", each.key().constData());
    }
    intruder.run("commit");
}

} // namespace

/// What somebody who owns the server can do to whole rows, and to the whole history.
class TestRewritten : public QObject {
    Q_OBJECT

private slots:
    void rowsCannotBeTakenMovedOrAdded_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("subject");
        const auto row = [](const char *name, const char *statement, const char *subject) {
            QTest::newRow(name) << QByteArray(statement) << QByteArray(subject);
        };
        row("an event less", "delete from nidreg_data.event where number = 9", "event 9");
        row("the first event less", "delete from nidreg_data.event where number = 0", "event 0");
        row("the last event less",
            "delete from nidreg_data.event where number = (select max(number) from "
            "nidreg_data.event)",
            "event ");
        row("two events change places",
            "update nidreg_data.event set number = case number when 4 then 1005 else 1004 end where"
            " number in (4, 5)",
            "event 4");
        row("two events exchange all but their numbers",
            "update nidreg_data.event e set at = o.at, person = o.person, what = o.what,"
            " request_id = o.request_id, nid = o.nid, canonical = convert_to(replace("
            "convert_from(o.canonical, 'UTF8'), format(E'\\nnumber=2:%s\\n', o.number),"
            " format(E'\\nnumber=2:%s\\n', e.number)), 'UTF8')"
            " from nidreg_data.event o"
            " where (e.number, o.number) in ((12, 13), (13, 12))",
            "nodes of event 12");
        row("an event more",
            "insert into nidreg_data.event (number, at, person, what, request_id, nid,"
            " canonical, nodes) select number + 1000, at, person, what, request_id, nid,"
            " canonical, nodes from nidreg_data.event where number = 2",
            "event 1002");
        row("an event before the first",
            "insert into nidreg_data.event (number, at, person, what, request_id, nid,"
            " canonical, nodes) select -1, at, person, what, request_id, nid, canonical,"
            " nodes from nidreg_data.event where number = 2",
            "event -1");
        row("an event at the end of time",
            "update nidreg_data.event set at = 'infinity' where number = 3", "event 3");
        row("an event before all time",
            "update nidreg_data.event set at = '-infinity' where number = 3", "event 3");
        row("the tree's last leaf less",
            "update nidreg_data.event set nodes = substring(nodes for length(nodes) - 32)"
            " where number = (select max(number) from nidreg_data.event)",
            "nodes of event ");
        row("the head less", "delete from nidreg_data.log_head", "head");
        row("an expert less", "delete from nidreg_data.request_expert where request_id = 1",
            "request 1");
        row("an expert more",
            "insert into nidreg_data.request_expert (request_id, ordinal, expert, due)"
            " values (1, 9, 'mallory', '2030-01-01')",
            "request 1");
        row("a request less", "delete from nidreg_data.request where id = 3", "request 3");
        row("a request more",
            "insert into nidreg_data.request (id, purpose, kind, procedure, applicant)"
            " values (999, 'new', 'formal', 'community', 'mallory')",
            "request 999");
        row("a stay less",
            "delete from nidreg_data.request_stay where request_id = 1 and ordinal = 2",
            "request 1");
        row("a revision more",
            "insert into nidreg_data.request_revision (request_id, number, text, sha256, fields, "
            "nid,"
            " version, template_date, submitted_by, at, event, body) select request_id, 7, text,"
            " sha256, fields, nid, version, template_date, submitted_by, at, 999, body from"
            " nidreg_data.request_revision where request_id = 1",
            "request 1 revision 7");
        row("a version more",
            "insert into nidreg_data.record_revision (nid_key, revision, nid, status, registrant,"
            " has_template, imported, event, recorded, in_force) values ('isbn', 7, 'isbn',"
            " 'active', 'Me', false, true, 999, now(), '2026-01-02')",
            "isbn revision");
        row("a registration less", "delete from nidreg_data.registration where nid_key = 'urn-4'",
            "urn-4 revision 1");
        row("a registration more",
            "insert into nidreg_data.registration (event, nid_key, version, recorded)"
            " values (999, 'isbn', 1, now())",
            "isbn registration of event 999");
        row("a mail more",
            "insert into nidreg_data.discussion_mail (request_id, number, message_id, refers_to, "
            "sender,"
            " subject, body, attachments, raw_sha256, sha256, event) select 1, 9, 'x@a', refers_to,"
            " sender, subject, body, attachments, raw_sha256, sha256, 999 from"
            " nidreg_data.discussion_mail limit 1",
            "request 1 mail 9");
        row("no text where a mail refers to an empty one",
            "update nidreg_data.discussion_mail set refers_to = '[\"root@a\", {}]' where number = "
            "1",
            "request 16 mail 1");
        row("a proposal less",
            "delete from nidreg_data.proposal where event = (select min(event) from "
            "nidreg_data.proposal)",
            "proposal of event ");
        row("a proposal more",
            "insert into nidreg_data.proposal (event, act, subject, sha256, terms_sha256, terms, "
            "person,"
            " at) values (3, 'appoint', 'mallory', '', '', 'registrar', 'ann', now())",
            "proposal of event 3");
        row("a contact less", "delete from nidreg_data.contact where id = 'Jane_Doe'",
            "contacts of event ");
        row("a contact more",
            "insert into nidreg_data.contact (id, name, event) values ('Mallory', 'Mallory', 0)",
            "contacts of event 0");
        row("a namespace more",
            "insert into nidreg_data.namespace (nid_key, nid, kind, registered) values ('evil', "
            "'evil',"
            " 'formal', '2026-01-01')",
            "evil revision 0");
        row("a registrar more", "insert into nidreg_data.person_role values ('abe', 'registrar')",
            "person abe");
        row("a registrar who is nobody",
            "insert into nidreg_data.person_role values ('mallory', 'registrar')",
            "person mallory");
        row("a role that says nothing",
            "do $$ begin alter table nidreg_data.person_role drop constraint person_role_pkey;"
            " alter table nidreg_data.person_role alter column role drop not null;"
            " insert into nidreg_data.person_role values ('abe', null); end $$",
            "person abe");
        row("a person less", "delete from nidreg_data.person where login = 'eve'", "person eve");
        row("a switch less", "delete from nidreg_data.setting where name = 'single_user'",
            "setting single_user");
        row("a policy less", "delete from nidreg_data.policy where name = 'idle-days'",
            "policy idle-days");
        row("a recognised body less", "delete from nidreg_data.recognized_body", "request ");
        row("another body for the same recognition",
            "insert into nidreg_data.recognized_body select nidreg_data.body_key('Evil Inc.'), "
            "'Evil Inc.',"
            " request_id, event from nidreg_data.recognized_body",
            "request ");
        row("an edge more",
            "insert into nidreg_data.workflow_edge values (99, 'register', 'community', 'draft',"
            " 'registered', 'its-applicant', 'always')",
            "99 register");
        row("a header less", "delete from nidreg_data.imported_listing", "listing of event ");
        row("a definition less",
            "delete from nidreg_data.definition where kind = 'trigger' and name ~ 'log_only_grows'",
            "trigger the_log_only_grows on nidreg_data.log_head was added");
        row("another text of a definition",
            "update nidreg_data.definition set text = text || ' ' where kind = 'trigger' and name ~"
            " 'log_only_grows'",
            "trigger the_log_only_grows on nidreg_data.log_head was changed");
        row("a trigger less, and its definition",
            "do $$ begin drop trigger the_log_only_grows on nidreg_data.log_head;"
            " delete from nidreg_data.definition where kind = 'trigger' and name ~ "
            "'log_only_grows';"
            " end $$",
            "list of definitions");
        row("the counter less", "delete from nidreg_data.informal_counter", "counter ");
    }

    void rowsCannotBeTakenMovedOrAdded()
    {
        QFETCH(QByteArray, statement);
        QFETCH(QByteArray, subject);
        const ProvenRegistry registry;
        Intruder intruder(registry.conninfo());
        QVERIFY(intruder.run(statement));
        const auto report = must(registry.store().verify({}));
        QVERIFY(report.mismatch);
        QVERIFY2(QByteArray::fromStdString(report.mismatch->subject).startsWith(subject),
                 report.mismatch->subject.c_str());
    }

    /// Everything after a moment is gone as if it had never been, and everything fits: only who
    /// noted the log's size elsewhere knows.
    void aWitnessNamesWhatWasCutOff()
    {
        const ProvenRegistry registry;
        Intruder intruder(registry.conninfo());
        const auto early = must(registry.store().head());
        keepCopy(intruder);
        must(registry.submit(act("abe", Role::Applicant), registry.draft(), "Regretted", 1));
        const auto late = must(registry.store().head());
        QVERIFY(!must(registry.store().verify({}, {{late.size, late.root, "late"}})).mismatch);
        rollBack(intruder);
        QVERIFY(!must(registry.store().verify({}, {{early.size, early.root, "early"}})).mismatch);
        const auto report = must(registry.store().verify({}, {{late.size, late.root, "late"}}));
        QVERIFY(report.mismatch);
        QCOMPARE(int(report.mismatch->where), int(Mismatch::Truncated));
        QCOMPARE(report.mismatch->subject, std::string("late"));
        QCOMPARE(report.mismatch->number, late.size);
    }

    /// What was cut off grows again in another way, as long as before or longer.
    void aWitnessNamesWhatWasRewritten()
    {
        const ProvenRegistry registry;
        Intruder intruder(registry.conninfo());
        const auto early = must(registry.store().head());
        keepCopy(intruder);
        must(registry.submit(act("abe", Role::Applicant), registry.draft(), "Regretted", 1));
        const auto late = must(registry.store().head());
        rollBack(intruder);
        must(registry.submit(act("abe", Role::Applicant), registry.draft(), "Preferred", 1));
        registry.draft();
        QVERIFY(must(registry.store().head()).size > late.size);
        QVERIFY(!must(registry.store().verify({}, {{early.size, early.root, "early"}})).mismatch);
        const auto report = must(registry.store().verify({}, {{late.size, late.root, "late"}}));
        QVERIFY(report.mismatch);
        QCOMPARE(int(report.mismatch->where), int(Mismatch::Rewritten));
        QCOMPARE(report.mismatch->subject, std::string("late"));
    }

    void everyWitnessIsHeard()
    {
        const TestRegistry registry;
        const auto early = must(registry.store().head());
        registry.draft();
        const auto late = must(registry.store().head());
        const std::vector<registry::NotedHead> noted{{late.size, late.root, "late"},
                                                     {early.size, early.root, "early"}};
        QCOMPARE(must(registry.store().verify({}, noted)).witnesses, 2);
        const auto other =
            must(registry.store().verify({}, {{early.size, late.root, "another history"}}));
        QVERIFY(other.mismatch && other.mismatch->where == Mismatch::Rewritten);
        QCOMPARE(other.mismatch->subject, std::string("another history"));
        const auto longer =
            must(registry.store().verify({}, {{late.size + 1, late.root, "longer"}}));
        QVERIFY(longer.mismatch && longer.mismatch->where == Mismatch::Truncated);
        QCOMPARE(longer.mismatch->number, late.size + 1);
    }

    /// Two registries may have one name: what was noted of another log says nothing of this one.
    void theWitnessOfAnotherLogIsNoWitness()
    {
        const TestRegistry registry;
        const auto head = must(registry.store().head());
        const std::string other(64, '0');
        const std::vector<registry::NotedHead> noted{
            {head.size + 7, head.root, "a longer log", other},
            {head.size, std::string(64, 'f'), "one of that size", other},
            {head.size, head.root, "this one", head.log}};
        auto report = must(registry.store().verify({}, noted));
        QVERIFY(!report.mismatch);
        QCOMPARE(report.witnesses, 1);
        QCOMPARE(report.otherLogs, 2);
        report = must(registry.store().verify({}, {{head.size + 7, head.root, "cut", head.log}}));
        QVERIFY(report.mismatch && report.mismatch->where == Mismatch::Truncated);
        report = must(registry.store().verify({}, {{head.size + 7, head.root, "cut", {}}}));
        QVERIFY(report.mismatch && report.mismatch->where == Mismatch::Truncated);
    }

    void theFirstLeafIsTheLogsIdentity()
    {
        const TestRegistry registry;
        const auto head = must(registry.store().head());
        const auto first = must(registry.store().prove(registry::EventPosition{0}));
        QCOMPARE(head.log, proof::toHex(proof::leafOf(first.bytes)));
        QCOMPARE(first.head.log, head.log);
        registry.draft();
        QCOMPARE(must(registry.store().head()).log, head.log);
        const auto since = must(registry.store().proveSince(head.size));
        QCOMPARE(since.head.log, head.log);
        QCOMPARE(since.old.log, head.log);
    }
};

NIDREG_TEST(TestRewritten, QCoreApplication)

} // namespace tst_rewritten

#include "tst_rewritten.moc"
