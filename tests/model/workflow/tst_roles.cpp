// SPDX-License-Identifier: MIT
#include "model/workflow/discussion.h"
#include "model/workflow/transitions.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_roles {

using namespace nidreg::workflow;

namespace {

const Acting kAnna{"anna", Role::Applicant};
const Acting kOtto{"otto", Role::Applicant};
const Acting kBert{"bert", Role::Expert};
const Acting kRita{"rita", Role::Registrar};
const Acting kSomebody{"somebody", Role::Reader};

/// Anna's, with so many revisions submitted.
Request request(State state, int revision)
{
    Request made;
    made.state = state;
    made.revision = revision;
    made.applicant = "anna";
    return made;
}

int number(std::optional<StepError> error)
{
    return error ? int(*error) : -1;
}

} // namespace

/// What a role may do, whatever a request's experts.
class TestRoles : public QObject {
    Q_OBJECT

private slots:
    void aStepIsOfItsRoles_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<QList<bool>>("isOf"); ///< reader, applicant, expert, registrar
        const auto row = [](const char *claim, Step step, const QList<bool> &isOf) {
            QTest::newRow(claim) << int(step) << isOf;
        };
        row("who asks withdraws", Step::Withdraw, {false, true, false, false});
        row("who asks or the registrar submits", Step::Submit, {false, true, false, true});
        row("experts approve", Step::Approve, {false, false, true, false});
        row("experts and the registrar reject", Step::Reject, {false, false, true, true});
        row("the registrar registers", Step::Register, {false, false, false, true});
        row("all but readers comment", Step::Comment, {false, true, true, true});
    }
    void aStepIsOfItsRoles()
    {
        QFETCH(int, step);
        QFETCH(QList<bool>, isOf);
        for (std::size_t role = 0; role < kRoleNames.size(); ++role)
            QCOMPARE(isStepOf(Role(role), Step(step)), isOf[qsizetype(role)]);
    }

    void whoSeesARequest_data()
    {
        QTest::addColumn<Acting>("acting");
        QTest::addColumn<bool>("draft");
        QTest::addColumn<bool>("submitted");
        QTest::newRow("its applicant always") << kAnna << true << true;
        QTest::newRow("another applicant never") << kOtto << false << false;
        QTest::newRow("experts what was submitted") << kBert << false << true;
        QTest::newRow("the registrar always") << kRita << true << true;
        QTest::newRow("readers never") << kSomebody << false << false;
    }
    void whoSeesARequest()
    {
        QFETCH(Acting, acting);
        QTEST(maySee(request(State::Draft, 0), acting), "draft");
        QTEST(maySee(request(State::InDiscussion, 1), acting), "submitted");
    }

    void whoTakesMailsOver_data()
    {
        QTest::addColumn<Acting>("acting");
        QTest::addColumn<int>("draft");
        QTest::addColumn<int>("submitted");
        const auto row = [](const char *claim, const Acting &acting, std::optional<StepError> draft,
                            std::optional<StepError> submitted) {
            QTest::newRow(claim) << acting << number(draft) << number(submitted);
        };
        using enum StepError;
        row("its applicant, once it was submitted", kAnna, NoSuchStep, {});
        row("any expert, once it was submitted", kBert, NoSuchStep, {});
        row("the registrar, once it was submitted", kRita, NoSuchStep, {});
        row("another applicant never", kOtto, NotYours, NotYours);
        row("readers never", kSomebody, WrongRole, WrongRole);
    }
    void whoTakesMailsOver()
    {
        QFETCH(Acting, acting);
        QTEST(number(whyNotDiscuss(request(State::Draft, 0), acting)), "draft");
        for (const State state : {State::InDiscussion, State::Registered, State::Withdrawn})
            QTEST(number(whyNotDiscuss(request(state, 1), acting)), "submitted");
    }

    void whoResolvesAThread_data()
    {
        QTest::addColumn<Acting>("acting");
        QTest::addColumn<int>("root");
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("error");
        const auto row = [](const char *claim, const Acting &acting, int root, State state,
                            std::optional<StepError> error) {
            QTest::newRow(claim) << acting << root << int(state) << number(error);
        };
        using enum State;
        using enum StepError;
        row("an applicant their own", kAnna, 4, InDiscussion, {});
        row("an applicant not an expert's", kAnna, 6, InDiscussion, NotYours);
        row("an expert any", kBert, 4, InDiscussion, {});
        row("nobody one that is resolved", kRita, 8, InDiscussion, ThreadResolved);
        row("nobody one that is not there", kRita, 5, InDiscussion, NoSuchThread);
        row("nobody none", kRita, -1, InDiscussion, ThreadMissing);
        row("a reader none", kSomebody, 4, InDiscussion, WrongRole);
        row("nobody once the request has ended", kRita, 4, Registered, NoSuchStep);
    }
    void whoResolvesAThread()
    {
        QFETCH(Acting, acting);
        QFETCH(int, root);
        QFETCH(int, state);
        Thread annas{4, "anna", {}, 1, {{}}}, berts{6, "bert", {}, 1, {{}}}, over = annas;
        over.root = 8;
        over.remarks.back().resolves = true;
        const std::vector<Thread> threads{annas, berts, over};
        QTEST(number(whyNotResolve(request(State(state), 1), threads, root, acting)), "error");
    }

    void aThreadWithoutRemarksIsOpen()
    {
        QVERIFY(!Thread().isResolved());
        QVERIFY(Thread().resolvedBy().empty());
    }

    void aCommentOnAFieldSpeaksOfARevision()
    {
        Record record;
        record.text = "Why?";
        record.field = "syntax";
        QVERIFY(
            step(request(State::InDiscussion, 1), Step::Comment, kAnna, record, Separation::Kept));
        const auto ofDraft =
            step(request(State::Draft, 0), Step::Comment, kAnna, record, Separation::Kept);
        QVERIFY(!ofDraft);
        QCOMPARE(ofDraft.error(), StepError::FieldWithoutRevision);
    }

    void everyNameOfPurposeAndProcedureLeadsBack()
    {
        for (const Purpose purpose : {Purpose::New, Purpose::Revision})
            QCOMPARE(named<Purpose>(name(purpose)), purpose);
        for (const Procedure procedure : {Procedure::Community, Procedure::FastTrack})
            QCOMPARE(named<Procedure>(name(procedure)), procedure);
        QVERIFY(!named<Purpose>("renewal") && !named<Procedure>("fast track"));
    }

    void aVerdictEndsADiscussion()
    {
        QStringList ending;
        for (const std::string_view step : kStepNames) {
            if (endsDiscussion(*named<Step>(step)))
                ending << QString::fromUtf8(step.data(), qsizetype(step.size()));
        }
        QCOMPARE(ending, QStringList({"approve", "complete", "direct", "register"}));
    }
};

NIDREG_TEST(TestRoles, QCoreApplication)

} // namespace tst_roles

#include "tst_roles.moc"
