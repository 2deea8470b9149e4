// SPDX-License-Identifier: MIT
#include "model/actions/examine.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

namespace tst_examine {

using namespace nidreg;
using namespace nidreg::tests;
using actions::examine;

class TestExamine : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aNewNamespaceHasNoVersionBefore();
    void aRevisionKnowsTheVersionBefore();
    void aRevisionOfWhatIsNotRegisteredIsNotFound();
    void theFactsOfTheNidAreTheRegistrys();
    void examplesOfRegisteredNamespacesAreKnown();
    void aRequestDoesNotContestItself();
    void aRegisteredRequestIsJudgedAsBeforeItsRegistration();
    void anEndedRequestIsJudgedAsItEnded_data();
    void anEndedRequestIsJudgedAsItEnded();
    void appraisingIsLintingAgainstTheRegistry();

private:
    registry::Stored<templates::LintContext> context(const std::string &text,
                                                     const actions::Examination &what = {}) const
    {
        return examine(m_context->registry.store(), m_context->clock, m_context->knowledge,
                       templates::read(text).front(), what);
    }

    std::unique_ptr<TestContext> m_context;
};

void TestExamine::initTestCase()
{
    m_context = std::make_unique<TestContext>();
    registry::ImportBatch batch;
    for (const char *nid : {"beacon", "ISBN"})
        batch.namespaces.push_back({{nid, {}, 1, {}, {}, "Guard", {}, {}, false, {}}, {}, {}});
    must(m_context->registry.store().import(rita(), batch));
}

void TestExamine::aNewNamespaceHasNoVersionBefore()
{
    const auto found = must(context(lighthouse("lighthouse")));
    QCOMPARE(found.previousVersion, 0);
    QCOMPARE(base::toString(found.today), "2086-03-14");
    QVERIFY(found.knowledge == &m_context->knowledge);
    QVERIFY(!found.facts.registered);
}

void TestExamine::aRevisionKnowsTheVersionBefore()
{
    const auto found = must(context(lighthouse("beacon", 2), {{}, false, "BEACON", {}}));
    QCOMPARE(found.previousVersion, 1);
    QCOMPARE(found.revisedNid, "beacon");
}

void TestExamine::aRevisionOfWhatIsNotRegisteredIsNotFound()
{
    QCOMPARE(refusal(context(lighthouse("buoy", 2), {{}, false, "buoy", {}})), "not found");
}

void TestExamine::theFactsOfTheNidAreTheRegistrys()
{
    QVERIFY(must(context(lighthouse("Beacon"))).facts.registered);
    const auto similar = must(context(lighthouse("beac0n"))).facts.similar;
    QCOMPARE(similar, std::vector<std::string>{"beacon"});
}

void TestExamine::examplesOfRegisteredNamespacesAreKnown()
{
    const std::string text = lighthouse("lighthouse")
        + "\nAdditional Information:\n   See "
          "URN:ISBN:123, urn:buoy:1 and urn:urn:x.\n";
    const auto found = must(context(text));
    QVERIFY(found.isRegistered("isbn"));
    QVERIFY(!found.isRegistered("buoy"));
    QVERIFY(!found.isRegistered("beacon")); // not named in the text, so not asked for
}

void TestExamine::aRequestDoesNotContestItself()
{
    const auto draft = m_context->registry.draft();
    const auto asked = must(m_context->registry.submit(abe(), draft, "buoy", 1));
    QVERIFY(!must(context(lighthouse("buoy"))).facts.contestedBy.empty());
    QVERIFY(must(context(lighthouse("buoy"), {{}, false, {}, asked.id})).facts.contestedBy.empty());
}

void TestExamine::aRegisteredRequestIsJudgedAsBeforeItsRegistration()
{
    TestRegistry &registry = m_context->registry;
    const auto made = registry.approved(registry.draft(), "pier");
    must(registry.registerNamespace(rita(), made));
    QVERIFY(!must(context(lighthouse("pier"), {{}, false, {}, made.id})).facts.registered);
    QVERIFY(must(context(lighthouse("pier"))).facts.registered); // for everybody else
    registry::NewRequest revision;
    revision.purpose = workflow::Purpose::Revision;
    revision.nid = "pier";
    const auto revised = registry.approved(registry.draft(revision), "pier", 2);
    must(registry.registerNamespace(rita(), revised));
    const std::string text = lighthouse("pier", 2);
    QCOMPARE(must(context(text, {{}, false, "pier", revised.id})).previousVersion, 1);
    QCOMPARE(must(context(text, {{}, false, "pier", {}})).previousVersion, 2);
    QVERIFY(!must(context(lighthouse("pier"), {{}, false, {}, made.id})).facts.registered);
}

void TestExamine::anEndedRequestIsJudgedAsItEnded_data()
{
    QTest::addColumn<bool>("isRegisteredFirst");
    QTest::newRow("what was registered later is not held against it") << false;
    QTest::newRow("what was registered before it still is") << true;
}

void TestExamine::anEndedRequestIsJudgedAsItEnded()
{
    QFETCH(bool, isRegisteredFirst);
    const std::string nid = isRegisteredFirst ? "jetty" : "wharf";
    const TestRegistry &registry = m_context->registry;
    const auto registerIt = [&] {
        must(registry.registerNamespace(rita(), registry.approved(registry.draft(), nid)));
    };
    const auto asked = must(registry.submit(abe(), registry.draft(), nid, 1));
    if (isRegisteredFirst) {
        registry::ImportBatch batch;
        batch.namespaces.push_back({{nid, {}, 1, {}, {}, "Guard", {}, {}, false, {}}, {}, {}});
        must(registry.store().import(rita(), batch));
    }
    const auto ended = must(registry.step(abe(), asked, workflow::Step::Withdraw));
    QCOMPARE(ended.state, workflow::State::Withdrawn);
    if (!isRegisteredFirst)
        registerIt();
    const auto found =
        must(appraise(m_context->services(), ended, templates::read(lighthouse(nid)).front()));
    const bool isHeldAgainstIt = std::ranges::any_of(
        found, [](const auto &each) { return each.finding.rule->id == "nid.registered"; });
    QCOMPARE(isHeldAgainstIt, isRegisteredFirst);
}

void TestExamine::appraisingIsLintingAgainstTheRegistry()
{
    const workflow::Request request;
    const auto taken = templates::read(lighthouse("beacon")).front();
    const auto found = must(appraise(m_context->services(), request, taken));
    QVERIFY(std::ranges::any_of(found, [](const templates::FieldFinding &each) {
        return each.finding.rule->id == "nid.registered";
    }));
    QCOMPARE(why(accept(m_context->services(), request, taken)), "nid.registered");
    const auto free = templates::read(lighthouse("lightship")).front();
    QCOMPARE(why(accept(m_context->services(), request, free)), "done");
}

NIDREG_TEST(TestExamine, QCoreApplication)

} // namespace tst_examine

#include "tst_examine.moc"
