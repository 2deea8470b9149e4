// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>
#include <QSystemTrayIcon>

namespace nidreg::app {

/// The program's icon in the system tray: how much waits, and a menu to show the window or quit.
class TrayIcon : public QObject {
    Q_OBJECT

public:
    explicit TrayIcon(const QIcon &icon, QObject *parent = nullptr);

    /// Nothing is shown where the desktop has no tray.
    void setWanted(bool isWanted);
    /// How many requests wait for the person.
    void tell(int waiting);

    QString toolTip() const { return m_icon.toolTip(); }
    QMenu &menu() { return m_menu; }

signals:
    void showWanted();
    void quitWanted();

private:
    QMenu m_menu;
    QSystemTrayIcon m_icon;
};

} // namespace nidreg::app
