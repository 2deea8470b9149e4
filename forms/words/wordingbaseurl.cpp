// SPDX-License-Identifier: MIT
#include "forms/words/uriwords.h"
#include "forms/words/words.h"

namespace nidreg::forms {

QString wording(uri::BaseUrlFault fault)
{
    switch (fault) {
    case uri::BaseUrlFault::NotAUrl:
        return Words::tr("Enter an address such as https://registry.example/urn/.");
    case uri::BaseUrlFault::NotWeb:
        return Words::tr("Enter an address that begins with https:// or http://.");
    case uri::BaseUrlFault::NoHost:
        return Words::tr("The address has no host name.");
    case uri::BaseUrlFault::Userinfo:
        return Words::tr("Remove the user name and password from the address.");
    case uri::BaseUrlFault::Query:
        return Words::tr(
            "Remove “?” and what follows it. File names are added to the end of the address.");
    case uri::BaseUrlFault::Fragment:
        return Words::tr(
            "Remove “#” and what follows it. File names are added to the end of the address.");
    }
    return {};
}

} // namespace nidreg::forms
