// SPDX-License-Identifier: MIT
#include "model/workflow/replay.h"
#include "model/workflow/transitions.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_timeline {

using namespace nidreg::workflow;
using nidreg::base::Instant;

namespace {

using Details = std::vector<std::pair<std::string, std::string>>;

Instant day(int number)
{
    return Instant(std::chrono::days(20000 + number));
}

/// What happened on a day: the first events of a request, one a day.
class Story {
public:
    explicit Story(const char *procedure = "community", const char *kind = "formal")
    {
        say("create", "anna", Role::Applicant,
            {{"kind", kind}, {"procedure", procedure}, {"purpose", "new"}});
    }

    Story &step(Step step, const char *person, Role role, State to, const Details &details = {})
    {
        say(name(step), person, role, details);
        m_events.back().from = m_state;
        m_events.back().to = m_state = to;
        return *this;
    }
    Story &submit(int revision)
    {
        return step(Step::Submit, "anna", Role::Applicant, State::InDiscussion,
                    {{"revision", std::to_string(revision)},
                     {"sha256", "text " + std::to_string(revision)},
                     {"version", "1"}});
    }
    Story &assign(const char *expert)
    {
        return step(Step::Assign, "rita", Role::Registrar, State::InReview,
                    {{"expert", expert}, {"due", "2026-08-11"}});
    }
    Story &byExpert(Step taken, const char *person, State to)
    {
        return step(taken, person, Role::Expert, to,
                    {{"sha256", "text " + std::to_string(replayed(m_events).revision)}});
    }

    Story &byRegistrar(Step taken, State to, const Details &details = {})
    {
        return step(taken, "rita", Role::Registrar, to, details);
    }
    Story &named(const char *nid)
    {
        m_events.back().nid = nid;
        return *this;
    }
    /// An event that is no step.
    Story &told(const char *what)
    {
        say(what, "rita", Role::Registrar, {});
        return *this;
    }

    const std::vector<Event> &events() const { return m_events; }
    Request request() const { return replayed(m_events); }

private:
    void say(std::string_view what, const char *person, Role role, const Details &details)
    {
        Event made;
        made.number = std::int64_t(m_events.size());
        made.at = day(int(m_events.size()));
        made.what = what;
        made.person = person;
        made.role = role;
        made.details = details;
        m_events.push_back(made);
    }

    std::vector<Event> m_events;
    State m_state = State::Draft;
};

/// "draft applicant 0-1, in-discussion registrar 1-"
QString words(const std::vector<Stay> &stays)
{
    QStringList all;
    const auto number = [](Instant at) {
        return QString::number((at - day(0)) / std::chrono::days(1));
    };
    for (const Stay &each : stays) {
        const auto turn = each.turn ? name(*each.turn) : std::string_view("nobody");
        all << QString::fromStdString(std::string(name(each.state)) + " " + std::string(turn)) + " "
                + number(each.from) + "-" + (each.until ? number(*each.until) : QString());
    }
    return all.join(", ");
}

} // namespace

class TestTimeline : public QObject {
    Q_OBJECT

private slots:
    void whoHadItAndHowLong_data()
    {
        QTest::addColumn<std::vector<Event>>("events");
        QTest::addColumn<QString>("timeline");
        const auto row = [](const char *name, const Story &story, const char *timeline) {
            QTest::newRow(name) << story.events() << QString(timeline);
        };
        using enum State;
        row("a draft is its applicant's", Story(), "draft applicant 0-");
        row("a discussion is the registrar's", Story().submit(1),
            "draft applicant 0-1, in-discussion registrar 1-");
        row("a review is the expert's", Story().submit(1).assign("bert"),
            "draft applicant 0-1, in-discussion registrar 1-2, in-review expert 2-");
        row("what is said changes no turn",
            Story().submit(1).assign("bert").byExpert(Step::Comment, "bert", InReview),
            "draft applicant 0-1, in-discussion registrar 1-2, in-review expert 2-");
        row("one of two experts is waited for",
            Story().submit(1).assign("bert").assign("cleo").byExpert(Step::Approve, "bert",
                                                                     InReview),
            "draft applicant 0-1, in-discussion registrar 1-2, in-review expert 2-");
        row("an expert who steps back leaves the registrar's turn",
            Story().submit(1).assign("bert").byExpert(Step::Recuse, "bert", InReview),
            "draft applicant 0-1, in-discussion registrar 1-2, in-review expert 2-3, "
            "in-review registrar 3-");
        row("... until another is assigned",
            Story()
                .submit(1)
                .assign("bert")
                .byExpert(Step::Recuse, "bert", InReview)
                .assign("cleo"),
            "draft applicant 0-1, in-discussion registrar 1-2, in-review expert 2-3, "
            "in-review registrar 3-4, in-review expert 4-");
        row("what is withdrawn is nobody's",
            Story().step(Step::Withdraw, "anna", Role::Applicant, Withdrawn),
            "draft applicant 0-1, withdrawn nobody 1-");
    }

