// SPDX-License-Identifier: MIT
#include "model/storage/postgres/migrate.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

namespace tst_guards {

using namespace nidreg;
using namespace nidreg::tests;

/// What guards the tables can be taken away by whoever owns the server: a verification names it,
/// and a migration puts it back.
class TestGuards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_registry = std::make_unique<TestRegistry>(); }
    void cleanupTestCase() { m_registry.reset(); }

    void aFreshRegistryIsAsItWasInstalled()
    {
        const auto report = must(m_registry->store().verify({}));
        QVERIFY2(!report.mismatch, report.mismatch ? report.mismatch->subject.c_str() : "");
        QVERIFY(report.differences.empty());
    }

    void whatIsTakenAwayIsNamedAndPutBack_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("named");
        const auto row = [](const char *name, const char *statement, const char *named) {
            QTest::newRow(name) << QString::fromUtf8(statement) << QString::fromUtf8(named);
        };
        row("a trigger is dropped", "drop trigger an_event_never_changes on nidreg_data.event",
            "trigger an_event_never_changes on nidreg_data.event is missing");
        row("a trigger is switched off",
            "alter table nidreg_data.event disable trigger an_event_never_changes",
            "trigger an_event_never_changes on nidreg_data.event was changed");
        row("a function is replaced",
            "create or replace function nidreg_data.check_registrar(p_role text) returns void"
            " language plpgsql as 'begin end'",
            "function nidreg_data.check_registrar(text) was changed");
        row("a function loses its path", "alter function nidreg.people() reset search_path",
            "function nidreg.people() was changed");
        row("a function is for everybody",
            "grant execute on function nidreg_data.next_informal() to public",
            "function nidreg_data.next_informal() was changed");
        row("a function belongs to somebody else",
            "alter function nidreg_data.next_informal() owner to postgres",
            "function nidreg_data.next_informal() was changed");
        row("a function is added",
            "create function nidreg.backdoor() returns int language sql as 'select 1'",
            "function nidreg.backdoor() was added");
        row("functions and views are added that rest on one another",
            "create function nidreg.one() returns int language sql return 1;"
            " create function nidreg.two() returns int language sql return nidreg.one() + 1;"
            " create view nidreg.three as select nidreg.two() as three;"
            " create view nidreg.four as select * from nidreg.three",
            "function nidreg.two() was added");
        row("a table may be read", "grant select on nidreg_data.event to nidreg_reader",
            "table nidreg_data.event was changed");
        row("the schema may be used", "grant usage on schema nidreg_data to nidreg_reader",
            "schema nidreg_data was changed");
        row("a constraint is dropped",
            "alter table nidreg_data.namespace drop constraint a_nid_is_well_formed",
            "constraint a_nid_is_well_formed of nidreg_data.namespace is missing");
        row("a bound of a domain is dropped",
            "alter domain nidreg_data.reference_list drop constraint "
            "references_are_what_programs_read",
            "constraint references_are_what_programs_read of nidreg_data.reference_list is "
            "missing");
        row("an index is dropped", "drop index nidreg_data.proposal_standing",
            "index nidreg_data.proposal_standing is missing");
        row("a policy is added", "create policy all_of_it on nidreg_data.event using (true)",
            "policy all_of_it on nidreg_data.event was added");
        row("a view is replaced",
            "create or replace view nidreg.policy as select p.name, ''::text as value"
            " from nidreg_data.policy p",
            "view nidreg.policy was changed");
        row("a rule rewrites inserts",
            "create rule nothing as on insert to nidreg_data.event do instead nothing",
            "rule nothing on nidreg_data.event was added");
    }

    void whatIsTakenAwayIsNamedAndPutBack()
    {
        QFETCH(QString, statement);
        QFETCH(QString, named);
        Sql owner(m_registry->conninfo());
        const QString done = owner.run(statement);
        QVERIFY2(done == QStringLiteral("done"), owner.words().c_str());
        const auto report = must(m_registry->store().verify({}));
        QVERIFY(report.mismatch.has_value());
        QStringList differences;
        for (const std::string &each : report.differences)
            differences << QString::fromStdString(each);
        QVERIFY2(differences.contains(named), qPrintable(differences.join(QLatin1Char('\n'))));
        must(storage::migrate(m_registry->conninfo(), true));
        m_registry->reopen();
        const auto after = must(m_registry->store().verify({}));
        QVERIFY2(!after.mismatch, after.mismatch ? after.mismatch->subject.c_str() : "");
    }

    void anInstallationIsAnEvent()
    {
        const auto first = must(m_registry->store().events(0, 1));
        QCOMPARE(first.front().what, std::string("install"));
        const auto before = must(m_registry->store().head()).size;
        must(storage::migrate(m_registry->conninfo(), true));
        m_registry->reopen();
        const auto told = must(m_registry->store().events(before, 10));
        QCOMPARE(told.size(), std::size_t(1));
        QCOMPARE(told.front().what, std::string("upgrade"));
    }

    /// Somebody who also rewrites the list of definitions is found by the hash of it in the log.
    void aListThatWasRewrittenIsNoticed()
    {
        Sql owner(m_registry->conninfo());
        owner.value(QStringLiteral(
            "update nidreg_data.definition set text = text || ' ' where name = 'nidreg.people()'"));
        const auto report = must(m_registry->store().verify({}));
        QVERIFY(report.mismatch.has_value());
        QCOMPARE(int(report.mismatch->where), int(registry::Mismatch::Definition));
        must(storage::migrate(m_registry->conninfo(), true));
        m_registry->reopen();
    }

private:
    std::unique_ptr<TestRegistry> m_registry;
};

NIDREG_TEST(TestGuards, QCoreApplication)

} // namespace tst_guards

#include "tst_guards.moc"
