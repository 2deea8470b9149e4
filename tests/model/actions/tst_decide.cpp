// SPDX-License-Identifier: MIT
#include "model/actions/decide.h"
#include "model/actions/submit.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

namespace tst_decide {

using namespace nidreg;
using namespace nidreg::tests;
using actions::decide;

class TestDecide : public QObject {
    Q_OBJECT

private slots:
    void init() { m_context = std::make_unique<TestContext>(); }
    void anExpertHasFourteenDaysUnlessToldOtherwise();
    void aRegistrarCannotApprove();
    void anExpertWhoIsNotAssignedCannotApprove();
    void anApprovalNeedsNoReportButForAStandardsAction();
    void anApplicantCannotApproveTheirOwnRequest();
    void submitAndRegisterAreNoDecisions();
    void aDecisionOnAnOlderRevisionIsStale();
    void whoeverComesSecondIsRefused();
    void theSameActAnswersTheSame();
    void anUnknownRequestIsNotFound();
    void aRejectionOnTheFastTrackCanBeAppealed();
    void aDecisionAfterNewsIsStale_data();
    void aDecisionAfterNewsIsStale();
    void anApplicantGivesNoAdviceOnTheirOwnRequest();
    void aRefusalOfStateKnowsTheRequest();
    void whoJudgedBeforeAnAppealDidNotStepBack();

private:
    actions::Services services() const { return m_context->services(); }
    workflow::Request submitted(const registry::NewRequest &wanted = {}) const
    {
        const auto request = m_context->registry.draft(wanted);
        return did(submit(services(), abe(), request.id, lighthouse("lighthouse")));
    }
    workflow::Request inReview(const registry::NewRequest &wanted = {}) const
    {
        return did(decide(services(), rita(),
                          {submitted(wanted).id, Step::Assign, {{}, {}, "eve", {}, {}}, {}}));
    }

