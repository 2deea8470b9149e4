// SPDX-License-Identifier: MIT
#include "app/shell/pageslist.h"
#include "forms/drafts/draftspage.h"
#include "forms/editor/draftview.h"
#include "forms/requests/requestspage.h"
#include "forms/workbench/workbenchpage.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QMenuBar>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>

namespace tst_keyboard {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

QString nameOf(const QWidget *widget)
{
    return QStringLiteral("%1 “%2”").arg(widget->metaObject()->className(), widget->objectName());
}

QRect placeOf(const QWidget &widget)
{
    return {widget.mapTo(widget.window(), QPoint()), widget.size()};
}

/// The widget right inside `outer` that holds `widget`, or is it.
const QWidget &branch(const QWidget &outer, const QWidget &widget)
{
    const QWidget *each = &widget;
    while (each->parentWidget() != &outer)
        each = each->parentWidget();
    return *each;
}

/// As one reads: along a row from the left, rows from the top. Parts of the window that stand
/// beside each other are read one after the other.
bool isReadBefore(const QWidget &one, const QWidget &other)
{
    const QWidget *outer = one.parentWidget();
    while (!outer->isAncestorOf(&other))
        outer = outer->parentWidget();
    const QRect a = placeOf(branch(*outer, one));
    const QRect b = placeOf(branch(*outer, other));
    const bool sameRow = a.top() < b.center().y() && b.top() < a.center().y();
    return sameRow ? a.left() <= b.left() : a.top() <= b.top();
}

constexpr int kMaxLinks = 20; ///< of a text shown: Tab visits them before it goes on

/// Of buttons that exclude each other, Tab stops at the one that is down; arrows do the rest.
bool isLeftToArrows(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return button && button->autoExclusive() && !button->isChecked();
}

bool takesTab(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus)
        && !widget.focusProxy() && !isLeftToArrows(widget)
        && !qobject_cast<const QMenuBar *>(&widget);
}

QList<QWidget *> tabRound(QWidget &window)
{
    QList<QWidget *> round;
    for (QWidget *at = window.focusWidget(); at && !round.contains(at); at = window.focusWidget()) {
        round += at;
        for (int link = 0; link < kMaxLinks && window.focusWidget() == at; ++link)
            QTest::keyClick(at, Qt::Key_Tab);
    }
    return round;
}

/// Begins with the list of places, where one reads first.
QList<QWidget *> fromTheTop(QList<QWidget *> round)
{
    const auto first = std::ranges::find_if(
        round, [](QWidget *each) { return qobject_cast<app::PagesList *>(each); });
    std::ranges::rotate(round, first);
    return round;
}

} // namespace

class KeyboardTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.renew(); }

    void tabVisitsEverythingInTheOrderOfReading_data() { states(); }
    void tabVisitsEverythingInTheOrderOfReading()
    {
        MainWindowSetup setup;
        enter(setup);
        const QList<QWidget *> round = fromTheTop(tabRound(*setup.window));
        for (qsizetype i = 1; i < round.size(); ++i)
            QVERIFY2(isReadBefore(*round[i - 1], *round[i]),
                     qPrintable(nameOf(round[i - 1]) + " before " + nameOf(round[i])));
        for (QWidget *each : setup.window->findChildren<QWidget *>()) {
            if (takesTab(*each))
                QVERIFY2(round.contains(each), qPrintable("never reached: " + nameOf(each)));
        }
    }

    void noTwoControlsShownAnswerToOneLetter_data() { states(); }
    void noTwoControlsShownAnswerToOneLetter()
    {
        MainWindowSetup setup;
        enter(setup);
        QHash<QString, QString> seen;
        const auto take = [&seen](const QString &text) {
            const QString key = QKeySequence::mnemonic(text).toString();
            const QString other = key.isEmpty() ? QString() : seen.value(key);
            if (!key.isEmpty())
                seen.insert(key, text);
            return other;
        };
        for (const QAction *menu : setup.window->menuBar()->actions())
            QVERIFY2(!menu->isVisible() || take(menu->text()).isEmpty(), qPrintable(menu->text()));
        for (const QWidget *each : setup.window->findChildren<QWidget *>()) {
            const QString other = each->isVisible() ? take(textOf(*each)) : QString();
            QVERIFY2(other.isEmpty(), qPrintable(textOf(*each) + " and " + other));
        }
    }

    void theWindowFitsASmallScreen_data() { states(); }
    void theWindowFitsASmallScreen()
    {
        MainWindowSetup setup;
        enter(setup);
        const QSize least = setup.window->minimumSizeHint();
        const QByteArray said =
            QByteArray::number(least.width()) + " × " + QByteArray::number(least.height());
        QVERIFY2(least.width() <= 900 && least.height() <= 500, said);
    }

private:
    static void states()
    {
        QTest::addColumn<int>("place");
        QTest::addColumn<bool>("isOneOpen");
        QTest::addColumn<int>("tool");
        QTest::newRow("Namespaces, the first start") << 0 << false << 0;
        QTest::newRow("Requests, empty") << 1 << false << 0;
        QTest::newRow("Requests, one open") << 1 << true << 0;
        QTest::newRow("Drafts, empty") << 2 << false << 0;
        QTest::newRow("Drafts, one open") << 2 << true << 0;
        QTest::newRow("Reports") << 3 << false << 0;
        QTest::newRow("Audit") << 5 << false << 0;
        QTest::newRow("Workbench, taking apart") << 4 << false << 0;
        QTest::newRow("Workbench, comparing") << 4 << false << 1;
        QTest::newRow("Workbench, resolving") << 4 << false << 2;
        QTest::newRow("Workbench, finding") << 4 << false << 3;
        QTest::newRow("Workbench, scanning") << 4 << false << 4;
    }

    static void enter(MainWindowSetup &setup)
    {
        QFETCH(const int, place);
        QFETCH(const bool, isOneOpen);
        setup.open();
        QTRY_COMPARE(setup.table().model()->rowCount(), 105);
        QTRY_VERIFY(setup.the<forms::NamespacesPage>()
                        .findChild<QTextBrowser *>("templateView")
                        ->isVisible()); // the first namespace is shown
        setup.window->choosePage(place);
        if (place == 1 && isOneOpen) {
            auto &requests = setup.the<forms::RequestsPage>();
            requests.show(setup.createRequest("walrus"));
            QTRY_VERIFY(requests.findChild<QTabWidget *>("tabs")->isVisible());
            QTRY_VERIFY(requests.findChild<QTableView *>("table")->isVisible());
        }
        QFETCH(const int, tool);
        if (auto *workbench = setup.window->findChild<forms::WorkbenchPage *>())
            workbench->findChild<QTabWidget *>()->setCurrentIndex(tool);
        if (place == 2 && isOneOpen) {
            auto *drafts = setup.window->findChild<forms::DraftsPage *>();
            drafts->newDraft();
            drafts->current()->setPreviewVisible(true);
        }
        QVERIFY(QTest::qWaitForWindowActive(setup.window.get()));
        QTRY_VERIFY(setup.window->focusWidget());
    }

    static QString textOf(const QWidget &widget)
    {
        if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
            return button->text();
        const auto *label = qobject_cast<const QLabel *>(&widget);
        return label && label->buddy() ? label->text() : QString();
    }

    OwnSettings m_settings;
};

static int runKeyboard(int argc, char *argv[])
{
    QApplication application(argc, argv);
    app::installIcons();
    KeyboardTest test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runKeyboard)

} // namespace tst_keyboard

#include "tst_keyboard.moc"
