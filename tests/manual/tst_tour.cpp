// SPDX-License-Identifier: MIT
#include "forms/help/tour.h"
#include "tests/program/program.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>

namespace tst_tour {

using namespace nidreg;
using namespace nidreg::forms;

namespace {

/// A window with two lines to write in and a command, and the tour over it.
struct Toured {
    Toured()
    {
        auto *middle = new QWidget(&window);
        line = new QLineEdit(middle);
        other = new QLineEdit(middle);
        other->move(0, 40);
        window.setCentralWidget(middle);
        command = new QAction(&window);
        command->setShortcut(Qt::CTRL | Qt::Key_N);
        window.addAction(command);
        sameLetter = new QPushButton("&New", middle); // the note has "&Next"
        sameLetter->move(0, 80);
        window.resize(800, 600);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        line->setFocus();
        const auto where = [] { return QRect(0, 0, 100, 100); };
        tour = new Tour(window, {{"One", "First.", where}, {"Two", "Second.", where}});
    }
    bool hasKeyboard(const char *button) const
    {
        const auto *focused = qobject_cast<QPushButton *>(QApplication::focusWidget());
        return focused && focused->objectName() == QLatin1String(button);
    }

    QMainWindow window;
    QLineEdit *line = nullptr;
    QLineEdit *other = nullptr;
    QAction *command = nullptr;
    QPushButton *sameLetter = nullptr;
    QPointer<Tour> tour;
};

} // namespace

class TourTest : public QObject {
    Q_OBJECT

private slots:
    void tabGoesRoundInTheNote()
    {
        const Toured toured;
        QVERIFY(toured.hasKeyboard("next"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(toured.hasKeyboard("skip"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); // nothing to go back to yet
        QVERIFY(toured.hasKeyboard("next"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QVERIFY(toured.hasKeyboard("skip"));
    }

    void theLastStepHasNothingToSkip()
    {
        const Toured toured;
        const auto *skip = toured.tour->findChild<QPushButton *>("skip");
        QVERIFY(skip->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!skip->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(toured.hasKeyboard("back"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); // round, past what is hidden
        QVERIFY(toured.hasKeyboard("next"));
        toured.tour->findChild<QPushButton *>("back")->click();
        QVERIFY(skip->isVisible());
    }

    void atTheEndTheKeyboardGoesBack()
    {
        const Toured toured;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!toured.tour);
        QCOMPARE(QApplication::focusWidget(), toured.line);
    }

    void whatIsDimmedHasTheKeyboardAfterwards()
    {
        const Toured toured;
        toured.other->setFocus(); // as a page does whose registry has opened
        QTRY_VERIFY(toured.hasKeyboard("next"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!toured.tour);
        QCOMPARE(QApplication::focusWidget(), toured.other);
    }

    void aShortcutEndsTheTour()
    {
        const Toured toured;
        const QSignalSpy taken(toured.command, &QAction::triggered);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(taken.count(), 1);
        QTRY_VERIFY(!toured.tour);
        QCOMPARE(QApplication::focusWidget(), toured.line);
    }

    void theKeysOfTheNoteDoNotEndIt()
    {
        const Toured toured;
        const QSignalSpy pressed(toured.sameLetter, &QPushButton::clicked);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_N, Qt::AltModifier); // Next
        QTRY_VERIFY(toured.tour && toured.tour->step() == 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_B, Qt::AltModifier); // Back
        QTRY_COMPARE(toured.tour->step(), std::size_t(0));
        QCOMPARE(pressed.count(), 0);
    }

    void eachStepIsToldToAScreenReader()
    {
        const Toured toured;
        const auto *note = toured.tour->findChild<QFrame *>();
        QCOMPARE(note->accessibleName(), QString("One"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(note->accessibleName(), QString("Two"));
        QCOMPARE(note->accessibleDescription(), QString("Second."));
    }
};

NIDREG_TEST(TourTest, QApplication)

} // namespace tst_tour

#include "tst_tour.moc"
