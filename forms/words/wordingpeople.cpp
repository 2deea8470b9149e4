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
        return Words::tr("is the applicant");
    case registry::Objection::Rival:
        return Words::tr("asks for the same NID in another request");
    case registry::Objection::SameOrganization:
        return Words::tr("same organization as the applicant or registrant");
    case registry::Objection::CoAuthor:
        return Words::tr("named in the template, possibly as an author");
    case registry::Objection::Absent:
        return Words::tr("away on the day or on the due date");
    case registry::Objection::NotServing:
        return Words::tr("does not review this kind of namespace");
    case registry::Objection::RecusedBefore:
        return Words::tr("stepped back from this request before");
    }
    return {};
}

QString wording(registry::MailFault fault)
{
    switch (fault) {
    case registry::MailFault::NotMail:
        return Words::tr("The file is neither a mail nor a mailbox. Save the thread from your "
                         "mail program or the list archive as .eml or mbox.");
    case registry::MailFault::FileTooLarge:
        return Words::tr("The file is larger than 64 MiB, the maximum. Save only the thread.");
    case registry::MailFault::TooManyMails:
        return Words::tr("The mailbox contains more than 2000 mails, the maximum. Save only "
                         "the thread.");
    case registry::MailFault::HeaderTooLong:
        return Words::tr("The header of the mail is longer than 256 KiB, the maximum.");
    case registry::MailFault::TooDeep:
        return Words::tr("The mail has too many parts, or they are nested too deeply.");
    }
    return {};
}

QString wording(const actions::MailVerdict &verdict)
{
    switch (verdict.novelty) {
    case actions::MailVerdict::Held:
        return Words::tr("already imported");
    case actions::MailVerdict::OtherCopy:
        return Words::tr("another copy of an imported mail");
    case actions::MailVerdict::New:
        break;
    }
    return verdict.isRelated ? Words::tr("new") : Words::tr("may not belong to this request");
}

} // namespace nidreg::forms
