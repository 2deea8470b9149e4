// SPDX-License-Identifier: MIT
#include "forms/requests/requestsmodel.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "tests/program/program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_requestsmodel {

using namespace nidreg;
using namespace nidreg::forms;
using namespace std::chrono_literals;
using std::chrono::days;
using workflow::Procedure;
using workflow::Request;
using workflow::State;

static const base::Date kToday = *base::parseDate("2026-08-14");
static const base::Instant kNow = std::chrono::sys_days(kToday) + 9h;

static Request request(std::int64_t id, State state = State::InReview)
{
    Request made;
    made.id.value = id;
    made.nid = "example";
    made.state = state;
    made.revision = state == State::Draft ? 0 : 2;
    made.applicant = "anna";
    made.created = kNow - days(20);
    made.updated = kNow - days(3);
    if (state == State::InReview)
        made.experts = {{"bert", *base::parseDate("2026-08-11"), workflow::Vote::None}};
    return made;
}

class TestRequestsModel : public QObject {
    Q_OBJECT

private slots:
    void isAnItemModel();
    void noRowIsNotUrgent();
    void cellsSayWhatTheRequestIs_data();
    void cellsSayWhatTheRequestIs();
    void pagesFollowByKey();
    void anAnswerThatComesTooLateIsDropped();
    void onlyWhatChangedIsTold_data();
    void onlyWhatChangedIsTold();
    void thatTimePassedIsTold();
    void everyOrderIsAskedOfTheStore_data();
    void everyOrderIsAskedOfTheStore();
    void urgencyIsSaidInWords();
    void ages_data();
    void ages();
    void titles();
    void mnemonicsDoNotRepeat();
    void stages_data();
    void stages();
    void anEndedRequestTellsTheWayThatItTook();
};

/// Answers the last question as the store would, with one page.
static void show(RequestsModel &model, std::vector<Request> rows, std::int64_t total = -1)
{
    QSignalSpy asked(&model, &RequestsModel::pageWanted);
    model.refresh();
    const int question = asked.takeLast().front().toInt();
    const auto count = std::int64_t(rows.size());
    model.takePage(question, {std::move(rows), total < 0 ? count : total}, kNow);
}

void TestRequestsModel::isAnItemModel()
{
    RequestsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    show(model, {request(1), request(2)});
    show(model, {request(1), request(2)});
    show(model, {request(1), request(5), request(2)});
    show(model, {request(1), request(2), request(6)});
    show(model, {request(2), request(6)});
    show(model, {request(3)});
    QCOMPARE(model.rowOf({3}), 0);
    QCOMPARE(model.rowOf({1}), -1);
    show(model, {});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.data(QModelIndex(), Qt::DisplayRole), QVariant());
}

void TestRequestsModel::pagesFollowByKey()
{
    RequestsModel model;
    show(model, {request(1), request(2)}, 3);
    QVERIFY(model.canFetchMore({}));
    QSignalSpy asked(&model, &RequestsModel::pageWanted);
    model.fetchMore({});
    const auto query = asked.front()[1].value<registry::RequestQuery>();
    QCOMPARE(query.after->id.value, 2);
    QVERIFY(!model.canFetchMore({})); // one question at a time
    model.takePage(asked.front()[0].toInt(), {{request(3)}, 0}, kNow);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.total(), 3);
    QVERIFY(!model.canFetchMore({}));
}

void TestRequestsModel::anAnswerThatComesTooLateIsDropped()
{
    RequestsModel model;
    QSignalSpy asked(&model, &RequestsModel::pageWanted);
    model.setQuery({registry::RequestView::AllOpen, "a"});
    model.setQuery({registry::RequestView::AllOpen, "ab"});
    model.takePage(asked[0][0].toInt(), {{request(1)}, 1}, kNow);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(model.isLoading());
    model.takePage(asked[1][0].toInt(), {{request(2)}, 1}, kNow);
    QCOMPARE(model.rowOf({2}), 0);
    QVERIFY(!model.isLoading());
}

void TestRequestsModel::noRowIsNotUrgent()
{
    RequestsModel model;
    QVERIFY(!model.data({}, RequestsModel::UrgentRole).toBool());
}

void TestRequestsModel::cellsSayWhatTheRequestIs_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("text");
    QTest::newRow("number") << int(RequestsModel::NumberColumn) << "12";
    QTest::newRow("NID") << int(RequestsModel::NidColumn) << "example";
    QTest::newRow("experts and votes")
        << int(RequestsModel::ExpertsColumn) << "bert, cleo (approved), dora (stepped back)";
    QTest::newRow("due and overdue") << int(RequestsModel::DueColumn) << "3 days overdue";
    QTest::newRow("age") << int(RequestsModel::AgeColumn) << "2 weeks";
}

