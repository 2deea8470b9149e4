// SPDX-License-Identifier: MIT
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QAction>

namespace tst_narrowwindow {

using namespace nidreg;
using namespace nidreg::tests;

/// Longer words must not make the window wider than a small screen, or a large one at 200 %.
class NarrowWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void everyPageFitsInto900By500_data() { addLanguages(); }

    void everyPageFitsInto900By500()
    {
        QFETCH(QString, language);
        const InLanguage spoken(language);
        MainWindowSetup setup;
        setup.open();
        for (QAction *action : setup.window->findChildren<QAction *>("asOf"))
            action->setChecked(true); // the bar of the past
        QStringList tooLarge;
        for (int page = 0; page < 6; ++page) {
            setup.window->choosePage(page);
            QCoreApplication::processEvents();
            const QSize least = setup.window->minimumSizeHint();
            if (least.width() > 900 || least.height() > 500)
                tooLarge += QStringLiteral("page %1 needs %2×%3")
                                .arg(page)
                                .arg(least.width())
                                .arg(least.height());
        }
        QCOMPARE(tooLarge.join("; "), QString());
    }

private:
    OwnSettings m_settings;
};

NIDREG_TEST(NarrowWindowTest, QApplication)

} // namespace tst_narrowwindow

#include "tst_narrowwindow.moc"
