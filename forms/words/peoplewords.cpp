// SPDX-License-Identifier: MIT
#include "forms/words/peoplewords.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

static QString dayWords(base::Date day)
{
    return words(base::toString(day));
}

static bool isOn(const registry::Service &service, base::Date day)
{
    return service.from <= day && (!service.until || day <= *service.until);
}

/// One pool: what lasts today, else what comes, else what is over.
static QString poolWords(const registry::PersonFile &file, urn::NidKind pool, base::Date today)
{
    const registry::Service *next = nullptr, *last = nullptr;
    for (const registry::Service &each : file.services) {
        if (each.pool != pool)
            continue;
        if (isOn(each, today))
            return each.until ? Words::tr("%1 until %2").arg(wording(pool), dayWords(*each.until))
                              : wording(pool);
        if (each.from > today && (!next || each.from < next->from))
            next = &each;
        if (each.from < today && (!last || last->until < each.until))
            last = &each;
    }
    if (next)
        return Words::tr("%1 from %2").arg(wording(pool), dayWords(next->from));
    return last ? Words::tr("%1 ended %2").arg(wording(pool), dayWords(*last->until)) : QString();
}

QString serviceWords(const registry::PersonFile &file, base::Date today)
{
    if (std::ranges::count(file.roles, workflow::Role::Expert) == 0)
        return {};
    if (file.services.empty())
        return Words::tr("Formal and informal");
    QStringList pools;
    for (const urn::NidKind pool : {urn::NidKind::Formal, urn::NidKind::Informal}) {
        if (const QString said = poolWords(file, pool, today); !said.isEmpty())
            pools += said;
    }
    return pools.join(QStringLiteral(", "));
}

bool isAway(const registry::PersonFile &file, base::Date today)
{
    return std::ranges::any_of(file.absences, [today](const registry::Absence &each) {
        return each.from <= today && today <= each.until;
    });
}

QString absenceWords(const registry::PersonFile &file, base::Date today)
{
    const registry::Absence *next = nullptr;
    for (const registry::Absence &each : file.absences) {
        if (each.from <= today && today <= each.until)
            return Words::tr("until %1").arg(dayWords(each.until));
        if (each.from > today && (!next || each.from < next->from))
            next = &each;
    }
    return next ? Words::tr("from %1").arg(dayWords(next->from)) : QString();
}

} // namespace nidreg::forms
