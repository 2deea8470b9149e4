// SPDX-License-Identifier: MIT
#include "forms/tables/exportdialog.h"
#include "tests/app/shell/tablepages.h"
#include "tests/program/program.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QProgressDialog>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

namespace tst_tables {

using namespace nidreg;
using namespace nidreg::tests;

/// What the large tables offer: columns, copies, files, paper.
class TestTables : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<TablePages>();
    }
    void cleanup() { m_window.reset(); }

    void everyRowIsExportedNotOnlyWhatIsLoaded();
    void filterOrderAndColumnsAreThoseOnScreen();
    void columnsAndFormatAreChosenForTheFile();
    void everyFormatIsWritten_data();
    void everyFormatIsWritten();
    void aFileThatCannotBeWrittenIsTold();
    void cancelLeavesTheFileAsItWas();
    void copiedRowsAreATableAsTextAndHtml();
    void rowsThatAreNotLoadedAreCopiedToo();
    void aFormulaIsNotRun();
    void requestsAndEventsAreTablesToo();
    void theShownNamespaceIsCited();

private:
    ShownTable namespaces() { return ShownTable(m_window->namespaces); }
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TablePages> m_window;
};

void TestTables::everyRowIsExportedNotOnlyWhatIsLoaded()
{
    const ShownTable shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    const QStringList lines = shown.exported(path("all.csv"));
    QCOMPARE(lines.size(), kNamespaces + 1);
    QCOMPARE(lines[0], QString("NID,Kind,Version,Registered,Registrant,Reference,Status"));
    QCOMPARE(lines[1], QString("lamp-0000,Formal,1,2001-02-03,Registrant,,Active"));
    QCOMPARE(lines.last(), QString("lamp-0699,Formal,1,2001-02-03,Registrant,,Active"));
}

void TestTables::filterOrderAndColumnsAreThoseOnScreen()
{
    const ShownTable shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    m_window->namespaces.findChild<QLineEdit *>("filterEdit")->setText("lamp-00");
    QVERIFY(shown.isCounted(100));
    shown.table.horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
    shown.toggle("Kind");
    shown.toggle("Status");
    shown.toggle("Reference");
    shown.toggle("URN prefix");
    QHeaderView *header = shown.table.horizontalHeader();
    header->moveSection(header->visualIndex(9), 0);
    const QStringList lines = shown.exported(path("some.csv"));
    QCOMPARE(lines.size(), 101);
    QCOMPARE(lines[0], QString("URN prefix,NID,Version,Registered,Registrant"));
    QCOMPARE(lines[1], QString("urn:lamp-0099:,lamp-0099,1,2001-02-03,Registrant"));
}

