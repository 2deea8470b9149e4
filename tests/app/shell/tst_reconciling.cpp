// SPDX-License-Identifier: MIT
#include "forms/publication/differencedetails.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/app/shell/reconcilesetup.h"
#include "tests/program/program.h"

#include <QFileInfo>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryFile>
#include <QToolButton>

namespace tst_reconciling {

using namespace nidreg;
using namespace nidreg::tests;

class TestReconciling : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void everyDifferenceIsARow();
    void whatIsTickedIsTakenOver();
    void manyAreDelistedOnlyAfterAnotherQuestion_data();
    void manyAreDelistedOnlyAfterAnotherQuestion();
    void ofAnOlderListingNothingIsTicked();
    void whatIsNotTickedStays();
    void whatWasRegisteredHereIsNotTickedUnasked();
    void whatIsNoNidCannotBeTicked();
    void theSelectedRowIsToldFieldByField();
    void whatTheListingSaysOfItselfIsOneRow();
    void theSameFileSaysSo();
    void whatIsNotKeptIsTold();
    void theRealListingOfAYearIsTakenOver();

    void whatIsDelistedIsFoundByItsChip();
    void theWindowOffersIt();
    void aListingIsDroppedOnTheWindow_data();
    void aListingIsDroppedOnTheWindow();

private:
    OwnSettings m_settings;
};

void TestReconciling::everyDifferenceIsARow()
{
    ReconcileSetup setup;
    setup.import(listingOf({{"anchors", "rfc5001", "2020-01-02"},
                            {"beacons", "rfc5002", "2020-01-02"},
                            {"capes", "rfc5003", ""},
                            {"docks", "rfc5004", "2020-01-02"}}));
    QVERIFY(setup.compare(listingOf({{"anchors", "rfc6001", "2020-01-02"},
                                     {"bright-beacons", "rfc5002", "2020-01-02"},
                                     {"docks", "rfc5004", "2020-01-02"},
                                     {"ferries", "rfc6002", "2021-03-04"},
                                     {"not a nid", "rfc6003", "2021-03-04"}})));
    QCOMPARE(setup.model().rowCount(), 5);
    QCOMPARE(setup.what(setup.row("anchors")), QString("Changed"));
    QCOMPARE(setup.changes(setup.row("anchors")), QString("Reference"));
    QCOMPARE(setup.what(setup.row("bright-beacons")), QString("Renamed"));
    QCOMPARE(setup.model().index(setup.row("bright-beacons"), 1).data().toString(),
             QString("beacons → bright-beacons"));
    QCOMPARE(setup.what(setup.row("capes")), QString("Missing in the file"));
    QCOMPARE(setup.what(setup.row("ferries")), QString("New"));
    QCOMPARE(setup.what(setup.row("not a nid")), QString("Not a NID"));
    QCOMPARE(setup.the<QLabel>("countLabel").text(), QString("4 of 5 selected"));
}

void TestReconciling::whatIsTickedIsTakenOver()
{
    ReconcileSetup setup;
    setup.import(listingOf({{"anchors", "rfc5001", "2020-01-02"}, {"capes", "rfc5003", ""}}));
    QVERIFY(setup.compare(
        listingOf({{"anchors", "rfc6001", "2020-01-02"}, {"ferries", "rfc6002", "2021-03-04"}})));
    QSignalSpy told(setup.dialog.get(), &forms::ReconcileDialog::messageShown);
    const QString asked = setup.takeOver();
    QVERIFY2(asked.contains("New: 1. Changed: 1. Missing in the file: 1."), qPrintable(asked));
    QVERIFY2(asked.contains("nothing is deleted"), qPrintable(asked));
    QVERIFY(setup.isOver());
    QCOMPARE(told.count(), 1);
    QVERIFY2(setup.said().contains("Records changed: 3."), qPrintable(setup.said()));
    QCOMPARE(setup.held("anchors").row.revision, 2);
    QCOMPARE(setup.held("capes").row.status, registry::Status::Delisted);
    const auto made = setup.held("ferries").versions.front();
    QVERIFY(made.imported);
    QVERIFY(made.source.starts_with("urn-namespaces.xml (SHA-256 "));

    // The event that is named is the one that tells of the listing.
    const QRegularExpression number("event ([0-9]+)");
    const qint64 event = number.match(setup.said()).captured(1).toLongLong();
    const auto events = must(setup.context.registry.store().events(event, 1));
    QCOMPARE(events.front().what, std::string("import"));
    QCOMPARE(events.front().nid, std::string());
}

