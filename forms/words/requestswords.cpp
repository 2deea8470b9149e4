// SPDX-License-Identifier: MIT
#include "forms/words/requestswords.h"

#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace nidreg::forms {

using workflow::Procedure;
using workflow::Request;
using workflow::State;

/// The context under which the words of this file are translated.
struct RequestWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::RequestWords)
};

static bool isUnnamed(const Request &request)
{
    return request.kind == urn::NidKind::Informal && request.nid.empty();
}

QString nidWords(const Request &request)
{
    return isUnnamed(request) ? RequestWords::tr("informal") : words(request.nid);
}

QString expertsWords(const Request &request)
{
    QStringList all;
    for (const workflow::Assignment &each : request.experts) {
        const QString who = words(each.expert);
        switch (each.vote) {
        case workflow::Vote::None:
            all << who;
            break;
        case workflow::Vote::Approved:
            all << RequestWords::tr("%1 (approved)").arg(who);
            break;
        case workflow::Vote::SteppedBack:
            all << RequestWords::tr("%1 (stepped back)").arg(who);
            break;
        case workflow::Vote::Advised:
            all << RequestWords::tr("%1 (advised)").arg(who);
            break;
        case workflow::Vote::Rejected:
            all << RequestWords::tr("%1 (rejected)").arg(who);
            break;
        case workflow::Vote::Escalated:
            all << RequestWords::tr("%1 (removed)").arg(who);
            break;
        case workflow::Vote::Replaced:
            all << RequestWords::tr("%1 (replaced on appeal)").arg(who);
            break;
        }
    }
    return all.join(RequestWords::tr(", "));
}

static qint64 daysOver(const Request &request, base::Date today)
{
    const auto due = request.due();
    return due ? (std::chrono::sys_days(today) - std::chrono::sys_days(*due)).count() : 0;
}

bool isOverdue(const Request &request, base::Date today)
{
    return daysOver(request, today) > 0;
}

QString dueWords(const Request &request, base::Date today)
{
    const auto due = request.due();
    if (!due)
        return {};
    const qint64 over = daysOver(request, today);
    if (over <= 0)
        return words(base::toString(*due));
    return counted<RequestWords>(
        QT_TRANSLATE_NOOP("nidreg::forms::RequestWords", "one day overdue"),
        QT_TRANSLATE_NOOP("nidreg::forms::RequestWords", "%n days overdue"), over);
}

/// Whole days that have passed; a clock that is behind shows none.
static qint64 dayCount(base::Instant since, base::Instant now)
{
    const auto passed = std::max(now - since, base::Instant::duration());
    return std::chrono::floor<std::chrono::days>(passed).count();
}

QString ageWords(base::Instant since, base::Instant now)
{
    const qint64 days = dayCount(since, now);
    if (days == 0)
        return RequestWords::tr("today");
    if (days < 14)
        return counted<RequestWords>(QT_TRANSLATE_NOOP("nidreg::forms::RequestWords", "1 day"),
                                     QT_TRANSLATE_NOOP("nidreg::forms::RequestWords", "%n days"),
                                     days);
    if (days < 60)
        return counted<RequestWords>(QT_TRANSLATE_NOOP("nidreg::forms::RequestWords", "1 week"),
                                     QT_TRANSLATE_NOOP("nidreg::forms::RequestWords", "%n weeks"),
                                     days / 7);
    if (days < 730)
        return counted<RequestWords>(QT_TRANSLATE_NOOP("nidreg::forms::RequestWords", "1 month"),
                                     QT_TRANSLATE_NOOP("nidreg::forms::RequestWords", "%n months"),
                                     days / 30);
    return counted<RequestWords>(QT_TRANSLATE_NOOP("nidreg::forms::RequestWords", "1 year"),
                                 QT_TRANSLATE_NOOP("nidreg::forms::RequestWords", "%n years"),
                                 days / 365);
}

