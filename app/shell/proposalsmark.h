// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"

#include <QToolButton>

namespace nidreg::app {

/// In the status bar, for registrars: how many acts wait for a second one. Hidden while none does,
/// and while the registry is not connected.
class ProposalsMark : public QToolButton {
    Q_OBJECT

public:
    explicit ProposalsMark(forms::RegistrySession &session, QWidget *parent = nullptr);

private:
    bool isRegistrars() const;
    void look();
    void tell(int proposals);

    forms::RegistrySession &m_session;
};

} // namespace nidreg::app
