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
        return ConnectDialog::tr("Encrypted, host not checked");
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
        return ConnectDialog::tr("Verifies that the server is the one named above before "
                                 "sending anything to it.");
    case ConnectionChoice::CheckAuthority:
        return ConnectDialog::tr("Any server with a certificate from the same authority can "
                                 "impersonate this one.");
    case ConnectionChoice::EncryptOnly:
        return ConnectDialog::tr("Others on the network can impersonate the server and read "
                                 "your password and data.");
    case ConnectionChoice::NoEncryption:
        return ConnectDialog::tr("Others on the network can read and change your data, "
                                 "including your password.");
    }
    return {};
}

QString greetingWords(const Greeting &greeting)
{
    const registry::RegistryAccess &access = greeting.access;
    QStringList words{
        ConnectDialog::tr("Connected as %1 with the role: %2.")
            .arg(QString::fromStdString(access.acting.person), wording(access.acting.role))};
    if (greeting.link.protection == registry::Link::Checked)
        words += ConnectDialog::tr("Encrypted (%1). The certificate of the server was verified.")
                     .arg(QString::fromStdString(greeting.link.protocol));
    if (greeting.link.isStandby)
        words += ConnectDialog::tr("This server is a read-only standby and does not accept "
                                   "changes.");
    else if (greeting.link.isReadOnly)
        words += ConnectDialog::tr(
            "This server is read-only at the moment. It does not accept changes.");
    return words.join(' ');
}

} // namespace nidreg::forms
