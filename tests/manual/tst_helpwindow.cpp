// SPDX-License-Identifier: MIT
#include "forms/help/helpcenter.h"
#include "forms/help/helptargets.h"
#include "forms/help/helpwindow.h"
#include "forms/help/manualview.h"
#include "forms/widgets/findingsmodel.h"
#include "forms/widgets/helpproperty.h"
#include "model/templates/lint/rules.h"
#include "tests/program/program.h"
#include "tests/support/ownsettings.h"

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMainWindow>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeWidget>

namespace tst_helpwindow {

using namespace nidreg;
using namespace nidreg::forms;

class HelpWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void aPlaceIsShownWithItsEntryChosen_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("entry");
        QTest::newRow("a page") << "drafts.md"
                                << "Drafts – Manual"
                                << "Drafts";
        QTest::newRow("a heading of it") << "drafts.md#the-grammar"
                                         << "Drafts – Manual"
                                         << "The grammar";
        QTest::newRow("what is not there: the contents") << "nowhere.md"
                                                         << "Manual of nidreg – Manual"
                                                         << "Manual of nidreg";
    }
    void aPlaceIsShownWithItsEntryChosen()
    {
        QFETCH(const QString, target);
        HelpWindow window(m_manual);
        window.showPage(target);
        QTEST(window.windowTitle(), "title");
        QTEST(window.findChild<QTreeWidget *>("contents")->currentItem()->text(0), "entry");
    }

    void aHeadingIsScrolledTo()
    {
        HelpWindow window(m_manual);
        window.showPage("rules.md");
        QCOMPARE(window.view().verticalScrollBar()->value(), 0);
        window.showPage("rules.md#templatetwice");
        QVERIFY(window.view().verticalScrollBar()->value() > 0);
        const QPoint top(40, 8);
        const QString near = window.view().cursorForPosition(top).block().text();
        QVERIFY2(near.contains("template.*.twice"), qPrintable(near));
    }

    void linksAreFollowed_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<int>("outside");
        QTest::newRow("to a page") << "audit.md"
                                   << "audit.md" << 0;
        QTest::newRow("to a heading") << "audit.md#verify"
                                      << "audit.md#verify" << 0;
        QTest::newRow("within the page") << "#scan-a-file"
                                         << "workbench.md#scan-a-file" << 0;
        QTest::newRow("out of the manual") << "https://www.rfc-editor.org/"
                                           << "workbench.md" << 1;
    }
    void linksAreFollowed()
    {
        QFETCH(const QString, link);
        HelpWindow window(m_manual);
        window.showPage("workbench.md");
        const QSignalSpy outside(&window, &HelpWindow::outsideWanted);
        emit window.view().anchorClicked(QUrl(link));
        QTEST(window.view().target(), "shown");
        QTEST(int(outside.count()), "outside");
    }

    void oneGoesBackAndForward()
    {
        HelpWindow window(m_manual);
        window.showPage("audit.md");
        window.showPage("drafts.md");
        window.view().backward();
        QCOMPARE(window.view().target(), QString("audit.md"));
        window.view().forward();
        QCOMPARE(window.view().target(), QString("drafts.md"));
    }

    void aSearchShowsItsHitsAndReturnOpensTheFirst()
    {
        HelpWindow window(m_manual);
        window.showPage("index.md");
        auto *search = window.findChild<QLineEdit *>("search");
        search->setText("checkpoint witness");
        auto *hits = window.findChild<QListWidget *>("hits");
        QVERIFY(hits->isVisible());
        QVERIFY(hits->count() > 0);
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(window.view().toPlainText().contains("witness", Qt::CaseInsensitive));
        QCOMPARE(window.view().textCursor().selectedText().toLower(), QString("checkpoint"));
        search->clear();
        QVERIFY(window.findChild<QTreeWidget *>("contents")->isVisible());
    }

    void wordsAreFoundInThePage()
    {
        HelpWindow window(m_manual);
        window.showPage("audit.md");
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
        auto *find = window.findChild<QLineEdit *>("find");
        QTRY_VERIFY(find->isVisible());
        find->setText("checkpoint");
        QTest::keyClick(find, Qt::Key_Return);
        const int first = window.view().textCursor().position();
        QVERIFY(window.view().textCursor().hasSelection());
        QTest::keyClick(find, Qt::Key_Return);
        QVERIFY(window.view().textCursor().position() > first);
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(!find->isVisible());
    }

    void theSizeOfLettersComesBack()
    {
        {
            HelpWindow window(m_manual);
            window.showPage("audit.md");
            window.view().zoom(1);
            window.view().zoom(1);
        }
        HelpWindow again(m_manual);
        QCOMPARE(again.view().zoomSteps(), 2);
        again.view().zoom(0);
        QCOMPARE(QSettings().value("help/zoom").toInt(), 0);
    }

    void everyPageIsReadable_data()
    {
        QTest::addColumn<QString>("name");
        for (const ManualPage &page : m_manual.pages())
            QTest::newRow(page.name.toUtf8()) << page.name;
    }
    void everyPageIsReadable()
    {
        QFETCH(const QString, name);
        HelpWindow window(m_manual);
        window.showPage(name);
        const QString shown = window.view().toPlainText();
        QVERIFY(shown.contains(m_manual.page(name)->title()));
        QVERIFY2(!shown.contains("```"), "code is shown with its fence");
        QVERIFY2(!shown.contains(QChar::ObjectReplacementCharacter)
                     || m_manual.page(name)->text.contains("!["),
                 "a picture is shown that is not there");
    }

    void helpIsAboutWhereOneIs()
    {
        QWidget outer;
        outer.setProperty(kHelpProperty, "drafts.md");
        QWidget inner(&outer);
        QCOMPARE(helpFor(&inner, m_manual), QString("drafts.md"));
        inner.setProperty(kHelpProperty, "fields.md#syntax");
        QCOMPARE(helpFor(&inner, m_manual), QString("fields.md#syntax"));
        inner.setProperty(kHelpProperty, "nowhere.md");
        QCOMPARE(helpFor(&inner, m_manual), QString("drafts.md"));
        QCOMPARE(helpFor(nullptr, m_manual), QString("index.md"));
    }

    void aChosenFindingLeadsToItsRule()
    {
        FindingsModel findings;
        findings.setFindings(
            {{templates::Field::Date,
              {&templates::rule(templates::Field::Date, templates::Problem::Malformed), {}, {}}}});
        QListView view;
        view.setProperty(kHelpProperty, "drafts.md");
        view.setModel(&findings);
        QCOMPARE(helpFor(&view, m_manual), QString("drafts.md"));
        view.setCurrentIndex(findings.index(0));
        QCOMPARE(helpFor(&view, m_manual), QString("rules.md#templatedatemalformed"));
    }

    void helpOpensInADialogThatBlocksTheWindow()
    {
        QMainWindow window;
        QUrl opened;
        HelpCenter help(window, [&](const QUrl &url) { opened = url; });
        window.show();
        QDialog dialog(&window);
        dialog.setModal(true);
        dialog.setProperty(kHelpProperty, "people.md#policies");
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClick(&dialog, Qt::Key_F1);
        QVERIFY(help.manualWindow());
        QCOMPARE(help.manualWindow()->view().target(), QString("people.md#policies"));
        QCOMPARE(help.manualWindow()->parentWidget(), &dialog);
        emit help.manualWindow()->view().anchorClicked(QUrl("https://www.iana.org/"));
        QCOMPARE(opened, QUrl("https://www.iana.org/"));
    }

private:
    Manual m_manual;
    tests::OwnSettings m_settings;
};

NIDREG_TEST(HelpWindowTest, QApplication)

} // namespace tst_helpwindow

#include "tst_helpwindow.moc"
