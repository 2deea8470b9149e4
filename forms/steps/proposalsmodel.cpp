// SPDX-License-Identifier: MIT
#include "forms/steps/proposalsmodel.h"

#include "forms/words/newswords.h"
#include "forms/words/plain.h"
#include "forms/words/policywords.h"
#include "forms/words/words.h"

#include <algorithm>

namespace nidreg::forms {

using registry::Proposal;

void ProposalsModel::setRows(std::vector<Proposal> rows, base::Instant now)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_now = now;
    endResetModel();
}

int ProposalsModel::rowOf(std::int64_t event) const
{
    const auto found = std::ranges::find(m_rows, event, &Proposal::event);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int ProposalsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ProposalsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
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

QVariant ProposalsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(at(index.row()), index.column());
    case Qt::ToolTipRole:
        return asToolTip(text(at(index.row()), index.column()));
    case Qt::TextAlignmentRole:
        return index.column() == EventColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                                             : QVariant();
    }
    return {};
}

QVariant ProposalsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
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
