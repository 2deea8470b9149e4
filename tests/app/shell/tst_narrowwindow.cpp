// SPDX-License-Identifier: MIT
#include "forms/drafts/draftspage.h"
#include "forms/requests/requestspage.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QAction>
#include <QTabWidget>

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
        auto &requests = setup.the<forms::RequestsPage>();
        requests.show(setup.createRequest("walrus"));
        setup.window->choosePage(1);
        QTRY_VERIFY(requests.findChild<QTabWidget *>("tabs")->isVisible());
        setup.the<forms::DraftsPage>().newDraft();
        for (QAction *action : setup.window->findChildren<QAction *>("asOf"))
            action->setChecked(true); // the bar of the past
        for (int page = 0; page < 6; ++page) { // the largest page decides; each has to be laid out
            setup.window->choosePage(page);
            QCoreApplication::processEvents();
        }
        setup.window->choosePage(0);
        QCoreApplication::processEvents();
        const QSize least = setup.window->minimumSizeHint();
        QVERIFY2(least.width() <= 900 && least.height() <= 500,
                 qPrintable(QStringLiteral("%1 × %2").arg(least.width()).arg(least.height())));
    }

private:
    OwnSettings m_settings;
};

NIDREG_TEST(NarrowWindowTest, QApplication)

} // namespace tst_narrowwindow

#include "tst_narrowwindow.moc"
