// SPDX-License-Identifier: MIT
#include "tests/model/storage/testregistry.h"
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
        const TestRegistry registry;
        must(registry.registerNamespace(rita(), registry.approved(registry.draft(), "Example")));
        registry::NewRequest revises;
        revises.purpose = workflow::Purpose::Revision;
        revises.nid = "example";
        revises.deprecates = true;
        must(registry.registerNamespace(rita(),
                                        registry.approved(registry.draft(revises), "Example", 2)));
        QVERIFY(must(registry.store().find("example")).row.status == registry::Status::Deprecated);
        QCOMPARE(refusal(registry.submit(abe(), registry.draft(), "EXAMPLE", 1)), "nid.registered");
        revises.deprecates = false;
        must(registry.registerNamespace(rita(),
                                        registry.approved(registry.draft(revises), "Example", 3)));
        QVERIFY(must(registry.store().find("example")).row.status == registry::Status::Deprecated);
    }

    void aNewRequestDeprecatesNothing()
    {
        const TestRegistry registry;
        registry::NewRequest wanted;
        wanted.deprecates = true;
        QCOMPARE(refusal(registry.store().create(abe(), wanted)), "only_a_revision_deprecates");
    }

    void rivalsHoldEachOtherBack()
    {
        const TestRegistry registry;
        const auto one = registry.approved(registry.draft(), "Example");
        auto other = must(registry.submit(abe(), registry.draft(), "EXAMPLE", 1));
        QCOMPARE(other.contestedBy.size(), std::size_t(1));
        QCOMPARE(refusal(registry.registerNamespace(rita(), one)), "nid.contested");
        other = must(registry.step(rita(), other, Step::RequestChanges, note("Another NID.")));
        QCOMPARE(refusal(registry.registerNamespace(rita(), one)), "nid.contested");
        other = must(registry.submit(abe(), other, "Examples", 1));
        QVERIFY(other.contestedBy.empty());
        QVERIFY(must(registry.store().request(one.id)).request.contestedBy.empty());
        QCOMPARE(refusal(registry.registerNamespace(rita(), one)), "done");
    }

    void aRivalThatChangesItsNidComesIntoTheRace()
    {
        const TestRegistry registry;
        auto other = must(registry.submit(abe(), registry.draft(), "Other", 1));
        const auto one = registry.approved(registry.draft(), "Example");
        other = must(registry.step(rita(), other, Step::RequestChanges, note("Another NID.")));
        other = must(registry.submit(abe(), other, "example", 1));
        QCOMPARE(refusal(registry.registerNamespace(rita(), one)), "nid.contested");
        must(registry.step(abe(), other, Step::Withdraw));
        QCOMPARE(refusal(registry.registerNamespace(rita(), one)), "done");
    }

    void aDraftIsInNoRace()
    {
        const TestRegistry registry;
        registry::NewRequest wanted;
        wanted.nid = "Example";
        registry.draft(wanted);
        QCOMPARE(refusal(registry.registerNamespace(
                     rita(), registry.approved(registry.draft(), "Example"))),
                 "done");
    }
};

NIDREG_TEST(TestContested, QCoreApplication)

} // namespace tst_contested

#include "tst_contested.moc"
