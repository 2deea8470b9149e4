// SPDX-License-Identifier: MIT
#include "app/shell/actingmenu.h"
#include "app/shell/commandpalette.h"
#include "app/shell/pageslist.h"
#include "forms/administration/persondialog.h"
#include "forms/drafts/draftspage.h"
#include "forms/help/helpcenter.h"
#include "forms/help/helpwindow.h"
#include "forms/requests/requestspage.h"
#include "forms/widgets/messagebar.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"
#include "tests/support/nextquestion.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QToolBar>

namespace tst_mainwindow {

using namespace nidreg;
using namespace nidreg::tests;
using app::PagesList;

class MainWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void theWindowStandsBeforeTheRegistryIsOpen()
    {
        MainWindowSetup setup;
        QVERIFY(setup.window->isVisible());
        QVERIFY(!setup.session.isOpen());
        QCOMPARE(setup.the<PagesList>().count(), 6);
    }

    void theListShowsHowManyNamespacesThereAre()
    {
        MainWindowSetup setup;
        setup.open();
        PagesList &folders = setup.the<PagesList>();
        QTRY_COMPARE(folders.item(0)->data(Qt::AccessibleTextRole).toString(),
                     QString("Namespaces, Listed: 105"));
    }

    void everyPageHasItsShortcutAndItsMenu()
    {
        MainWindowSetup setup;
        for (const int page : {1, 2, 0}) {
            QTest::keyClick(setup.window.get(), Qt::Key(Qt::Key_1 + page), Qt::ControlModifier);
            QCOMPARE(setup.the<PagesList>().currentRow(), page);
            const QString name = setup.the<PagesList>().item(page)->text();
            QCOMPARE(visibleMenus(setup).count(name), 1);
            QCOMPARE(visibleMenus(setup).size(), 6);
        }
    }

    void theListOfPagesHelpsWithThePageThatIsShown()
    {
        MainWindowSetup setup;
        setup.window->choosePage(1);
        setup.the<PagesList>().setFocus();
        setup.window->findChild<QAction *>("helpManual")->trigger();
        QVERIFY(setup.the<forms::HelpCenter>().manualWindow()->windowTitle().contains("Requests"));
    }

    void noTwoCommandsShareAShortcutWhileTheyAreShown()
    {
        MainWindowSetup setup;
        for (int page = 0; page < 4; ++page) {
            setup.window->choosePage(page);
            QHash<QString, const QAction *> seen;
            for (const QAction *menu : setup.window->menuBar()->actions()) {
                if (!menu->isVisible())
                    continue;
                for (const QAction *action : menu->menu()->actions()) {
                    const QString keys = action->shortcut().toString();
                    const QAction *other = keys.isEmpty() ? nullptr : seen.value(keys, action);
                    QVERIFY2(!other || other == action, qPrintable(keys + action->text()));
                    seen.insert(keys, action);
                }
            }
        }
    }

    void everyControlHasAName()
    {
        MainWindowSetup setup;
        setup.open();
        for (int page = 0; page < 4; ++page) {
            setup.window->choosePage(page);
            checkNames(*setup.window);
        }
        setup.window->findChild<forms::DraftsPage *>()->newDraft();
        checkNames(*setup.window);
    }

    void thePaletteFindsCommandsAndNids()
    {
        MainWindowSetup setup;
        setup.open();
        QTest::keyClick(setup.window.get(), Qt::Key_K, Qt::ControlModifier);
        auto &palette = setup.the<app::CommandPalette>();
        auto *list = palette.findChild<QListWidget *>();
        QTest::keyClicks(palette.findChild<QLineEdit *>(), "isbn");
        QTRY_VERIFY(!list->findItems("isbn", Qt::MatchStartsWith).isEmpty());
        list->setCurrentItem(list->findItems("isbn", Qt::MatchStartsWith).first());
        QTest::keyClick(palette.findChild<QLineEdit *>(), Qt::Key_Return);
        auto &table = setup.table();
        QTRY_COMPARE(table.currentIndex().siblingAtColumn(0).data().toString(), QString("isbn"));
    }

