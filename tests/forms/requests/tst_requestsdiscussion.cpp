// SPDX-License-Identifier: MIT
#include "forms/requests/letterdialog.h"
#include "forms/requests/mailimportdialog.h"
#include "forms/requests/requestsdiscussion.h"
#include "tests/forms/requests/requestssetup.h"
#include "tests/program/program.h"

#include <QAccessible>
#include <QClipboard>
#include <QLineEdit>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTreeWidget>

namespace tst_requestsdiscussion {

using namespace nidreg;
using namespace nidreg::tests;
using forms::MailImportDialog;

namespace {

workflow::ListMail mail(const std::string &id, const std::string &subject, const std::string &body,
                        std::vector<std::string> references = {})
{
    workflow::ListMail made;
    made.messageId = id;
    made.sha256 = std::string(64, 'a');
    made.sender = "<b>Jürgen</b> <j@b.example>";
    made.subject = subject;
    made.body = body;
    made.references = std::move(references);
    return made;
}

/// Reads three mails out of any file; what is drafted is the letter's own text.
class Mails : public forms::MailForms {
public:
    registry::ReadMails read(const QByteArray &bytes) const override
    {
        if (bytes.isEmpty())
            return base::fail(registry::MailFault::NotMail);
        return registry::MailFile{
            {mail("a@a", "Request: lights", "Please comment."),
             mail("b@a", "Re: Request: lights",
                  "> Names for lights on all coasts.\nBuoys, too?\n> of nothing here\nNo.",
                  {"a@a"}),
             mail("c@a", "Agenda", "Biscuits?")},
            {}};
    }
    std::string asMail(const templates::NamespaceTemplate &) const override { return "TEMPLATE\n"; }
    QByteArray file(const actions::Letter &letter, base::Date) const override
    {
        return QByteArray::fromStdString(letter.to + '\n' + letter.body);
    }
    forms::MailLink link(const actions::Letter &letter) const override
    {
        return {QStringLiteral("mailto:") + QString::fromStdString(letter.to), false};
    }
};

/// The page with a submitted request for "lights" chosen, and a file with mails.
struct Setup : Window {
    Setup()
    {
        page.setOutlets({&mails, [this](const QUrl &url) {
                             opened = url;
                             return true;
                         }});
        path = folder.filePath("list.mbox");
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("mails") != 5)
            qFatal("no file");
    }

    void choose()
    {
        const auto request = submitted("lights");
        open();
        page.RequestsPage::show(request.id);
        QTRY_VERIFY(discussion()->isEnabled() && importButton() && importButton()->isEnabled());
    }

    forms::RequestDiscussion *discussion() const
    {
        return page.findChild<forms::RequestDiscussion *>();
    }
    QPushButton *named(const QString &words) const
    {
        for (auto *each : discussion()->findChildren<QPushButton *>()) {
            if (each->text().remove('&').startsWith(words))
                return each;
        }
        return nullptr;
    }
    QPushButton *importButton() const { return named("Import"); }
    QTreeWidget *tree() const { return discussion()->findChild<QTreeWidget *>(); }
    QTextBrowser *text() const { return discussion()->findChild<QTextBrowser *>(); }

    MailImportDialog *reading()
    {
        discussion()->import({path});
        auto *dialog = discussion()->findChild<MailImportDialog *>();
        if (dialog && !QSignalSpy(dialog, &MailImportDialog::shown).wait(test::kPatience))
            qFatal("nothing was read");
        return dialog;
    }
    /// What is said of the mails of a step; empty: nothing.
    QString offer() const
    {
        for (const auto *each : page.findChildren<forms::MessageBar *>()) {
            if (each->isVisible() && each->message().contains("Send a mail about the step"))
                return each->message();
        }
        return {};
    }
    void import()
    {
        auto *dialog = reading();
        for (auto *each : dialog->findChildren<QPushButton *>()) {
            if (each->text().remove('&') == "Import")
                each->click();
        }
        QTRY_COMPARE(discussion()->count(), 2);
    }

    Mails mails;
    QTemporaryDir folder;
    QString path;
    QUrl opened;
};

} // namespace

