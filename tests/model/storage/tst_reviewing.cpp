// SPDX-License-Identifier: MIT
#include "model/workflow/discussion.h"
#include "model/workflow/replay.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

namespace tst_reviewing {

using namespace nidreg;
using namespace nidreg::tests;
using workflow::State;
using workflow::Turn;
using workflow::Vote;

namespace {

Act abe()
{
    return act("abe", Role::Applicant);
}
Act rita()
{
    return act("rita", Role::Registrar);
}
Act eve()
{
    return act("eve", Role::Expert);
}
Act ed()
{
    return act("ed", Role::Expert);
}

workflow::Record note(const char *text, const char *reference = "")
{
    return {text, reference, {}, {}, {}};
}

workflow::Record comment(const char *field, std::int64_t thread = -1)
{
    return {"A word.", {}, {}, {}, field, thread};
}

workflow::Record about(const char *expert)
{
    return {"No answer.", {}, expert, {}, {}};
}

workflow::Request inReview(const TestRegistry &registry,
                           std::initializer_list<const char *> experts)
{
    auto request = must(registry.submit(abe(), registry.draft(), "Example", 1));
    for (const char *each : experts)
        request =
            must(registry.step(rita(), request, Step::Assign, TestRegistry::assignment(each)));
    return request;
}

std::int64_t lastEvent(const TestRegistry &registry, const workflow::Request &request)
{
    return must(registry.store().request(request.id)).events.back().number;
}

/// What the database keeps of a request is what its events tell.
void replayFits(const TestRegistry &registry, workflow::RequestId id)
{
    const auto file = must(registry.store().request(id));
    const workflow::Request &kept = file.request, told = workflow::replayed(file.events);
    QCOMPARE(name(told.state), name(kept.state));
    QCOMPARE(told.revision, kept.revision);
    QCOMPARE(told.revisionSha256, kept.revisionSha256);
    QCOMPARE(told.turnSince, kept.turnSince);
    QCOMPARE(told.updated, kept.updated);
    QCOMPARE(told.reminded, kept.reminded);
    QCOMPARE(told.due(), kept.due());
    QCOMPARE(told.experts.size(), kept.experts.size());
    for (std::size_t i = 0; i < told.experts.size(); ++i) {
        QCOMPARE(told.experts[i].expert, kept.experts[i].expert);
        QCOMPARE(name(told.experts[i].vote), name(kept.experts[i].vote));
        QCOMPARE(name(told.experts[i].verdict), name(kept.experts[i].verdict));
        QCOMPARE(told.experts[i].judgedSha256, kept.experts[i].judgedSha256);
    }
}

} // namespace

class TestReviewing : public QObject {
    Q_OBJECT

private slots:
    void anEscalatedExpertIsOff()
    {
        const TestRegistry registry;
        auto request = inReview(registry, {"eve", "ed"});
        request = must(registry.step(rita(), request, Step::Escalate, about("eve")));
        QVERIFY(request.experts[0].vote == Vote::Escalated);
        QCOMPARE(refusal(registry.step(eve(), request, Step::Approve, note("Fine."))),
                 "request.not-yours");
        QCOMPARE(refusal(registry.step(rita(), request, Step::Escalate, about("eve"))),
                 "expert.not-due");
        request = must(registry.step(ed(), request, Step::Approve, note("Fine.")));
        QCOMPARE(name(request.state), "approved");
        replayFits(registry, request.id);
        must(registry.registerNamespace(rita(), request));
        QVERIFY(!must(registry.store().verify({})).mismatch);
    }

    void whereNobodyIsLeftItIsTheRegistrarsTurn()
    {
        const TestRegistry registry;
        auto request = inReview(registry, {"eve"});
        QVERIFY(waitingOn(request) == Turn::Expert);
        request = must(registry.step(rita(), request, Step::Escalate, about("eve")));
        QVERIFY(waitingOn(request) == Turn::Registrar);
        request =
            must(registry.step(rita(), request, Step::Assign, TestRegistry::assignment("eve")));
        QVERIFY(request.experts[0].vote == Vote::None);
        replayFits(registry, request.id);
    }

    void whoApprovedConfirmsItWhereTheLastOfTheOthersSteppedBack()
    {
        const TestRegistry registry;
        auto request = inReview(registry, {"eve", "ed"});
        request = must(registry.step(eve(), request, Step::Approve, note("Fine.")));
        QCOMPARE(refusal(registry.step(eve(), request, Step::Approve, note("Fine."))),
                 "expert.already-voted");
        request = must(registry.step(ed(), request, Step::Recuse, note("A colleague of mine.")));
        QCOMPARE(name(request.state), "in-review");
        QVERIFY(waitingOn(request) == Turn::Registrar);
        request = must(registry.step(eve(), request, Step::Approve, note("Still fine.")));
        QCOMPARE(name(request.state), "approved");
        must(registry.registerNamespace(rita(), request));
    }

