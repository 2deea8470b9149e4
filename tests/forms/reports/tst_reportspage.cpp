// SPDX-License-Identifier: MIT
#include "forms/reports/queryeditor.h"
#include "forms/reports/queryview.h"
#include "forms/reports/reportchart.h"
#include "forms/reports/reportspage.h"
#include "forms/reports/reportview.h"
#include "forms/widgets/messagebar.h"
#include "tests/model/actions/testcontext.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QListWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QtCharts/QAbstractBarSeries>
#include <QtCharts/QBarSet>

namespace tst_reportspage {

using namespace nidreg;
using namespace nidreg::tests;
using forms::ReportsPage;

namespace {

/// The page on a real registry with requests in it.
struct Window {
    Window()
        : session([this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
                  context.knowledge),
          page(session, {{{"csv", "CSV"}}, [](const registry::Table &table, const QString &format) {
                             return (format + ' ' + QString::number(table.rows.size())).toUtf8();
                         }})
    {
        const auto lamps = context.registry.approved(context.registry.draft(), "lamps");
        must(context.registry.registerNamespace(act("rita", Role::Registrar), lamps));
        must(context.registry.submit(act("abe", Role::Applicant), context.registry.draft(),
                                     "harbours", 1));
        context.registry.draft();
        page.resize(1000, 700);
        page.show();
        QSignalSpy opened(&session, &forms::RegistrySession::opened);
        session.open();
        if (!opened.wait(test::kPatience))
            qFatal("the registry does not open");
    }
    ~Window() { QSettings().remove("queries"); }

    void actAs(const char *person, Role role) { session.actAs({person, role}); }
    QListWidget &list() { return *page.findChild<QListWidget *>("reportList"); }
    void choose(const QString &text)
    {
        const auto found = list().findItems(text, Qt::MatchExactly);
        if (found.isEmpty())
            qFatal("no item %s", qPrintable(text));
        list().setCurrentItem(found.first());
    }
    forms::ReportView &report() { return *page.findChild<forms::ReportView *>(); }
    forms::QueryView &query() { return *page.findChild<forms::QueryView *>(); }
    forms::ReportChart &chart() { return *page.findChild<forms::ReportChart *>(); }
    QTableView &table(const char *name) { return *page.findChild<QTableView *>(name); }
    static QString rowsOf(const QAbstractItemModel &model)
    {
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column)
                cells += model.index(row, column).data().toString();
            rows += cells.join('|');
        }
        return rows.join(" / ");
    }
    QAction *action(const QString &words)
    {
        for (QAction *each : page.pageActions()) {
            if (each->text().remove('&').startsWith(words))
                return each;
        }
        return nullptr;
    }

    TestContext context;
    forms::RegistrySession session;
    ReportsPage page;
};

} // namespace

/// The Reports page: charts and tables, the rows behind a bar, and a person's own queries.
class TestReportsPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }
    void aReportIsAChartAndATable();
    void aReportFillsWhenThePageIsFirstShown();
    void aBarLeadsToItsRows();
    void aNumberOfTheTableLeadsToItsRows();
    void aPeriodNarrowsIt();
    void everySeriesHasItsOwnPatternAndItsNumbers();
    void anApplicantCountsTheirOwn();
    void aQueryIsRun();
    void aQueryThatFailsSaysWhy();
    void aLongQueryIsCancelledAndTheWindowAnswers();
    void namesAreCompleted();
    void whatIsTypedIsKept();
    void aQueryIsSharedByARegistrar();
    void aTableAndAPictureAreSaved();
    void aPrintedChartIsBlackOnWhite();
    void theModelKeepsItsRules();
};

void TestReportsPage::aReportIsAChartAndATable()
{
    Window window;
    window.actAs("rita", Role::Registrar);
    window.choose("Open requests by state");
    QTRY_COMPARE(window.table("reportTable").model()->rowCount(), 2);
    QCOMPARE(window.table("reportTable").model()->index(0, 0).data().toString(), QString("Draft"));
    QCOMPARE(window.chart().accessibleDescription(), QString("Draft: 1\nIn discussion: 1"));
}

/// A click on the sidebar shows the page and enters nothing.
void TestReportsPage::aReportFillsWhenThePageIsFirstShown()
{
    Window window;
    window.page.hide();
    window.actAs("rita", Role::Registrar);
    window.choose("Open requests by state");
    window.page.show();
    QTRY_COMPARE(window.table("reportTable").model()->rowCount(), 2);
    QVERIFY(window.action("Export the table")->isEnabled());
}

