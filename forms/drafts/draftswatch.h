// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/draft.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <map>

namespace nidreg::forms {

/// Notices what other programs do to the files of open drafts. A draft's own saving is none of it:
/// a file is what the draft's stamp says, or it was changed.
class DraftsWatch : public QObject {
    Q_OBJECT

public:
    explicit DraftsWatch(QObject *parent = nullptr);

    /// Watches the file of `draft`, whichever it is, until the draft goes.
    void watch(Draft &draft);

signals:
    /// The file is not what the draft was read from or saved as: `now` is its stamp, that of no
    /// file when it is gone. Said once for each content.
    void changedOutside(nidreg::forms::Draft &draft, const nidreg::forms::FileStamp &now);
    void looked(); ///< at all of the files, after something happened to one

private:
    /// What tells without reading that a file may have changed.
    struct Looks {
        QString path;
        qint64 size = -1; ///< of no file
        QDateTime changed;

        friend bool operator==(const Looks &, const Looks &) = default;
    };
    struct Watched {
        Looks looks;
        FileStamp told;
    };

    static Looks looksOf(const QString &path);
    void follow(const QString &path);
    void look();
    void look(Draft &draft, Watched &watched);

    std::map<Draft *, Watched> m_watched;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
};

} // namespace nidreg::forms
