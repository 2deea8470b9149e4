// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// Example version 1 and urn-1 are registered, Another-one is approved, Fourth is in discussion.
void fill(const Desk &desk)
{
    registry::NewRequest informal;
    informal.kind = urn::NidKind::Informal;
    must(desk.enroll(act("rita", Role::Registrar), desk.approved(desk.draft(), "Example")));
    must(desk.enroll(act("rita", Role::Registrar), desk.approved(desk.draft(informal), "")));
    desk.approved(desk.draft(), "Another-one");
    must(desk.submit(act("abe", Role::Applicant), desk.draft(), "Fourth", 1));
}

} // namespace

class TestRefusals : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_desk = std::make_unique<Desk>();
        fill(*m_desk);
    }
    void cleanupTestCase() { m_desk.reset(); }

    void plainSql_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("constraint");
        const auto row = [](const char *name, const char *statement, const char *constraint) {
            QTest::newRow(name) << QString::fromUtf8(statement) << QString::fromUtf8(constraint);
        };
        row("a second namespace that differs in case only",
            "insert into nidreg.namespace (nid_key, nid, kind, registered)"
            " values ('example', 'EXAMPLE', 'formal', '')",
            "23505 namespace_pkey");
        row("a key that is not its NID in lower case",
            "insert into nidreg.namespace (nid_key, nid, kind, registered)"
            " values ('EXAMPLE', 'EXAMPLE', 'formal', '')",
            "23514 a_nid_key_is_its_nid_in_lower_case");
        row("a malformed NID",
            "insert into nidreg.namespace (nid_key, nid, kind, registered)"
            " values ('a_b', 'a_b', 'formal', '')",
            "23514 a_nid_is_well_formed");
        row("a formal NID that looks informal",
            "insert into nidreg.namespace (nid_key, nid, kind, registered)"
            " values ('urn-77', 'urn-77', 'formal', '')",
            "23514 an_informal_nid_is_urn_and_its_number");
        row("a reused informal number",
            "insert into nidreg.namespace (nid_key, nid, kind, informal_number, registered)"
            " values ('urn-01', 'urn-01', 'informal', 1, '')",
            "23514 an_informal_nid_is_urn_and_its_number");
        row("a reused informal NID",
            "insert into nidreg.namespace (nid_key, nid, kind, informal_number, registered)"
            " values ('urn-1', 'URN-1', 'informal', 1, '')",
            "23505 namespace_pkey");
        row("the informal counter set back", "update nidreg.informal_counter set next = 1",
            "NR002 an_informal_number_is_never_reused");
        row("a skipped version",
            "insert into nidreg.namespace_version select 'example', 3, '', '', status,"
            " updated, registrant, reference, '', true, text, sha256, fields,"
            " 3, false, '', recorded, 0 from nidreg.namespace_version"
            " where nid_key = 'example'",
            "NR002 a_version_is_the_next_one");
        row("a grammar that stands in no syntax field",
            "update nidreg.namespace_version set grammar = 'a = b' where nid_key = 'example'",
            "NR002 a_version_never_changes");
        row("a repeated version",
            "insert into nidreg.namespace_version select 'example', 1, '', '', status,"
            " updated, registrant, reference, '', true, text, sha256, fields,"
            " 3, false, '', recorded, 0 from nidreg.namespace_version where nid_key = 'example'",
            "NR002 a_version_is_the_next_one");
        row("the next version without its event",
            "insert into nidreg.namespace_version select 'example', 2, '', '', status,"
            " updated, registrant, reference, '', true, text, sha256, fields,"
            " 3, false, '', recorded, 0 from nidreg.namespace_version where nid_key = 'example'",
            "NR002 a_version_has_its_event");
        row("a changed version", "update nidreg.namespace_version set registrant = 'x'",
            "NR002 a_version_never_changes");
        row("a deleted version", "delete from nidreg.namespace_version",
            "NR002 a_version_never_changes");
        row("a changed revision", "update nidreg.request_revision set nid = 'x'",
            "NR002 a_submitted_revision_never_changes");
        row("a deleted revision", "delete from nidreg.request_revision",
            "NR002 a_submitted_revision_never_changes");
        row("a changed event", "update nidreg.event set person = 'x'",
            "NR002 an_event_never_changes");
        row("a deleted event", "delete from nidreg.event where number = 3",
            "NR002 an_event_never_changes");
        row("a changed node", "update nidreg.event set nodes = '{}'",
            "NR002 an_event_never_changes");
        row("events emptied", "truncate nidreg.event cascade", "NR002 an_event_never_changes");
        row("a head of one's own", "update nidreg.log_head set size = 3",
            "NR002 the_log_only_grows");
        row("a deleted head", "delete from nidreg.log_head", "NR002 the_head_stays");
        row("an event out of order",
            "insert into nidreg.event (number, at, person, what, canonical, nodes)"
            " select 999, now(), 'x', 'x', b.bytes, nidreg.nodes_of(999, b.bytes, "
            "h.peaks)"
            " from nidreg.log_head h cross join nidreg.canonical_event(999, now(), 'x', 'reader', "
            "'x',"
            " null, '', null, null, null, null, E'details=1:0\\n') as b (bytes)",
            "NR002 the_head_covers_every_event");
        row("an event that says something else than its bytes",
            "insert into nidreg.event (number, at, person, what, canonical, nodes)"
            " select size, now(), 'x', 'x', 'nidreg-event=1:1', '' from nidreg.log_head",
            "NR002 an_event_is_its_canonical_bytes");
        row("an event that the head does not cover",
            "select nidreg.add_event(nidreg.take_head(), 'x', 'reader', 'x', null, '', null,"
            " E'details=1:0\\n')",
            "NR002 the_head_covers_every_event");
        row("a step that is on no edge",
            "select nidreg.append_event('rita', 'registrar', 'register', 4, 'Fourth', (1, "
            "'register',"
            " 'community', 'in-discussion', 'registered', 'registrar', "
            "'always')::nidreg.workflow_edge, E'details=1:0\\n')",
            "23503 a_step_follows_an_edge");
        row("a state change off the table",
            "update nidreg.request set state = 'approved' where id = 4",
            "NR002 a_request_moves_along_the_workflow_alone");
        row("a state change on the table without its event",
            "update nidreg.request set state = 'closed' where id = 4",
            "NR002 a_request_moves_along_the_workflow_alone");
        row("a state change by another request's event",
            "update nidreg.request r set state = 'in-review', last_event = (select max(number)"
            " from nidreg.event where what = 'assign') where r.id = 4",
            "NR002 a_request_moves_along_the_workflow_alone");
        row("another applicant", "update nidreg.request set applicant = 'eve'",
            "NR002 what_a_request_is_never_changes");
        row("a request that begins approved",
            "insert into nidreg.request (purpose, kind, procedure, nid, state, applicant)"
            " values ('new', 'formal', 'community', 'x', 'approved', 'abe')",
            "NR002 a_request_begins_as_a_draft");
        row("a deleted request", "delete from nidreg.request where id = 4",
            "NR002 a_request_never_disappears");
        row("a deleted namespace", "delete from nidreg.namespace where nid_key = 'example'",
            "NR002 a_namespace_never_disappears");
        row("a renamed namespace",
            "update nidreg.namespace set nid = 'EXAMPLE' where nid_key = 'example'",
            "NR002 a_namespace_changes_by_its_versions_alone");
        row("another registrant in the listing", "update nidreg.namespace set registrant = 'x'",
            "NR002 a_namespace_changes_by_its_versions_alone");
    }

    /// The registrar has no right to write tables; the owner has, and triggers and constraints say
    /// no.
    void plainSql()
    {
        QFETCH(QString, statement);
        QFETCH(QString, constraint);
        const Login registrar(*m_desk, "registrar");
        QCOMPARE(registrar.sql().run(statement), QStringLiteral("42501"));
        Sql owner(m_desk->conninfo());
        const QString refused = owner.run(statement);
        QVERIFY2(refused == constraint, (refused.toStdString() + " " + owner.words()).c_str());
        QVERIFY(!must(m_desk->store().verify({})).misfit);
    }

    void aRegistrarCannotGiveItselfMore_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("switch off triggers")
            << QStringLiteral("set session_replication_role = replica");
        QTest::newRow("drop a trigger")
            << QStringLiteral("drop trigger an_event_never_changes on nidreg.event");
        QTest::newRow("append an event by hand") << QStringLiteral(
            "select nidreg.append_event('x', 'registrar', 'x', null, '', null, '[]')");
        QTest::newRow("take a number") << QStringLiteral("select nidreg.next_informal()");
        QTest::newRow("make the registry local")
            << QStringLiteral("select nidreg.prepare_local('x')");
        QTest::newRow("write a setting")
            << QStringLiteral("insert into nidreg.setting values ('single_user', 'true')");
        QTest::newRow("a function of its own in the schema")
            << QStringLiteral("create function nidreg.sha256(bytea) returns bytea language sql"
                              " as 'select null::bytea'");
    }

    void aRegistrarCannotGiveItselfMore()
    {
        QFETCH(QString, statement);
        const Login registrar(*m_desk, "registrar");
        QCOMPARE(registrar.sql().run(statement), QStringLiteral("42501"));
    }

    void onALocalRegistryOnlyItsOwnerActs()
    {
        const Login registrar(*m_desk, "registrar");
        const auto store = opened(registrar.conninfo());
        QCOMPARE(refusal(store->import(act(registrar.name().c_str(), Role::Registrar), {})),
                 QStringLiteral("wrong-role"));
        QCOMPARE(refusal(store->import(act("rita", Role::Registrar), {})),
                 QStringLiteral("wrong-role"));
    }

private:
    std::unique_ptr<Desk> m_desk;
};

QTEST_GUILESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
