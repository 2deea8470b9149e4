// SPDX-License-Identifier: MIT
#include "tests/model/storage/provenregistry.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"

namespace tst_workflow {

using namespace nidreg;
using namespace nidreg::tests;
using registry::RequestView;
using workflow::State;
using workflow::Vote;

namespace {

const Act abe()
{
    return act("abe", Role::Applicant);
}
const Act rita()
{
    return act("rita", Role::Registrar);
}
const Act eve()
{
    return act("eve", Role::Expert);
}
const Act ed()
{
    return act("ed", Role::Expert);
}

workflow::Record note(const char *text, const char *reference = "")
{
    return {text, reference, {}, {}, {}};
}

base::Date day(const char *text)
{
    return base::parseDate(text).value();
}

} // namespace

class TestWorkflow : public QObject {
    Q_OBJECT

private slots:
    void aLaterTextNeedsNewVerdicts()
    {
        const TestRegistry registry;
        auto request = must(registry.submit(abe(), registry.draft(), "Example", 1));
        request =
            must(registry.step(rita(), request, Step::Assign, TestRegistry::assignment("eve")));
        request =
            must(registry.step(rita(), request, Step::Assign, TestRegistry::assignment("ed")));
        request = must(registry.step(eve(), request, Step::Approve, note("Fine.")));
        QCOMPARE(request.state, State::InReview);
        QCOMPARE(request.experts[0].vote, Vote::Approved);
        request = must(registry.step(ed(), request, Step::RequestChanges, note("Say more.")));
        request = must(registry.submit(abe(), request, "Example", 1, "More."));
        QCOMPARE(request.revision, 2);
        QCOMPARE(request.experts[0].vote, Vote::None);
        request =
            must(registry.step(rita(), request, Step::Assign, TestRegistry::assignment("ed")));
        request = must(registry.step(ed(), request, Step::Recuse, note("A colleague of mine.")));
        request = must(registry.step(eve(), request, Step::Approve, note("Better.")));
        QCOMPARE(request.state, State::Approved);
        QCOMPARE(must(registry.registerNamespace(rita(), request)).text,
                 textOf("Example", 1, "More."));
    }

    void anApprovalOfAnotherTextDoesNotRegister()
    {
        const TestRegistry registry;
        const auto request = registry.approved(registry.draft(), "Example");
        Sql(registry.conninfo())
            .value(QStringLiteral("update nidreg_data.request_expert set judged_sha256 = 'x'"));
        QCOMPARE(refusal(registry.registerNamespace(rita(), request)),
                 QStringLiteral("verdict.of-another-text"));
    }

    /// Whatever was done to it last, also beside its way: a proposal, a mail, a comment.
    void aRequestIsAsOldAsItsNewestEvent()
    {
        const ProvenRegistry registry;
        QSet<QString> last;
        for (int id = 1;; ++id) {
            const auto file = registry.store().request({id});
            if (!file)
                break;
            const registry::Event &newest = file->events.back();
            last << QString::fromStdString(newest.what);
            QVERIFY2(file->request.updated == newest.at,
                     qPrintable(QStringLiteral("request %1, %2").arg(id).arg(*last.begin())));
        }
        QVERIFY2(last.size() > 5, qPrintable(QStringList(last.values()).join(' ')));
    }

    void whoMayNot_data()
    {
        QTest::addColumn<QByteArray>("person");
        QTest::addColumn<int>("role");
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *name, const char *person, Role role, Step step,
                            const char *answer) {
            QTest::newRow(name) << QByteArray(person) << int(role) << int(step)
                                << QString::fromLatin1(answer);
        };
        row("an expert who is not assigned", "ed", Role::Expert, Step::Approve,
            "request.not-yours");
        row("an applicant does not approve", "abe", Role::Applicant, Step::Approve, "role.wrong");
        row("the applicant in an expert's role", "ann", Role::Expert, Step::Approve, "request.own");
        row("a registrar who is the applicant", "ann", Role::Registrar, Step::Reject,
            "request.own");
        row("someone without the role", "eve", Role::Registrar, Step::Reject, "role.wrong");
        row("nobody that is known", "zoe", Role::Registrar, Step::Reject, "role.wrong");
        row("somebody else's request", "abe", Role::Applicant, Step::Withdraw, "request.not-yours");
        row("no such step from here", "rita", Role::Registrar, Step::Direct, "step.unknown");
        row("registering is an act of its own", "rita", Role::Registrar, Step::Register,
            "step.unknown");
        row("a reader comments on nothing", "ann", Role::Reader, Step::Comment, "role.wrong");
    }

