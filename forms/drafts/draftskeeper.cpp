// SPDX-License-Identifier: MIT
#include "forms/drafts/draftskeeper.h"

#include <QDir>

#include <utility>

namespace nidreg::forms {

/// Milliseconds. With the time that it takes to write, a crash takes two seconds of typing at most.
static constexpr int kEvery = 1800;

DraftsKeeper::DraftsKeeper(const QString &folder, const base::Clock &clock, QObject *parent)
    : QObject(parent), m_recovery(folder, clock, [this](const QString &id, const auto &why) {
          QMetaObject::invokeMethod(this, [this, id, why] { noteKept(id, why); });
      })
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kEvery);
    m_timer.setTimerType(Qt::PreciseTimer); // others come up to a twentieth late
    connect(&m_timer, &QTimer::timeout, this, &DraftsKeeper::keepDue);
}

static RecoveredDraft recovered(const Draft &draft)
{
    return {draft.content(), draft.terms(),  draft.request(), draft.filePath(),
            draft.stamp(),   draft.copied(), draft.registry()};
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

bool DraftsKeeper::discard(const QString &id)
{
    const bool isAside = m_recovery.discard(id);
    if (isAside)
        emit discardedChanged();
    return isAside;
}

bool DraftsKeeper::restore(const QString &id)
{
    const bool isBack = m_recovery.restore(id);
    emit discardedChanged(); // also where it was gone
    return isBack;
}

/// As it stands on the screen, whether it was kept before or not.
std::optional<Leftover> DraftsKeeper::discard(Draft &draft)
{
    Watched &watched = m_watched[&draft];
    if (!draft.isModified())
        return std::nullopt;
    keep(draft, watched);
    const Leftover given{watched.id, {}, recovered(draft)};
    watched = {};
    return !given.id.isEmpty() && discard(given.id) ? std::optional(given) : std::nullopt;
}

void DraftsKeeper::forget(Draft &draft)
{
    Watched &watched = m_watched[&draft];
    m_recovery.forget(watched.id);
    watched = {};
}

void DraftsKeeper::release(Draft &draft)
{
    draft.disconnect(this);
    forget(draft);
    m_watched.erase(&draft);
}

void DraftsKeeper::leave(Draft &draft)
{
    draft.disconnect(this);
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
        forget(draft);
}

void DraftsKeeper::keepDue()
{
    for (auto &[draft, watched] : m_watched) {
        if (watched.isDue && draft->isModified())
            keep(*draft, watched);
    }
}

void DraftsKeeper::keep(Draft &draft, Watched &watched)
{
    if (watched.id.isEmpty())
        watched.id = m_recovery.hold();
    if (watched.id.isEmpty()) {
        m_timer.start();
        return noteFailure({FileError::NotPermitted, m_recovery.folder(), {}});
    }
    m_recovery.keep(watched.id, recovered(draft));
    watched.isDue = false;
}

/// What was not kept is due again: the disk may have room by then.
void DraftsKeeper::noteKept(const QString &id, const std::optional<FileError> &why)
{
    if (!why) {
        m_isFailing = false;
        return;
    }
    for (auto &[draft, watched] : m_watched) {
        if (watched.id == id)
            note(*draft);
    }
    noteFailure(*why);
}

void DraftsKeeper::noteFailure(const FileError &why)
{
    if (std::exchange(m_isFailing, true))
        return;
    const QString folder = QDir::toNativeSeparators(m_recovery.folder());
    emit failed(why.kind == FileError::NoSpace
                    ? tr("Autosave failed: there is not enough space in the folder %1. Save "
                         "often. Autosave continues when there is space.")
                          .arg(folder)
                    : tr("Autosave failed: cannot write to the folder %1. Save often. Autosave "
                         "continues when the permissions of the folder allow it.")
                          .arg(folder));
}

void DraftsKeeper::keepNow()
{
    keepDue();
    m_recovery.flush();
}

} // namespace nidreg::forms