QString titleWords(const Request &request)
{
    const bool isNew = request.purpose == workflow::Purpose::New;
    const bool isFormal = request.kind == urn::NidKind::Formal;
    const QString number = QString::number(request.id.value);
    if (isUnnamed(request))
        return RequestWords::tr("Request %1: new informal namespace").arg(number);
    const QString nid = words(request.nid);
    if (nid.isEmpty())
        return RequestWords::tr("Request %1: new formal namespace, no NID yet").arg(number);
    if (request.deprecates)
        return RequestWords::tr("Request %1: deprecation of namespace “%2”").arg(number, nid);
    if (!isNew)
        return RequestWords::tr("Request %1: revision of namespace “%2”").arg(number, nid);
    return isFormal ? RequestWords::tr("Request %1: new formal namespace “%2”").arg(number, nid)
                    : RequestWords::tr("Request %1: new informal namespace “%2”").arg(number, nid);
}

static QString stateAndRevision(const Request &request)
{
    if (request.revision == 0)
        return wording(request.state);
    return RequestWords::tr("%1, revision %2")
        .arg(wording(request.state), QString::number(request.revision));
}

/// "since today", "for 3 days".
static QString sinceWords(base::Instant since, base::Instant now)
{
    return dayCount(since, now) == 0 ? RequestWords::tr("since today")
                                     : RequestWords::tr("for %1").arg(ageWords(since, now));
}

static QString agoWords(base::Instant at, base::Instant now)
{
    const QString age = ageWords(at, now);
    return dayCount(at, now) == 0 ? age : RequestWords::tr("%1 ago").arg(age);
}

/// The party's turn may be older than the state: a revision that was asked for twice.
static base::Instant turnBegan(const Request &request)
{
    return request.turnSince > base::Instant() ? request.turnSince : request.updated;
}

QString standingWords(const Request &request, base::Instant now)
{
    if (request.state == State::Registered)
        return RequestWords::tr("Registered as version %1 of “%2” (%3).")
            .arg(QString::number(request.previousVersion + 1), words(request.nid),
                 agoWords(request.updated, now));
    const QString where = stateAndRevision(request);
    const auto turn = workflow::waitingOn(request);
    if (!turn)
        return RequestWords::tr("%1. The request has ended (%2).")
            .arg(where, agoWords(request.updated, now));
    const QString since = sinceWords(turnBegan(request), now);
    const bool isDue = *turn == workflow::Turn::Expert && request.due();
    QString waiting = isDue
        ? RequestWords::tr("%1. Waiting for %2 %3, due %4.")
              .arg(where, waitedFor(request, *turn), since, words(base::toString(*request.due())))
        : RequestWords::tr("%1. Waiting for %2 %3.").arg(where, waitedFor(request, *turn), since);
    if (request.state == State::InDiscussion && !request.experts.empty())
        waiting += ' '
            + RequestWords::tr("The review continues when the registrar assigns an expert again.");
    if (!request.reminded)
        return waiting;
    return waiting + ' ' + RequestWords::tr("Reminded: %1.").arg(agoWords(*request.reminded, now));
}

QString nextWords(const Request &request)
{
    const bool hasNoExpert = workflow::waitingOn(request) == workflow::Turn::Registrar;
    if (hasNoExpert && request.state == State::InReview)
        return RequestWords::tr("Next, the registrar assigns another expert.");
    switch (request.state) {
    case State::Draft:
        return RequestWords::tr("Next, the applicant submits the template.");
    case State::InDiscussion:
        return RequestWords::tr("Next, the registrar assigns a designated expert.");
    case State::InReview:
        return RequestWords::tr("Next, the expert approves the template or requests changes.");
    case State::ChangesRequested:
        return RequestWords::tr("Next, the applicant submits another revision.");
    case State::RecognitionPending:
        return RequestWords::tr(
            "Next, the registrar records whether the IESG recognizes the body.");
    case State::AdvisoryReview:
        return RequestWords::tr("Next, the experts give advice, and the registrar completes the "
                                "review.");
    case State::AwaitingDirection:
        return RequestWords::tr("Next, the registrar records the direction of the approval body.");
    case State::Approved:
        return RequestWords::tr("Next, the registrar registers the namespace.");
    case State::Registered:
    case State::Rejected:
    case State::Withdrawn:
    case State::Closed:
        return {};
    }
    return {};
}

