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
    setToolTip(tr("Proposals that a second registrar must confirm"));
    connect(&session, &RegistrySession::changed, this, &ProposalsMark::look);
    connect(&session, &RegistrySession::opened, this, &ProposalsMark::look);
    connect(&session, &RegistrySession::actingChanged, this, &ProposalsMark::look);
    connect(&session, &RegistrySession::lost, this, &ProposalsMark::look);
    connect(&session, &RegistrySession::left, this, &ProposalsMark::look);
    tell(0);
}

bool ProposalsMark::isRegistrars() const
{
    return m_session.isOpen() && m_session.acting().role == workflow::Role::Registrar;
}

void ProposalsMark::look()
{
    if (!isRegistrars())
        return tell(0);
    m_session.ask(
        this, [](const actions::Services &services) { return services.store.proposals(); },
        [this](const registry::Stored<std::vector<registry::Proposal>> &standing) {
            if (standing && isRegistrars())
                tell(int(standing->size()));
        });
}

void ProposalsMark::tell(int proposals)
{
    setText(tr("Proposals: %1").arg(proposals));
    setVisible(proposals > 0);
}

} // namespace nidreg::app
