// SPDX-License-Identifier: MIT
#include "model/storage/postgres/migrate.h"
#include "tests/model/storage/login.h"
#include "tests/model/storage/registry36.h"
#include "tests/program/program.h"

namespace tst_owner {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// Everything in both schemas that nidreg_owner does not own.
const char *const kNotTheOwners =
    "with ours as (select oid from pg_namespace where nspname in ('nidreg', 'nidreg_data'))"
    " select coalesce(string_agg(named, ' ' order by named), 'none') from ("
    " select relname::text, relowner from pg_class"
    "  where relnamespace in (table ours) and relkind <> 'i'"
    " union all select proname, proowner from pg_proc where pronamespace in (table ours)"
    " union all select typname, typowner from pg_type where typnamespace in (table ours)"
    " union all select nspname, nspowner from pg_namespace where oid in (table ours))"
    " as every (named, owner) where owner <> 'nidreg_owner'::regrole";

/// A shared registry with one registrar.
struct SharedRegistry {
    TestDatabase database;
    Login registrar{database, Login::First()}, other{registrar, Role::Reader};

    QString owner(const QString &statement) const
    {
        return Sql(database.conninfo()).value(statement);
    }
    registry::Stored<registry::Person> grant(const Login &by, const Login &to, Role role) const
    {
        return change(by, {to.name(), {role}, {}});
    }
    registry::Stored<registry::Person> revoke(const Login &by, const Login &from, Role role) const
    {
        return change(by, {from.name(), {}, {role}});
    }
    registry::Stored<registry::Person> change(const Login &by,
                                              const registry::RoleChange &wanted) const
    {
        return opened(by.conninfo())->changeRoles(by.act(Role::Registrar), wanted);
    }
    int appointments() const
    {
        return owner("select count(*) from nidreg_data.event where what = 'appoint'").toInt();
    }
};

} // namespace

