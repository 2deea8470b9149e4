// SPDX-License-Identifier: MIT
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/base/words.h"

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
