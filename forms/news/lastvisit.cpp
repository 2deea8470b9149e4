// SPDX-License-Identifier: MIT
#include "forms/news/lastvisit.h"

#include "forms/words/words.h"

#include <QSettings>
#include <QUrl>

namespace nidreg::forms {

/// A login may hold what divides the parts of a key.
static QString visitKey(const QString &log, const std::string &person, const char *name)
{
    return QStringLiteral("visits/%1/%2/%3")
        .arg(log, QString::fromLatin1(QUrl::toPercentEncoding(words(person))), QLatin1String(name));
}

std::optional<LastVisit> lastVisit(const QString &log, const std::string &person)
{
    const QSettings settings;
    const auto at =
        base::parseInstant(settings.value(visitKey(log, person, "time")).toString().toStdString());
    if (!at)
        return std::nullopt;
    return LastVisit{settings.value(visitKey(log, person, "events")).toLongLong(), *at};
}

void rememberVisit(const QString &log, const std::string &person, const LastVisit &visit)
{
    QSettings settings;
    settings.setValue(visitKey(log, person, "events"), qlonglong(visit.events));
    settings.setValue(visitKey(log, person, "time"), words(base::toString(visit.at)));
}

} // namespace nidreg::forms
