// SPDX-License-Identifier: MIT
#pragma once

#include "forms/steps/proposalsmodel.h"
#include "forms/widgets/tabledialog.h"

namespace nidreg::forms {

/// What waits for a second registrar: who proposed what and when. Another registrar seconds it
/// here, whoever proposed it takes it back. Follows the registry while it is open.
class ProposalsDialog : public TableDialog {
    Q_OBJECT

public:
    explicit ProposalsDialog(RegistrySession &session, QWidget *parent = nullptr);

private:
    void load() final;
    void look() final;
    void take(std::vector<registry::Proposal> proposals);
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

    ProposalsModel m_model;
    registry::Policies m_policies;
    QPushButton *m_second;
    QPushButton *m_withdraw;
};

} // namespace nidreg::forms
