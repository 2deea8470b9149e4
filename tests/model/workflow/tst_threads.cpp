// SPDX-License-Identifier: MIT
#include "model/workflow/discussion.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_threads {

using namespace nidreg::workflow;

namespace {

using Details = std::vector<std::pair<std::string, std::string>>;

Event told(std::int64_t number, const char *what, const char *person, const Details &details,
           Role role = Role::Applicant)
{
    Event made;
    made.number = number;
    made.what = what;
    made.person = person;
    made.role = role;
    made.details = details;
    return made;
}

/// Anna begins a thread on Syntax (4) and Bert one on the request (6); both are answered.
std::vector<Event> talk()
{
    return {told(3, "submit", "anna", {{"revision", "1"}}),
            told(4, "comment", "anna", {{"text", "Why?"}, {"field", "syntax"}, {"revision", "1"}}),
            told(5, "comment", "bert", {{"text", "Because."}, {"thread", "4"}}, Role::Expert),
            told(6, "comment", "bert", {{"text", "A word."}}, Role::Expert),
            told(8, "comment", "anna", {{"text", "Thanks."}, {"thread", "6"}})};
}

Event resolved(std::int64_t number, const char *thread)
{
    return told(number, "resolve", "rita", {{"thread", thread}}, Role::Registrar);
}

QString said(const Thread &thread)
{
    QStringList all;
    for (const Remark &each : thread.remarks)
        all << QString::fromStdString(each.person) + ": "
                + (each.resolves ? QStringLiteral("resolved") : QString::fromStdString(each.text));
    return all.join(" | ");
}

} // namespace

class TestThreads : public QObject {
    Q_OBJECT

private slots:
    void commentsStandInTheirThreads()
    {
        const auto events = talk();
        const auto threads = threadsIn(events);
        QCOMPARE(threads.size(), std::size_t(2));
        QCOMPARE(threads[0].root, 4);
        QCOMPARE(threads[0].author, "anna");
        QCOMPARE(threads[0].field, "syntax");
        QCOMPARE(threads[0].revision, 1);
        QCOMPARE(said(threads[0]), "anna: Why? | bert: Because.");
        QCOMPARE(threads[1].field, "");
        QCOMPARE(threads[1].revision, 0);
        QCOMPARE(said(threads[1]), "bert: A word. | anna: Thanks.");
        QVERIFY(!threads[0].isResolved() && threads[0].resolvedBy().empty());
    }

    void aResolvedThreadSaysByWhom()
    {
        auto events = talk();
        events.push_back(resolved(9, "4"));
        const auto threads = threadsIn(events);
        QVERIFY(threads[0].isResolved() && !threads[1].isResolved());
        QCOMPARE(threads[0].resolvedBy(), std::string_view("rita"));
        QCOMPARE(said(threads[0]), "anna: Why? | bert: Because. | rita: resolved");
    }

    void anAnswerOpensAResolvedThreadAgain()
    {
        auto events = talk();
        events.push_back(resolved(9, "4"));
        events.push_back(told(10, "comment", "anna", {{"text", "But."}, {"thread", "4"}}));
        QVERIFY(!threadsIn(events)[0].isResolved());
        events.push_back(resolved(11, "4"));
        QVERIFY(threadsIn(events)[0].isResolved());
    }

    void anAnswerToNothingBeginsNoThread()
    {
        const std::vector<Event> events{
            told(4, "comment", "anna", {{"text", "Why?"}, {"thread", "3"}}),
            told(5, "comment", "anna", {{"text", "Why?"}, {"thread", "x"}}), resolved(6, "4")};
        QVERIFY(threadsIn(events).empty());
    }

    void whatCannotBeSaid_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("role");
        QTest::addColumn<QByteArray>("person");
        QTest::addColumn<qint64>("thread");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<bool>("isResolved");
        QTest::addColumn<int>("error");
        const auto row = [](const char *name, Step step, Role role, const char *person,
                            qint64 thread, const char *field, bool isResolved,
                            std::optional<StepError> error) {
            QTest::newRow(name) << int(step) << int(role) << QByteArray(person) << thread
                                << QByteArray(field) << isResolved << (error ? int(*error) : -1);
        };
        using enum Step;
        using enum StepError;
        // clang-format off
        row("a comment that begins a thread", Comment, Role::Applicant, "anna", -1, "purpose", false, {});
        row("an answer", Comment, Role::Applicant, "anna", 4, "", false, {});
        row("an answer that repeats the field", Comment, Role::Applicant, "anna", 4, "syntax", false, {});
        row("an answer about another field", Comment, Role::Applicant, "anna", 4, "purpose", false, ThreadElsewhere);
        row("an answer to an answer", Comment, Role::Applicant, "anna", 5, "", false, NoSuchThread);
        row("an answer to a resolved thread", Comment, Role::Applicant, "anna", 4, "", true, {});
        row("its author resolves it", Resolve, Role::Applicant, "anna", 4, "", false, {});
        row("another applicant does not", Resolve, Role::Applicant, "otto", 4, "", false, NotYours);
        row("any expert resolves it", Resolve, Role::Expert, "cleo", 4, "", false, {});
        row("the registrar resolves it", Resolve, Role::Registrar, "rita", 4, "", false, {});
        row("nobody resolves it twice", Resolve, Role::Registrar, "rita", 4, "", true, ThreadResolved);
        row("a thread that is not there", Resolve, Role::Registrar, "rita", 99, "", false, NoSuchThread);
        row("any other step has no thread", Approve, Role::Expert, "bert", 99, "", false, {});
        // clang-format on
    }

    void whatCannotBeSaid()
    {
        QFETCH(int, step);
        QFETCH(int, role);
        QFETCH(QByteArray, person);
        QFETCH(qint64, thread);
        QFETCH(QByteArray, field);
        QFETCH(bool, isResolved);
        QFETCH(int, error);
        auto events = talk();
        if (isResolved)
            events.push_back(resolved(9, "4"));
        Transition wanted{};
        wanted.edge.step = Step(step);
        wanted.acting = {person.toStdString(), Role(role)};
        wanted.record.thread = thread;
        wanted.record.field = field.toStdString();
        const auto found = threadError(threadsIn(events), wanted);
        QCOMPARE(found ? int(*found) : -1, error);
    }
};

NIDREG_TEST(TestThreads, QCoreApplication)

} // namespace tst_threads

#include "tst_threads.moc"