class TestOwner : public QObject {
    Q_OBJECT

private slots:
    void aRoleOfTheServerIsNoneInSomebodysOwnRegistry_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("toItsOwner");
        QTest::newRow("candidates") << "select nidreg.candidates(1, '2026-02-10', '2026-02-24')"
                                    << "NR003 request.unknown";
        QTest::newRow("ending a session") << "select nidreg.end_session(pg_backend_pid())"
                                          << "NR003 session.unknown";
    }

    void aRoleOfTheServerIsNoneInSomebodysOwnRegistry()
    {
        QFETCH(QString, statement);
        QFETCH(QString, toItsOwner);
        const TestDatabase database;
        must(storage::prepareLocal(database.conninfo(), "ada"));
        const Login other(database, "registrar");
        QCOMPARE(other.sql().run(statement), QStringLiteral("NR002 role.wrong"));
        QCOMPARE(Sql(database.conninfo()).run(statement), toItsOwner);
    }

    void initTestCase()
    {
        const TestDatabase first; // with it the server gets the roles
    }

    void everythingIsTheOwners()
    {
        const TestDatabase database;
        QCOMPARE(Sql(database.conninfo()).value(kNotTheOwners), QStringLiteral("none"));
    }

    /// By its events the verification knows who was appointed: whoever got a role otherwise is
    /// named.
    void aBareGrantIsNamed()
    {
        const SharedRegistry shared;
        const auto mismatch = [&] {
            const auto found = must(opened(shared.registrar.conninfo())->verify({})).mismatch;
            return found ? QString::fromStdString(found->subject) : QString();
        };
        QCOMPARE(mismatch(), QString());
        const QString other = QString::fromStdString(shared.other.name());
        shared.owner(QStringLiteral("grant nidreg_expert to %1").arg(other));
        QCOMPARE(mismatch(), "login " + other);
        shared.owner(QStringLiteral("revoke nidreg_expert, nidreg_reader from %1").arg(other));
        QCOMPARE(mismatch(), "login " + other);
        shared.owner(QStringLiteral("grant nidreg_reader to %1").arg(other));
        QCOMPARE(mismatch(), QString());
        const Login stranger(shared.database, "registrar");
        QCOMPARE(mismatch(), "login " + QString::fromStdString(stranger.name()));
    }

    void theOwnerIsNoPerson()
    {
        const TestDatabase database;
        QCOMPARE(Sql(database.conninfo())
                     .value(QStringLiteral("select rolcanlogin or rolsuper or rolcreaterole"
                                           " from pg_roles where rolname = 'nidreg_owner'")),
                 QStringLiteral("f"));
    }

    void aMemberOfTheOwnerMigrates()
    {
        const TestDatabase database(TestDatabase::Content::Nothing);
        Sql sql(database.conninfo());
        sql.value(QStringLiteral("alter database %1 owner to nidreg_owner").arg(database.name()));
        const Login migrator(database, "owner");
        QCOMPARE(refusal(storage::migrate(migrator.conninfo())), QStringLiteral("done"));
        QCOMPARE(sql.value(kNotTheOwners), QStringLiteral("none"));
    }

    void nobodyElseMigrates()
    {
        const Registry36 old(Registry36::Local);
        const Login registrar(old, "registrar");
        QCOMPARE(refusal(storage::migrate(registrar.conninfo())),
                 QStringLiteral("schema.not-owner"));
        const TestDatabase edited;
        Sql(edited.conninfo()).value("update nidreg_data.schema_version set sha256 = 'x'");
        const Login other(edited, "registrar");
        QCOMPARE(refusal(storage::migrate(other.conninfo())), QStringLiteral("schema.not-owner"));
    }

    void aRegistrarGrantsAndRevokes_data()
    {
        QTest::addColumn<int>("role");
        for (const Role role : {Role::Reader, Role::Applicant, Role::Expert, Role::Registrar})
            QTest::newRow(workflow::name(role).data()) << int(role);
    }

    void aRegistrarGrantsAndRevokes()
    {
        QFETCH(int, role);
        const SharedRegistry shared;
        const Login newcomer(shared.registrar, Role::Reader);
        const int before = shared.appointments();
        must(shared.revoke(shared.registrar, newcomer, Role::Reader));
        const auto given = must(shared.grant(shared.registrar, newcomer, Role(role)));
        QCOMPARE(given.roles, std::vector<Role>{Role(role)});
        const auto registry = must(opened(newcomer.conninfo())->access());
        QCOMPARE(registry.acting.role, Role(role));
        QVERIFY(must(shared.revoke(shared.registrar, newcomer, Role(role))).roles.empty());
        QCOMPARE(shared.appointments(), before + 3);
        QVERIFY(!must(opened(shared.registrar.conninfo())->verify({})).mismatch);
    }

    void whatIsSoAlreadyMakesNoEvent()
    {
        const SharedRegistry shared;
        const int before = shared.appointments();
        must(shared.grant(shared.registrar, shared.other, Role::Reader));
        must(shared.revoke(shared.registrar, shared.other, Role::Expert));
        QCOMPARE(shared.appointments(), before);
    }

    /// As of a login that holds it for another registry of the same server.
    void whatALoginHoldsAndTheLogDoesNotSayIsRecorded()
    {
        const SharedRegistry shared;
        const QString other = QString::fromStdString(shared.other.name());
        shared.owner(QStringLiteral("grant nidreg_expert to %1").arg(other));
        const int before = shared.appointments();
        const auto roles = must(shared.grant(shared.registrar, shared.other, Role::Expert)).roles;
        QCOMPARE(roles, (std::vector<Role>{Role::Reader, Role::Expert}));
        QCOMPARE(shared.appointments(), before + 1);
        QVERIFY(!must(opened(shared.registrar.conninfo())->verify({})).mismatch);
    }

    void theActSetsAllRolesAtOnce()
    {
        const SharedRegistry shared;
        const auto store = opened(shared.registrar.conninfo());
        must(store->appoint(shared.registrar.act(Role::Registrar),
                            {shared.other.name(), {Role::Applicant, Role::Expert}}));
        const auto roles = must(opened(shared.other.conninfo())->access()).people;
        QCOMPARE(roles.front().roles, (std::vector<Role>{Role::Applicant, Role::Expert}));
    }

    void nobodyElseAppoints()
    {
        const SharedRegistry shared;
        QCOMPARE(refusal(shared.grant(shared.other, shared.other, Role::Registrar)),
                 QStringLiteral("role.wrong"));
        QCOMPARE(shared.other.sql().run(QStringLiteral("grant nidreg_registrar to current_user")),
                 QStringLiteral("42501"));
        QCOMPARE(shared.registrar.sql().run(QStringLiteral("grant nidreg_expert to %1")
                                                .arg(QString::fromStdString(shared.other.name()))),
                 QStringLiteral("42501"));
    }

    void theLastRegistrarStays()
    {
        const SharedRegistry shared;
        QCOMPARE(refusal(shared.revoke(shared.registrar, shared.registrar, Role::Registrar)),
                 QStringLiteral("person.last-registrar"));
        must(shared.grant(shared.registrar, shared.other, Role::Registrar));
        must(shared.revoke(shared.registrar, shared.registrar, Role::Registrar));
        QCOMPARE(refusal(storage::openStore(shared.registrar.conninfo())),
                 QStringLiteral("login.without-role"));
    }

    void aPersonIsALoginThatIsThere()
    {
        const SharedRegistry shared;
        const auto store = opened(shared.registrar.conninfo());
        const auto refused = [&](const char *login) {
            return refusal(store->changeRoles(shared.registrar.act(Role::Registrar),
                                              {login, {Role::Expert}, {}}));
        };
        QCOMPARE(refused("nobody-of-this-name"), QStringLiteral("login.unknown"));
        QCOMPARE(refused("nidreg_expert"), QStringLiteral("login.unknown"));
        QCOMPARE(refused("\"; drop schema nidreg cascade --"), QStringLiteral("login.unknown"));
        QCOMPARE(refused("postgres"), QStringLiteral("login.is-owner"));
        QCOMPARE(refused("nidreg_owner"), QStringLiteral("login.unknown"));
    }

    void aRoleOfAGroupIsNotOurs()
    {
        const SharedRegistry shared;
        const QString group = QStringLiteral("group_%1").arg(QCoreApplication::applicationPid());
        shared.owner(QStringLiteral("create role %1 in role nidreg_expert").arg(group));
        shared.owner(QStringLiteral("grant %1 to %2")
                         .arg(group, QString::fromStdString(shared.other.name())));
        QCOMPARE(refusal(shared.revoke(shared.registrar, shared.other, Role::Expert)),
                 QStringLiteral("role.held-otherwise"));
        shared.owner(QStringLiteral("drop role %1").arg(group));
    }

    void theOwnerAppointsTheFirstRegistrarAlone()
    {
        const SharedRegistry shared;
        const Login migrator(shared.database, "owner");
        QCOMPARE(refusal(shared.grant(migrator, shared.other, Role::Registrar)),
                 QStringLiteral("login.is-owner"));
        shared.owner(QStringLiteral("revoke nidreg_registrar from %1")
                         .arg(QString::fromStdString(shared.registrar.name())));
        must(shared.grant(migrator, shared.other, Role::Registrar));
        QCOMPARE(refusal(shared.grant(migrator, shared.registrar, Role::Registrar)),
                 QStringLiteral("login.is-owner"));
    }

    void aDryRunGivesNothing()
    {
        const SharedRegistry shared;
        Act act = shared.registrar.act(Role::Registrar);
        act.dryRun = true;
        const auto told = must(opened(shared.registrar.conninfo())
                                   ->changeRoles(act, {shared.other.name(), {Role::Expert}, {}}));
        QCOMPARE(told.roles, (std::vector<Role>{Role::Reader, Role::Expert}));
        QCOMPARE(must(opened(shared.other.conninfo())->access()).people.front().roles,
                 std::vector<Role>{Role::Reader});
    }
};

NIDREG_TEST(TestOwner, QCoreApplication)

} // namespace tst_owner

#include "tst_owner.moc"
