// SPDX-License-Identifier: MIT
#include "forms/steps/stepdialog.h"
#include "forms/widgets/messagebar.h"
#include "model/actions/decide.h"
#include "model/actions/submit.h"
#include "tests/model/actions/testcontext.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>

namespace tst_stepconflict {

using namespace nidreg;
using namespace nidreg::tests;
using forms::MessageBar;
using forms::StepDialog;

/// A program of one person: a session of its own on the registry that all share.
struct OpenProgram {
    OpenProgram(TestContext &context, const char *person, Role role)
        : session([&context] { return storage::openStore(context.registry.conninfo()); },
                  context.clock, context.knowledge)
    {
        QSignalSpy opened(&session, &forms::RegistrySession::opened);
        session.open();
        if (!opened.wait(test::kPatience))
            qFatal("the registry does not open");
        session.actAs({person, role});
    }

    forms::RegistrySession session;
};

/// An open form with something typed into it.
struct Form {
    Form(OpenProgram &program, TestContext &context, workflow::RequestId id, workflow::Step step,
         const QString &text = {})
        : dialog(program.session, must(context.registry.store().request(id)), step)
    {
        dialog.begin({});
        dialog.show();
        if (text.isEmpty())
            return;
        dialog.findChild<QPlainTextEdit *>("textEdit")->setFocus();
        QTest::keyClicks(dialog.findChild<QPlainTextEdit *>("textEdit"), text);
    }

    QPushButton *button(const QString &words) const
    {
        for (auto *each : dialog.findChildren<QPushButton *>()) {
            if (each->isVisibleTo(&dialog) && each->text().remove('&') == words)
                return each;
        }
        return nullptr;
    }
    void choose(const char *expert)
    {
        auto *box = dialog.findChild<QComboBox *>("expertBox");
        box->setCurrentIndex(box->findData(expert));
    }
    QString news() const
    {
        const auto *messageBar = dialog.findChild<MessageBar *>("news");
        return messageBar->isVisible() ? messageBar->message() : QString();
    }
    QString said() const
    {
        const auto *label = dialog.findChild<QLabel *>("messageLabel");
        return label->isVisible() ? label->text() : QString();
    }
    bool isOpen() const { return dialog.isVisible(); }

    StepDialog dialog;
};

/// Whether a widget was shown, however shortly.
class Onlooker : public QObject {
public:
    bool hasSeen = false;

private:
    bool eventFilter(QObject *, QEvent *event) override
    {
        hasSeen = hasSeen || event->type() == QEvent::Show;
        return false;
    }
};

class TestStepConflict : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void whatTakesOnePersonSaysNothingOfASecond();
    void ofTwoWhoDecideAtOnceOneWinsAndTheOtherKeepsTheText();
    void aStepThatIsStillOpenIsTakenAgain();
    void aChangeIsSaidWhileTheFormIsOpen();
    void aNewerRevisionIsJudgedOnlyOnceItWasRead();
    void aCommentOvertakesNoDecision();
    void nothingIsToldBeforeTheAnswerThatIsOnItsWay();
    void aLostAnswerIsAskedForByItsKey_data();
    void aLostAnswerIsAskedForByItsKey();
    void aBrokenConnectionDoesNothingTwice();
    void aProgramThatEndedHasTheTextAgain();

private:
    /// In review by Eve.
    workflow::RequestId inReview();
    std::int64_t count(workflow::RequestId id, workflow::Step step);

    std::unique_ptr<TestContext> m_context;
};

void TestStepConflict::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("nidreg-tests");
    QCoreApplication::setApplicationName("tst_stepconflict");
}

void TestStepConflict::init()
{
    QSettings().clear();
    m_context = std::make_unique<TestContext>();
}

workflow::RequestId TestStepConflict::inReview()
{
    const auto services = m_context->services();
    const auto draft = m_context->registry.draft();
    did(actions::submit(services, abe(), draft.id, lighthouse("lighthouse")));
    const workflow::Record who{{}, {}, "eve", {}, {}};
    return did(actions::decide(services, rita(), {draft.id, workflow::Step::Assign, who, {}})).id;
}

std::int64_t TestStepConflict::count(workflow::RequestId id, workflow::Step step)
{
    const auto file = must(m_context->registry.store().request(id));
    return std::ranges::count(file.events, workflow::name(step), &registry::Event::what);
}

