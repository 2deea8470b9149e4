// SPDX-License-Identifier: MIT
#include "tests/app/cli/program.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/durableserver.h"
#include "tests/support/ownserver.h"

#include <QtTest>

namespace tst_pgdump {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

constexpr auto kRoles =
    "nidreg_owner, nidreg_reader, nidreg_applicant, nidreg_expert, nidreg_registrar";

} // namespace

/// A registry that a database administrator keeps with pg_dump and brings back with pg_restore, on
/// a server that never had a registry: pg_dump takes a database without its server's roles.
class PgDumpTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_server = std::make_unique<OwnServer>();
        const TestRegistry registry;
        must(registry.store().setPolicy(act("rita", Role::Registrar), {"idle-days", "80"}));
        QProcess dump;
        dump.start(serverProgram(QStringLiteral("pg_dump")),
                   {"--format", "custom", "--file", file(), "--dbname", registry.conninfo()});
        QVERIFY(dump.waitForFinished() && dump.exitCode() == 0);
        ::chmod(QFile::encodeName(file()).constData(), 0644);
    }
    void cleanup() { m_server.reset(); }

    void theRolesThatAreMissingAreNamedAndMade()
    {
        restore("registry", {});
        for (const QStringList &verb : {QStringList{"db", "status"}, {"audit", "verify"}}) {
            const Said said = tell("registry", verb);
            QCOMPARE(said.status, 3);
            QVERIFY2(said.err.contains(kRoles) && said.err.contains("db migrate"), said.err);
        }
        const Said migrated = tell("registry", {"db", "migrate"});
        QCOMPARE(migrated.status, 0);
        QVERIFY2(migrated.out.contains(kRoles) && migrated.out.contains("transferred the registry"),
                 migrated.out);
        isWhole("registry");
        const Said again = tell("registry", {"db", "migrate"});
        QVERIFY2(again.status == 0 && !again.out.contains("roles"), again.out);
    }

    void aRegistryOfAnotherOwnerIsGivenBack()
    {
        tell("postgres", {"db", "migrate"}); // the server has the roles
        restore("registry", {"--no-owner"});
        const Said said = tell("registry", {"db", "status"});
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains("does not belong to nidreg_owner"), said.err);
        const Said migrated = tell("registry", {"db", "migrate"});
        QVERIFY2(migrated.status == 0 && migrated.out.contains("transferred the registry")
                     && !migrated.out.contains("created missing roles"),
                 migrated.out);
        isWhole("registry");
    }

    void rightsThatWereLeftOutAreNoticedAndPutBack()
    {
        tell("postgres", {"db", "migrate"});
        restore("registry", {"--no-privileges"});
        const Said said = tell("registry", {"audit", "verify"});
        QCOMPARE(said.status, 1);
        QVERIFY2(said.out.contains("was changed"), said.out + said.err);
        QVERIFY(!said.out.contains("no mismatch"));
        QCOMPARE(tell("registry", {"db", "migrate"}).status, 0);
        isWhole("registry");
    }

    void whoIsNoSuperuserIsToldToAskOne()
    {
        Sql(m_server->conninfo("postgres")).run("create role dora login");
        restore("registry", {});
        const Said said = say(m_server->conninfo("registry", "dora"), {"db", "migrate"});
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains("superuser"), said.err);
        QCOMPARE(Sql(m_server->conninfo("postgres"))
                     .value("select count(*) from pg_roles where rolname like 'nidreg%'"),
                 QString("0"));
    }

    void aDatabaseWithoutARegistrySaysSo()
    {
        const Said said = tell("postgres", {"db", "status"});
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains("does not contain a registry"), said.err);
        const Said migrated = tell("postgres", {"db", "migrate"});
        QVERIFY2(migrated.out.startsWith("a registry was installed"), migrated.out);
    }

private:
    QString file() const { return m_server->folder() + "/registry.dump"; }

    Said tell(const char *database, const QStringList &verb) const
    {
        return say(m_server->conninfo(database), verb);
    }

    void restore(const QString &database, const QStringList &options) const
    {
        Sql(m_server->conninfo("postgres")).run("create database " + database);
        runAsServer(QStringList{"pg_restore", "--dbname", m_server->conninfo(database)} + options
                        + QStringList{file()},
                    true); // it goes on where a role is missing, and ends with 1
    }

    /// Everything fits, and the log goes on from where the dumped one ended.
    void isWhole(const char *database) const
    {
        const Said verified = tell(database, {"audit", "verify"});
        QVERIFY2(verified.status == 0 && verified.out.contains("no mismatch"),
                 verified.out + verified.err);
        QCOMPARE(tell(database, {"db", "status"}).status, 0);
        const auto size =
            Sql(m_server->conninfo(database))
                .value("select value from nidreg_data.policy where name = 'idle-days'");
        QCOMPARE(size, QString("80"));
    }

    std::unique_ptr<OwnServer> m_server;
};

NIDREG_TEST(PgDumpTest, QCoreApplication)

} // namespace tst_pgdump

#include "tst_pgdump.moc"