void TestTables::columnsAndFormatAreChosenForTheFile()
{
    const ShownTable shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    shown.action("Export table")->trigger();
    auto *dialog = shown.page.window()->findChild<forms::ExportDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    auto *list = dialog->findChild<QListWidget *>("columnList");
    auto *button = dialog->findChild<QPushButton *>("exportButton");
    QCOMPARE(dialog->columns(), shown.columns());
    dialog->findChild<QPushButton *>("noneButton")->click();
    QVERIFY(!button->isEnabled());
    QCOMPARE(button->toolTip(), QString("Select at least one column."));
    for (const char *heading : {"URN prefix", "Registrant"})
        list->findItems(heading, Qt::MatchExactly).front()->setCheckState(Qt::Checked);
    list->setCurrentItem(list->findItems("URN prefix", Qt::MatchExactly).front());
    auto *up = dialog->findChild<QPushButton *>("upButton");
    auto *down = dialog->findChild<QPushButton *>("downButton");
    while (up->isEnabled())
        up->click();
    QCOMPARE(list->currentRow(), 0);
    QVERIFY(down->isEnabled());
    down->click();
    QCOMPARE(list->currentItem()->text(), QString("URN prefix"));
    QCOMPARE(list->currentRow(), 1);
    list->model()->moveRow({}, 1, {}, 0); // what a drop does
    QVERIFY2(!up->isEnabled(), "the buttons do not follow a drag");
    auto *format = dialog->findChild<QComboBox *>("formatBox");
    format->setCurrentIndex(format->findData("tsv"));
    const QString folder = m_folder->path();
    QTimer::singleShot(0, qApp, [folder] {
        auto *asked = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        asked->setDirectory(folder);
        asked->findChild<QLineEdit *>()->setText("v1.2"); // an ending that is no format
        static_cast<QDialog *>(asked)->accept();
    });
    QSignalSpy finished(&shown.tables, &TableActions::finished);
    button->click();
    QVERIFY(finished.count() > 0 || finished.wait(test::kPatience));
    QFile file(path("v1.2.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readLine()).trimmed(), QString("URN prefix\tRegistrant"));
    QCOMPARE(QString::fromUtf8(file.readLine()).trimmed(), QString("urn:lamp-0000:\tRegistrant"));
    QVERIFY2(!shown.table.isColumnHidden(0), "the table itself changed");
}

void TestTables::everyFormatIsWritten_data()
{
    QTest::addColumn<QString>("format");
    for (const forms::TableOutlet::Format &format : app::tableOutlet().formats)
        QTest::newRow(qPrintable(format.name)) << format.name;
    QTest::newRow("pdf") << QString("pdf");
}

void TestTables::everyFormatIsWritten()
{
    QFETCH(QString, format);
    const ShownTable shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    QSignalSpy finished(&shown.tables, &TableActions::finished);
    shown.tables.exportTo(path("a." + format), shown.columns());
    QVERIFY(finished.wait(test::kPatience));
    QFile file(path("a." + format));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    if (format == "pdf") {
        QProcess read;
        read.start("pdftotext", {"-layout", file.fileName(), "-"});
        QVERIFY(read.waitForFinished());
        bytes = read.readAllStandardOutput();
        QVERIFY(bytes.contains("2086-03-14")); // the day it was printed
    } else if (format == "xlsx") {
        QVERIFY(bytes.startsWith("PK"));
        return;
    }
    QVERIFY(bytes.contains("lamp-0000"));
    QVERIFY(bytes.contains("lamp-0699"));
}

void TestTables::aFileThatCannotBeWrittenIsTold()
{
    const ShownTable shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    const QString folder = path("no/such/folder");
    for (const char *ending : {".csv", ".pdf"}) {
        QVERIFY(shown.exported(folder + ending).join(QString()).isEmpty());
        const auto *box = shown.page.window()->findChild<QMessageBox *>();
        QVERIFY(box && box->isVisible());
        QVERIFY2(box->text().contains(folder + ending), qPrintable(box->text()));
        QVERIFY2(box->informativeText().startsWith("Cannot write the file:"),
                 qPrintable(box->informativeText()));
        delete box;
        QVERIFY(
            !QSettings().contains("tables/folder")); // the next export begins where one can write
    }
}

void TestTables::cancelLeavesTheFileAsItWas()
{
    const ShownTable shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    QFile before(path("a.csv"));
    QVERIFY(before.open(QIODevice::WriteOnly));
    before.write("as it was");
    before.close();
    Sql other(m_window->context.registry.conninfo());
    other.run("begin");
    other.run("lock table nidreg_data.namespace"); // the export waits for it
    QSignalSpy finished(&shown.tables, &TableActions::finished);
    QSignalSpy said(&shown.tables, &TableActions::messageShown);
    shown.tables.exportTo(path("a.csv"), shown.columns());
    QProgressDialog *dialog = nullptr;
    QTRY_VERIFY((dialog = shown.page.window()->findChild<QProgressDialog *>("tableProgress")));
    QTRY_VERIFY(dialog->isVisible());
    QVERIFY(!shown.action("Export table")->isEnabled());
    emit dialog->canceled();
    other.run("commit");
    QVERIFY(finished.count() > 0 || finished.wait(test::kPatience));
    QCOMPARE(said.last().first().toString(), QString("Stopped. Nothing was changed."));
    QVERIFY(before.open(QIODevice::ReadOnly));
    QCOMPARE(before.readAll(), QByteArray("as it was"));
    QVERIFY(shown.action("Export table")->isEnabled());
}

void TestTables::copiedRowsAreATableAsTextAndHtml()
{
    const ShownTable shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    shown.table.selectRow(0);
    shown.table.selectionModel()->select(shown.table.model()->index(2, 0),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
    shown.action("Copy as table")->trigger();
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    const QStringList lines = data->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0].section('\t', 0, 1), QString("NID\tKind"));
    QCOMPARE(lines[2].section('\t', 0, 0), QString("lamp-0002"));
    QVERIFY(data->html().contains("<td>lamp-0002</td>"));
    QVERIFY(!data->html().contains("lamp-0001"));
}

void TestTables::rowsThatAreNotLoadedAreCopiedToo()
{
    const ShownTable shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    const auto select = [&](int first, int last) {
        shown.table.selectionModel()->select(QItemSelection(shown.table.model()->index(first, 0),
                                                            shown.table.model()->index(last, 0)),
                                             QItemSelectionModel::Select
                                                 | QItemSelectionModel::Rows);
    };
    shown.table.clearSelection();
    select(600, 610);
    select(690, 699);
    QSignalSpy finished(&shown.tables, &TableActions::finished);
    shown.tables.copySelected();
    QVERIFY(finished.count() > 0 || finished.wait(test::kPatience));
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1 + 11 + 10);
    QVERIFY(lines[1].startsWith("lamp-0600"));
    QVERIFY(lines[12].startsWith("lamp-0690"));
    QVERIFY(lines.last().startsWith("lamp-0699"));
}

