// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/mailforms.h"
#include "forms/session/registrysession.h"

#include <QObject>

namespace nidreg::forms {

class MessageBar;

/// Offers to draft the mails that a step calls for. Nothing is sent from here.
class RequestLetters : public QObject {
    Q_OBJECT

public:
    /// Offers stand in `messageBar`, dialogs above it.
    RequestLetters(RegistrySession &session, MessageBar &messageBar);

    void setOutlets(MailOutlets outlets) { m_outlets = std::move(outlets); }

    /// After a step of one's own: says that it calls for a mail, where it does.
    void offer(const registry::RequestFile &file);
    /// The mails of the last step that calls for any.
    void draft(const registry::RequestFile &file);

private:
    void open(const registry::RequestFile &file, const actions::AddressBook &addresses);

    RegistrySession &m_session;
    MessageBar &m_messageBar;
    MailOutlets m_outlets;
};

} // namespace nidreg::forms
