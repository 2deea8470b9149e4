// SPDX-License-Identifier: MIT
#include "forms/drafts/submitdialog.h"
#include "forms/editor/fieldsmodel.h"
#include "model/actions/decide.h"
#include "model/actions/submit.h"
#include "tests/forms/drafts/draftssetup.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>

namespace tst_draftswishes {

using namespace nidreg;
using namespace nidreg::tests;
using workflow::Step;

/// Abe's request waits for changes; he opens it through *Edit and submit*.
class tst_DraftsWishes : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_context = std::make_unique<TestContext>();
        const auto draft = m_context->registry.draft();
        m_request =
            did(actions::submit(m_context->services(), abe(), draft.id, lighthouse("lighthouse")))
                .id;
        decide(rita(), Step::Assign, "", "", -1, "eve");
        decide(eve(), Step::Comment, "Which coasts?", "purpose");
        decide(eve(), Step::Comment, "Who resolves it?", "resolution");
        decide(abe(), Step::Comment, "Is the number enough?", "syntax");
        decide(eve(), Step::RequestChanges, "Two fields need work.\nSee the comments.");
        m_setup = std::make_unique<DraftsSetup>(m_folder->path(), [this] {
            return storage::openStore(m_context->registry.conninfo());
        });
        m_setup->session.open();
        QTRY_VERIFY(m_setup->session.isOpen());
        m_setup->session.actAs({"abe", Role::Applicant});
        m_setup->page.openRequest(m_request);
        QTRY_VERIFY(m_setup->page.current());
        QTRY_VERIFY(view()->isVisible());
    }

    void cleanup()
    {
        m_setup.reset();
        m_context.reset();
    }

    void whatWasRequestedStandsBesideEveryField()
    {
        for (const Field field :
             {Field::NamespaceIdentifier, Field::Purpose, Field::Documentation}) {
            m_setup->view().showField(field);
            QVERIFY2(shown().contains("Changes requested by eve"), qPrintable(shown()));
            QVERIFY(shown().contains("See the comments."));
        }
    }

    void theFirstFieldWithAnOpenCommentIsShownFirst()
    {
        QTRY_COMPARE(m_setup->view().editor().field(), Field::Purpose);
        QVERIFY2(shown().indexOf("Which coasts?") < shown().indexOf("Changes requested by eve"),
                 qPrintable(shown()));
    }

    void anUnchangedRevisionIsNotSubmittedUnnoticed()
    {
        QTRY_COMPARE(replyWords(),
                     QString("The template has not changed since revision 1. Comments "
                             "without your reply: 2. You can reply in Requests."));
        m_setup->type(Field::Purpose, QStringLiteral("More of it. "));
        QTRY_COMPARE(replyWords(),
                     QString("Comments without your reply: 2. You can reply in Requests."));
        decide(abe(), Step::Comment, "The coasts of Europe.", "purpose", threadOn("purpose"));
        QTRY_COMPARE(replyWords(),
                     QString("Comments without your reply: 1. You can reply in Requests."));
        m_setup->draft().setSaved();
    }

    void threadsStandBesideTheirFieldAndLeadFromTheOthers()
    {
        m_setup->view().showField(Field::Purpose);
        QVERIFY2(shown().contains("Which coasts?"), qPrintable(shown()));
        QVERIFY(!shown().contains("Who resolves it?"));
        press("Resolution (1)");
        QCOMPARE(m_setup->view().editor().field(), Field::Resolution);
        QVERIFY(shown().contains("Who resolves it?"));
        QVERIFY(m_setup->pen()->hasFocus());
    }

    void theListOfFieldsMarksThoseThatWereCommentedOn()
    {
        const auto *fields = m_setup->view().findChild<QListView *>(QStringLiteral("fields"));
        const auto wishes = [fields](Field field) {
            return fields->model()
                ->index(int(field), 0)
                .data(forms::FieldsModel::WishesRole)
                .toInt();
        };
        QCOMPARE(wishes(Field::Purpose), 1);
        m_setup->type(Field::Purpose, QStringLiteral("x"));
        QVERIFY(!m_setup->view().checker().isCurrent());
        QTRY_VERIFY(m_setup->view().checker().isCurrent());
        QCOMPARE(wishes(Field::Purpose), 1); // a check leaves it there
        QCOMPARE(wishes(Field::Registrant), 0);
        const QString said =
            fields->model()->index(int(Field::Purpose), 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(said.contains("open comments: 1"), qPrintable(said));
    }

    void onesOwnThreadIsResolvedThere()
    {
        m_setup->view().showField(Field::Syntax);
        press("Resolve");
        QTRY_VERIFY2(!shown().contains("Is the number enough?"), qPrintable(shown()));
        const auto file = must(m_context->registry.store().request(m_request));
        QCOMPARE(file.events.back().what, std::string("resolve"));
        QCOMPARE(file.events.back().person, std::string("abe"));
    }

    void anothersThreadSaysWhoResolvesIt()
    {
        m_setup->view().showField(Field::Purpose);
        QVERIFY2(!linkOf("Resolve"), qPrintable(shown()));
        QVERIFY2(shown().contains("Only eve, an expert or a registrar can resolve this comment."),
                 qPrintable(shown()));
        m_setup->session.actAs({"rita", Role::Registrar});
        QVERIFY2(linkOf("Resolve"), "whoever acts now may");
    }

    void anAnswerIsGivenWhereTheRequestIsDiscussed()
    {
        QSignalSpy wanted(&m_setup->page, &DraftsPage::requestWanted);
        m_setup->view().showField(Field::Purpose);
        press("Answer");
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].value<workflow::RequestId>(), m_request);
    }

    void whatOthersDoMeanwhileIsSeen()
    {
        m_setup->view().showField(Field::Purpose);
        const auto file = must(m_context->registry.store().request(m_request));
        const auto comment = std::ranges::find(file.events, "comment", &registry::Event::what);
        decide(eve(), Step::Resolve, "", "", comment->number);
        QTRY_VERIFY2(!shown().contains("Which coasts?"), qPrintable(shown()));
        QVERIFY(shown().contains("Two fields need work."));
    }

    void nothingIsShownOnceNothingIsWanted()
    {
        const auto file = must(m_context->registry.store().request(m_request));
        for (const registry::Event &each : file.events) {
            if (each.what == "comment")
                decide(eve(), Step::Resolve, "", "", each.number);
        }
        did(actions::submit(m_context->services(), abe(), m_request, lighthouse("lighthouse")));
        QTRY_VERIFY(!view()->isVisible());
        m_setup->page.newDraft();
        QVERIFY(!view()->isVisible());
    }

