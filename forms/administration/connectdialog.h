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

/// Asks which registry to work with: the local one, which can be made empty or from a deposit, or a
/// server, which can be tried first.
class ConnectDialog : public QDialog {
    Q_OBJECT

public:
    ConnectDialog(TryConnection tryOut, LocalRegistry local, const ConnectionChoice &present,
                  QWidget *parent = nullptr);
    ~ConnectDialog() override;

    ConnectionChoice choice() const;
    void setChoice(const ConnectionChoice &choice);
    /// What was typed while trying; empty: nothing was asked.
    base::Secret password() const { return m_password; }

private:
    /// Shared with the thread that works; outlives the dialog where that is closed early.
    struct Trial {
        bool isBeginning = false; ///< the local registry: the dialog waits for how that ends
        std::atomic<bool> isCancelled = false;
        std::stop_source stop = {};
        std::atomic<int> told = 0; ///< how far it is, of a thousand
    };
    /// Runs on a thread of its own; what it answers is called here, unless the dialog no longer
    /// waits for it.
    using Work = std::function<std::function<void()>(Trial &)>;

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
    void run(const QString &said, bool isBeginning, Work work);
    void tryOut();
    void begin(const LocalBeginning &how);
    void showProgress(int permille);
    void stopTrying();
    void endTrial();
    void finish(const ConnectionChoice &tried, const registry::Stored<Greeting> &greeting);
    void say(base::Severity severity, const QString &text);
    void askPassword(const QString &why);
    void done(int result) override;

    std::unique_ptr<Ui::ConnectDialog> m_ui;
    TryConnection m_tryOut;
    LocalRegistry m_local;
    base::Secret m_password;
    std::shared_ptr<Trial> m_trial; ///< while it works
    QPushButton *m_connect;
};

} // namespace nidreg::forms
