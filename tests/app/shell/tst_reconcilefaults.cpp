// SPDX-License-Identifier: MIT
#include "tests/app/shell/reconcileroom.h"
#include "tests/app/shell/room.h"
#include "tests/program/program.h"

#include <QElapsedTimer>
#include <QProgressBar>
#include <QThread>

namespace tst_reconcilefaults {

using namespace nidreg;
using namespace nidreg::tests;

/// What can come between a listing and the registry.
class TestReconcileFaults : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_settings = std::make_unique<QTemporaryDir>();
        useSettingsIn(*m_settings);
        QSettings().clear();
    }

    void aFileThatCannotBeComparedIsToldWhy_data();
    void aFileThatCannotBeComparedIsToldWhy();
    void aTrialChangesNothing();
    void somebodyFasterIsToldAndTicksAreKept();
    void anybodyComparesButARegistrarTakesOver();
    void twoRegistrarsAreToldBefore();
    void cancelEndsReadingAtOnce();
    void aFileIsComparedAsSoonAsTheRegistryIsConnected();
    void closingOverDecisionsAsks();
    void enterTakesNothingOver();

private:
    std::unique_ptr<QTemporaryDir> m_settings;
};

void TestReconcileFaults::aFileThatCannotBeComparedIsToldWhy_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("it is empty") << QByteArray() << "it is empty";
    QTest::newRow("it is another document") << QByteArray("<html/>") << "it is not a registry";
    QTest::newRow("it contains a DOCTYPE")
        << QByteArray("<!DOCTYPE registry [<!ENTITY a \"b\">]><registry/>")
        << "it contains a DOCTYPE";
    QTest::newRow("it is cut off")
        << listingOf({{"anchors", "rfc5001", ""}}).chopped(40) << "it is incomplete";
    QTest::newRow("it is no listing at all") << QByteArray("Dear registrar,\n") << "columns differ";
}

void TestReconcileFaults::aFileThatCannotBeComparedIsToldWhy()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, words);
    Table table;
    table.dialog->openFile(table.file(text));
    QTRY_VERIFY(table.isStrip());
    QVERIFY2(table.messageBar().contains(words), qPrintable(table.messageBar()));
    QVERIFY(table.messageBar().startsWith("Cannot compare urn-namespaces.xml: "));
    QVERIFY(table.the<QPushButton>("compareButton").isEnabled()); // the next one may be better
}

