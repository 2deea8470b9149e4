// SPDX-License-Identifier: MIT
#include "model/storage/postgres/migrate.h"
#include "tests/model/storage/depositfiles.h"
#include "tests/program/program.h"
#include "tests/support/durableserver.h"

#include <QProcess>

#include <thread>

namespace tst_deposit {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

using Content = TestDatabase::Content;

/// The tables and everything else of the schemas, as pg_dump writes them.
QByteArray schemaOf(const QString &conninfo)
{
    QProcess dump;
    const QStringList arguments{"--schema-only", "--schema=nidreg", "--schema=nidreg_data",
                                "--dbname", conninfo};
    dump.start(serverProgram(QStringLiteral("pg_dump")),
               arguments + QStringList{"--restrict-key=x"});
    if (!dump.waitForFinished() || dump.exitCode() != 0) {
        dump.start(serverProgram(QStringLiteral("pg_dump")), arguments);
        dump.waitForFinished();
    }
    return dump.readAllStandardOutput();
}

/// What a deposit's text says beside when and where it was taken, and beside the event that tells
/// of a restore.
QByteArray textOf(const QString &file)
{
    QByteArray text = bytesOf(file);
    for (const char *section : {"event", "log_head", "schema_version"})
        text = withRows(text, section, [](const QByteArray &) { return QByteArray(); });
    QByteArray kept;
    for (const QByteArray &each : text.split('\n')) {
        const bool isOfTheDay = each.startsWith("taken ") || each.startsWith("registry ")
            || each.startsWith("log ") || each.startsWith("end-of-deposit ");
        if (!isOfTheDay)
            kept += each + '\n';
    }
    return kept;
}

/// A registration with the next informal number, and a request with the next id.
std::string workOn(registry::Store &store, const workflow::Request &ready)
{
    const Act by = act("rita", Role::Registrar);
    const workflow::Edge edge{Step::Register, ready.procedure, ready.state, ready.state,
                              workflow::Part::Registrar};
    must(store.registerNamespace(by,
                                 {{ready.id, ready.revision, edge, by.acting, {}}, "Org", {}, {}}));
    const auto made = must(store.create(act("abe", Role::Applicant), {}));
    return must(store.request(ready.id)).request.nid + ' ' + std::to_string(made.id.value);
}

} // namespace

