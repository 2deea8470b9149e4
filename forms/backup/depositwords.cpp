// SPDX-License-Identifier: MIT
#include "forms/backup/depositwords.h"

#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace nidreg::forms {

/// The context under which the words of this file are translated.
struct DepositWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::DepositWords)
};

static QString eventsWords(qint64 events)
{
    return events == 1 ? DepositWords::tr("1 event")
                       : DepositWords::tr("%1 events").arg(QLocale().toString(events));
}

static QString sizeWords(const DepositFacts &deposit)
{
    return QLocale().formattedDataSize(deposit.bytes);
}

QString backedUpWords(const DepositFacts &backup)
{
    return DepositWords::tr("Backed up to %1 and verified: %2, %3.",
                            "a file, how many events, how many bytes")
        .arg(QDir::toNativeSeparators(backup.file), eventsWords(backup.events), sizeWords(backup));
}

QString depositWords(const DepositFacts &deposit)
{
    const QString when =
        deposit.taken ? shownTime(*deposit.taken) : DepositWords::tr("unknown time");
    const QString name = QFileInfo(deposit.file).fileName();
    if (!deposit.since)
        return DepositWords::tr("%1: full backup of %2, %3, %4, undamaged.",
                                "a file, when, how many events, how many bytes")
            .arg(name, when, eventsWords(deposit.events), sizeWords(deposit));
    return DepositWords::tr("%1: increment of %2, from %3 to %4, %5, undamaged.",
                            "a file, when, a number of events, how many events, how many bytes")
        .arg(name, when, QLocale().toString(*deposit.since), eventsWords(deposit.events),
             sizeWords(deposit));
}

static QString refusalOf(const char *refusal, const DepositFacts &deposit)
{
    return wording(registry::refused(refusal, deposit.file.toStdString()));
}

QString whyNotRestored(const std::vector<DepositFacts> &deposits)
{
    if (deposits.empty())
        return DepositWords::tr("Select the file of a backup first.");
    for (std::size_t i = 0; i < deposits.size(); ++i) {
        const DepositFacts &each = deposits[i];
        if (!each.isLocal)
            return refusalOf("deposit.shared", each);
        if (i == 0 && each.since)
            return refusalOf("deposit.not-full", each);
        if (i > 0 && !each.since)
            return refusalOf("deposit.no-increment", each);
        if (i > 0 && *each.since != deposits[i - 1].events)
            return refusalOf("deposit.gap", each);
    }
    return {};
}

} // namespace nidreg::forms
