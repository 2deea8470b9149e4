// SPDX-License-Identifier: MIT
#include "model/registry/reminders.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_reminders {

using namespace nidreg;
using registry::Reminder;
using std::chrono::days;
using workflow::State;
using workflow::Vote;

static const base::Date kToday = *base::parseDate("2026-08-14");

static base::Date day(int offset)
{
    return base::Date(std::chrono::sys_days(kToday) + days(offset));
}

static base::Instant noon(int offset)
{
    return std::chrono::sys_days(day(offset)) + std::chrono::hours(12);
}

static registry::Policies policies()
{
    return registry::Policies(
        {{"idle-days", "90"}, {"reminder-days", "3"}, {"review-days", "14"}, {"two-persons", ""}});
}

class TestReminders : public QObject {
    Q_OBJECT

private slots:
    void whoIsReminded_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("due");
        QTest::addColumn<int>("since");
        QTest::addColumn<int>("reminded"); // days from today; 1: never
        QTest::addColumn<QString>("reminder");
        const auto row = [](const char *name, State state, int due, int since, int reminded,
                            const char *reminder) {
            QTest::newRow(name) << int(state) << due << since << reminded << QString(reminder);
        };
        using enum State;
        // clang-format off
        row("an answer that is due in four days", InReview, 4, -10, 1, "");
        row("an answer that is due in three days", InReview, 3, -10, 1, "due-soon 3 bert");
        row("an answer that is due today", InReview, 0, -10, 1, "due-soon 0 bert");
        row("an answer that was due yesterday", InReview, -1, -10, 1, "overdue 1 bert");
        row("advice that was due", AdvisoryReview, -5, -10, 1, "overdue 5 bert");
        row("one who was reminded two days ago is left alone", InReview, -1, -10, -2, "");
        row("one who was reminded three days ago is not", InReview, -1, -10, -3, "overdue 1 bert");
        row("an applicant who has had 89 days", ChangesRequested, 0, -89, 1, "");
        row("an applicant who has had 90 days", ChangesRequested, 0, -90, 1, "idle 90 anna");
        row("a body that has not answered", AwaitingDirection, 0, -100, 1, "idle 100 ");
        row("a draft is nobody's business", Draft, 0, -400, 1, "");
        row("the registrar needs no reminder", InDiscussion, 0, -400, 1, "");
        row("what has ended is over", Rejected, -9, -400, 1, "");
        // clang-format on
    }

    void whoIsReminded()
    {
        QFETCH(int, state);
        QFETCH(int, due);
        QFETCH(int, since);
        QFETCH(int, reminded);
        QFETCH(QString, reminder);
        workflow::Request request;
        request.state = State(state);
        request.applicant = "anna";
        request.experts = {{"bert", day(due), Vote::None}, {"cleo", day(-30), Vote::Approved}};
        request.turnSince = noon(since);
        if (reminded <= 0)
            request.reminded = noon(reminded);
        const auto found = registry::reminderOf(request, policies(), kToday);
        QString words;
        if (found) {
            const std::string whom = found->whom.empty() ? std::string() : found->whom.front();
            words = QString::fromStdString(std::string(registry::name(found->why)) + " "
                                           + std::to_string(found->days) + " " + whom);
        }
        QCOMPARE(words, reminder);
    }

    void policiesAreReadByName()
    {
        const registry::Policies some({{"review-days", "21"}, {"two-persons", "register appoint"}});
        QCOMPARE(some.days("review-days"), days(21));
        QVERIFY(!some.days("idle-days"));
        QVERIFY(some.takesTwo("register") && some.takesTwo("appoint"));
        QVERIFY(!some.takesTwo("deprecate") && !some.takesTwo("") && !some.takesTwo("regist"));
    }
};

NIDREG_TEST(TestReminders, QCoreApplication)

} // namespace tst_reminders

#include "tst_reminders.moc"
