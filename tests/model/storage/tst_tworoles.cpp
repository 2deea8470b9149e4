// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

namespace tst_tworoles {

using namespace nidreg;
using namespace nidreg::tests;
using registry::Proposal;

namespace {

Act rita()
{
    return act("rita", Role::Registrar);
}
Act ann()
{
    return act("ann", Role::Registrar);
}

/// A registry where role changes take two; Zoe applies.
struct TwoPersonRegistry : TestRegistry {
    TwoPersonRegistry()
    {
        must(store().appoint(rita(), {"zoe", {Role::Applicant}}));
        setTwo("appoint");
    }

    void setTwo(const char *acts) const { must(store().setPolicy(rita(), {"two-persons", acts})); }
    std::vector<Role> rolesOf(const char *login) const
    {
        for (const registry::Person &each : must(store().access()).people) {
            if (each.login == login)
                return each.roles;
        }
        return {};
    }
    std::vector<Proposal> standing() const { return must(store().proposals()); }
    QString outcomeOf(std::int64_t event) const
    {
        return Sql(conninfo())
            .value(QStringLiteral("select outcome from nidreg_data.proposal where event = %1")
                       .arg(event));
    }
};

/// A shared registry where role changes take two; each of them at a login of their own.
struct SharedTwoPersonRegistry {
    TestDatabase database;
    Login rita{database, Login::First()}, ann{rita, Role::Registrar}, zoe{rita, Role::Applicant};

    SharedTwoPersonRegistry()
    {
        must(opened(rita.conninfo())
                 ->setPolicy(rita.act(Role::Registrar), {"two-persons", "appoint"}));
    }

    QString roles(const Login &login) const
    {
        return Sql(database.conninfo())
            .value(kOwnersPath
                   + QStringLiteral("select roles_of('%1')")
                         .arg(QString::fromStdString(login.name())));
    }
};

/// A call of one of the acts on people, as somebody types it.
QString call(const char *words, const Login &by, const Login &whom)
{
    return QString::fromUtf8(words)
        .replace(QStringLiteral("ME"), QString::fromStdString(by.name()))
        .replace(QStringLiteral("WHOM"), QString::fromStdString(whom.name()));
}

} // namespace

class TestTwoRoles : public QObject {
    Q_OBJECT

private slots:
    void aChangeOfRolesTakesTwo_data()
    {
        QTest::addColumn<bool>("gives");
        QTest::newRow("a role that is given") << true;
        QTest::newRow("a role that is taken") << false;
    }

    void aChangeOfRolesTakesTwo()
    {
        QFETCH(bool, gives);
        const TwoPersonRegistry registry;
        registry::RoleChange change{"zoe", {}, {}};
        (gives ? change.granted : change.revoked) = {gives ? Role::Expert : Role::Applicant};
        const auto before = registry.rolesOf("zoe");
        const auto first = must(registry.store().changeRoles(rita(), change));
        QVERIFY(first.proposed);
        QCOMPARE(first.roles, before);
        QCOMPARE(registry.rolesOf("zoe"), before);
        QCOMPARE(refusal(registry.store().changeRoles(rita(), change)), "proposal.own");
        const auto second = must(registry.store().changeRoles(ann(), change));
        QVERIFY(!second.proposed);
        QCOMPARE(registry.rolesOf("zoe"), second.roles);
        QVERIFY(second.roles != before);
        QVERIFY(registry.standing().empty());
        QVERIFY(!must(registry.store().verify({})).mismatch);
    }

    void aDryRunProposesNothing()
    {
        const TwoPersonRegistry registry;
        Act dryRun = rita();
        dryRun.dryRun = true;
        QVERIFY(must(registry.store().changeRoles(dryRun, {"zoe", {Role::Expert}, {}})).proposed);
        QVERIFY(registry.standing().empty());
    }

    void aRetriedChangeIsOneProposal()
    {
        const TwoPersonRegistry registry;
        const Act once = rita();
        QVERIFY(must(registry.store().changeRoles(once, {"zoe", {Role::Expert}, {}})).proposed);
        QVERIFY(must(registry.store().changeRoles(once, {"zoe", {Role::Expert}, {}})).proposed);
        QCOMPARE(registry.standing().size(), std::size_t(1));
    }