    void aLaterRevisionShowsItsVerdictsAsVoid()
    {
        const TestRegistry registry;
        auto request = inReview(registry, {"eve", "ed"});
        request = must(registry.step(eve(), request, Step::Approve, note("Fine.")));
        QVERIFY(!request.isVoid(request.experts[0]));
        QCOMPARE(request.experts[0].judgedSha256, request.revisionSha256);
        request = must(registry.step(ed(), request, Step::RequestChanges, note("Say more.")));
        request = must(registry.submit(abe(), request, "Example", 1, "More."));
        QVERIFY(request.isVoid(request.experts[0]));
        QVERIFY(request.experts[0].verdict == Vote::Approved);
        QVERIFY(request.experts[0].vote == Vote::None);
        replayFits(registry, request.id);
    }

    void threadsAreResolvedAndOpenedAgain()
    {
        const TestRegistry registry;
        auto request = must(registry.submit(abe(), registry.draft(), "Example", 1));
        request = must(registry.step(eve(), request, Step::Comment, comment("syntax")));
        const std::int64_t root = lastEvent(registry, request);
        const auto isResolved = [&] {
            return workflow::threadsIn(must(registry.store().request(request.id)).events)
                .front()
                .isResolved();
        };
        must(registry.step(abe(), request, Step::Comment, comment("", root)));
        const workflow::Record resolve{{}, {}, {}, {}, {}, root};
        QCOMPARE(refusal(registry.step(abe(), request, Step::Resolve, resolve)),
                 "request.not-yours");
        must(registry.step(rita(), request, Step::Resolve, resolve));
        QVERIFY(isResolved());
        QCOMPARE(refusal(registry.step(eve(), request, Step::Resolve, resolve)), "thread.resolved");
        must(registry.step(abe(), request, Step::Comment, comment("", root)));
        QVERIFY(!isResolved());
        must(registry.step(eve(), request, Step::Resolve, resolve));
        QVERIFY(isResolved());
    }

