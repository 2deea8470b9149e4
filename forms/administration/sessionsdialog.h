// SPDX-License-Identifier: MIT
#pragma once

#include "forms/administration/sessionsmodel.h"
#include "forms/session/registrysession.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTableView;

namespace nidreg::forms {

class MessageStrip;

/// Who is changing the registry and who waits for that. A registrar ends a session that hangs.
/// Works on a connection of its own: the window's may be one of those that wait.
class SessionsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SessionsDialog(RegistrySession &session, QWidget *parent = nullptr);

signals:
    /// For the status bar: what was done.
    void messageShown(const QString &message);

private:
    void layOut();
    void setUpTable();
    void connectSignals();
    void load();
    void take(std::vector<registry::Session> sessions);
    void look(); ///< which buttons are enabled, and why not
    QString whyNotEnd() const;
    const registry::Session *selected() const;
    void endSession();

    RegistrySession &m_session;
    SessionsModel m_model;
    bool m_isLoaded = false;
    MessageStrip *m_strip;
    QLabel *m_hint;
    QTableView *m_table;
    QPushButton *m_refresh;
    QPushButton *m_end;
    QDialogButtonBox *m_buttons;
};

} // namespace nidreg::forms
