// SPDX-License-Identifier: MIT
#include "forms/pages/draftskeeper.h"

namespace nidreg::forms {

static constexpr int kEvery = 2500; ///< milliseconds: the most that a crash takes

DraftsKeeper::DraftsKeeper(const QString &folder, QObject *parent)
    : QObject(parent), m_recovery(folder)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kEvery);
    connect(&m_timer, &QTimer::timeout, this, &DraftsKeeper::keepDue);
}

DraftsKeeper::~DraftsKeeper()
{
    keepNow();
}

void DraftsKeeper::watch(Draft &draft, const QString &leftoverId)
{
    m_watched[&draft].id = leftoverId;
    connect(&draft, &Draft::edited, this, [this, &draft] { note(draft); });
    connect(&draft, &Draft::termsChanged, this, [this, &draft] { note(draft); });
    connect(&draft, &Draft::modifiedChanged, this, [this, &draft] { settle(draft); });
    if (draft.isModified())
        note(draft); // what was pasted is in no file either
}

void DraftsKeeper::giveUp(Draft &draft)
{
    Watched &watched = m_watched[&draft];
    m_recovery.forget(watched.id);
    watched = {};
}

void DraftsKeeper::release(Draft &draft)
{
    draft.disconnect(this);
    giveUp(draft);
    m_watched.erase(&draft);
}

/// Not started anew by every key: steady typing must not put the keeping off.
void DraftsKeeper::note(Draft &draft)
{
    m_watched[&draft].isDue = true;
    if (!m_timer.isActive())
        m_timer.start();
}

void DraftsKeeper::settle(Draft &draft)
{
    if (draft.isModified())
        note(draft);
    else
        giveUp(draft);
}

void DraftsKeeper::keepDue()
{
    for (auto &[draft, watched] : m_watched) {
        if (!watched.isDue || !draft->isModified())
            continue;
        if (watched.id.isEmpty())
            watched.id = m_recovery.hold();
        m_recovery.keep(watched.id,
                        {draft->content(), draft->terms(), draft->request(), draft->filePath(),
                         draft->stamp()});
        watched.isDue = false;
    }
}

void DraftsKeeper::keepNow()
{
    keepDue();
    m_recovery.flush();
}

} // namespace nidreg::forms
