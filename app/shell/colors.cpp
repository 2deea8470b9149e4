// SPDX-License-Identifier: MIT
#include "app/shell/colors.h"

#include <QApplication>
#include <QIcon>
#include <QPalette>

#include <cmath>

static void initResources()
{
    Q_INIT_RESOURCE(nidregicons);
}

namespace nidreg::app {

static constexpr double kHint = 0.6; ///< how much of the full ink is in that of a hint
static constexpr double kOff = 0.4; ///< and in that of what cannot be used now

/// An ink that is dimmer than another one, `full`, on the same ground.
struct DimInk {
    QPalette::ColorGroup group;
    QPalette::ColorRole ink, ground, full;
    double share; ///< of `full`, where the palette's own cannot be read
};
// clang-format off
static constexpr DimInk kDimInks[] = {
    {QPalette::Active,   QPalette::PlaceholderText, QPalette::Base,   QPalette::Text,       kHint},
    {QPalette::Inactive, QPalette::PlaceholderText, QPalette::Base,   QPalette::Text,       kHint},
    {QPalette::Disabled, QPalette::PlaceholderText, QPalette::Base,   QPalette::Text,       kOff},
    {QPalette::Disabled, QPalette::Text,            QPalette::Base,   QPalette::Text,       kOff},
    {QPalette::Disabled, QPalette::WindowText,      QPalette::Window, QPalette::WindowText, kOff},
    {QPalette::Disabled, QPalette::ButtonText,      QPalette::Button, QPalette::ButtonText, kOff},
};
// clang-format on

/// `ink` as it looks on `ground` where it covers `share` of it, from 0 to 1.
static QColor laidOn(const QColor &ground, const QColor &ink, double share)
{
    const auto part = [share](int over, int under) {
        return int(std::lround(over * share + under * (1 - share)));
    };
    return {part(ink.red(), ground.red()), part(ink.green(), ground.green()),
            part(ink.blue(), ground.blue())};
}

/// Dark letters on a dark ground, or light ones on a light one: the full ink is on the other side.
static bool isOnTheWrongSide(const QColor &ink, const QColor &ground, const QColor &full)
{
    const int seen = qGray(laidOn(ground, ink, ink.alphaF()).rgb());
    const int below = qGray(ground.rgb());
    return qGray(full.rgb()) > below ? seen <= below : seen >= below;
}

QPalette legibleInks(const QPalette &palette)
{
    QPalette inks;
    inks.setResolveMask(0);
    for (const DimInk &each : kDimInks) {
        const QColor ground = palette.color(each.group, each.ground);
        const QColor full = palette.color(QPalette::Active, each.full);
        if (isOnTheWrongSide(palette.color(each.group, each.ink), ground, full))
            inks.setColor(each.group, each.ink, laidOn(ground, full, each.share));
    }
    return inks;
}

void fitInksToPalette()
{
    const QPalette inks = legibleInks(QApplication::palette());
    if (inks.resolveMask() != 0)
        QApplication::setPalette(inks.resolve(QApplication::palette()));
}

void installIcons()
{
    initResources();
    fitIconsToPalette();
    QApplication::setWindowIcon(QIcon(":/icons/nidreg.svg"));
}

void fitIconsToPalette()
{
    const bool dark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    const QString wanted = dark ? "nidreg-dark" : "nidreg-light";
    if (QIcon::fallbackThemeName() == wanted)
        return;
    QIcon::setFallbackThemeName(wanted);
    if (QIcon::themeName().isEmpty() || QIcon::themeName() == "hicolor"
        || QIcon::themeName().startsWith("nidreg-"))
        QIcon::setThemeName(wanted); // no theme of the desktop's own
}

} // namespace nidreg::app