    void whoHadItAndHowLong()
    {
        QFETCH(std::vector<Event>, events);
        QFETCH(QString, timeline);
        QCOMPARE(words(timelineOf(events)), timeline);
    }

    void aStayCountsTheExpertsWhoHadToAnswer()
    {
        using enum State;
        Story story;
        story.submit(1).assign("bert");
        QCOMPARE(timelineOf(story.events()).back().experts, 1);
        story.assign("cleo").byExpert(Step::Approve, "bert", InReview);
        QCOMPARE(timelineOf(story.events()).back().experts, 2);
    }

    void aStayThatLastsIsMeasuredUpToNow()
    {
        const auto stays = timelineOf(Story().submit(1).events());
        QCOMPARE(stays[0].length(day(9)) / std::chrono::days(1), 1);
        QCOMPARE(stays[1].length(day(9)) / std::chrono::days(1), 8);
    }

    void aLaterRevisionVoidsTheVerdicts()
    {
        using enum State;
        const auto request = replayed(Story()
                                          .submit(1)
                                          .assign("bert")
                                          .assign("cleo")
                                          .byExpert(Step::Approve, "bert", InReview)
                                          .byExpert(Step::RequestChanges, "cleo", ChangesRequested)
                                          .submit(2)
                                          .events());
        QCOMPARE(request.revision, 2);
        QCOMPARE(request.experts[0].vote, Vote::None);
        QCOMPARE(request.experts[0].verdict, Vote::Approved);
        QVERIFY(request.isVoid(request.experts[0]));
        QVERIFY(!request.isVoid(request.experts[1]));
    }

    void anAppealIsAnothersToJudge()
    {
        using enum State;
        const auto request = replayed(Story()
                                          .submit(1)
                                          .assign("bert")
                                          .byExpert(Step::Reject, "bert", Rejected)
                                          .step(Step::Appeal, "rita", Role::Registrar, InReview,
                                                {{"expert", "cleo"}, {"due", "2026-08-11"}})
                                          .events());
        QCOMPARE(request.experts[0].vote, Vote::Replaced);
        QVERIFY(!request.isAssigned("bert"));
        QCOMPARE(request.experts[0].verdict, Vote::Rejected);
        QCOMPARE(request.experts[1].vote, Vote::None);
        QCOMPARE(waitingOn(request), Turn::Expert);
    }

    void aReminderCountsUntilTheTurnChanges()
    {
        using enum State;
        Story story;
        story.submit(1).assign("bert").step(Step::Remind, "rita", Role::Registrar, InReview);
        QCOMPARE(replayed(story.events()).reminded, day(3));
        QCOMPARE(replayed(story.events()).turnSince, day(2));
        story.byExpert(Step::Approve, "bert", Approved);
        QVERIFY(!replayed(story.events()).reminded);
        QCOMPARE(replayed(story.events()).turnSince, day(4));
    }

    void theFirstEventSaysWhatIsAskedFor()
    {
        const Request plain = Story().named("lantern").request();
        QCOMPARE(plain.kind, nidreg::urn::NidKind::Formal);
        QCOMPARE(plain.procedure, Procedure::Community);
        QCOMPARE(plain.nid, "lantern");
        const Request other = Story("fast-track", "informal").request();
        QCOMPARE(other.kind, nidreg::urn::NidKind::Informal);
        QCOMPARE(other.procedure, Procedure::FastTrack);
        QCOMPARE(other.applicant, "anna");
        QCOMPARE(other.nid, "");
    }

