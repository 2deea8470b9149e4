// SPDX-License-Identifier: MIT
#include "forms/administration/policiesdialog.h"
#include "forms/steps/proposalsdialog.h"
#include "forms/steps/stepdialog.h"
#include "forms/widgets/messagebar.h"
#include "model/actions/decide.h"
#include "model/actions/submit.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"
#include "tests/support/nextquestion.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableView>
#include <QTimer>

namespace tst_policiesdialog {

using namespace nidreg;
using namespace nidreg::tests;
using namespace nidreg::forms;

namespace {

/// A program of Ann's or Rita's on a test's registry.
struct Program {
    explicit Program(TestContext &context, const char *person = "rita")
        : session([&context] { return storage::openStore(context.registry.conninfo()); },
                  context.clock, context.knowledge)
    {
        session.open();
        if (!test::waitFor([this] { return session.isOpen(); }))
            qFatal("the registry does not open");
        session.actAs({person, Role::Registrar});
    }

    RegistrySession session;
};

QPushButton *saveOf(QDialog &dialog)
{
    return dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save);
}

QString saidBy(QDialog &dialog)
{
    const auto *messageBar = dialog.findChild<MessageBar *>();
    return messageBar->isVisible() ? messageBar->message() : QString();
}

/// The window of the policies, once it has them.
struct Policies {
    explicit Policies(Program &program) : dialog(program.session)
    {
        dialog.show();
        if (!test::waitFor([this] { return days("review-days").value() == 14; }))
            qFatal("the window stays empty");
    }

    QSpinBox &days(const char *name) { return *dialog.findChild<QSpinBox *>(name); }
    QLineEdit &address(const char *name) { return *dialog.findChild<QLineEdit *>(name); }
    QCheckBox &act(const char *name) { return *dialog.findChild<QCheckBox *>(name); }
    void save() { QTest::mouseClick(saveOf(dialog), Qt::LeftButton); }

    PoliciesDialog dialog;
};

struct Proposals {
    explicit Proposals(Program &program) : dialog(program.session) { dialog.show(); }

    QTableView &table() { return *dialog.findChild<QTableView *>("table"); }
    int rows() { return table().model()->rowCount(); }
    QString cell(int row, ProposalsModel::Column column)
    {
        return table().model()->index(row, column).data().toString();
    }
    QPushButton &second() { return *dialog.findChild<QPushButton *>("secondButton"); }
    QPushButton &withdraw() { return *dialog.findChild<QPushButton *>("withdrawButton"); }

    ProposalsDialog dialog;
};

Act ann()
{
    return act("ann", Role::Registrar);
}

workflow::Request approved(const TestContext &context)
{
    const auto draft = context.registry.draft();
    did(actions::submit(context.services(), abe(), draft.id, lighthouse("lighthouse")));
    const workflow::Record asked{{}, {}, "eve", base::parseDate("2086-03-28"), {}};
    did(actions::decide(context.services(), rita(), {draft.id, Step::Assign, asked, {}}));
    const workflow::Record report{"Fine.", {}, {}, {}, {}};
    return did(actions::decide(context.services(), eve(), {draft.id, Step::Approve, report, {}}));
}

/// Everything that was asked of the registry so far is answered.
void waitForAnswers(forms::RegistrySession &session)
{
    bool isAnswered = false;
    session.ask(
        &session, [](const actions::Services &services) { return services.store.policies(); },
        [&isAnswered](const auto &) { isAnswered = true; });
    QVERIFY(test::waitFor([&] { return isAnswered; }));
}

void setTwo(TestContext &context, const char *acts)
{
    must(context.registry.store().setPolicy(rita(), {"two-persons", acts}));
}

} // namespace

class TestPoliciesDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aRegistrarSetsThem()
    {
        TestContext context;
        Program program(context);
        Policies window(program);
        QVERIFY(!saveOf(window.dialog)->isEnabled()); // nothing is changed yet
        window.days("review-days").setValue(21);
        window.address("iesg-address").setText(" iesg@example.org ");
        window.act("register").setChecked(true);
        QSignalSpy shown(&window.dialog, &PoliciesDialog::messageShown);
        window.save();
        QTRY_COMPARE(shown.count(), 1);
        const auto policies = must(context.registry.store().policies());
        QCOMPARE(policies.value("review-days"), "21");
        QCOMPARE(policies.value("iesg-address"), "iesg@example.org");
        QCOMPARE(policies.value("two-persons"), "register");
        QTRY_VERIFY(!saveOf(window.dialog)->isEnabled());
    }

    void anAddressThatIsNoneIsExplained()
    {
        TestContext context;
        Program program(context);
        Policies window(program);
        window.address("list-address").setText("the list");
        QVERIFY(!saveOf(window.dialog)->isEnabled());
        bool isSaid = false;
        for (const QLabel *each : window.dialog.findChildren<QLabel *>())
            isSaid = isSaid || each->text().contains("“the list” is not an email address");
        QVERIFY(isSaid);
    }

    void othersRead()
    {
        TestContext context;
        Program program(context);
        program.session.actAs({"eve", Role::Expert});
        Policies window(program);
        QVERIFY(!window.days("review-days").isEnabled());
        QVERIFY(!window.act("register").isEnabled());
        QVERIFY(!saveOf(window.dialog)->isEnabled());
    }

    void whatOthersSetIsShownAndWhatIsTypedIsKept()
    {
        TestContext context;
        Program program(context);
        Policies window(program);
        window.days("idle-days").setValue(30);
        must(context.registry.store().setPolicy(ann(), {"review-days", "7"}));
        QTRY_COMPARE(window.days("review-days").value(), 7);
        QCOMPARE(window.days("idle-days").value(), 30);
    }

    void theSwitchForTwoIsSwitchedByTwo()
    {
        TestContext context;
        setTwo(context, "register");
        Program program(context);
        Policies window(program);
        QTRY_VERIFY(window.act("register").isChecked());
        window.act("register").setChecked(false);
        window.save();
        QTRY_VERIFY(saidBy(window.dialog).contains("second registrar must do the same"));
        QVERIFY(window.act("register").isChecked());
        QVERIFY(must(context.registry.store().policies()).takesTwo("register"));

        Program other(context, "ann");
        Proposals proposals(other);
        QTRY_COMPARE(proposals.rows(), 1);
        QVERIFY(proposals.cell(0, ProposalsModel::WhatColumn).endsWith("none"));
        const NextQuestion question(QMessageBox::AcceptRole);
        proposals.second().click();
        QVERIFY2(question.text().contains("rita proposed this"), qPrintable(question.text()));
        QTRY_VERIFY(!window.act("register").isChecked());
        QTRY_COMPARE(proposals.rows(), 0);
    }

    void aChangeOfRolesIsSecondedOrTakenBack()
    {
        TestContext context;
        setTwo(context, "appoint");
        must(context.registry.store().changeRoles(rita(), {"zoe", {Role::Expert}, {}}));
        Program first(context), other(context, "ann");
        Proposals mine(first), theirs(other);
        QTRY_COMPARE(mine.rows(), 1);
        QTRY_COMPARE(theirs.rows(), 1);
        QCOMPARE(theirs.cell(0, ProposalsModel::WhatColumn),
                 QString("Roles of zoe: Designated expert"));
        QCOMPARE(theirs.cell(0, ProposalsModel::PersonColumn), QString("rita"));
        QVERIFY(!mine.second().isEnabled());
        QVERIFY(mine.withdraw().isEnabled());
        QVERIFY(!theirs.withdraw().isEnabled());
        QVERIFY(theirs.withdraw().toolTip().contains("rita"));
        {
            const NextQuestion question(QMessageBox::AcceptRole);
            mine.withdraw().click();
            QVERIFY(question.text().contains("Roles of zoe: Designated expert"));
        }
        QTRY_COMPARE(theirs.rows(), 0); // and seen at once
        must(context.registry.store().changeRoles(rita(), {"zoe", {Role::Expert}, {}}));
        QTRY_COMPARE(theirs.rows(), 1);
        const NextQuestion question(QMessageBox::AcceptRole);
        theirs.second().click();
        QVERIFY(question.text().contains("Roles of zoe: Designated expert"));
        QTRY_COMPARE(mine.rows(), 0);
        const auto people = must(context.registry.store().people());
        QVERIFY(std::ranges::count(people, "zoe", &registry::PersonFile::login) == 1);
    }

    void whoeverSaysNoSecondsAndTakesBackNothing()
    {
        TestContext context;
        setTwo(context, "appoint");
        must(context.registry.store().changeRoles(rita(), {"zoe", {Role::Expert}, {}}));
        Program first(context), other(context, "ann");
        Proposals mine(first), theirs(other);
        QTRY_COMPARE(mine.rows(), 1);
        QTRY_COMPARE(theirs.rows(), 1);
        const auto before = must(context.registry.store().head());
        const auto refused = [](QPushButton &button) {
            const NextQuestion question(QMessageBox::RejectRole);
            button.click();
            return question.wasAsked();
        };
        QVERIFY(refused(theirs.second()));
        QVERIFY(refused(mine.withdraw()));
        waitForAnswers(first.session);
        waitForAnswers(other.session);
        QCOMPARE(must(context.registry.store().head()).size, before.size);
    }

    void aRegistrationIsProposedAndSeconded()
    {
        TestContext context;
        setTwo(context, "register");
        const auto request = approved(context);
        Program first(context);
        StepDialog form(first.session, must(context.registry.store().request(request.id)),
                        Step::Register);
        form.show();
        const auto *said = form.findChild<QLabel *>("consequenceLabel");
        QTRY_VERIFY(said->text().contains("requires two registrars"));
        auto *buttons = form.findChild<QDialogButtonBox *>();
        for (QAbstractButton *each : buttons->buttons()) {
            if (buttons->buttonRole(each) == QDialogButtonBox::AcceptRole)
                each->click();
        }
        const auto *message = form.findChild<QLabel *>("messageLabel");
        QTRY_VERIFY(message->isVisible() && message->text().contains("second registrar"));
        QVERIFY(form.isVisible());

        Program other(context, "ann");
        Proposals proposals(other);
        QTRY_COMPARE(proposals.rows(), 1);
        proposals.second().click();
        QTRY_VERIFY(proposals.dialog.findChild<StepDialog *>());
        auto *second = proposals.dialog.findChild<StepDialog *>();
        QTRY_VERIFY(
            second->findChild<QLabel *>("consequenceLabel")->text().contains("rita proposed this"));
    }

    void whatOneRegistrySaysIsNotShownOverAnother()
    {
        TestContext context;
        Program program(context);
        Policies window(program);
        Proposals proposals(program);
        QVERIFY(window.dialog.isVisible() && proposals.dialog.isVisible());
        program.session.reopen();
        QVERIFY(!window.dialog.isVisible());
        QVERIFY(!proposals.dialog.isVisible());
    }

    void aLostConnectionClosesNothing()
    {
        TestContext context;
        Program program(context);
        Policies window(program);
        window.days("idle-days").setValue(30);
        emit program.session.lost({registry::StoreError::Unreachable, "server.gone", {}});
        QVERIFY(window.dialog.isVisible());
        QCOMPARE(window.days("idle-days").value(), 30);
    }

    void longProposalsDoNotScrollSideways()
    {
        TestContext context;
        setTwo(context, "appoint");
        const std::string login(60, 'z');
        must(context.registry.store().changeRoles(rita(), {login, {Role::Expert}, {}}));
        Program program(context);
        Proposals proposals(program);
        QTRY_COMPARE(proposals.rows(), 1);
        proposals.dialog.resize(500, 300);
        const QTableView &table = proposals.table();
        QTRY_COMPARE(table.horizontalHeader()->length(), table.viewport()->width());
    }

    void anEmptyListSaysWhy()
    {
        TestContext context;
        Program program(context);
        Proposals proposals(program);
        const auto isSaid = [&](const char *words) {
            const auto labels = proposals.dialog.findChildren<QLabel *>();
            return std::ranges::any_of(labels, [words](const QLabel *each) {
                return each->isVisible() && each->text().contains(words);
            });
        };
        QTRY_VERIFY(isSaid("No action requires two registrars"));
        setTwo(context, "register");
        QTRY_VERIFY(isSaid("No proposals"));
    }
};

NIDREG_TEST(TestPoliciesDialog, QApplication)

} // namespace tst_policiesdialog

#include "tst_policiesdialog.moc"
