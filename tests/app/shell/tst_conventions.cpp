// SPDX-License-Identifier: MIT
#include "forms/drafts/draftspage.h"
#include "forms/editor/draftview.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QMenuBar>
#include <QRegularExpression>
#include <QToolButton>

namespace tst_conventions {

using namespace nidreg;
using namespace nidreg::tests;

class ConventionsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    /// "Start a revision", "Publish listing…": only the first word is capital, and an ellipsis
    /// stands right after the word.
    void commandsAreWrittenInSentenceCase()
    {
        MainWindowSetup setup;
        static const QRegularExpression capitals(" \\p{Lu}\\p{Ll}");
        for (const QAction *menu : setup.window->menuBar()->actions()) {
            for (const QAction *action : menu->menu()->actions()) {
                const QString words = action->text().remove('&');
                QVERIFY2(!words.contains(capitals), qPrintable(words));
                QVERIFY2(!words.contains(" …") && !words.contains("..."), qPrintable(words));
            }
        }
    }

    void theStatusBarSaysWhatIsUnsaved()
    {
        MainWindowSetup setup;
        auto &mark = setup.the<QToolButton>("unsaved");
        auto &drafts = setup.the<forms::DraftsPage>();
        setup.window->choosePage(2);
        drafts.newDraft();
        QVERIFY(!mark.isVisible());
        forms::Draft &draft = drafts.current()->draft();
        draft.setText(templates::Field::Purpose, "Names for lights.");
        QVERIFY(mark.isVisible());
        QCOMPARE(mark.text(), QString("Unsaved drafts: 1"));
        setup.window->choosePage(0);
        mark.click();
        QVERIFY(drafts.isVisible());
        draft.setSaved();
        QVERIFY(!mark.isVisible());
    }

    void howOneLikesToWriteComesBack()
    {
        const auto toggle = [](MainWindowSetup &setup, const QString &words) {
            for (QAction *action : setup.the<forms::DraftsPage>().pageActions()) {
                if (action->text().remove('&') == words)
                    return action;
            }
            qFatal("no action %s", qPrintable(words));
        };
        {
            MainWindowSetup setup;
            toggle(setup, "Fixed-width font")->setChecked(true);
            toggle(setup, "Guidance")->setChecked(false);
        }
        MainWindowSetup again;
        QVERIFY(toggle(again, "Fixed-width font")->isChecked());
        QVERIFY(!toggle(again, "Guidance")->isChecked());
        QVERIFY(!toggle(again, "Preview")->isChecked());
    }

private:
    OwnSettings m_settings;
};

static int runConventions(int argc, char *argv[])
{
    QApplication application(argc, argv);
    app::installIcons();
    ConventionsTest test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runConventions)

} // namespace tst_conventions

#include "tst_conventions.moc"
