// SPDX-License-Identifier: MIT
#include "tests/forms/drafts/submitsetup.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"

namespace tst_draftssubmitted {

using namespace nidreg;
using namespace nidreg::tests;

/// A draft after it was submitted: what can be done with it follows its request.
class tst_DraftsSubmitted : public SubmitSetup {
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

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
        QSignalSpy counted(&m_setup->page, &DraftsPage::countChanged);
        submitted("lighthouse");
        QTRY_COMPARE(counted.isEmpty() ? -1 : counted.back()[0].toInt(),
                     0); // nothing left to write
        const auto *summary = m_setup->view().findChild<QLabel *>(QStringLiteral("summary"));
        QTRY_COMPARE(summary->text(), QString("No problems found."));
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
    void theMessageFollowsTheRequest_data()
    {
        QTest::addColumn<bool>("isInFront");
        QTest::newRow("on the page that is in front") << true;
        QTest::newRow("behind another page") << false;
    }

    void theMessageFollowsTheRequest()
    {
        QFETCH(bool, isInFront);
        openComplete("lighthouse");
        const auto *summary = m_setup->view().findChild<QLabel *>(QStringLiteral("summary"));
        const QString ready = QStringLiteral("No problems found. Ready to submit.");
        QTRY_COMPARE(summary->text(), ready);
        send();
        const workflow::RequestId id = m_setup->draft().request();
        QVERIFY(m_setup->said().startsWith("Submitted as request #1"));
        m_setup->page.setVisible(isInFront);
        const actions::Services services{*m_store, m_setup->clock, m_setup->knowledge};
        actions::Decision decision{id, workflow::Step::RequestChanges, {}, {}};
        decision.record.text = "Say more of the purpose.";
        QVERIFY(actions::decide(services, by("ann", Role::Registrar), decision));
        const auto &bar = m_setup->view().messageBar();
        QTRY_VERIFY2(bar.message().startsWith("Request #1: Changes requested"),
                     qPrintable(bar.message()));
        QTRY_VERIFY(m_setup->action(QStringLiteral("Submit"))->isEnabled());
        QCOMPARE(summary->text(), ready);
    }

    void aRequestUnderReviewIsOpenedWithAWordOnWhyItCannotChange()
    {
        const workflow::RequestId id = submitted("lighthouse");
        m_setup->trigger(QStringLiteral("Close"));
        m_setup->page.openRequest(id);
        QTRY_VERIFY(m_setup->page.current());
        QTRY_VERIFY2(m_setup->said().contains("only when changes are requested"),
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

    /// What others did cannot always be told; that nothing was saved can.
    void aConflictIsSaidWhereTheDraftIsSaved_data()
    {
        QTest::addColumn<bool>("isReadable");
        QTest::newRow("and what happened meanwhile") << true;
        QTest::newRow("alone, where the request cannot be read") << false;
    }

    void aConflictIsSaidWhereTheDraftIsSaved()
    {
        QFETCH(bool, isReadable);
        openComplete("lighthouse");
        QTRY_VERIFY(m_setup->action(QStringLiteral("Save to the registry"))->isEnabled());
        m_setup->trigger(QStringLiteral("Save to the registry"));
        QTRY_VERIFY(m_setup->draft().request());
        Sql owner(m_conninfo);
        owner.value("alter function nidreg.request_file rename to unreadable");
        owner.value("select nidreg.take_step(gen_random_uuid(), 'ann', 'registrar', 1, 0, 'draft',"
                    " 'close', '{\"text\": \"A trial.\"}')");
        m_setup->type(Field::Purpose, QStringLiteral("More. "));
        QVERIFY(m_setup->action(QStringLiteral("Save to the registry"))->isEnabled());
        if (isReadable)
            owner.value("alter function nidreg.unreadable rename to request_file");
        QSignalSpy pending(&m_setup->session, &forms::RegistrySession::pendingChanged);
        m_setup->trigger(QStringLiteral("Save to the registry"));
        QTRY_VERIFY2(m_setup->said().startsWith("Not saved in the registry."),
                     qPrintable(m_setup->said()));
        QTRY_COMPARE(pending.back().front().toInt(), 0); // everything is answered
        QVERIFY2(m_setup->said().startsWith("Not saved in the registry."),
                 qPrintable(m_setup->said()));
        QCOMPARE(m_setup->said().contains("ann"), isReadable);
        QCOMPARE(m_setup->said().contains("Current state: Closed"), isReadable);
        m_setup->draft().setSaved();
    }
};

NIDREG_TEST(tst_DraftsSubmitted, QApplication)

} // namespace tst_draftssubmitted

#include "tst_draftssubmitted.moc"
