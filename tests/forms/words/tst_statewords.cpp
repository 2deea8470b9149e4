// SPDX-License-Identifier: MIT
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "model/workflow/leading.h"
#include "tests/program/program.h"

namespace tst_statewords {

using namespace nidreg;
using forms::stateRefusal;
using workflow::Procedure;
using workflow::Request;
using workflow::State;
using workflow::Step;
using workflow::Vote;

namespace {

base::Instant instant(const char *text)
{
    return *base::parseInstant(text);
}

/// Request 12 of abe's, since 2026-11-21 in its state, with edda where experts review.
Request requestIn(State state, Procedure procedure)
{
    Request request;
    request.id = {12};
    request.procedure = procedure;
    request.state = state;
    request.applicant = "abe";
    request.revision = state == State::Draft ? 0 : 1;
    request.updated = request.turnSince = instant("2026-11-21T10:00:00.000000Z");
    if (state == State::InReview || state == State::AdvisoryReview)
        request.experts = {{"edda", *base::parseDate("2026-12-05"), Vote::None}};
    return request;
}

} // namespace

/// A refusal of state says the state, who has the request since when, and what leads on.
class TestStateWords : public QObject {
    Q_OBJECT

private slots:
    void whatIsWaitedForIsNamed()
    {
        const auto standing = [](Request request) {
            return forms::standingWords(request, instant("2026-11-24T10:00:00.000000Z"));
        };
        Request request = requestIn(State::InReview, Procedure::Community);
        QCOMPARE(standing(request),
                 "In review, revision 1. Waiting for edda for 3 days, due 2026-12-05.");
        request.experts.push_back({"emil", *base::parseDate("2026-12-06"), Vote::None});
        QVERIFY(standing(request).contains("Waiting for edda, emil for 3 days"));
        request.experts.front().vote = Vote::Approved;
        QVERIFY(standing(request).contains("Waiting for emil for 3 days"));
        QVERIFY(standing(requestIn(State::Approved, Procedure::Community))
                    .contains("Waiting for the registrar for 3 days"));
        Request again = requestIn(State::InDiscussion, Procedure::Community);
        again.experts = {{"edda", *base::parseDate("2026-12-05"), Vote::None}};
        QVERIFY2(standing(again).contains("when the registrar assigns an expert again"),
                 qPrintable(standing(again)));
        Request done = requestIn(State::Registered, Procedure::Community);
        done.nid = "lamps";
        done.previousVersion = 1;
        QCOMPARE(standing(done), "Registered as version 2 of “lamps” (3 days ago).");
    }

    void whatComesNextIsSaid()
    {
        const auto next = [](const Request &request) { return forms::nextWords(request); };
        Request request = requestIn(State::InReview, Procedure::Community);
        QCOMPARE(next(request), "Next, the expert approves the template or requests changes.");
        request.experts.front().vote = Vote::SteppedBack;
        QCOMPARE(next(request), "Next, the registrar assigns another expert.");
        for (int i = 0; i <= int(State::Closed); ++i) {
            const Request each = requestIn(State(i), Procedure::Community);
            QCOMPARE(next(each).isEmpty(), workflow::isEnded(State(i)));
        }
    }

    void whatIsSaid_data()
    {
        QTest::addColumn<State>("state");
        QTest::addColumn<Procedure>("procedure");
        QTest::addColumn<Step>("step");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *claim, State state, Step step, const char *words,
                            Procedure procedure = Procedure::Community) {
            QTest::newRow(claim) << state << procedure << step << QString(words);
        };
        row("what is in review is approved before it is registered", State::InReview,
            Step::Register,
            "Request 12 is in review (with edda since 2026-11-21, due 2026-12-05), so it cannot be "
            "registered. It must be approved first.");
        row("of a longer way the next step is named", State::InDiscussion, Step::Register,
            "Request 12 is in discussion (with the registrar since 2026-11-21), so it cannot be "
            "registered. It must be approved first. Next step: Assign expert.");
        row("a draft is submitted", State::Draft, Step::Assign,
            "Request 12 is a draft (with the applicant abe since 2026-11-21), so no expert can be "
            "assigned. It must be submitted first.");
        row("what is in review is not submitted", State::InReview, Step::Submit,
            "Request 12 is in review (with edda since 2026-11-21, due 2026-12-05), so it cannot be "
            "submitted. Changes must be requested first.");
        row("the IESG has the question of recognition", State::RecognitionPending, Step::Complete,
            "Request 12 waits for the recognition of its body (with the IESG since 2026-11-21), so "
            "no review can be completed. The recognition of its body must be recorded first.",
            Procedure::FastTrack);
        row("the approval body has the direction", State::AwaitingDirection, Step::Register,
            "Request 12 waits for the approval body's direction (with the approval body since "
            "2026-11-21), so it cannot be registered. The approval body's direction must be "
            "recorded first.");
        row("the fast track has no vote", State::AdvisoryReview, Step::Approve,
            "Request 12 is in advisory review (with edda since 2026-11-21, due 2026-12-05), so "
            "it cannot be approved. Possible next steps: Complete the review, Withdraw.",
            Procedure::FastTrack);
        row("what is approved goes on to registration", State::Approved, Step::Reject,
            "Request 12 is approved (with the registrar since 2026-11-21), so it cannot be "
            "rejected. Possible next steps: Register, Withdraw.");
        row("what is rejected is appealed against", State::Rejected, Step::Comment,
            "Request 12 is rejected (since 2026-11-21), so it cannot be commented on. It must be "
            "reopened on appeal first.");
        row("what has ended has ended", State::Registered, Step::Approve,
            "Request 12 is registered (since 2026-11-21), so it cannot be approved. "
            "To change anything, create a new request.");
        row("there is no appeal where nothing was rejected", State::InReview, Step::Appeal,
            "Request 12 is in review (with edda since 2026-11-21, due 2026-12-05), so it cannot be "
            "reopened on appeal. Only a rejected request can be reopened.");
    }