void TestReconcileFaults::aTrialChangesNothing()
{
    Table table;
    QVERIFY(table.compare(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    const auto before = must(table.office.desk.store().head()).size;
    table.the<QPushButton>("tryButton").click();
    QTRY_VERIFY(table.isStrip());
    QCOMPARE(table.messageBar(),
             QString("Dry run: nothing was changed. The import would create versions: 1."));
    QCOMPARE(must(table.office.desk.store().head()).size, before);
}

void TestReconcileFaults::somebodyFasterIsToldAndTicksAreKept()
{
    Table table;
    table.import(listingOf({{"anchors", "rfc5001", ""}, {"capes", "rfc5003", ""}}));
    QVERIFY(table.compare(listingOf({{"anchors", "rfc6001", ""}, {"capes", "rfc6003", ""}})));
    table.tick("capes", false);
    table.import(listingOf({{"anchors", "rfc7001", ""}, {"capes", "rfc5003", ""}}));
    table.takeOver();
    QTRY_VERIFY(table.isStrip());
    QVERIFY2(table.messageBar().startsWith("Nothing was changed, because one of these"),
             qPrintable(table.messageBar()));
    QCOMPARE(table.held("anchors").row.revision, 2);
    for (QPushButton *each : table.dialog->findChildren<QPushButton *>()) {
        if (each->isVisible() && each->text() == "Compare &again")
            each->click();
    }
    QTRY_VERIFY(!table.isStrip());
    QTRY_VERIFY(table.the<QWidget>("differencesView").isVisible());
    QVERIFY(!table.model().isTicked(table.row("capes")));
    QVERIFY(table.model().isTicked(table.row("anchors")));
    table.takeOver();
    QVERIFY(table.isOver());
    QCOMPARE(table.held("anchors").row.revision, 3);
    QCOMPARE(table.held("capes").row.revision, 1);
}

void TestReconcileFaults::anybodyComparesButARegistrarTakesOver()
{
    Table table;
    table.session.actAs({"abe", workflow::Role::Applicant});
    QVERIFY(table.compare(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    QVERIFY(!table.the<QPushButton>("takeButton").isEnabled());
    QVERIFY(table.the<QLabel>("hintLabel").isVisible());
    QVERIFY(table.the<QLabel>("hintLabel").text().contains("registrar"));
    table.session.actAs({"rita", workflow::Role::Registrar});
    QVERIFY(table.the<QPushButton>("takeButton").isEnabled());
    QVERIFY(!table.the<QLabel>("hintLabel").isVisible());
    table.the<QPushButton>("untickButton").click();
    QVERIFY(!table.the<QPushButton>("takeButton").isEnabled());
}

void TestReconcileFaults::twoRegistrarsAreToldBefore()
{
    Table table;
    must(table.office.desk.store().setPolicy(rita(), {"two-persons", "register"}));
    must(table.office.desk.store().setPolicy(act("ann", Role::Registrar),
                                             {"two-persons", "register"}));
    QVERIFY(table.compare(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    QVERIFY(!table.the<QPushButton>("takeButton").isEnabled());
    QVERIFY(table.the<QLabel>("hintLabel").text().contains("two registrars"));
    table.tick("ferries", false);
    QVERIFY(table.the<QPushButton>("takeButton").isEnabled()); // the listing's own texts take one
}

void TestReconcileFaults::cancelEndsReadingAtOnce()
{
    std::atomic<bool> isOver = false;
    Table table({[&isOver](const auto &, const auto &,
                           const registry::Progress &progress) -> forms::Reconciled {
                     while (progress(1, 4))
                         QThread::yieldCurrentThread();
                     isOver = true;
                     return base::fail(forms::ReconcileError(
                         listing::ReadRefusal{listing::ReadError::Stopped, 0, {}}));
                 },
                 {}});
    table.dialog->openFile("/tmp/urn-namespaces.xml");
    QTRY_COMPARE(table.the<QProgressBar>("progressBar").value(), 250);
    QElapsedTimer clock;
    clock.start();
    table.the<QPushButton>("closeButton").click();
    QVERIFY(table.said().startsWith("Stopped."));
    QVERIFY(clock.elapsed() < 200);
    QTRY_VERIFY(isOver);
}

void TestReconcileFaults::aFileIsComparedAsSoonAsTheRegistryIsConnected()
{
    Table table;
    table.session.reopen(); // the dialog closes: it showed another registry
    QVERIFY(!table.dialog->isVisible());
    forms::ReconcileDialog dialog(table.session, app::reconcileOutlets());
    dialog.show();
    dialog.openFile(table.file(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    QVERIFY(dialog.findChild<QLabel *>("messageLabel")->text().contains("as soon as it is"));
    QTRY_VERIFY_WITH_TIMEOUT(dialog.findChild<QWidget *>("differencesView")->isVisible(), 20000);
}

void TestReconcileFaults::closingOverDecisionsAsks()
{
    Table table;
    QVERIFY(table.compare(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    table.tick("ferries", false);
    QTimer::singleShot(0, [] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        box->reject();
    });
    table.the<QPushButton>("closeButton").click();
    QVERIFY(table.dialog->isVisible());
    table.tick("ferries", true);
    table.the<QPushButton>("closeButton").click();
    QVERIFY(!table.dialog->isVisible());
}

void TestReconcileFaults::enterTakesNothingOver()
{
    Table table;
    QVERIFY(table.compare(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    QVERIFY(!table.the<QPushButton>("takeButton").isDefault());
    QTest::keyClick(&table.the<QTableView>("table"), Qt::Key_Return);
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(table.dialog->isVisible());
}

NIDREG_TEST(TestReconcileFaults, QApplication)

} // namespace tst_reconcilefaults

#include "tst_reconcilefaults.moc"
