// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/templateforms.h"
#include "model/exchange/mail/mail.h"

namespace nidreg::app {

/// A letter as model/exchange writes mails.
exchange::OutgoingMail outgoing(const actions::Letter &letter, base::Date date);

/// Mails as the window and the command line read and draft them.
class Mails : public forms::MailForms {
public:
    registry::ReadMails read(const QByteArray &bytes) const override;
    std::string asMail(const templates::NamespaceTemplate &content) const override;
    QByteArray file(const actions::Letter &letter, base::Date date) const override;
    forms::MailLink link(const actions::Letter &letter) const override;
};

} // namespace nidreg::app
