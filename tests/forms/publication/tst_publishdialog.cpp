// SPDX-License-Identifier: MIT
#include "forms/administration/persondialog.h"
#include "forms/publication/publishdialog.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <QtTest>

#include <algorithm>

namespace tst_publishdialog {

using namespace nidreg;
using namespace nidreg::tests;
using forms::Publication;
using forms::PublishDialog;

static QPushButton *button(const QDialog &dialog, QDialogButtonBox::ButtonRole role)
{
    auto *box = dialog.findChild<QDialogButtonBox *>();
    for (QAbstractButton *each : box->buttons()) {
        if (box->buttonRole(each) == role)
            return qobject_cast<QPushButton *>(each);
    }
    return nullptr;
}

/// The dialog on a real session; what publishing does is the test's.
struct Desktop {
    explicit Desktop(decltype(forms::Publisher::publish) publish)
        : session([this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
                  context.knowledge),
          dialog(session, {{"html", "xml", "csv"}, std::move(publish)})
    {
        QSignalSpy opened(&session, &forms::RegistrySession::opened);
        session.open();
        if (!opened.wait(test::kPatience))
            qFatal("the registry does not open");
        dialog.show();
    }
    void start()
    {
        dialog.setFolder("/tmp/site");
        QTest::mouseClick(button(dialog, QDialogButtonBox::AcceptRole), Qt::LeftButton);
    }
    QLabel *said() const { return dialog.findChild<QLabel *>("doneLabel"); }

    TestContext context;
    forms::RegistrySession session;
    PublishDialog dialog;
};

class PublishDialogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        QApplication::setOrganizationName("nidreg");
    }

    void nothingIsPublishedWithoutAFolderOrAFormat()
    {
        Desktop desktop([](auto &&...) { return Publication(); });
        auto *publish = button(desktop.dialog, QDialogButtonBox::AcceptRole);
        desktop.dialog.setFolder({});
        QVERIFY(!publish->isEnabled());
        QCOMPARE(desktop.dialog.findChild<QLabel *>("whyNot")->text(),
                 QString("Choose a folder first."));
        desktop.dialog.setFolder("/tmp/site");
        QVERIFY(publish->isEnabled());
        for (const char *box : {"xmlBox", "csvBox", "htmlBox"})
            desktop.dialog.findChild<QCheckBox *>(box)->setChecked(false);
        QVERIFY(!publish->isEnabled());
        QVERIFY(publish->toolTip().contains("format"));
    }

    void aFolderWithoutAPathIsInTheHomeFolder()
    {
        QString asked;
        Desktop desktop([&asked](const auto &, const forms::PublishOrder &order, auto &&...) {
            asked = order.folder;
            return Publication();
        });
        desktop.dialog.setFolder("no such site");
        const QString folder = QDir::home().filePath("no such site");
        QCOMPARE(desktop.dialog.findChild<QLabel *>("folderNote")->text(),
                 QString("The folder will be created in your home folder."));
        QTest::mouseClick(button(desktop.dialog, QDialogButtonBox::AcceptRole), Qt::LeftButton);
        QTRY_COMPARE(asked, folder);
    }

    void aFolderThatIsNotThereIsSaidToBeCreated()
    {
        Desktop desktop([](auto &&...) { return Publication(); });
        const QTemporaryDir there;
        const auto *note = desktop.dialog.findChild<QLabel *>("folderNote");
        desktop.dialog.setFolder({});
        QVERIFY(!note->isVisible());
        desktop.dialog.setFolder(there.path());
        QVERIFY(!note->isVisible());
        desktop.dialog.setFolder(there.filePath("mistyped"));
        QVERIFY(note->isVisible() && note->text().contains("will be created"));
        QVERIFY(button(desktop.dialog, QDialogButtonBox::AcceptRole)->isEnabled());
    }

    void aFolderThatIsNotThereCanBeNamedInTheFileDialog()
    {
        Desktop desktop([](auto &&...) { return Publication(); });
        const QTemporaryDir there;
        desktop.dialog.setFolder(there.path());
        QTimer::singleShot(0, qApp, [] {
            auto *asked = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            asked->findChild<QLineEdit *>()->setText("listing");
            QCoreApplication::processEvents();
            for (QAbstractButton *each : asked->findChild<QDialogButtonBox *>()->buttons()) {
                if (each->text().remove('&') == "Choose")
                    each->click();
            }
            if (asked->isVisible())
                asked->reject(); // it was refused
        });
        desktop.dialog.findChild<QPushButton *>("browseButton")->click();
        QCOMPARE(desktop.dialog.findChild<QLineEdit *>("folderEdit")->text(),
                 there.filePath("listing"));
        QVERIFY(!QFile::exists(there.filePath("listing"))); // before it is published to
    }

