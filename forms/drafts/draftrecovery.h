// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/copiedtext.h"
#include "forms/editor/draftterms.h"
#include "forms/widgets/draftfile.h"
#include "model/base/date.h"
#include "model/workflow/request.h"

#include <QDateTime>
#include <QLockFile>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace nidreg::forms {

/// All of a draft that has to outlive a crash.
struct RecoveredDraft {
    templates::NamespaceTemplate content;
    DraftTerms terms;
    workflow::RequestId request;
    QString filePath; ///< of the file that it was opened from or saved in
    FileStamp stamp; ///< what that file held then
    CopiedText copied; ///< from another template
    std::string registry = {}; ///< which one the request is in
};

QByteArray toBytes(const RecoveredDraft &draft);
/// Nothing when `bytes` is not what toBytes() wrote.
std::optional<RecoveredDraft> fromBytes(const QByteArray &bytes);

/// A draft that another run of the program left behind, or that was discarded.
struct Leftover {
    QString id;
    QDateTime saved;
    RecoveredDraft draft;
};

/// Keeps unsaved drafts in files of a folder, each held by a lock while its program lives: a file
/// without a lock was left by a crash. Files are written one after another on a thread of their
/// own. Discarded drafts are moved aside in the same folder, listed by discarded() only, and
/// removed after some time.
class DraftRecovery {
public:
    /// Why the last draft given to keep() is not on disk; nothing when it is. Called on another
    /// thread, and before the destructor returns.
    using Kept = std::function<void(const QString &id, const std::optional<FileError> &why)>;

    /// How long a discarded draft can be brought back, and how many of them are kept.
    static constexpr std::chrono::days kDiscardedStays{30};
    static constexpr std::size_t kMaxDiscarded = 50;

    /// `clock`, which outlives this, says when a discarded draft goes.
    DraftRecovery(const QString &folder, const base::Clock &clock, Kept kept = {});
    ~DraftRecovery();

    /// Where the drafts are.
    const QString &folder() const { return m_folder; }

    /// A name for a new draft, held by this program from now on; empty when the folder cannot be
    /// written.
    QString hold();
    void keep(const QString &id, const RecoveredDraft &draft);
    /// The draft is saved elsewhere: removes its recovery file.
    void forget(const QString &id);
    /// Moves a discarded draft aside. False when that fails; the draft then stays as it is.
    bool discard(const QString &id);
    /// Holds a discarded draft again; false when it is not there any more.
    bool restore(const QString &id);
    /// What can be restored, discarded last first.
    std::vector<Leftover> discarded() const;

    /// What crashed programs left, newest first; held by this program from now on. What they left
    /// half done goes.
    std::vector<Leftover> takeLeftovers();

    /// Waits until everything kept is on disk; false when the last writing failed.
    bool flush();

private:
    QString pathOf(const QString &id) const;
    QString asideOf(const QString &id) const;
    bool holdAs(const QString &id);
    void sweep();
    void sweepDiscarded();

    QString m_folder;
    const base::Clock &m_clock;
    Kept m_kept;
    std::map<QString, std::unique_ptr<QLockFile>> m_held;
    std::shared_ptr<std::atomic<bool>> m_isWell;
    QThreadPool m_writer;
};

} // namespace nidreg::forms
