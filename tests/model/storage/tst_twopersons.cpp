// SPDX-License-Identifier: MIT
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

namespace tst_twopersons {

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

void setTwo(const TestRegistry &registry, const char *acts)
{
    must(registry.store().setPolicy(rita(), {"two-persons", acts}));
}

QString outcomes(const TestRegistry &registry, workflow::RequestId request)
{
    QStringList all;
    for (const Proposal &each : must(registry.store().proposals(request)))
        all << QString::fromStdString(each.person + " " + each.act + " "
                                      + std::string(name(each.outcome)));
    return all.join(", ");
}

} // namespace

class TestTwoPersons : public QObject {
    Q_OBJECT

private slots:
    void aSecondRegistrarRegisters()
    {
        const TestRegistry registry;
        setTwo(registry, "register");
        const auto request = registry.approved(registry.draft(), "Example");
        QCOMPARE(refusal(registry.registerNamespace(rita(), request)), "proposed");
        QCOMPARE(refusal(registry.store().find("example")), "not found");
        QCOMPARE(outcomes(registry, request.id), "rita register standing");
        QCOMPARE(must(registry.store().proposals()).front().sha256, request.revisionSha256);
        QCOMPARE(must(registry.registerNamespace(ann(), request)).nid, "Example");
        QCOMPARE(outcomes(registry, request.id), "rita register carried-out");
        QVERIFY(must(registry.store().proposals()).empty());
        QVERIFY(!must(registry.store().verify({})).mismatch);
    }

    void nobodySecondsThemselves()
    {
        const TestRegistry registry;
        setTwo(registry, "register");
        const auto request = registry.approved(registry.draft(), "Example");
        QCOMPARE(refusal(registry.registerNamespace(rita(), request)), "proposed");
        QCOMPARE(refusal(registry.registerNamespace(rita(), request)), "proposal.own");
        QCOMPARE(refusal(registry.store().find("example")), "not found");
    }

    /// On a server roles are taken with SQL, too, and no proposal hears of it.
    void whoIsNoRegistrarAnyMoreProposedNothing()
    {
        const TestDatabase database;
        const Login first(database, "registrar"), second(database, "registrar");
        const auto one = opened(first.conninfo()), other = opened(second.conninfo());
        const auto by = [](const Login &login) {
            return Act{QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
                       {login.name(), Role::Registrar}};
        };
        must(one->setPolicy(by(first), {"two-persons", "appoint"}));
        const Login expert(database, "reader");
        const registry::Person wanted{expert.name(), {Role::Expert}};
        QVERIFY(must(one->appoint(by(first), wanted)).proposed);
        Sql(database.conninfo())
            .value(QStringLiteral("revoke nidreg_registrar from ")
                   + QString::fromStdString(first.name()));
        QVERIFY(must(other->appoint(by(second), wanted)).proposed); // theirs now, and not a second
    }

    void aRetriedProposalIsOneProposal()
    {
        const TestRegistry registry;
        setTwo(registry, "register");
        const auto request = registry.approved(registry.draft(), "Example");
        const Act once = rita();
        QCOMPARE(refusal(registry.registerNamespace(once, request)), "proposed");
        QCOMPARE(refusal(registry.registerNamespace(once, request)), "proposed");
        QCOMPARE(must(registry.store().proposals(request.id)).size(), std::size_t(1));
    }

    void aDryRunProposesNothing()
    {
        const TestRegistry registry;
        setTwo(registry, "register");
        const auto request = registry.approved(registry.draft(), "Example");
        Act dryRun = rita();
        dryRun.dryRun = true;
        QCOMPARE(refusal(registry.registerNamespace(dryRun, request)), "proposed");
        QVERIFY(must(registry.store().proposals()).empty());
    }

    void anotherContentIsAnotherProposal()
    {
        const TestRegistry registry;
        setTwo(registry, "register");
        const auto request = registry.approved(registry.draft(), "Example");
        QCOMPARE(refusal(registry.registerNamespace(rita(), request)), "proposed");
        QCOMPARE(refusal(registry.registerNamespace(ann(), request, "nss = 1*part")), "proposed");
        QCOMPARE(outcomes(registry, request.id), "rita register replaced, ann register standing");
        QCOMPARE(refusal(registry.registerNamespace(rita(), request)), "proposed");
        QCOMPARE(refusal(registry.registerNamespace(ann(), request)), "done");
    }

    void whatLeftApprovedIsVoid()
    {
        const TestRegistry registry;
        setTwo(registry, "register");
        const auto request = registry.approved(registry.draft(), "Example");
        QCOMPARE(refusal(registry.registerNamespace(rita(), request)), "proposed");
        must(registry.step(act("abe", Role::Applicant), request, Step::Withdraw));
        QCOMPARE(outcomes(registry, request.id), "rita register void");
    }

