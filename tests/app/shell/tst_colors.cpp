// SPDX-License-Identifier: MIT
#include "app/shell/colors.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QTest>

namespace tst_colors {

using namespace nidreg;

/// What Qt 6.4 makes of KDE's Breeze Dark where KDE's own plugin for Qt 6 is not installed.
static QPalette breezeDark()
{
    QPalette dark(QColor(0xef, 0xf0, 0xf1), QColor(0x31, 0x36, 0x3b), QColor(0x49, 0x51, 0x58),
                  QColor(0x18, 0x1b, 0x1d), QColor(0x20, 0x24, 0x27), QColor(0xef, 0xf0, 0xf1),
                  QColor(0xff, 0xff, 0xff), QColor(0x23, 0x26, 0x29), QColor(0x31, 0x36, 0x3b));
    dark.setColor(QPalette::PlaceholderText, QColor(0, 0, 0, 128));
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        dark.setColor(QPalette::Disabled, role, QColor(0x18, 0x1b, 0x1d));
    return dark;
}

static QPalette light()
{
    QPalette light(Qt::black, QColor(0xef, 0xef, 0xef), Qt::white, QColor(0x9f, 0x9f, 0x9f),
                   QColor(0xb8, 0xb8, 0xb8), Qt::black, Qt::white, Qt::white,
                   QColor(0xef, 0xef, 0xef));
    light.setColor(QPalette::PlaceholderText, QColor(0, 0, 0, 128));
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        light.setColor(QPalette::Disabled, role, QColor(0xbe, 0xbe, 0xbe));
    return light;
}

class TestColors : public QObject {
    Q_OBJECT

private slots:
    void init() { m_before = QApplication::palette(); }
    void cleanup() { QApplication::setPalette(m_before); }

    void whatCanBeReadIsLeftAsItIs()
    {
        QCOMPARE(app::legibleInks(light()).resolveMask(), QPalette().resolveMask());
    }

    void aHintOnADarkGroundIsLight_data()
    {
        QTest::addColumn<int>("group");
        QTest::addColumn<int>("ink");
        QTest::addColumn<int>("ground");
        QTest::newRow("a hint in a field")
            << int(QPalette::Active) << int(QPalette::PlaceholderText) << int(QPalette::Base);
        QTest::newRow("in a window behind another one")
            << int(QPalette::Inactive) << int(QPalette::PlaceholderText) << int(QPalette::Base);
        QTest::newRow("a button that cannot be used")
            << int(QPalette::Disabled) << int(QPalette::ButtonText) << int(QPalette::Button);
        QTest::newRow("a label that cannot be used")
            << int(QPalette::Disabled) << int(QPalette::WindowText) << int(QPalette::Window);
    }
    void aHintOnADarkGroundIsLight()
    {
        QFETCH(int, group);
        QFETCH(int, ink);
        QFETCH(int, ground);
        QApplication::setPalette(breezeDark());
        app::fitInksToPalette();
        const QPalette now = QApplication::palette();
        const auto lightness = [&](int role) {
            return now.color(QPalette::ColorGroup(group), QPalette::ColorRole(role)).lightness();
        };
        QVERIFY(lightness(ink) > lightness(ground) + 50);
        const int full = now.color(QPalette::Active, QPalette::Text).lightness();
        QVERIFY(lightness(ink) < full - 50); // and dim all the same
        QCOMPARE(now.color(QPalette::Text), breezeDark().color(QPalette::Text));
    }

    void aLightHintOnALightGroundIsDark()
    {
        QPalette pale = light();
        pale.setColor(QPalette::PlaceholderText, QColor(255, 255, 255, 128));
        QApplication::setPalette(pale);
        app::fitInksToPalette();
        QVERIFY(QApplication::palette().color(QPalette::PlaceholderText).lightness() < 150);
    }

private:
    QPalette m_before;
};

NIDREG_TEST(TestColors, QApplication)

} // namespace tst_colors

#include "tst_colors.moc"
