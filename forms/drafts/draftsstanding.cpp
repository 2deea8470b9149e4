// SPDX-License-Identifier: MIT
#include "forms/drafts/draftssender.h"
#include "forms/widgets/messagebar.h"
#include "forms/words/newswords.h"
#include "forms/words/requestswords.h"

/// What a draft says of the request that it was sent as, and what is offered where that has ended.
namespace nidreg::forms {

QString DraftsSender::standing(const workflow::Request &request) const
{
    const QString now = tr("Request #%1: %2")
                            .arg(request.id.value)
                            .arg(standingWords(request, m_session.clock().now()));
    const bool isLocked =
        !workflow::isWithApplicant(request.state) && !workflow::isEnded(request.state);
    return isLocked ? tr("%1 You can submit another revision only when changes are requested. If "
                         "something is wrong, add a comment to the request.")
                          .arg(now)
                    : now;
}

void DraftsSender::follow(DraftView &view)
{
    const workflow::Request *known = view.knownRequest();
    if (!known)
        return;
    MessageBar &bar = view.messageBar();
    const auto before = m_told.find(&view.draft());
    const bool isFirst = before == m_told.end();
    if (!isFirst && before->second.state == known->state)
        return;
    // Another page may be in front.
    const bool isShown = !isFirst && !bar.isHidden() && bar.message() == before->second.message;
    const bool isNews = isFirst && !workflow::isWithApplicant(known->state) && bar.isHidden();
    m_told[&view.draft()] = {standing(*known), known->state};
    if (isShown || isNews)
        bar.say(MessageBar::Information, standing(*known));
}

void DraftsSender::forget(const Draft &draft)
{
    m_pending.erase(&draft);
    m_told.erase(&draft);
}

/// The last steps that others took, and where the request is now.
void DraftsSender::reportConflict(DraftView &view, const QString &said, bool submits)
{
    m_session.ask(
        &view,
        [id = view.draft().request()](const actions::Services &services) {
            return services.store.request(id);
        },
        [this, &view, said, submits](const registry::Stored<registry::RequestFile> &file) {
            const bool isSaid =
                !view.messageBar().isHidden() && view.messageBar().message() == said;
            if (!file || !isSaid)
                return;
            static constexpr std::size_t kLast = 2;
            std::vector<registry::Event> news;
            for (const registry::Event &event : file->events) {
                if (event.person != m_session.acting().person)
                    news.push_back(event);
            }
            if (news.size() > kLast)
                news.erase(news.begin(), news.end() - kLast);
            const base::Instant now = m_session.clock().now();
            const QStringList lines{said, newsWords(news, now),
                                    tr("Current state: %1").arg(standingWords(file->request, now))};
            if (workflow::isEnded(file->request.state))
                offerAnew(view, lines.join('\n'), submits);
            else
                offerAgain(view, lines.join('\n'), submits);
        });
}

void DraftsSender::offerAnew(DraftView &view, const QString &said, bool submits)
{
    view.messageBar().say(
        MessageBar::Problem, said,
        {{submits ? tr("Submit as a &new request…") : tr("Save as a &new request"),
          [this, &view, submits] { sendAnew(view, submits); }},
         {tr("&Not now"), [] {}}});
}

void DraftsSender::sendAnew(DraftView &view, bool submits)
{
    view.draft().setRequest({}, {});
    if (submits)
        submit(view);
    else
        keepInRegistry(view);
}

} // namespace nidreg::forms