    void whoMayNot()
    {
        QFETCH(QByteArray, person);
        QFETCH(int, role);
        QFETCH(int, step);
        QFETCH(QString, answer);
        const TestRegistry registry;
        auto request = must(registry.store().create(act("ann", Role::Applicant), {}));
        request = must(registry.submit(act("ann", Role::Applicant), request, "Example", 1));
        request =
            must(registry.step(rita(), request, Step::Assign, TestRegistry::assignment("eve")));
        if (person == "ann")
            Sql(registry.conninfo())
                .value(QStringLiteral("insert into nidreg_data.request_expert (request_id, ordinal,"
                                      " expert, due) values (1, 9, 'ann', '2026-02-02')"));
        const Act by = act(person.constData(), Role(role));
        QCOMPARE(refusal(registry.step(by, request, Step(step), note("Text.", "ref"))), answer);
        if (answer == QStringLiteral("request.own")) {
            must(registry.store().setSingleUser(rita(), true));
            QCOMPARE(refusal(registry.step(act(person.constData(), Role(role)), request, Step(step),
                                           note("Text.", "ref"))),
                     QStringLiteral("done"));
        }
    }

    void whatAStepNeeds()
    {
        const TestRegistry registry;
        auto request = must(registry.submit(abe(), registry.draft(), "Example", 1));
        QCOMPARE(refusal(registry.step(rita(), request, Step::Assign)),
                 QStringLiteral("expert.missing"));
        QCOMPARE(
            refusal(registry.step(rita(), request, Step::Assign, TestRegistry::assignment("abe"))),
            QStringLiteral("request.own"));
        QCOMPARE(
            refusal(registry.step(rita(), request, Step::Assign, TestRegistry::assignment("zoe"))),
            QStringLiteral("expert.unknown"));
        QCOMPARE(refusal(registry.step(rita(), request, Step::Close)),
                 QStringLiteral("note.missing"));
        request =
            must(registry.step(rita(), request, Step::Assign, TestRegistry::assignment("eve")));
        request = must(registry.step(eve(), request, Step::Reject, note("No.")));
        QCOMPARE(refusal(registry.step(rita(), request, Step::Appeal, {"Why.", {}, "ed", {}, {}})),
                 QStringLiteral("reference.missing"));
        QCOMPARE(refusal(registry.step(rita(), request, Step::Appeal,
                                       {"Why.", "appeal 1", "eve", day("2126-02-14"), {}})),
                 QStringLiteral("expert.judged-before"));
        request = must(registry.step(rita(), request, Step::Appeal,
                                     {"Why.", "appeal 1", "ed", day("2126-02-14"), {}}));
        QCOMPARE(must(registry.step(ed(), request, Step::Approve, note("Yes."))).state,
                 State::Approved);
    }

    void aStandardsActionWaitsForItsDirection()
    {
        const TestRegistry registry;
        registry::NewRequest wanted;
        wanted.standardsAction = true;
        auto request = registry.approved(registry.draft(wanted), "Example");
        QCOMPARE(request.state, State::AwaitingDirection);
        QCOMPARE(refusal(registry.registerNamespace(rita(), request)), QStringLiteral("stale"));
        request = must(registry.step(rita(), request, Step::Direct, note("", "the IESG's letter")));
        QCOMPARE(must(registry.registerNamespace(rita(), request)).nid, std::string("Example"));
    }

    void theFastTrackGoesItsOwnWay()
    {
        const TestRegistry registry;
        registry::NewRequest wanted;
        wanted.procedure = workflow::Procedure::FastTrack;
        auto request = must(registry.submit(abe(), registry.draft(wanted), "Example", 1));
        QCOMPARE(request.state, State::RecognitionPending);
        request = must(registry.step(rita(), request, Step::Recognize, note("", "minutes")));
        QVERIFY(request.bodyRecognized);
        request =
            must(registry.step(rita(), request, Step::Assign, TestRegistry::assignment("eve")));
        request = must(registry.step(eve(), request, Step::Advise, note("Consider this.")));
        request =
            must(registry.step(rita(), request, Step::Complete, note("", "the body's letter")));
        QCOMPARE(must(registry.registerNamespace(rita(), request)).version, 1);
    }

