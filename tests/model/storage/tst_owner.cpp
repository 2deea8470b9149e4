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
struct Office {
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
        const Office office;
        const auto mismatch = [&] {
            const auto found = must(opened(office.registrar.conninfo())->verify({})).mismatch;
            return found ? QString::fromStdString(found->subject) : QString();
        };
        QCOMPARE(mismatch(), QString());
        const QString other = QString::fromStdString(office.other.name());
        office.owner(QStringLiteral("grant nidreg_expert to %1").arg(other));
        QCOMPARE(mismatch(), "login " + other);
        office.owner(QStringLiteral("revoke nidreg_expert, nidreg_reader from %1").arg(other));
        QCOMPARE(mismatch(), "login " + other);
        office.owner(QStringLiteral("grant nidreg_reader to %1").arg(other));
        QCOMPARE(mismatch(), QString());
        const Login stranger(office.database, "registrar");
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
        const Office office;
        const Login newcomer(office.registrar, Role::Reader);
        const int before = office.appointments();
        must(office.revoke(office.registrar, newcomer, Role::Reader));
        const auto given = must(office.grant(office.registrar, newcomer, Role(role)));
        QCOMPARE(given.roles, std::vector<Role>{Role(role)});
        const auto desk = must(opened(newcomer.conninfo())->access());
        QCOMPARE(desk.acting.role, Role(role));
        QVERIFY(must(office.revoke(office.registrar, newcomer, Role(role))).roles.empty());
        QCOMPARE(office.appointments(), before + 3);
        QVERIFY(!must(opened(office.registrar.conninfo())->verify({})).mismatch);
    }

    void whatIsSoAlreadyMakesNoEvent()
    {
        const Office office;
        const int before = office.appointments();
        must(office.grant(office.registrar, office.other, Role::Reader));
        must(office.revoke(office.registrar, office.other, Role::Expert));
        QCOMPARE(office.appointments(), before);
    }

    void theActSetsAllRolesAtOnce()
    {
        const Office office;
        const auto store = opened(office.registrar.conninfo());
        must(store->appoint(office.registrar.act(Role::Registrar),
                            {office.other.name(), {Role::Applicant, Role::Expert}}));
        const auto roles = must(opened(office.other.conninfo())->access()).people;
        QCOMPARE(roles.front().roles, (std::vector<Role>{Role::Applicant, Role::Expert}));
    }

    void nobodyElseAppoints()
    {
        const Office office;
        QCOMPARE(refusal(office.grant(office.other, office.other, Role::Registrar)),
                 QStringLiteral("role.wrong"));
        QCOMPARE(office.other.sql().run(QStringLiteral("grant nidreg_registrar to current_user")),
                 QStringLiteral("42501"));
        QCOMPARE(office.registrar.sql().run(QStringLiteral("grant nidreg_expert to %1")
                                                .arg(QString::fromStdString(office.other.name()))),
                 QStringLiteral("42501"));
    }

    void theLastRegistrarStays()
    {
        const Office office;
        QCOMPARE(refusal(office.revoke(office.registrar, office.registrar, Role::Registrar)),
                 QStringLiteral("person.last-registrar"));
        must(office.grant(office.registrar, office.other, Role::Registrar));
        must(office.revoke(office.registrar, office.registrar, Role::Registrar));
        QCOMPARE(refusal(storage::openStore(office.registrar.conninfo())),
                 QStringLiteral("login.without-role"));
    }

    void aPersonIsALoginThatIsThere()
    {
        const Office office;
        const auto store = opened(office.registrar.conninfo());
        const auto refused = [&](const char *login) {
            return refusal(store->changeRoles(office.registrar.act(Role::Registrar),
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
        const Office office;
        const QString group = QStringLiteral("group_%1").arg(QCoreApplication::applicationPid());
        office.owner(QStringLiteral("create role %1 in role nidreg_expert").arg(group));
        office.owner(QStringLiteral("grant %1 to %2")
                         .arg(group, QString::fromStdString(office.other.name())));
        QCOMPARE(refusal(office.revoke(office.registrar, office.other, Role::Expert)),
                 QStringLiteral("role.held-otherwise"));
        office.owner(QStringLiteral("drop role %1").arg(group));
    }

    void theOwnerAppointsTheFirstRegistrarAlone()
    {
        const Office office;
        const Login migrator(office.database, "owner");
        QCOMPARE(refusal(office.grant(migrator, office.other, Role::Registrar)),
                 QStringLiteral("login.is-owner"));
        office.owner(QStringLiteral("revoke nidreg_registrar from %1")
                         .arg(QString::fromStdString(office.registrar.name())));
        must(office.grant(migrator, office.other, Role::Registrar));
        QCOMPARE(refusal(office.grant(migrator, office.registrar, Role::Registrar)),
                 QStringLiteral("login.is-owner"));
    }

    void aDryRunGivesNothing()
    {
        const Office office;
        Act act = office.registrar.act(Role::Registrar);
        act.dryRun = true;
        const auto told = must(opened(office.registrar.conninfo())
                                   ->changeRoles(act, {office.other.name(), {Role::Expert}, {}}));
        QCOMPARE(told.roles, (std::vector<Role>{Role::Reader, Role::Expert}));
        QCOMPARE(must(opened(office.other.conninfo())->access()).people.front().roles,
                 std::vector<Role>{Role::Reader});
    }
};

NIDREG_TEST(TestOwner, QCoreApplication)

} // namespace tst_owner

#include "tst_owner.moc"