void TestStepConflict::whatTakesOnePersonSaysNothingOfASecond()
{
    OpenProgram rita(*m_context, "rita", Role::Registrar);
    const auto id = inReview();
    did(actions::decide(m_context->services(), eve(), {id, workflow::Step::Approve, {}, {}}));
    Form form(rita, *m_context, id, workflow::Step::Register);
    const auto *label = form.dialog.findChild<QLabel *>("consequenceLabel");
    const QString before = label->text();
    bool isAnswered = false; // and with it what was asked before
    rita.session.ask(
        &form.dialog, [](const actions::Services &services) { return services.store.policies(); },
        [&](const auto &) { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
    QCOMPARE(label->text(), before);
    QVERIFY(!before.isEmpty() && before == before.trimmed());
}

/// Neither program has heard of the other when both buttons are pressed.
void TestStepConflict::ofTwoWhoDecideAtOnceOneWinsAndTheOtherKeepsTheText()
{
    const auto id = inReview();
    OpenProgram ann(*m_context, "ann", Role::Registrar), rita(*m_context, "rita", Role::Registrar);
    Form first(ann, *m_context, id, workflow::Step::Reject, "Not unique.");
    Form second(rita, *m_context, id, workflow::Step::Reject, "Not resolvable.");
    first.button("Reject")->click();
    second.button("Reject")->click();
    QTRY_VERIFY(first.isOpen() != second.isOpen());
    Form &late = first.isOpen() ? first : second;
    const QString winner = first.isOpen() ? "rita" : "ann";
    const QString kept = first.isOpen() ? "Not unique." : "Not resolvable.";
    QTRY_VERIFY2(late.news().contains(winner + " rejected the request."), qPrintable(late.news()));
    QVERIFY(late.news().startsWith("Conflict: not recorded, because somebody else changed the "
                                   "request."));
    QVERIFY(late.news().contains("Current state: Rejected"));
    QVERIFY(late.news().contains(first.isOpen() ? "“Not resolvable.”" : "“Not unique.”"));
    QVERIFY(!late.button("Reject")->isEnabled());
    QCOMPARE(QString::fromStdString(late.dialog.record().text), kept);
    late.button("Copy the text")->click();
    QCOMPARE(QApplication::clipboard()->text(), kept);
    QCOMPARE(count(id, workflow::Step::Reject), 1);
}

void TestStepConflict::aStepThatIsStillOpenIsTakenAgain()
{
    const auto services = m_context->services();
    const auto draft = m_context->registry.draft();
    const auto id = did(actions::submit(services, abe(), draft.id, lighthouse("lighthouse"))).id;
    OpenProgram ann(*m_context, "ann", Role::Registrar), rita(*m_context, "rita", Role::Registrar);
    Form first(ann, *m_context, id, workflow::Step::Assign);
    Form second(rita, *m_context, id, workflow::Step::Assign);
    first.choose("eve");
    second.choose("ed");
    first.button("Assign expert")->click();
    second.button("Assign expert")->click();
    QTRY_VERIFY(first.isOpen() != second.isOpen());
    Form &late = first.isOpen() ? first : second;
    QTRY_VERIFY2(late.news().contains("You can still take this step"), qPrintable(late.news()));
    QVERIFY(late.news().contains(first.isOpen() ? "rita assigned ed" : "ann assigned eve"));
    QCOMPARE(late.dialog.record().expert, first.isOpen() ? "eve" : "ed");
    late.button("Assign expert")->click();
    QTRY_VERIFY(!late.isOpen());
    QCOMPARE(must(m_context->registry.store().request(id)).request.experts.size(), std::size_t(2));
}

void TestStepConflict::aChangeIsSaidWhileTheFormIsOpen()
{
    const auto id = inReview();
    OpenProgram program(*m_context, "eve", Role::Expert);
    Form form(program, *m_context, id, workflow::Step::Approve, "In order.");
    const workflow::Record why{"Say more of the coasts.", {}, {}, {}, {}};
    did(actions::decide(m_context->services(), rita(),
                        {id, workflow::Step::RequestChanges, why, std::nullopt}));
    QTRY_VERIFY_WITH_TIMEOUT(form.news().contains("rita requested changes."), 30000);
    QVERIFY(form.news().contains("“Say more of the coasts.”"));
    QVERIFY(form.news().contains("You can no longer take this step"));
    QVERIFY(!form.button("Approve")->isEnabled());
    QCOMPARE(form.dialog.record().text, "In order.");
}

void TestStepConflict::aNewerRevisionIsJudgedOnlyOnceItWasRead()
{
    const auto id = inReview();
    const auto services = m_context->services();
    OpenProgram program(*m_context, "eve", Role::Expert);
    Form form(program, *m_context, id, workflow::Step::Approve, "In order.");
    const workflow::Record text{"Say more.", {}, {}, {}, {}}, again{{}, {}, "eve", {}, {}};
    did(actions::decide(services, rita(), {id, workflow::Step::RequestChanges, text, {}}));
    did(actions::submit(services, abe(), id, lighthouse("lighthouse")));
    did(actions::decide(services, rita(), {id, workflow::Step::Assign, again, {}}));
    QTRY_VERIFY(form.button("Review revision 2"));
    QVERIFY(!form.button("Approve")->isEnabled());
    form.button("Review revision 2")->click();
    QVERIFY(form.button("Approve")->isEnabled());
    QCOMPARE(form.dialog.record().text, "In order.");
    form.button("Approve")->click();
    QTRY_VERIFY(!form.isOpen());
    QCOMPARE(name(must(services.store.request(id)).request.state), "approved");
}

void TestStepConflict::aCommentOvertakesNoDecision()
{
    const auto id = inReview();
    OpenProgram program(*m_context, "rita", Role::Registrar);
    Form form(program, *m_context, id, workflow::Step::Reject, "Not unique.");
    const workflow::Record remark{"A thought.", {}, {}, {}, {}};
    did(actions::decide(m_context->services(), abe(), {id, workflow::Step::Comment, remark, {}}));
    form.button("Reject")->click(); // before the comment was heard of
    QTRY_VERIFY(!form.isOpen());
    QCOMPARE(count(id, workflow::Step::Reject), 1);
}

/// The button is pressed in the moment in which the form looks what changed.
void TestStepConflict::nothingIsToldBeforeTheAnswerThatIsOnItsWay()
{
    const auto id = inReview();
    OpenProgram rita(*m_context, "rita", Role::Registrar);
    Form form(rita, *m_context, id, workflow::Step::Reject, "Not unique.");
    Onlooker onlooker;
    form.dialog.findChild<MessageBar *>("news")->installEventFilter(&onlooker);
    const auto press = [&form] { form.button("Reject")->click(); };
    connect(&rita.session, &forms::RegistrySession::changed, &form.dialog, press,
            Qt::SingleShotConnection);
    const workflow::Record comment{"Is it unique?", {}, {}, {}, {}};
    did(actions::decide(m_context->services(), eve(), {id, workflow::Step::Comment, comment, {}}));
    QTRY_VERIFY(!form.isOpen());
    QCOMPARE(count(id, workflow::Step::Reject), 1);
    QVERIFY(!onlooker.hasSeen);
}

void TestStepConflict::aLostAnswerIsAskedForByItsKey_data()
{
    QTest::addColumn<bool>("wasDone");
    QTest::newRow("the act had been recorded: the form is done with it") << true;
    QTest::newRow("nothing had been recorded: the form says so and offers the step") << false;
}

/// As a program finds it that ended before the answer came.
void TestStepConflict::aLostAnswerIsAskedForByItsKey()
{
    QFETCH(bool, wasDone);
    const auto id = inReview();
    const Act act = rita();
    const workflow::Record why{"Not unique.", {}, {}, {}, {}};
    if (wasDone)
        did(actions::decide(m_context->services(), act, {id, workflow::Step::Reject, why, {}}));
    const forms::UnsentTextKey key{
        QString::fromStdString(m_context->registry.store().link().registry), "rita", id,
        workflow::Step::Reject};
    forms::UnsentTexts::keep(key, {why, act.key});

    OpenProgram program(*m_context, "rita", Role::Registrar);
    StepDialog dialog(program.session, must(m_context->registry.store().request(id)),
                      workflow::Step::Reject);
    QSignalSpy taken(&dialog, &StepDialog::taken);
    dialog.show();
    dialog.begin({});
    QCOMPARE(dialog.record().text, "Not unique.");
    if (wasDone) {
        QTRY_COMPARE(taken.count(), 1);
        QVERIFY(!forms::UnsentTexts::find(key));
    } else {
        const auto *answer = dialog.findChild<QLabel *>("messageLabel");
        QTRY_VERIFY(answer->text().contains("was not recorded"));
        QVERIFY(forms::UnsentTexts::find(key)->idempotencyKey.empty());
        QCOMPARE(taken.count(), 0);
    }
    QCOMPARE(count(id, workflow::Step::Reject), wasDone ? 1 : 0);
}

void TestStepConflict::aBrokenConnectionDoesNothingTwice()
{
    const auto id = inReview();
    OpenProgram program(*m_context, "eve", Role::Expert);
    Form form(program, *m_context, id, workflow::Step::Approve, "In order.");
    Sql(m_context->registry.conninfo())
        .value("select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = "
               "current_database() and pid <> pg_backend_pid()");
    form.button("Approve")->click(); // the loss is noticed now, or was noticed before
    QTRY_VERIFY(!form.isOpen());
    m_context->registry.reopen();
    QCOMPARE(count(id, workflow::Step::Approve), 1);
}

void TestStepConflict::aProgramThatEndedHasTheTextAgain()
{
    const auto id = inReview();
    OpenProgram program(*m_context, "eve", Role::Expert);
    auto ended =
        std::make_unique<Form>(program, *m_context, id, workflow::Step::Approve, "In order.");
    ended.reset();
    Form form(program, *m_context, id, workflow::Step::Approve);
    QCOMPARE(form.dialog.record().text, "In order.");
    QVERIFY(form.news().contains("restored"));
    form.button("Start over")->click();
    QCOMPARE(form.dialog.record().text, "");
    OpenProgram other(*m_context, "ed", Role::Expert);
    Form another(other, *m_context, id, workflow::Step::Approve);
    QCOMPARE(another.dialog.record().text, ""); // another person's words stay theirs
}

NIDREG_TEST(TestStepConflict, QApplication)

} // namespace tst_stepconflict

#include "tst_stepconflict.moc"
