// SPDX-License-Identifier: MIT
#include "forms/requests/requestsstages.h"
#include "forms/requests/requestssteps.h"
#include "forms/requests/statemarks.h"
#include "tests/forms/requests/requestssetup.h"
#include "tests/program/program.h"
#include "tests/support/nextquestion.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>

namespace tst_requestsqueue {

using namespace nidreg;
using namespace nidreg::tests;
using forms::RequestsModel;
using workflow::Step;

namespace {

QString chosenNid(const Window &window)
{
    const int row = window.table()->currentIndex().row();
    return row < 0 ? QString() : window.cell(row, RequestsModel::NidColumn);
}

QString title(const Window &window)
{
    const auto *label = window.child<QLabel>("titleLabel");
    return label->isVisible() ? label->text() : QString();
}

/// Where the sign is drawn at all, whatever its colours.
QImage shapeOf(workflow::State state)
{
    return forms::markIcon(*forms::endMark(state))
        .pixmap(16, 16)
        .toImage()
        .convertToFormat(QImage::Format_Alpha8);
}

} // namespace

/// What the queue lists is what the page shows.
class TestRequestsQueue : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-tests");
        QCoreApplication::setApplicationName("tst_requestsqueue");
    }
    void init() { QSettings().clear(); }

    /// A form that lay over another request could be taken for that one's.
    void aFormIsShownWithItsRequestOnly()
    {
        Window window;
        window.submitted("lighthouse");
        window.submitted("harbourlight");
        window.open();
        window.session.actAs({"rita", Role::Registrar});
        QTRY_VERIFY(window.button("Request changes")
                    && window.button("Request changes")->isEnabled());
        const int shown = window.table()->currentIndex().row();
        window.button("Request changes")->click();
        const QPointer<StepDialog> form = window.form();
        type(form, "Say more.");
        window.table()->selectRow(1 - shown);
        QTRY_VERIFY(!window.form());
        window.table()->selectRow(shown);
        QTRY_VERIFY(window.form() == form);
        QCOMPARE(form->record().text, "Say more.");
        window.table()->selectRow(1 - shown);
        QTRY_VERIFY(!window.form());
        {
            const NextQuestion question(QMessageBox::RejectRole);
            QVERIFY(!window.page.mayClose());
            QVERIFY(question.wasAsked());
        }
        QCOMPARE(window.form(), form.data()); // what is asked about is before one's eyes
        QTRY_COMPARE(window.table()->currentIndex().row(), shown);
        window.table()->selectRow(1 - shown);
        QTRY_VERIFY(!window.form());
        window.session.reopen(); // leaving the registry closes what waits, too
        QTRY_VERIFY(!form);
    }

    void whatIsShownIsListedToo_data()
    {
        QTest::addColumn<QString>("chip");
        QTest::addColumn<QString>("filter");
        QTest::addColumn<bool>("isEnded");
        const std::pair<const char *, const char *> views[] = {
            {"waitingChip", "what waits on me"}, {"openChip", "all open"},
            {"overdueChip", "what is overdue"},  {"contestedChip", "what is contested"},
            {"doneChip", "what is done"},        {"everythingChip", "everything"}};
        for (const auto &[chip, view] : views) {
            for (const bool isEnded : {false, true}) {
                const char *which = isEnded ? "an ended request" : "an open request";
                QTest::addRow("%s, from %s", which, view) << QString(chip) << QString() << isEnded;
                QTest::addRow("%s, from %s with a filter", which, view)
                    << QString(chip) << QStringLiteral("no such") << isEnded;
            }
        }
    }

    void whatIsShownIsListedToo()
    {
        QFETCH(QString, chip);
        QFETCH(QString, filter);
        QFETCH(bool, isEnded);
        Window window;
        const auto open = window.submitted("lighthouse");
        const auto ended = window.submitted("beacon");
        did(actions::decide(window.context.services(), abe(),
                            {ended.id, Step::Withdraw, {"Not now.", {}, {}, {}, {}}, {}}));
        window.open();
        QTRY_COMPARE(window.table()->model()->rowCount(), 1);
        QTest::mouseClick(window.child<QToolButton>(qPrintable(chip)), Qt::LeftButton);
        window.child<QLineEdit>("filterEdit")->setText(filter);
        window.page.show(isEnded ? ended.id : open.id);
        const QString nid = isEnded ? "beacon" : "lighthouse";
        QTRY_COMPARE(chosenNid(window), nid);
        QTRY_VERIFY2(title(window).contains(nid), qPrintable(title(window)));
    }

    void whatIsShownBeforeTheRegistryAnswersIsListedToo()
    {
        Window window;
        window.submitted("lighthouse");
        const auto second = window.submitted("beacon");
        window.page.show(second.id);
        window.open();
        QTRY_COMPARE(chosenNid(window), "beacon");
        QTRY_VERIFY(title(window).contains("beacon"));
    }

    void aViewOrFilterWithoutItShowsAnother()
    {
        Window window;
        window.submitted("lighthouse");
        window.submitted("beacon");
        window.open();
        QTRY_VERIFY(title(window).contains("lighthouse"));
        auto *filter = window.child<QLineEdit>("filterEdit");
        filter->setText("beacon");
        QTRY_COMPARE(chosenNid(window), "beacon");
        QTRY_VERIFY(title(window).contains("beacon"));
        filter->clear();
        QTest::mouseClick(window.child<QToolButton>("doneChip"), Qt::LeftButton);
        QTRY_COMPARE(window.table()->model()->rowCount(), 0);
        QTRY_COMPARE(title(window), QString());
    }

    void whatLeftTheViewStaysUntilAnotherIsChosen()
    {
        Window window;
        const auto first = window.submitted("lighthouse");
        window.submitted("beacon");
        window.open();
        QTRY_COMPARE(chosenNid(window), "lighthouse");
        QTRY_VERIFY(title(window).contains("lighthouse"));
        did(actions::decide(window.context.services(), abe(),
                            {first.id, Step::Withdraw, {"Not now.", {}, {}, {}, {}}, {}}));
        const auto isKept = [&window] {
            const QModelIndex cell = window.table()->model()->index(0, 0);
            return cell.data(RequestsModel::KeptRole).toBool();
        };
        QTRY_VERIFY(isKept());
        QCOMPARE(window.table()->model()->rowCount(), 2);
        QCOMPARE(chosenNid(window), "lighthouse");
        QTRY_COMPARE(window.child<QToolButton>("openChip")->text(), "All open (1)");
        const auto *count = window.child<QLabel>("countLabel");
        QCOMPARE(count->text(), "1 request. The selected request is no longer in this view.");
        QVERIFY(window.table()
                    ->model()
                    ->index(0, 0)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains("Kept at the top"));
        window.table()->selectRow(1);
        QTRY_COMPARE(window.table()->model()->rowCount(), 1);
        QCOMPARE(chosenNid(window), "beacon");
        QCOMPARE(count->text(), "1 request");
        QVERIFY(!isKept());
    }

    void theQueueIsAsHighAsItsRows()
    {
        Window window;
        window.submitted("lighthouse");
        window.submitted("beacon");
        window.open();
        QTRY_COMPARE(window.table()->model()->rowCount(), 2);
        const int row = window.table()->verticalHeader()->defaultSectionSize();
        QTRY_VERIFY(window.table()->viewport()->height() < 3 * row);
        QVERIFY(window.table()->viewport()->height() >= 2 * row);
    }

    void everyEmptyViewSaysWhatWouldBeThere_data()
    {
        QTest::addColumn<QString>("chip");
        QTest::addColumn<QString>("said");
        QTest::newRow("what waits on me") << "waitingChip"
                                          << "whose next step is yours";
        QTest::newRow("all open") << "openChip"
                                  << "write a template in Drafts";
        QTest::newRow("what is overdue") << "overdueChip"
                                         << "remind the expert";
        QTest::newRow("what is contested") << "contestedChip"
                                           << "compete for a NID";
        QTest::newRow("what is done") << "doneChip"
                                      << "registered, rejected or withdrawn";
        QTest::newRow("everything") << "everythingChip"
                                    << "There are no requests yet.";
    }

    void everyEmptyViewSaysWhatWouldBeThere()
    {
        QFETCH(QString, chip);
        QFETCH(QString, said);
        Window window;
        window.open();
        QTest::mouseClick(window.child<QToolButton>(qPrintable(chip)), Qt::LeftButton);
        QTRY_VERIFY2(window.child<QLabel>("messageLabel")->text().contains(said),
                     qPrintable(window.child<QLabel>("messageLabel")->text()));
    }

    void endsDifferInShape_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("right");
        using workflow::State;
        QTest::newRow("registered and rejected") << int(State::Registered) << int(State::Rejected);
        QTest::newRow("registered and withdrawn")
            << int(State::Registered) << int(State::Withdrawn);
        QTest::newRow("rejected and withdrawn") << int(State::Rejected) << int(State::Withdrawn);
        QTest::newRow("withdrawn and closed") << int(State::Withdrawn) << int(State::Closed);
    }

    void endsDifferInShape()
    {
        QFETCH(int, left);
        QFETCH(int, right);
        QVERIFY(shapeOf(workflow::State(left)) != shapeOf(workflow::State(right)));
    }

    void aStateIsASignAndAWordInTheQueue()
    {
        RequestsModel model;
        workflow::Request request;
        request.id = {1};
        request.state = workflow::State::Rejected;
        int question = 0;
        connect(&model, &RequestsModel::pageWanted, this, [&](int asked) { question = asked; });
        model.refresh();
        model.takePage(question, {{request}, 1}, {});
        const QModelIndex cell = model.index(0, RequestsModel::StateColumn);
        QCOMPARE(cell.data().toString(), "Rejected");
        QVERIFY(!cell.data(Qt::DecorationRole).value<QIcon>().isNull());
    }

    void oneStepIsPrimary_data()
    {
        QTest::addColumn<QList<int>>("live");
        QTest::addColumn<int>("turn");
        QTest::addColumn<int>("primary"); // -1: none
        const auto row = [](const char *name, QList<Step> live, int primary,
                            workflow::Turn turn = workflow::Turn::Registrar) {
            QList<int> steps;
            for (const Step each : live)
                steps += int(each);
            QTest::newRow(name) << steps << int(turn) << primary;
        };
        row("an applicant with a draft", {Step::Submit, Step::Withdraw}, int(Step::Submit));
        row("a registrar who may assign or reject", {Step::Comment, Step::Assign, Step::Reject},
            int(Step::Assign));
        row("an expert", {Step::Recuse, Step::Approve, Step::Reject}, int(Step::Approve));
        row("a registrar who may register", {Step::Register, Step::Reject}, int(Step::Register));
        row("a registrar while the assigned expert reviews",
            {Step::Comment, Step::Assign, Step::Reject}, -1, workflow::Turn::Expert);
        row("nothing but to end it", {Step::Comment, Step::Withdraw}, -1);
        row("nothing", {}, -1);
    }

    void oneStepIsPrimary()
    {
        QFETCH(QList<int>, live);
        QFETCH(int, turn);
        QFETCH(int, primary);
        std::vector<workflow::Offer> offers;
        for (const int each : live)
            offers.push_back({Step(each), {}});
        forms::RequestSteps steps;
        steps.offer(offers, workflow::Turn(turn));
        steps.show();
        int emphasised = 0;
        for (std::size_t i = 0; i < workflow::kStepNames.size(); ++i) {
            const QPushButton *button = steps.button(Step(i));
            const bool isBold = button->font().weight() > QFont::Normal;
            emphasised += isBold ? 1 : 0;
            QCOMPARE(isBold, int(i) == primary);
            QVERIFY(!(button->isDefault() && !isBold));
        }
        QCOMPARE(emphasised, primary < 0 ? 0 : 1);
    }

    void whatCannotBeUndoneIsNeitherDefaultNorFocused()
    {
        forms::RequestSteps steps;
        steps.offer({{Step::Approve, {}}, {Step::Reject, {}}, {Step::Comment, {}}});
        steps.show();
        QVERIFY(QTest::qWaitForWindowActive(&steps));
        const_cast<QPushButton *>(steps.button(Step::Approve))->setFocus();
        const QSignalSpy freed(&steps, &forms::RequestSteps::keyboardFreed);
        steps.offer({{Step::Register, {}}, {Step::Reject, {}}, {Step::Withdraw, {}}});
        for (const Step each : {Step::Register, Step::Reject, Step::Withdraw}) {
            QVERIFY(!steps.button(each)->isDefault());
            QVERIFY(!steps.button(each)->hasFocus());
            QCOMPARE(steps.button(each)->focusPolicy(), Qt::TabFocus);
        }
        QCOMPARE(freed.count(), 1);
    }

    void inTheFormOfWhatCannotBeUndonePreviewIsTheDefault_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("byReturn");
        QTest::newRow("approving") << int(Step::Approve) << "Approve";
        QTest::newRow("rejecting") << int(Step::Reject) << "Preview this step";
    }

    void inTheFormOfWhatCannotBeUndonePreviewIsTheDefault()
    {
        QFETCH(int, step);
        QFETCH(QString, byReturn);
        Window window;
        const auto request = window.inReview("lighthouse");
        window.open();
        window.session.actAs({"eve", Role::Expert});
        StepDialog form(window.session, must(window.context.registry.store().request(request.id)),
                        Step(step));
        form.begin({});
        form.show();
        QStringList defaults;
        for (const auto *each : form.findChildren<QPushButton *>()) {
            if (each->isDefault())
                defaults += each->text().remove('&');
        }
        QCOMPARE(defaults, QStringList(byReturn));
    }
};

NIDREG_TEST(TestRequestsQueue, QApplication)

} // namespace tst_requestsqueue

#include "tst_requestsqueue.moc"
