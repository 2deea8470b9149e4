// SPDX-License-Identifier: MIT
#include "forms/backup/backupmark.h"

#include "forms/words/newswords.h"
#include "forms/words/words.h"

#include <QDir>
#include <QIcon>

namespace nidreg::forms {

BackupMark::BackupMark(QWidget *parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("backupMark"));
    setAutoRaise(true);
    setIcon(QIcon::fromTheme("document-save-as"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    hide();
}

void BackupMark::tell(const std::optional<registry::Backup> &last, base::Instant now)
{
    setText(backupAgeWords(last, now));
    setToolTip(
        asToolTip(last ? tr("%1, %2. Click to back up again.", "a time, and a file")
                             .arg(shownTime(last->at), QDir::toNativeSeparators(words(last->file)))
                       : tr("This registry is on this computer only. Click to back it up.")));
    show();
}

} // namespace nidreg::forms
