// SPDX-License-Identifier: MIT
#include "app/shell/icons.h"

#include <QApplication>
#include <QIcon>
#include <QPalette>

static void initResources()
{
    Q_INIT_RESOURCE(nidregicons);
}

namespace nidreg::app {

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
