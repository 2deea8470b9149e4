// SPDX-License-Identifier: MIT
#include "model/actions/register.h"
#include "tests/forms/requests/requestssetup.h"
#include "tests/program/program.h"

#include <QDateEdit>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>

namespace tst_stepexperts {

using namespace nidreg;
using namespace nidreg::tests;

static QPushButton *takeButton(const StepDialog &form)
{
    for (auto *each : form.findChildren<QPushButton *>()) {
        if (each->text().remove('&') == "Assign expert")
            return each;
    }
    return nullptr;
}

/// The request for a second version of what is registered.
static workflow::RequestId revision(const Window &window, const std::string &nid)
{
    const auto draft =
        window.context.registry.draft({workflow::Purpose::Revision, {}, {}, {}, nid, {}});
    did(actions::submit(window.context.services(), abe(), draft.id, lighthouse(nid, 2)));
    return draft.id;
}

/// The form that asks whom to assign.
class TestStepExperts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-tests");
        QCoreApplication::setApplicationName("tst_stepexperts");
    }
    void init() { QSettings().clear(); }

    /// Eve works for whoever asks for the namespace; Ed does not.
    void whoeverSomethingSpeaksAgainstTakesAReason()
    {
        Window window;
        registry::PersonFile eve;
        eve.login = "eve";
        eve.name = "Eve Example of the Northern Lights Survey";
        eve.organization = "Northern Lights Survey";
        must(window.context.registry.store().describe(rita(), eve));
        const auto request = window.submitted("lighthouse");
        window.open();
        window.session.actAs({"rita", Role::Registrar});
        StepDialog form(window.session, must(window.context.registry.store().request(request.id)),
                        workflow::Step::Assign);
        form.begin({});
        form.show();
        auto *box = form.findChild<QComboBox *>("expertBox");
        QTRY_VERIFY(box->itemText(box->findData("eve")).contains("never assigned"));
        box->setCurrentIndex(box->findData("eve"));
        QVERIFY(!takeButton(form)->isEnabled());
        QVERIFY(takeButton(form)->toolTip().contains("choose this expert anyway"));
        QTest::keyClicks(form.findChild<QLineEdit *>("overridingEdit"), "Nobody else knows.");
        QVERIFY(takeButton(form)->isEnabled());
        box->setCurrentIndex(box->findData("ed"));
        QVERIFY(takeButton(form)->isEnabled());
    }

    /// Whoever knows the request is asked first; a person may choose otherwise.
    void theEarlierExpertIsPreselected_data()
    {
        QTest::addColumn<QString>("stage");
        QTest::addColumn<QString>("chosen");
        QTest::newRow("never reviewed") << "new" << QString();
        QTest::newRow("submitted again after changes were requested") << "again"
                                                                      << "ed";
        QTest::newRow("still under review") << "review" << QString();
        QTest::newRow("a revision of what ed reviewed") << "revision"
                                                        << "ed";
    }

    void theEarlierExpertIsPreselected()
    {
        QFETCH(QString, stage);
        QFETCH(QString, chosen);
        Window window;
        auto services = window.context.services();
        const workflow::Record ed{{}, {}, "ed", base::parseDate("2086-03-28"), {}};
        const workflow::Record say{"Say more.", {}, {}, {}, {}};
        auto id = window.submitted("lighthouse").id;
        if (stage != "new")
            did(actions::decide(services, rita(), {id, workflow::Step::Assign, ed, {}}));
        if (stage == "again") {
            did(actions::decide(services, rita(), {id, workflow::Step::RequestChanges, say, {}}));
            did(actions::submit(services, abe(), id, lighthouse("lighthouse")));
        }
        if (stage == "revision") {
            did(actions::decide(services, act("ed", Role::Expert),
                                {id, workflow::Step::Approve, {}, {}}));
            did(actions::registerNamespace(services, rita(), id));
            id = revision(window, "lighthouse");
        }
        window.open();
        window.session.actAs({"rita", Role::Registrar});
        StepDialog form(window.session, must(window.context.registry.store().request(id)),
                        workflow::Step::Assign);
        form.begin({});
        form.show();
        auto *box = form.findChild<QComboBox *>("expertBox");
        QTRY_VERIFY(box->itemText(box->findData("eve")).contains("assigned"));
        QTRY_COMPARE(box->currentData().toString(), chosen);
    }

    /// Ann, who has every role, asks for the namespace herself.
    void theApplicantIsShownAndCannotBeChosen()
    {
        Window window;
        auto &store = window.context.registry.store();
        const auto draft = must(store.create(act("ann", Role::Applicant), {}));
        did(actions::submit(window.context.services(), act("ann", Role::Applicant), draft.id,
                            lighthouse("lighthouse")));
        window.open();
        window.session.actAs({"rita", Role::Registrar});
        StepDialog form(window.session, must(store.request(draft.id)), workflow::Step::Assign);
        workflow::Record wished;
        wished.expert = "ann";
        form.begin(wished);
        form.show();
        auto *box = form.findChild<QComboBox *>("expertBox");
        const auto isSettled = [box] {
            const int eve = box->findData("eve"), ann = box->findData("ann");
            return eve >= 0 && ann >= 0 && box->itemText(eve).contains("never assigned")
                && box->itemText(ann).contains("cannot review their own request");
        };
        QTRY_VERIFY(isSettled());
        const QModelIndex row = box->model()->index(box->findData("ann"), 0);
        QVERIFY(!(row.flags() & Qt::ItemIsEnabled));
        QCOMPARE(form.record().expert, std::string());
        QVERIFY(!form.findChild<QLineEdit *>("overridingEdit")->isVisible());
        QVERIFY(!form.findChild<QPushButton *>("addPersonButton")->isVisible());
    }

    void withNobodyToAssignOneIsAdded()
    {
        Window window;
        auto &store = window.context.registry.store();
        const auto request = window.submitted("lighthouse");
        for (const char *expert : {"eve", "ed", "ann"})
            must(store.changeRoles(rita(), {expert, {}, {Role::Expert}}));
        window.open();
        window.session.actAs({"rita", Role::Registrar});
        StepDialog form(window.session, must(store.request(request.id)), workflow::Step::Assign);
        form.begin({});
        form.show();
        auto *add = form.findChild<QPushButton *>("addPersonButton");
        QVERIFY(add->isVisible());
        QVERIFY(!takeButton(form)->isEnabled());
        QVERIFY(takeButton(form)->toolTip().startsWith("No expert can be assigned"));
        const QSignalSpy wanted(&form, &StepDialog::personWanted);
        add->click();
        QCOMPARE(wanted.count(), 1);
        must(store.appoint(rita(), {"ed", {Role::Expert}}));
        window.session.refreshAccess();
        QTRY_VERIFY(!add->isVisible());
        auto *box = form.findChild<QComboBox *>("expertBox");
        box->setCurrentIndex(box->findData("ed"));
        QVERIFY(takeButton(form)->isEnabled());
    }

    void aDueDateInThePastIsKeptAndRefused()
    {
        Window window;
        const auto request = window.submitted("lighthouse");
        window.open();
        window.session.actAs({"rita", Role::Registrar});
        StepDialog form(window.session, must(window.context.registry.store().request(request.id)),
                        workflow::Step::Assign);
        form.begin({});
        form.show();
        auto *box = form.findChild<QComboBox *>("expertBox");
        box->setCurrentIndex(box->findData("ed"));
        QVERIFY(takeButton(form)->isEnabled());
        auto *due = form.findChild<QDateEdit *>("dueEdit");
        due->setDate(QDate(2020, 1, 31));
        QCOMPARE(due->date(), QDate(2020, 1, 31));
        QVERIFY(!takeButton(form)->isEnabled());
        QVERIFY(takeButton(form)->toolTip().startsWith("The due date is in the past"));
        due->setDate(QDate(2086, 12, 24));
        QVERIFY(takeButton(form)->isEnabled());
    }

    void anExpertsLineIsReadWithoutCutting()
    {
        Window window;
        registry::PersonFile ed;
        ed.login = "ed";
        ed.name = "Edward van der Testenburg-Beispielhausen";
        must(window.context.registry.store().describe(rita(), ed));
        const auto request = window.submitted("lighthouse");
        window.open();
        window.session.actAs({"rita", Role::Registrar});
        StepDialog form(window.session, must(window.context.registry.store().request(request.id)),
                        workflow::Step::Assign);
        form.begin({});
        form.show();
        auto *box = form.findChild<QComboBox *>("expertBox");
        QTRY_VERIFY(box->itemText(box->findData("ed")).contains("never assigned"));
        const QString line = box->itemText(box->findData("ed"));
        QTRY_VERIFY(box->width() > box->fontMetrics().horizontalAdvance(line));
    }
};

NIDREG_TEST(TestStepExperts, QApplication)

} // namespace tst_stepexperts

#include "tst_stepexperts.moc"
