// SPDX-License-Identifier: MIT
#include "model/actions/decide.h"
#include "model/actions/submit.h"
#include "tests/model/actions/office.h"
#include "tests/program/program.h"

namespace tst_decide {

using namespace nidreg;
using namespace nidreg::tests;
using actions::decide;

class TestDecide : public QObject {
    Q_OBJECT

private slots:
    void init() { m_office = std::make_unique<Office>(); }
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

private:
    actions::Services services() const { return m_office->services(); }
    workflow::Request submitted(const registry::NewRequest &wanted = {}) const
    {
        const auto request = m_office->desk.draft(wanted);
        return did(submit(services(), abe(), request.id, lighthouse("lighthouse")));
    }
    workflow::Request inReview(const registry::NewRequest &wanted = {}) const
    {
        return did(decide(services(), rita(),
                          {submitted(wanted).id, Step::Assign, {{}, {}, "eve", {}, {}}, {}}));
    }

    std::unique_ptr<Office> m_office;
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
    m_office = std::make_unique<Office>();
    registry::NewRequest standard;
    standard.standardsAction = true;
    const auto review = inReview(standard);
    QCOMPARE(why(decide(services(), eve(), {review.id, Step::Approve, {}, {}})), "note missing");
    const auto directed = did(decide(services(), eve(), {review.id, Step::Approve, kText, {}}));
    QCOMPARE(name(directed.state), "awaiting-direction");
}

void TestDecide::anApplicantCannotApproveTheirOwnRequest()
{
    auto &store = m_office->desk.store();
    const auto draft = must(store.create(act("ann", Role::Applicant), {}));
    const Act ann = act("ann", Role::Applicant);
    did(submit(services(), ann, draft.id, lighthouse("lighthouse")));
    const workflow::Record herself{{}, {}, "ann", {}, {}};
    QCOMPARE(why(decide(services(), rita(), {draft.id, Step::Assign, herself, {}})), "own request");

    must(store.setSingleUser(act("ann", Role::Registrar), true));
    did(decide(services(), rita(), {draft.id, Step::Assign, herself, {}}));
    const Act expert = act("ann", Role::Expert);
    QCOMPARE(why(decide(services(), expert, {draft.id, Step::Approve, kText, {}})), "done");
}

void TestDecide::submitAndRegisterAreNoDecisions()
{
    const auto draft = m_office->desk.draft();
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
    QCOMPARE(refusal(m_office->desk.step(eve(), review, Step::Approve, kText)), "stale");
}

void TestDecide::theSameActAnswersTheSame()
{
    const auto review = inReview();
    const Act once = eve();
    did(decide(services(), once, {review.id, Step::Approve, kText, {}}));
    const auto again = did(decide(services(), once, {review.id, Step::Approve, kText, {}}));
    QCOMPARE(name(again.state), "approved");
    const auto file = must(m_office->desk.store().request(review.id));
    QCOMPARE(std::ranges::count(file.events, "approve", &registry::Event::what), 1);
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
