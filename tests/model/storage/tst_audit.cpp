// SPDX-License-Identifier: MIT
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

#include <algorithm>
#include <libpq-fe.h>

namespace tst_audit {

using namespace nidreg;
using namespace nidreg::tests;
using registry::Mismatch;

namespace {

/// Runs statements as the superuser with every trigger and foreign key switched off.
void tamper(const QString &conninfo, const char *statements)
{
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
        PQconnectdb(conninfo.toUtf8().constData()), &PQfinish);
    const std::string all = std::string("set session_replication_role = replica; ") + statements;
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(
        PQexec(connection.get(), all.c_str()), &PQclear);
    if (PQresultStatus(result.get()) != PGRES_COMMAND_OK)
        qFatal("%s", PQerrorMessage(connection.get()));
    if (std::string_view(PQcmdTuples(result.get())) == "0")
        qFatal("changes nothing: %s", statements);
}

/// A registry with a bit of everything: imported, registered, informal, an open request.
void fill(const TestRegistry &registry)
{
    registry::ImportBatch batch;
    batch.source = "a listing";
    registry::ImportedNamespace one;
    one.row.nid = "isbn";
    one.row.version = 2;
    one.row.registrant = "Agence";
    batch.namespaces.push_back(one);
    must(registry.store().import(act("rita", Role::Registrar), batch));
    must(registry.registerNamespace(act("rita", Role::Registrar),
                                    registry.approved(registry.draft(), "Example")));
    registry::NewRequest informal;
    informal.kind = urn::NidKind::Informal;
    must(registry.registerNamespace(act("rita", Role::Registrar),
                                    registry.approved(registry.draft(informal), "")));
    registry.approved(registry.draft(), "Another-one");
}

} // namespace

class TestAudit : public QObject {
    Q_OBJECT

private slots:
    void everyByteFits()
    {
        const TestRegistry registry;
        fill(registry);
        const auto report = must(registry.store().verify({}));
        QVERIFY2(!report.mismatch, report.mismatch ? report.mismatch->subject.c_str() : "");
        QCOMPARE(report.revisions, 3);
        QCOMPARE(report.versions, 3);
        QCOMPARE(report.head.size, must(registry.store().head()).size);
        QVERIFY(report.head.size > 15);
    }

    void aNewRegistryFits()
    {
        const TestDatabase database;
        const auto store = opened(database.conninfo());
        const auto report = must(store->verify({}));
        QVERIFY2(!report.mismatch, report.mismatch ? report.mismatch->subject.c_str() : "");
        QCOMPARE(report.head.size, 1); // its installation
        QCOMPARE(report.events, 1);
    }