void TestReconciling::manyAreDelistedOnlyAfterAnotherQuestion_data()
{
    QTest::addColumn<bool>("yes");
    QTest::newRow("no") << false;
    QTest::newRow("yes") << true;
}

void TestReconciling::manyAreDelistedOnlyAfterAnotherQuestion()
{
    QFETCH(bool, yes);
    ReconcileSetup setup;
    setup.import(listingOf({{"anchors", "rfc5001", ""},
                            {"beacons", "rfc5002", ""},
                            {"capes", "rfc5003", ""},
                            {"docks", "rfc5004", ""},
                            {"ebbs", "rfc5005", ""}}));
    QVERIFY(setup.compare(listingOf({{"anchors", "rfc5001", ""}})));
    QString asked;
    QTimer second; // the question comes when the registry has refused
    connect(&second, &QTimer::timeout, &second, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box || !box->text().contains("truncated"))
            return;
        asked = box->text();
        for (QAbstractButton *each : box->buttons()) {
            if ((box->buttonRole(each) == QMessageBox::RejectRole) != yes)
                each->click();
        }
    });
    second.start(5);
    setup.takeOver();
    QTRY_VERIFY_WITH_TIMEOUT(!asked.isEmpty(), 20000);
    QVERIFY2(asked.contains("would delist 4"), qPrintable(asked));
    if (yes)
        QVERIFY(setup.isOver());
    QCOMPARE(setup.held("capes").row.status == registry::Status::Delisted, yes);
}

void TestReconciling::ofAnOlderListingNothingIsTicked()
{
    ReconcileSetup setup;
    const QByteArray now = listingOf({{"anchors", "rfc5001", ""}, {"beacons", "rfc5002", ""}});
    const QByteArray before = listingOf({{"anchors", "rfc4001", ""}});
    const auto dated = [](QByteArray xml, const char *day) {
        static const QRegularExpression stated("<updated>[^<]*</updated>");
        return QString(xml)
            .replace(stated, QStringLiteral("<updated>%1</updated>").arg(day))
            .toUtf8();
    };
    setup.import(dated(now, "2026-07-28"));
    QVERIFY(setup.compare(dated(before, "2021-07-01")));
    QVERIFY(setup.the<QLabel>("countLabel").text().startsWith("0 of "));
    const QString said = setup.messageBar();
    QVERIFY2(said.contains("2021-07-01") && said.contains("2026-07-28"), qPrintable(said));
}

void TestReconciling::whatIsNotTickedStays()
{
    ReconcileSetup setup;
    setup.import(listingOf({{"anchors", "rfc5001", "2020-01-02"}, {"capes", "rfc5003", ""}}));
    QVERIFY(setup.compare(listingOf({{"anchors", "rfc6001", "2020-01-02"}})));
    setup.tick("capes", false);
    QCOMPARE(setup.the<QLabel>("countLabel").text(), QString("1 of 2 selected"));
    setup.takeOver(false);
    QCOMPARE(setup.held("anchors").row.revision, 1);
    setup.takeOver();
    QVERIFY(setup.isOver());
    QVERIFY(setup.said().contains("Differences that were not applied: 1."));
    QCOMPARE(setup.held("capes").row.status, registry::Status::Active);
    QCOMPARE(setup.held("anchors").row.revision, 2);
}