class TestDeposit : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void aRestoredRegistryIsTheSame_data()
    {
        QTest::addColumn<bool>("isPlain");
        QTest::newRow("from a compressed deposit") << false;
        QTest::newRow("from a plain deposit") << true;
    }

    void aRestoredRegistryIsTheSame()
    {
        QFETCH(bool, isPlain);
        const ProvenRegistry registry;
        const QString before = canonicalExport(registry.conninfo());
        const auto written = dumped(registry.conninfo(), file("a"), {{}, isPlain});
        const registry::LogHead head = must(registry.store().head());
        QCOMPARE(written.header.log.size, head.size);
        QCOMPARE(canonicalExport(registry.conninfo()), before);
        const TestDatabase copy(Content::Nothing);
        const auto report = restored(copy.conninfo(), {file("a")});
        QCOMPARE(canonicalExport(copy.conninfo(), head.size), before);
        QVERIFY(!report.log.mismatch);
        dumped(copy.conninfo(), file("b"), {{}, true});
        dumped(registry.conninfo(), file("c"), {{}, true});
        QCOMPARE(textOf(file("b")), textOf(file("c")));
    }

    /// What was restored by which program is told behind the deposit's log, which stays as it was.
    void theLogTellsOfTheRestore()
    {
        const ProvenRegistry registry;
        const auto written = dumped(registry.conninfo(), file("a"));
        const TestDatabase copy(Content::Nothing);
        const auto report = restored(copy.conninfo(), {file("a")});
        const registry::LogHead stated = written.header.log;
        QCOMPARE(report.log.head.size, stated.size + 1);
        QCOMPARE(report.log.witnesses, 1);
        const auto store = opened(copy.conninfo());
        QCOMPARE(must(store->proveSince(stated.size)).old.root, stated.root);
        const auto since = must(store->events(stated.size, 10));
        QCOMPARE(since.size(), 1U);
        QCOMPARE(since.front().what, std::string("upgrade"));
        const std::string log = must(registry.store().head()).log;
        QVERIFY(!log.empty());
        QCOMPARE(must(store->head()).log, log);
        const auto verified = must(store->verify({}, {{stated.size, stated.root, "a", log}}));
        QCOMPARE(verified.witnesses, 1);
        QVERIFY(!verified.mismatch);
        QCOMPARE(verified.differences, std::vector<std::string>());
    }

    void everyGuardStandsAgain()
    {
        const ProvenRegistry registry;
        dumped(registry.conninfo(), file("a"));
        const TestDatabase copy(Content::Nothing), fresh;
        restored(copy.conninfo(), {file("a")});
        QCOMPARE(guardsThatAreOff(copy.conninfo()), QStringLiteral("none"));
        QCOMPARE(schemaOf(copy.conninfo()), schemaOf(fresh.conninfo()));
        Sql sql(copy.conninfo());
        QVERIFY(sql.run("delete from nidreg_data.event").contains("an_event_never_changes"));
        QVERIFY(sql.run("truncate nidreg_data.event cascade").startsWith("NR002 "));
        QVERIFY(sql.run("update nidreg_data.record_revision set status = 'active'")
                    .contains("a_revision_never_changes"));
        QVERIFY(sql.run("delete from nidreg_data.request").contains("a_request_never_disappears"));
    }

    void aNewRegistryIsTheSame()
    {
        const TestDatabase empty, copy(Content::Nothing);
        const auto written = dumped(empty.conninfo(), file("a"));
        QCOMPARE(restored(copy.conninfo(), {file("a")}).log.events, written.header.log.size + 1);
        QCOMPARE(canonicalExport(copy.conninfo(), written.header.log.size),
                 canonicalExport(empty.conninfo()));
    }

    /// Its bounds hold for what comes in; what an older registry held beyond them is not lost.
    void whatIsBeyondABoundComesAlong()
    {
        const TestDatabase database, copy(Content::Nothing);
        const QString add = "insert into nidreg_data.contact (id, name, uri, updated, event)"
                            " values ('long', repeat('x', 5000), '', '', 0)";
        Sql sql(database.conninfo());
        QVERIFY(sql.run(add).contains("a_line_has_an_end"));
        sql.value("begin; alter domain nidreg_data.line drop constraint a_line_has_an_end;" + add
                  + "; alter domain nidreg_data.line add constraint a_line_has_an_end"
                    " check (octet_length(value) <= 4000) not valid; commit");
        dumped(database.conninfo(), file("a"));
        // the contact is of no event; it did come in
        const auto done = storage::restore(copy.conninfo(), {file("a")}, {}, {});
        QCOMPARE(refusal(done), QStringLiteral("deposit.mismatch"));
        QVERIFY(done.error().detail.find("contact") != std::string::npos);
    }

    void workGoesOnWhereItWas()
    {
        const TestRegistry registry;
        registry::NewRequest informal;
        informal.kind = urn::NidKind::Informal;
        must(registry.registerNamespace(act("rita", Role::Registrar),
                                        registry.approved(registry.draft(informal), "")));
        const auto ready = registry.approved(registry.draft(informal), "");
        dumped(registry.conninfo(), file("a"));
        const TestDatabase copy(Content::Nothing);
        restored(copy.conninfo(), {file("a")});
        const auto store = opened(copy.conninfo()), twin = opened(registry.conninfo());
        QCOMPARE(workOn(*store, ready), std::string("urn-2 3"));
        QCOMPARE(workOn(*twin, ready), std::string("urn-2 3"));
        QVERIFY(!must(store->verify({})).mismatch);
    }

    void aMigratedAndUnusedDatabaseIsEmpty()
    {
        const ProvenRegistry registry;
        dumped(registry.conninfo(), file("a"));
        const TestDatabase copy;
        must(storage::migrate(copy.conninfo(), true)); // which is an event, and nobody's act
        const auto report = restored(copy.conninfo(), {file("a")});
        QCOMPARE(canonicalExport(copy.conninfo(), report.header.log.size),
                 canonicalExport(registry.conninfo()));
    }

    void aUsedDatabaseIsLeftAlone()
    {
        const ProvenRegistry registry;
        dumped(registry.conninfo(), file("a"));
        const QString before = canonicalExport(registry.conninfo());
        QCOMPARE(refusal(storage::restore(registry.conninfo(), {file("a")}, {}, {})),
                 QStringLiteral("deposit.not-empty"));
        QCOMPARE(canonicalExport(registry.conninfo()), before);
    }

    void aDryRunChangesNothing()
    {
        const ProvenRegistry registry;
        dumped(registry.conninfo(), file("a"));
        const TestDatabase copy(Content::Nothing);
        storage::RestoreOptions options;
        options.dryRun = true;
        must(storage::restore(copy.conninfo(), {file("a")}, options, {}));
        QVERIFY(isBare(copy));
    }

    void incrementsAreRestoredInTheirOrder()
    {
        const ProvenRegistry registry;
        const QString conninfo = registry.conninfo();
        const auto grow = [&registry](const char *nid) {
            must(registry.submit(act("abe", Role::Applicant), registry.draft(), nid, 1));
        };
        dumped(conninfo, file("full"));
        grow("First-day");
        dumped(conninfo, file("one"), {file("full"), false});
        grow("Second-day");
        const auto last = dumped(conninfo, file("two"), {file("one"), false});
        QVERIFY(last.header.since && last.header.since->size < last.header.log.size);
        const TestDatabase copy(Content::Nothing);
        restored(copy.conninfo(), {file("full"), file("one"), file("two")});
        QCOMPARE(canonicalExport(copy.conninfo(), last.header.log.size), canonicalExport(conninfo));

        const TestDatabase none(Content::Nothing);
        const auto refused = [&none](const QStringList &files) {
            return refusal(storage::restore(none.conninfo(), files, {}, {}));
        };
        QCOMPARE(refused({file("full"), file("two")}), QStringLiteral("deposit.gap"));
        QCOMPARE(refused({file("one"), file("two")}), QStringLiteral("deposit.not-full"));
        QCOMPARE(refused({file("full"), file("two"), file("one")}), QStringLiteral("deposit.gap"));
        QCOMPARE(refused({file("full"), file("full")}), QStringLiteral("deposit.no-increment"));
        const ProvenRegistry other; // the same acts at another time
        dumped(other.conninfo(), file("other"));
        QCOMPARE(refused({file("other"), file("one")}), QStringLiteral("deposit.other-history"));
        QVERIFY(isBare(none));
        QCOMPARE(refusal(storage::dump(other.conninfo(), file("x"), {file("full"), false}, {})),
                 QStringLiteral("deposit.other-history"));
        QCOMPARE(refusal(storage::dump(conninfo, file("full"), {file("full"), false}, {})),
                 QStringLiteral("deposit.same-file"));
        QVERIFY(!QFile::exists(file("x")));
    }

    /// One history, whichever server it goes on at.
    void aRestoredRegistryTakesIncrements()
    {
        const ProvenRegistry registry;
        const TestDatabase copy(Content::Nothing), again(Content::Nothing);
        dumped(registry.conninfo(), file("a"));
        restored(copy.conninfo(), {file("a")});
        const auto store = opened(copy.conninfo());
        must(store->create(act("abe", Role::Applicant), {}));
        const auto last = dumped(copy.conninfo(), file("b"), {file("a"), false});
        restored(again.conninfo(), {file("a"), file("b")});
        QCOMPARE(canonicalExport(again.conninfo(), last.header.log.size),
                 canonicalExport(copy.conninfo()));
    }

    /// Nothing but this table is locked: others read and write meanwhile.
    void aMigrationWaitsForADeposit()
    {
        const ProvenRegistry registry;
        Sql sql(registry.conninfo());
        QStringList outcomes;
        const auto lock = [&sql] {
            const QString outcome = sql.run("begin; lock table nidreg_data.schema_version"
                                            " in access exclusive mode nowait");
            sql.value("rollback");
            return outcome;
        };
        const registry::Progress during = [&](std::int64_t, std::int64_t) {
            outcomes << lock();
            return true;
        };
        must(storage::dump(registry.conninfo(), file("a"), {}, during));
        QCOMPARE(QSet<QString>(outcomes.begin(), outcomes.end()), QSet<QString>{"55P03"});
        QCOMPARE(lock(), QStringLiteral("done"));
    }

    /// Its snapshot is of after the migration.
    void aDepositWaitsForAMigration()
    {
        const TestDatabase database;
        Sql migration(database.conninfo()), watch(database.conninfo());
        migration.value("begin; lock table nidreg_data.schema_version in access exclusive mode");
        std::thread dumping([&] { dumped(database.conninfo(), file("a"), {{}, true}); });
        while (watch.value("select count(*) from pg_locks where not granted") == "0")
            QTest::qSleep(5);
        migration.value(
            "update nidreg_data.schema_version set program = 'what a migration did'; commit");
        dumping.join();
        QVERIFY(bytesOf(file("a")).contains("what a migration did"));
    }

    void nothingComesOfACancelledOne()
    {
        const ProvenRegistry registry;
        const registry::Progress never = [](std::int64_t, std::int64_t) { return false; };
        QCOMPARE(refusal(storage::dump(registry.conninfo(), file("never"), {}, never)),
                 QStringLiteral("cancelled"));
        QVERIFY(!QFile::exists(file("never")));
        dumped(registry.conninfo(), file("a"));
        const TestDatabase copy(Content::Nothing);
        for (int goes = 0; goes < 1000; goes += 190) {
            const registry::Progress until = [goes](std::int64_t done, std::int64_t) {
                return done < goes;
            };
            QCOMPARE(refusal(storage::restore(copy.conninfo(), {file("a")}, {}, until)),
                     QStringLiteral("cancelled"));
        }
        QVERIFY(isBare(copy));
    }

private:
    QString file(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
};

NIDREG_TEST(TestDeposit, QCoreApplication)

} // namespace tst_deposit

#include "tst_deposit.moc"
