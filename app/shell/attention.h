// SPDX-License-Identifier: MIT
#pragma once

#include "app/desktop/notifier.h"
#include "app/desktop/trayicon.h"
#include "app/shell/waiting.h"

#include <functional>
#include <memory>

class QWidget;

namespace nidreg::app {

/// The desktop's message bus; asked for when there is something to say, for it may be slow to come.
using DesktopBus = std::function<QDBusConnection()>;

/// Tells the person, outside of the window, what came to wait for them while they looked elsewhere,
/// as far as the preferences want that.
class Attention : public QObject {
    Q_OBJECT

public:
    /// Without `bus` there are no notifications.
    Attention(forms::RegistrySession &session, DesktopBus bus, QWidget &window);

    const Waiting &waiting() const { return m_waiting; }
    /// The preferences may have changed.
    void applyPreferences();

    /// What a notification says of what came to wait, the oldest first.
    static Notice noticeOf(const std::vector<WaitingItem> &news);

signals:
    void requestWanted(nidreg::workflow::RequestId request);
    void proposalsWanted();

private:
    void take(const std::vector<WaitingItem> &news);
    void forget();
    void go(const QString &token);
    bool eventFilter(QObject *watched, QEvent *event) override;

    DesktopBus m_bus;
    QWidget &m_window;
    Waiting m_waiting;
    std::vector<WaitingItem> m_news; ///< since the person last looked at the window
    std::unique_ptr<Notifier> m_notifier; ///< once there was something to say
    std::unique_ptr<TrayIcon> m_tray; ///< while it is wanted
};

} // namespace nidreg::app
