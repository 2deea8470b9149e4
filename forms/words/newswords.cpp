// SPDX-License-Identifier: MIT
#include "forms/words/newswords.h"

#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <atomic>

namespace nidreg::forms {

using workflow::Stay;
using workflow::Turn;

static constexpr std::size_t kMaxNews = 4; ///< that a message bar has room for
static constexpr int kMaxLetters = 160; ///< of what somebody wrote

/// The context under which the words of this file are translated.
struct NewsWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::NewsWords)
};

std::string detailOf(const registry::Event &event, std::string_view key)
{
    for (const auto &[name, value] : event.details) {
        if (name == key)
            return value;
    }
    return {};
}

static std::atomic<TimeStyle> s_timeStyle = TimeStyle::LocalAndAge;

void setTimeStyle(TimeStyle style)
{
    s_timeStyle = style;
}

QString shownTime(base::Instant at)
{
    const auto ms = std::chrono::floor<std::chrono::milliseconds>(at).time_since_epoch();
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(ms.count());
    return s_timeStyle == TimeStyle::Utc
        ? local.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm 'UTC'"))
        : QLocale().toString(local, QLocale::ShortFormat);
}

QString shownTime(base::Instant at, base::Instant now)
{
    const QString time = shownTime(at);
    if (s_timeStyle != TimeStyle::LocalAndAge)
        return time;
    return NewsWords::tr("%1 (%2)", "a time and how long ago: 3 days").arg(time, ageWords(at, now));
}

/// The beginning of a text on one line, so that a message bar stays a message bar.
static QString beginningOf(const std::string &text)
{
    const QString line = words(text).simplified();
    if (line.size() <= kMaxLetters)
        return line;
    const int whole = kMaxLetters - int(line[kMaxLetters - 1].isHighSurrogate());
    return NewsWords::tr("%1…", "the beginning of a longer text").arg(line.left(whole));
}

static QString lineOf(const registry::Event &event, base::Instant now)
{
    const QString what = NewsWords::tr("%1 %2", "what somebody did, and when")
                             .arg(sentence(event), shownTime(event.at, now));
    const std::string text = detailOf(event, "text");
    if (text.empty())
        return what;
    return NewsWords::tr("%1 “%2”", "what somebody did, and their words")
        .arg(what, beginningOf(text));
}

QString newsWords(const std::vector<registry::Event> &news, base::Instant now)
{
    QStringList lines;
    const std::size_t left = news.size() > kMaxNews ? news.size() - kMaxNews : 0;
    if (left > 0)
        lines << NewsWords::tr("Earlier events in the history: %1.").arg(left);
    for (std::size_t i = left; i < news.size(); ++i)
        lines << lineOf(news[i], now);
    return lines.join('\n');
}

static QString voidWords(const workflow::Assignment &verdict, int judged, int newest)
{
    const QString who = words(verdict.expert);
    const QString number = QString::number(judged), now = QString::number(newest);
    switch (verdict.verdict) {
    case workflow::Vote::Approved:
        return NewsWords::tr(
                   "%1 approved revision %2. Revision %3 is newer, so the approval no longer "
                   "counts.")
            .arg(who, number, now);
    case workflow::Vote::Advised:
        return NewsWords::tr("%1 gave advice on revision %2. Revision %3 is newer.")
            .arg(who, number, now);
    case workflow::Vote::Rejected:
        return NewsWords::tr("%1 rejected revision %2. Revision %3 is newer.")
            .arg(who, number, now);
    case workflow::Vote::None:
    case workflow::Vote::SteppedBack:
    case workflow::Vote::Escalated:
    case workflow::Vote::Replaced:
        break;
    }
    return {};
}

QStringList voidWords(const registry::RequestFile &file)
{
    QStringList said;
    for (const workflow::Assignment &each : file.request.experts) {
        const auto judged =
            std::ranges::find(file.revisions, each.judgedSha256, &registry::Revision::sha256);
        if (file.request.isVoid(each) && judged != file.revisions.end())
            said << voidWords(each, judged->number, file.request.revision);
    }
    return said;
}

QString proposalWords(const registry::RequestFile &file)
{
    if (file.request.state != workflow::State::Approved)
        return {};
    const auto last =
        std::find_if(file.events.rbegin(), file.events.rend(), [](const registry::Event &event) {
            const auto step = workflow::named<workflow::Step>(event.what);
            const bool isTalk = step == workflow::Step::Comment || step == workflow::Step::Resolve
                || step == workflow::Step::Remind;
            return event.what == "propose" || (step && !isTalk);
        });
    if (last == file.events.rend() || last->what != "propose")
        return {};
    return NewsWords::tr("%1 proposed the registration. It takes effect when another registrar "
                         "does the same.")
        .arg(words(last->person));
}

static QString stateWords(const workflow::Request &before, const workflow::Request &after)
{
    if (before.state == after.state)
        return NewsWords::tr("The state of the request would not change: %1.")
            .arg(wording(after.state));
    return NewsWords::tr("The state of the request would change from “%1” to “%2”.")
        .arg(wording(before.state), wording(after.state));
}

static QString turnWords(const workflow::Request &before, const workflow::Request &after)
{
    const auto was = workflow::waitingOn(before), is = workflow::waitingOn(after);
    if (!is)
        return NewsWords::tr("The request would end.");
    if (was == is)
        return NewsWords::tr("The request would still wait for %1.").arg(waitedFor(after, *is));
    return NewsWords::tr("The request would then wait for %1.").arg(waitedFor(after, *is));
}

QString dryRunWords(const workflow::Request &before, const workflow::Request &after)
{
    QStringList said{NewsWords::tr("Preview: nothing was changed."), stateWords(before, after),
                     turnWords(before, after)};
    if (!after.experts.empty() && expertsWords(before) != expertsWords(after))
        said << (after.experts.size() == 1 ? NewsWords::tr("The expert would be %1.")
                                           : NewsWords::tr("The experts would be %1."))
                    .arg(expertsWords(after));
    if (after.due() && after.due() != before.due())
        said << NewsWords::tr("The review would be due on %1.")
                    .arg(words(base::toString(*after.due())));
    return said.join(' ');
}

QString dryRunWords(const registry::Registered &done)
{
    if (!done.version)
        return NewsWords::tr("Preview: nothing was changed. The registration would be "
                             "proposed. Another registrar would have to do the same.");
    const registry::NamespaceVersion &version = *done.version;
    return NewsWords::tr("Preview: nothing was changed. “%1” would be registered as version "
                         "%2. A registration cannot be undone.")
        .arg(words(version.nid), QString::number(version.version));
}

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

QString stayPartyWords(const Stay &stay)
{
    return stay.turn == Turn::Expert && stay.experts == 1 ? TimelineWords::tr("Expert")
                                                          : partyWords(stay.turn);
}

/// "the experts", or "the expert" where one was asked alone.
static QString holderWords(const Stay &stay)
{
    return stay.turn == Turn::Expert && stay.experts == 1 ? TimelineWords::tr("the expert")
                                                          : wording(*stay.turn);
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
        .arg(state, holderWords(stay), lengthWords(stay.length(now)), whenWords(stay));
}

QString timelineWords(const std::vector<Stay> &stays, base::Instant now)
{
    QStringList said;
    for (const Stay &stay : stays)
        said << stayWords(stay, now);
    return TimelineWords::tr("Whose turn it was, and for how long: %1")
        .arg(said.join(TimelineWords::tr("; ")));
}

} // namespace nidreg::forms