void TestTables::aFormulaIsNotRun()
{
    const ShownTable shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    shown.table.selectRow(3);
    shown.action("Copy as table")->trigger();
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->text().contains("\t'=HYPERLINK"));
    QVERIFY(data->html().contains("<td>'=HYPERLINK"));
    QVERIFY(shown.exported(path("a.csv"))[4].contains("\"'=HYPERLINK"));
}

void TestTables::requestsAndEventsAreTablesToo()
{
    const ShownTable requests(m_window->requests), audit(m_window->audit);
    QVERIFY(requests.isCounted(3));
    requests.toggle("Applicant");
    const QStringList lines = requests.exported(path("requests.csv"));
    QCOMPARE(lines.size(), 4);
    QVERIFY2(lines[0].startsWith("No.,NID,Action,") && lines[0].endsWith(",Applicant"),
             qPrintable(lines[0]));
    QVERIFY(lines[1].contains("harbour-0") && lines[1].endsWith(",abe"));
    QTRY_VERIFY(audit.table.model()->rowCount() > 0);
    const QStringList events = audit.exported(path("events.csv"));
    const auto all = must(m_window->context.registry.store().eventsBy({{}, {}, {}, {}, 10'000}));
    QCOMPARE(events.size(), qsizetype(all.size()) + 1);
    QVERIFY2(events[1].contains("T") && events[1].contains("Z,"), qPrintable(events[1]));
}

void TestTables::theShownNamespaceIsCited()
{
    QSettings().setValue("publish/base-url", "https://urn.example/listing");
    m_window->namespaces.setCite(app::citing());
    const ShownTable shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    QAction *menu = shown.action("Cite as");
    QTRY_VERIFY(menu->isEnabled());
    QStringList ways;
    for (QAction *each : menu->menu()->actions()) {
        ways += each->text().remove('&');
        QSignalSpy said(&m_window->namespaces, &forms::Page::messageShown);
        each->trigger();
        QVERIFY(said.wait(test::kPatience));
        QCOMPARE(said.last().first().toString(),
                 QString("Citation of lamp-0000 copied (" + ways.last() + ")."));
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains("lamp-0000"), qPrintable(text));
        if (ways.size() > 1)
            QVERIFY2(text.contains("https://urn.example/listing/"), qPrintable(text));
    }
    QCOMPARE(ways.join(" | "),
             QString("URN prefix | Plain text | BibTeX | RIS | RFC XML reference"));
}

NIDREG_TEST(TestTables, QApplication)

} // namespace tst_tables

#include "tst_tables.moc"