    void anotherChangeIsAnotherProposal()
    {
        const TwoPersonRegistry registry;
        must(registry.store().changeRoles(rita(), {"zoe", {Role::Expert}, {}}));
        QVERIFY(must(registry.store().changeRoles(ann(), {"zoe", {Role::Registrar}, {}})).proposed);
        QCOMPARE(registry.standing().size(), std::size_t(1));
        QCOMPARE(registry.standing().front().person, "ann");
        QCOMPARE(registry.rolesOf("zoe"), std::vector<Role>{Role::Applicant});
    }

    void aChangeThatCannotBeIsRefusedAtOnce()
    {
        const TwoPersonRegistry registry;
        QCOMPARE(refusal(registry.store().changeRoles(rita(), {"ann", {}, {Role::Registrar}})),
                 "registrar.second-missing");
        QVERIFY(registry.standing().empty());
    }

    /// Else nobody could ever second anything again, the end of the rule included.
    void twoRegistrarsStayWhereAnActTakesTwo()
    {
        const TwoPersonRegistry registry;
        QCOMPARE(refusal(registry.store().appoint(rita(), {"ann", {}})),
                 "registrar.second-missing");
        must(registry.store().setPolicy(rita(), {"two-persons", "register"}));
        must(registry.store().setPolicy(ann(), {"two-persons", "register"}));
        QCOMPARE(refusal(registry.store().appoint(rita(), {"ann", {}})),
                 "registrar.second-missing");
    }

    void whoIsNoLongerARegistrarProposesNothing()
    {
        const TwoPersonRegistry registry;
        const registry::RoleChange shared{"zoe", {Role::Registrar}, {}};
        must(registry.store().changeRoles(rita(), shared));
        must(registry.store().changeRoles(ann(), shared));
        must(registry.store().changeRoles(rita(), {"eve", {Role::Applicant}, {}}));
        const registry::RoleChange dismissal{"rita", {Role::Reader}, {Role::Registrar}};
        must(registry.store().changeRoles(ann(), dismissal));
        must(registry.store().changeRoles(act("zoe", Role::Registrar), dismissal));
        QVERIFY(registry.standing().empty());
        QVERIFY(must(registry.store().changeRoles(ann(), {"eve", {Role::Applicant}, {}})).proposed);
    }

    void whatWasNotProposedIsNotCarriedOut()
    {
        const TwoPersonRegistry registry;
        must(registry.store().changeRoles(rita(), {"zoe", {Role::Expert}, {}}));
        const std::int64_t event = registry.standing().front().event;
        must(registry.store().setPolicy(rita(), {"two-persons", ""}));
        must(registry.store().setPolicy(ann(), {"two-persons", ""}));
        must(registry.store().changeRoles(ann(), {"zoe", {Role::Registrar}, {}}));
        QCOMPARE(registry.outcomeOf(event), "replaced");
    }

    void aListingIsNotTakenOverByOneWhereTwoRegister()
    {
        const TwoPersonRegistry registry;
        registry::ImportBatch batch{{}, {}, "a list", std::string(64, '0')};
        batch.namespaces.emplace_back().row.nid = "smuggled";
        must(registry.store().setPolicy(rita(), {"two-persons", "register"}));
        must(registry.store().setPolicy(ann(), {"two-persons", "register"}));
        QCOMPARE(refusal(registry.store().import(rita(), batch)), "import.takes-two");
        batch.namespaces.clear();
        QCOMPARE(must(registry.store().import(rita(), batch)).versions, 0);
    }