void TestRequestsModel::cellsSayWhatTheRequestIs()
{
    QFETCH(int, column);
    QFETCH(QString, text);
    Request shown = request(12);
    shown.experts.push_back({"cleo", kToday, workflow::Vote::Approved});
    shown.experts.push_back({"dora", kToday, workflow::Vote::SteppedBack});
    RequestsModel model;
    show(model, {shown});
    QCOMPARE(model.index(0, column).data().toString(), text);
    QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

void TestRequestsModel::onlyWhatChangedIsTold_data()
{
    QTest::addColumn<std::vector<Request>>("rows");
    QTest::addColumn<int>("changed");
    QTest::addColumn<int>("inserted");
    QTest::addColumn<int>("removed");
    const auto row = [](const char *name, std::vector<Request> rows, int changed, int inserted,
                        int removed) {
        QTest::newRow(name) << std::move(rows) << changed << inserted << removed;
    };
    row("nothing changed", {request(1), request(2), request(3)}, 0, 0, 0);
    row("one stands elsewhere", {request(1), request(2, State::Approved), request(3)}, 1, 0, 0);
    row("one came in between", {request(1), request(7), request(2), request(3)}, 0, 1, 0);
    row("one went", {request(1), request(3)}, 0, 0, 1);
    row("the last went and another came", {request(1), request(2), request(4)}, 0, 1, 1);
}

void TestRequestsModel::onlyWhatChangedIsTold()
{
    QFETCH(std::vector<Request>, rows);
    RequestsModel model;
    show(model, {request(1), request(2), request(3)});
    const QPersistentModelIndex first = model.index(0, 0);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    const std::vector<Request> wanted = rows;
    show(model, std::move(rows));
    QCOMPARE(resets.count(), 0);
    QTEST(int(changed.count()), "changed");
    QTEST(int(inserted.count()), "inserted");
    QTEST(int(removed.count()), "removed");
    QVERIFY(first.isValid());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        QCOMPARE(model.at(int(i)).id.value, wanted[i].id.value);
        QCOMPARE(model.at(int(i)).state, wanted[i].state);
    }
}

void TestRequestsModel::thatTimePassedIsTold()
{
    RequestsModel model;
    show(model, {request(1), request(2, State::Registered)});
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy asked(&model, &RequestsModel::pageWanted);
    model.refresh();
    model.takePage(asked.front()[0].toInt(), {{request(1), request(2, State::Registered)}, 2},
                   kNow + days(1));
    QCOMPARE(model.index(0, RequestsModel::DueColumn).data(), "4 days overdue");
    QVERIFY(!changed.isEmpty());
    QCOMPARE(changed.front()[0].toModelIndex().row(), 0);
}

void TestRequestsModel::everyOrderIsAskedOfTheStore_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("order");
    QTest::addColumn<int>("sort");
    QTest::addColumn<bool>("descending");
    const auto row = [](const char *name, int column, Qt::SortOrder order,
                        registry::RequestSort sort, bool descending) {
        QTest::newRow(name) << column << int(order) << int(sort) << descending;
    };
    using registry::RequestSort;
    row("numbers", RequestsModel::NumberColumn, Qt::DescendingOrder, RequestSort::Number, true);
    row("the youngest first", RequestsModel::AgeColumn, Qt::AscendingOrder, RequestSort::Number,
        true);
    row("NIDs", RequestsModel::NidColumn, Qt::AscendingOrder, RequestSort::Nid, false);
    row("states", RequestsModel::StateColumn, Qt::AscendingOrder, RequestSort::State, false);
    row("whose turn", RequestsModel::WaitingOnColumn, Qt::AscendingOrder, RequestSort::Turn, false);
    row("due days", RequestsModel::DueColumn, Qt::DescendingOrder, RequestSort::Due, true);
}

void TestRequestsModel::everyOrderIsAskedOfTheStore()
{
    QFETCH(int, column);
    QFETCH(int, order);
    RequestsModel model;
    model.sort(column, Qt::SortOrder(order));
    QTEST(int(model.query().sort), "sort");
    QTEST(model.query().descending, "descending");
    QVERIFY(!RequestsModel::sortBy(RequestsModel::ExpertsColumn));
}

void TestRequestsModel::urgencyIsSaidInWords()
{
    Request contested = request(12);
    contested.contestedBy = {{13}};
    RequestsModel model;
    show(model, {contested});
    const auto nid = model.index(0, RequestsModel::NidColumn);
    const auto due = model.index(0, RequestsModel::DueColumn);
    QCOMPARE(nid.data().toString(), "example (contested)");
    QVERIFY(nid.data(RequestsModel::UrgentRole).toBool());
    QVERIFY(due.data(RequestsModel::UrgentRole).toBool());
    QVERIFY(!model.index(0, RequestsModel::StateColumn).data(RequestsModel::UrgentRole).toBool());
    QVERIFY(nid.data(Qt::ToolTipRole).toString().contains("13"));
    QVERIFY(overdueWords(contested, kToday).contains("bert"));
    QCOMPARE(overdueWords(contested, *base::parseDate("2026-08-11")), QString());
}

