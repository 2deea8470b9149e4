// SPDX-License-Identifier: MIT
#pragma once

#include "forms/drafts/draftrecovery.h"
#include "forms/editor/draft.h"

#include <QObject>
#include <QTimer>

#include <map>

namespace nidreg::forms {

/// Keeps what is typed: every open draft with unsaved changes goes to a recovery file a few
/// seconds after the change, and is taken away from there when it is saved or closed.
class DraftsKeeper : public QObject {
    Q_OBJECT

public:
    explicit DraftsKeeper(const QString &folder, QObject *parent = nullptr);
    ~DraftsKeeper() override; ///< keeps what is unsaved: no program end loses it

    std::vector<Leftover> takeLeftovers() { return m_recovery.takeLeftovers(); }
    /// The leftover is not wanted.
    void discard(const QString &id) { m_recovery.forget(id); }

    /// Watches `draft`; a recovered one goes on in its leftover's file.
    void watch(Draft &draft, const QString &leftoverId = {});
    /// What is unsaved in it now is not wanted; what is typed later is kept again.
    void giveUp(Draft &draft);
    /// The draft is closed: saved, or given up.
    void release(Draft &draft);
    /// The program ends with the draft open: what was kept of it stays.
    void leave(Draft &draft);
    /// Writes everything unsaved now and waits for it.
    void keepNow();

signals:
    /// What is typed is not kept for a crash; said once, until keeping works again.
    void failed(const QString &why);

private:
    struct Watched {
        QString id; ///< in the recovery folder; empty while nothing has to be kept
        bool isDue = false;
    };

    void note(Draft &draft);
    void settle(Draft &draft);
    void keepDue();
    void keep(Draft &draft, Watched &watched);
    void noteKept(const QString &id, const std::optional<FileError> &why);
    void noteFailure(const FileError &why);

    DraftRecovery m_recovery;
    std::map<Draft *, Watched> m_watched;
    QTimer m_timer;
    bool m_isFailing = false; ///< and the person was told
};

} // namespace nidreg::forms
