// SPDX-License-Identifier: MIT
#include "forms/steps/stepdialog.h"
#include "tests/program/program.h"

#include <QAccessible>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace tst_stepdialog {

using namespace nidreg;
using forms::StepDialog;
using workflow::Role;
using workflow::State;
using workflow::Step;

class NoonClock : public base::Clock {
public:
    base::Instant now() const override
    {
        return std::chrono::sys_days(*base::parseDate("2026-03-14")) + std::chrono::hours(12);
    }
};

/// A session whose registry cannot be reached: what a form does when nothing gets through.
struct Cut {
    Cut()
        : session(
            [] {
                return registry::Stored<std::unique_ptr<registry::Store>>(
                    base::fail(registry::StoreError{registry::StoreError::Unreachable, {}, {}}));
            },
            clock, knowledge)
    {
    }

    NoonClock clock;
    urn::NidKnowledge knowledge;
    forms::RegistrySession session;
};

static workflow::Request request(State state, workflow::Procedure procedure)
{
    workflow::Request made;
    made.id.value = 12;
    made.nid = "example";
    made.state = state;
    made.procedure = procedure;
    made.revision = 2;
    made.applicant = "anna";
    made.experts = {{"bert", *base::parseDate("2026-03-20"), workflow::Vote::None}};
    return made;
}

static registry::RequestFile file(State state)
{
    registry::RequestFile made;
    made.request = request(state, workflow::Procedure::Community);
    return made;
}

static QPushButton *button(StepDialog &form, QDialogButtonBox::ButtonRole role)
{
    auto *box = form.findChild<QDialogButtonBox *>();
    for (QAbstractButton *each : box->buttons()) {
        if (box->buttonRole(each) == role)
            return qobject_cast<QPushButton *>(each);
    }
    return nullptr;
}

class TestStepDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theFormAsksForWhatTheStepRecords_data();
    void theFormAsksForWhatTheStepRecords();
    void anApprovalMayHaveAReport();
    void whatIsMissingIsSaid();
    void aRegistryOutOfReachKeepsTheText();
    void theAnswerHasRoomToBeRead();
    void everyInputHasAName();
};

void TestStepDialog::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("nidreg-tests");
    QCoreApplication::setApplicationName("tst_stepdialog");
}

void TestStepDialog::init()
{
    QSettings().clear();
}

void TestStepDialog::theFormAsksForWhatTheStepRecords_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("role");
    QTest::addColumn<QString>("inputs");
    const auto row = [](const char *text, Step step, State state, Role role, const char *inputs) {
        QTest::newRow(text) << int(step) << int(state) << int(role) << QString(inputs);
    };
    row("assigning: who and until when", Step::Assign, State::InDiscussion, Role::Registrar,
        "expertBox dueEdit");
    row("a comment: a text and its anchor", Step::Comment, State::InReview, Role::Registrar,
        "fieldBox textEdit");
    row("an approval: a report", Step::Approve, State::InReview, Role::Expert, "textEdit");
    row("a rejection: reasons", Step::Reject, State::InReview, Role::Expert, "textEdit");
    row("a direction: its reference", Step::Direct, State::AwaitingDirection, Role::Registrar,
        "referenceEdit");
    row("an appeal: all of it", Step::Appeal, State::Rejected, Role::Registrar,
        "expertBox dueEdit referenceEdit textEdit");
    row("registering: nothing", Step::Register, State::Approved, Role::Registrar, "");
    row("withdrawing: nothing", Step::Withdraw, State::InReview, Role::Applicant, "");
}

void TestStepDialog::theFormAsksForWhatTheStepRecords()
{
    QFETCH(int, step);
    QFETCH(int, state);
    QFETCH(int, role);
    QFETCH(QString, inputs);
    Cut cut;
    cut.session.actAs({role == int(Role::Applicant) ? "anna" : "bert", Role(role)});
    StepDialog form(cut.session, file(State(state)), Step(step));
    QStringList shown;
    for (const char *name : {"expertBox", "dueEdit", "fieldBox", "referenceEdit", "textEdit"}) {
        if (form.findChild<QWidget *>(name)->isVisibleTo(&form))
            shown << name;
    }
    QCOMPARE(shown.join(' '), inputs);
    QVERIFY(!form.findChild<QLabel *>("consequenceLabel")->text().isEmpty());
}

