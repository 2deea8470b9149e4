// SPDX-License-Identifier: MIT
#pragma once

#include "forms/words/newswords.h"

#include <QString>

#include <optional>

namespace nidreg::forms {

/// What a person likes, apart from any registry. Kept in QSettings; entries that are missing or
/// make no sense have the values below.
struct Preferences {
    enum class Theme { System, Light, Dark };

    QString language; ///< "de"; empty: the system's
    Theme theme = Theme::System;
    TimeStyle times = TimeStyle::LocalAndAge;

    QString fieldFont; ///< of texts being written, as QFont::toString() has it; empty: the window's
    bool hasFixedGrammar = true; ///< the Syntax field has letters of one width
    std::optional<QString> spelling; ///< "en_US"; empty: none. Nothing: never chosen
    int keepSeconds = 2; ///< how often unsaved drafts are kept for a crash; 1 to 60
    bool reopensDrafts = true; ///< at the start, the files that were open at the end
    QString mailProgram; ///< a command; "%u" in it is the mailto: address. Empty: the desktop's

    QString publishFolder;
    QString baseUrl; ///< of the publication; https://… or empty

    bool notifies = true; ///< desktop notifications of what waits for me
    bool hasTrayIcon = false;
    int backupReminder = 7; ///< days after the last backup of a local registry; 0: never

    static constexpr int kMaxKeepSeconds = 60;
    static constexpr int kMaxReminderDays = 365;

    static Preferences load();
    void save() const;

    bool operator==(const Preferences &) const = default;
};

/// Whether the question of this id is still asked; see Question::id.
bool isAsked(const QString &question);
void setAsked(const QString &question, bool isAsked);
/// Asks all questions again that were turned off.
void askAllQuestions();
/// True when a question was answered with "do not ask again".
bool isAnyQuestionSilent();

} // namespace nidreg::forms
