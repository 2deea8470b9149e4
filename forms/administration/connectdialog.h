// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/connectionchoice.h"
#include "model/base/finding.h"

#include <QDialog>

#include <memory>

class QPushButton;

namespace nidreg::forms {

namespace Ui {
class ConnectDialog;
}

/// Asks which registry to work with: the local one, or a server, which can be tried first.
class ConnectDialog : public QDialog {
    Q_OBJECT

public:
    ConnectDialog(TryConnection tryOut, const ConnectionChoice &present, QWidget *parent = nullptr);
    ~ConnectDialog() override;

    ConnectionChoice choice() const;
    void setChoice(const ConnectionChoice &choice);
    /// What was typed while trying; empty: nothing was asked.
    base::Secret password() const { return m_password; }

private:
    /// Shared with the thread that tries; outlives the dialog where that is closed early.
    struct Trial {
        std::atomic<bool> isCancelled = false;
    };

    void alignParts();
    void fillChoices();
    void connectSignals();
    void look();
    void showTls();
    void forget();
    QString whyNot() const;
    bool hasAuthorities();
    void accept() override;
    void browse();
    void tryOut();
    void stopTrying();
    void finish(const ConnectionChoice &tried, const registry::Stored<Greeting> &greeting);
    void say(base::Severity severity, const QString &text);
    void askPassword(const QString &why);
    void done(int result) override;

    std::unique_ptr<Ui::ConnectDialog> m_ui;
    TryConnection m_tryOut;
    base::Secret m_password;
    std::shared_ptr<Trial> m_trial; ///< while trying
    QPushButton *m_connect;
};

} // namespace nidreg::forms
