// SPDX-License-Identifier: MIT
#include "forms/session/preferences.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

static const QStringList kThemes = {"system", "light", "dark"};
static const QStringList kTimes = {"local and age", "local", "utc"};
static constexpr const char *kSilent = "questions/silent";

/// Which of `names` an entry has; the first where it has none of them.
static int chosenOf(const QStringList &names, const QSettings &settings, const char *key)
{
    return std::max(0, int(names.indexOf(settings.value(key).toString())));
}

Preferences Preferences::load()
{
    const QSettings settings;
    Preferences read;
    read.language = settings.value("preferences/language").toString();
    read.theme = Theme(chosenOf(kThemes, settings, "preferences/theme"));
    read.times = TimeStyle(chosenOf(kTimes, settings, "preferences/times"));
    read.fieldFont = settings.value("drafts/font").toString();
    read.hasFixedGrammar = settings.value("drafts/fixed grammar", true).toBool();
    if (settings.contains("drafts/spelling"))
        read.spelling = settings.value("drafts/spelling").toString();
    read.keepSeconds = std::clamp(settings.value("drafts/keep seconds", read.keepSeconds).toInt(),
                                  1, kMaxKeepSeconds);
    read.reopensDrafts = settings.value("drafts/reopen", read.reopensDrafts).toBool();
    read.mailProgram = settings.value("mail/program").toString();
    read.publishFolder = settings.value("publish/folder").toString();
    read.baseUrl = settings.value("publish/base-url").toString();
    read.notifies = settings.value("notifications/desktop", read.notifies).toBool();
    read.hasTrayIcon = settings.value("notifications/tray", read.hasTrayIcon).toBool();
    read.backupReminder = std::clamp(settings.value("backup/reminder", read.backupReminder).toInt(),
                                     0, kMaxReminderDays);
    return read;
}

void Preferences::save() const
{
    QSettings settings;
    settings.setValue("preferences/language", language);
    settings.setValue("preferences/theme", kThemes[int(theme)]);
    settings.setValue("preferences/times", kTimes[int(times)]);
    settings.setValue("drafts/font", fieldFont);
    settings.setValue("drafts/fixed grammar", hasFixedGrammar);
    if (spelling)
        settings.setValue("drafts/spelling", *spelling);
    settings.setValue("drafts/keep seconds", keepSeconds);
    settings.setValue("drafts/reopen", reopensDrafts);
    settings.setValue("mail/program", mailProgram);
    settings.setValue("publish/folder", publishFolder);
    settings.setValue("publish/base-url", baseUrl);
    settings.setValue("notifications/desktop", notifies);
    settings.setValue("notifications/tray", hasTrayIcon);
    settings.setValue("backup/reminder", backupReminder);
}

bool isAsked(const QString &question)
{
    return question.isEmpty() || !QSettings().value(kSilent).toStringList().contains(question);
}

void setAsked(const QString &question, bool isAsked)
{
    QSettings settings;
    QStringList silent = settings.value(kSilent).toStringList();
    silent.removeAll(question);
    if (!isAsked)
        silent += question;
    settings.setValue(kSilent, silent);
}

void askAllQuestions()
{
    QSettings().remove(kSilent);
}

bool isAnyQuestionSilent()
{
    return !QSettings().value(kSilent).toStringList().isEmpty();
}

} // namespace nidreg::forms
