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

void setTwo(const Desk &desk, const char *acts)
{
    must(desk.store().setPolicy(rita(), {"two-persons", acts}));
}

QString outcomes(const Desk &desk, workflow::RequestId request)
{
    QStringList all;
    for (const Proposal &each : must(desk.store().proposals(request)))
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
        const Desk desk;
        setTwo(desk, "register");
        const auto request = desk.approved(desk.draft(), "Example");
        QCOMPARE(refusal(desk.registerNamespace(rita(), request)), "proposed");
        QCOMPARE(refusal(desk.store().find("example")), "not found");
        QCOMPARE(outcomes(desk, request.id), "rita register standing");
        QCOMPARE(must(desk.store().proposals()).front().sha256, request.revisionSha256);
        QCOMPARE(must(desk.registerNamespace(ann(), request)).nid, "Example");
        QCOMPARE(outcomes(desk, request.id), "rita register carried-out");
        QVERIFY(must(desk.store().proposals()).empty());
        QVERIFY(!must(desk.store().verify({})).mismatch);
    }

    void nobodySecondsThemselves()
    {
        const Desk desk;
        setTwo(desk, "register");
        const auto request = desk.approved(desk.draft(), "Example");
        QCOMPARE(refusal(desk.registerNamespace(rita(), request)), "proposed");
        QCOMPARE(refusal(desk.registerNamespace(rita(), request)), "proposal.own");
        QCOMPARE(refusal(desk.store().find("example")), "not found");
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
        const Desk desk;
        setTwo(desk, "register");
        const auto request = desk.approved(desk.draft(), "Example");
        const Act once = rita();
        QCOMPARE(refusal(desk.registerNamespace(once, request)), "proposed");
        QCOMPARE(refusal(desk.registerNamespace(once, request)), "proposed");
        QCOMPARE(must(desk.store().proposals(request.id)).size(), std::size_t(1));
    }

    void aDryRunProposesNothing()
    {
        const Desk desk;
        setTwo(desk, "register");
        const auto request = desk.approved(desk.draft(), "Example");
        Act dryRun = rita();
        dryRun.dryRun = true;
        QCOMPARE(refusal(desk.registerNamespace(dryRun, request)), "proposed");
        QVERIFY(must(desk.store().proposals()).empty());
    }

    void anotherContentIsAnotherProposal()
    {
        const Desk desk;
        setTwo(desk, "register");
        const auto request = desk.approved(desk.draft(), "Example");
        QCOMPARE(refusal(desk.registerNamespace(rita(), request)), "proposed");
        QCOMPARE(refusal(desk.registerNamespace(ann(), request, "nss = 1*part")), "proposed");
        QCOMPARE(outcomes(desk, request.id), "rita register replaced, ann register standing");
        QCOMPARE(refusal(desk.registerNamespace(rita(), request)), "proposed");
        QCOMPARE(refusal(desk.registerNamespace(ann(), request)), "done");
    }

    void whatLeftApprovedIsVoid()
    {
        const Desk desk;
        setTwo(desk, "register");
        const auto request = desk.approved(desk.draft(), "Example");
        QCOMPARE(refusal(desk.registerNamespace(rita(), request)), "proposed");
        must(desk.step(act("abe", Role::Applicant), request, Step::Withdraw));
        QCOMPARE(outcomes(desk, request.id), "rita register void");
    }

    void aProposalIsTakenBackByItsProposer()
    {
        const Desk desk;
        setTwo(desk, "register");
        const auto request = desk.approved(desk.draft(), "Example");
        QCOMPARE(refusal(desk.registerNamespace(rita(), request)), "proposed");
        const std::int64_t event = must(desk.store().proposals()).front().event;
        QCOMPARE(refusal(desk.store().withdrawProposal(ann(), event)), "request.not-yours");
        QCOMPARE(refusal(desk.store().withdrawProposal(rita(), event + 1)), "not found");
        QCOMPARE(refusal(desk.store().withdrawProposal(rita(), event)), "done");
        QCOMPARE(refusal(desk.store().withdrawProposal(rita(), event)), "proposal.over");
        QCOMPARE(outcomes(desk, request.id), "rita register withdrawn");
        QCOMPARE(refusal(desk.registerNamespace(ann(), request)), "proposed");
    }

    void deprecatingTakesTwoWhereRegisteringTakesOne()
    {
        const Desk desk;
        setTwo(desk, "deprecate");
        must(desk.registerNamespace(rita(), desk.approved(desk.draft(), "Example")));
        registry::NewRequest wanted;
        wanted.purpose = workflow::Purpose::Revision;
        wanted.nid = "example";
        wanted.deprecates = true;
        const auto request = desk.approved(desk.draft(wanted), "Example", 2);
        QCOMPARE(refusal(desk.registerNamespace(rita(), request)), "proposed");
        QCOMPARE(must(desk.registerNamespace(ann(), request)).version, 2);
        QVERIFY(must(desk.store().find("example")).row.status == registry::Status::Deprecated);
    }

    void aRoleIsGivenByTwo()
    {
        const Desk desk;
        setTwo(desk, "appoint");
        const registry::Person zoe{"zoe", {Role::Expert}};
        QVERIFY(must(desk.store().appoint(rita(), zoe)).proposed);
        const auto knows = [&] {
            return std::ranges::count(must(desk.store().access()).people, "zoe",
                                      &registry::Person::login);
        };
        QCOMPARE(knows(), 0);
        QCOMPARE(refusal(desk.store().appoint(rita(), zoe)), "proposal.own");
        QVERIFY(!must(desk.store().appoint(ann(), zoe)).proposed);
        QCOMPARE(knows(), 1);
    }

    void theSecondPersonIsNotSwitchedOffByOne()
    {
        const Desk desk;
        setTwo(desk, "register appoint");
        QVERIFY(must(desk.store().setPolicy(rita(), {"two-persons", ""})));
        QVERIFY(must(desk.store().policies()).takesTwo("register"));
        QVERIFY(!must(desk.store().setPolicy(ann(), {"two-persons", ""})));
        QVERIFY(!must(desk.store().policies()).takesTwo("register"));
    }

    void oneRegistrarAloneAsksForNoSecond()
    {
        const Desk desk;
        must(desk.store().appoint(ann(), {"rita", {}}));
        QCOMPARE(refusal(desk.store().setPolicy(ann(), {"two-persons", "register"})),
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
        const Desk desk;
        QCOMPARE(refusal(desk.store().setPolicy(rita(), {name.toStdString(), value.toStdString()})),
                 answer);
        if (answer == "done")
            QCOMPARE(must(desk.store().policies()).value(name.toStdString()),
                     std::string_view(value.constData()));
    }

    void aPolicyIsTheRegistrars()
    {
        const Desk desk;
        QCOMPARE(refusal(desk.store().setPolicy(act("eve", Role::Expert), {"review-days", "21"})),
                 "role.wrong");
    }
};

NIDREG_TEST(TestTwoPersons, QCoreApplication)

} // namespace tst_twopersons

#include "tst_twopersons.moc"
