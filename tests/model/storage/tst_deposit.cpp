// SPDX-License-Identifier: MIT
#include "tests/model/storage/depositfiles.h"
#include "tests/model/storage/login.h"
#include "tests/model/storage/older.h"
#include "tests/support/durableserver.h"

#include <QCryptographicHash>
#include <QProcess>

using namespace nidreg;
using namespace nidreg::tests;

namespace {

using Content = TestDatabase::Content;

/// The tables and everything else of a schema, as pg_dump writes them.
QByteArray schemaOf(const QString &conninfo)
{
    QProcess dump;
    dump.start(serverProgram(QStringLiteral("pg_dump")),
               {"--schema-only", "--schema=nidreg", "--restrict-key=x", "--dbname", conninfo});
    if (!dump.waitForFinished() || dump.exitCode() != 0) {
        dump.start(serverProgram(QStringLiteral("pg_dump")),
                   {"--schema-only", "--schema=nidreg", "--dbname", conninfo});
        dump.waitForFinished();
    }
    return dump.readAllStandardOutput();
}

/// What a deposit's text says beside when and where it was taken.
QByteArray textOf(const QString &file)
{
    QByteArray text;
    const QList<QByteArray> lines = bytesOf(file).split('\n');
    for (const QByteArray &each : lines) {
        if (!each.startsWith("taken ") && !each.startsWith("registry ")
            && !each.startsWith("end-of-deposit "))
            text += each + '\n';
    }
    return text;
}

void fill14(Sql &sql)
{
    migrateAsSuperuserTo(sql, 14);
    QFile script(QStringLiteral(NIDREG_SOURCE "/tests/fixtures/registry/filled-0014.sql"));
    if (!script.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(script.errorString()));
    sql.value(QString::fromUtf8(script.readAll()));
}

/// As a program of an older version left it.
void migrateTo(const QString &conninfo, int version)
{
    Sql sql(conninfo);
    const int applied = sql.value("select max(version) from nidreg.migration").toInt();
    sql.value("begin");
    for (const sql::Migration &each : sql::kMigrations) {
        if (each.version <= applied || each.version > version)
            continue;
        const QByteArray text(each.text.data(), qsizetype(each.text.size()));
        if (each.version > 15)
            sql.value("set local role nidreg_owner");
        sql.value(QString::fromUtf8(text));
        sql.value(
            QStringLiteral("insert into nidreg.migration (version, name, sha256)"
                           " values (%1, '%2', '%3')")
                .arg(each.version)
                .arg(qtText(each.name),
                     QString::fromLatin1(
                         QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex())));
        sql.value("set constraints all immediate");
        sql.value("set constraints all deferred");
    }
    sql.value("commit");
}

/// A registration with the next informal number, and a request with the next id.
std::string workOn(registry::Store &store, const review::Request &ready)
{
    const Act by = act("rita", Role::Registrar);
    const review::Edge edge{Step::Register, ready.procedure, ready.state, ready.state,
                            review::Part::Registrar};
    must(store.enroll(by, {{ready.id, ready.revision, edge, by.acting, {}}, "Org", {}, {}}));
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
        QCOMPARE(written.header.log.size, must(registry.store().head()).size);
        QCOMPARE(canonicalExport(registry.conninfo()), before);
        const TestDatabase copy(Content::Nothing);
        const auto report = restored(copy.conninfo(), {file("a")});
        QCOMPARE(canonicalExport(copy.conninfo()), before);
        QCOMPARE(report.log.head.root, written.header.log.root);
        QVERIFY(!report.log.misfit);
        dumped(copy.conninfo(), file("b"), {{}, true});
        dumped(registry.conninfo(), file("c"), {{}, true});
        QCOMPARE(textOf(file("b")), textOf(file("c")));
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
        QVERIFY(sql.run("delete from nidreg.event").contains("an_event_never_changes"));
        QVERIFY(sql.run("truncate nidreg.event cascade").startsWith("NR002 "));
        QVERIFY(sql.run("update nidreg.namespace_version set status = 'active'")
                    .contains("a_version_never_changes"));
        QVERIFY(sql.run("delete from nidreg.request").contains("a_request_never_disappears"));
    }

    void aNewRegistryIsTheSame()
    {
        const TestDatabase empty, copy(Content::Nothing);
        dumped(empty.conninfo(), file("a"));
        QCOMPARE(restored(copy.conninfo(), {file("a")}).log.events, 0);
        QCOMPARE(canonicalExport(copy.conninfo()), canonicalExport(empty.conninfo()));
    }

    void aRegistryOfFormerDaysIsTheSame()
    {
        const TestDatabase old(Content::Nothing), copy(Content::Nothing);
        {
            Sql sql(old.conninfo());
            fill14(sql);
        }
        must(storage::migrate(old.conninfo()));
        dumped(old.conninfo(), file("a"));
        restored(copy.conninfo(), {file("a")});
        QCOMPARE(canonicalExport(copy.conninfo()), canonicalExport(old.conninfo()));
    }

