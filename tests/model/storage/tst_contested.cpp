// SPDX-License-Identifier: MIT
#include "tests/model/storage/desk.h"
#include "tests/program/program.h"

namespace tst_contested {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

Act abe()
{
    return act("abe", Role::Applicant);
}
Act rita()
{
    return act("rita", Role::Registrar);
}

workflow::Record note(const char *text)
{
    return {text, {}, {}, {}, {}};
}

} // namespace

/// NIDs that two ask for, and NIDs that nobody gets again.
class TestContested : public QObject {
    Q_OBJECT

private slots:
    void aDeprecatedNamespaceKeepsItsNid()
    {
        const Desk desk;
        must(desk.registerNamespace(rita(), desk.approved(desk.draft(), "Example")));
        registry::NewRequest revises;
        revises.purpose = workflow::Purpose::Revision;
        revises.nid = "example";
        revises.deprecates = true;
        must(desk.registerNamespace(rita(), desk.approved(desk.draft(revises), "Example", 2)));
        QVERIFY(must(desk.store().find("example")).row.status == registry::Status::Deprecated);
        QCOMPARE(refusal(desk.submit(abe(), desk.draft(), "EXAMPLE", 1)), "nid.registered");
        revises.deprecates = false;
        must(desk.registerNamespace(rita(), desk.approved(desk.draft(revises), "Example", 3)));
        QVERIFY(must(desk.store().find("example")).row.status == registry::Status::Deprecated);
    }

    void aNewRequestDeprecatesNothing()
    {
        const Desk desk;
        registry::NewRequest wanted;
        wanted.deprecates = true;
        QCOMPARE(refusal(desk.store().create(abe(), wanted)), "only_a_revision_deprecates");
    }

    void rivalsHoldEachOtherBack()
    {
        const Desk desk;
        const auto one = desk.approved(desk.draft(), "Example");
        auto other = must(desk.submit(abe(), desk.draft(), "EXAMPLE", 1));
        QCOMPARE(other.contestedBy.size(), std::size_t(1));
        QCOMPARE(refusal(desk.registerNamespace(rita(), one)), "nid.contested");
        other = must(desk.step(rita(), other, Step::RequestChanges, note("Another NID.")));
        QCOMPARE(refusal(desk.registerNamespace(rita(), one)), "nid.contested");
        other = must(desk.submit(abe(), other, "Examples", 1));
        QVERIFY(other.contestedBy.empty());
        QVERIFY(must(desk.store().request(one.id)).request.contestedBy.empty());
        QCOMPARE(refusal(desk.registerNamespace(rita(), one)), "done");
    }

    void aRivalThatChangesItsNidComesIntoTheRace()
    {
        const Desk desk;
        auto other = must(desk.submit(abe(), desk.draft(), "Other", 1));
        const auto one = desk.approved(desk.draft(), "Example");
        other = must(desk.step(rita(), other, Step::RequestChanges, note("Another NID.")));
        other = must(desk.submit(abe(), other, "example", 1));
        QCOMPARE(refusal(desk.registerNamespace(rita(), one)), "nid.contested");
        must(desk.step(abe(), other, Step::Withdraw));
        QCOMPARE(refusal(desk.registerNamespace(rita(), one)), "done");
    }

    void aDraftIsInNoRace()
    {
        const Desk desk;
        registry::NewRequest wanted;
        wanted.nid = "Example";
        desk.draft(wanted);
        QCOMPARE(refusal(desk.registerNamespace(rita(), desk.approved(desk.draft(), "Example"))),
                 "done");
    }
};

NIDREG_TEST(TestContested, QCoreApplication)

} // namespace tst_contested

#include "tst_contested.moc"