void TestReportsPage::aBarLeadsToItsRows()
{
    Window window;
    window.actAs("rita", Role::Registrar);
    window.choose("Open requests by state");
    QTRY_COMPARE(window.table("reportTable").model()->rowCount(), 2);
    emit window.chart().barClicked(1, 1);
    QTRY_COMPARE(window.table("behindTable").model()->rowCount(), 1);
    QVERIFY(window.table("behindTable").isVisible());
    QSignalSpy wanted(&window.page, &ReportsPage::requestWanted);
    emit window.table("behindTable").activated(window.table("behindTable").model()->index(0, 1));
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].value<workflow::RequestId>().value, 2);
}

void TestReportsPage::aNumberOfTheTableLeadsToItsRows()
{
    Window window;
    window.choose("Namespaces listed at the end of each year");
    QTRY_VERIFY(window.table("reportTable").model()->rowCount() > 0);
    const auto *model = window.table("reportTable").model();
    emit window.table("reportTable").activated(model->index(model->rowCount() - 1, 1));
    QTRY_COMPARE(window.table("behindTable").model()->rowCount(), 1);
    QSignalSpy wanted(&window.page, &ReportsPage::namespaceWanted);
    emit window.table("behindTable").activated(window.table("behindTable").model()->index(0, 0));
    QCOMPARE(wanted[0][0].toString(), QString("lamps"));
}

void TestReportsPage::aPeriodNarrowsIt()
{
    Window window;
    window.actAs("rita", Role::Registrar);
    window.choose("Open requests by state");
    QTRY_COMPARE(window.table("reportTable").model()->rowCount(), 2);
    auto *period = window.page.findChild<QComboBox *>("periodBox");
    period->setCurrentText("Last year"); // by the window's clock, long after
    QTRY_COMPARE(window.table("reportTable").model()->rowCount(), 0);
    QVERIFY(window.chart().accessibleDescription().isEmpty());
    period->setCurrentText("All years");
    QTRY_COMPARE(window.table("reportTable").model()->rowCount(), 2);
}

void TestReportsPage::everySeriesHasItsOwnPatternAndItsNumbers()
{
    Window window;
    window.choose("Registrations, revisions and delistings by year");
    QTRY_VERIFY(!window.chart().chart()->series().isEmpty());
    const auto *series =
        qobject_cast<QAbstractBarSeries *>(window.chart().chart()->series().first());
    QVERIFY(series && series->isLabelsVisible());
    QSet<Qt::BrushStyle> patterns;
    for (const QBarSet *set : series->barSets())
        patterns += set->brush().style();
    QCOMPARE(patterns.size(), 3);
}

void TestReportsPage::anApplicantCountsTheirOwn()
{
    Window window;
    window.actAs("abe", Role::Applicant);
    window.choose("Open requests by who must act");
    QTRY_COMPARE(window.table("reportTable").model()->rowCount(), 2);
    window.actAs("eve", Role::Expert);
    QTRY_COMPARE(window.table("reportTable").model()->rowCount(), 1);
}

void TestReportsPage::aQueryIsRun()
{
    Window window;
    window.choose("New query");
    QVERIFY(!window.action("Run")->isEnabled());
    window.query().editor().setPlainText("select nid, kind from namespace");
    QVERIFY(window.action("Run")->isEnabled());
    window.action("Run")->trigger();
    QTRY_COMPARE(Window::rowsOf(*window.table("queryTable").model()), QString("lamps|formal"));
}

void TestReportsPage::aQueryThatFailsSaysWhy()
{
    Window window;
    window.choose("New query");
    window.query().editor().setPlainText("select nid from namespace");
    window.query().run();
    QTRY_COMPARE(window.table("queryTable").model()->rowCount(), 1);
    window.query().editor().setPlainText("select 1; select 2");
    window.query().run();
    auto *bar = window.query().findChild<forms::MessageBar *>();
    QTRY_VERIFY(bar->isVisible());
    QVERIFY2(bar->message().contains("one statement"), qPrintable(bar->message()));
    QCOMPARE(window.table("queryTable").model()->rowCount(), 0); // those of the query before
}

