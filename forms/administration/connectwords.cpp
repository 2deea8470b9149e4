// SPDX-License-Identifier: MIT
#include "forms/administration/connectwords.h"

#include "forms/administration/connectdialog.h"
#include "forms/words/wording.h"

namespace nidreg::forms {

QString wording(ConnectionChoice::Tls tls)
{
    switch (tls) {
    case ConnectionChoice::CheckEverything:
        return ConnectDialog::tr("Encrypted, certificate checked (recommended)");
    case ConnectionChoice::CheckAuthority:
        return ConnectDialog::tr("Encrypted, certificate of any host");
    case ConnectionChoice::EncryptOnly:
        return ConnectDialog::tr("Encrypted, certificate not checked");
    case ConnectionChoice::NoEncryption:
        return ConnectDialog::tr("Not encrypted");
    }
    return {};
}

QString consequence(ConnectionChoice::Tls tls)
{
    switch (tls) {
    case ConnectionChoice::CheckEverything:
        return ConnectDialog::tr("The server proves that it is the one named above before anything "
                                 "is sent to it.");
    case ConnectionChoice::CheckAuthority:
        return ConnectDialog::tr("Any server that the authority vouches for could pretend to be "
                                 "this one.");
    case ConnectionChoice::EncryptOnly:
        return ConnectDialog::tr("Anybody on the way can pretend to be the server, and learn your "
                                 "password and what you send.");
    case ConnectionChoice::NoEncryption:
        return ConnectDialog::tr("Anybody on the way can read and change what is sent, your "
                                 "password too.");
    }
    return {};
}

QString greetingWords(const Greeting &greeting)
{
    const registry::Desk &desk = greeting.desk;
    QStringList words{
        ConnectDialog::tr("Connected: you are %1 there, as: %2.")
            .arg(QString::fromStdString(desk.acting.person), wording(desk.acting.role))};
    if (greeting.link.protection == registry::Link::Checked)
        words += ConnectDialog::tr("Encrypted (%1), and the certificate is the server's own.")
                     .arg(QString::fromStdString(greeting.link.protocol));
    if (greeting.link.isReadOnly)
        words += ConnectDialog::tr("This server is a read-only standby: it takes no changes.");
    return words.join(' ');
}

} // namespace nidreg::forms
