// SPDX-License-Identifier: MIT
#include "forms/requests/requestsdetails.h"
#include "forms/requests/requestsmodel.h"
#include "tests/forms/requests/requestssetup.h"
#include "tests/program/program.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QDateEdit>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTextBrowser>

namespace tst_requestspage {

using namespace nidreg;
using namespace nidreg::tests;

class TestRequestsPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void anEmptyQueueSaysSo();
    void theQueueListsWhatIsOpen();
    void theFilterAnswersAsOneTypes();
    void viewsSayHowManyTheyHave();
    void theFiguresAreReports();
    void onlyTheTablesStepsAreLive();
    void assigningFromTheForm();
    void aRefusedStepKeepsTheText();
    void aStepThatCameTooLateKeepsTheText();
    void cancelledTextIsOfferedAgain();
    void aDryRunSaysWhatWouldHappen();
    void registeringFromTheForm();
    void anotherProgramsChangeIsShownAndTheChoiceKept();
    void contestedRequestsShowEachOther();
    void overdueIsSaid();
    void aNewDayIsSeenThoughNobodyDidAnything();
    void revisionsAreCompared();
    void aSubmissionIsLeftToDrafts();
    void everyControlHasAName();
};

void TestRequestsPage::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("nidreg-tests");
    QCoreApplication::setApplicationName("tst_requestspage");
}

void TestRequestsPage::init()
{
    QSettings().clear();
}

void TestRequestsPage::anEmptyQueueSaysSo()
{
    Window window;
    const auto *message = window.child<QLabel>("messageLabel");
    QVERIFY(message->text().contains("Opening"));
    window.open();
    QTRY_VERIFY(message->text().startsWith("No open requests."));
    QTest::mouseClick(window.child<QToolButton>("overdueChip"), Qt::LeftButton);
    QTRY_VERIFY(message->text().startsWith("No overdue requests."));
}

void TestRequestsPage::theQueueListsWhatIsOpen()
{
    Window window;
    const QAbstractItemModelTester tester(window.table()->model());
    window.submitted("lighthouse");
    window.inReview("beacon");
    QSignalSpy counted(&window.page, &RequestsPage::countChanged);
    window.open();
    QTRY_COMPARE(window.table()->model()->rowCount(), 2);
    QCOMPARE(window.cell(0, forms::RequestsModel::NidColumn), "lighthouse");
    QCOMPARE(window.cell(1, forms::RequestsModel::ExpertsColumn), "eve");
    QCOMPARE(window.cell(1, forms::RequestsModel::DueColumn), "2086-03-28");
    QTRY_COMPARE(window.child<QLabel>("titleLabel")->text(),
                 "Request 1: new formal namespace “lighthouse”");
    QTRY_VERIFY(!counted.isEmpty());
}

void TestRequestsPage::theFilterAnswersAsOneTypes()
{
    Window window;
    window.submitted("lighthouse");
    window.inReview("beacon");
    window.open();
    QTRY_COMPARE(window.table()->model()->rowCount(), 2);
    auto *filter = window.child<QLineEdit>("filterEdit");
    QTest::keyClicks(filter, "BEAC");
    QTRY_COMPARE(window.table()->model()->rowCount(), 1);
    QCOMPARE(window.cell(0, 1), "beacon");
    QTRY_COMPARE(window.child<QLabel>("countLabel")->text(), "1 request");
    window.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.page));
    QTest::keyClick(filter, Qt::Key_Return);
    QVERIFY(window.table()->selectionModel()->isRowSelected(0)); // seen to be chosen, too
    filter->setFocus();
    QTest::keyClicks(filter, "x");
    QTRY_COMPARE(window.child<QLabel>("messageLabel")->text(),
                 "No request in this view matches the filter.");
    QTest::mouseClick(window.child<QPushButton>("clearButton"), Qt::LeftButton);
    QTRY_COMPARE(window.table()->model()->rowCount(), 2);
    filter->setText("eve"); // an expert
    QTRY_COMPARE(window.table()->model()->rowCount(), 1);
}

void TestRequestsPage::viewsSayHowManyTheyHave()
{
    Window window;
    window.submitted("lighthouse");
    window.inReview("beacon", base::parseDate("2086-03-11"));
    window.open();
    QTRY_COMPARE(window.child<QToolButton>("openChip")->text(), "All open (2)");
    QCOMPARE(window.child<QToolButton>("overdueChip")->text(), "Overdue (1)");
    QCOMPARE(window.child<QToolButton>("doneChip")->text(), "Done (0)");
}

