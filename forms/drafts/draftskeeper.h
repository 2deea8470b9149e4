// SPDX-License-Identifier: MIT
#pragma once

#include "forms/drafts/draftrecovery.h"
#include "forms/editor/draft.h"

#include <QObject>
#include <QTimer>

#include <map>

namespace nidreg::forms {

/// Keeps what is typed: every open draft with unsaved changes is written to a recovery file a few
/// seconds after the change; the file is removed when the draft is saved or closed.
class DraftsKeeper : public QObject {
    Q_OBJECT

public:
    /// `clock` outlives this.
    DraftsKeeper(const QString &folder, const base::Clock &clock, QObject *parent = nullptr);
    ~DraftsKeeper() override; ///< keeps what is unsaved: no program end loses it

    /// The most that a crash takes; 2 seconds at first.
    void setPace(std::chrono::milliseconds every) { m_timer.setInterval(every); }
    const QString &folder() const { return m_recovery.folder(); }
    std::vector<Leftover> takeLeftovers() { return m_recovery.takeLeftovers(); }
    /// The leftover is not wanted: put aside for a while. False when that failed.
    bool discard(const QString &id);
    /// Takes a discarded draft back; false when it no longer exists.
    bool restore(const QString &id);
    std::vector<Leftover> discarded() const { return m_recovery.discarded(); }

    /// Watches `draft`; a recovered one keeps its recovery file.
    void watch(Draft &draft, const QString &leftoverId = {});
    /// What is unsaved in it now is not wanted: it is put aside as the answer says. What is typed
    /// later is kept again.
    std::optional<Leftover> discard(Draft &draft);
    /// The draft is closed: saved, or given up.
    void release(Draft &draft);
    /// The program ends with the draft open: what was kept of it stays.
    void leave(Draft &draft);
    /// Writes everything unsaved now and waits for it.
    void keepNow();

signals:
    /// What is typed is not kept for a crash; said once, until keeping works again.
    void failed(const QString &why);
    /// Something was discarded, or brought back.
    void discardedChanged();

private:
    struct Watched {
        QString id; ///< in the recovery folder; empty while nothing has to be kept
        bool isDue = false;
    };

    void note(Draft &draft);
    void settle(Draft &draft);
    void keepDue();
    void keep(Draft &draft, Watched &watched);
    void forget(Draft &draft);
    void noteKept(const QString &id, const std::optional<FileError> &why);
    void noteFailure(const FileError &why);

    DraftRecovery m_recovery;
    std::map<Draft *, Watched> m_watched;
    QTimer m_timer;
    bool m_isFailing = false; ///< and the person was told
};

} // namespace nidreg::forms
