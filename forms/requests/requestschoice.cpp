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
        return tr("Searching…");
    if (!m_model.query().text.empty())
        return tr("No request in this view matches the filter.");
    return emptyViewWords();
}

/// What would be listed here, and what to do now.
QString RequestsQueue::emptyViewWords() const
{
    switch (view()) {
    case RequestView::WaitingOnMe:
        return tr("Nothing is waiting for you.\nThis view lists the requests whose next step is "
                  "yours. “All open” lists the others.");
    case RequestView::Overdue:
        return tr("No overdue requests.\nThis view lists reviews that are past their due date, so "
                  "that you can remind the expert or assign another one.");
    case RequestView::Contested:
        return tr("No two open requests ask for the same NID.\nThis view lists requests that "
                  "compete for a NID, so that you can compare them.");
    case RequestView::Done:
        return tr("No ended requests.\nThis view lists requests that were registered, rejected or "
                  "withdrawn.");
    case RequestView::AllOpen:
        return tr("No open requests.\nTo create one, write a template in Drafts and submit it.");
    case RequestView::Everything:
        break;
    }
    return tr(
        "There are no requests yet.\nTo create one, write a template in Drafts and submit it.");
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
    // While other rows are on their way, those that are here say nothing.
    m_isRevealing = m_model.rowOf(id) < 0 || m_model.isLoading();
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
            if (file && m_model.rowOf(id) >= 0 && !m_model.isLoading())
                return reselect();
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
