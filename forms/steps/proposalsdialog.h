// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/tabledialog.h"
#include "forms/widgets/valuetable.h"
#include "model/registry/proposal.h"

#include <vector>

namespace nidreg::forms {

/// The proposals that wait for a second registrar, one a row. Holds values only.
class ProposalsModel : public ValueTable<registry::Proposal> {
    Q_OBJECT

public:
    enum Column { WhatColumn, PersonColumn, WhenColumn, EventColumn, ColumnCount };

    explicit ProposalsModel(QObject *parent = nullptr)
        : ValueTable(ColumnCount, EventColumn, parent)
    {
    }

    /// `now` decides how long ago a proposal was made.
    void setRows(std::vector<registry::Proposal> rows, base::Instant now);
    /// The row of a proposal's event; -1: the proposal no longer exists.
    int rowOf(std::int64_t event) const;

private:
    QString text(const registry::Proposal &proposal, int column) const final;
    QVariant heading(int column) const final;

    base::Instant m_now{};
};

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
    void secondOnRegistry(const registry::Proposal &proposal);
    void openForm(const registry::RequestFile &file);
    void withdraw();
    template <class Answer> void answered(const Answer &answer, const QString &message);

    ProposalsModel m_model;
    registry::Policies m_policies;
    QPushButton *m_second;
    QPushButton *m_withdraw;
};

} // namespace nidreg::forms
