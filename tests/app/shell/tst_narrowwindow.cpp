// SPDX-License-Identifier: MIT
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QAction>
#include <QTranslator>

namespace tst_narrowwindow {

using namespace nidreg;
using namespace nidreg::tests;

/// Longer words must not make the window wider than a small screen, or a large one at 200 %.
class NarrowWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_settings = std::make_unique<QTemporaryDir>();
        useSettingsIn(*m_settings);
        QSettings().clear();
    }

    void everyPageFitsInto900By500_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("in English") << "en";
        QTest::newRow("in German") << "de";
        QTest::newRow("in French") << "fr";
    }

    void everyPageFitsInto900By500()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QCOMPARE(translator.load(":/translations/nidreg_" + language + ".qm"), language != "en");
        QCoreApplication::installTranslator(&translator);
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
    std::unique_ptr<QTemporaryDir> m_settings;
};

NIDREG_TEST(NarrowWindowTest, QApplication)

} // namespace tst_narrowwindow

#include "tst_narrowwindow.moc"
