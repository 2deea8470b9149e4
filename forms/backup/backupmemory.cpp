// SPDX-License-Identifier: MIT
#include "forms/backup/backupmemory.h"

#include "forms/words/requestswords.h"
#include "forms/words/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace nidreg::forms {

/// The context under which the words of this file are translated.
struct BackupWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::BackupWords)
};

static QString keyOf(const QString &log, const char *name)
{
    return QStringLiteral("backups/%1/%2").arg(log, QLatin1String(name));
}

static std::optional<base::Instant> instantAt(const QString &key)
{
    return base::parseInstant(QSettings().value(key).toString().toStdString());
}

static void setInstant(const QString &key, base::Instant at)
{
    QSettings().setValue(key, words(base::toString(at)));
}

base::Instant usedSince(const QString &log, base::Instant now)
{
    if (const auto known = instantAt(keyOf(log, "used since")))
        return *known;
    setInstant(keyOf(log, "used since"), now);
    return now;
}

std::optional<base::Date> lastReminder(const QString &log)
{
    return base::parseDate(QSettings().value(keyOf(log, "reminded")).toString().toStdString());
}

void rememberReminder(const QString &log, base::Date day)
{
    QSettings().setValue(keyOf(log, "reminded"), words(base::toString(day)));
}

bool isReminderDue(const BackupState &state)
{
    if (state.reminderDays <= 0 || state.reminded == base::dayOf(state.now))
        return false;
    if (state.last && state.last->events >= state.events)
        return false;
    const base::Instant from = state.last ? state.last->at : state.usedSince;
    return state.now - from >= std::chrono::days(state.reminderDays);
}

QString backupAgeWords(const std::optional<registry::Backup> &last, base::Instant now)
{
    if (!last)
        return BackupWords::tr("Never backed up");
    if (now - last->at < std::chrono::days(1))
        return BackupWords::tr("Last backup: today");
    return BackupWords::tr("Last backup: %1 ago", "such as: 3 days").arg(ageWords(last->at, now));
}

QString suggestedBackup(const std::optional<registry::Backup> &last, const QString &folder,
                        base::Instant now)
{
    const QString before = last ? QFileInfo(words(last->file)).path() : QString();
    const QDir there(!before.isEmpty() && QFileInfo(before).isDir() ? before : folder);
    const auto ms = std::chrono::floor<std::chrono::milliseconds>(now).time_since_epoch();
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(ms.count());
    return there.filePath(
        QStringLiteral("nidreg-%1.nidreg").arg(local.toString(QStringLiteral("yyyy-MM-dd"))));
}

} // namespace nidreg::forms
