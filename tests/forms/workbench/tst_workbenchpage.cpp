// SPDX-License-Identifier: MIT
#include "forms/widgets/tabledialog.h"
#include "forms/workbench/linesmodel.h"
#include "forms/workbench/tablepanel.h"
#include "forms/workbench/urncard.h"
#include "forms/workbench/workbenchinput.h"
#include "forms/workbench/workbenchpage.h"
#include "forms/workbench/workbenchtool.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMimeData>
#include <QMutex>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTextBrowser>

namespace tst_workbenchpage {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

/// The Workbench on a real registry.
struct Setup {
    Setup()
        : conninfo(context.registry.conninfo()),
          session([this] { return storage::openStore(way()); }, context.clock, context.knowledge),
          page(session, {})
    {
        page.resize(900, 700);
        page.show();
    }

    void import(const std::string &nid) const
    {
        registry::ImportBatch batch;
        batch.source = "a listing";
        batch.sha256 = std::string(64, '0');
        registry::ImportedNamespace each;
        each.row.nid = nid;
        each.row.kind = urn::NidKind::Formal;
        each.row.registrant = "Registrant of " + nid;
        batch.namespaces.push_back(each);
        must(context.registry.store().import(rita(), batch));
    }
    QTabWidget *tabs() const { return page.findChild<QTabWidget *>(); }
    forms::WorkbenchTool *tool(int index) const
    {
        return qobject_cast<forms::WorkbenchTool *>(tabs()->widget(index));
    }
    QString said(int index = 0) const
    {
        return tool(index)->findChild<QTextBrowser *>("report")->toPlainText();
    }
    forms::WorkbenchInput *input(int index = 0) const
    {
        return tool(index)->findChildren<forms::WorkbenchInput *>().front();
    }

    /// Read on the session's own thread.
    QString way()
    {
        const QMutexLocker lock(&guard);
        return conninfo;
    }
    void setWay(const QString &to)
    {
        const QMutexLocker lock(&guard);
        conninfo = to;
    }

    TestContext context;
    QMutex guard;
    QString conninfo;
    forms::RegistrySession session;
    forms::WorkbenchPage page;
};

} // namespace

class WorkbenchPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-tests");
        QCoreApplication::setApplicationName("tst_workbenchpage");
    }
    void init() { QSettings().clear(); }

    void whatIsTypedIsTakenApart()
    {
        const Setup setup;
        QTest::keyClicks(setup.input(), "urn:example:abc?=q");
        QTRY_VERIFY(setup.said().contains("This is a URN according to RFC 8141."));
        QTRY_VERIFY(setup.said().contains("q-component"));
        QTest::keyClicks(setup.input(), " ");
        QTRY_VERIFY(setup.said().contains("✓ accepted")); // blanks around it are not its
        QTest::keyClicks(setup.input(), "x");
        QTRY_VERIFY(setup.said().contains("RFC 8141: not valid at byte 18"));
    }

    void severalLinesAreATableThatLeadsToEach()
    {
        Setup setup;
        setup.import("lights");
        setup.session.open();
        QTRY_VERIFY(setup.session.isOpen());
        auto *lines = setup.page.findChild<forms::TablePanel *>("lines");
        QVERIFY(lines->isHidden());
        setup.input()->setText("urn:lights:1\nno urn\nurn:nobody:2");
        QTRY_VERIFY(lines->isVisible());
        const QAbstractItemModel &model = *lines->table().model();
        QCOMPARE(model.rowCount(), 3);
        QTRY_COMPARE(model.index(0, forms::LinesModel::RegisteredColumn).data().toString(),
                     "registered");
        QCOMPARE(model.index(2, forms::LinesModel::RegisteredColumn).data().toString(),
                 "not registered");
        lines->table().selectRow(2);
        QTRY_VERIFY(setup.said().contains("“nobody” is not registered"));
        const auto *card = setup.page.findChild<forms::UrnCard *>("card");
        QCOMPARE(card->selectedText(), "urn:nobody:2");
        setup.input()->setText("urn:lights:1");
        QTRY_VERIFY(lines->isHidden());
    }

    void theRegistryIsAskedForTheNamespace()
    {
        Setup setup;
        setup.session.open();
        QTRY_VERIFY(setup.session.isOpen());
        setup.input()->setText("urn:nobody:1");
        QTRY_VERIFY(setup.said().contains("“nobody” is not registered"));
    }

    void withoutARegistryThatIsSaid()
    {
        const Setup setup;
        setup.input()->setText("urn:nobody:1");
        QTRY_VERIFY(setup.said().contains("“nobody”") || setup.said().contains("registry"));
        QVERIFY(!setup.said().contains("is not registered"));
    }

    void whatARegistrySaysOnceItAnswersIsSaid()
    {
        Setup setup;
        setup.import("lights");
        setup.input()->setText("urn:lights:1");
        QTRY_VERIFY(setup.said().contains("Namespace"));
        QTRY_VERIFY(!setup.said().contains("being asked"));
        setup.session.open();
        QTRY_VERIFY2(setup.said().contains("“lights” is registered."), qPrintable(setup.said()));
    }

    void whatIsRegisteredMeanwhileIsSaid()
    {
        Setup setup;
        setup.session.open();
        QTRY_VERIFY(setup.session.isOpen());
        setup.input()->setText("urn:lights:1");
        QTRY_VERIFY(setup.said().contains("“lights” is not registered"));
        setup.import("lights");
        QTRY_VERIFY2(setup.said().contains("“lights” is registered."), qPrintable(setup.said()));
    }

    void whatARegistrySaidIsNotTheNextOnes()
    {
        Setup setup;
        setup.import("lights");
        setup.session.open();
        QTRY_VERIFY(setup.session.isOpen());
        setup.input()->setText("urn:lights:1");
        QTRY_VERIFY(setup.said().contains("“lights” is registered."));
        setup.setWay(QStringLiteral("host=/nowhere-at-all"));
        setup.session.reopen();
        QTRY_VERIFY(!setup.said().contains("is registered."));
        QTRY_VERIFY(!setup.said().contains("being asked"));
        QVERIFY(!setup.said().contains("is registered."));
    }

    void theCursorAsksAgainWhereItsLineMatters_data()
    {
        QTest::addColumn<int>("tool");
        QTest::addColumn<bool>("asks");
        QTest::newRow("taken apart: the line at the cursor") << 0 << true;
        QTest::newRow("compared") << 1 << false;
        QTest::newRow("found in a text") << 3 << false;
    }

    void theCursorAsksAgainWhereItsLineMatters()
    {
        QFETCH(int, tool);
        QFETCH(bool, asks);
        const Setup setup;
        setup.tabs()->setCurrentIndex(tool);
        const forms::WorkbenchTool *asked = setup.tool(tool);
        setup.input(tool)->setText("urn:example:a\nurn:example:b");
        QTRY_VERIFY(asked->isAnswered());
        QTest::keyClick(setup.input(tool), Qt::Key_Down);
        QCOMPARE(!asked->isAnswered(), asks);
        QTRY_VERIFY(asked->isAnswered());
    }

    void whereNothingCanBeClearedThatIsNotOffered()
    {
        const Setup setup;
        const QAction *clear = setup.page.pageActions()[1];
        QVERIFY(clear->isEnabled());
        setup.tabs()->setCurrentIndex(setup.tabs()->count() - 1);
        QVERIFY(!clear->isEnabled());
        QVERIFY(clear->toolTip().contains("Not available"));
        setup.tabs()->setCurrentIndex(1);
        QVERIFY(clear->isEnabled());
    }

    void markupIsText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown"); // letter by letter, where the text is told again
        QTest::newRow("an element") << QStringLiteral("<b>urn:example:a</b>") << QString();
        QTest::newRow("an image") << QStringLiteral("urn:example:<img src=file:///etc/passwd>")
                                  << QString();
        QTest::newRow("an entity")
            << QStringLiteral("urn:example:&lt;") << QStringLiteral("urn:example:&lt;");
        QTest::newRow("in a name, encoded")
            << QStringLiteral("urn:example:%3Cscript%3Ealert(1)%3C/script%3E")
            << QStringLiteral("<script>alert(1)</script>");
    }

    void markupIsText()
    {
        QFETCH(QString, text);
        QFETCH(QString, shown);
        const Setup setup;
        for (int i = 0; i < 4; ++i) {
            QSignalSpy answered(setup.tool(i), &forms::WorkbenchTool::answered);
            setup.tool(i)->setText(0, text);
            if (i == 1 || i == 2)
                setup.tool(i)->setText(1, text);
            QTRY_VERIFY(!answered.isEmpty());
            const auto *report = setup.tool(i)->findChild<QTextBrowser *>("report");
            QVERIFY(!report->document()->toHtml().contains("<img", Qt::CaseInsensitive));
            QVERIFY(!report->document()->toHtml().contains("<script", Qt::CaseInsensitive));
        }
        QTRY_VERIFY(setup.said().contains(shown));
    }

    void aMebibyteIsHeldWholeAndShownBegun()
    {
        const Setup setup;
        const QString text = QStringLiteral("urn:example:") + QString((1 << 20) - 12, u'a');
        QGuiApplication::clipboard()->setText(text);
        setup.input()->paste();
        QCOMPARE(setup.input()->text(), text);
        QVERIFY(setup.input()->toPlainText().size() < 2000);
        QTRY_VERIFY(setup.said().contains("This is a URN according to RFC 8141."));
        QTest::keyClick(setup.input(), Qt::Key_Delete);
        QCOMPARE(setup.input()->text(), QString());
        QVERIFY(!setup.input()->isReadOnly());
    }

    void whatIsSaidIsCopied()
    {
        const Setup setup;
        setup.input()->setText("urn:example:a");
        QTRY_VERIFY(setup.said().contains("Canonical form"));
        setup.page.pageActions().front()->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains("Canonical form\turn:example:a"));
    }

    void whatWasParsedIsThereToBeCompared()
    {
        const Setup setup;
        setup.tool(0)->setText(0, "urn:example:a\n\n URN:example:a \nurn:example:b");
        QTabWidget *tabs = setup.tabs();
        tabs->setCurrentIndex(1);
        QTRY_VERIFY(setup.said(1).contains("According to RFC 8141, they are equivalent."));
        setup.tool(1)->setText(1, "urn:example:own");
        tabs->setCurrentIndex(0);
        tabs->setCurrentIndex(1);
        QCOMPARE(setup.tool(1)->text(1), QString("urn:example:own"));
    }

    void twoAreComparedAndAReferenceIsResolved()
    {
        const Setup setup;
        setup.tool(1)->setText(0, "urn:example:a");
        setup.tool(1)->setText(1, "URN:example:a");
        QTRY_VERIFY(setup.said(1).contains("According to RFC 8141, they are equivalent."));
        setup.tool(2)->setText(0, "http://example.org/a/b");
        setup.tool(2)->setText(1, "../c");
        QTRY_VERIFY(setup.said(2).contains("http://example.org/c"));
        setup.tool(3)->setText(0, "see <urn:example:a>");
        QTRY_VERIFY(setup.said(3).contains("urn:example:a"));
    }
};

NIDREG_TEST(WorkbenchPageTest, QApplication)

} // namespace tst_workbenchpage

#include "tst_workbenchpage.moc"