    void whatAThreadIsNot_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<qint64>("thread");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *text, Step step, const char *field, qint64 thread,
                            const char *answer) {
            QTest::newRow(text) << int(step) << QByteArray(field) << thread << QString(answer);
        };
        // Events 6 to 8 of a new registry are the request's: created, submitted, commented on.
        row("an event that is no comment", Step::Resolve, "", 7, "not found");
        row("an event that is not there", Step::Comment, "", 4711, "not found");
        row("another request's", Step::Comment, "", 0, "not found");
        row("none at all", Step::Resolve, "", -1, "thread.missing");
        row("another field than the thread's", Step::Comment, "purpose", 8, "thread.elsewhere");
        row("a field that no template has", Step::Comment, "colour", -1, "field.unknown");
        row("its own", Step::Comment, "syntax", 8, "done");
    }

    void whatAThreadIsNot()
    {
        QFETCH(int, step);
        QFETCH(QByteArray, field);
        QFETCH(qint64, thread);
        QFETCH(QString, answer);
        const TestRegistry registry;
        auto request = must(registry.submit(abe(), registry.draft(), "Example", 1));
        request = must(registry.step(eve(), request, Step::Comment, comment("syntax")));
        QCOMPARE(lastEvent(registry, request), 8);
        QCOMPARE(refusal(registry.step(rita(), request, Step(step), comment(field.data(), thread))),
                 answer);
    }

    void aCommentOnADraftIsAboutNoField()
    {
        const TestRegistry registry;
        QCOMPARE(refusal(registry.step(abe(), registry.draft(), Step::Comment, comment("syntax"))),
                 "field.without-revision");
        QCOMPARE(refusal(registry.step(abe(), registry.draft(), Step::Comment, comment(""))),
                 "done");
    }

    void aDueDateIsNotOver_data()
    {
        QTest::addColumn<QString>("due");
        QTest::addColumn<QString>("answer");
        const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
        const auto day = [today](int offset) {
            return QString::fromStdString(
                base::toString(base::Date(today + std::chrono::days(offset))));
        };
        QTest::newRow("long ago") << QStringLiteral("2001-01-01") << "due.past";
        QTest::newRow("the day before yesterday") << day(-2) << "due.past";
        QTest::newRow("tomorrow") << day(1) << "done";
        QTest::newRow("left to the policy") << QString() << "done";
    }

    void aDueDateIsNotOver()
    {
        QFETCH(QString, due);
        QFETCH(QString, answer);
        const TestRegistry registry;
        const auto request = must(registry.submit(abe(), registry.draft(), "Example", 1));
        const workflow::Record record{{}, {}, "eve", base::parseDate(due.toStdString()), {}};
        QCOMPARE(refusal(registry.step(rita(), request, Step::Assign, record)), answer);
    }

    void theReviewDaysAreThePolicys()
    {
        const TestRegistry registry;
        must(registry.store().setPolicy(rita(), {"review-days", "30"}));
        const auto request = must(registry.submit(abe(), registry.draft(), "Example", 1));
        const auto assigned = must(
            registry.step(rita(), request, Step::Assign, workflow::Record{{}, {}, "eve", {}, {}}));
        const QString days = Sql(registry.conninfo())
                                 .value("select due - (now() at time zone 'UTC')::date from "
                                        "nidreg_data.request where id"
                                        " = 1");
        QCOMPARE(days, "30");
        QCOMPARE(must(registry.store().request(request.id)).events.back().details[1].second,
                 base::toString(assigned.experts[0].due));
    }

    void aRecognisedBodyIsKnownAgain()
    {
        const TestRegistry registry;
        registry::NewRequest wanted;
        wanted.procedure = workflow::Procedure::FastTrack;
        auto first = must(registry.submit(abe(), registry.draft(wanted), "Example", 1));
        QCOMPARE(name(first.state), "recognition-pending");
        must(registry.step(rita(), first, Step::Recognize, note("", "minutes")));
        const auto second = must(registry.submit(abe(), registry.draft(wanted), "Another", 1));
        QCOMPARE(name(second.state), "advisory-review");
        QVERIFY(second.bodyRecognized);
        replayFits(registry, second.id);
    }

    void aDirectionNamesTheReportItRestsOn()
    {
        const TestRegistry registry;
        registry::NewRequest wanted;
        wanted.standardsAction = true;
        const auto approved = registry.approved(registry.draft(wanted), "Example");
        const std::int64_t report = lastEvent(registry, approved);
        must(registry.step(rita(), approved, Step::Direct, note("", "the letter")));
        const auto last = must(registry.store().request(approved.id)).events.back();
        QCOMPARE(workflow::numberIn(last, "report"), report);
    }

    void aReminderIsOnRecord()
    {
        const TestRegistry registry;
        auto request = inReview(registry, {"eve", "ed"});
        QVERIFY(!request.reminded);
        request = must(registry.step(rita(), request, Step::Remind));
        QVERIFY(request.reminded);
        const auto last = must(registry.store().request(request.id)).events.back();
        QCOMPARE(workflow::detail(last, "turn"), std::string_view("expert"));
        QCOMPARE(workflow::detail(last, "reminded"), std::string_view("eve\ned"));
        replayFits(registry, request.id);
        request = must(registry.step(eve(), request, Step::Reject, note("No.")));
        QVERIFY(!request.reminded);
        replayFits(registry, request.id);
    }

    void staysFollowTheEvents()
    {
        const TestRegistry registry;
        auto request = inReview(registry, {"eve"});
        request = must(registry.step(eve(), request, Step::RequestChanges, note("More.")));
        request = must(registry.submit(abe(), request, "Example", 1, "More."));
        Sql sql(registry.conninfo());
        QCOMPARE(sql.value("select string_agg(s.state, ' ' order by s.ordinal) from"
                           " nidreg_data.request_stay s where s.request_id = 1"),
                 "draft in-discussion in-review changes-requested in-discussion");
        QCOMPARE(
            sql.value(
                "select count(*) from nidreg_data.request_stay a join nidreg_data.request_stay b"
                " on b.request_id = a.request_id and b.ordinal = a.ordinal + 1"
                " where a.left = b.entered"),
            "4");
        replayFits(registry, request.id);
    }

    void aMisplacedTurnOrStayIsNamed_data()
    {
        QTest::addColumn<QString>("change");
        const auto row = [](const char *name, const char *change) {
            QTest::newRow(name) << QString(change);
        };
        row("another's turn", "update nidreg_data.request set turn = 'registrar'");
        row("since another time", "update nidreg_data.request set turn_since = now()");
        row("another due date", "update nidreg_data.request set due = due + 1");
        row("no due date", "update nidreg_data.request set due = null");
        row("changed at another time", "update nidreg_data.request set updated = now()");
        row("a longer stay",
            "update nidreg_data.request_stay set entered = entered - interval '1 day'"
            " where ordinal = 2");
        row("a stay in another state",
            "update nidreg_data.request_stay set state = 'approved' where ordinal = 2");
        row("a stay too many",
            "insert into nidreg_data.request_stay values (1, 9, 'closed', now(), now())");
        row("a stay that is missing", "delete from nidreg_data.request_stay where ordinal = 2");
    }

    void aMisplacedTurnOrStayIsNamed()
    {
        QFETCH(QString, change);
        const TestRegistry registry;
        inReview(registry, {"eve"});
        QVERIFY(!must(registry.store().verify({})).mismatch);
        Sql sql(registry.conninfo());
        sql.value("set session_replication_role = replica");
        QCOMPARE(sql.run(change), "done");
        const auto mismatch = must(registry.store().verify({})).mismatch;
        QVERIFY(mismatch && mismatch->subject == "request 1");
    }
};

NIDREG_TEST(TestReviewing, QCoreApplication)

} // namespace tst_reviewing

#include "tst_reviewing.moc"
