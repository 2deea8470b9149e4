// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "tests/forms/drafts/submitsetup.h"
#include "tests/program/program.h"

#include <QComboBox>
#include <QLabel>

namespace tst_draftssubmit {

using namespace nidreg;
using namespace nidreg::tests;
using workflow::Role;

/// Through real windows and a real PostgreSQL: Ann keeps the registry, Abe applies.
class tst_DraftsSubmit : public SubmitSetup {
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void theNidLineSaysFreeTakenAndContested()
    {
        QVERIFY(m_store->import(by("ann", Role::Registrar), imported("isbn")));
        submitted("anchor");
        m_setup->page.newDraft();
        const auto says = [this](const QString &nid, const char *begins) {
            m_setup->draft().setText(Field::NamespaceIdentifier, nid);
            const auto *line = m_setup->view().findChild<QLabel *>(QStringLiteral("nidLine"));
            return test::waitFor([&] { return line->text().startsWith(QLatin1String(begins)); });
        };
        QVERIFY(says(QStringLiteral("beacon"), "Available"));
        QVERIFY(says(QStringLiteral("ISBN"), "Taken"));
        QVERIFY(says(QStringLiteral("anchor"), "Contested"));
        QVERIFY(says(QStringLiteral("x-beacon"), "Reserved"));
        m_setup->draft().setSaved();
    }

    void errorsAreShownInsteadOfSent()
    {
        m_setup->page.newDraft();
        QTRY_VERIFY(m_setup->view().checker().isCurrent());
        m_setup->trigger(QStringLiteral("Submit"));
        QVERIFY(m_setup->said().contains(QLatin1String("Fix the ")));
        QVERIFY(!m_setup->page.findChild<forms::SubmitDialog *>());
        QCOMPARE(requests().size(), std::size_t(0));
    }

    void theMessageCountsTheErrorsThatAreLeft()
    {
        m_setup->page.newDraft();
        QTRY_VERIFY(m_setup->view().checker().isCurrent());
        m_setup->trigger(QStringLiteral("Submit"));
        const int errors = m_setup->view().findings().count(base::Severity::Error);
        QVERIFY(m_setup->said().contains(QString("the %1 errors first.").arg(errors)));
        m_setup->draft().setText(Field::Resolution, QStringLiteral("None is intended."));
        QTRY_VERIFY(m_setup->said().contains(QString("the %1 errors first.").arg(errors - 1)));
        m_setup->draft().setSaved();
    }

    void aCompleteDraftBecomesARequest()
    {
        const workflow::RequestId id = submitted("lighthouse");
        QVERIFY(id);
        const auto file = m_store->request(id);
        QVERIFY(file);
        QCOMPARE(file->request.state, workflow::State::InDiscussion);
        QCOMPARE(file->request.applicant, std::string("abe"));
        QCOMPARE(QByteArray::fromStdString(file->revisions.back().text),
                 m_setup->draft().canonical());
        QVERIFY(!m_setup->draft().isModified());
        QVERIFY(m_setup->said().contains(QLatin1String("Submitted as request")));
    }

    void whatItsFileDoesNotHoldIsUnsavedAfterSubmit()
    {
        const QString path = openComplete("lighthouse");
        m_setup->type(Field::Purpose, QStringLiteral("More. "));
        send();
        QVERIFY(m_setup->draft().request());
        QVERIFY2(m_setup->draft().isModified(), "the file has the old text");
        QVERIFY2(m_setup->said().contains(QLatin1String("Your latest changes are not saved in ")),
                 qPrintable(m_setup->said()));
        press(m_setup->view().messageBar(), QStringLiteral("Save"));
        QVERIFY(!m_setup->draft().isModified());
        QCOMPARE(forms::stampOf(path), m_setup->draft().stamp());
    }

    void aDraftWithoutAFileIsKeptByTheRegistry()
    {
        m_setup->page.newDraft();
        m_setup->draft().replaceAll(complete(QStringLiteral("lighthouse")), {});
        send();
        QVERIFY(!m_setup->draft().isModified());
    }