void TestRequestsPage::theFiguresAreReports()
{
    Window window;
    QSignalSpy wanted(&window.page, &RequestsPage::figuresWanted);
    const auto actions = window.page.pageActions();
    (*std::ranges::find(actions, QStringLiteral("Fi&gures"), &QAction::text))->trigger();
    QCOMPARE(wanted.size(), 1);
}

void TestRequestsPage::onlyTheTablesStepsAreLive()
{
    Window window;
    window.inReview("lighthouse");
    window.open();
    window.session.actAs({"rita", Role::Registrar});
    QTRY_VERIFY(window.button("Reject"));
    QTRY_VERIFY(window.button("Reject")->isEnabled());
    QVERIFY(!window.button("Approve")->isEnabled());
    QVERIFY(window.button("Approve")->toolTip().contains("another role"));
    QVERIFY(!window.button("Register"));
    window.session.actAs({"eve", Role::Expert});
    QTRY_VERIFY(window.button("Approve")->isEnabled());
    window.session.actAs({"ed", Role::Expert});
    QTRY_VERIFY(!window.button("Approve")->isEnabled());
}

void TestRequestsPage::assigningFromTheForm()
{
    Window window;
    const auto request = window.submitted("lighthouse");
    window.open();
    window.session.actAs({"rita", Role::Registrar});
    QTRY_VERIFY(window.button("Assign") && window.button("Assign")->isEnabled());
    window.button("Assign")->click();
    StepDialog *form = window.form();
    auto *experts = form->findChild<QComboBox *>("expertBox");
    QVERIFY(experts->findData("eve") >= 0 && experts->findData("abe") < 0);
    QCOMPARE(form->findChild<QDateEdit *>("dueEdit")->date(), QDate(2086, 3, 28));
    experts->setCurrentIndex(experts->findData("eve"));
    press(form, "Assign expert");
    QTRY_VERIFY(window.button("Approve"));
    QVERIFY(!window.form());
    const auto now = must(window.context.registry.store().request(request.id)).request;
    QCOMPARE(now.experts.front().expert, "eve");
}

void TestRequestsPage::aRefusedStepKeepsTheText()
{
    Window window;
    const auto request = window.inReview("lighthouse");
    window.open();
    window.session.actAs({"eve", Role::Expert});
    QTRY_VERIFY(window.button("Reject") && window.button("Reject")->isEnabled());
    window.button("Reject")->click();
    StepDialog *form = window.form();
    type(form, "The syntax is not unique.");
    did(actions::decide(window.context.services(), eve(),
                        {request.id, workflow::Step::Recuse, {"Kin.", {}, {}, {}, {}}, {}}));
    press(form, "Reject"); // before the window has heard of it
    QTRY_VERIFY(newsOf(form).contains("eve stepped back as an expert."));
    QVERIFY(newsOf(form).contains("You can no longer take this step"));
    QCOMPARE(form->record().text, "The syntax is not unique.");
    QVERIFY(window.form());
}

void TestRequestsPage::aStepThatCameTooLateKeepsTheText()
{
    Window window;
    const auto request = window.inReview("lighthouse");
    window.open();
    window.session.actAs({"eve", Role::Expert});
    QTRY_VERIFY(window.button("Approve") && window.button("Approve")->isEnabled());
    window.button("Approve")->click();
    StepDialog *form = window.form();
    type(form, "In order.");
    auto services = window.context.services();
    const workflow::Record text{"Say more.", {}, {}, {}, {}}, again{{}, {}, "eve", {}, {}};
    did(actions::decide(services, rita(), {request.id, workflow::Step::RequestChanges, text, {}}));
    did(actions::submit(services, abe(), request.id, lighthouse("lighthouse")));
    did(actions::decide(services, rita(), {request.id, workflow::Step::Assign, again, {}}));
    press(form, "Approve");
    QTRY_VERIFY(newsOf(form).contains("revision 2"));
    QCOMPARE(form->record().text, "In order.");
    press(form, "Review revision 2");
    press(form, "Approve"); // now on what the form said it is
    QTRY_VERIFY(!window.form());
    QCOMPARE(name(must(services.store.request(request.id)).request.state), "approved");
}