class TestRequestsDiscussion : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-tests");
        QCoreApplication::setApplicationName("tst_requestsdiscussion");
        QSettings().clear();
    }

    void whatIsNewAndOfTheRequestIsTicked()
    {
        Setup setup;
        setup.choose();
        const auto *list = setup.reading()->findChild<QTreeWidget *>();
        QCOMPARE(list->topLevelItemCount(), 3);
        QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Checked);
        QCOMPARE(list->topLevelItem(1)->checkState(0), Qt::Checked);
        QCOMPARE(list->topLevelItem(2)->checkState(0), Qt::Unchecked);
        QVERIFY(list->topLevelItem(2)->text(3).contains("may not belong to this request"));
    }

    void importedMailsAreThreadedAndAnchored()
    {
        Setup setup;
        setup.choose();
        setup.import();
        QTreeWidgetItem *first = setup.tree()->topLevelItem(0);
        QCOMPARE(first->childCount(), 1);
        QCOMPARE(first->child(0)->text(2), QStringLiteral("Purpose, revision 1"));
        setup.tree()->setCurrentItem(first->child(0));
        const QString text = setup.text()->toPlainText();
        QVERIFY2(text.contains("Quoted from Purpose, revision 1\nNames for lights on all coasts."),
                 qPrintable(text));
        QVERIFY(text.contains("Quoted from an unknown text\nof nothing here"));
        QVERIFY(text.contains("<b>Jürgen</b>"));
    }

    void whatIsHereCannotBeTakenAgain()
    {
        Setup setup;
        setup.choose();
        setup.import();
        QTRY_VERIFY(!setup.discussion()->findChild<MailImportDialog *>());
        const auto *list = setup.reading()->findChild<QTreeWidget *>();
        QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Unchecked);
        QVERIFY(!(list->topLevelItem(0)->flags() & Qt::ItemIsEnabled));
    }

    void aLinkLeadsToTheField()
    {
        Setup setup;
        setup.choose();
        setup.import();
        QSignalSpy wanted(setup.discussion(), &forms::RequestDiscussion::fieldWanted);
        emit setup.text()->anchorClicked(QUrl("field:purpose"));
        QCOMPARE(wanted.size(), 1);
        emit setup.text()->anchorClicked(QUrl("https://elsewhere.example"));
        QCOMPARE(wanted.size(), 1);
    }

    void aFileThatIsNoMailSaysSo()
    {
        Setup setup;
        setup.choose();
        QFile file(setup.path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.close();
        const auto *messageBar = setup.reading()->findChild<forms::MessageBar *>();
        QVERIFY2(messageBar->message().startsWith("list.mbox: The file is neither"),
                 qPrintable(messageBar->message()));
    }

    void aLetterIsDraftedAndNeverSent()
    {
        Setup setup;
        setup.choose();
        setup.named("Draft")->click();
        QTRY_VERIFY(setup.page.window()->findChild<forms::LetterDialog *>());
        auto *dialog = setup.page.window()->findChild<forms::LetterDialog *>();
        QCOMPARE(dialog->letter().to, std::string("urn@ietf.org"));
        QVERIFY(setup.opened.isEmpty());
        dialog->findChild<QLineEdit *>()->setText("other@list.example");
        dialog->openInMailProgram();
        QCOMPARE(setup.opened, QUrl("mailto:other@list.example"));
        const QString path = setup.folder.filePath("letter.eml");
        QVERIFY(dialog->save(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("other@list.example\n"));
        dialog->copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("TEMPLATE"));
    }

    void aStepsMailIsOfferedToWhoeverTookItUntilItIsHandedOver()
    {
        Setup setup;
        setup.choose();
        setup.session.actAs({"rita", Role::Registrar});
        QTRY_VERIFY(setup.button("Assign") && setup.button("Assign")->isEnabled());
        setup.button("Assign")->click();
        auto *experts = setup.form()->findChild<QComboBox *>("expertBox");
        experts->setCurrentIndex(experts->findData("eve"));
        press(setup.form(), "Assign expert");
        QTRY_VERIFY(setup.offer().startsWith(
            "Send a mail about the step “Assign expert” to the expert eve."));
        setup.session.actAs({"eve", Role::Expert});
        QTRY_VERIFY(setup.offer().isEmpty());
        setup.session.actAs({"rita", Role::Registrar});
        QTRY_VERIFY(!setup.offer().isEmpty());
        const auto drafted = [&setup] {
            setup.button("Draft the mail")->click();
            const auto dialog = [&] {
                return setup.page.window()->findChild<forms::LetterDialog *>();
            };
            if (!test::waitFor([&] { return dialog() != nullptr; }))
                qFatal("no mail is drafted");
            return dialog();
        };
        QPointer<forms::LetterDialog> dialog = drafted();
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QVERIFY(!setup.offer().isEmpty());
        dialog = drafted();
        dialog->openInMailProgram();
        QVERIFY(setup.offer().isEmpty());
    }

    void withoutOutletsNothingIsOffered()
    {
        Setup setup;
        setup.page.setOutlets({});
        QVERIFY(!setup.importButton()->isEnabled());
        QVERIFY(!setup.importButton()->toolTip().isEmpty());
    }

    void everyControlHasAName()
    {
        Setup setup;
        setup.choose();
        setup.import();
        for (QWidget *each : setup.discussion()->findChildren<QWidget *>()) {
            if (each->focusPolicy() == Qt::NoFocus || !each->isVisibleTo(setup.discussion()))
                continue;
            const auto *face = QAccessible::queryAccessibleInterface(each);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), each->metaObject()->className());
        }
    }
};

NIDREG_TEST(TestRequestsDiscussion, QApplication)

} // namespace tst_requestsdiscussion

#include "tst_requestsdiscussion.moc"