    void aReopenedFileKnowsItsRequestAndTerms()
    {
        const QString path = openComplete("lighthouse");
        m_setup->draft().setTerms({urn::NidKind::Formal, workflow::Procedure::Community, true, {}});
        send();
        const workflow::RequestId id = m_setup->draft().request();
        m_setup->draft().setSaved();
        m_setup->trigger(QStringLiteral("Close"));
        m_setup->page.openFile(path);
        QCOMPARE(m_setup->draft().request(), id);
        QVERIFY(m_setup->draft().terms().standardsAction);
        QVERIFY(!m_setup->draft().isModified());
        m_setup->trigger(QStringLiteral("Close"));
        m_setup.reset(); // and so does the next start, whichever comes first
        m_setup = std::make_unique<DraftsSetup>(m_folder->path(),
                                                [this] { return storage::openStore(m_conninfo); });
        m_setup->page.openFile(path);
        QVERIFY(!m_setup->draft().request());
        m_setup->session.open();
        QTRY_COMPARE(m_setup->draft().request(), id);
    }

    void aFileOfAnotherNidIsNotTheRequests()
    {
        const QString path = openComplete("lighthouse");
        send();
        m_setup->trigger(QStringLiteral("Close"));
        forms::Draft other;
        other.load(complete(QStringLiteral("beacon")), {});
        QVERIFY(forms::writeFile(path, other.canonical()));
        m_setup->page.openFile(path);
        QVERIFY(!m_setup->draft().request());
    }

    void aFileOpenedAtAnotherRegistryMakesARequestOfItsOwn()
    {
        const QString path = openComplete("lighthouse");
        send();
        m_setup->trigger(QStringLiteral("Close"));
        const TestDatabase other;
        QVERIFY(storage::prepareLocal(other.conninfo(), "ann"));
        m_conninfo = other.conninfo();
        m_setup->session.reopen();
        QTRY_VERIFY(m_setup->session.isOpen());
        m_setup->page.openFile(path);
        QVERIFY(!m_setup->draft().request());
    }

    /// Its number is another request there.
    void aDraftOfOneRegistrysRequestIsNotSentToAnother()
    {
        const workflow::RequestId id = submitted("lighthouse");
        const TestDatabase other;
        QVERIFY(storage::prepareLocal(other.conninfo(), "ann"));
        m_conninfo = other.conninfo();
        m_setup->session.reopen();
        QVERIFY(!m_setup->session.isOpen());
        QTRY_VERIFY(m_setup->session.isOpen());
        QCOMPARE(m_setup->draft().request().value, id.value); // nothing of it is lost
        QTRY_VERIFY(!m_setup->action(QStringLiteral("Submit"))->isEnabled());
        QVERIFY(m_setup->action(QStringLiteral("Submit"))->toolTip().contains("another registry"));
        m_conninfo = m_database->conninfo();
        m_setup->session.reopen();
        QTRY_VERIFY(m_setup->session.isOpen());
        m_setup->session.actAs({"abe", Role::Applicant});
        QTRY_VERIFY(m_setup->action(QStringLiteral("Submit"))
                        ->toolTip()
                        .contains("submitted as request #1")); // here it is its own
        m_setup->draft().setSaved();
    }

    void anUnfinishedDraftCanBeKeptInTheRegistryAndOpenedAgain()
    {
        m_setup->page.newDraft();
        m_setup->type(Field::NamespaceIdentifier, QStringLiteral("beacon"));
        m_setup->type(Field::Purpose, QStringLiteral("half a thou"));
        m_setup->trigger(QStringLiteral("Save to the registry"));
        QTRY_VERIFY(m_setup->draft().request());
        const workflow::RequestId id = m_setup->draft().request();
        QVERIFY(!m_setup->draft().isModified());
        m_setup->type(Field::Version, QStringLiteral("0"));
        m_setup->trigger(QStringLiteral("Save to the registry"));
        QTRY_VERIFY(!m_setup->draft().isModified());
        QCOMPARE(requests().size(), std::size_t(1));
        m_setup->trigger(QStringLiteral("Close"));
        m_setup->page.openRequest(id);
        QTRY_VERIFY(m_setup->page.current());
        QCOMPARE(m_setup->draft().text(Field::Purpose), QStringLiteral("half a thou"));
        QCOMPARE(m_setup->draft().request(), id);
    }

    void changesRequestedAreAnsweredOnTheSameRequest()
    {
        const workflow::RequestId id = submitted("lighthouse");
        m_setup->trigger(QStringLiteral("Close"));
        const actions::Services services{*m_store, m_setup->clock, m_setup->knowledge};
        actions::Decision decision{id, workflow::Step::RequestChanges, {}, {}};
        decision.record.text = "Say more of the purpose.";
        QVERIFY(actions::decide(services, by("ann", Role::Registrar), decision));
        m_setup->page.openRequest(id);
        QTRY_VERIFY(m_setup->page.current());
        m_setup->type(Field::Purpose, QStringLiteral("For all harbours. "));
        confirm();
        QTRY_COMPARE(m_store->request(id)->request.revision, 2);
        QCOMPARE(requests().size(), std::size_t(1));
    }

