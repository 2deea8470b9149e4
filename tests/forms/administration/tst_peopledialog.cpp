// SPDX-License-Identifier: MIT
#include "forms/administration/peopledialog.h"
#include "forms/administration/persondialog.h"
#include "forms/administration/personfiledialog.h"
#include "forms/widgets/messagebar.h"
#include "forms/widgets/spanseditor.h"
#include "model/storage/beginning.h"
#include "model/storage/pgstore.h"
#include "tests/program/program.h"
#include "tests/support/nextquestion.h"
#include "tests/support/testserver.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QUuid>

#include <atomic>

namespace tst_peopledialog {

using namespace nidreg;
using namespace nidreg::forms;
using tests::NextQuestion;
using workflow::Role;

namespace {

class NoonClock : public base::Clock {
public:
    base::Instant now() const override
    {
        return std::chrono::sys_days(*base::parseDate("2026-03-14")) + std::chrono::hours(12);
    }
};

/// A local registry where Ada has every role; the window of its people is open.
struct Setup {
    Setup()
        : session(
            [this] {
                static_cast<void>(storage::prepareLocal(database.conninfo(), "ada"));
                return storage::openStore(database.conninfo());
            },
            clock, knowledge)
    {
        session.open();
        if (!test::waitFor([this] { return session.isOpen(); }))
            qFatal("the registry does not open");
        window = std::make_unique<PeopleDialog>(session);
        window->show();
        if (!test::waitFor([this] { return table().model()->rowCount() > 0; }))
            qFatal("the window stays empty");
    }

    QTableView &table() { return *window->findChild<QTableView *>("table"); }
    QPushButton &button(const char *name) { return *window->findChild<QPushButton *>(name); }
    QString cell(int row, PeopleModel::Column column)
    {
        return table().model()->index(row, column).data().toString();
    }
    template <class Dialog> Dialog &opened()
    {
        auto *dialog = window->findChild<Dialog *>();
        if (!dialog)
            qFatal("no %s", Dialog::staticMetaObject.className());
        return *dialog;
    }
    void grant(const char *login, Role role)
    {
        auto store = storage::openStore(database.conninfo());
        const registry::Act act{QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
                                {"ada", Role::Registrar},
                                false};
        if (!store.value()->changeRoles(act, {login, {role}, {}}))
            qFatal("%s gets no role", login);
    }

    tests::TestDatabase database;
    NoonClock clock;
    urn::NidKnowledge knowledge;
    RegistrySession session;
    std::unique_ptr<PeopleDialog> window;
};

void press(QDialog &dialog, QDialogButtonBox::StandardButton which)
{
    QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(which), Qt::LeftButton);
}

QCheckBox &box(QDialog &dialog, const QString &text)
{
    for (QCheckBox *each : dialog.findChildren<QCheckBox *>()) {
        if (each->text() == text)
            return *each;
    }
    qFatal("no box %s", qPrintable(text));
}

} // namespace

class PeopleDialogTest : public QObject {
    Q_OBJECT

private slots:
    void anEmptyRegistryAsksForAnExpert()
    {
        Setup setup;
        auto *hint = setup.window->findChild<QLabel *>("hintLabel");
        QVERIFY(!hint->isVisible()); // Ada is one
        setup.session.actAs({"ada", Role::Applicant});
        QVERIFY(hint->text().contains("registrar can manage"));
        QVERIFY(!setup.button("addButton").isEnabled());
        QVERIFY(!setup.button("removeButton").isEnabled());
        QVERIFY(setup.button("addButton").toolTip().contains("registrar"));
        QVERIFY(setup.button("changeButton").isEnabled()); // herself
    }

    void aPersonIsAddedAndTheListFollows()
    {
        Setup setup;
        setup.button("addButton").click();
        auto &dialog = setup.opened<PersonDialog>();
        dialog.findChild<QLineEdit *>()->setText("bert");
        dialog.suggest(Role::Expert);
        dialog.accept();
        QTRY_COMPARE(setup.table().model()->rowCount(), 2);
        QCOMPARE(setup.cell(1, PeopleModel::LoginColumn), QString("bert"));
        QCOMPARE(setup.cell(1, PeopleModel::ServiceColumn), QString("Formal and informal"));
    }

