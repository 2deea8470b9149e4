// SPDX-License-Identifier: MIT
#include "model/actions/letters.h"
#include "model/base/text.h"
#include "model/templates/wrap.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

namespace tst_letters {

using namespace nidreg;
using namespace nidreg::tests;
using actions::Letter;
using workflow::State;

namespace {

actions::AddressBook book()
{
    return {"urn@list.example", "iesg@body.example", "", {{"eve", "eve@experts.example"}}};
}

registry::Event happened(const std::string &what,
                         std::vector<std::pair<std::string, std::string>> details = {})
{
    registry::Event made;
    made.person = "rita";
    made.what = what;
    made.nid = "lights";
    made.details = std::move(details);
    return made;
}

/// A request for "lights" in this state, to which `last` happened.
registry::RequestFile file(State state, registry::Event last)
{
    registry::RequestFile made;
    made.request.id = {12};
    made.request.nid = "lights";
    made.request.state = state;
    made.request.revision = 1;
    made.request.revisionSha256 = std::string(64, 'a');
    made.request.applicant = "abe";
    made.revisions.push_back({1, lighthouse("lights"), "", "abe", {}});
    made.events = {happened("create"), std::move(last)};
    return made;
}

std::vector<Letter> letters(const registry::RequestFile &of)
{
    return actions::lettersFor(of, of.events.back().what, book(), [](const auto &content) {
        return "TEMPLATE of " + std::string(content.text(templates::Field::NamespaceIdentifier))
            + "\n";
    });
}

/// "list:urn@list.example applicant:aino@lights.example"
QString whom(const std::vector<Letter> &all)
{
    QStringList each;
    for (const Letter &letter : all)
        each << QString::fromStdString(std::string(name(letter.addressee)) + ':' + letter.to);
    return each.join(' ');
}

} // namespace

class TestLetters : public QObject {
    Q_OBJECT

private slots:
    void whoIsWrittenTo_data()
    {
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("whom");
        const auto row = [](const char *step, State state, const char *whom) {
            QTest::addRow("%s, %s", step, std::string(name(state)).c_str())
                << state << QString(step) << QString(whom);
        };
        row("submit", State::InDiscussion, "list:urn@list.example");
        row("submit", State::RecognitionPending, "iesg:iesg@body.example list:urn@list.example");
        row("recognize", State::AdvisoryReview, "applicant:aino@lights.example");
        row("refuse-recognition", State::InDiscussion, "applicant:aino@lights.example");
        row("assign", State::InReview, "expert:eve@experts.example");
        row("appeal", State::InReview, "expert:eve@experts.example");
        row("request-changes", State::ChangesRequested, "applicant:aino@lights.example");
        row("approve", State::Approved, "applicant:aino@lights.example");
        row("approve", State::InReview, "");
        row("reject", State::Rejected, "applicant:aino@lights.example");
        row("direct", State::Approved, "applicant:aino@lights.example");
        row("complete", State::Approved, "applicant:aino@lights.example");
        row("register", State::Registered, "applicant:aino@lights.example list:urn@list.example");
        row("withdraw", State::Withdrawn, "list:urn@list.example");
        row("close", State::Closed, "applicant:aino@lights.example");
        row("remind", State::ChangesRequested, "applicant:aino@lights.example");
        row("remind", State::RecognitionPending, "iesg:iesg@body.example");
        row("remind", State::Approved, "");
        row("comment", State::InReview, "");
        row("recuse", State::InReview, "");
    }
    void whoIsWrittenTo()
    {
        QFETCH(State, state);
        QFETCH(QString, step);
        QFETCH(QString, whom);
        QCOMPARE(tst_letters::whom(
                     letters(file(state, happened(step.toStdString(), {{"expert", "eve"}})))),
                 whom);
    }

    void everyLetterIsPlainTextOf72Columns_data()
    {
        QTest::addColumn<QString>("step");
        for (const std::string_view step : workflow::kStepNames)
            QTest::newRow(std::string(step).c_str()) << QString::fromStdString(std::string(step));
    }
    void everyLetterIsPlainTextOf72Columns()
    {
        QFETCH(QString, step);
        const registry::RequestFile of =
            file(State::ChangesRequested,
                 happened(step.toStdString(),
                          {{"text",
                            "Words and words and words and words and words and words and words and "
                            "words and words."},
                           {"reference",
                            "IESG minutes of a long day with a long name that goes on and on"},
                           {"expert", "eve"},
                           {"due", "2026-04-01"}}));
        for (const Letter &letter : letters(of)) {
            QVERIFY(!letter.subject.empty() && letter.subject.find('\n') == std::string::npos);
            QVERIFY(letter.body.ends_with('\n'));
            for (const std::string_view line : base::lines(letter.body))
                QVERIFY2(templates::columnsOf(line) <= 72, std::string(line).c_str());
        }
    }

    void aStepThatWasNotTakenWritesNothing()
    {
        registry::RequestFile none = file(State::InReview, happened("submit"));
        QVERIFY(actions::lettersFor(none, "approve", book(), {}).empty());
        none.events.clear();
        QVERIFY(actions::lettersFor(none, "submit", book(), {}).empty());
        QVERIFY(actions::lastStepWithLetters(none).empty());
    }

