// SPDX-License-Identifier: MIT
#include "forms/widgets/messagebar.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

namespace tst_messagebar {

using nidreg::forms::MessageBar;

static QPalette darkPalette()
{
    QPalette dark(QColor(0x31, 0x36, 0x3b), QColor(0x2a, 0x2e, 0x32));
    dark.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x20));
    return dark;
}

class TestMessageBar : public QObject {
    Q_OBJECT

private slots:
    void itsIconFollowsASwitchToDarkColours_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("of a problem") << int(MessageBar::Problem);
        QTest::newRow("of what is told") << int(MessageBar::Information);
    }

    void itsIconFollowsASwitchToDarkColours()
    {
        QFETCH(int, kind);
        const QPalette light = QApplication::palette();
        MessageBar messageBar;
        messageBar.say(MessageBar::Kind(kind), "The registry is not connected.");
        const QImage before = icon(messageBar);
        QVERIFY(!before.isNull());
        QApplication::setPalette(darkPalette());
        const bool isOther = nidreg::test::waitFor([&] { return icon(messageBar) != before; });
        QApplication::setPalette(light);
        QVERIFY(isOther);
        QTRY_COMPARE(icon(messageBar), before);
    }

    void whatIsAnsweredIsDoneOnceItHasClosed()
    {
        MessageBar messageBar;
        bool wasVisible = true;
        messageBar.say(MessageBar::Information, "A draft was left.",
                       {{"&Open", [&] { wasVisible = messageBar.isVisible(); }}});
        QVERIFY(messageBar.isVisible());
        messageBar.findChild<QPushButton *>()->click();
        QVERIFY(!wasVisible);
    }

    void answersStandWhereTheMessageKeepsWholeLines_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("beside");
        QTest::newRow("beside it in a wide window") << 1400 << true;
        QTest::newRow("below it in a narrow window") << 640 << false;
    }

    void answersStandWhereTheMessageKeepsWholeLines()
    {
        QFETCH(int, width);
        QFETCH(bool, beside);
        QWidget window;
        auto *rows = new QVBoxLayout(&window);
        auto *messageBar = new MessageBar;
        rows->addWidget(messageBar);
        rows->addStretch(1);
        window.resize(width, 400);
        window.show();
        messageBar->say(
            MessageBar::Information,
            QString("This registry is yours alone, and what you write stays here. ").repeated(3),
            {{"&Open the template file…", [] {}},
             {"&Connect to a server…", [] {}},
             {"&Write the template", [] {}}});
        const auto *label = messageBar->findChildren<QLabel *>().at(1);
        const auto *button = messageBar->findChild<QPushButton *>();
        const auto inBar = [&](const QWidget *widget) {
            return widget->mapTo(messageBar, QPoint());
        };
        QTRY_COMPARE(inBar(button).x() > inBar(label).x() + label->width(), beside);
        QTRY_COMPARE(inBar(button).y() >= inBar(label).y() + label->height(), !beside);
        QTRY_VERIFY(label->height() >= label->heightForWidth(label->width()));
    }

private:
    static QImage icon(const MessageBar &messageBar)
    {
        for (const QLabel *label : messageBar.findChildren<QLabel *>()) {
            if (!label->pixmap(Qt::ReturnByValue).isNull())
                return label->pixmap(Qt::ReturnByValue).toImage();
        }
        return {};
    }
};

NIDREG_TEST(TestMessageBar, QApplication)

} // namespace tst_messagebar

#include "tst_messagebar.moc"
