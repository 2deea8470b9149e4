// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/steps/proposalsmodel.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTableView;

namespace nidreg::forms {

class MessageStrip;

/// What waits for a second registrar: who proposed what and when. Another registrar seconds it
/// here, whoever proposed it takes it back. Follows the registry while it is open.
class ProposalsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ProposalsDialog(RegistrySession &session, QWidget *parent = nullptr);

signals:
    /// For the status bar: what was done.
    void messageShown(const QString &message);

private:
    void layOut();
    void setUpTable();
    void connectSignals();
    void load();
    void take(std::vector<registry::Proposal> proposals);
    void look(); ///< which buttons live, and why not
    QString whyNotSecond(const registry::Proposal &proposal) const;
    QString whyNotWithdraw(const registry::Proposal &proposal) const;
    QString emptyHint() const;
    const registry::Proposal *selected() const;

    void second();
    void secondOnRequest(const registry::Proposal &proposal);
    void secondOnDesk(const registry::Proposal &proposal);
    void openForm(const registry::RequestFile &file);
    void withdraw();
    template <class Answer> void answered(const Answer &answer, const QString &message);

    RegistrySession &m_session;
    ProposalsModel m_model;
    registry::Policies m_policies;
    MessageStrip *m_strip;
    QLabel *m_hint;
    QTableView *m_table;
    QPushButton *m_second;
    QPushButton *m_withdraw;
    QDialogButtonBox *m_buttons;
};

} // namespace nidreg::forms