    void aLaterEventNamesTheNid()
    {
        using enum State;
        Story story("community", "informal");
        story.submit(1).assign("bert").byExpert(Step::Approve, "bert", Approved);
        QCOMPARE(story.request().nid, "");
        story.byRegistrar(Step::Register, Registered).named("urn-8");
        QCOMPARE(story.request().nid, "urn-8");
    }

    void whatIsNoStepMovesNothing()
    {
        const Request request = Story().submit(1).told("import").request();
        QCOMPARE(request.state, State::InDiscussion);
        QCOMPARE(request.turnSince, day(1));
        QCOMPARE(request.updated, day(2));
    }

    void aFastTrackRequestIsAdvisedOn()
    {
        using enum State;
        Story story("fast-track");
        story.step(Step::Submit, "anna", Role::Applicant, RecognitionPending, {{"revision", "1"}});
        QVERIFY(!story.request().bodyRecognized);
        story.byRegistrar(Step::Recognize, AdvisoryReview);
        QVERIFY(story.request().bodyRecognized);
        story.byRegistrar(Step::Assign, AdvisoryReview, {{"expert", "bert"}, {"due", "2026-08-11"}})
            .byExpert(Step::Advise, "bert", AdvisoryReview);
        const Request advised = story.request();
        QCOMPARE(advised.procedure, Procedure::FastTrack);
        QCOMPARE(advised.experts[0].vote, Vote::Advised);
        QCOMPARE(advised.experts[0].verdict, Vote::Advised);
        QCOMPARE(waitingOn(advised), Turn::Registrar);
    }

    void aBodyThatIsKnownIsRecognizedWithTheSubmission()
    {
        const Request request = Story("fast-track")
                                    .step(Step::Submit, "anna", Role::Applicant,
                                          State::AdvisoryReview, {{"revision", "1"}})
                                    .request();
        QVERIFY(request.bodyRecognized);
    }

    void aRefusedBodyGoesOnAsACommunityRequest()
    {
        using enum State;
        const Request request = Story("fast-track")
                                    .step(Step::Submit, "anna", Role::Applicant, RecognitionPending,
                                          {{"revision", "1"}})
                                    .byRegistrar(Step::RefuseRecognition, InDiscussion)
                                    .request();
        QCOMPARE(request.procedure, Procedure::Community);
        QVERIFY(!request.bodyRecognized);
    }

    void anExpertWhoDoesNotAnswerIsTakenOff()
    {
        using enum State;
        Story story;
        story.submit(1).assign("bert").byRegistrar(Step::Escalate, InReview, {{"expert", "bert"}});
        QCOMPARE(story.request().experts[0].vote, Vote::Escalated);
        QVERIFY(!story.request().isAssigned("bert"));
        story.assign("bert");
        QCOMPARE(story.request().experts.size(), std::size_t(1));
        QCOMPARE(story.request().experts[0].vote, Vote::None);
    }

    void whoIsOffStaysOffInALaterRevision()
    {
        using enum State;
        const Request request = Story()
                                    .submit(1)
                                    .assign("bert")
                                    .byExpert(Step::Recuse, "bert", InReview)
                                    .byRegistrar(Step::RequestChanges, ChangesRequested)
                                    .submit(2)
                                    .request();
        QCOMPARE(request.experts[0].vote, Vote::SteppedBack);
    }

    void whoSteppedBackBeforeAnAppealSteppedBack()
    {
        using enum State;
        const Request request = Story()
                                    .submit(1)
                                    .assign("bert")
                                    .byExpert(Step::Recuse, "bert", InReview)
                                    .byRegistrar(Step::Reject, Rejected)
                                    .byRegistrar(Step::Appeal, InReview, {{"expert", "cleo"}})
                                    .request();
        QCOMPARE(request.experts[0].vote, Vote::SteppedBack);
        QCOMPARE(request.experts[1].vote, Vote::None);
    }

    void aRegistrarsRejectionIsNoExpertsVerdict()
    {
        using enum State;
        const Request request =
            Story().submit(1).assign("bert").byRegistrar(Step::Reject, Rejected).request();
        QCOMPARE(request.state, Rejected);
        QCOMPARE(request.experts.size(), std::size_t(1));
        QCOMPARE(request.experts[0].vote, Vote::None);
    }
};

NIDREG_TEST(TestTimeline, QCoreApplication)

} // namespace tst_timeline

#include "tst_timeline.moc"
