// SPDX-License-Identifier: MIT
#include "forms/widgets/messagestrip.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

namespace tst_messagestrip {

using nidreg::forms::MessageStrip;

static QPalette darkPalette()
{
    QPalette dark(QColor(0x31, 0x36, 0x3b), QColor(0x2a, 0x2e, 0x32));
    dark.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x20));
    return dark;
}

class TestMessageStrip : public QObject {
    Q_OBJECT

private slots:
    void itsIconFollowsASwitchToDarkColours_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("of a problem") << int(MessageStrip::Problem);
        QTest::newRow("of what is told") << int(MessageStrip::Information);
    }

    void itsIconFollowsASwitchToDarkColours()
    {
        QFETCH(int, kind);
        const QPalette light = QApplication::palette();
        MessageStrip strip;
        strip.say(MessageStrip::Kind(kind), "The registry is not connected.");
        const QImage before = icon(strip);
        QVERIFY(!before.isNull());
        QApplication::setPalette(darkPalette());
        const bool isOther = QTest::qWaitFor([&] { return icon(strip) != before; });
        QApplication::setPalette(light);
        QVERIFY(isOther);
        QTRY_COMPARE(icon(strip), before);
    }

    void whatIsAnsweredIsDoneOnceItHasClosed()
    {
        MessageStrip strip;
        bool wasVisible = true;
        strip.say(MessageStrip::Information, "A draft was left.",
                  {{"&Open", [&] { wasVisible = strip.isVisible(); }}});
        QVERIFY(strip.isVisible());
        strip.findChild<QPushButton *>()->click();
        QVERIFY(!wasVisible);
    }

private:
    static QImage icon(const MessageStrip &strip)
    {
        for (const QLabel *label : strip.findChildren<QLabel *>()) {
            if (!label->pixmap(Qt::ReturnByValue).isNull())
                return label->pixmap(Qt::ReturnByValue).toImage();
        }
        return {};
    }
};

NIDREG_TEST(TestMessageStrip, QApplication)

} // namespace tst_messagestrip

#include "tst_messagestrip.moc"
