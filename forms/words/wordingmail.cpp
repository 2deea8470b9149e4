// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"

namespace nidreg::forms {

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