    void whatIsSaid()
    {
        QFETCH(State, state);
        QFETCH(Procedure, procedure);
        QFETCH(Step, step);
        QFETCH(QString, words);
        QCOMPARE(stateRefusal(requestIn(state, procedure), step), words);
    }

    /// Every step that the table does not have, in every state of both procedures: whole sentences,
    /// and what they send people to is there to be done.
    void everyRefusalIsWhole()
    {
        int refusals = 0;
        for (const Procedure procedure : {Procedure::Community, Procedure::FastTrack}) {
            for (std::size_t i = 0; i < workflow::kStateNames.size(); ++i) {
                for (std::size_t j = 0; j < workflow::kStepNames.size(); ++j) {
                    const Request request = requestIn(State(i), procedure);
                    if (workflow::isPossible(request, Step(j)))
                        continue;
                    const QString words = stateRefusal(request, Step(j));
                    QVERIFY2(words.startsWith("Request 12 ") && words.contains("since 2026-11-21")
                                 && words.contains(", so ") && words.endsWith('.')
                                 && !words.contains("..") && !words.contains("  ")
                                 && !words.contains('%'),
                             qPrintable(words));
                    ++refusals;
                }
            }
        }
        qInfo("%d refusals", refusals);
        QVERIFY(refusals > 300);
    }

    /// The way is walked: step by step it leads to where the wanted one is possible.
    void theWayLeadsThere()
    {
        for (const bool isStandard : {false, true}) {
            for (const bool isRecognized : {false, true}) {
                for (const Procedure procedure : {Procedure::Community, Procedure::FastTrack}) {
                    for (std::size_t i = 0; i < workflow::kStateNames.size(); ++i)
                        walk(requestIn(State(i), procedure), isStandard, isRecognized);
                }
            }
        }
    }

private:
    static bool holds(const workflow::Edge &edge, const Request &request)
    {
        return edge.when == workflow::When::LastVote          ? !request.standardsAction
            : edge.when == workflow::When::LastVoteOnStandard ? request.standardsAction
            : edge.when == workflow::When::BodyUnknown        ? !request.bodyRecognized
            : edge.when == workflow::When::BodyRecognized     ? request.bodyRecognized
                                                              : true;
    }

    static void walk(Request from, bool isStandard, bool isRecognized)
    {
        from.standardsAction = isStandard;
        from.bodyRecognized = isRecognized;
        for (std::size_t j = 0; j < workflow::kStepNames.size(); ++j) {
            Request request = from;
            const auto way = workflow::wayTo(request, Step(j));
            const bool isAppeal = Step(j) == Step::Appeal || workflow::isEnded(from.state);
            QVERIFY(isAppeal || std::ranges::count(way, Step::Appeal) == 0);
            for (const Step each : way) {
                const auto edges = workflow::edges();
                const auto edge = std::ranges::find_if(edges, [&](const workflow::Edge &row) {
                    return row.step == each && row.procedure == request.procedure
                        && row.from == request.state && row.to != row.from && holds(row, request);
                });
                QVERIFY(edge != edges.end());
                request.state = edge->to;
                if (each == Step::RefuseRecognition || each == Step::Appeal)
                    request.procedure = Procedure::Community;
            }
            QVERIFY(way.empty() || workflow::isPossible(request, Step(j)));
        }
    }
};

NIDREG_TEST(TestStateWords, QCoreApplication)

} // namespace tst_statewords

#include "tst_statewords.moc"
