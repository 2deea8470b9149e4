// SPDX-License-Identifier: MIT
#include "forms/steps/proposalsmodel.h"

#include "forms/words/newswords.h"
#include "forms/words/plain.h"
#include "forms/words/policywords.h"
#include "forms/words/words.h"

namespace nidreg::forms {

using registry::Proposal;

void ProposalsModel::setRows(std::vector<Proposal> rows, base::Instant now)
{
    m_now = now;
    replaceAll(std::move(rows));
}

int ProposalsModel::rowOf(std::int64_t event) const
{
    return find(event, &Proposal::event);
}

QString ProposalsModel::text(const Proposal &proposal, int column) const
{
    switch (column) {
    case WhatColumn:
        return proposal.outcome == Proposal::Void
            ? tr("%1 (void: something else happened since)").arg(proposalWords(proposal))
            : proposalWords(proposal);
    case PersonColumn:
        return words(proposal.person);
    case WhenColumn:
        return shownTime(proposal.at, m_now);
    case EventColumn:
        return QString::number(proposal.event);
    }
    return {};
}

QVariant ProposalsModel::heading(int column) const
{
    switch (column) {
    case WhatColumn:
        return tr("What");
    case PersonColumn:
        return tr("Proposed by");
    case WhenColumn:
        return tr("When");
    case EventColumn:
        return tr("Event");
    }
    return {};
}

} // namespace nidreg::forms
