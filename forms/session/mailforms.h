// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/templateforms.h"
#include "model/actions/letters.h"
#include "model/registry/mailfile.h"

#include <QUrl>

#include <functional>

namespace nidreg::forms {

/// What the program can do with mail. The window knows this port alone; all functions may be called
/// on any thread, and none sends anything.
class MailForms {
public:
    virtual ~MailForms() = default;

    /// The mails in a file; see exchange::readListMails().
    virtual registry::ReadMails read(const QByteArray &bytes) const = 0;
    /// A template as mails hold it: prose at 72 columns.
    virtual std::string asMail(const templates::NamespaceTemplate &content) const = 0;
    /// A letter as a file that mail programs open for sending.
    virtual QByteArray file(const actions::Letter &letter, base::Date date) const = 0;
    /// A letter as a URI; without its text where that is too long for one.
    virtual MailLink link(const actions::Letter &letter) const = 0;
};

/// What the program around the requests lends them for their mails.
struct MailOutlets {
    const MailForms *forms = nullptr; ///< null: no mails are read or drafted
    /// Opens an address with the program that the desktop has for it; false when there is none.
    std::function<bool(const QUrl &)> openUrl = {};
};

} // namespace nidreg::forms