    std::unique_ptr<TestContext> m_context;
};

static const workflow::Record kText{"In order.", {}, {}, {}, {}};

void TestDecide::anExpertHasFourteenDaysUnlessToldOtherwise()
{
    const auto review = inReview();
    const auto asked = must(services().store.request(review.id)).events.back();
    const auto day = std::chrono::floor<std::chrono::days>(asked.at);
    QCOMPARE(asked.what, std::string("assign"));
    QCOMPARE(review.experts.front().due, base::Date(day + std::chrono::days(14)));
    const workflow::Record told{{}, {}, "ed", base::Date(day + std::chrono::days(6)), {}};
    const auto both = did(decide(services(), rita(), {review.id, Step::Assign, told, {}}));
    QCOMPARE(both.due(), told.due);
}

void TestDecide::aRegistrarCannotApprove()
{
    QCOMPARE(why(decide(services(), rita(), {inReview().id, Step::Approve, kText, {}})),
             "wrong role");
}

void TestDecide::anExpertWhoIsNotAssignedCannotApprove()
{
    const Act ed = act("ed", Role::Expert);
    QCOMPARE(why(decide(services(), ed, {inReview().id, Step::Approve, kText, {}})), "not yours");
}

void TestDecide::anApprovalNeedsNoReportButForAStandardsAction()
{
    const auto approved = did(decide(services(), eve(), {inReview().id, Step::Approve, {}, {}}));
    QCOMPARE(name(approved.state), "approved");
    m_context = std::make_unique<TestContext>();
    registry::NewRequest standard;
    standard.standardsAction = true;
    const auto review = inReview(standard);
    QCOMPARE(why(decide(services(), eve(), {review.id, Step::Approve, {}, {}})), "note missing");
    const auto directed = did(decide(services(), eve(), {review.id, Step::Approve, kText, {}}));
    QCOMPARE(name(directed.state), "awaiting-direction");
}

void TestDecide::anApplicantCannotApproveTheirOwnRequest()
{
    auto &store = m_context->registry.store();
    const auto draft = must(store.create(act("ann", Role::Applicant), {}));
    const Act ann = act("ann", Role::Applicant);
    did(submit(services(), ann, draft.id, lighthouse("lighthouse")));
    const workflow::Record herself{{}, {}, "ann", {}, {}};
    QCOMPARE(why(decide(services(), rita(), {draft.id, Step::Assign, herself, {}})),
             "expert is the applicant");

    must(store.setSingleUser(act("ann", Role::Registrar), true));
    did(decide(services(), rita(), {draft.id, Step::Assign, herself, {}}));
    const Act expert = act("ann", Role::Expert);
    QCOMPARE(why(decide(services(), expert, {draft.id, Step::Approve, kText, {}})), "done");
}

void TestDecide::submitAndRegisterAreNoDecisions()
{
    const auto draft = m_context->registry.draft();
    QCOMPARE(why(decide(services(), abe(), {draft.id, Step::Submit, {}, {}})), "no such step");
    QCOMPARE(why(decide(services(), rita(), {draft.id, Step::Register, {}, {}})), "no such step");
}

void TestDecide::aDecisionOnAnOlderRevisionIsStale()
{
    const auto review = inReview();
    did(decide(services(), eve(), {review.id, Step::RequestChanges, kText, 1}));
    did(submit(services(), abe(), review.id, lighthouse("lighthouse")));
    const workflow::Record again{{}, {}, "eve", {}, {}};
    did(decide(services(), rita(), {review.id, Step::Assign, again, {}}));
    QCOMPARE(why(decide(services(), eve(), {review.id, Step::Approve, kText, 1})), "stale");
    QCOMPARE(why(decide(services(), eve(), {review.id, Step::Approve, kText, 2})), "done");
}

void TestDecide::whoeverComesSecondIsRefused()
{
    const auto review = inReview();
    did(decide(services(), rita(), {review.id, Step::Reject, kText, {}}));
    QCOMPARE(why(decide(services(), eve(), {review.id, Step::Approve, kText, {}})), "no such step");
    QCOMPARE(refusal(m_context->registry.step(eve(), review, Step::Approve, kText)), "stale");
}

void TestDecide::theSameActAnswersTheSame()
{
    const auto review = inReview();
    const Act once = eve();
    did(decide(services(), once, {review.id, Step::Approve, kText, {}}));
    const auto again = did(decide(services(), once, {review.id, Step::Approve, kText, {}}));
    QCOMPARE(name(again.state), "approved");
    const auto file = must(m_context->registry.store().request(review.id));
    QCOMPARE(std::ranges::count(file.events, "approve", &registry::Event::what), 1);
}

/// What others did meanwhile may leave state and revision as they were, and is news all the same.
void TestDecide::aDecisionAfterNewsIsStale_data()
{
    QTest::addColumn<Step>("news");
    QTest::addColumn<QString>("answer");
    QTest::newRow("another expert was asked") << Step::Assign << "stale";
    QTest::newRow("another expert stepped back") << Step::Recuse << "stale";
    QTest::newRow("another expert was taken off") << Step::Escalate << "stale";
    QTest::newRow("another expert approved") << Step::Approve << "stale";
    QTest::newRow("somebody commented") << Step::Comment << "done";
    QTest::newRow("somebody was reminded") << Step::Remind << "done";
}

void TestDecide::aDecisionAfterNewsIsStale()
{
    QFETCH(Step, news);
    QFETCH(QString, answer);
    const auto review = inReview();
    const workflow::Record ed{"Because.", {}, "ed", {}, {}};
    if (news != Step::Assign)
        did(decide(services(), rita(), {review.id, Step::Assign, ed, {}}));
    const auto seen = must(services().store.request(review.id)).events.back().number;
    const bool isEds = news == Step::Recuse || news == Step::Approve;
    const auto after = did(
        decide(services(), isEds ? act("ed", Role::Expert) : rita(), {review.id, news, ed, {}}));
    QCOMPARE(after.state, workflow::State::InReview);
    QCOMPARE(after.revision, review.revision);
    const actions::Decision late{review.id, Step::Approve, kText, review.revision, seen};
    QCOMPARE(why(decide(services(), eve(), late)), answer);
}

void TestDecide::anApplicantGivesNoAdviceOnTheirOwnRequest()
{
    auto &store = m_context->registry.store();
    registry::NewRequest fast;
    fast.procedure = workflow::Procedure::FastTrack;
    const auto draft = must(store.create(act("ann", Role::Applicant), fast));
    did(submit(services(), act("ann", Role::Applicant), draft.id, lighthouse("lighthouse")));
    const workflow::Record decision{"Yes.", "minutes 1", {}, {}, {}};
    did(decide(services(), rita(), {draft.id, Step::Recognize, decision, {}}));
    must(store.setSingleUser(act("ann", Role::Registrar), true));
    const auto review =
        did(decide(services(), rita(), {draft.id, Step::Assign, {{}, {}, "ann", {}, {}}, {}}));
    must(store.setSingleUser(act("ann", Role::Registrar), false));
    const Act herself = act("ann", Role::Expert);
    QCOMPARE(why(decide(services(), herself, {draft.id, Step::Advise, kText, {}})), "own request");
    QCOMPARE(refusal(m_context->registry.step(herself, review, Step::Advise, kText)),
             "request.own");
}

void TestDecide::aRefusalOfStateKnowsTheRequest()
{
    const auto draft = m_context->registry.draft();
    const auto answer = decide(services(), rita(), {draft.id, Step::Direct, kText, {}});
    const auto *refused = std::get_if<actions::StateRefusal>(&answer.error());
    QVERIFY(refused);
    QCOMPARE(refused->request.id, draft.id);
    QCOMPARE(refused->step, Step::Direct);
}

/// Of those whom an appeal takes off only whoever stepped back is said to have done so; the same
/// by the answers of the acts, by the file and by the log.
void TestDecide::whoJudgedBeforeAnAppealDidNotStepBack()
{
    auto &store = m_context->registry.store();
    must(store.appoint(rita(), {"una", {Role::Expert}}));
    const auto review = inReview();
    did(decide(services(), rita(), {review.id, Step::Assign, {{}, {}, "una", {}, {}}, {}}));
    const auto off =
        did(decide(services(), act("una", Role::Expert), {review.id, Step::Recuse, kText, {}}));
    QCOMPARE(off.experts[1].vote, workflow::Vote::SteppedBack);
    did(decide(services(), eve(), {review.id, Step::Reject, kText, {}}));
    const workflow::Record appeal{"Why.", "appeal 1", "ed", {}, {}};
    const auto again = did(decide(services(), rita(), {review.id, Step::Appeal, appeal, {}}));
    for (const auto &request : {again, must(store.request(review.id)).request}) {
        QCOMPARE(request.experts[0].vote, workflow::Vote::Replaced);
        QCOMPARE(request.experts[1].vote, workflow::Vote::SteppedBack);
        QCOMPARE(request.experts[2].vote, workflow::Vote::None);
    }
    QVERIFY(!must(store.verify({})).mismatch);
    // Asked once more, whoever had stepped back reviews like anybody else, and is replaced like
    // them.
    const workflow::Record una{{}, {}, "una", {}, {}, -1, "nobody else is left"};
    did(decide(services(), rita(), {review.id, Step::Assign, una, {}}));
    did(decide(services(), act("ed", Role::Expert), {review.id, Step::Reject, kText, {}}));
    const workflow::Record second{"Why.", "appeal 2", "ann", {}, {}};
    const auto last = did(decide(services(), rita(), {review.id, Step::Appeal, second, {}}));
    QCOMPARE(last.experts[1].vote, workflow::Vote::Replaced);
    QVERIFY(!must(store.verify({})).mismatch);
}

void TestDecide::anUnknownRequestIsNotFound()
{
    QCOMPARE(why(decide(services(), rita(), {{4711}, Step::Close, kText, {}})), "not found");
}

void TestDecide::aRejectionOnTheFastTrackCanBeAppealed()
{
    registry::NewRequest fast;
    fast.procedure = workflow::Procedure::FastTrack;
    const auto request = submitted(fast);
    did(decide(services(), rita(), {request.id, Step::Reject, kText, {}}));
    const workflow::Record appeal{"Upheld.", "appeal 7", "ed", {}, {}};
    const auto reopened = did(decide(services(), rita(), {request.id, Step::Appeal, appeal, {}}));
    QCOMPARE(name(reopened.state), "in-review");
    QCOMPARE(name(reopened.procedure), "community");
}

NIDREG_TEST(TestDecide, QCoreApplication)

} // namespace tst_decide

#include "tst_decide.moc"