QString contestedWords(const Request &request)
{
    if (request.contestedBy.empty())
        return {};
    QStringList others;
    for (const workflow::RequestId &other : request.contestedBy)
        others << QString::number(other.value);
    const QString numbers = others.join(RequestWords::tr(", "));
    return counted<RequestWords>(
               QT_TRANSLATE_NOOP(
                   "nidreg::forms::RequestWords",
                   "Contested: request %1 asks for the same NID. Neither can be registered "
                   "until the other ends or changes its NID."),
               QT_TRANSLATE_NOOP(
                   "nidreg::forms::RequestWords",
                   "Contested: requests %1 ask for the same NID. None can be registered until "
                   "the others end or change their NID."),
               others.size())
        .arg(numbers);
}

QString overdueWords(const Request &request, base::Date today)
{
    const qint64 over = daysOver(request, today);
    if (over <= 0)
        return {};
    QStringList late;
    for (const workflow::Assignment &each : request.experts) {
        if (each.vote == workflow::Vote::None && each.due < today)
            late << words(each.expert);
    }
    return counted<RequestWords>(QT_TRANSLATE_NOOP("nidreg::forms::RequestWords",
                                                   "Overdue by one day. Still to answer: %1."),
                                 QT_TRANSLATE_NOOP("nidreg::forms::RequestWords",
                                                   "Overdue by %n days. Still to answer: %1."),
                                 over)
        .arg(late.join(RequestWords::tr(", ")));
}

QString withMnemonic(const QString &text, QString &taken)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar letter = text[i].toLower();
        if (!letter.isLetterOrNumber() || taken.contains(letter))
            continue;
        taken += letter;
        return QString(text.left(i)).replace('&', "&&") + '&'
            + QString(text.mid(i)).replace('&', "&&");
    }
    return QString(text).replace('&', "&&");
}

/// The states that a request passes when all goes well.
static std::vector<State> wayOf(const Request &request)
{
    using enum State;
    if (request.procedure == Procedure::FastTrack) {
        return {Draft, RecognitionPending, AdvisoryReview, Approved, Registered};
    }
    std::vector<State> way{Draft, InDiscussion, InReview, Approved, Registered};
    if (request.standardsAction)
        way.insert(way.end() - 2, AwaitingDirection);
    if (request.state == ChangesRequested)
        way.insert(way.begin() + 2, ChangesRequested);
    return way;
}

/// How far an ended request got is in its history; without that it is only known whether it was
/// submitted. A state that it came back to stands where it came first.
static std::vector<Stage> endedStages(const Request &request,
                                      const std::vector<workflow::Stay> &stays)
{
    std::vector<Stage> stages{{State::Draft, Stage::Passed}};
    if (stays.empty() && request.revision > 0)
        stages.push_back({wayOf(request)[1], Stage::Passed});
    for (const workflow::Stay &stay : stays) {
        if (stay.state != request.state
            && std::ranges::count(stages, stay.state, &Stage::state) == 0)
            stages.push_back({stay.state, Stage::Passed});
    }
    stages.push_back({request.state, Stage::Current});
    return stages;
}

std::vector<Stage> stagesOf(const Request &request, const std::vector<workflow::Stay> &stays)
{
    if (workflow::isEnded(request.state) && request.state != State::Registered)
        return endedStages(request, stays);
    std::vector<Stage> stages;
    Stage::Progress progress = Stage::Passed;
    for (const State state : wayOf(request)) {
        const bool isHere = state == request.state;
        stages.push_back({state, isHere ? Stage::Current : progress});
        progress = isHere ? Stage::Ahead : progress;
    }
    return stages;
}

} // namespace nidreg::forms
