// SPDX-License-Identifier: MIT
#include "forms/widgets/commandkeys.h"
#include "tests/program/program.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QSignalSpy>

namespace tst_commandkeys {

using namespace nidreg;

namespace {

/// A line that keeps Ctrl+E, Ctrl+K and Ctrl+U for itself, as each does on X11.
class Line : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

    bool event(QEvent *event) override
    {
        const bool isAsked = event->type() == QEvent::ShortcutOverride;
        if (isAsked && static_cast<QKeyEvent *>(event)->modifiers() == Qt::ControlModifier)
            event->accept();
        return isAsked || QLineEdit::event(event);
    }
};

} // namespace

class CommandKeysTest : public QObject {
    Q_OBJECT

private slots:
    void aCommandIsDoneFromALine_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("isDone");
        QTest::newRow("Ctrl+E") << int(Qt::Key_E) << true;
        QTest::newRow("Ctrl+K") << int(Qt::Key_K) << true;
        QTest::newRow("Ctrl+U") << int(Qt::Key_U) << true;
        QTest::newRow("Ctrl+C is the line's") << int(Qt::Key_C) << false;
    }
    void aCommandIsDoneFromALine()
    {
        QFETCH(int, key);
        QFETCH(bool, isDone);
        QMainWindow window;
        auto *line = new Line("library", &window);
        window.setCentralWidget(line);
        QAction command;
        command.setShortcut(QKeySequence(Qt::CTRL | Qt::Key(key)));
        window.addAction(&command);
        const QSignalSpy done(&command, &QAction::triggered);
        forms::CommandKeys keys;
        qApp->installEventFilter(&keys);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        line->setFocus();
        QTest::keyClick(line, Qt::Key(key), Qt::ControlModifier);
        QCOMPARE(done.count() > 0, isDone);
        QCOMPARE(line->text(), QString("library"));
    }
};

NIDREG_TEST(CommandKeysTest, QApplication)

} // namespace tst_commandkeys

#include "tst_commandkeys.moc"
