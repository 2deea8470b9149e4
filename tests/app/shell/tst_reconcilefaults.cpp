// SPDX-License-Identifier: MIT
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/app/shell/reconcilesetup.h"
#include "tests/program/program.h"

#include <QProgressBar>
#include <QThread>

namespace tst_reconcilefaults {

using namespace nidreg;
using namespace nidreg::tests;

/// What can come between a listing and the registry.
class TestReconcileFaults : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void aFileThatCannotBeComparedIsToldWhy_data();
    void aFileThatCannotBeComparedIsToldWhy();
    void aTrialChangesNothing();
    void aConflictIsReportedAndTheSelectionIsKept();
    void anybodyComparesButARegistrarTakesOver();
    void twoRegistrarsAreToldBefore();
    void cancelEndsReadingAtOnce();
    void aFileIsComparedAsSoonAsTheRegistryIsConnected();
    void closingOverDecisionsAsks();
    void enterTakesNothingOver();

private:
    OwnSettings m_settings;
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
    ReconcileSetup setup;
    setup.dialog->openFile(setup.file(text));
    QTRY_VERIFY(setup.isMessageShown());
    QVERIFY2(setup.messageBar().contains(words), qPrintable(setup.messageBar()));
    QVERIFY(setup.messageBar().startsWith("Cannot compare urn-namespaces.xml: "));
    QVERIFY(setup.the<QPushButton>("compareButton").isEnabled()); // the next one may be better
}

void TestReconcileFaults::aTrialChangesNothing()
{
    ReconcileSetup setup;
    QVERIFY(setup.compare(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    const auto before = must(setup.context.registry.store().head()).size;
    setup.the<QPushButton>("tryButton").click();
    QTRY_VERIFY(setup.isMessageShown());
    QCOMPARE(setup.messageBar(),
             QString("Preview: nothing was changed. The import would create versions: 1."));
    QCOMPARE(must(setup.context.registry.store().head()).size, before);
}

void TestReconcileFaults::aConflictIsReportedAndTheSelectionIsKept()
{
    ReconcileSetup setup;
    setup.import(listingOf({{"anchors", "rfc5001", ""}, {"capes", "rfc5003", ""}}));
    QVERIFY(setup.compare(listingOf({{"anchors", "rfc6001", ""}, {"capes", "rfc6003", ""}})));
    setup.tick("capes", false);
    setup.import(listingOf({{"anchors", "rfc7001", ""}, {"capes", "rfc5003", ""}}));
    setup.takeOver();
    QTRY_VERIFY(setup.isMessageShown());
    QVERIFY2(setup.messageBar().startsWith("Nothing was changed, because one of these"),
             qPrintable(setup.messageBar()));
    QCOMPARE(setup.held("anchors").row.revision, 2);
    for (QPushButton *each : setup.dialog->findChildren<QPushButton *>()) {
        if (each->isVisible() && each->text() == "Compare &again")
            each->click();
    }
    QTRY_VERIFY(!setup.isMessageShown());
    QTRY_VERIFY(setup.the<QWidget>("differencesView").isVisible());
    QVERIFY(!setup.model().isTicked(setup.row("capes")));
    QVERIFY(setup.model().isTicked(setup.row("anchors")));
    setup.takeOver();
    QVERIFY(setup.isOver());
    QCOMPARE(setup.held("anchors").row.revision, 3);
    QCOMPARE(setup.held("capes").row.revision, 1);
}

void TestReconcileFaults::anybodyComparesButARegistrarTakesOver()
{
    ReconcileSetup setup;
    setup.session.actAs({"abe", workflow::Role::Applicant});
    QVERIFY(setup.compare(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    QVERIFY(!setup.the<QPushButton>("takeButton").isEnabled());
    QVERIFY(setup.the<QLabel>("hintLabel").isVisible());
    QVERIFY(setup.the<QLabel>("hintLabel").text().contains("registrar"));
    setup.session.actAs({"rita", workflow::Role::Registrar});
    QVERIFY(setup.the<QPushButton>("takeButton").isEnabled());
    QVERIFY(!setup.the<QLabel>("hintLabel").isVisible());
    setup.the<QPushButton>("untickButton").click();
    QVERIFY(!setup.the<QPushButton>("takeButton").isEnabled());
}

void TestReconcileFaults::twoRegistrarsAreToldBefore()
{
    ReconcileSetup setup;
    must(setup.context.registry.store().setPolicy(rita(), {"two-persons", "register"}));
    must(setup.context.registry.store().setPolicy(act("ann", Role::Registrar),
                                                  {"two-persons", "register"}));
    QVERIFY(setup.compare(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    QVERIFY(!setup.the<QPushButton>("takeButton").isEnabled());
    QVERIFY(setup.the<QLabel>("hintLabel").text().contains("two registrars"));
    setup.tick("ferries", false);
    QVERIFY(setup.the<QPushButton>("takeButton").isEnabled()); // the listing's own texts take one
}

void TestReconcileFaults::cancelEndsReadingAtOnce()
{
    std::atomic<bool> mayEnd = false, isOver = false; // it does not end before the window answered
    ReconcileSetup setup(
        {[&](const auto &, const auto &, const registry::Progress &progress) -> forms::Reconciled {
             while (progress(1, 4) || !mayEnd)
                 QThread::yieldCurrentThread();
             isOver = true;
             return base::fail(
                 forms::ReconcileError(listing::ReadRefusal{listing::ReadError::Stopped, 0, {}}));
         },
         {}});
    setup.dialog->openFile("/tmp/urn-namespaces.xml");
    QTRY_COMPARE(setup.the<QProgressBar>("progressBar").value(), 250);
    setup.the<QPushButton>("closeButton").click();
    QVERIFY(setup.said().startsWith("Stopped."));
    mayEnd = true;
    QTRY_VERIFY(isOver);
}

void TestReconcileFaults::aFileIsComparedAsSoonAsTheRegistryIsConnected()
{
    ReconcileSetup setup;
    setup.session.reopen(); // the dialog closes: it showed another registry
    QVERIFY(!setup.dialog->isVisible());
    forms::ReconcileDialog dialog(setup.session, app::reconcileOutlets());
    dialog.show();
    dialog.openFile(setup.file(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    QVERIFY(dialog.findChild<QLabel *>("messageLabel")->text().contains("as soon as it is"));
    QTRY_VERIFY_WITH_TIMEOUT(dialog.findChild<QWidget *>("differencesView")->isVisible(), 20000);
}

void TestReconcileFaults::closingOverDecisionsAsks()
{
    ReconcileSetup setup;
    QVERIFY(setup.compare(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    setup.tick("ferries", false);
    QTimer::singleShot(0, [] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        box->reject();
    });
    setup.the<QPushButton>("closeButton").click();
    QVERIFY(setup.dialog->isVisible());
    setup.tick("ferries", true);
    setup.the<QPushButton>("closeButton").click();
    QVERIFY(!setup.dialog->isVisible());
}

void TestReconcileFaults::enterTakesNothingOver()
{
    ReconcileSetup setup;
    QVERIFY(setup.compare(listingOf({{"ferries", "rfc6002", "2021-03-04"}})));
    QVERIFY(!setup.the<QPushButton>("takeButton").isDefault());
    QTest::keyClick(&setup.the<QTableView>("table"), Qt::Key_Return);
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(setup.dialog->isVisible());
}

NIDREG_TEST(TestReconcileFaults, QApplication)

} // namespace tst_reconcilefaults

#include "tst_reconcilefaults.moc"
