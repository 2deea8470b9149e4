// SPDX-License-Identifier: MIT
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QMenuBar>

namespace tst_mnemonics {

using namespace nidreg;
using namespace nidreg::tests;

/// The letters that a menu or a window answers to.
static QString mnemonicOf(const QString &text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    return key.isEmpty() ? QString() : key.toString();
}

/// Menus and their entries, in each language of the window.
class MnemonicsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void noTwoMenusOrEntriesShareAMnemonic_data() { addLanguages(); }

    void noTwoMenusOrEntriesShareAMnemonic()
    {
        QFETCH(QString, language);
        const InLanguage spoken(language);
        MainWindowSetup setup;
        setup.open();
        for (int page = 0; page < 4; ++page) {
            setup.window->choosePage(page);
            checkMnemonics(setup.window->menuBar()->actions(), "menu bar");
            for (const QAction *menu : setup.window->menuBar()->actions()) {
                if (menu->isVisible())
                    checkMnemonics(menu->menu()->actions(), menu->text());
            }
        }
    }

private:
    static void checkMnemonics(const QList<QAction *> &actions, const QString &where)
    {
        QStringList seen;
        for (const QAction *action : actions) {
            if (!action->isVisible() || action->isSeparator())
                continue;
            const QString key = mnemonicOf(action->text());
            QVERIFY2(!key.isEmpty() || action->text().contains(QStringLiteral("·")),
                     qPrintable("no mnemonic: " + where + " / " + action->text()));
            QVERIFY2(key.isEmpty() || !seen.contains(key),
                     qPrintable(key + " twice: " + where + " / " + action->text()));
            seen += key;
        }
    }

    OwnSettings m_settings;
};

NIDREG_TEST(MnemonicsTest, QApplication)

} // namespace tst_mnemonics

#include "tst_mnemonics.moc"
