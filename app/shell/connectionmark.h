// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace nidreg::app {

/// In the status bar: which registry this is, whether it answers, whether separation of duties is
/// switched off, and a busy mark for work that takes longer than a moment.
class ConnectionMark : public QWidget {
    Q_OBJECT

public:
    explicit ConnectionMark(forms::RegistrySession &session, QWidget *parent = nullptr);

private:
    void showConnection();
    void showPending(int pending);
    void changeEvent(QEvent *event) override;

    forms::RegistrySession &m_session;
    QProgressBar *m_busy;
    QLabel *m_singleUser;
    QLabel *m_weakness; ///< what a server could be mistaken for, or does not do
    QLabel *m_icon;
    QLabel *m_name;
    QTimer m_moment; ///< running: the work may still be done before anybody notices
};

} // namespace nidreg::app
