// SPDX-License-Identifier: MIT
#include "app/shell/outlets.h"
#include "forms/audit/auditpage.h"
#include "forms/namespaces/namespacespage.h"
#include "forms/requests/requestspage.h"
#include "forms/tables/columnmenu.h"
#include "forms/tables/tableactions.h"
#include "tests/model/actions/office.h"
#include "tests/program/program.h"

#include <QClipboard>
#include <QDir>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QProcess>
#include <QProgressDialog>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_tables {

using namespace nidreg;
using namespace nidreg::tests;
using forms::TableActions;

namespace {

constexpr int kNamespaces = 700; ///< more than the window holds pages of at first

/// Pages on a real registry, with the formats that the program has.
struct Window {
    Window()
        : session([this] { return storage::openStore(office.desk.conninfo()); }, office.clock,
                  office.knowledge),
          namespaces(session), requests(session), audit(session, {})
    {
        registry::ImportBatch batch;
        batch.source = "a listing";
        batch.sha256 = std::string(64, '0');
        for (int i = 0; i < kNamespaces; ++i) {
            registry::ImportedNamespace each;
            each.row.nid = "lamp-" + QString("%1").arg(i, 4, 10, QChar('0')).toStdString();
            each.row.kind = urn::NidKind::Formal;
            each.row.date = "2001-02-03";
            each.row.registrant = i == 3 ? "=HYPERLINK(\"http://evil.example\")" : "Registrant";
            batch.namespaces.push_back(each);
        }
        must(office.desk.store().import(rita(), batch));
        for (int i = 0; i < 3; ++i)
            must(office.desk.submit(abe(), office.desk.draft(), "harbour-" + std::to_string(i), 1));
        for (forms::Page *page :
             std::initializer_list<forms::Page *>{&namespaces, &requests, &audit}) {
            page->resize(1180, 760);
            static_cast<QWidget *>(page)->show();
        }
        namespaces.setTables(app::tableOutlet());
        requests.setTables(app::tableOutlet());
        audit.setTables(app::tableOutlet());
        QSignalSpy opened(&session, &forms::RegistrySession::opened);
        session.open();
        if (!opened.wait())
            qFatal("the registry does not open");
        session.actAs({"rita", Role::Registrar});
    }

    Office office;
    forms::RegistrySession session;
    forms::NamespacesPage namespaces;
    forms::RequestsPage requests;
    forms::AuditPage audit;
};

/// One of the pages, and what it offers of its table.
struct Shown {
    explicit Shown(forms::Page &shown)
        : page(shown), table(*shown.findChild<QTableView *>("table")),
          tables(*shown.findChild<TableActions *>())
    {
    }

    bool isCounted(int rows) const
    {
        return QTest::qWaitFor([&] { return table.model()->rowCount() == rows; });
    }
    QAction *action(const QString &words) const
    {
        for (QAction *each : page.pageActions()) {
            if (each->text().remove('&').startsWith(words))
                return each;
        }
        return nullptr;
    }
    /// Ticks or unticks a column as a person does, in the menu.
    void toggle(const QString &heading) const
    {
        emit tables.columns().aboutToShow();
        for (QAction *each : tables.columns().actions()) {
            if (each->text() == heading)
                return each->trigger();
        }
        qFatal("no column %s", qPrintable(heading));
    }
    QStringList exported(const QString &path) const
    {
        QSignalSpy finished(&tables, &TableActions::finished);
        QSignalSpy said(&tables, &TableActions::messageShown);
        tables.exportTo(path);
        if (!finished.wait())
            return {};
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {said.isEmpty() ? QString() : said.last().first().toString()};
        return QString::fromUtf8(file.readAll()).split("\r\n", Qt::SkipEmptyParts);
    }

    forms::Page &page;
    QTableView &table;
    TableActions &tables;
};

} // namespace

/// What the large tables offer: columns, copies, files, paper.
class TestTables : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<Window>();
    }
    void cleanup() { m_window.reset(); }

    void everyRowIsExportedNotOnlyWhatIsLoaded();
    void filterOrderAndColumnsAreThoseOnScreen();
    void everyFormatIsWritten_data();
    void everyFormatIsWritten();
    void aFileThatCannotBeWrittenIsTold();
    void cancelLeavesTheFileAsItWas();
    void copiedRowsAreATableAsTextAndHtml();
    void rowsThatAreNotLoadedAreCopiedToo();
    void aFormulaIsNotRun();
    void requestsAndEventsAreTablesToo();
    void columnsComeBackAtTheNextStart();
    void theLastColumnStays();
    void columnsAreReset();
    void aHeadingThatNothingIsSortedByLeavesTheOrder();
    void severalRowsAreSelectedAndOneIsShown();
    void theShownNamespaceIsCited();

