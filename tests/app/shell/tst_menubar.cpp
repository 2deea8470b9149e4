// SPDX-License-Identifier: MIT
#include "app/shell/menubar.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QProxyStyle>

namespace tst_menubar {

using namespace nidreg;

namespace {

/// As on a desktop where Alt leads to the menu bar.
class AltStyle : public QProxyStyle {
public:
    AltStyle() : QProxyStyle("fusion") { }

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        return hint == SH_MenuBar_AltKeyNavigation
            ? 1
            : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

struct Window {
    Window()
    {
        QApplication::setStyle(new AltStyle);
        window.setMenuBar(bar = new app::MenuBar(&window));
        bar->addMenu("&File")->addAction("Quit");
        window.setCentralWidget(middle = new QWidget(&window));
        middle->setFocusPolicy(Qt::StrongFocus);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        middle->setFocus();
    }
    void send(QEvent::Type type, int key, Qt::KeyboardModifiers modifiers, quint64 at)
    {
        QKeyEvent event(type, key, modifiers);
        event.setTimestamp(at);
        QApplication::sendEvent(middle, &event);
    }
    /// A key says which modifiers were down before it.
    void pressAlt(quint64 at) { send(QEvent::ShortcutOverride, Qt::Key_Alt, Qt::NoModifier, at); }
    void releaseAlt(quint64 at) { send(QEvent::KeyRelease, Qt::Key_Alt, Qt::AltModifier, at); }

    QMainWindow window;
    app::MenuBar *bar = nullptr;
    QWidget *middle = nullptr;
};

} // namespace

class MenuBarTest : public QObject {
    Q_OBJECT

private slots:
    void altAloneLeadsToIt_data()
    {
        QTest::addColumn<quint64>("pressed");
        QTest::newRow("keys say when they were pressed") << quint64(100);
        QTest::newRow("keys say no time") << quint64(0);
    }
    void altAloneLeadsToIt()
    {
        QFETCH(quint64, pressed);
        Window window;
        window.pressAlt(pressed);
        window.releaseAlt(pressed);
        QCOMPARE(QApplication::focusWidget(), window.bar);
    }

    void theAltOfAShortcutDeliveredAgainDoesNot()
    {
        Window window;
        window.pressAlt(100);
        QShortcutEvent taken(QKeySequence(Qt::ALT | Qt::Key_Down), 0);
        QApplication::sendEvent(window.middle, &taken);
        window.pressAlt(0); // again, once the screen reader has answered
        window.releaseAlt(120);
        QCOMPARE(QApplication::focusWidget(), window.middle);
    }

    void theReleaseOfAnEarlierAltDeliveredAgainDoesNot()
    {
        Window window;
        window.pressAlt(100);
        window.releaseAlt(0);
        QCOMPARE(QApplication::focusWidget(), window.middle);
        window.releaseAlt(120);
        QCOMPARE(QApplication::focusWidget(), window.bar);
    }
};

NIDREG_TEST(MenuBarTest, QApplication)

} // namespace tst_menubar

#include "tst_menubar.moc"