void TestRequestsPage::cancelledTextIsOfferedAgain()
{
    Window window;
    window.inReview("lighthouse");
    window.open();
    window.session.actAs({"rita", Role::Registrar});
    QTRY_VERIFY(window.button("Reject") && window.button("Reject")->isEnabled());
    window.button("Reject")->click();
    type(window.form(), "A thought");
    QVERIFY(window.form()->hasTyped());
    QTest::keyClick(window.form(), Qt::Key_Escape);
    QTRY_VERIFY(!window.form());
    QVERIFY(window.page.mayClose());
    window.button("Reject")->click();
    QCOMPARE(window.form()->record().text, "A thought");
}

void TestRequestsPage::aDryRunSaysWhatWouldHappen()
{
    Window window;
    const auto request = window.inReview("lighthouse");
    window.open();
    window.session.actAs({"eve", Role::Expert});
    QTRY_VERIFY(window.button("Approve") && window.button("Approve")->isEnabled());
    window.button("Approve")->click();
    press(window.form(), "Preview this step");
    QTRY_VERIFY(answerOf(window.form()).contains("Approved"));
    QVERIFY(answerOf(window.form()).startsWith("Preview: nothing was changed."));
    QCOMPARE(name(must(window.context.registry.store().request(request.id)).request.state),
             "in-review");
}

void TestRequestsPage::registeringFromTheForm()
{
    Window window;
    const auto review = window.inReview("lighthouse");
    did(actions::decide(window.context.services(), eve(),
                        {review.id, workflow::Step::Approve, {}, {}}));
    window.open();
    window.session.actAs({"rita", Role::Registrar});
    QSignalSpy said(&window.page, &forms::Page::messageShown);
    QTRY_VERIFY(window.button("Register") && window.button("Register")->isEnabled());
    window.button("Register")->click();
    press(window.form(), "Register");
    QTRY_COMPARE(said.count(), 1);
    QVERIFY(said.front().front().toString().contains("“lighthouse” was registered as version 1"));
    QCOMPARE(must(window.context.registry.store().find("lighthouse")).row.version, 1);
    QSignalSpy led(&window.page, &RequestsPage::namespaceWanted);
    QTRY_VERIFY(window.button("Show “lighthouse”"));
    window.button("Show “lighthouse”")->click();
    QCOMPARE(led.value(0).value(0).toString(), "lighthouse");
}

void TestRequestsPage::anotherProgramsChangeIsShownAndTheChoiceKept()
{
    Window window;
    window.submitted("lighthouse");
    const auto second = window.submitted("beacon");
    window.open();
    QTRY_COMPARE(window.table()->model()->rowCount(), 2);
    window.table()->selectRow(1);
    QTRY_VERIFY(window.child<QLabel>("titleLabel")->text().contains("beacon"));
    const workflow::Record eve{{}, {}, "eve", {}, {}};
    did(actions::decide(window.context.services(), rita(),
                        {second.id, workflow::Step::Assign, eve, {}}));
    QTRY_VERIFY(window.child<QLabel>("standingLabel")->text().startsWith("In review"));
    QCOMPARE(window.table()->currentIndex().row(), 1);
    window.submitted("buoy");
    QTRY_COMPARE(window.table()->model()->rowCount(), 3);
    QCOMPARE(window.cell(window.table()->currentIndex().row(), forms::RequestsModel::NidColumn),
             "beacon");
}

void TestRequestsPage::contestedRequestsShowEachOther()
{
    Window window;
    window.submitted("lighthouse");
    const auto rival = window.submitted("LightHouse");
    window.open();
    QTRY_COMPARE(window.table()->model()->rowCount(), 2);
    QCOMPARE(window.cell(0, forms::RequestsModel::NidColumn), "lighthouse (contested)");
    auto *notice = window.child<QLabel>("noticeLabel");
    QTRY_VERIFY(notice->isVisible() && notice->text().contains("Show request 2"));
    emit notice->linkActivated(QString::number(rival.id.value));
    QTRY_VERIFY(window.child<QLabel>("titleLabel")->text().contains("LightHouse"));
    QCOMPARE(window.table()->currentIndex().row(), 1);
}

