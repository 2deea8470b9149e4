// SPDX-License-Identifier: MIT
#include "model/storage/postgres/migrate.h"
#include "registry-data/schema.h"
#include "tests/model/storage/provenregistry.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"

#include <QtTest>

/// Schema 37 counted a namespace's versions by its record's revisions; up to 38 a revision's day
/// was what its listing said of the record.
namespace tst_upgrade37 {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// Makes a registry what schema 37 would have made of the same events, but that these tell the day.
constexpr auto kAsOf37 = R"(
create table public.shared_later as select * from nidreg_data.shared_query;
drop table nidreg_data.shared_query;
delete from nidreg_data.imported_listing where header = '';
alter table nidreg_data.imported_listing drop column in_force;
alter table nidreg_data.imported_listing add constraint a_header_says_something check (header <> '');
alter table nidreg_data.imported_listing rename to listing_header;
alter index nidreg_data.imported_listing_pkey rename to listing_header_pkey;
alter table nidreg_data.listing_header rename constraint imported_listing_event_fkey to listing_header_event_fkey;
drop index nidreg_data.record_revision_in_force, nidreg_data.record_revision_by_day;
alter table nidreg_data.record_revision alter column in_force type nidreg_data.listing_date;
update nidreg_data.record_revision set in_force = case when not imported then in_force when updated <> '' then updated else registered end;
create index record_revision_as_of on nidreg_data.record_revision (nid_key, event) include (revision);
alter table nidreg_data.namespace drop column in_force, drop column revisions;
drop domain nidreg_data.known_day;
delete from nidreg_data.definition where kind in ('table', 'constraint', 'index');
update nidreg_data.namespace set version = revision;
update nidreg_data.record_revision set registration = null where registration <> event;
update nidreg_data.namespace n set registration = v.registration
  from nidreg_data.record_revision v where v.nid_key = n.nid_key and v.revision = n.version;
alter table nidreg_data.namespace drop column revision;
alter table nidreg_data.namespace alter column version set default 0;
alter table nidreg.listing_import add column version bigint not null default 0;
update nidreg_data.schema_version set version = 37;
create view nidreg.schema_version as select version, sha256, program from nidreg_data.schema_version;
)";

/// Everything that the step from 37 writes, and what PostgreSQL says of the tables.
QString rowsOf(const QString &conninfo)
{
    return Sql(conninfo).value(
        "select concat_ws(E'\n',"
        " (select string_agg(to_jsonb(n)::text, E'\n' order by nid_key) from nidreg_data.namespace "
        "n),"
        " (select string_agg(to_jsonb(v)::text, E'\n' order by event) from "
        "nidreg_data.record_revision v),"
        " (select string_agg(to_jsonb(g)::text, E'\n' order by event) from "
        "nidreg_data.registration g),"
        " (select string_agg(to_jsonb(r)::text, E'\n' order by id) from nidreg_data.request r),"
        " (select string_agg(to_jsonb(d)::text, E'\n' order by kind, name) from "
        "nidreg_data.definition d"
        "   where kind = 'table'))");
}

} // namespace

class TestUpgrade37 : public QObject {
    Q_OBJECT

private slots:
    void versionsAreThoseOfTheTemplates()
    {
        const ProvenRegistry registry;
        const QString conninfo = registry.conninfo();
        const QString before = rowsOf(conninfo);
        QVERIFY(before.contains("\"revision\": 2"));
        Sql superuser(conninfo);
        QCOMPARE(superuser.run(QString::fromUtf8(sql::kDrop.data(), qsizetype(sql::kDrop.size()))),
                 QString("done"));
        QCOMPARE(superuser.run(kAsOf37), QString("done"));
        must(storage::migrate(conninfo));
        QCOMPARE(superuser.run("insert into nidreg_data.shared_query table public.shared_later; "
                               "drop table public.shared_later"),
                 QString("done"));
        QCOMPARE(rowsOf(conninfo), before);
        const auto report = must(registry.store().verify({}));
        QVERIFY2(!report.mismatch, report.mismatch ? report.mismatch->subject.c_str() : "");
    }
};

NIDREG_TEST(TestUpgrade37, QCoreApplication)

} // namespace tst_upgrade37

#include "tst_upgrade37.moc"