    /// Ada has every role already; Cleo reads.
    void whoIsThereAlreadyGetsOnlyWhatIsNew_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<bool>("adds");
        QTest::addColumn<QString>("note");
        QTest::addColumn<QString>("told");
        QTest::newRow("with nothing new nothing is added")
            << "ada" << false << "ada already holds these roles." << QString();
        QTest::newRow("a role that is new is named")
            << "cleo" << true << "cleo already holds: Reader. To be added: Designated expert."
            << "cleo now also holds: Designated expert.";
    }
    void whoIsThereAlreadyGetsOnlyWhatIsNew()
    {
        QFETCH(QString, login);
        QFETCH(bool, adds);
        QFETCH(QString, note);
        QFETCH(QString, told);
        Setup setup;
        setup.grant("cleo", Role::Reader);
        QTRY_COMPARE(setup.table().model()->rowCount(), 2);
        setup.button("addButton").click();
        auto &dialog = setup.opened<PersonDialog>();
        dialog.findChild<QLineEdit *>()->setText(login);
        dialog.suggest(Role::Expert);
        QStringList notes;
        for (const auto *each : dialog.findChildren<QLabel *>())
            notes << each->text();
        QVERIFY2(notes.contains(note), qPrintable(notes.join('\n')));
        for (auto *each : dialog.findChildren<QPushButton *>()) {
            if (each->text().remove('&') == "Add person")
                QCOMPARE(each->isEnabled(), adds);
        }
        if (!adds)
            return;
        QSignalSpy messages(setup.window.get(), &TableDialog::messageShown);
        dialog.accept();
        QTRY_COMPARE(messages.count(), 1);
        QCOMPARE(messages.front().front().toString(), told);
    }

    void whatOthersDoIsSeen()
    {
        Setup setup;
        setup.grant("cleo", Role::Reader);
        QTRY_COMPARE(setup.table().model()->rowCount(), 2);
    }

    void aPersonIsDescribed()
    {
        Setup setup;
        setup.button("changeButton").click();
        auto &dialog = setup.opened<PersonFileDialog>();
        auto *save = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save);
        QVERIFY(!save->isEnabled()); // nothing is changed yet
        dialog.findChild<QLineEdit *>("organizationEdit")->setText("  Example   Org ");
        dialog.findChild<QLineEdit *>("emailEdit")->setText("ada@example.org");
        auto *services = dialog.findChild<SpansEditor *>("services");
        QTest::mouseClick(services->findChild<QPushButton *>(), Qt::LeftButton);
        auto *absences = dialog.findChild<SpansEditor *>("absences");
        QTest::mouseClick(absences->findChild<QPushButton *>(), Qt::LeftButton);
        box(dialog, "Applicant").setChecked(false);
        QVERIFY(save->isEnabled());
        save->click();
        QTRY_COMPARE(setup.cell(0, PeopleModel::OrganizationColumn), QString("Example Org"));
        QTRY_COMPARE(setup.cell(0, PeopleModel::RolesColumn),
                     QString("Reader, Designated expert, Registrar"));
        QCOMPARE(setup.cell(0, PeopleModel::ServiceColumn), QString("Formal"));
        QCOMPARE(setup.cell(0, PeopleModel::AwayColumn), QString("until 2026-03-20"));
    }

    void aLineThatEndsBeforeItBeginsIsNotSaved()
    {
        Setup setup;
        setup.button("changeButton").click();
        auto &dialog = setup.opened<PersonFileDialog>();
        auto *absences = dialog.findChild<SpansEditor *>("absences");
        QTest::mouseClick(absences->findChild<QPushButton *>(), Qt::LeftButton);
        absences->findChildren<QDateEdit *>().last()->setDate(QDate(2026, 1, 1));
        auto *save = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save);
        QVERIFY(!save->isEnabled());
        QVERIFY(dialog.findChild<QLabel *>("noteLabel")->text().contains("before it begins"));
        QTest::mouseClick(absences->findChild<QToolButton *>(), Qt::LeftButton);
        QVERIFY(dialog.findChild<QLabel *>("noteLabel")->text().isEmpty());
    }

    void whatIsRefusedIsExplainedAndKept()
    {
        Setup setup;
        setup.button("changeButton").click();
        auto &dialog = setup.opened<PersonFileDialog>();
        dialog.findChild<QLineEdit *>("emailEdit")->setText("ada at example");
        press(dialog, QDialogButtonBox::Save);
        auto *messageBar = dialog.findChild<MessageBar *>();
        QTRY_VERIFY(messageBar->isVisible());
        QVERIFY(messageBar->message().contains("@"));
        QCOMPARE(dialog.findChild<QLineEdit *>("emailEdit")->text(), QString("ada at example"));
        dialog.findChild<QLineEdit *>("emailEdit")->setText("ada@example.org");
        press(dialog, QDialogButtonBox::Save);
        QTRY_VERIFY(!setup.window->findChild<PersonFileDialog *>());
    }

    void theLastRegistrarIsToldAndStays()
    {
        Setup setup;
        setup.button("changeButton").click();
        auto &dialog = setup.opened<PersonFileDialog>();
        box(dialog, "Registrar").setChecked(false);
        QVERIFY(
            dialog.findChild<QLabel *>("noteLabel")->text().contains("no longer be a registrar"));
        {
            const NextQuestion question(QMessageBox::RejectRole);
            press(dialog, QDialogButtonBox::Save);
            QVERIFY(question.text().contains("no longer be a registrar"));
            QVERIFY(dialog.isEnabled());
        }
        const NextQuestion question(QMessageBox::DestructiveRole);
        press(dialog, QDialogButtonBox::Save);
        QVERIFY(question.wasAsked());
        auto *messageBar = dialog.findChild<MessageBar *>();
        QTRY_VERIFY(messageBar->isVisible());
        QVERIFY(messageBar->message().contains("The registry needs at least one registrar"));
    }

    void aPersonIsTakenAwayAfterAQuestion()
    {
        Setup setup;
        setup.grant("bert", Role::Expert);
        QTRY_COMPARE(setup.table().model()->rowCount(), 2);
        setup.table().selectRow(1);
        {
            const NextQuestion question(QMessageBox::RejectRole);
            setup.button("removeButton").click();
            QVERIFY(question.text().contains("bert will lose all roles"));
            QCOMPARE(setup.table().model()->rowCount(), 2);
        }
        const NextQuestion question(QMessageBox::DestructiveRole);
        setup.button("removeButton").click();
        QVERIFY(question.wasAsked());
        QTRY_COMPARE(setup.table().model()->rowCount(), 1);
    }

    void nobodyOfOneRegistryIsShownOverAnother()
    {
        Setup setup;
        setup.button("changeButton").click();
        const auto &form = setup.opened<PersonFileDialog>();
        QVERIFY(form.isVisible());
        setup.session.reopen();
        QTRY_VERIFY(!setup.window->isVisible());
        QTRY_VERIFY(setup.window->findChildren<PersonFileDialog *>().isEmpty());
    }
};

NIDREG_TEST(PeopleDialogTest, QApplication)

} // namespace tst_peopledialog

#include "tst_peopledialog.moc"