    void aStylesheetIsForXmlAlone()
    {
        Desktop desktop([](auto &&...) { return Publication(); });
        auto *stylesheet = desktop.dialog.findChild<QCheckBox *>("stylesheetBox");
        stylesheet->setChecked(true);
        QVERIFY(stylesheet->isEnabled() && desktop.dialog.order().hasStylesheet);
        desktop.dialog.findChild<QCheckBox *>("xmlBox")->setChecked(false);
        QVERIFY(!stylesheet->isEnabled() && !desktop.dialog.order().hasStylesheet);
        QVERIFY(stylesheet->toolTip().contains("XML first"));
    }

    void theAddressIsCheckedHandedOnAndRemembered()
    {
        forms::PublishOrder ordered;
        {
            Desktop desktop(
                [&ordered](const auto &, const forms::PublishOrder &order, const auto &) {
                    ordered = order;
                    return Publication{{"a.xml"}, "a.xml", 105, {}};
                });
            auto *publish = button(desktop.dialog, QDialogButtonBox::AcceptRole);
            auto *address = desktop.dialog.findChild<QLineEdit *>("baseUrlEdit");
            auto *fault = desktop.dialog.findChild<QLabel *>("baseUrlFault");
            desktop.dialog.setFolder("/tmp/site");
            QVERIFY(!fault->isVisible());
            address->setText("ftp://registry.example/");
            QVERIFY(fault->isVisible() && fault->text().contains("https://"));
            QVERIFY(!publish->isEnabled());
            address->setText("https://registry.example/urn/");
            QVERIFY(!fault->isVisible() && publish->isEnabled());
            desktop.dialog.findChild<QCheckBox *>("stylesheetBox")->setChecked(true);
            desktop.start();
            QTRY_VERIFY(desktop.said()->isVisible());
        }
        QCOMPARE(ordered.baseUrl, QString("https://registry.example/urn/"));
        QVERIFY(ordered.hasStylesheet);
        Desktop again([](auto &&...) { return Publication(); });
        QCOMPARE(again.dialog.order().baseUrl, ordered.baseUrl);
        QVERIFY(again.dialog.order().hasStylesheet);
        QSettings().remove("publish");
    }

    void theResultSaysWhatWasWritten()
    {
        Desktop desktop([](const auto &, const forms::PublishOrder &order, const auto &) {
            Publication written{
                {"a.xml", std::ranges::count(order.formats, "csv") > 0 ? "a.csv" : "none"},
                "a.xml",
                105,
                {}};
            written.folders = {{"namespaces", 312}, {"urn-informal", 1}};
            return written;
        });
        desktop.start();
        QTRY_VERIFY(desktop.said()->isVisible());
        QCOMPARE(desktop.said()->text(),
                 QString("Published 105 namespaces to /tmp/site.\n\n"
                         "Files: a.xml, a.csv, namespaces/ (312 files), urn-informal/ (1 file)\n\n"
                         "Not recorded in the log, because you are not acting as a registrar."));
        QVERIFY(desktop.dialog.findChild<QPushButton *>("openPageButton")->isVisible());
        QVERIFY(!button(desktop.dialog, QDialogButtonBox::AcceptRole)); // it is done
    }

    void whatOthersChangedIsNamed()
    {
        Desktop desktop([](const auto &, const forms::PublishOrder &, const auto &) {
            Publication told{{"a.xml"}, {}, 105, {}};
            told.difference.foreignCount = 2;
            told.difference.foreignFiles = QStringList{"index.html", "urn-namespaces.xml"};
            return told;
        });
        desktop.dialog.setFolder("/tmp/site");
        QTest::mouseClick(button(desktop.dialog, QDialogButtonBox::ActionRole), Qt::LeftButton);
        auto *told = desktop.dialog.findChild<QLabel *>("differenceLabel");
        QTRY_VERIFY(told->isVisible());
        QVERIFY2(told->text().contains("Published files that were changed outside the program: 2 "
                                       "(index.html, urn-namespaces.xml)."),
                 qPrintable(told->text()));
        desktop.start();
        QTRY_VERIFY(desktop.said()->isVisible());
        QVERIFY2(desktop.said()->text().contains("2 (index.html, urn-namespaces.xml). They have "
                                                 "been repaired."),
                 qPrintable(desktop.said()->text()));
    }

