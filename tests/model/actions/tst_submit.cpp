// SPDX-License-Identifier: MIT
#include "model/actions/submit.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

namespace tst_submit {

using namespace nidreg;
using namespace nidreg::tests;

class TestSubmit : public QObject {
    Q_OBJECT

private slots:
    void aTemplateBecomesTheNextRevisionInCanonicalForm();
    void anOldLayoutIsWrittenAnew();
    void anErrorOfTheTemplateRefusesIt();
    void somebodyElsesRequestCannotBeSubmitted();
    void itIsSubmittedOnceOnly();
    void theSameActAnswersTheSame();
    void aRequestThatMovedOnInTheMeantimeIsStale();
    void anUnknownRequestIsNotFound();
    void severalTemplatesInOneTextAreRefused();
    void anInformalPlaceholderIsEmptied();
    void anInformalRequestNamesNoNumber();
    void aDryRunChangesNothing();
};

void TestSubmit::aTemplateBecomesTheNextRevisionInCanonicalForm()
{
    TestContext context;
    const auto request = context.registry.draft({{}, {}, {}, {}, "lighthouse", {}});
    const auto submitted =
        did(submit(context.services(), abe(), request.id, lighthouse("lighthouse")));
    QCOMPARE(name(submitted.state), "in-discussion");
    QCOMPARE(submitted.revision, 1);
    const auto file = must(context.registry.store().request(request.id));
    QVERIFY(file.revisions.front().text.starts_with("Namespace Identifier: lighthouse\n"));
    QCOMPARE(file.revisions.front().submittedBy, "abe");
}

void TestSubmit::anOldLayoutIsWrittenAnew()
{
    TestContext context;
    const auto request = context.registry.draft({{}, {}, {}, {}, "lighthouse", {}});
    std::string text = lighthouse("lighthouse");
    text.replace(text.find("Namespace Identifier:"), 21, "Namespace ID:");
    QCOMPARE(why(submit(context.services(), abe(), request.id, text)), "done");
    const auto file = must(context.registry.store().request(request.id));
    QVERIFY(file.revisions.front().text.starts_with("Namespace Identifier: lighthouse\n"));
}

void TestSubmit::anErrorOfTheTemplateRefusesIt()
{
    TestContext context;
    const auto request = context.registry.draft({{}, {}, {}, {}, "xy", {}});
    QCOMPARE(why(submit(context.services(), abe(), request.id, lighthouse("xy"))), "nid.too-short");
    QCOMPARE(must(context.registry.store().request(request.id)).request.revision, 0);
}

void TestSubmit::somebodyElsesRequestCannotBeSubmitted()
{
    TestContext context;
    const auto request = context.registry.draft();
    const std::string text = lighthouse("lighthouse");
    QCOMPARE(why(submit(context.services(), act("ann", Role::Applicant), request.id, text)),
             "not yours");
    QCOMPARE(why(submit(context.services(), eve(), request.id, text)), "wrong role");
    QCOMPARE(why(submit(context.services(), rita(), request.id, text)), "done");
}

void TestSubmit::itIsSubmittedOnceOnly()
{
    TestContext context;
    const auto request = context.registry.draft();
    did(submit(context.services(), abe(), request.id, lighthouse("lighthouse")));
    QCOMPARE(why(submit(context.services(), abe(), request.id, lighthouse("lighthouse"))),
             "no such step");
}

void TestSubmit::theSameActAnswersTheSame()
{
    TestContext context;
    const auto request = context.registry.draft();
    const Act once = abe();
    const auto first = did(submit(context.services(), once, request.id, lighthouse("lighthouse")));
    const auto again = did(submit(context.services(), once, request.id, lighthouse("lighthouse")));
    QCOMPARE(again.revision, first.revision);
    QCOMPARE(must(context.registry.store().request(request.id)).revisions.size(), 1U);
}

/// The store is asked with the state that was seen: another program was first: a conflict.
void TestSubmit::aRequestThatMovedOnInTheMeantimeIsStale()
{
    TestContext context;
    const auto seen = context.registry.draft();
    did(submit(context.services(), abe(), seen.id, lighthouse("lighthouse")));
    QCOMPARE(refusal(context.registry.submit(abe(), seen, "lighthouse", 1)), "stale");
}

void TestSubmit::anUnknownRequestIsNotFound()
{
    TestContext context;
    QCOMPARE(why(submit(context.services(), abe(), {4711}, lighthouse("lighthouse"))), "not found");
}

void TestSubmit::severalTemplatesInOneTextAreRefused()
{
    TestContext context;
    const auto request = context.registry.draft();
    const std::string two = lighthouse("lighthouse") + '\n' + lighthouse("lightship");
    QCOMPARE(why(submit(context.services(), abe(), request.id, two)), "template.several");
}

void TestSubmit::anInformalPlaceholderIsEmptied()
{
    TestContext context;
    registry::NewRequest informal;
    informal.kind = urn::NidKind::Informal;
    const auto request = context.registry.draft(informal);
    const auto text = lighthouse({}, 1, "to be assigned by the registry");
    const auto submitted = did(submit(context.services(), abe(), request.id, text));
    QCOMPARE(submitted.nid, "");
    const auto file = must(context.registry.store().request(request.id));
    QVERIFY(file.revisions.front().text.starts_with("Namespace Identifier:\n"));
}

void TestSubmit::anInformalRequestNamesNoNumber()
{
    TestContext context;
    registry::NewRequest informal;
    informal.kind = urn::NidKind::Informal;
    const auto request = context.registry.draft(informal);
    QCOMPARE(why(submit(context.services(), abe(), request.id, lighthouse("urn-9"))),
             "nid.informal-requested");
}

void TestSubmit::aDryRunChangesNothing()
{
    TestContext context;
    const auto request = context.registry.draft();
    Act dryRun = abe();
    dryRun.dryRun = true;
    const auto would =
        did(submit(context.services(), dryRun, request.id, lighthouse("lighthouse")));
    QCOMPARE(name(would.state), "in-discussion");
    QCOMPARE(name(must(context.registry.store().request(request.id)).request.state), "draft");
}

NIDREG_TEST(TestSubmit, QCoreApplication)

} // namespace tst_submit

#include "tst_submit.moc"
