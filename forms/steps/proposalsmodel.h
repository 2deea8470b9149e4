// SPDX-License-Identifier: MIT
#pragma once

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
    /// The row of a proposal's event; -1: it stands no more.
    int rowOf(std::int64_t event) const;

private:
    QString text(const registry::Proposal &proposal, int column) const final;
    QVariant heading(int column) const final;

    base::Instant m_now{};
};

} // namespace nidreg::forms