    void aNewFolderMovesNothingUnderThePointer()
    {
        Desktop desktop(
            [](const auto &, const forms::PublishOrder &, const auto &) { return Publication(); });
        const QTemporaryDir there;
        desktop.dialog.setFolder(there.path());
        auto *box = desktop.dialog.findChild<QCheckBox *>("csvBox");
        QCoreApplication::processEvents();
        const QPoint before = box->mapTo(&desktop.dialog, QPoint());
        desktop.dialog.setFolder(there.filePath("not there yet"));
        QTRY_VERIFY(desktop.dialog.findChild<QLabel *>("folderNote")->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(box->mapTo(&desktop.dialog, QPoint()), before);
    }

    void whatWouldDifferIsToldAndNothingIsPublished()
    {
        Desktop desktop([](const auto &, const forms::PublishOrder &order, const auto &) {
            Publication told;
            told.difference.isKnown = order.dryRun;
            told.difference.changed = 2;
            told.difference.nids = QStringList{"isbn", "issn"};
            told.difference.filesChanged = 7;
            return told;
        });
        desktop.dialog.setFolder("/tmp/site");
        QSignalSpy published(&desktop.dialog, &PublishDialog::published);
        QTest::mouseClick(button(desktop.dialog, QDialogButtonBox::ActionRole), Qt::LeftButton);
        auto *told = desktop.dialog.findChild<QLabel *>("differenceLabel");
        QTRY_VERIFY(told->isVisible());
        QCOMPARE(told->text(),
                 QString("Namespaces: 0 added, 2 changed, 0 removed. isbn, issn. Files: 0 added, 7 "
                         "changed, 0 removed."));
        QTRY_VERIFY(told->height() >= told->heightForWidth(told->width())); // all of it is seen
        QCOMPARE(published.count(), 0);
        QVERIFY(button(desktop.dialog, QDialogButtonBox::AcceptRole)->isVisible());
        desktop.dialog.findChild<QCheckBox *>("csvBox")->setChecked(false);
        QVERIFY(!told->isVisible()); // it was about other files
    }

    void aFailureIsSaidInWords()
    {
        Desktop desktop([](auto &&...) -> registry::Stored<Publication> {
            return base::fail(registry::StoreError{registry::StoreError::Refused,
                                                   "publish.unwritable", "/tmp/site"});
        });
        desktop.start();
        QTRY_VERIFY(desktop.said()->isVisible());
        QVERIFY(desktop.said()->text().startsWith("Cannot write /tmp/site"));
        QVERIFY(!desktop.dialog.findChild<QPushButton *>("openFolderButton")->isVisible());
    }

    void progressIsShownAndCancelStopsTheWork()
    {
        Desktop desktop([](const auto &, const auto &,
                           const registry::Progress &progress) -> registry::Stored<Publication> {
            while (progress(1, 4))
                QThread::yieldCurrentThread();
            return base::fail(
                registry::StoreError{registry::StoreError::Refused, "publish.cancelled", {}});
        });
        desktop.start();
        QTRY_COMPARE(desktop.dialog.findChild<QProgressBar *>()->value(), 250);
        QTest::mouseClick(button(desktop.dialog, QDialogButtonBox::RejectRole), Qt::LeftButton);
        QTRY_VERIFY(desktop.said()->isVisible());
        QVERIFY(desktop.said()->text().startsWith("Stopped."));
    }

    void closingTheProgramStopsTheWork()
    {
        std::atomic<bool> stopped = false;
        {
            Desktop desktop(
                [&stopped](const auto &, const auto &,
                           const registry::Progress &progress) -> registry::Stored<Publication> {
                    while (progress(0, 0))
                        QThread::yieldCurrentThread();
                    stopped = true;
                    return Publication();
                });
            desktop.start();
        }
        QVERIFY(stopped);
    }

    void aPersonNeedsANameAndARole()
    {
        forms::PersonDialog dialog({{"eve", {workflow::Role::Applicant}}});
        auto *add = button(dialog, QDialogButtonBox::AcceptRole);
        QVERIFY(!add->isEnabled());
        dialog.findChild<QLineEdit *>()->setText(" eve ");
        QVERIFY(!add->isEnabled()); // no role is a guess
        dialog.suggest(workflow::Role::Expert);
        QVERIFY(add->isEnabled());
        QCOMPARE(dialog.person().login, std::string("eve"));
        QCOMPARE(dialog.person().roles, std::vector{workflow::Role::Expert});
        for (QCheckBox *box : dialog.findChildren<QCheckBox *>())
            box->setChecked(false);
        QVERIFY(!add->isEnabled());
    }

private:
    QTemporaryDir m_settings;
};

NIDREG_TEST(PublishDialogTest, QApplication)

} // namespace tst_publishdialog

#include "tst_publishdialog.moc"