    void thePaletteFindsARequestByItsNumberAndSaysWhenThereIsNothing()
    {
        MainWindowSetup setup;
        setup.open();
        const workflow::RequestId request = setup.createRequest("seedbank");
        QTest::keyClick(setup.window.get(), Qt::Key_K, Qt::ControlModifier);
        auto &palette = setup.the<app::CommandPalette>();
        auto *list = palette.findChild<QListWidget *>();
        auto *edit = palette.findChild<QLineEdit *>();
        edit->setText(QString::number(request.value));
        const QString row = QString("Request %1").arg(request.value);
        QTRY_VERIFY(list->item(0) && list->item(0)->text() == row);
        edit->setText("seedb"); // its NID
        QTRY_COMPARE(list->findItems(row, Qt::MatchExactly).size(), 1);
        edit->setText("qqqqzz");
        QTRY_VERIFY(list->isHidden());
        QVERIFY(list->parentWidget()->findChild<QLabel *>()->text().contains("qqqqzz"));
        edit->setText(QString::number(request.value));
        QTRY_VERIFY(list->item(0) && list->item(0)->text() == row);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(setup.the<PagesList>().currentRow(), 1);
    }

    void aLostConnectionIsSaidAndGoesAway()
    {
        MainWindowSetup setup;
        setup.registry.setAway(true);
        setup.session.open();
        const auto says = [&setup](const QString &words) {
            for (auto *messageBar : setup.window->findChildren<forms::MessageBar *>()) {
                if (messageBar->isVisible() && messageBar->message().contains(words))
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(says("Cannot reach the registry"));
        setup.registry.setAway(false);
        QTRY_VERIFY_WITH_TIMEOUT(setup.session.isOpen(), 20000);
        QTRY_VERIFY(!says("Cannot reach the registry"));
    }

    void theWelcomeComesOnce()
    {
        {
            MainWindowSetup setup;
            setup.open();
            press(setup, "&Close");
        }
        MainWindowSetup again;
        again.open();
        for (auto *messageBar : again.window->findChildren<forms::MessageBar *>())
            QVERIFY(!messageBar->isVisible()
                    || !messageBar->message().contains("your own registry"));
    }

    void whatACrashLeftIsOfferedWhereverTheWindowOpens()
    {
        QTemporaryDir folder;
        {
            MainWindowSetup ended(folder.path());
            auto *drafts = ended.window->findChild<forms::DraftsPage *>();
            drafts->newDraft();
            drafts->current()->draft().setText(templates::Field::NamespaceIdentifier, "seedbank");
        }
        QSettings().setValue("window/place", 0);
        MainWindowSetup setup(folder.path());
        QCOMPARE(setup.the<PagesList>().currentRow(), 0);
        auto &offer = setup.the<forms::MessageBar>("leftover");
        QVERIFY(offer.isVisible());
        QVERIFY(offer.message().contains("seedbank"));
        press(setup, "&Recover");
        QCOMPARE(setup.the<PagesList>().currentRow(), 2);
        auto *drafts = setup.window->findChild<forms::DraftsPage *>();
        QCOMPARE(drafts->current()->draft().text(templates::Field::NamespaceIdentifier),
                 QString("seedbank"));
    }

    void theWindowStaysOpenWhereAPageRefuses()
    {
        MainWindowSetup setup;
        auto *drafts = setup.window->findChild<forms::DraftsPage *>();
        drafts->newDraft();
        drafts->current()->draft().setText(templates::Field::Purpose, "x");
        {
            const NextQuestion question(QMessageBox::RejectRole);
            QVERIFY(!setup.window->close());
            QVERIFY(question.wasAsked());
        }
        QVERIFY(setup.window->isVisible());
        QCOMPARE(drafts->current()->draft().text(templates::Field::Purpose), QString("x"));
        const NextQuestion question(QMessageBox::DestructiveRole);
        QVERIFY(setup.window->close());
        QVERIFY(question.wasAsked());
        QCOMPARE(QDir(setup.folder.filePath("recovery")).entryList({"*.draft"}), QStringList());
        QCOMPARE(QDir(setup.folder.filePath("recovery")).entryList({"*.discarded"}).size(), 1);
    }

    void aPersonIsAddedAndMayAct()
    {
        MainWindowSetup setup;
        setup.open();
        setup.session.actAs({"ada", workflow::Role::Registrar});
        auto &acting = setup.the<app::ActingMenu>();
        acting.addPersonAction()->trigger();
        auto &dialog = setup.the<forms::PersonDialog>();
        QTest::keyClicks(dialog.findChild<QLineEdit *>(), "bert");
        dialog.suggest(workflow::Role::Expert);
        for (QAbstractButton *button : dialog.findChild<QDialogButtonBox *>()->buttons()) {
            if (button->text().contains("person"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        const auto choices = [&acting] {
            QStringList texts;
            for (const QAction *action : acting.menu()->actions())
                texts += action->text();
            return texts;
        };
        QTRY_VERIFY(choices().contains("bert · Designated expert"));
        for (QAction *action : acting.menu()->actions()) {
            if (action->text().startsWith("bert"))
                action->trigger();
        }
        QCOMPARE(acting.text(), QString("bert · Designated expert"));
        QVERIFY(!acting.addPersonAction()->isEnabled());
    }

    void singleUserModeIsMarked()
    {
        MainWindowSetup setup;
        setup.open();
        setup.session.actAs({"ada", workflow::Role::Registrar});
        QAction *mode = setup.the<app::ActingMenu>().singleUserAction();
        QVERIFY(!mode->isChecked());
        mode->trigger();
        QTRY_VERIFY(setup.session.access().singleUser);
        QTRY_VERIFY(mode->isChecked());
    }

    void thePageAndTheChipsAreRestored()
    {
        {
            MainWindowSetup setup;
            setup.window->choosePage(1);
            setup.the<QToolButton>("informalChip").click();
            setup.window->close();
        }
        MainWindowSetup again;
        QCOMPARE(again.the<PagesList>().currentRow(), 1);
        QVERIFY(again.the<QToolButton>("informalChip").isChecked());
    }

    void aDarkPaletteGetsLightIcons()
    {
        MainWindowSetup setup;
        const auto ink = [&setup] {
            QAction *action = setup.window->findChild<forms::DraftsPage *>()->pageActions().first();
            const QImage image = action->icon().pixmap(32).toImage();
            int darkest = 255, lightest = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QColor color = image.pixelColor(x, y);
                    if (color.alpha() > 200) {
                        darkest = std::min(darkest, color.lightness());
                        lightest = std::max(lightest, color.lightness());
                    }
                }
            }
            return std::pair(darkest, lightest);
        };
        const QPalette before = QApplication::palette();
        QVERIFY(ink().second < 128);
        QApplication::setPalette(darkPalette());
        QTRY_VERIFY(ink().first > 128);
        QApplication::setPalette(before);
        QTRY_VERIFY(ink().second < 128);
    }

private:
    static QStringList visibleMenus(MainWindowSetup &setup)
    {
        QStringList names;
        for (const QAction *menu : setup.window->menuBar()->actions()) {
            if (menu->isVisible())
                names += menu->text().remove('&');
        }
        return names;
    }

    /// A screen reader's tree: whatever takes the focus says what it is.
    static void checkNames(const QWidget &window)
    {
        for (QWidget *widget : window.findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy()
                || qobject_cast<QTabBar *>(widget)
                || QString(widget->metaObject()->className()) == "QComboBoxListView")
                continue;
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(face);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(),
                     qPrintable(QString("%1 “%2” in %3")
                                    .arg(widget->metaObject()->className(), widget->objectName(),
                                         widget->parentWidget()->objectName())));
        }
    }

    static void press(MainWindowSetup &setup, const QString &text)
    {
        for (auto *button : setup.window->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(qPrintable("no button " + text));
    }

    static QPalette darkPalette()
    {
        QPalette dark(QColor(0x31, 0x36, 0x3b), QColor(0x2a, 0x2e, 0x32));
        dark.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x20));
        return dark;
    }

    OwnSettings m_settings;
};

static int runMainWindow(int argc, char *argv[])
{
    QApplication application(argc, argv);
    app::installIcons();
    MainWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runMainWindow)

} // namespace tst_mainwindow

#include "tst_mainwindow.moc"