private:
    void decide(const Act &by, Step step, const char *text = "", const char *field = "",
                std::int64_t thread = -1, const char *expert = "")
    {
        actions::Decision decision{m_request, step, {}, {}};
        decision.record.text = text;
        decision.record.field = field;
        decision.record.thread = thread;
        decision.record.expert = expert;
        if (*expert)
            decision.record.due = base::parseDate("2086-03-28");
        did(actions::decide(m_context->services(), by, decision));
    }

    /// The number of the comment that began the thread on a field.
    std::int64_t threadOn(const std::string &field) const
    {
        const auto file = must(m_context->registry.store().request(m_request));
        const auto threads = workflow::threadsIn(file.events);
        return std::ranges::find(threads, field, &workflow::Thread::field)->root;
    }

    QTextBrowser *view() const
    {
        return m_setup->view().findChild<QTextBrowser *>(QStringLiteral("wishesView"));
    }
    QString shown() const { return view()->isVisible() ? view()->toPlainText() : QString(); }

    /// The target of the link with these words; nothing where there is none.
    std::optional<QUrl> linkOf(const QString &words) const
    {
        const QTextDocument &document = *view()->document();
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (auto each = block.begin(); !each.atEnd(); ++each) {
                const QTextCharFormat format = each.fragment().charFormat();
                if (format.isAnchor() && each.fragment().text() == words)
                    return QUrl(format.anchorHref());
            }
        }
        return std::nullopt;
    }

    /// What the dialog that submits says of the revision before.
    QString replyWords() const
    {
        m_setup->trigger(QStringLiteral("Submit"));
        const std::unique_ptr<forms::SubmitDialog> dialog(
            m_setup->page.findChild<forms::SubmitDialog *>());
        return dialog ? dialog->findChild<QLabel *>(QStringLiteral("reply"))->text()
                      : m_setup->said();
    }

    void press(const QString &words) const
    {
        const auto link = linkOf(words);
        QVERIFY2(link, qPrintable("no link " + words + " in " + shown()));
        emit view()->anchorClicked(*link);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TestContext> m_context;
    workflow::RequestId m_request;
    std::unique_ptr<DraftsSetup> m_setup;
};

NIDREG_TEST(tst_DraftsWishes, QApplication)

} // namespace tst_draftswishes

#include "tst_draftswishes.moc"