private:
    Shown namespaces() { return Shown(m_window->namespaces); }
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Window> m_window;
};

void TestTables::everyRowIsExportedNotOnlyWhatIsLoaded()
{
    const Shown shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    const QStringList lines = shown.exported(path("all.csv"));
    QCOMPARE(lines.size(), kNamespaces + 1);
    QCOMPARE(lines[0], QString("NID,Type,Version,Registered,Registrant,Reference,Status"));
    QCOMPARE(lines[1], QString("lamp-0000,Formal,1,2001-02-03,Registrant,,Active"));
    QCOMPARE(lines.last(), QString("lamp-0699,Formal,1,2001-02-03,Registrant,,Active"));
}

void TestTables::filterOrderAndColumnsAreThoseOnScreen()
{
    const Shown shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    m_window->namespaces.findChild<QLineEdit *>("filterEdit")->setText("lamp-00");
    QVERIFY(shown.isCounted(100));
    shown.table.horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
    shown.toggle("Type");
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
    const Shown shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    QSignalSpy finished(&shown.tables, &TableActions::finished);
    shown.tables.exportTo(path("a." + format));
    QVERIFY(finished.wait());
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
    const Shown shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    const QString folder = path("no/such/folder");
    for (const char *ending : {".csv", ".pdf"}) {
        const QStringList said = shown.exported(folder + ending);
        QCOMPARE(said.size(), 1);
        QVERIFY2(said[0].startsWith("The file cannot be written:"), qPrintable(said[0]));
    }
}

void TestTables::cancelLeavesTheFileAsItWas()
{
    const Shown shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    QFile before(path("a.csv"));
    QVERIFY(before.open(QIODevice::WriteOnly));
    before.write("as it was");
    before.close();
    Sql other(m_window->office.desk.conninfo());
    other.run("begin");
    other.run("lock table nidreg_data.namespace"); // the export waits for it
    QSignalSpy finished(&shown.tables, &TableActions::finished);
    QSignalSpy said(&shown.tables, &TableActions::messageShown);
    shown.tables.exportTo(path("a.csv"));
    QProgressDialog *dialog = nullptr;
    QTRY_VERIFY((dialog = shown.page.window()->findChild<QProgressDialog *>("tableProgress")));
    QTRY_VERIFY(dialog->isVisible());
    QVERIFY(!shown.action("Export shown rows")->isEnabled());
    emit dialog->canceled();
    other.run("commit");
    QVERIFY(finished.count() > 0 || finished.wait());
    QCOMPARE(said.last().first().toString(), QString("Stopped: nothing was changed."));
    QVERIFY(before.open(QIODevice::ReadOnly));
    QCOMPARE(before.readAll(), QByteArray("as it was"));
    QVERIFY(shown.action("Export shown rows")->isEnabled());
}

void TestTables::copiedRowsAreATableAsTextAndHtml()
{
    const Shown shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    shown.table.selectRow(0);
    shown.table.selectionModel()->select(shown.table.model()->index(2, 0),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
    shown.action("Copy as table")->trigger();
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    const QStringList lines = data->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0].section('\t', 0, 1), QString("NID\tType"));
    QCOMPARE(lines[2].section('\t', 0, 0), QString("lamp-0002"));
    QVERIFY(data->html().contains("<td>lamp-0002</td>"));
    QVERIFY(!data->html().contains("lamp-0001"));
}

void TestTables::rowsThatAreNotLoadedAreCopiedToo()
{
    const Shown shown = namespaces();
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
    QVERIFY(finished.count() > 0 || finished.wait());
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1 + 11 + 10);
    QVERIFY(lines[1].startsWith("lamp-0600"));
    QVERIFY(lines[12].startsWith("lamp-0690"));
    QVERIFY(lines.last().startsWith("lamp-0699"));
}

