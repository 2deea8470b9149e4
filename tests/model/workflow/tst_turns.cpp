// SPDX-License-Identifier: MIT
#include "model/workflow/transitions.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_turns {

using namespace nidreg::workflow;
using nidreg::base::Date;

static const Date kDue{std::chrono::year(2026), std::chrono::month(8), std::chrono::day(11)};

static QString words(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// A request with bert to review it.
static Request request(State state)
{
    Request made;
    made.state = state;
    made.experts = {{"bert", kDue, Vote::None}};
    return made;
}

class TestTurns : public QObject {
    Q_OBJECT

private slots:
    void waitingOnNamesTheNextToAct_data();
    void waitingOnNamesTheNextToAct();
    void dueIsTheEarliestOfThoseWhoHaveNotVoted();
    void aVerdictOnAnotherTextIsVoid();
};

void TestTurns::waitingOnNamesTheNextToAct_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("vote");
    QTest::addColumn<QString>("turn");
    const auto row = [](const char *text, State state, Vote vote, const char *turn) {
        QTest::newRow(text) << int(state) << int(vote) << QString(turn);
    };
    using enum State;
    // clang-format off
    row("a draft waits for the applicant", Draft, Vote::None, "applicant");
    row("requested changes wait for the applicant", ChangesRequested, Vote::None, "applicant");
    row("a discussion waits for the registrar to assign", InDiscussion, Vote::None, "registrar");
    row("a review waits for the expert", InReview, Vote::None, "expert");
    row("a review whose expert was taken off waits for the registrar", InReview, Vote::Escalated, "registrar");
    row("an advisory review with its advice waits for the registrar", AdvisoryReview, Vote::Advised, "registrar");
    row("a review that nobody is left for waits for the registrar", InReview, Vote::SteppedBack, "registrar");
    row("an advisory review waits for the expert", AdvisoryReview, Vote::None, "expert");
    row("recognition waits for the body", RecognitionPending, Vote::None, "body");
    row("a direction waits for the body", AwaitingDirection, Vote::Approved, "body");
    row("what is approved waits for the registrar", Approved, Vote::Approved, "registrar");
    row("what is registered waits for nobody", Registered, Vote::Approved, "");
    row("what is rejected waits for nobody", Rejected, Vote::None, "");
    row("what is withdrawn waits for nobody", Withdrawn, Vote::None, "");
    row("what is closed waits for nobody", Closed, Vote::None, "");
    // clang-format on
}

void TestTurns::waitingOnNamesTheNextToAct()
{
    QFETCH(int, state);
    QFETCH(int, vote);
    QFETCH(QString, turn);
    Request asked = request(State(state));
    asked.experts.front().vote = Vote(vote);
    const auto next = waitingOn(asked);
    QCOMPARE(next ? words(name(*next)) : QString(), turn);
}

void TestTurns::dueIsTheEarliestOfThoseWhoHaveNotVoted()
{
    using namespace std::chrono;
    Request asked = request(State::InReview);
    asked.experts.push_back({"cleo", Date(2026y, August, 4d), Vote::None});
    asked.experts.push_back({"dora", Date(2026y, August, 1d), Vote::Approved});
    asked.experts.push_back({"ella", Date(2026y, August, 9d), Vote::None});
    QCOMPARE(asked.due(), Date(2026y, August, 4d));
    asked.state = State::AdvisoryReview;
    QVERIFY(asked.due());
    for (const State over : {State::Withdrawn, State::Approved, State::ChangesRequested}) {
        asked.state = over;
        QVERIFY(!asked.due());
    }
}

void TestTurns::aVerdictOnAnotherTextIsVoid()
{
    Request asked = request(State::InReview);
    asked.revisionSha256 = "the second text";
    QVERIFY(!asked.isVoid(asked.experts[0]));
    asked.experts[0].verdict = Vote::Approved;
    asked.experts[0].judgedSha256 = "the first text";
    QVERIFY(asked.isVoid(asked.experts[0]));
    asked.experts[0].judgedSha256 = "the second text";
    QVERIFY(!asked.isVoid(asked.experts[0]));
}

NIDREG_TEST(TestTurns, QCoreApplication)

} // namespace tst_turns

#include "tst_turns.moc"
