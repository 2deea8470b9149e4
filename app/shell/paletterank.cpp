// SPDX-License-Identifier: MIT
#include "app/shell/paletterank.h"

#include <QSettings>

namespace nidreg::app {

static constexpr int kMaxRecent = 20;
static constexpr const char *kRecent = "palette/recent";

static bool holdsInOrder(const QString &text, const QString &wanted)
{
    qsizetype at = 0;
    for (const QChar c : wanted) {
        at = text.indexOf(c, at, Qt::CaseInsensitive) + 1;
        if (at == 0)
            return false;
    }
    return true;
}

static bool aWordBeginsWith(const QString &text, const QString &wanted)
{
    for (qsizetype at = text.indexOf(wanted, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(wanted, at + 1, Qt::CaseInsensitive)) {
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    }
    return false;
}

PaletteRank paletteRank(const QString &text, const QString &wanted)
{
    if (text.compare(wanted, Qt::CaseInsensitive) == 0)
        return PaletteRank::Exact;
    if (text.startsWith(wanted, Qt::CaseInsensitive))
        return PaletteRank::Beginning;
    if (aWordBeginsWith(text, wanted))
        return PaletteRank::WordBeginning;
    if (text.contains(wanted, Qt::CaseInsensitive))
        return PaletteRank::Inside;
    return holdsInOrder(text, wanted) ? PaletteRank::Letters : PaletteRank::None;
}

QStringList recentCommands()
{
    return QSettings().value(kRecent).toStringList();
}

void noteCommand(const QString &name)
{
    QStringList recent = recentCommands();
    recent.removeAll(name);
    recent.prepend(name);
    QSettings().setValue(kRecent, recent.mid(0, kMaxRecent));
}

} // namespace nidreg::app
