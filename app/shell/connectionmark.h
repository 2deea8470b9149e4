// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace nidreg::app {

/// In the status bar: which registry this is, whether it answers, how far a standby is behind,
/// whether separation of duties is switched off, and a busy mark for work that takes longer than a
/// moment.
class ConnectionMark : public QWidget {
    Q_OBJECT

public:
    explicit ConnectionMark(forms::RegistrySession &session, QWidget *parent = nullptr);

private:
    void showConnection();
    void showPending(int pending);
    bool isLong() const;
    void askAge();
    void showReadOnly(const registry::Health &health);
    void changeEvent(QEvent *event) override;

    forms::RegistrySession &m_session;
    QProgressBar *m_busy;
    QLabel *m_singleUser;
    QLabel *m_readOnly; ///< that the server does not take changes, and how far it is behind
    QLabel *m_weakness; ///< what a server could be mistaken for
    QLabel *m_icon;
    QLabel *m_name;
    QTimer m_moment; ///< running: the work may still be done before anybody notices
    QTimer m_again; ///< running: until the age of a standby is asked for again
    QTimer m_long; ///< running: the last answer, or the first question, is not long ago
    int m_pending = 0; ///< questions without an answer
    bool m_isAsking = false; ///< for the age of a standby
};

} // namespace nidreg::app
