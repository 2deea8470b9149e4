// SPDX-License-Identifier: MIT
#include "app/shell/outlinedstyle.h"
#include "app/shell/theme.h"
#include "tests/program/program.h"

#include <QCheckBox>
#include <QRadioButton>
#include <QtTest>

#include <cmath>

namespace tst_outlinedstyle {

using namespace nidreg;
using Theme = forms::Preferences::Theme;

namespace {

/// WCAG 2.2, relative luminance.
double luminance(const QColor &color)
{
    const auto part = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF())
        + 0.0722 * part(color.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one), b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

class OutlinedStyleTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { app::applyTheme(Theme::System); }

    void anUncheckedBoxIsSeen_data()
    {
        QTest::addColumn<bool>("isRadio");
        QTest::newRow("a box on a dark ground") << false;
        QTest::newRow("a radio button on a dark ground") << true;
    }

    void anUncheckedBoxIsSeen()
    {
        QFETCH(const bool, isRadio);
        app::applyTheme(Theme::Dark);
        std::unique_ptr<QAbstractButton> button;
        if (isRadio)
            button = std::make_unique<QRadioButton>();
        else
            button = std::make_unique<QCheckBox>();
        app::OutlinedStyle style;
        button->setStyle(&style);
        button->resize(40, 40);
        const QImage shown = button->grab().toImage();
        const QColor ground = button->palette().color(QPalette::Window);
        double best = 1;
        for (int x = 0; x < 8; ++x) // its left edge, in the middle of its height
            best = std::max(best, contrast(shown.pixelColor(x, shown.height() / 2), ground));
        QVERIFY2(best >= 3, QByteArray::number(best));
        button->setStyle(nullptr);
    }
};

NIDREG_TEST(OutlinedStyleTest, QApplication)

} // namespace tst_outlinedstyle

#include "tst_outlinedstyle.moc"