    void aRevisionStartsFromWhatIsRegistered()
    {
        QVERIFY(m_store->import(by("ann", Role::Registrar), imported("isbn")));
        m_setup->page.startRevision(QStringLiteral("isbn"));
        QTRY_VERIFY(m_setup->page.current());
        QCOMPARE(m_setup->draft().text(Field::Version), QStringLiteral("2"));
        QCOMPARE(m_setup->draft().terms().revises, std::string("isbn"));
        const auto *line = m_setup->view().findChild<QLabel *>(QStringLiteral("nidLine"));
        QTRY_VERIFY(line->text().startsWith(QLatin1String("Revision of the registered")));
    }

    void aRevisionIsOfferedOnlyOfWhatIsRegistered()
    {
        QVERIFY(m_store->import(by("ann", Role::Registrar), imported("isbn")));
        m_setup->page.newDraft();
        const auto *purpose = m_setup->view().findChild<QComboBox *>(QStringLiteral("purpose"));
        QCOMPARE(purpose->itemText(1), QStringLiteral("Revision"));
        m_setup->draft().setText(Field::NamespaceIdentifier, QStringLiteral("isbn"));
        QTRY_COMPARE(purpose->itemText(1), QStringLiteral("Revision of isbn"));
        QVERIFY(purpose->model()->flags(purpose->model()->index(1, 0)) & Qt::ItemIsEnabled);
        m_setup->draft().setText(Field::NamespaceIdentifier, QStringLiteral("lighthouse"));
        QTRY_COMPARE(purpose->itemText(1), QStringLiteral("Revision"));
        QVERIFY(!(purpose->model()->flags(purpose->model()->index(1, 0)) & Qt::ItemIsEnabled));
        m_setup->draft().setSaved();
    }

    void theDialogSaysOnlyWhatThisSubmissionLeadsTo()
    {
        forms::Draft draft;
        const auto says = [&draft] { return forms::SubmitDialog::consequence(draft); };
        QVERIFY2(says().contains("the request is discussed") && !says().contains("IESG"),
                 qPrintable(says()));
        draft.setTerms({urn::NidKind::Formal, workflow::Procedure::FastTrack, false, {}});
        QVERIFY2(says().contains("IESG") && !says().contains("discussed"), qPrintable(says()));
        draft.setRequest({1}, "here");
        QVERIFY2(says().contains("next revision") && !says().contains("IESG"), qPrintable(says()));
    }

    /// Beside the draft and in the Submit dialog, whoever does not know the word is told.
    void aProcedureIsExplained()
    {
        m_setup->page.newDraft();
        const auto *choice = m_setup->view().findChild<QComboBox *>(QStringLiteral("procedure"));
        for (const auto each : {workflow::Procedure::Community, workflow::Procedure::FastTrack}) {
            const QString explained = forms::explanation(each);
            QVERIFY(explained.contains("RFC 8141"));
            QCOMPARE(choice->itemData(int(each), Qt::ToolTipRole).toString(), explained);
            forms::Draft draft;
            draft.setTerms({urn::NidKind::Formal, each, false, {}});
            const forms::SubmitDialog dialog(draft, forms::FindingsModel(), {}, {});
            const auto *said = dialog.findChild<QLabel *>(QStringLiteral("procedure"));
            QCOMPARE(said->toolTip(), explained);
            QCOMPARE(said->accessibleDescription(), explained);
        }
    }

    void anExpertCannotSubmitAndIsToldWhy()
    {
        m_setup->page.newDraft();
        QVERIFY(m_setup->action(QStringLiteral("Submit"))->isEnabled());
        m_setup->session.actAs({"ann", Role::Expert});
        QVERIFY(!m_setup->action(QStringLiteral("Submit"))->isEnabled());
        QVERIFY(m_setup->action(QStringLiteral("Submit"))
                    ->toolTip()
                    .contains(QLatin1String("Acting as Designated expert")));
    }
};

NIDREG_TEST(tst_DraftsSubmit, QApplication)

} // namespace tst_draftssubmit

#include "tst_draftssubmit.moc"