void TestReconciling::whatWasRegisteredHereIsNotTickedUnasked()
{
    ReconcileSetup setup;
    const auto request =
        setup.context.registry.approved(setup.context.registry.draft(), "lanterns");
    must(setup.context.registry.registerNamespace(rita(), request));
    QVERIFY(setup.compare(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    const int row = setup.row("lanterns");
    QVERIFY(!setup.model().isTicked(row));
    QVERIFY(setup.model().isTicked(setup.row("ferries")));
    QVERIFY(setup.changes(row).startsWith("registered here: "));
    setup.the<QTableView>("table").selectRow(row);
    const QString said = setup.the<QLabel>("consequenceLabel").text();
    QVERIFY2(said.startsWith("Version 1 of “lanterns” was registered here."), qPrintable(said));
    setup.tick("lanterns", true);
    QVERIFY(setup.takeOver(false).contains("Registered versions that the listing no longer "
                                           "shows: 1."));
}

void TestReconciling::whatIsNoNidCannotBeTicked()
{
    ReconcileSetup setup;
    QVERIFY(setup.compare(listingOf({{"not a nid", "rfc6003", "2021-03-04"}})));
    const QModelIndex index = setup.model().index(setup.row("not a nid"), 0);
    QVERIFY(!(index.flags() & Qt::ItemIsUserCheckable));
    QVERIFY(!index.data(Qt::CheckStateRole).isValid());
    setup.the<QPushButton>("tickButton").click();
    QVERIFY(!setup.model().isTicked(index.row()));
    setup.the<QTableView>("table").selectRow(index.row());
    QVERIFY(setup.the<QLabel>("consequenceLabel").text().contains("is not a NID"));
}

void TestReconciling::theSelectedRowIsToldFieldByField()
{
    ReconcileSetup setup;
    setup.import(listingOf({{"anchors", "rfc5001", "2020-01-02"}}));
    QVERIFY(setup.compare(listingOf({{"anchors", "rfc6001", "2020-01-05"}})));
    setup.the<QTableView>("table").selectRow(setup.row("anchors"));
    const auto *details = setup.dialog->findChild<forms::DifferenceDetails *>();
    const forms::SideBySideModel &model = details->model();
    QCOMPARE(model.changedFields(), 2);
    QCOMPARE(model.text(0, model.rowCount() - 1, 0),
             QString("Registered:\n2020-01-02\nReference:\n[RFC5001]"));
    QCOMPARE(model.text(0, model.rowCount() - 1, 1),
             QString("Registered:\n2020-01-05\nReference:\n[RFC6001]"));
    QCOMPARE(details->said(),
             QString("Applying this changes the listing entry for “anchors”. Its registration "
                     "remains version 1."));
}

void TestReconciling::whatTheListingSaysOfItselfIsOneRow()
{
    ReconcileSetup setup;
    setup.import(listingOf({{"anchors", "rfc5001", ""}}));
    QVERIFY(setup.compare(listingOf({{"anchors", "rfc5001", ""}}, "Another note.")));
    QCOMPARE(setup.model().rowCount(), 1);
    QCOMPARE(setup.what(0), QString("Listing header"));
    QCOMPARE(setup.changes(0), QString("Note"));
    QVERIFY(setup.takeOver().contains("The listing header."));
    QVERIFY(setup.isOver());
    QVERIFY(setup.said().contains("The listing header was also applied."));
    setup.the<QPushButton>("compareButton").click();
    QTRY_COMPARE(setup.said(), QString("No differences between the file and this registry."));
}

void TestReconciling::theSameFileSaysSo()
{
    ReconcileSetup setup;
    const QByteArray text = listingOf({{"anchors", "rfc5001", "2020-01-02"}});
    setup.import(text);
    setup.dialog->openFile(setup.file(text));
    QTRY_COMPARE(setup.said(), QString("No differences between the file and this registry."));
    QVERIFY(!setup.the<QPushButton>("takeButton").isVisible());
}

void TestReconciling::whatIsNotKeptIsTold()
{
    ReconcileSetup setup;
    QByteArray text = listingOf({{"anchors", "rfc5001", ""}});
    text.replace("<record", "<!-- for later --><record");
    QVERIFY(setup.compare(text));
    auto &button = setup.the<QToolButton>("remarksButton");
    QVERIFY(button.isVisible());
    QVERIFY(!setup.the<QPlainTextEdit>("remarksText").isVisible());
    button.click();
    QVERIFY(setup.the<QPlainTextEdit>("remarksText")
                .toPlainText()
                .contains("a comment is not "
                          "imported"));
}

void TestReconciling::theRealListingOfAYearIsTakenOver()
{
    const QString folder = QStringLiteral(NIDREG_SHARED_DATA "/iana/");
    if (!QFileInfo::exists(folder + "urn-namespaces-2021-07-01.xml"))
        QSKIP("no real listings here");
    ReconcileSetup setup;
    setup.dialog->openFile(folder + "urn-namespaces-2021-07-01.xml");
    QTRY_VERIFY_WITH_TIMEOUT(setup.the<QWidget>("differencesView").isVisible(), 20000);
    setup.takeOver();
    QVERIFY(setup.isOver());
    setup.dialog->openFile(folder + "urn-namespaces-2026-07-28.xml");
    QTRY_VERIFY_WITH_TIMEOUT(setup.the<QWidget>("differencesView").isVisible(), 20000);
    QVERIFY(setup.model().counts().of(Difference::Added) > 10);
    QVERIFY(setup.model().counts().of(Difference::Changed) > 0);
    setup.takeOver();
    QVERIFY(setup.isOver());
    setup.the<QPushButton>("compareButton").click();
    QTRY_COMPARE(setup.said(), QString("No differences between the file and this registry."));
}

/// Everything that the program ships with is delisted by a listing of one namespace.
static void delistAllBut(const char *nid, FilledRegistry &registry)
{
    QTemporaryFile file;
    const QByteArray text = listingOf({{nid, "rfc6002", "2021-03-04"}});
    QVERIFY(file.open() && file.write(text) == text.size() && file.flush());
    const auto store = must(registry.open());
    const auto read = exchange::readListing(file.fileName().toStdString());
    const auto plan = must(exchange::planFor(*store, read->source));
    auto batch = listing::batchOf(
        read->source, plan, [](const Difference &) { return true; }, true);
    batch.removals = true;
    must(store->import(act("ada", Role::Registrar), batch));
}

void TestReconciling::whatIsDelistedIsFoundByItsChip()
{
    MainWindowSetup setup;
    setup.open();
    delistAllBut("ferries", setup.registry);
    auto &page = setup.the<forms::NamespacesPage>();
    page.findChild<QToolButton *>("delistedChip")->click();
    QTRY_COMPARE(page.findChild<QLabel *>("countLabel")->text(), QString("105 namespaces"));
    page.show("3gpp");
    QTRY_VERIFY(
        page.findChild<QLabel *>("factsLabel")->text().contains("no longer in the listing"));
    const auto offered = [&page](const char *text) {
        const auto actions = page.pageActions();
        const auto found = std::ranges::find_if(
            actions, [text](const QAction *each) { return each->text() == text; });
        return (*found)->isEnabled();
    };
    QTRY_VERIFY(offered("New draft &like this…"));
    QVERIFY(!offered("Start a &revision"));
    page.findChild<QToolButton *>("activeChip")->click();
    QVERIFY(!page.findChild<QToolButton *>("delistedChip")->isChecked());
    QTRY_COMPARE(page.findChild<QLabel *>("countLabel")->text(), QString("1 namespace"));
    QSignalSpy counted(&page, &forms::Page::countChanged);
    page.findChild<QToolButton *>("activeChip")->click();
    QTRY_COMPARE(page.findChild<QLabel *>("countLabel")->text(), QString("1 listed, 105 delisted"));
    QCOMPARE(counted.last().first().toInt(), 1);
}

void TestReconciling::theWindowOffersIt()
{
    MainWindowSetup setup;
    QAction *found = nullptr;
    for (QAction *each : setup.window->findChildren<QAction *>()) {
        if (each->text().contains("reconcile"))
            found = each;
    }
    QVERIFY(found);
    QVERIFY(!found->isEnabled());
    QVERIFY(!found->toolTip().isEmpty());
    setup.open();
    setup.session.actAs({"ada", workflow::Role::Registrar});
    QVERIFY(found->isEnabled());
    setup.session.actAs({"ada", workflow::Role::Applicant});
    QVERIFY(!found->isEnabled());
    QVERIFY(found->toolTip().contains("registrar"));
    setup.session.actAs({"ada", workflow::Role::Registrar});
    found->trigger();
    auto *dialog = setup.window->findChild<forms::ReconcileDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    found->trigger();
    QCOMPARE(setup.window->findChildren<forms::ReconcileDialog *>().size(), 1);
}

void TestReconciling::aListingIsDroppedOnTheWindow_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isListing");
    QTest::newRow("IANA's XML") << listingOf({{"ferries", "rfc6002", ""}}) << true;
    QTest::newRow("IANA's CSV") << QByteArray(
        "URN Namespace,Template,Reference\r\nferries,,[RFC6002]\r\n")
                                << true;
    QTest::newRow("a template is none") << QByteArray("Namespace Identifier: ferries\n") << false;
    QTest::newRow("an RFC's XML source is none")
        << QByteArray("<?xml version=\"1.0\"?><rfc><front/></rfc>") << false;
}

void TestReconciling::aListingIsDroppedOnTheWindow()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isListing);
    QTemporaryDir folder;
    QFile file(folder.filePath("dropped"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    QCOMPARE(app::reconcileOutlets().isListing(file.fileName()), isListing);
    if (!isListing)
        return;
    MainWindowSetup setup;
    setup.window->openFile(file.fileName()); // the registry is not connected yet
    setup.open();
    auto *dialog = setup.window->findChild<forms::ReconcileDialog *>();
    QVERIFY(dialog);
    QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<QWidget *>("differencesView")->isVisible(), 20000);
    QVERIFY(dialog->model().rowOf("ferries") >= 0);
}

NIDREG_TEST(TestReconciling, QApplication)

} // namespace tst_reconciling

#include "tst_reconciling.moc"