void TestRequestsModel::ages_data()
{
    QTest::addColumn<int>("hours");
    QTest::addColumn<QString>("text");
    QTest::newRow("less than a day is today") << 23 << "today";
    QTest::newRow("one day") << 24 << "1 day";
    QTest::newRow("days up to two weeks") << 24 * 13 << "13 days";
    QTest::newRow("then weeks") << 24 * 15 << "2 weeks";
    QTest::newRow("then months") << 24 * 61 << "2 months";
    QTest::newRow("then years") << 24 * 731 << "2 years";
    QTest::newRow("a clock that is behind shows no negative age") << -5 << "today";
}

void TestRequestsModel::ages()
{
    QFETCH(int, hours);
    QFETCH(QString, text);
    QCOMPARE(ageWords(kNow - std::chrono::hours(hours), kNow), text);
}

void TestRequestsModel::titles()
{
    Request asked = request(12);
    QCOMPARE(titleWords(asked), "Request 12: new formal namespace “example”");
    asked.purpose = workflow::Purpose::Revision;
    QCOMPARE(titleWords(asked), "Request 12: revision of namespace “example”");
    asked.purpose = workflow::Purpose::New;
    asked.kind = urn::NidKind::Informal;
    asked.nid.clear();
    QCOMPARE(titleWords(asked), "Request 12: new informal namespace");
    QCOMPARE(nidWords(asked), "informal");
    asked.kind = urn::NidKind::Formal;
    QCOMPARE(titleWords(asked), "Request 12: new formal namespace, no NID yet");
}

void TestRequestsModel::mnemonicsDoNotRepeat()
{
    QString taken = "c";
    QCOMPARE(withMnemonic("Comment", taken), "C&omment");
    QCOMPARE(withMnemonic("Close & go", taken), "C&lose && go");
    QCOMPARE(withMnemonic("Col", taken), "Col");
    QCOMPARE(taken, "col");
}

void TestRequestsModel::stages_data()
{
    QTest::addColumn<Request>("request");
    QTest::addColumn<QString>("way"); // ✓ behind, ● here, ○ ahead
    const auto with = [](Request made, auto change) {
        change(made);
        return made;
    };
    QTest::newRow("a draft has all ahead")
        << request(1, State::Draft) << "●draft ○in-discussion ○in-review ○approved ○registered";
    QTest::newRow("a review") << request(1)
                              << "✓draft ✓in-discussion ●in-review ○approved ○registered";
    QTest::newRow("changes are a stage while they are asked for")
        << request(1, State::ChangesRequested)
        << "✓draft ✓in-discussion ●changes-requested ○in-review ○approved ○registered";
    QTest::newRow("a standards action awaits a direction")
        << with(request(1), [](Request &r) { r.standardsAction = true; })
        << "✓draft ✓in-discussion ●in-review ○awaiting-direction ○approved ○registered";
    QTest::newRow("the fast track") << with(request(1, State::AdvisoryReview), [](Request &r) {
        r.procedure = Procedure::FastTrack;
    }) << "✓draft ✓recognition-pending ●advisory-review ○approved ○registered";
    QTest::newRow("what is registered has nothing ahead")
        << request(1, State::Registered)
        << "✓draft ✓in-discussion ✓in-review ✓approved ●registered";
    QTest::newRow("what is rejected has nothing ahead")
        << request(1, State::Rejected) << "✓draft ✓in-discussion ●rejected";
}

void TestRequestsModel::stages()
{
    QFETCH(Request, request);
    QFETCH(QString, way);
    static const QStringList kMarks{"✓", "●", "○"};
    QStringList shown;
    for (const Stage &stage : stagesOf(request))
        shown << kMarks[stage.progress] + QString::fromUtf8(name(stage.state).data());
    QCOMPARE(shown.join(' '), way);
}

void TestRequestsModel::anEndedRequestTellsTheWayThatItTook()
{
    const auto rejected = request(1, State::Rejected);
    std::vector<workflow::Stay> stays;
    for (const State state : {State::Draft, State::InDiscussion, State::InReview,
                              State::ChangesRequested, State::InReview, State::Rejected})
        stays.push_back({state, {}, {}, {}});
    std::vector<Stage> way;
    for (const State state :
         {State::Draft, State::InDiscussion, State::InReview, State::ChangesRequested})
        way.push_back({state, Stage::Passed});
    way.push_back({State::Rejected, Stage::Current});
    QCOMPARE(stagesOf(rejected, stays), way);
}

NIDREG_TEST(TestRequestsModel, QCoreApplication)

} // namespace tst_requestsmodel

#include "tst_requestsmodel.moc"