    void tampering_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<int>("where");
        QTest::addColumn<QString>("subject");
        const auto row = [](const char *name, const char *statement, Mismatch::Where where,
                            const char *subject) {
            QTest::newRow(name) << QByteArray(statement) << int(where)
                                << QString::fromUtf8(subject);
        };
        row("another person in an event",
            "update nidreg_data.event set person = 'eve' where number = 3", Mismatch::Event,
            "event 3");
        row("another time",
            "update nidreg_data.event set at = at + '1 microsecond' where number = 4",
            Mismatch::Event, "event 4");
        row("another text in its details",
            "update nidreg_data.event set canonical = convert_to(replace(convert_from(canonical, "
            "'UTF8'),"
            " 'Fine.', 'Bad!.'), 'UTF8')"
            " where number = (select min(number) from nidreg_data.event where what = 'approve')",
            Mismatch::Node, "nodes of event ");
        row("a detail less than its details count",
            "update nidreg_data.event set canonical = "
            "convert_to(regexp_replace(convert_from(canonical,"
            " 'UTF8'), 'text=5:Fine.\\n', ''), 'UTF8')"
            " where number = (select min(number) from nidreg_data.event where what = 'approve')",
            Mismatch::Event, "event ");
        row("another byte in the bytes",
            "update nidreg_data.event set canonical = set_byte(canonical, 40, 65) where number = 5",
            Mismatch::Event, "event 5");
        row("columns and bytes changed together",
            "update nidreg_data.event set person = 'eva', canonical = convert_to(regexp_replace("
            "convert_from(canonical, 'UTF8'), '\\nperson=[^\\n]*', E'\\nperson=3:eva'), 'UTF8')"
            " where number = 6",
            Mismatch::Node, "nodes of event 6");
        row("an event is missing", "delete from nidreg_data.event where number = 7",
            Mismatch::Event, "event 7");
        row("another hash in the tree",
            "update nidreg_data.event set nodes = overlay(nodes placing sha256('x') from 65)"
            " where number = 3",
            Mismatch::Node, "nodes of event 3");
        row("a node is missing",
            "update nidreg_data.event set nodes = overlay(nodes placing '' from 33 for 32)"
            " where number = 3",
            Mismatch::Node, "nodes of event 3");
        row("a node too many",
            "update nidreg_data.event set nodes = nodes || sha256('x') where number = 4",
            Mismatch::Node, "nodes");
        row("half a node too many",
            "update nidreg_data.event set nodes = nodes || '\\x00' where number = 4",
            Mismatch::Node, "nodes of event 4");
        row("no nodes", "update nidreg_data.event set nodes = '' where number = 4", Mismatch::Node,
            "nodes of event 4");
        row("peaks that are not known",
            "alter table nidreg_data.log_head alter peaks drop not null;"
            " update nidreg_data.log_head set peaks = null",
            Mismatch::Head, "head");
        row("no peaks", "update nidreg_data.log_head set peaks = ''", Mismatch::Head, "head");
        row("another size", "update nidreg_data.log_head set size = size + 1", Mismatch::Head,
            "head");
        row("other peaks", "update nidreg_data.log_head set peaks = peaks || sha256('x')",
            Mismatch::Head, "head");
        row("another text in a revision",
            "update nidreg_data.request_revision set text = text || 'x',"
            " sha256 = encode(sha256(convert_to(text || 'x', 'UTF8')), 'hex') where request_id = 1",
            Mismatch::Revision, "request 1 revision 1");
        row("other fields in a revision",
            "update nidreg_data.request_revision set fields = '{}' where request_id = 2",
            Mismatch::Revision, "request 2 revision 1");
        row("another day in a revision",
            "update nidreg_data.request_revision set template_date = '1999-01-01' where request_id "
            "= 3",
            Mismatch::Revision, "request 3 revision 1");
        row("a revision is missing",
            "delete from nidreg_data.request_revision where request_id = 1", Mismatch::Revision,
            "request 1 revision 1");
        row("another text in a version",
            "update nidreg_data.registration set text = text || 'x',"
            " sha256 = encode(sha256(convert_to(text || 'x', 'UTF8')), 'hex')"
            " where nid_key = 'example'",
            Mismatch::Version, "Example revision 1");
        row("another grammar in a version",
            "update nidreg_data.registration set grammar = 'nss = 1*part'"
            " where nid_key = 'example'",
            Mismatch::Version, "Example revision 1");
        row("another registrant in an imported version",
            "update nidreg_data.record_revision set registrant = 'Me' where nid_key = 'isbn'",
            Mismatch::Version, "isbn revision 1");
        row("another number of a version",
            "update nidreg_data.record_revision set revision = 3 where nid_key = 'isbn'",
            Mismatch::Version, "isbn revision 1");
        row("a version is missing",
            "delete from nidreg_data.record_revision where nid_key = 'urn-1'", Mismatch::Version,
            "urn-1 revision 1");
        row("a registration is missing",
            "delete from nidreg_data.registration where nid_key = 'urn-1'", Mismatch::Version,
            "urn-1 revision 1");
        row("a registration that is not shown",
            "update nidreg_data.record_revision set registration = null where nid_key = 'example'",
            Mismatch::Version, "Example revision 1");
        row("a registration of another one that is shown",
            "update nidreg_data.record_revision set registration = (select event"
            " from nidreg_data.registration where nid_key = 'urn-1') where nid_key = 'example'",
            Mismatch::Version, "Example revision 1");
        row("another registrant in the listing",
            "update nidreg_data.namespace set registrant = 'Me' where nid_key = 'isbn'",
            Mismatch::Version, "isbn revision 1");
        row("another NID in the listing",
            "update nidreg_data.namespace set nid = 'ISBN' where nid_key = 'isbn'",
            Mismatch::Version, "isbn revision 1");
        row("a request that nobody moved",
            "update nidreg_data.request set state = 'registered' where id = 3", Mismatch::Request,
            "request 3");
    }

    void tampering()
    {
        QFETCH(QByteArray, statement);
        QFETCH(int, where);
        QFETCH(QString, subject);
        const TestRegistry registry;
        fill(registry);
        tamper(registry.conninfo(), statement.constData());
        const auto report = must(registry.store().verify({}));
        QVERIFY(report.mismatch);
        QVERIFY2(QString::fromStdString(report.mismatch->subject).startsWith(subject),
                 report.mismatch->subject.c_str());
        QCOMPARE(int(report.mismatch->where), where);
    }

    void aDamagedLogCanStillBeRead_data()
    {
        QTest::addColumn<QByteArray>("bytes"); // in SQL, of the event's bytes
        QTest::addColumn<int>("details"); // that are left of it
        const auto row = [](const char *name, const char *bytes, int details) {
            QTest::newRow(name) << QByteArray(bytes) << details;
        };
        row("nothing is left", "''::bytea", 0);
        row("it ends within a length",
            "substring(b from 1 for position('person='::bytea in b) + 7)", 0);
        row("a length is no number",
            "overlay(b placing 'x' from position('text='::bytea in b) + 5)", 0);
        row("a length is less than nothing",
            "overlay(b placing '-' from position('text='::bytea in b) + 5)", 0);
        row("a length reaches beyond the end",
            "overlay(b placing '9999999' from position('text='::bytea in b) + 5 for 1)", 1);
        row("a line without a name or an end", "b || 'endless'", 3);
        row("a value that is no UTF-8",
            "overlay(b placing '\\xff' from position('Fine.'::bytea in b))", 0);
        row("no text at all", "decode(repeat('00', 400), 'hex')", 0);
    }

    void aDamagedLogCanStillBeRead()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, details);
        const TestRegistry registry;
        fill(registry);
        const QByteArray damage = "update nidreg_data.event set canonical = (select " + bytes
            + " from (values (canonical)) as v (b))"
              " where number = (select min(number) from nidreg_data.event where what = 'approve')";
        tamper(registry.conninfo(), damage.constData());
        const auto events = must(registry.store().events(0, 1000));
        QCOMPARE(std::int64_t(events.size()), must(registry.store().head()).size);
        const auto hit = std::ranges::find(events, "approve", &registry::Event::what);
        QVERIFY(hit != events.end());
        QCOMPARE(int(hit->details.size()), details);
    }

    void verifyingCanBeStopped()
    {
        const TestRegistry registry;
        fill(registry);
        const auto stopped =
            registry.store().verify([](std::int64_t, std::int64_t) { return false; });
        QCOMPARE(refusal(stopped), QStringLiteral("cancelled"));
        QVERIFY(registry.store().verify({})); // and the connection is of use as before
    }
};

NIDREG_TEST(TestAudit, QCoreApplication)

} // namespace tst_audit

#include "tst_audit.moc"
