// SPDX-License-Identifier: MIT
#include "tests/endtoend/runningprogram.h"
#include "tests/program/program.h"

#include <QSignalSpy>
#include <QStandardPaths>

namespace tst_endtoend {

using namespace nidreg;
using namespace nidreg::tests;
using templates::Field;
using workflow::Role;
using workflow::State;
using workflow::Step;

/// The main job from end to end, through the real window and a real local registry: each test
/// goes on where the one before it stopped.
class tst_EndToEnd : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RunningProgram> m_program;
    std::string m_login;
    workflow::RequestId m_request;

    State state() { return m_program->request(m_request).state; }
    void registrar() { m_program->actAs(m_login.c_str(), Role::Registrar); }

    /// From in-discussion to registered, with nothing in the way.
    void throughReview()
    {
        registrar();
        QVERIFY(m_program->take(m_request, Step::Assign, {}, "edda"));
        m_program->actAs("edda", Role::Expert);
        QVERIFY(m_program->take(m_request, Step::Approve, "Every question is answered."));
        QCOMPARE(state(), State::Approved);
        registrar();
        QVERIFY(m_program->take(m_request, Step::Register));
        QCOMPARE(state(), State::Registered);
    }

    registry::Namespace found(const char *nid)
    {
        registry::Namespace result;
        bool answered = false;
        m_program->session.ask(
            m_program->window.get(),
            [nid](const actions::Services &services) { return services.store.find(nid); },
            [&](registry::Stored<registry::Namespace> answer) {
                answered = true;
                if (answer)
                    result = std::move(answer).value();
            });
        (void)test::waitFor([&] { return answered; });
        return result;
    }

    QByteArray published(const char *name)
    {
        QFile file(m_program->folders.data + "/site/" + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-test");
        m_program = std::make_unique<RunningProgram>();
    }

    void theFirstStartShows105Namespaces()
    {
        auto *table = m_program->namespaces().findChild<QTableView *>("table");
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 105, 30000);
        QVERIFY(m_program->session.isOpen());
        m_login = m_program->session.access().acting.person;
        registrar();
        QVERIFY(m_program->appoint("aino", Role::Applicant));
        QVERIFY(m_program->appoint("edda", Role::Expert));
    }

    void anOldTemplateIsImportedAndItsMappingShown()
    {
        m_program->actAs("aino", Role::Applicant);
        m_program->window->openFile(fixture("lighthouse-old.txt"));
        auto *import = m_program->dialog<forms::ImportDialog>();
        QVERIFY(import);
        QVERIFY(RunningProgram::accept(*import));
        QTRY_VERIFY(m_program->drafts().current());
        QCOMPARE(m_program->drafts().current()->draft().text(Field::NamespaceIdentifier),
                 "lighthouse");
    }

    void itsFindingsAreFixed()
    {
        forms::DraftView &view = *m_program->drafts().current();
        QTRY_VERIFY(view.findings().count(base::Severity::Error) > 0);
        fillFrom(view, "lighthouse-fixed.txt");
        QTRY_VERIFY(view.checker().isCurrent());
        QTRY_COMPARE(view.findings().count(base::Severity::Error), 0);
    }

    void itIsSubmitted()
    {
        m_request = m_program->submitDraft();
        QVERIFY(m_request);
        QCOMPARE(state(), State::InDiscussion);
    }

    void theRegistrarAssignsAnExpert()
    {
        registrar();
        QVERIFY(m_program->take(m_request, Step::Assign, {}, "edda"));
        QCOMPARE(state(), State::InReview);
    }

    void theExpertAsksForAChange()
    {
        m_program->actAs("edda", Role::Expert);
        QVERIFY(m_program->take(m_request, Step::RequestChanges, "Is resolution intended?"));
        QCOMPARE(state(), State::ChangesRequested);
    }

