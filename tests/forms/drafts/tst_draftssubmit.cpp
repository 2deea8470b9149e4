// SPDX-License-Identifier: MIT
#include "forms/drafts/submitdialog.h"
#include "model/actions/decide.h"
#include "model/actions/register.h"
#include "model/storage/beginning.h"
#include "model/storage/pgstore.h"
#include "tests/forms/drafts/draftssetup.h"
#include "tests/program/program.h"
#include "tests/support/testserver.h"

#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

namespace tst_draftssubmit {

using namespace nidreg;
using namespace nidreg::tests;
using workflow::Role;

namespace {

/// A draft that nothing stands against.
templates::NamespaceTemplate complete(const QString &nid)
{
    forms::Draft draft;
    const auto read = forms::readFile(fixture(QStringLiteral("endtoend/lighthouse-fixed.txt")));
    draft.load(read.value().templates.front(), {});
    for (const templates::FieldSpec &spec : templates::kFields) {
        QString text = draft.text(spec.field);
        draft.setText(spec.field, text.replace(QStringLiteral("lighthouse"), nid));
    }
    return draft.content();
}

} // namespace

/// Through real windows and a real PostgreSQL: Ann keeps the registry, Abe applies.
class tst_DraftsSubmit : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_database = std::make_unique<TestDatabase>();
        QVERIFY(storage::prepareLocal(m_database->conninfo(), "ann"));
        m_conninfo = m_database->conninfo();
        m_setup = std::make_unique<DraftsSetup>(m_folder->path(),
                                                [this] { return storage::openStore(m_conninfo); });
        auto store = storage::openStore(m_database->conninfo());
        QVERIFY(store);
        m_store = std::move(store).value();
        QVERIFY(m_store->appoint(by("ann", Role::Registrar), {"abe", {Role::Applicant}}));
        m_setup->session.open();
        QTRY_VERIFY(m_setup->session.isOpen());
        m_setup->session.actAs({"abe", Role::Applicant});
    }

    void cleanup()
    {
        m_setup.reset();
        m_store.reset();
        m_database.reset();
    }

    void theNidLineSaysFreeTakenAndContested()
    {
        QVERIFY(m_store->import(by("ann", Role::Registrar), imported("isbn")));
        submitted("anchor");
        m_setup->page.newDraft();
        const auto says = [this](const QString &nid, const char *begins) {
            m_setup->draft().setText(Field::NamespaceIdentifier, nid);
            const auto *line = m_setup->view().findChild<QLabel *>(QStringLiteral("nidLine"));
            return QTest::qWaitFor([&] { return line->text().startsWith(QLatin1String(begins)); });
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
        QVERIFY(m_setup->said().contains(QLatin1String("Fix the errors first")));
        QVERIFY(!m_setup->page.findChild<forms::SubmitDialog *>());
        QCOMPARE(requests().size(), std::size_t(0));
    }

    void theMessageCountsTheErrorsThatAreLeft()
    {
        m_setup->page.newDraft();
        QTRY_VERIFY(m_setup->view().checker().isCurrent());
        m_setup->trigger(QStringLiteral("Submit"));
        const int errors = m_setup->view().findings().count(base::Severity::Error);
        QVERIFY(m_setup->said().contains(QString("first: %1.").arg(errors)));
        m_setup->draft().setText(Field::Resolution, QStringLiteral("None is intended."));
        QTRY_VERIFY(m_setup->said().contains(QString("first: %1.").arg(errors - 1)));
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

    void whereTheRequestHasEndedANewOneIsOffered()
    {
        const workflow::RequestId id = submitted("lighthouse");
        const actions::Services services{*m_store, m_setup->clock, m_setup->knowledge};
        actions::Decision close{id, workflow::Step::Close, {}, {}};
        close.record.text = "A trial.";
        QVERIFY(actions::decide(services, by("ann", Role::Registrar), close));
        QTRY_VERIFY2(m_setup->said().contains("Request #1: Closed"), qPrintable(m_setup->said()));
        m_setup->trigger(QStringLiteral("Submit"));
        auto *messageBar = &m_setup->view().messageBar();
        const auto offersAnew = [messageBar] {
            return std::ranges::any_of(
                messageBar->findChildren<QPushButton *>(), [](const QPushButton *each) {
                    return each->isVisible() && each->text().contains(QLatin1String("new request"));
                });
        };
        QTRY_VERIFY(offersAnew());
        press(*messageBar, QStringLiteral("Submit as a new"));
        auto *dialog = m_setup->page.findChild<forms::SubmitDialog *>();
        QVERIFY(dialog);
        dialog->accept();
        QTRY_COMPARE(requests().size(), std::size_t(2));
        QTRY_VERIFY(m_setup->draft().request() && m_setup->draft().request() != id);
    }

    void aSubmittedDraftIsNotSubmittedAgain()
    {
        submitted("lighthouse");
        m_setup->type(Field::Purpose, QStringLiteral("More. "));
        const QAction *submit = m_setup->action(QStringLiteral("Submit"));
        QTRY_VERIFY(!submit->isEnabled());
        QVERIFY2(submit->toolTip().contains("submitted as request #1"),
                 qPrintable(submit->toolTip()));
        QVERIFY(!m_setup->action(QStringLiteral("Save to the registry"))->isEnabled());
        QVERIFY(m_setup->draft().isModified());
        m_setup->draft().setSaved();
    }

    /// The window hears of every step, whoever takes it.
    void theMessageFollowsTheRequest()
    {
        const workflow::RequestId id = submitted("lighthouse");
        QVERIFY(m_setup->said().startsWith("Submitted as request #1"));
        const actions::Services services{*m_store, m_setup->clock, m_setup->knowledge};
        actions::Decision decision{id, workflow::Step::RequestChanges, {}, {}};
        decision.record.text = "Say more of the purpose.";
        QVERIFY(actions::decide(services, by("ann", Role::Registrar), decision));
        QTRY_VERIFY2(m_setup->said().startsWith("Request #1: Changes requested"),
                     qPrintable(m_setup->said()));
        QTRY_VERIFY(m_setup->action(QStringLiteral("Submit"))->isEnabled());
    }

    void aRequestUnderReviewIsOpenedWithAWordOnWhyItCannotChange()
    {
        const workflow::RequestId id = submitted("lighthouse");
        m_setup->trigger(QStringLiteral("Close"));
        m_setup->page.openRequest(id);
        QTRY_VERIFY(m_setup->page.current());
        QTRY_VERIFY2(m_setup->said().contains("once changes are requested"),
                     qPrintable(m_setup->said()));
        QVERIFY(!m_setup->action(QStringLiteral("Submit"))->isEnabled());
    }

    void aRegisteredDraftIsRevisedAndNotTakenByItself()
    {
        const workflow::RequestId id = submitted("lighthouse");
        registerIt(id);
        const QAction *submit = m_setup->action(QStringLiteral("Submit"));
        QTRY_VERIFY2(submit->toolTip().contains("Request #1 was registered"),
                     qPrintable(submit->toolTip()));
        QVERIFY(!submit->isEnabled());
        QTRY_VERIFY(m_setup->said().startsWith("Request #1: Registered"));
        QTRY_VERIFY(m_setup->view().checker().isCurrent());
        const auto *line = m_setup->view().findChild<QLabel *>(QStringLiteral("nidLine"));
        QTRY_VERIFY2(line->text().startsWith("Registered: request #1"), qPrintable(line->text()));
        m_setup->draft().setSaved();
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

    void anExpertCannotSubmitAndIsToldWhy()
    {
        m_setup->page.newDraft();
        QVERIFY(m_setup->action(QStringLiteral("Submit"))->isEnabled());
        m_setup->session.actAs({"ann", Role::Expert});
        QVERIFY(!m_setup->action(QStringLiteral("Submit"))->isEnabled());
        QVERIFY(m_setup->action(QStringLiteral("Submit"))
                    ->toolTip()
                    .contains(QLatin1String("You are acting as")));
    }

private:
    static registry::Act by(const char *person, Role role)
    {
        static int count = 0;
        return {QStringLiteral("00000000-0000-4000-8000-%1")
                    .arg(++count, 12, 10, QLatin1Char('0'))
                    .toStdString(),
                {person, role},
                false};
    }

    void registerIt(workflow::RequestId id)
    {
        const actions::Services services{*m_store, m_setup->clock, m_setup->knowledge};
        QVERIFY(m_store->appoint(by("ann", Role::Registrar), {"eve", {Role::Expert}}));
        actions::Decision assign{id, workflow::Step::Assign, {}, {}};
        assign.record.expert = "eve";
        QVERIFY(actions::decide(services, by("ann", Role::Registrar), assign));
        actions::Decision approve{id, workflow::Step::Approve, {}, {}};
        approve.record.text = "Fine.";
        QVERIFY(actions::decide(services, by("eve", Role::Expert), approve));
        QVERIFY(actions::registerNamespace(services, by("ann", Role::Registrar), id));
    }

    static registry::ImportBatch imported(const std::string &nid)
    {
        registry::ImportedNamespace entry;
        entry.row.nid = nid;
        entry.row.registrant = "Somebody";
        return {{entry}, {}, "a test", std::string(64, '0')};
    }

    std::vector<workflow::Request> requests()
    {
        const auto all =
            m_store->requests({registry::RequestView::Everything}, {"ann", Role::Registrar},
                              base::dayOf(m_setup->clock.now()));
        return all ? all->rows : std::vector<workflow::Request>(99);
    }

    /// Submit, and yes.
    void confirm()
    {
        QVERIFY(QTest::qWaitFor([this] { return m_setup->view().checker().isCurrent(); }));
        m_setup->trigger(QStringLiteral("Submit"));
        auto *dialog = m_setup->page.findChild<forms::SubmitDialog *>();
        QVERIFY2(dialog, qPrintable(m_setup->said()));
        dialog->accept();
    }

    /// Opens a complete draft for `nid`; its file.
    QString openComplete(const char *nid)
    {
        const QString path = m_folder->filePath(QStringLiteral("%1.txt").arg(QLatin1String(nid)));
        forms::Draft draft;
        draft.load(complete(QLatin1String(nid)), {});
        if (forms::writeFile(path, draft.canonical()))
            m_setup->page.openFile(path);
        return path;
    }

    workflow::RequestId submitted(const char *nid)
    {
        openComplete(nid);
        send();
        return m_setup->draft().request();
    }

    /// Submit, yes, and what came of it.
    void send()
    {
        QSignalSpy sent(&m_setup->page, &DraftsPage::submitted);
        confirm();
        const bool isAnswered = QTest::qWaitFor(
            [&] { return !sent.isEmpty() || m_setup->said().contains(QLatin1String("Not ")); });
        if (!isAnswered || sent.isEmpty())
            QFAIL(qPrintable(m_setup->said()));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_conninfo; ///< what the session opens next
    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<registry::Store> m_store;
    std::unique_ptr<DraftsSetup> m_setup;
};

NIDREG_TEST(tst_DraftsSubmit, QApplication)

} // namespace tst_draftssubmit

#include "tst_draftssubmit.moc"