    void aProposalIsTakenBackByItsProposer()
    {
        const TestRegistry registry;
        setTwo(registry, "register");
        const auto request = registry.approved(registry.draft(), "Example");
        QCOMPARE(refusal(registry.registerNamespace(rita(), request)), "proposed");
        const std::int64_t event = must(registry.store().proposals()).front().event;
        QCOMPARE(refusal(registry.store().withdrawProposal(ann(), event)), "request.not-yours");
        QCOMPARE(refusal(registry.store().withdrawProposal(rita(), event + 1)), "not found");
        QCOMPARE(refusal(registry.store().withdrawProposal(rita(), event)), "done");
        QCOMPARE(refusal(registry.store().withdrawProposal(rita(), event)), "proposal.over");
        QCOMPARE(outcomes(registry, request.id), "rita register withdrawn");
        QCOMPARE(refusal(registry.registerNamespace(ann(), request)), "proposed");
    }

    void deprecatingTakesTwoWhereRegisteringTakesOne()
    {
        const TestRegistry registry;
        setTwo(registry, "deprecate");
        must(registry.registerNamespace(rita(), registry.approved(registry.draft(), "Example")));
        registry::NewRequest wanted;
        wanted.purpose = workflow::Purpose::Revision;
        wanted.nid = "example";
        wanted.deprecates = true;
        const auto request = registry.approved(registry.draft(wanted), "Example", 2);
        QCOMPARE(refusal(registry.registerNamespace(rita(), request)), "proposed");
        QCOMPARE(must(registry.registerNamespace(ann(), request)).version, 2);
        QVERIFY(must(registry.store().find("example")).row.status == registry::Status::Deprecated);
    }

    void aRoleIsGivenByTwo()
    {
        const TestRegistry registry;
        setTwo(registry, "appoint");
        const registry::Person zoe{"zoe", {Role::Expert}};
        QVERIFY(must(registry.store().appoint(rita(), zoe)).proposed);
        const auto knows = [&] {
            return std::ranges::count(must(registry.store().access()).people, "zoe",
                                      &registry::Person::login);
        };
        QCOMPARE(knows(), 0);
        QCOMPARE(refusal(registry.store().appoint(rita(), zoe)), "proposal.own");
        QVERIFY(!must(registry.store().appoint(ann(), zoe)).proposed);
        QCOMPARE(knows(), 1);
    }

    void theSecondPersonIsNotSwitchedOffByOne()
    {
        const TestRegistry registry;
        setTwo(registry, "register appoint");
        QVERIFY(must(registry.store().setPolicy(rita(), {"two-persons", ""})));
        QVERIFY(must(registry.store().policies()).takesTwo("register"));
        QVERIFY(!must(registry.store().setPolicy(ann(), {"two-persons", ""})));
        QVERIFY(!must(registry.store().policies()).takesTwo("register"));
    }

    void oneRegistrarAloneAsksForNoSecond()
    {
        const TestRegistry registry;
        must(registry.store().appoint(ann(), {"rita", {}}));
        QCOMPARE(refusal(registry.store().setPolicy(ann(), {"two-persons", "register"})),
                 "registrar.second-missing");
    }

    void policiesTakeWhatFits_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *text, const char *name, const char *value,
                            const char *answer) {
            QTest::newRow(text) << QByteArray(name) << QByteArray(value) << QString(answer);
        };
        row("a number of days", "review-days", "21", "done");
        row("no days at all", "review-days", "0", "policy.bad-value");
        row("a word", "idle-days", "ninety", "policy.bad-value");
        row("a number that overflows", "idle-days", "99999999999999999999", "policy.bad-value");
        row("an act that takes no two", "two-persons", "approve", "policy.bad-value");
        row("all three acts", "two-persons", "register deprecate appoint", "done");
        row("a policy that is not there", "colour", "blue", "policy.unknown");
    }

    void policiesTakeWhatFits()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, value);
        QFETCH(QString, answer);
        const TestRegistry registry;
        QCOMPARE(
            refusal(registry.store().setPolicy(rita(), {name.toStdString(), value.toStdString()})),
            answer);
        if (answer == "done")
            QCOMPARE(must(registry.store().policies()).value(name.toStdString()),
                     std::string_view(value.constData()));
    }

    void aPolicyIsTheRegistrars()
    {
        const TestRegistry registry;
        QCOMPARE(
            refusal(registry.store().setPolicy(act("eve", Role::Expert), {"review-days", "21"})),
            "role.wrong");
    }
};

NIDREG_TEST(TestTwoPersons, QCoreApplication)

} // namespace tst_twopersons

#include "tst_twopersons.moc"
