// SPDX-License-Identifier: MIT
#include "model/reports/reportspec.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"

#include <QElapsedTimer>

#include <future>
#include <set>

namespace tst_reports {

using namespace nidreg;
using namespace nidreg::tests;
using registry::ReportBar;
using registry::Table;

namespace {

const workflow::Acting kRita{"rita", Role::Registrar};

/// What a report answers to Rita; nothing after saying why not.
Table reported(const TestRegistry &registry, const registry::ReportOrder &order,
               const ReportBar *bar = nullptr)
{
    const auto table = bar ? registry.store().rowsBehind(kRita, order, *bar)
                           : registry.store().report(kRita, order);
    if (table)
        return *table;
    QTest::qFail((table.error().refusal + ": " + table.error().detail).c_str(), __FILE__, __LINE__);
    return {};
}

} // namespace

/// The shipped reports: what their heads say, and what they answer.
class TestReports : public QObject {
    Q_OBJECT

private slots:
    void everyHeadIsWhole_data();
    void everyHeadIsWhole();
    void everyReportAnswersItsColumns_data() { everyHeadIsWhole_data(); }
    void everyReportAnswersItsColumns();
    void everyBarHasAsManyRowsBehindItAsItCounts_data() { everyHeadIsWhole_data(); }
    void everyBarHasAsManyRowsBehindItAsItCounts();
    void thePositionsAreDistinct();
    void anUnknownReportIsNotFound();
    void nothingOfASessionIsLeft();
    void aSessionEndsAtOnce();
    void twoPeopleMayAskForTheFirstTimeAtOnce();

private:
    static void fill(const TestRegistry &registry);
};

void TestReports::fill(const TestRegistry &registry)
{
    const auto first = registry.approved(registry.draft(), "lamps");
    must(registry.registerNamespace(act("rita", Role::Registrar), first));
    const auto second = registry.draft();
    must(registry.submit(act("abe", Role::Applicant), second, "harbours", 1));
    registry.draft();
    auto third = must(registry.submit(act("abe", Role::Applicant), registry.draft(), "buoys", 1));
    must(registry.step(act("rita", Role::Registrar), third, Step::Assign,
                       TestRegistry::assignment("ed")));
}

void TestReports::everyHeadIsWhole_data()
{
    QTest::addColumn<QString>("name");
    for (const reports::ReportSpec &each : reports::shippedReports())
        QTest::newRow(each.name.c_str()) << QString::fromStdString(each.name);
}

void TestReports::everyHeadIsWhole()
{
    QFETCH(QString, name);
    const reports::ReportSpec &spec = *reports::findReport(name.toStdString());
    QVERIFY(!spec.title.empty() && !spec.about.empty() && !spec.dates.empty());
    QVERIFY(!spec.behindTitle.empty() && spec.position > 0);
    QVERIFY(spec.columns.size() >= 2);
    QVERIFY(spec.statement.find(":first") != std::string::npos);
    QVERIFY(spec.statement.find(":last") != std::string::npos);
    QVERIFY(spec.behindStatement.find(":bar") != std::string::npos);
    for (std::size_t i = 1; i < spec.columns.size(); ++i)
        QCOMPARE(spec.columns[i].meaning, reports::Meaning::Number);
}

void TestReports::everyReportAnswersItsColumns()
{
    QFETCH(QString, name);
    const TestRegistry registry;
    fill(registry);
    const reports::ReportSpec &spec = *reports::findReport(name.toStdString());
    const Table table = reported(registry, {spec.name, {}, {}});
    QCOMPARE(table.columns.size(), spec.columns.size());
    for (std::size_t i = 0; i < spec.columns.size(); ++i)
        QCOMPARE(table.columns[i].name, spec.columns[i].name);
    for (std::size_t i = 1; i < spec.columns.size(); ++i)
        QVERIFY2(table.columns[i].kind == registry::CellKind::Number, spec.columns[i].name.c_str());
    const auto day = base::parseDate("1999-12-31");
    reported(registry, {spec.name, day, day}); // dates narrow it, and break nothing
}

void TestReports::everyBarHasAsManyRowsBehindItAsItCounts()
{
    QFETCH(QString, name);
    const TestRegistry registry;
    fill(registry);
    const reports::ReportSpec &spec = *reports::findReport(name.toStdString());
    const Table table = reported(registry, {spec.name, {}, {}});
    int bars = 0;
    for (const auto &row : table.rows) {
        for (std::size_t i = 1; i < spec.columns.size(); ++i) {
            if (spec.columns[i].isTableOnly || !row[i] || spec.name == "days-in-state")
                continue;
            const ReportBar bar{row[0].value_or(""), spec.columns[i].name};
            const Table behind = reported(registry, {spec.name, {}, {}}, &bar);
            QCOMPARE(QString::number(behind.rows.size()), QString::fromStdString(*row[i]));
            QCOMPARE(QString::fromStdString(behind.columns[0].name),
                     spec.behind == reports::Behind::Namespaces ? QStringLiteral("nid")
                                                                : QStringLiteral("request"));
            bars += !behind.rows.empty();
        }
    }
    if (spec.name != "registrants" && spec.name != "days-in-state" && spec.name != "changes-by-year"
        && spec.name != "registrations-by-year")
        QVERIFY(bars > 0);
}

void TestReports::thePositionsAreDistinct()
{
    std::set<int> positions;
    for (const reports::ReportSpec &each : reports::shippedReports())
        QVERIFY2(positions.insert(each.position).second, each.name.c_str());
    QCOMPARE(reports::shippedReports().size(), std::size_t(14));
}

void TestReports::anUnknownReportIsNotFound()
{
    const TestRegistry registry;
    QCOMPARE(refusal(registry.store().report(kRita, {"nothing", {}, {}})),
             QStringLiteral("not found"));
}

void TestReports::nothingOfASessionIsLeft()
{
    const TestRegistry registry;
    must(registry.store().report(kRita, {"references", {}, {}}));
    Sql owner(registry.conninfo());
    const QString left =
        QStringLiteral("select count(*) from pg_stat_activity where datname = "
                       "current_database() and application_name = 'nidreg report'");
    QTRY_COMPARE(owner.value(left), QStringLiteral("0"));
}

/// What watches its time does not keep it.
void TestReports::aSessionEndsAtOnce()
{
    const TestRegistry registry;
    QElapsedTimer time;
    time.start();
    for (int i = 0; i < 20; ++i)
        must(registry.store().query(kRita, {"select 1", std::chrono::seconds(60), 10}));
    QVERIFY2(time.elapsed() < 30'000, QByteArray::number(time.elapsed()).constData());
}

/// Their logins are made one after the other.
void TestReports::twoPeopleMayAskForTheFirstTimeAtOnce()
{
    const TestRegistry registry;
    Sql second(registry.conninfo()), onlooker(registry.conninfo());
    const QString itsLock = "select wait_event_type from pg_stat_activity where pid = "
        + second.value("select pg_backend_pid()");
    std::future<QString> other; // ends once the first's transaction does
    Sql first(registry.conninfo());
    first.value("begin");
    first.value("select nidreg_data.make_viewer('rita', 'registrar')");
    other = std::async(std::launch::async, [&second] {
        return second.run("select nidreg_data.make_viewer('abe', 'applicant')");
    });
    QTRY_COMPARE(onlooker.value(itsLock), QString("Lock"));
    first.value("commit");
    QCOMPARE(other.get(), QString("done"));
}

NIDREG_TEST(TestReports, QCoreApplication)

} // namespace tst_reports

#include "tst_reports.moc"