    void aRegistrarsLoginHasNoWayRound_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *text, const char *statement, const char *answer) {
            QTest::newRow(text) << QByteArray(statement) << QString(answer);
        };
        row("the act that sets roles",
            "select nidreg.appoint(gen_random_uuid(), 'ME', 'registrar', 'WHOM', "
            "'[\"registrar\"]')",
            "done");
        row("the act that gives a role",
            "select nidreg.change_roles(gen_random_uuid(), 'ME', 'registrar', 'WHOM',"
            " '[\"registrar\"]', '[]')",
            "done");
        row("the act that takes a role",
            "select nidreg.change_roles(gen_random_uuid(), 'ME', 'registrar', 'WHOM', '[]',"
            " '[\"applicant\"]')",
            "done");
        row("a role given twice under two keys",
            "select nidreg.change_roles(gen_random_uuid(), 'ME', 'registrar', 'WHOM',"
            " '[\"expert\"]', '[]');"
            "select nidreg.change_roles(gen_random_uuid(), 'ME', 'registrar', 'WHOM',"
            " '[\"expert\"]', '[]')",
            "NR002 proposal.own");
        row("a role given by one act and set by another",
            "select nidreg.change_roles(gen_random_uuid(), 'ME', 'registrar', 'WHOM',"
            " '[\"expert\"]', '[]');"
            "select nidreg.appoint(gen_random_uuid(), 'ME', 'registrar', 'WHOM',"
            " '[\"expert\", \"applicant\"]')",
            "NR002 proposal.own");
        row("in another one's name",
            "select nidreg.change_roles(gen_random_uuid(), 'WHOM', 'registrar', 'WHOM',"
            " '[\"expert\"]', '[]')",
            "NR002 role.wrong");
        row("the switch alone",
            "select nidreg.set_policy(gen_random_uuid(), 'ME', 'registrar', 'two-persons', '')",
            "done");
        row("the inner function", "select nidreg_data.give_roles('ME', 'registrar', 'WHOM', '[]')",
            "42501");
        row("the innermost function", "select nidreg_data.set_roles('WHOM', '[\"registrar\"]')",
            "42501");
        row("the function for logins",
            "select nidreg_data.set_login_roles('WHOM', '[\"registrar\"]')", "42501");
        row("a proposal written by hand",
            "insert into nidreg_data.proposal (event, act, subject, sha256, terms_sha256, terms, "
            "person,"
            " at) values (0, 'appoint', 'WHOM', '', '', '', 'WHOM', now())",
            "42501");
        row("the policy's row",
            "update nidreg_data.policy set value = '' where name = 'two-persons'", "42501");
        row("the policy's view", "update nidreg.policy set value = '' where name = 'two-persons'",
            "42501");
        row("PostgreSQL's own grant", "grant nidreg_registrar to WHOM", "42501");
        row("the list of people",
            "insert into nidreg_data.person_role (login, role) values ('WHOM', 'registrar')",
            "42501");
        row("a person's file",
            "select nidreg.describe(gen_random_uuid(), 'ME', 'registrar', 'WHOM',"
            " '{\"described\": -1, \"name\": \"Zoe\", \"organization\": \"\", \"email\": \"\","
            " \"roles\": [\"registrar\"], \"services\": [], \"absences\": []}')",
            "done");
        row("a private registry of one's own", "select nidreg_data.prepare_local('ME')", "42501");
    }

    void aRegistrarsLoginHasNoWayRound()
    {
        QFETCH(QByteArray, statement);
        QFETCH(QString, answer);
        const SharedTwoPersonRegistry shared;
        const QString before = shared.roles(shared.zoe);
        Sql sql = shared.rita.sql();
        const QString done = sql.run(call(statement.constData(), shared.rita, shared.zoe));
        QVERIFY2(done == answer, sql.words().c_str());
        QCOMPARE(shared.roles(shared.zoe), before);
        QVERIFY(must(opened(shared.rita.conninfo())->policies()).takesTwo("appoint"));
    }

    void twoLoginsDoWhatOneCannot()
    {
        const SharedTwoPersonRegistry shared;
        const registry::RoleChange change{shared.zoe.name(), {Role::Expert}, {}};
        const auto by = [&](const Login &login) {
            return must(opened(login.conninfo())->changeRoles(login.act(Role::Registrar), change));
        };
        QVERIFY(by(shared.rita).proposed);
        QCOMPARE(shared.roles(shared.zoe), "[\"applicant\"]");
        QVERIFY(!by(shared.ann).proposed);
        QCOMPARE(shared.roles(shared.zoe), "[\"applicant\", \"expert\"]");
    }
};

NIDREG_TEST(TestTwoRoles, QCoreApplication)

} // namespace tst_tworoles

#include "tst_tworoles.moc"
