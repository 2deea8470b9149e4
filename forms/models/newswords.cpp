// SPDX-License-Identifier: MIT
#include "forms/models/newswords.h"

#include "forms/models/requestswords.h"
#include "forms/text/wording.h"
#include "forms/text/words.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

static constexpr std::size_t kMostNews = 4; ///< that a strip has room for
static constexpr int kMostLetters = 160; ///< of what somebody wrote

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

QString shownTime(base::Instant at, base::Instant now)
{
    const auto ms = std::chrono::floor<std::chrono::milliseconds>(at).time_since_epoch();
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(ms.count());
    const QString time = QLocale().toString(local, QLocale::ShortFormat);
    return NewsWords::tr("%1 (%2)", "a time and how long ago: 3 days").arg(time, ageWords(at, now));
}

/// The beginning of a text on one line, so that a strip stays a strip.
static QString beginningOf(const std::string &text)
{
    const QString line = words(text).simplified();
    if (line.size() <= kMostLetters)
        return line;
    const int whole = kMostLetters - int(line[kMostLetters - 1].isHighSurrogate());
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
    const std::size_t left = news.size() > kMostNews ? news.size() - kMostNews : 0;
    if (left > 0)
        lines << NewsWords::tr("Events before these, in the history: %1.").arg(left);
    for (std::size_t i = left; i < news.size(); ++i)
        lines << lineOf(news[i], now);
    return lines.join('\n');
}

static QString voidWords(const review::Assignment &verdict, int judged, int newest)
{
    const QString who = words(verdict.expert);
    const QString number = QString::number(judged), now = QString::number(newest);
    switch (verdict.verdict) {
    case review::Vote::Approved:
        return NewsWords::tr(
                   "%1 approved revision %2; revision %3 is newer, so the approval counts "
                   "no more.")
            .arg(who, number, now);
    case review::Vote::Advised:
        return NewsWords::tr("%1 gave advice on revision %2; revision %3 is newer.")
            .arg(who, number, now);
    case review::Vote::Rejected:
        return NewsWords::tr("%1 rejected revision %2; revision %3 is newer.")
            .arg(who, number, now);
    case review::Vote::None:
    case review::Vote::SteppedBack:
    case review::Vote::Escalated:
        break;
    }
    return {};
}

QStringList voidWords(const registry::RequestFile &file)
{
    QStringList said;
    for (const review::Assignment &each : file.request.experts) {
        const auto judged =
            std::ranges::find(file.revisions, each.judgedSha256, &registry::Revision::sha256);
        if (file.request.isVoid(each) && judged != file.revisions.end())
            said << voidWords(each, judged->number, file.request.revision);
    }
    return said;
}

QString proposalWords(const registry::RequestFile &file)
{
    if (file.request.state != review::State::Approved)
        return {};
    const auto last =
        std::find_if(file.events.rbegin(), file.events.rend(), [](const registry::Event &event) {
            const auto step = review::named<review::Step>(event.what);
            const bool isTalk = step == review::Step::Comment || step == review::Step::Resolve
                || step == review::Step::Remind;
            return event.what == "propose" || (step && !isTalk);
        });
    if (last == file.events.rend() || last->what != "propose")
        return {};
    return NewsWords::tr("%1 has registered it as the first of two registrars: it counts when "
                         "another registrar does the same.")
        .arg(words(last->person));
}

static QString stateWords(const review::Request &before, const review::Request &after)
{
    if (before.state == after.state)
        return NewsWords::tr("The request would stay as it is: %1.").arg(wording(after.state));
    return NewsWords::tr("The request would go from “%1” to “%2”.")
        .arg(wording(before.state), wording(after.state));
}

static QString turnWords(const review::Request &before, const review::Request &after)
{
    const auto was = review::waitingOn(before), is = review::waitingOn(after);
    if (!is)
        return NewsWords::tr("It would have ended, and wait on nobody.");
    if (was == is)
        return NewsWords::tr("It would still wait on %1.").arg(wording(*is));
    return NewsWords::tr("Next it would wait on %1.").arg(wording(*is));
}

QString rehearsalWords(const review::Request &before, const review::Request &after)
{
    QStringList said{NewsWords::tr("This would happen, and has been taken back again."),
                     stateWords(before, after), turnWords(before, after)};
    if (!after.experts.empty() && expertsWords(before) != expertsWords(after))
        said << NewsWords::tr("Experts then: %1.").arg(expertsWords(after));
    if (after.due() && after.due() != before.due())
        said << NewsWords::tr("Due then: %1.").arg(words(base::toString(*after.due())));
    return said.join(' ');
}

QString rehearsalWords(const registry::Enrolled &done)
{
    if (!done.version)
        return NewsWords::tr("This would happen, and has been taken back again. The registration "
                             "would be proposed: another registrar has to do the same.");
    const registry::NamespaceVersion &version = *done.version;
    return NewsWords::tr("This would happen, and has been taken back again. “%1” would be "
                         "registered as version %2, for good.")
        .arg(words(version.nid), QString::number(version.version));
}

} // namespace nidreg::forms