    /// The one rule about schemas: as the deposit's, filled, then migrated.
    void anOlderDepositIsMigrated()
    {
        const TestDatabase old(Content::Nothing), copy(Content::Nothing);
        {
            Sql sql(old.conninfo());
            fill14(sql);
        }
        migrateTo(old.conninfo(), 27);
        const auto written = dumped(old.conninfo(), file("a"));
        QCOMPARE(written.header.schema, 27);
        const auto report = restored(copy.conninfo(), {file("a")});
        QCOMPARE(report.schema, sql::kMigrations.back().version);
        QCOMPARE(guardsThatAreOff(copy.conninfo()), QStringLiteral("none"));
        must(storage::migrate(old.conninfo()));
        const QString ledger = "select string_agg(version || sha256, ' ' order by version)"
                               " from nidreg.migration";
        QCOMPARE(Sql(copy.conninfo()).value(ledger), Sql(old.conninfo()).value(ledger));
        const auto withoutLedger = [](QString all) {
            static const QRegularExpression line("\nmigration [^\n]*");
            return all.remove(line);
        };
        QCOMPARE(withoutLedger(canonicalExport(copy.conninfo())),
                 withoutLedger(canonicalExport(old.conninfo())));
    }

    void workGoesOnWhereItWas()
    {
        const Desk registry;
        registry::NewRequest informal;
        informal.kind = urn::NidKind::Informal;
        must(registry.enroll(act("rita", Role::Registrar),
                             registry.approved(registry.draft(informal), "")));
        const auto ready = registry.approved(registry.draft(informal), "");
        dumped(registry.conninfo(), file("a"));
        const TestDatabase copy(Content::Nothing);
        restored(copy.conninfo(), {file("a")});
        const auto store = opened(copy.conninfo()), twin = opened(registry.conninfo());
        QCOMPARE(workOn(*store, ready), std::string("urn-2 3"));
        QCOMPARE(workOn(*twin, ready), std::string("urn-2 3"));
        QVERIFY(!must(store->verify({})).misfit);
    }

    void aMigratedAndUnusedDatabaseIsEmpty()
    {
        const ProvenRegistry registry;
        dumped(registry.conninfo(), file("a"));
        const TestDatabase copy;
        restored(copy.conninfo(), {file("a")});
        QCOMPARE(canonicalExport(copy.conninfo()), canonicalExport(registry.conninfo()));
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

    void aRehearsalChangesNothing()
    {
        const ProvenRegistry registry;
        dumped(registry.conninfo(), file("a"));
        const TestDatabase copy(Content::Nothing);
        storage::RestoreOptions options;
        options.rehearse = true;
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
        QCOMPARE(canonicalExport(copy.conninfo()), canonicalExport(conninfo));

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

    void onlyTheOwnerTakesADeposit()
    {
        const TestDatabase database;
        const Login registrar(database, "registrar"), owner(database, "owner");
        QCOMPARE(refusal(storage::dump(registrar.conninfo(), file("denied"), {}, {})),
                 QStringLiteral("deposit.not-owner"));
        QVERIFY(!QFile::exists(file("denied")));
        QCOMPARE(
            refusal(storage::dump(Login(database, "reader").conninfo(), file("denied"), {}, {})),
            QStringLiteral("deposit.not-owner"));
        dumped(owner.conninfo(), file("allowed"));
        QCOMPARE(refusal(storage::restore(registrar.conninfo(), {file("allowed")}, {}, {})),
                 QStringLiteral("schema.not-owner"));
        QCOMPARE(QFile::permissions(file("allowed")) & 0x77, QFile::Permissions());
    }

    void whoHasWhichRoleComesAlong()
    {
        const TestDatabase office, copy(Content::Nothing);
        Login registrar(office, "registrar"), expert(office, "expert");
        dumped(office.conninfo(), file("a"));
        Sql sql(office.conninfo());
        sql.value("revoke nidreg_expert from " + QString::fromStdString(expert.name()));
        {
            const Login gone(office, "reader");
            dumped(office.conninfo(), file("b"));
        }
        const auto report = restored(copy.conninfo(), {file("a")});
        QCOMPARE(named(report.given), QStringLiteral("%1 expert").arg(expert.name().c_str()));
        QVERIFY(sql.value(QStringLiteral("select pg_has_role('%1', 'nidreg_expert', 'MEMBER')")
                              .arg(expert.name().c_str()))
                == QStringLiteral("t"));
        const TestDatabase other(Content::Nothing);
        QVERIFY(named(restored(other.conninfo(), {file("b")}).missing).endsWith(" reader"));
    }

    void aMemberOfTheOwnerRestores()
    {
        const ProvenRegistry registry;
        dumped(registry.conninfo(), file("a"));
        const TestDatabase copy(Content::Nothing);
        Sql(copy.conninfo())
            .value(QStringLiteral("alter database %1 owner to nidreg_owner").arg(copy.name()));
        const Login owner(copy, "owner");
        restored(owner.conninfo(), {file("a")});
        QCOMPARE(canonicalExport(copy.conninfo()), canonicalExport(registry.conninfo()));
        QCOMPARE(guardsThatAreOff(copy.conninfo()), QStringLiteral("none"));
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

    static bool isBare(const TestDatabase &database)
    {
        return Sql(database.conninfo()).value("select to_regnamespace('nidreg') is null") == "t";
    }

    static QString named(const std::vector<storage::GivenRole> &roles)
    {
        QStringList list;
        for (const storage::GivenRole &each : roles)
            list << QString::fromStdString(each.login + ' ' + each.role);
        return list.join(", ");
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestDeposit)
#include "tst_deposit.moc"
