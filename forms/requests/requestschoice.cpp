// SPDX-License-Identifier: MIT
#include "forms/requests/requestsqueue.h"
#include "forms/widgets/tabledialog.h"
#include "forms/words/wording.h"
#include "ui_requestsqueue.h"

/// The list of requests: that it shows what is chosen, and what it says where it shows nothing.
namespace nidreg::forms {

using registry::RequestView;

QString RequestsQueue::emptyWords() const
{
    if (!m_session.isOpen())
        return m_wasLost ? tr("The registry is not connected.") : tr("Opening the registry…");
    if (!m_refusal.isEmpty())
        return m_refusal;
    if (m_model.isLoading())
        return tr("Looking…");
    if (!m_model.query().text.empty())
        return tr("No request of this view matches the filter.");
    return emptyViewWords();
}

/// What would be listed here, and what to do now.
QString RequestsQueue::emptyViewWords() const
{
    switch (view()) {
    case RequestView::WaitingOnMe:
        return tr("Nothing waits on you.\nRequests whose next step is yours are listed here. “All "
                  "open” shows what waits on others.");
    case RequestView::Overdue:
        return tr("Nothing is overdue.\nReviews that are past their due date are listed here, so "
                  "that you can remind the expert or assign another one.");
    case RequestView::Contested:
        return tr("No two open requests ask for the same NID.\nRequests that compete for a NID are "
                  "listed here, to be compared side by side.");
    case RequestView::Done:
        return tr("No request has ended yet.\nRegistered, rejected and withdrawn requests are "
                  "listed here.");
    case RequestView::AllOpen:
        return tr("No request is open.\nWrite a template in Drafts and submit it to open one.");
    case RequestView::Everything:
        break;
    }
    return tr("There are no requests yet.\nWrite a template in Drafts and submit it to open one.");
}

/// What the list does not show is not chosen.
void RequestsQueue::dropUnlisted()
{
    const bool isKnown = m_session.isOpen() && !m_model.isLoading() && m_refusal.isEmpty();
    if (!m_chosen || m_isRevealing || !isKnown || m_model.rowOf(m_chosen) >= 0)
        return;
    m_chosen = {};
    if (isEmpty())
        emit chosenChanged(m_chosen);
}

void RequestsQueue::choose(workflow::RequestId id)
{
    m_chosen = id;
    m_isRevealing = m_model.rowOf(id) < 0;
    reselect();
    if (m_isRevealing && m_session.isOpen())
        reveal();
}

void RequestsQueue::reveal()
{
    m_session.ask(
        this,
        [id = m_chosen](const actions::Services &services) { return services.store.request(id); },
        [this, id = m_chosen](const registry::Stored<registry::RequestFile> &file) {
            if (!m_isRevealing || id != m_chosen)
                return;
            if (!file && file.error().kind == registry::StoreError::Unreachable)
                return; // asked again once it is open
            m_isRevealing = false;
            if (!file) {
                emit messageShown(wording(file.error()));
                return dropUnlisted();
            }
            if (view() != RequestView::Everything)
                chooseView(workflow::isEnded(file->request.state) ? RequestView::Done
                                                                  : RequestView::AllOpen);
            const QSignalBlocker quiet(m_ui->filterEdit);
            m_ui->filterEdit->clear();
            m_isKeeping = true;
            applyQuery();
        });
}

void RequestsQueue::chooseView(RequestView view)
{
    for (const auto &[chip, each] : m_chips) {
        if (each == view)
            chip->setChecked(true); // the others let go
    }
}

} // namespace nidreg::forms
