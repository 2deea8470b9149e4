// SPDX-License-Identifier: MIT
#include "forms/words/uriwords.h"
#include "forms/words/words.h"

namespace nidreg::forms {

QString wording(uri::BaseUrlFault fault)
{
    switch (fault) {
    case uri::BaseUrlFault::NotAUrl:
        return Words::tr("A web address begins with https:// or http://, for example "
                         "https://registry.example/urn/.");
    case uri::BaseUrlFault::NotWeb:
        return Words::tr("Only https:// and http:// addresses can be used.");
    case uri::BaseUrlFault::NoHost:
        return Words::tr("The address has no host name after “//”.");
    case uri::BaseUrlFault::Userinfo:
        return Words::tr("The address must not contain a user name or a password.");
    case uri::BaseUrlFault::Query:
        return Words::tr("The address must not contain “?”: names of files are appended to it.");
    case uri::BaseUrlFault::Fragment:
        return Words::tr("The address must not contain “#”: names of files are appended to it.");
    }
    return {};
}

} // namespace nidreg::forms