/// The window's thread is never the one that waits.
void TestReportsPage::aLongQueryIsCancelledAndTheWindowAnswers()
{
    Window window;
    window.choose("New query");
    window.query().editor().setPlainText("select pg_sleep(3600) is null");
    window.query().run();
    QVERIFY(window.query().isRunning()); // and the window goes on
    QTRY_VERIFY(window.action("Cancel")->isEnabled());
    Sql owner(window.context.registry.conninfo());
    const QString running = "select count(*) from pg_stat_activity where datname = "
                            "current_database() and wait_event = 'PgSleep'";
    QTRY_COMPARE(owner.value(running), QString("1"));
    window.action("Cancel")->trigger();
    QVERIFY(!window.query().isRunning());
    QTRY_COMPARE(owner.value(running), QString("0"));
}

void TestReportsPage::namesAreCompleted()
{
    Window window;
    window.choose("New query");
    QTRY_VERIFY(window.query().editor().completions().contains("requests()"));
    const QStringList names = window.query().editor().completions();
    QVERIFY(names.contains("listed_reference") && names.contains("waiting_on"));
    QVERIFY(!names.contains("working_copy"));
}

void TestReportsPage::whatIsTypedIsKept()
{
    {
        Window window;
        window.choose("New query");
        window.query().editor().setPlainText("select 42");
    }
    Window window;
    window.choose("New query");
    QCOMPARE(window.query().text(), QString("select 42"));
    window.choose("Kinds of references");
    window.choose("New query");
    QCOMPARE(window.query().text(), QString("select 42"));
}

void TestReportsPage::aQueryIsSharedByARegistrar()
{
    Window window;
    must(window.context.registry.store().shareQuery(act("rita", Role::Registrar),
                                                    {"Formal ones", "select nid from namespace"}));
    window.page.hide();
    window.page.show();
    QTRY_VERIFY(!window.list().findItems("Formal ones", Qt::MatchExactly).isEmpty());
    window.choose("Formal ones");
    QCOMPARE(window.query().text(), QString("select nid from namespace"));
    window.actAs("abe", Role::Applicant);
    QVERIFY(!window.action("Withdraw")->isEnabled());
    window.actAs("rita", Role::Registrar);
    QTRY_VERIFY(window.action("Withdraw")->isEnabled());
    window.action("Withdraw")->trigger();
    QTRY_VERIFY(window.list().findItems("Formal ones", Qt::MatchExactly).isEmpty());
}

void TestReportsPage::aTableAndAPictureAreSaved()
{
    Window window;
    QTemporaryDir folder;
    window.choose("Kinds of references");
    QTRY_VERIFY(window.report().hasAnswer());
    QCOMPARE(window.page.saveTable(folder.filePath("a.csv")), QString());
    QFile file(folder.filePath("a.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("csv "));
    QCOMPARE(window.page.savePicture(folder.filePath("a.png")), QString());
    QVERIFY(!QImage(folder.filePath("a.png")).isNull());
    QCOMPARE(window.page.savePicture(folder.filePath("a.svg")), QString());
    QFile lines(folder.filePath("a.svg"));
    QVERIFY(lines.open(QIODevice::ReadOnly));
    QVERIFY(lines.readAll().contains("<svg"));
    QVERIFY(!window.page.savePicture(folder.filePath("none/a.png")).isEmpty());
}

void TestReportsPage::aPrintedChartIsBlackOnWhite()
{
    Window window;
    QTRY_VERIFY(!window.chart().accessibleDescription().isEmpty());
    QPalette dark = window.page.palette();
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::white);
    window.page.setPalette(dark);
    QCOMPARE(window.chart().onPaper().pixelColor(0, 0), QColor(Qt::white));
    QCOMPARE(window.chart().palette().color(QPalette::Window), QColor(Qt::black));
    QCOMPARE(QImage::fromData(window.chart().png()).pixelColor(0, 0), QColor(Qt::black));
}

void TestReportsPage::theModelKeepsItsRules()
{
    forms::ResultModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable({{{"n", registry::CellKind::Number}, {"t", registry::CellKind::Text}},
                    {{"1.5", "a"}, {std::nullopt, std::nullopt}},
                    false});
    QCOMPARE(model.index(0, 0).data(forms::ResultModel::SortRole).toDouble(), 1.5);
    QVERIFY(model.index(1, 1).data(forms::ResultModel::ValueRole).isNull());
    model.setTable({});
}

NIDREG_TEST(TestReportsPage, QApplication)

} // namespace tst_reportspage

#include "tst_reportspage.moc"
