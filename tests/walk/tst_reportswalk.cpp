// SPDX-License-Identifier: MIT
#include "forms/reports/queryeditor.h"
#include "forms/reports/queryview.h"
#include "forms/reports/reportchart.h"
#include "forms/reports/reportspage.h"
#include "forms/reports/reportview.h"
#include "tests/program/program.h"
#include "tests/walk/deskatwork.h"

#include <QListWidget>

namespace tst_reportswalk {

using namespace nidreg;
using namespace nidreg::tests;

/// Reports and queries on the private server of a local registry, where the program's own login is
/// a superuser's and the query's is nobody's.
class TestReportsWalk : public QObject {
    Q_OBJECT

private slots:
    void fromTheFiguresToARowBehindABar()
    {
        DeskAtWork desk;
        QTRY_VERIFY_WITH_TIMEOUT(desk.session.isOpen(), 60'000);
        auto &page = *desk.window->findChild<forms::ReportsPage *>();
        DeskAtWork::action(desk.requests(), "Figures")->trigger();
        QVERIFY(page.isVisible());
        page.showReport("listed-by-year");
        auto &report = *page.findChild<forms::ReportView *>();
        QTRY_VERIFY_WITH_TIMEOUT(report.hasAnswer(), 20'000);
        const int last = report.table().rowCount() - 1;
        QVERIFY(last > 0); // the shipped history begins years ago
        emit page.findChild<forms::ReportChart *>()->barClicked(last, 1);
        auto *behind = page.findChild<QTableView *>("behindTable");
        QTRY_COMPARE_WITH_TIMEOUT(QString::number(behind->model()->rowCount()),
                                  report.table().index(last, 1).data().toString(), 20'000);
        emit behind->activated(behind->model()->index(0, 0));
        QTRY_VERIFY(desk.namespaces().isVisible());
        queryAsNobody(page);
    }

private:
    static void queryAsNobody(forms::ReportsPage &page)
    {
        auto &query = *page.findChild<forms::QueryView *>();
        query.editor().setPlainText(
            "select session_user ~ '^nidreg_(reader|applicant|expert|registrar)_',"
            " current_setting('is_superuser')");
        query.run();
        QTRY_VERIFY_WITH_TIMEOUT(query.hasAnswer(), 20'000);
        QCOMPARE(query.table().text(0, 0), QString("true"));
        QCOMPARE(query.table().text(0, 1), QString("off"));
    }
};

NIDREG_TEST(TestReportsWalk, QApplication)

} // namespace tst_reportswalk

#include "tst_reportswalk.moc"
