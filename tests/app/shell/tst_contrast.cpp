// SPDX-License-Identifier: MIT
#include "app/shell/theme.h"
#include "forms/requests/requestssteps.h"
#include "forms/widgets/marks.h"
#include "forms/workbench/workbenchreport.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QPushButton>
#include <QStyleFactory>
#include <QTest>

#include <cmath>

namespace tst_contrast {

using namespace nidreg;
using Theme = forms::Preferences::Theme;

static constexpr double kEnough = 4.5; ///< WCAG 2.2, success criterion 1.4.3

/// The relative luminance of WCAG 2.2, from 0 for black to 1 for white.
static double luminance(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF());
}

static double contrast(const QColor &a, const QColor &b)
{
    const double one = luminance(a), other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

class TestContrast : public QObject {
    Q_OBJECT

private slots:
    void init() { m_before = QApplication::palette(); }
    void cleanup() { QApplication::setPalette(m_before); }

    void contrastIsWcags_data()
    {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("expected");
        QTest::newRow("black on white has the most")
            << QColor(Qt::black) << QColor(Qt::white) << 21.0;
        QTest::newRow("a colour on itself has the least")
            << QColor(Qt::red) << QColor(Qt::red) << 1.0;
        QTest::newRow("#767676 is the lightest grey that is read on white")
            << QColor(0x76, 0x76, 0x76) << QColor(Qt::white) << 4.54;
    }
    void contrastIsWcags()
    {
        QFETCH(QColor, ink);
        QFETCH(QColor, ground);
        QFETCH(double, expected);
        QVERIFY(std::abs(contrast(ink, ground) - expected) < 0.01);
    }

    void aTextIsReadOnItsGround_data()
    {
        QTest::addColumn<int>("ink");
        QTest::addColumn<int>("ground");
        QTest::newRow("a label in the window")
            << int(QPalette::WindowText) << int(QPalette::Window);
        QTest::newRow("a text in a field") << int(QPalette::Text) << int(QPalette::Base);
        QTest::newRow("every other row of a table")
            << int(QPalette::Text) << int(QPalette::AlternateBase);
        QTest::newRow("a button") << int(QPalette::ButtonText) << int(QPalette::Button);
        QTest::newRow("a selected row")
            << int(QPalette::HighlightedText) << int(QPalette::Highlight);
        QTest::newRow("a tool tip") << int(QPalette::ToolTipText) << int(QPalette::ToolTipBase);
        QTest::newRow("a hint in a field") << int(QPalette::PlaceholderText) << int(QPalette::Base);
        QTest::newRow("a hint in every other row")
            << int(QPalette::PlaceholderText) << int(QPalette::AlternateBase);
        QTest::newRow("a hint in the window")
            << int(QPalette::PlaceholderText) << int(QPalette::Window);
        QTest::newRow("a link in a text") << int(QPalette::Link) << int(QPalette::Base);
        QTest::newRow("a link in the window") << int(QPalette::Link) << int(QPalette::Window);
        QTest::newRow("a visited link in a text")
            << int(QPalette::LinkVisited) << int(QPalette::Base);
    }
    void aTextIsReadOnItsGround()
    {
        QFETCH(int, ink);
        QFETCH(int, ground);
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            app::applyTheme(theme);
            for (const auto group : {QPalette::Active, QPalette::Inactive}) {
                const QPalette now = QApplication::palette();
                const double found = contrast(now.color(group, QPalette::ColorRole(ink)),
                                              now.color(group, QPalette::ColorRole(ground)));
                QVERIFY2(found >= kEnough, qPrintable(QString::number(found)));
            }
        }
    }

    /// The style makes its buttons lighter than the palette says.
    void theStepThatMovesARequestOnIsReadOnItsButton()
    {
        QApplication::setStyle(QStyleFactory::create("fusion"));
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            app::applyTheme(theme);
            forms::RequestSteps steps;
            steps.offer({{workflow::Step::Assign, {}}}, workflow::Turn::Registrar);
            steps.show();
            for (auto *button : steps.findChildren<QPushButton *>()) {
                if (!button->isVisible())
                    continue;
                const QImage shown = button->grab().toImage();
                for (int y = 4; y < shown.height() - 4; ++y) {
                    const double found = contrast(button->palette().color(QPalette::ButtonText),
                                                  shown.pixelColor(2, y));
                    QVERIFY2(found >= kEnough, qPrintable(QString::number(found)));
                }
            }
        }
    }

    void aMarkIsSeenOnItsGround_data()
    {
        QTest::addColumn<int>("severity");
        QTest::newRow("an error") << int(base::Severity::Error);
        QTest::newRow("a warning") << int(base::Severity::Warning);
        QTest::newRow("advice") << int(base::Severity::Advice);
    }
    void aMarkIsSeenOnItsGround()
    {
        QFETCH(int, severity);
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            app::applyTheme(theme);
            const QPalette now = QApplication::palette();
            const QColor mark = forms::markColor(base::Severity(severity), now);
            for (const auto ground : {QPalette::Base, QPalette::AlternateBase, QPalette::Window})
                QVERIFY(contrast(mark, now.color(ground)) >= kEnough);
        }
    }

    void aPartOfAUrnIsReadOnItsColour_data()
    {
        using forms::UrnPart;
        QTest::addColumn<int>("part");
        QTest::newRow("the scheme") << int(UrnPart::Scheme);
        QTest::newRow("the NID") << int(UrnPart::Nid);
        QTest::newRow("the NSS") << int(UrnPart::Nss);
        QTest::newRow("the r-component") << int(UrnPart::R);
        QTest::newRow("the q-component") << int(UrnPart::Q);
        QTest::newRow("the f-component") << int(UrnPart::F);
    }
    void aPartOfAUrnIsReadOnItsColour()
    {
        QFETCH(int, part);
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            app::applyTheme(theme);
            const QPalette now = QApplication::palette();
            const QColor ground = forms::partColor(forms::UrnPart(part), now);
            QVERIFY(contrast(now.color(QPalette::Text), ground) >= kEnough);
            QVERIFY(contrast(now.color(QPalette::Text), forms::wrongColor(now)) >= kEnough);
        }
    }

private:
    QPalette m_before;
};

NIDREG_TEST(TestContrast, QApplication)

} // namespace tst_contrast

#include "tst_contrast.moc"