void TestTables::aFormulaIsNotRun()
{
    const Shown shown = namespaces();
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
    const Shown requests(m_window->requests), audit(m_window->audit);
    QVERIFY(requests.isCounted(3));
    requests.toggle("Applicant");
    const QStringList lines = requests.exported(path("requests.csv"));
    QCOMPARE(lines.size(), 4);
    QVERIFY2(lines[0].startsWith("No.,NID,Action,") && lines[0].endsWith(",Applicant"),
             qPrintable(lines[0]));
    QVERIFY(lines[1].contains("harbour-0") && lines[1].endsWith(",abe"));
    QTRY_VERIFY(audit.table.model()->rowCount() > 0);
    const QStringList events = audit.exported(path("events.csv"));
    const auto all = must(m_window->office.desk.store().eventsBy({{}, {}, {}, {}, 10'000}));
    QCOMPARE(events.size(), qsizetype(all.size()) + 1);
    QVERIFY2(events[1].contains("T") && events[1].contains("Z,"), qPrintable(events[1]));
}

void TestTables::columnsComeBackAtTheNextStart()
{
    {
        const Shown shown = namespaces();
        shown.toggle("Updated");
        shown.toggle("Reference");
        QHeaderView *header = shown.table.horizontalHeader();
        header->moveSection(0, 2);
    }
    m_window.reset(); // saves
    m_window = std::make_unique<Window>();
    const Shown again = namespaces();
    QVERIFY(!again.table.isColumnHidden(forms::NamespacesModel::UpdatedColumn));
    QVERIFY(again.table.isColumnHidden(forms::NamespacesModel::ReferenceColumn));
    QCOMPARE(again.table.horizontalHeader()->visualIndex(0), 2);
}

void TestTables::theLastColumnStays()
{
    const Shown shown = namespaces();
    for (const char *each : {"Type", "Version", "Registered", "Registrant", "Reference", "Status"})
        shown.toggle(each);
    emit shown.tables.columns().aboutToShow();
    QAction *last = shown.tables.columns().actions().first();
    QCOMPARE(last->text(), QString("NID"));
    QVERIFY(last->isChecked() && !last->isEnabled());
}

void TestTables::columnsAreReset()
{
    const Shown shown = namespaces();
    shown.toggle("Updated");
    shown.toggle("NID");
    shown.table.horizontalHeader()->moveSection(3, 1);
    emit shown.tables.columns().aboutToShow();
    shown.tables.columns().actions().last()->trigger();
    QCOMPARE(forms::ColumnMenu::shownColumns(*qobject_cast<forms::RowsView *>(&shown.table)),
             (std::vector<int>{0, 1, 2, 3, 4, 5, 6}));
}

void TestTables::aHeadingThatNothingIsSortedByLeavesTheOrder()
{
    const Shown shown = namespaces();
    QHeaderView *header = shown.table.horizontalHeader();
    header->setSortIndicator(0, Qt::DescendingOrder);
    header->setSortIndicator(forms::NamespacesModel::UpdatedColumn, Qt::AscendingOrder);
    QCOMPARE(header->sortIndicatorSection(), 0);
    QCOMPARE(header->sortIndicatorOrder(), Qt::DescendingOrder);
}

void TestTables::severalRowsAreSelectedAndOneIsShown()
{
    const Shown shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    const auto at = [&](int row) {
        return shown.table.visualRect(shown.table.model()->index(row, 0)).center();
    };
    QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, {}, at(1));
    QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, Qt::ControlModifier, at(4));
    QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, Qt::ControlModifier, at(6));
    QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, Qt::ControlModifier, at(4));
    QStringList chosen;
    for (const QModelIndex &index : shown.table.selectionModel()->selectedRows())
        chosen += index.data().toString();
    QCOMPARE(chosen.join(' '), QString("lamp-0001 lamp-0006"));
    QCOMPARE(shown.table.currentIndex().row(), 4);
}

void TestTables::theShownNamespaceIsCited()
{
    QSettings().setValue("publish/base-url", "https://urn.example/listing");
    m_window->namespaces.setCite(app::citing());
    const Shown shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    QAction *menu = shown.action("Cite as");
    QTRY_VERIFY(menu->isEnabled());
    QStringList ways;
    for (QAction *each : menu->menu()->actions()) {
        ways += each->text().remove('&');
        QSignalSpy said(&m_window->namespaces, &forms::Page::messageShown);
        each->trigger();
        QVERIFY(said.wait());
        QCOMPARE(said.last().first().toString(), QString("The citation is on the clipboard."));
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
