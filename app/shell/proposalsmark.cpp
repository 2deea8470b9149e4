// SPDX-License-Identifier: MIT
#include "app/shell/proposalsmark.h"

namespace nidreg::app {

using forms::RegistrySession;

ProposalsMark::ProposalsMark(RegistrySession &session, QWidget *parent)
    : QToolButton(parent), m_session(session)
{
    setObjectName(QStringLiteral("proposals"));
    setAutoRaise(true);
    setIcon(QIcon::fromTheme("emblem-ok"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setToolTip(tr("What one registrar proposed and another one has to second"));
    connect(&session, &RegistrySession::changed, this, &ProposalsMark::look);
    connect(&session, &RegistrySession::opened, this, &ProposalsMark::look);
    connect(&session, &RegistrySession::actingChanged, this, &ProposalsMark::look);
    tell(0);
}

void ProposalsMark::look()
{
    if (!m_session.isOpen() || m_session.acting().role != review::Role::Registrar)
        return tell(0);
    m_session.ask(
        this, [](const actions::Bench &bench) { return bench.store.proposals(); },
        [this](const registry::Stored<std::vector<registry::Proposal>> &standing) {
            if (standing && m_session.acting().role == review::Role::Registrar)
                tell(int(standing->size()));
        });
}

void ProposalsMark::tell(int proposals)
{
    setText(tr("Proposals: %1").arg(proposals));
    setVisible(proposals > 0);
}

} // namespace nidreg::app
