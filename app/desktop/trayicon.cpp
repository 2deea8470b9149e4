// SPDX-License-Identifier: MIT
#include "app/desktop/trayicon.h"

namespace nidreg::app {

TrayIcon::TrayIcon(const QIcon &icon, QObject *parent) : QObject(parent), m_icon(icon)
{
    m_menu.addAction(tr("&Show nidreg"), this, &TrayIcon::showWanted);
    m_menu.addAction(QIcon::fromTheme("application-exit"), tr("&Quit"), this,
                     &TrayIcon::quitWanted);
    m_icon.setContextMenu(&m_menu);
    connect(&m_icon, &QSystemTrayIcon::activated, this,
            [this](QSystemTrayIcon::ActivationReason reason) {
                if (reason == QSystemTrayIcon::Trigger)
                    emit showWanted();
            });
    tell(0);
}

void TrayIcon::setWanted(bool isWanted)
{
    m_icon.setVisible(isWanted);
}

void TrayIcon::tell(int waiting)
{
    m_icon.setToolTip(waiting == 0       ? tr("nidreg: nothing waits for you")
                          : waiting == 1 ? tr("nidreg: 1 request waits for you")
                                         : tr("nidreg: %1 requests wait for you").arg(waiting));
}

} // namespace nidreg::app
