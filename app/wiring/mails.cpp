// SPDX-License-Identifier: MIT
#include "app/wiring/mails.h"

#include "model/exchange/mail/listmail.h"
#include "model/exchange/mail/wrappedtext.h"

namespace nidreg::app {

exchange::OutgoingMail outgoing(const actions::Letter &letter, base::Date date)
{
    return {letter.to, {}, letter.subject, letter.body, letter.references, date};
}

registry::ReadMails Mails::read(const QByteArray &bytes) const
{
    return exchange::readListMails({bytes.constData(), std::size_t(bytes.size())});
}

std::string Mails::asMail(const templates::NamespaceTemplate &content) const
{
    return exchange::wrappedText(content);
}

QByteArray Mails::file(const actions::Letter &letter, base::Date date) const
{
    return QByteArray::fromStdString(exchange::mailFile(outgoing(letter, date)));
}

forms::MailLink Mails::link(const actions::Letter &letter) const
{
    const auto link = exchange::mailLink(outgoing(letter, {}));
    return {QString::fromStdString(link.uri), link.isWithoutText};
}

} // namespace nidreg::app