    void theApplicantSubmitsASecondRevision()
    {
        m_program->actAs("aino", Role::Applicant);
        m_program->drafts().openRequest(m_request);
        QTRY_VERIFY(m_program->drafts().current()
                    && m_program->drafts().current()->draft().request() == m_request);
        fillFrom(*m_program->drafts().current(), "lighthouse-second.txt");
        QCOMPARE(m_program->submitDraft(), m_request);
        QCOMPARE(m_program->request(m_request).revision, 2);
    }

    void itIsApprovedAndRegisteredAsVersion1()
    {
        throughReview();
        const auto lighthouse = found("lighthouse");
        QCOMPARE(lighthouse.versions.size(), 1u);
        QCOMPARE(lighthouse.row.version, 1);
        QCOMPARE(lighthouse.row.kind, urn::NidKind::Formal);
    }

    void itStandsInTheTable()
    {
        m_program->window->choosePage(0);
        auto *table = m_program->namespaces().findChild<QTableView *>("table");
        QTRY_COMPARE(table->model()->rowCount(), 106);
        auto *filter = m_program->namespaces().findChild<QLineEdit *>("filterEdit");
        QTest::keyClicks(filter, "northern lights");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 0).data().toString(), "lighthouse");
        filter->clear();
    }

    void aRevisionBecomesVersion2()
    {
        m_program->actAs("aino", Role::Applicant);
        const auto *before = m_program->drafts().current();
        m_program->drafts().startRevision("lighthouse");
        QTRY_VERIFY(m_program->drafts().current() != before);
        forms::DraftView &view = *m_program->drafts().current();
        QCOMPARE(view.draft().text(Field::Version), "2");
        QTRY_VERIFY(view.findings().count(base::Severity::Error) > 0); // nothing says what changed
        view.showField(Field::RevisionInformation);
        QTest::keyClicks(view.editor().focusProxy(), "The resolver's name was added.");
        QTRY_VERIFY(view.checker().isCurrent());
        QTRY_COMPARE(view.findings().count(base::Severity::Error), 0);
        m_request = m_program->submitDraft();
        QVERIFY(m_request);
        throughReview();
        QCOMPARE(found("lighthouse").versions.size(), 2u);
    }

    void anInformalRequestBecomesUrn9()
    {
        m_program->actAs("aino", Role::Applicant);
        m_program->drafts().newDraft();
        forms::DraftView &view = *m_program->drafts().current();
        auto *kind = view.findChild<QComboBox *>("kind");
        QTest::keyClick(kind, Qt::Key_Down);
        QCOMPARE(view.draft().terms().kind, urn::NidKind::Informal);
        fillFrom(view, "informal.txt");
        m_request = m_program->submitDraft();
        QVERIFY(m_request);
        throughReview();
        QCOMPARE(found("urn-9").row.kind, urn::NidKind::Informal);
        QVERIFY(found("urn-9").versions.front().text.starts_with("Namespace Identifier: urn-9\n"));
    }

    void allOfItIsPublished()
    {
        RunningProgram::action(*m_program->window, "Publish")->trigger();
        auto *form = m_program->dialog<forms::PublishDialog>();
        QVERIFY(form);
        form->setFolder(m_program->folders.data + "/site");
        QSignalSpy done(form, &forms::PublishDialog::published);
        auto *buttons = form->findChild<QDialogButtonBox *>();
        for (QAbstractButton *button : buttons->buttons()) {
            if (buttons->buttonRole(button) == QDialogButtonBox::AcceptRole && button->isVisible())
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_COMPARE(done.count(), 1);
        QVERIFY(published("urn-namespaces.xml").contains("<name>lighthouse</name>"));
        QVERIFY(published("urn-namespaces-1.csv").contains("\r\nlighthouse,"));
        QVERIFY(published("urn-namespaces-2.csv").contains("\r\nurn-9,"));
        QVERIFY(published("urn-namespaces.txt").contains("lighthouse"));
        form->close();
    }

    void cleanupTestCase() { m_program.reset(); }
};

NIDREG_TEST(tst_EndToEnd, QApplication)

} // namespace tst_endtoend

#include "tst_endtoend.moc"
