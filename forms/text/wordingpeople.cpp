// SPDX-License-Identifier: MIT
#include "forms/text/wording.h"
#include "forms/text/words.h"

#include <QStringList>

namespace nidreg::forms {

QString rolesWords(const std::vector<review::Role> &roles)
{
    QStringList names;
    for (const review::Role role : roles)
        names += wording(role);
    return names.isEmpty() ? Words::tr("no role") : names.join(QStringLiteral(", "));
}

QString wording(registry::Objection objection)
{
    switch (objection) {
    case registry::Objection::Applicant:
        return Words::tr("the request is their own");
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

} // namespace nidreg::forms
