// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/text.h"

#include <QStringList>

namespace nidreg::forms {

static QString listed(const QStringList &roles)
{
    return roles.isEmpty() ? Words::tr("no role") : roles.join(QStringLiteral(", "));
}

QString rolesWords(const std::vector<workflow::Role> &roles)
{
    QStringList names;
    for (const workflow::Role role : roles)
        names += wording(role);
    return listed(names);
}

QString rolesWords(std::string_view names)
{
    QStringList roles;
    for (const std::string_view each : base::words(names)) {
        const auto role = workflow::named<workflow::Role>(each);
        roles += role ? wording(*role) : words(each);
    }
    return listed(roles);
}

QString wording(registry::Objection objection)
{
    switch (objection) {
    case registry::Objection::Applicant:
        return Words::tr("the request is their own");
    case registry::Objection::Rival:
        return Words::tr("asks for the same NID in a request of their own");
    case registry::Objection::SameOrganization:
        return Words::tr("same organization as the applicant or registrant");
    case registry::Objection::CoAuthor:
        return Words::tr("named in the template, as an author perhaps");
    case registry::Objection::Absent:
        return Words::tr("away on the day or on the due date");
    case registry::Objection::NotServing:
        return Words::tr("not serving in this pool");
    case registry::Objection::RecusedBefore:
        return Words::tr("stepped back from this request before");
    }
    return {};
}

QString wording(registry::MailFault fault)
{
    switch (fault) {
    case registry::MailFault::NotMail:
        return Words::tr("This is neither a mail nor a mailbox: save the thread from the mail "
                         "program or the list's archive as .eml or mbox.");
    case registry::MailFault::FileTooLarge:
        return Words::tr("The file is larger than 64 MiB, the most that is read: save the thread "
                         "alone.");
    case registry::MailFault::TooManyMails:
        return Words::tr("The mailbox holds more than 2000 mails: save the thread alone.");
    case registry::MailFault::HeaderTooLong:
        return Words::tr("The mail's header is longer than 256 KiB and is not read.");
    case registry::MailFault::TooDeep:
        return Words::tr("The mail is nested too deep, or has too many parts, to be read.");
    }
    return {};
}

QString wording(const actions::MailVerdict &verdict)
{
    switch (verdict.novelty) {
    case actions::MailVerdict::Held:
        return Words::tr("here already");
    case actions::MailVerdict::OtherCopy:
        return Words::tr("another copy of a mail that is here");
    case actions::MailVerdict::New:
        break;
    }
    return verdict.isRelated ? Words::tr("new") : Words::tr("of another matter, it seems");
}

} // namespace nidreg::forms