    void aRefusedBodyGoesOnAsACommunityRequest()
    {
        const TestRegistry registry;
        registry::NewRequest wanted;
        wanted.procedure = workflow::Procedure::FastTrack;
        auto request = must(registry.submit(abe(), registry.draft(wanted), "Example", 1));
        request =
            must(registry.step(rita(), request, Step::RefuseRecognition, note("No.", "minutes")));
        QCOMPARE(request.procedure, workflow::Procedure::Community);
        QCOMPARE(request.state, State::InDiscussion);
        request =
            must(registry.step(rita(), request, Step::Assign, TestRegistry::assignment("eve")));
        QCOMPARE(request.state, State::InReview);
    }

    void submittingIsChecked_data()
    {
        QTest::addColumn<QByteArray>("nid");
        QTest::addColumn<int>("version");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *name, const char *nid, int version, const char *answer) {
            QTest::newRow(name) << QByteArray(nid) << version << QString::fromLatin1(answer);
        };
        row("not a NID", "a_b", 1, "nid.syntax");
        row("no NID at all", "", 1, "nid.syntax");
        row("registered in another case", "TAKEN", 1, "nid.registered");
        row("two letters", "ab", 1, "nid.too-short");
        row("a country code and a hyphen", "de-books", 1, "nid.country-code");
        row("looks like an A-label", "xn--books", 1, "nid.a-label");
        row("experimental", "x-books", 1, "nid.experimental");
        row("informal", "urn-9", 1, "nid.informal-prefix");
        row("urn itself", "Urn", 1, "nid.urn-reserved");
        row("begins with its second version", "books", 2, "version.not-next");
        row("as it should be", "books", 1, "done");
    }

    void submittingIsChecked()
    {
        QFETCH(QByteArray, nid);
        QFETCH(int, version);
        QFETCH(QString, answer);
        const TestRegistry registry;
        must(registry.registerNamespace(rita(), registry.approved(registry.draft(), "Taken")));
        QCOMPARE(refusal(registry.submit(abe(), registry.draft(), nid.toStdString(), version)),
                 answer);
    }

    void viewsShowWhatTheySay()
    {
        const TestRegistry registry;
        const auto draft = registry.draft();
        const auto discussed = must(registry.submit(abe(), registry.draft(), "Example", 1));
        auto reviewed = must(registry.submit(abe(), registry.draft(), "Example", 1));
        reviewed =
            must(registry.step(rita(), reviewed, Step::Assign, TestRegistry::assignment("eve")));
        const auto gone = must(registry.step(abe(), registry.draft(), Step::Withdraw));
        const auto ids = [&](RequestView view, const char *person, Role role) {
            std::vector<std::int64_t> found;
            for (const auto &each :
                 must(registry.store().requests({view}, {person, role}, day("2126-02-15"))).rows)
                found.push_back(each.id.value);
            std::ranges::sort(found);
            return found;
        };
        using Ids = std::vector<std::int64_t>;
        const std::int64_t d = draft.id.value, i = discussed.id.value, r = reviewed.id.value,
                           g = gone.id.value;
        QCOMPARE(ids(RequestView::Everything, "rita", Role::Registrar), (Ids{d, i, r, g}));
        QCOMPARE(ids(RequestView::Everything, "eve", Role::Expert), (Ids{i, r}));
        QCOMPARE(ids(RequestView::Everything, "ann", Role::Applicant), Ids{});
        QCOMPARE(ids(RequestView::Everything, "ann", Role::Reader), Ids{});
        QCOMPARE(ids(RequestView::AllOpen, "abe", Role::Applicant), (Ids{d, i, r}));
        QCOMPARE(ids(RequestView::Done, "abe", Role::Applicant), Ids{g});
        QCOMPARE(ids(RequestView::Contested, "rita", Role::Registrar), (Ids{i, r}));
        QCOMPARE(ids(RequestView::Overdue, "rita", Role::Registrar), Ids{r});
        QCOMPARE(ids(RequestView::WaitingOnMe, "abe", Role::Applicant), Ids{d});
        QCOMPARE(ids(RequestView::WaitingOnMe, "rita", Role::Registrar), Ids{i});
        QCOMPARE(ids(RequestView::WaitingOnMe, "eve", Role::Expert), Ids{r});
        QCOMPARE(ids(RequestView::WaitingOnMe, "ed", Role::Expert), Ids{});
    }
};

NIDREG_TEST(TestWorkflow, QCoreApplication)

} // namespace tst_workflow

#include "tst_workflow.moc"
