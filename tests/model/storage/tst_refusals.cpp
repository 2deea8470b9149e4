// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

namespace tst_refusals {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// Example version 1 and urn-1 are registered, Another-one is approved, Fourth is in discussion; a
/// listing without a record came in.
void fill(const TestRegistry &registry)
{
    registry::NewRequest informal;
    informal.kind = urn::NidKind::Informal;
    must(registry.registerNamespace(act("rita", Role::Registrar),
                                    registry.approved(registry.draft(), "Example")));
    must(registry.registerNamespace(act("rita", Role::Registrar),
                                    registry.approved(registry.draft(informal), "")));
    registry.approved(registry.draft(), "Another-one");
    must(registry.submit(act("abe", Role::Applicant), registry.draft(), "Fourth", 1));
    registry::ImportBatch batch;
    batch.sha256 = std::string(64, 'a');
    batch.header = "<registry>a listing header</registry>";
    must(registry.store().import(act("rita", Role::Registrar), batch));
}

} // namespace

class TestRefusals : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_registry = std::make_unique<TestRegistry>();
        fill(*m_registry);
    }
    void cleanupTestCase() { m_registry.reset(); }

    void plainSql_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("constraint");
        const auto row = [](const char *name, const char *statement, const char *constraint) {
            QTest::newRow(name) << QString::fromUtf8(statement) << QString::fromUtf8(constraint);
        };
        row("a second namespace that differs in case only",
            "insert into nidreg_data.namespace (nid_key, nid, kind, registered)"
            " values ('example', 'EXAMPLE', 'formal', '')",
            "23505 namespace_pkey");
        row("a key that is not its NID in lower case",
            "insert into nidreg_data.namespace (nid_key, nid, kind, registered)"
            " values ('EXAMPLE', 'EXAMPLE', 'formal', '')",
            "23514 a_nid_key_is_its_nid_in_lower_case");
        row("a malformed NID",
            "insert into nidreg_data.namespace (nid_key, nid, kind, registered)"
            " values ('a_b', 'a_b', 'formal', '')",
            "23514 a_nid_is_well_formed");
        row("a formal NID that looks informal",
            "insert into nidreg_data.namespace (nid_key, nid, kind, registered)"
            " values ('urn-77', 'urn-77', 'formal', '')",
            "23514 an_informal_nid_is_urn_and_its_number");
        row("a reused informal number",
            "insert into nidreg_data.namespace (nid_key, nid, kind, informal_number, registered)"
            " values ('urn-01', 'urn-01', 'informal', 1, '')",
            "23514 an_informal_nid_is_urn_and_its_number");
        row("a reused informal NID",
            "insert into nidreg_data.namespace (nid_key, nid, kind, informal_number, registered)"
            " values ('urn-1', 'URN-1', 'informal', 1, '')",
            "23505 namespace_pkey");
        row("the informal counter set back", "update nidreg_data.informal_counter set next = 1",
            "NR002 an_informal_number_is_never_reused");
        row("a skipped revision of a record",
            "insert into nidreg_data.record_revision select (jsonb_populate_record(r,"
            " '{\"revision\": 3}')).* from nidreg_data.record_revision r where nid_key = 'example'",
            "NR002 a_revision_is_the_next_one");
        row("a repeated revision of a record",
            "insert into nidreg_data.record_revision select * from nidreg_data.record_revision"
            " where nid_key = 'example'",
            "NR002 a_revision_is_the_next_one");
        row("the next revision of a record without its event",
            "insert into nidreg_data.record_revision select (jsonb_populate_record(r,"
            " '{\"revision\": 2, \"event\": 0}')).* from nidreg_data.record_revision r"
            " where nid_key = 'example'",
            "NR002 a_revision_has_its_event");
        row("the next revision of a record with the event of the last one",
            "insert into nidreg_data.record_revision select (jsonb_populate_record(r,"
            " '{\"revision\": 2}')).* from nidreg_data.record_revision r where nid_key = 'example'",
            "23505 a_revision_has_its_own_event");
        row("a registration without its event",
            "insert into nidreg_data.registration (event, nid_key, version, stated_version,"
            " template_date, text, sha256, fields, grammar, request_id, recorded) select 0, "
            "nid_key,"
            " 2, '2', template_date, text, sha256, fields, grammar, null, recorded"
            " from nidreg_data.registration where nid_key = 'example'",
            "NR002 a_registration_has_its_event");
        row("a second registration of a request",
            "insert into nidreg_data.registration (event, nid_key, version, stated_version,"
            " template_date, text, sha256, fields, grammar, request_id, recorded) select event,"
            " nid_key, 2, '2', template_date, text, sha256, fields, grammar, request_id, recorded"
            " from nidreg_data.registration where nid_key = 'example'",
            "23505 registration_pkey");
        row("a changed registration",
            "update nidreg_data.registration set grammar = 'a = b' where nid_key = 'example'",
            "NR002 a_registration_never_changes");
        row("a deleted registration", "delete from nidreg_data.registration",
            "NR002 a_registration_never_changes");
        row("a changed revision of a record",
            "update nidreg_data.record_revision set registrant = 'x'",
            "NR002 a_revision_never_changes");
        row("a deleted revision of a record", "delete from nidreg_data.record_revision",
            "NR002 a_revision_never_changes");
        row("a listing without its event",
            "insert into nidreg_data.imported_listing values (0, 'x', '2026-01-02')",
            "NR002 a_listing_has_its_event");
        row("a listing of another day than its event tells",
            "insert into nidreg_data.imported_listing select l.event, l.header, '2001-01-01' from"
            " nidreg_data.imported_listing l",
            "NR002 a_listing_has_its_event");
        row("a changed header", "update nidreg_data.imported_listing set header = 'x'",
            "NR002 an_imported_listing_never_changes");
        row("a changed revision", "update nidreg_data.request_revision set nid = 'x'",
            "NR002 a_submitted_revision_never_changes");
        row("a deleted revision", "delete from nidreg_data.request_revision",
            "NR002 a_submitted_revision_never_changes");
        row("a changed event", "update nidreg_data.event set person = 'x'",
            "NR002 an_event_never_changes");
        row("a deleted event", "delete from nidreg_data.event where number = 3",
            "NR002 an_event_never_changes");
        row("a changed node", "update nidreg_data.event set nodes = '{}'",
            "NR002 an_event_never_changes");
        row("events emptied", "truncate nidreg_data.event cascade", "NR002 an_event_never_changes");
        row("a head of one's own", "update nidreg_data.log_head set size = 3",
            "NR002 the_log_only_grows");
        row("a deleted head", "delete from nidreg_data.log_head", "NR002 the_head_stays");
        row("an event out of order",
            "insert into nidreg_data.event (number, at, person, what, canonical, nodes)"
            " select 999, now(), 'x', 'x', b.bytes, nodes_of(999, b.bytes, h.peaks)"
            " from nidreg_data.log_head h cross join canonical_event(999, now(), 'x', 'reader',"
            " 'x', null, '', null, null, null, null, E'details=1:0\\n') as b (bytes)",
            "NR002 the_head_covers_every_event");
        row("an event that says something else than its bytes",
            "insert into nidreg_data.event (number, at, person, what, canonical, nodes)"
            " select size, now(), 'x', 'x', 'nidreg-event=1:1', '' from nidreg_data.log_head",
            "NR002 an_event_is_its_canonical_bytes");
        row("an event that the head does not cover",
            "select nidreg_data.add_event(nidreg_data.lock_log(), 'x', 'reader', 'x', null, '', "
            "null,"
            " E'details=1:0\\n')",
            "NR002 the_head_covers_every_event");
        row("a step that is on no edge",
            "select nidreg_data.append_event('rita', 'registrar', 'register', 4, 'Fourth', (1,"
            " 'register', 'community', 'in-discussion', 'registered', 'registrar',"
            " 'always')::nidreg_data.workflow_edge, 'text', 'x')",
            "23503 a_step_follows_an_edge");
        row("a state change off the table",
            "update nidreg_data.request set state = 'approved' where id = 4",
            "NR002 a_request_moves_along_the_workflow_alone");
        row("a state change on the table without its event",
            "update nidreg_data.request set state = 'closed' where id = 4",
            "NR002 a_request_moves_along_the_workflow_alone");
        row("a state change by another request's event",
            "update nidreg_data.request r set state = 'in-review', last_event = (select max(number)"
            " from nidreg_data.event where what = 'assign') where r.id = 4",
            "NR002 a_request_moves_along_the_workflow_alone");
        row("another applicant", "update nidreg_data.request set applicant = 'eve'",
            "NR002 what_a_request_is_never_changes");
        row("a request that begins approved",
            "insert into nidreg_data.request (id, purpose, kind, procedure, nid, state, applicant)"
            " values (99, 'new', 'formal', 'community', 'x', 'approved', 'abe')",
            "NR002 a_request_begins_as_a_draft");
        row("a deleted request", "delete from nidreg_data.request where id = 4",
            "NR002 a_request_never_disappears");
        row("a deleted namespace", "delete from nidreg_data.namespace where nid_key = 'example'",
            "NR002 a_namespace_never_disappears");
        row("a renamed namespace",
            "update nidreg_data.namespace set nid = 'EXAMPLE' where nid_key = 'example'",
            "NR002 a_namespace_changes_by_its_revisions_alone");
        row("another registrant in the listing",
            "update nidreg_data.namespace set registrant = 'x'",
            "NR002 a_namespace_changes_by_its_revisions_alone");
    }

    /// The registrar may not even name the tables; the owner may write them, and triggers and
    /// constraints say no.
    void plainSql()
    {
        QFETCH(QString, statement);
        QFETCH(QString, constraint);
        const Login registrar(*m_registry, "registrar");
        QCOMPARE(registrar.sql().run(statement), QStringLiteral("42501"));
        Sql owner(m_registry->conninfo());
        const QString refused = owner.run(kOwnersPath + statement);
        QVERIFY2(refused == constraint, (refused.toStdString() + " " + owner.words()).c_str());
        QVERIFY(!must(m_registry->store().verify({})).mismatch);
    }

    void aRegistrarCannotGiveItselfMore_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("switch off triggers")
            << QStringLiteral("set session_replication_role = replica");
        QTest::newRow("drop a trigger")
            << QStringLiteral("drop trigger an_event_never_changes on nidreg_data.event");
        QTest::newRow("append an event by hand") << QStringLiteral(
            "select nidreg_data.append_event('x', 'registrar', 'x', null, '', null, 'a', 'b')");
        QTest::newRow("take a number") << QStringLiteral("select nidreg_data.next_informal()");
        QTest::newRow("make the registry local")
            << QStringLiteral("select nidreg_data.prepare_local('x')");
        QTest::newRow("write a setting")
            << QStringLiteral("insert into nidreg_data.setting values ('single_user', 'true')");
        QTest::newRow("a function of its own in the schema")
            << QStringLiteral("create function nidreg.sha256(bytea) returns bytea language sql"
                              " as 'select null::bytea'");
    }

    void aRegistrarCannotGiveItselfMore()
    {
        QFETCH(QString, statement);
        const Login registrar(*m_registry, "registrar");
        QCOMPARE(registrar.sql().run(statement), QStringLiteral("42501"));
    }

    void whatNoProgramSendsIsRefused_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char *name, const char *statement, const char *refusal) {
            QTest::newRow(name) << QString::fromUtf8(statement) << QString::fromUtf8(refusal);
        };
        const QString import =
            "insert into nidreg.listing_import values ('00000000-0000-0000-0000-000000000001', %1,"
            " 0, 'odd', '', '', 'active', 'R', '%2', '', false, '', '', '', '', '');"
            " select nidreg.import_listing('00000000-0000-0000-0000-000000000001', 'rita',"
            " 'registrar', '{}')";
        row("an absence from a pool",
            "select nidreg.describe(gen_random_uuid(), 'rita', 'registrar', 'rita',"
            " '{\"name\": \"R\", \"organization\": \"\", \"email\": \"\", \"described\": -1,"
            " \"services\": [], \"absences\": [{\"pool\": \"formal\", \"from\": \"2026-12-01\","
            " \"until\": \"2026-12-02\", \"reason\": \"\"}]}')",
            "NR002 person.malformed");
        row("an imported row before the first", qPrintable(import.arg("-1", "[]")),
            "NR002 import.malformed");
        row("an imported row far behind the last", qPrintable(import.arg("2147483000", "[]")),
            "NR002 import.malformed");
        row("a day that does not exist",
            qPrintable(import.arg("0", "[]").replace("'odd', ''", "'odd', '2025-02-30'")),
            "NR002 import.not-a-day");
        row("a reference with more than programs read",
            qPrintable(import.arg("0", "[{\"data\": \"x\", \"type\": \"text\", \"n\": 1e400}]")),
            "23514 references_are_what_programs_read");
        row("fewer namespaces than none",
            "select nidreg.record_publication(gen_random_uuid(), 'rita', 'registrar', -5,"
            " jsonb_build_array(repeat('0', 64) || '  index.html'))",
            "NR002 publication.malformed");
        row("files without an end",
            "select nidreg.record_publication(gen_random_uuid(), 'rita', 'registrar', 1,"
            " (select jsonb_agg(repeat('0', 64) || '  ' || repeat('n', 3900) || i)"
            " from generate_series(1, 5000) i))",
            "NR002 text.too-long");
    }

    void whatNoProgramSendsIsRefused()
    {
        QFETCH(QString, statement);
        QFETCH(QString, refusal);
        Sql owner(m_registry->conninfo());
        const QString refused = owner.run(statement);
        QVERIFY2(refused == refusal, (refused.toStdString() + " " + owner.words()).c_str());
        QVERIFY(!must(m_registry->store().verify({})).mismatch);
    }

    /// Functions are written in constants, which a session's settings would read otherwise.
    void aSessionsSettingsDecideNothing()
    {
        Sql owner(m_registry->conninfo());
        owner.value("set standard_conforming_strings = off; set escape_string_warning = off;"
                    " set datestyle = 'German'");
        const QString id =
            owner.value("select nidreg.create_request(gen_random_uuid(), 'abe', 'applicant', 'new',"
                        " 'formal', 'community', false, 'sops-s', '', false) ->> 'id'");
        const QString text = QString::fromStdString(textOf("sops-s", 1)).replace('\'', "''");
        QCOMPARE(owner.value("select nidreg.submit(gen_random_uuid(), 'abe', 'applicant', " + id
                             + ", 0, 'draft', '" + text + "', '2026-01-31', '') ->> 'nid'"),
                 "sops-s");
        QCOMPARE(
            owner.value("select nidreg.take_step(gen_random_uuid(), 'rita', 'registrar', " + id
                        + ", 1, 'in-discussion', 'assign', '{\"expert\": \"eve\"}') ->> 'state'"),
            "in-review");
        QVERIFY(!must(m_registry->store().verify({})).mismatch);
    }

    void whatAnActionNeedsIsSetUntilItsTransactionEnds_data()
    {
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<QString>("ours");
        QTest::newRow("DateStyle") << "German, DMY"
                                   << "ISO, YMD";
        for (const char *name : {"debug_print_parse", "debug_print_rewritten", "debug_print_plan"})
            QTest::newRow(name) << "on"
                                << "off";
        QTest::newRow("standard_conforming_strings") << "off"
                                                     << "on";
    }

    void whatAnActionNeedsIsSetUntilItsTransactionEnds()
    {
        QFETCH(QString, theirs);
        QFETCH(QString, ours);
        const QString name = QTest::currentDataTag();
        Sql owner(m_registry->conninfo());
        QCOMPARE(owner.run("set " + name + " = " + theirs), "done");
        QCOMPARE(owner.run("begin; select nidreg.set_single_user(gen_random_uuid(), 'rita',"
                           " 'registrar', true)"),
                 "done");
        QCOMPARE(owner.value("show " + name), ours);
        QCOMPARE(owner.run("rollback"), "done");
        QCOMPARE(owner.value("show " + name), theirs);
    }

    void onALocalRegistryOnlyItsOwnerActs()
    {
        const Login registrar(*m_registry, "registrar");
        const auto store = opened(registrar.conninfo());
        QCOMPARE(refusal(store->import(act(registrar.name().c_str(), Role::Registrar),
                                       registry::ImportBatch())),
                 QStringLiteral("role.wrong"));
        QCOMPARE(refusal(store->import(act("rita", Role::Registrar), registry::ImportBatch())),
                 QStringLiteral("role.wrong"));
    }

private:
    std::unique_ptr<TestRegistry> m_registry;
};

NIDREG_TEST(TestRefusals, QCoreApplication)

} // namespace tst_refusals

#include "tst_refusals.moc"
