// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/connectionchoice.h"
#include "forms/session/registrysession.h"

#include <QObject>
#include <QPointer>

class QAction;
class QDialog;
class QWidget;

namespace nidreg::forms {
class MessageBar;
}

namespace nidreg::app {

/// How the window comes to another registry.
struct Connecting {
    forms::ConnectionChoice present = {}; ///< what the session opens at the start
    forms::TryConnection tryOut = {};
    forms::LocalRegistry local = {};
    /// For the session's next opening.
    std::function<void(const forms::ConnectionChoice &)> choose = [](const auto &) {};
    std::function<void(const base::Secret &)> setPassword = [](const auto &) {};
    std::function<QString()> login = [] { return QString(); }; ///< "anna @ db.example"
    /// Whether the connection leads to a server that takes changes beside one that does not; has
    /// the session's next opening use that.
    std::function<bool()> hasPrimary = [] { return false; };
    std::function<void()> choosePrimary = [] {};
};

/// Chooses the registry, asks for a password where the server wants one, and says why there is no
/// connection and what can be done about it.
class Connector : public QObject {
    Q_OBJECT

public:
    /// `messageBar`: where a connection that is missing is told of.
    Connector(forms::RegistrySession &session, Connecting ways, forms::MessageBar &messageBar,
              QWidget &window);

    QAction *connectAction() const { return m_connect; }
    QAction *localAction() const { return m_local; }

    void openDialog();

private:
    void connectTo(const forms::ConnectionChoice &choice, const base::Secret &password);
    void tell(const registry::StoreError &why);
    void showLost(const registry::StoreError &why);
    void askPassword(const registry::StoreError &why);
    void look();
    void tellStandby();
    void connectToPrimary();

    forms::RegistrySession &m_session;
    Connecting m_ways;
    forms::MessageBar &m_messageBar;
    QWidget &m_window;
    QAction *m_connect, *m_local;
    QPointer<QDialog> m_password; ///< while it asks
};

} // namespace nidreg::app