    void anApplicantWithoutAnAddressIsWrittenToAsTheTemplateSays()
    {
        actions::AddressBook known = book();
        const auto of = file(State::Approved, happened("approve"));
        const auto to = [&] { return whom(actions::lettersFor(of, "approve", known, {})); };
        known.people["abe"] = "";
        QCOMPARE(to(), QStringLiteral("applicant:aino@lights.example"));
        known.people["abe"] = "abe@lights.example";
        QCOMPARE(to(), QStringLiteral("applicant:abe@lights.example"));
    }

    void aStandardsActionGoesToItsBodyWithTheReport()
    {
        registry::RequestFile of =
            file(State::AwaitingDirection, happened("approve", {{"text", "Sound."}}));
        of.request.standardsAction = true;
        const auto all = letters(of);
        QCOMPARE(whom(all), QStringLiteral("approval-body: applicant:aino@lights.example"));
        QVERIFY(all[0].body.find("   Sound.\n") != std::string::npos);
        QVERIFY(all[0].body.find("TEMPLATE of lights") != std::string::npos);
    }

    void theReviewRequestHoldsTheTemplateAndItsHash()
    {
        const Letter letter = letters(file(State::InDiscussion, happened("submit"))).front();
        QCOMPARE(letter.subject, std::string("Registration request: URN namespace \"lights\""));
        QVERIFY(letter.body.starts_with("This is the request to register the URN namespace"));
        QVERIFY(letter.body.find("TEMPLATE of lights") != std::string::npos);
        QVERIFY(letter.body.find(std::string(64, 'a')) != std::string::npos);
        QVERIFY(letter.references.empty());
    }

    void whatGoesToTheListStandsInItsThread()
    {
        registry::RequestFile of =
            file(State::Registered, happened("register", {{"version", "1"}}));
        workflow::ListMail first, answer;
        first.messageId = "first@a";
        first.subject = "Registration request: lights";
        answer.messageId = "answer@a";
        answer.subject = "Re: Registration request: lights";
        answer.references = {"first@a"};
        of.discussion = {answer, first};
        const auto all = letters(of);
        QCOMPARE(all[1].subject, std::string("Re: Registration request: lights"));
        QCOMPARE(all[1].references, std::vector<std::string>{"first@a"});
        QVERIFY(all[0].references.empty());
        QVERIFY(all[0].body.find("The URN namespace \"lights\", version 1 is")
                != std::string::npos);
    }

    void aReminderGoesToEveryExpertWhoOwesAnAnswer()
    {
        registry::RequestFile of = file(State::InReview, happened("remind"));
        const auto due = *base::parseDate("2026-04-01");
        of.request.experts = {{"eve", due, workflow::Vote::None},
                              {"ed", due, workflow::Vote::None}};
        of.request.experts.push_back({"ann", due, workflow::Vote::Approved});
        const auto all = letters(of);
        QCOMPARE(whom(all), QStringLiteral("expert:eve@experts.example expert:"));
        QCOMPARE(all[1].person, std::string("ed"));
    }

    void aReminderSaysWhetherTheDayHasPassed_data()
    {
        QTest::addColumn<QByteArray>("day");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("the day is ahead")
            << QByteArray("2026-04-02") << QByteArray("answer is due by 2026-04-02.");
        QTest::newRow("an answer on the day is in time")
            << QByteArray("2026-04-01") << QByteArray("answer is due by 2026-04-01.");
        QTest::newRow("the day has passed")
            << QByteArray("2026-03-31")
            << QByteArray("answer was due by 2026-03-31 and is overdue.");
    }

    void aReminderSaysWhetherTheDayHasPassed()
    {
        QFETCH(QByteArray, day);
        QFETCH(QByteArray, said);
        registry::RequestFile of = file(State::InReview, happened("remind"));
        of.events.back().at = std::chrono::sys_days(*base::parseDate("2026-04-01"));
        of.request.experts = {{"eve", *base::parseDate(day.toStdString()), workflow::Vote::None}};
        const auto all = letters(of);
        QVERIFY2(all[0].body.find(said.toStdString()) != std::string::npos, all[0].body.c_str());
    }

    void theLastStepWithLettersIsFound()
    {
        registry::RequestFile of = file(State::InDiscussion, happened("submit"));
        of.events.push_back(happened("comment", {{"text", "Why?"}}));
        QCOMPARE(actions::lastStepWithLetters(of), std::string("submit"));
        of.events.resize(1);
        QVERIFY(actions::lastStepWithLetters(of).empty());
    }

    void addressesAreTheRegistrysOwn()
    {
        const TestRegistry registry;
        const auto found = must(actions::addressBook(registry.store()));
        QCOMPARE(found.list, std::string("urn@ietf.org"));
        QCOMPARE(found.iesg, std::string("iesg@ietf.org"));
        QVERIFY(found.approvalBody.empty());
    }
};

NIDREG_TEST(TestLetters, QCoreApplication)

} // namespace tst_letters

#include "tst_letters.moc"
