// SPDX-License-Identifier: MIT
#include "model/workflow/leading.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_leading {

using namespace nidreg::workflow;

namespace {

/// A request in a state of the table, and what decides between the rows of one step.
struct Place {
    Procedure procedure = Procedure::Community;
    State state = State::Draft;
    bool standardsAction = false;
    bool bodyRecognized = false;
};

Request at(const Place &place)
{
    Request made;
    made.procedure = place.procedure;
    made.state = place.state;
    made.standardsAction = place.standardsAction;
    made.bodyRecognized = place.bodyRecognized;
    return made;
}

/// "submit assign"
QString words(const std::vector<Step> &steps)
{
    QStringList all;
    for (const Step step : steps)
        all << QString::fromUtf8(name(step).data(), qsizetype(name(step).size()));
    return all.join(' ');
}

constexpr Procedure kFast = Procedure::FastTrack;
constexpr Procedure kCommunity = Procedure::Community;

} // namespace

class TestLeading : public QObject {
    Q_OBJECT

private slots:
    void theShortestWayLeadsThere_data()
    {
        QTest::addColumn<Place>("place");
        QTest::addColumn<int>("wanted");
        QTest::addColumn<QString>("way");
        const auto row = [](const char *claim, const Place &place, Step wanted, const char *way) {
            QTest::newRow(claim) << place << int(wanted) << QString(way);
        };
        using enum State;
        // clang-format off
        row("what is possible already needs no step", {}, Step::Submit, "");
        row("a draft is registered through a review", {}, Step::Register, "submit assign approve");
        row("a standards action waits for its body", {kCommunity, Draft, true}, Step::Register,
            "submit assign approve direct");
        row("a body's direction is for standards actions alone", {}, Step::Direct, "");
        row("an unknown body is recognized first", {kFast}, Step::Register, "submit recognize complete");
        row("a known body is not", {kFast, Draft, false, true}, Step::Register, "submit complete");
        row("a refused body's request is reviewed like others", {kFast}, Step::Approve,
            "submit refuse-recognition assign");
        row("a known body's request is approved by no expert", {kFast, Draft, false, true}, Step::Approve, "");
        row("a rejection that is to be appealed against is no end", {}, Step::Appeal, "submit assign reject");
        row("an appeal leads to an expert", {kCommunity, Rejected}, Step::Approve, "appeal");
        row("a fast-track appeal does, too", {kFast, Rejected}, Step::Approve, "appeal");
        row("no way leads through the end of a request", {kCommunity, Withdrawn}, Step::Comment, "");
        row("advice is for the fast track alone", {}, Step::Advise, "");
        // clang-format on
    }
    void theShortestWayLeadsThere()
    {
        QFETCH(Place, place);
        QFETCH(int, wanted);
        QTEST(words(wayTo(at(place), Step(wanted))), "way");
    }

    void whatIsPossibleDependsOnProcedureAndState_data()
    {
        QTest::addColumn<Place>("place");
        QTest::addColumn<int>("step");
        QTest::addColumn<bool>("isPossible");
        const auto row = [](const char *claim, const Place &place, Step step, bool isPossible) {
            QTest::newRow(claim) << place << int(step) << isPossible;
        };
        using enum State;
        row("a draft is submitted", {}, Step::Submit, true);
        row("a draft is not registered", {}, Step::Register, false);
        row("what is approved is registered", {kCommunity, Approved}, Step::Register, true);
        row("the community's draft is submitted again after changes",
            {kCommunity, ChangesRequested}, Step::Submit, true);
        row("the fast track asks for no changes", {kFast, ChangesRequested}, Step::Submit, false);
    }
    void whatIsPossibleDependsOnProcedureAndState()
    {
        QFETCH(Place, place);
        QFETCH(int, step);
        QTEST(isPossible(at(place), Step(step)), "isPossible");
    }

    void onlyStepsThatMoveARequestLeadOn_data()
    {
        QTest::addColumn<Place>("place");
        QTest::addColumn<QString>("ways");
        const auto row = [](const char *claim, const Place &place, const char *ways) {
            QTest::newRow(claim) << place << QString(ways);
        };
        using enum State;
        // clang-format off
        row("a draft, each step once", {}, "submit withdraw close");
        row("a draft of a known body", {kFast, Draft, false, true}, "submit withdraw close");
        row("a review", {kCommunity, InReview}, "request-changes approve reject withdraw");
        row("a standards action's review", {kCommunity, InReview, true}, "request-changes approve reject withdraw");
        row("a body to be recognized", {kFast, RecognitionPending}, "recognize refuse-recognition reject withdraw");
        row("a rejection", {kCommunity, Rejected}, "appeal");
        row("a registration", {kCommunity, Registered}, "");
        // clang-format on
    }
    void onlyStepsThatMoveARequestLeadOn()
    {
        QFETCH(Place, place);
        QTEST(words(waysOn(at(place))), "ways");
    }
};

NIDREG_TEST(TestLeading, QCoreApplication)

} // namespace tst_leading

#include "tst_leading.moc"
