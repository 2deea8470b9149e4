// SPDX-License-Identifier: MIT
#include "forms/words/timelinewords.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

using workflow::Stay;
using workflow::Turn;

/// The context under which the words of this file are translated.
struct TimelineWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::TimelineWords)
};

QString lengthWords(std::chrono::microseconds length)
{
    using namespace std::chrono;
    if (const auto whole = floor<days>(length).count(); whole > 0)
        return counted<TimelineWords>(QT_TRANSLATE_NOOP("nidreg::forms::TimelineWords", "1 day"),
                                      QT_TRANSLATE_NOOP("nidreg::forms::TimelineWords", "%n days"),
                                      whole);
    if (const auto whole = floor<hours>(length).count(); whole > 0)
        return counted<TimelineWords>(QT_TRANSLATE_NOOP("nidreg::forms::TimelineWords", "1 hour"),
                                      QT_TRANSLATE_NOOP("nidreg::forms::TimelineWords", "%n hours"),
                                      whole);
    if (const auto whole = floor<minutes>(length).count(); whole > 0)
        return counted<TimelineWords>(
            QT_TRANSLATE_NOOP("nidreg::forms::TimelineWords", "1 minute"),
            QT_TRANSLATE_NOOP("nidreg::forms::TimelineWords", "%n minutes"), whole);
    return TimelineWords::tr("a few seconds");
}

QString partyWords(const std::optional<Turn> &turn)
{
    if (!turn)
        return TimelineWords::tr("Ended");
    switch (*turn) {
    case Turn::Applicant:
        return TimelineWords::tr("Applicant");
    case Turn::Expert:
        return TimelineWords::tr("Experts");
    case Turn::Registrar:
        return TimelineWords::tr("Registrar");
    case Turn::Body:
        return TimelineWords::tr("Body");
    }
    return {};
}

static QString dayOf(base::Instant at)
{
    const auto ms = std::chrono::floor<std::chrono::milliseconds>(at).time_since_epoch();
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(ms.count()).date(),
                              QLocale::ShortFormat);
}

static QString whenWords(const Stay &stay)
{
    const QString from = dayOf(stay.from);
    if (!stay.until)
        return TimelineWords::tr("since %1").arg(from);
    const QString until = dayOf(*stay.until);
    return from == until ? from : TimelineWords::tr("%1 to %2", "two days").arg(from, until);
}

QString stayWords(const Stay &stay, base::Instant now)
{
    const QString state = wording(stay.state);
    if (!stay.turn)
        return TimelineWords::tr("%1 (%2)", "how a request ended, and when")
            .arg(state, whenWords(stay));
    return TimelineWords::tr("%1: with %2 for %3 (%4)", "a state, who had it, how long, and when")
        .arg(state, wording(*stay.turn), lengthWords(stay.length(now)), whenWords(stay));
}

QString timelineWords(const std::vector<Stay> &stays, base::Instant now)
{
    QStringList said;
    for (const Stay &stay : stays)
        said << stayWords(stay, now);
    return TimelineWords::tr("Who had the request: %1").arg(said.join(TimelineWords::tr("; ")));
}

} // namespace nidreg::forms