void TestRequestsPage::overdueIsSaid()
{
    Window window;
    window.inReview("lighthouse", base::parseDate("2086-03-11"));
    window.open();
    QTest::mouseClick(window.child<QToolButton>("overdueChip"), Qt::LeftButton);
    QTRY_COMPARE(window.table()->model()->rowCount(), 1);
    QCOMPARE(window.cell(0, forms::RequestsModel::DueColumn), "3 days overdue");
    QTRY_VERIFY(window.child<QLabel>("noticeLabel")
                    ->text()
                    .contains("Overdue by 3 days. Still to answer: eve"));
}

void TestRequestsPage::aNewDayIsSeenThoughNobodyDidAnything()
{
    Window window;
    window.inReview("beacon", base::parseDate("2086-03-14"));
    window.open();
    QTRY_COMPARE(window.table()->model()->rowCount(), 1);
    QCOMPARE(window.cell(0, forms::RequestsModel::DueColumn), "2086-03-14");
    window.context.clock.goOn(2);
    window.child<QTimer>("minutes")->start(0);
    QTRY_COMPARE(window.cell(0, forms::RequestsModel::DueColumn), "2 days overdue");
    QTRY_VERIFY(window.child<QToolButton>("overdueChip")->text().contains('1'));
}

void TestRequestsPage::revisionsAreCompared()
{
    Window window;
    const auto request = window.inReview("lighthouse");
    auto services = window.context.services();
    const workflow::Record what{"Name the coasts.", {}, {}, {}, "purpose"};
    did(actions::decide(services, eve(), {request.id, workflow::Step::RequestChanges, what, 1}));
    std::string text = lighthouse("lighthouse");
    text.replace(text.find("all coasts"), 10, "northern coasts");
    did(actions::submit(services, abe(), request.id, text));
    window.open();
    QTRY_COMPARE(window.child<QComboBox>("revisionBox")->count(), 2);
    auto *view = window.child<QTextBrowser>("templateView");
    QVERIFY(view->toPlainText().contains("northern coasts"));
    auto *other = window.child<QComboBox>("compareBox");
    const auto isOffered = [other](int row) {
        return other->model()->flags(other->model()->index(row, 0)).testFlag(Qt::ItemIsEnabled);
    };
    QVERIFY(!isOffered(1)); // the revision that is shown
    QVERIFY(isOffered(2));
    other->setCurrentIndex(2);
    emit other->activated(2);
    auto *difference = window.child<forms::SideBySide>("differenceView");
    QVERIFY(difference->isVisible() && !view->isVisible());
    const forms::SideBySideModel &model = difference->model();
    QVERIFY(model.unifiedText(0, model.rowCount() - 1).contains("all coasts"));
    QVERIFY(model.title(0).startsWith("Revision 1") && model.title(1).startsWith("Revision 2"));
    QTRY_VERIFY(
        window.child<QTextBrowser>("discussionView")->toPlainText().contains("Name the coasts."));
}

void TestRequestsPage::aSubmissionIsLeftToDrafts()
{
    Window window;
    const auto draft =
        window.context.registry.draft({{}, {}, {}, {}, "lighthouse", "Purpose: light"});
    window.open();
    window.session.actAs({"abe", Role::Applicant});
    QSignalSpy wanted(&window.page, &RequestsPage::editWanted);
    QTRY_VERIFY(window.button("Edit and submit") && window.button("Edit and submit")->isEnabled());
    window.button("Edit and submit")->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front().front().value<workflow::RequestId>().value, draft.id.value);
}

void TestRequestsPage::everyControlHasAName()
{
    Window window;
    window.inReview("lighthouse");
    window.open();
    QTRY_VERIFY(window.button("Comment"));
    QTRY_VERIFY(window.button("Comment")->isEnabled());
    window.button("Comment")->click();
    window.session.actAs({"rita", Role::Registrar});
    QTRY_VERIFY(window.button("Assign") && window.button("Assign")->isEnabled());
    window.button("Assign")->click();
    for (const QWidget *each : window.page.findChildren<QWidget *>()) {
        if (each->focusPolicy() == Qt::NoFocus || !each->isVisible()
            || each->objectName().startsWith("qt_"))
            continue;
        QAccessibleInterface *interface =
            QAccessible::queryAccessibleInterface(const_cast<QWidget *>(each));
        QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(),
                 qPrintable(each->objectName() + ' ' + each->metaObject()->className()));
    }
}

NIDREG_TEST(TestRequestsPage, QApplication)

} // namespace tst_requestspage

#include "tst_requestspage.moc"