void TestStepDialog::anApprovalMayHaveAReport()
{
    Cut cut;
    cut.session.actAs({"bert", Role::Expert});
    registry::RequestFile read = file(State::InReview);
    const auto label = [&] {
        const StepDialog form(cut.session, read, Step::Approve);
        return form.findChild<QLabel *>("textLabel")->text().remove('&');
    };
    QCOMPARE(label(), "Report or comment (optional):");
    read.request.standardsAction = true;
    QCOMPARE(label(), "Report:");
}

void TestStepDialog::whatIsMissingIsSaid()
{
    Cut cut;
    cut.session.actAs({"bert", Role::Expert});
    StepDialog form(cut.session, file(State::InReview), Step::Reject);
    const auto *take = button(form, QDialogButtonBox::AcceptRole);
    const auto *missing = form.findChild<QLabel *>("missingLabel");
    QVERIFY(!take->isEnabled());
    QVERIFY(missing->text().contains("Enter a text"));
    auto *text = form.findChild<QPlainTextEdit *>("textEdit");
    text->setPlainText(" \n ");
    QVERIFY(!take->isEnabled()); // white space says nothing
    text->setPlainText("Not unique.");
    QVERIFY(take->isEnabled());
    QVERIFY(!missing->isVisibleTo(&form));
}

void TestStepDialog::aRegistryOutOfReachKeepsTheText()
{
    Cut cut;
    cut.session.actAs({"bert", Role::Expert});
    StepDialog form(cut.session, file(State::InReview), Step::Approve);
    QSignalSpy taken(&form, &StepDialog::taken);
    form.show();
    auto *text = form.findChild<QPlainTextEdit *>("textEdit");
    QTest::keyClicks(text, "In order.");
    auto *take = button(form, QDialogButtonBox::AcceptRole);
    QTest::mouseClick(take, Qt::LeftButton);
    const auto *answer = form.findChild<QLabel *>("messageLabel");
    QTRY_VERIFY(answer->isVisible() && answer->text().contains("Cannot reach"));
    QVERIFY(form.isVisible() && take->isEnabled() && !text->isReadOnly());
    QCOMPARE(text->toPlainText(), "In order.");
    form.reject();
    QCOMPARE(taken.count(), 0);
    StepDialog again(cut.session, file(State::InReview), Step::Approve);
    again.begin({});
    QCOMPARE(again.record().text, "In order.");
}

void TestStepDialog::theAnswerHasRoomToBeRead()
{
    Cut cut;
    cut.session.actAs({"rita", Role::Registrar});
    StepDialog form(cut.session, file(State::Approved), Step::Register);
    form.show();
    QTest::mouseClick(button(form, QDialogButtonBox::ActionRole), Qt::LeftButton);
    const auto *answer = form.findChild<QLabel *>("messageLabel");
    QTRY_VERIFY(answer->isVisible());
    for (const char *name : {"messageLabel", "consequenceLabel", "subjectLabel"}) {
        const auto *label = form.findChild<QLabel *>(name);
        QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), name);
    }
}

void TestStepDialog::everyInputHasAName()
{
    Cut cut;
    cut.session.actAs({"rita", Role::Registrar});
    StepDialog form(cut.session, file(State::Rejected), Step::Appeal);
    form.show();
    for (QWidget *each : form.findChildren<QWidget *>()) {
        if (each->focusPolicy() == Qt::NoFocus || !each->isVisible()
            || each->objectName().startsWith("qt_"))
            continue;
        QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(each);
        QVERIFY2(heard && !heard->text(QAccessible::Name).isEmpty(),
                 qPrintable(each->objectName()));
    }
}

NIDREG_TEST(TestStepDialog, QApplication)

} // namespace tst_stepdialog

#include "tst_stepdialog.moc"
