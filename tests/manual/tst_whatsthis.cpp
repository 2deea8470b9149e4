// SPDX-License-Identifier: MIT
#include "forms/help/shortcutsheet.h"
#include "forms/help/tips.h"
#include "forms/help/tour.h"
#include "forms/help/whatsthis.h"
#include "tests/manual/manualsource.h"
#include "tests/program/program.h"
#include "tests/support/ownsettings.h"

#include <QApplication>
#include <QDirIterator>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QXmlStreamReader>

namespace tst_whatsthis {

using namespace nidreg;
using namespace nidreg::forms;
using namespace nidreg::tests;

namespace {

/// A control as a form describes it.
struct Described {
    QString form; ///< class of the form, without namespaces
    QString kind; ///< class of the control
    QString name;
    bool hasToolTip = false;
};

bool isInput(const QString &kind)
{
    static const QStringList kKinds{
        "PushButton", "ToolButton", "RadioButton", "CheckBox",    "LineEdit", "LineField",
        "TextField",  "ComboBox",   "TextEdit",    "TextBrowser", "DateEdit", "SpinBox",
        "TableView",  "ListView",   "TreeWidget",  "ListWidget",  "RowsView"};
    return std::ranges::any_of(kKinds, [&](const QString &each) { return kind.endsWith(each); });
}

std::vector<Described> controlsOf(const QString &path)
{
    QXmlStreamReader reader(sourceOf(path));
    std::vector<Described> open, found;
    QString form;
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::StartElement && reader.name() == u"class" && form.isEmpty())
            form = reader.readElementText().section("::", -1);
        else if (token == QXmlStreamReader::StartElement && reader.name() == u"widget")
            open.push_back({form, reader.attributes().value("class").toString().section("::", -1),
                            reader.attributes().value("name").toString(), false});
        else if (token == QXmlStreamReader::StartElement && reader.name() == u"property"
                 && reader.attributes().value("name") == u"toolTip" && !open.empty())
            open.back().hasToolTip = true;
        else if (token == QXmlStreamReader::EndElement && reader.name() == u"widget") {
            if (isInput(open.back().kind))
                found.push_back(open.back());
            open.pop_back();
        }
    }
    return found;
}

} // namespace

class WhatsThisTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void everyControlOfAFormIsExplained_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(NIDREG_SOURCE "/forms", {"*.ui"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(QFileInfo(path).baseName().toUtf8()) << path;
        }
    }
    void everyControlOfAFormIsExplained()
    {
        QFETCH(const QString, path);
        QStringList missing;
        for (const Described &each : controlsOf(path)) {
            const bool hasRow = std::ranges::any_of(whatsThisRows(), [&](const WhatsThisRow &row) {
                return (row.within == each.form && row.name == each.name)
                    || (row.within == each.kind && *row.name == '\0');
            });
            if (!hasRow && !each.hasToolTip)
                missing << each.form + '.' + each.name;
        }
        QCOMPARE(missing, QStringList());
    }

    void theTableHasNoRowTwice()
    {
        QSet<QString> seen;
        for (const WhatsThisRow &row : whatsThisRows()) {
            const QString key = QString(row.within) + '.' + row.name;
            QVERIFY2(!seen.contains(key), qPrintable(key));
            seen.insert(key);
            QVERIFY2(QString(row.text).endsWith('.'), row.text);
        }
    }

    void shortcutsComeFromTheMenus()
    {
        QMainWindow window;
        QMenu *file = window.menuBar()->addMenu("&File");
        QAction *quit = file->addAction("&Quit");
        quit->setObjectName("quit");
        quit->setShortcut(QKeySequence("Ctrl+Q"));
        file->addAction("No keys")->setObjectName("other");
        Shortcuts shortcuts;
        shortcuts.restore(window);
        ShortcutSheet sheet(shortcuts);
        QVERIFY(sheet.asHtml().contains("<td>Ctrl+Q</td>"));
        QVERIFY(!sheet.asHtml().contains("No keys"));
        sheet.findChild<QLineEdit *>("filterEdit")->setText("zzz");
        QVERIFY(!sheet.asHtml().contains("Ctrl+Q"));
    }

    void aTipComesOnce()
    {
        TipMemory memory;
        const QString first = memory.take("nidreg::forms::NamespacesPage");
        const QString second = memory.take("nidreg::forms::NamespacesPage");
        QVERIFY(!first.isEmpty() && !second.isEmpty() && first != second);
        QCOMPARE(TipMemory().take("nidreg::forms::NamespacesPage"), QString());
        memory.setWanted(false);
        QCOMPARE(memory.take("nidreg::forms::DraftsPage"), QString());
    }

    void theTourGoesOnAndBackAndEnds()
    {
        QWidget window;
        window.resize(800, 600);
        window.show();
        const auto where = [] { return QRect(0, 0, 100, 100); };
        QPointer<Tour> tour =
            new Tour(window, {{"One", "First.", where}, {"Two", "Second.", where}});
        const QSignalSpy ended(tour, &Tour::ended);
        tour->findChild<QPushButton *>("next")->click();
        QCOMPARE(tour->step(), std::size_t(1));
        tour->findChild<QPushButton *>("back")->click();
        QCOMPARE(tour->step(), std::size_t(0));
        QTest::keyClick(tour, Qt::Key_Escape);
        QCOMPARE(ended.count(), 1);
        QTRY_VERIFY(!tour);
    }

private:
    tests::OwnSettings m_settings;
};

NIDREG_TEST(WhatsThisTest, QApplication)

} // namespace tst_whatsthis

#include "tst_whatsthis.moc"
