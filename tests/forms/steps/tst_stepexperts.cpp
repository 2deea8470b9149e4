// SPDX-License-Identifier: MIT
#include "model/actions/register.h"
#include "tests/forms/requests/requestssetup.h"
#include "tests/program/program.h"

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
