// SPDX-License-Identifier: MIT
#pragma once

#include "forms/drafts/draftswatch.h"
#include "forms/editor/draftterms.h"
#include "forms/editor/draftview.h"
#include "forms/widgets/messagebar.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace nidreg::forms {

/// The files that were opened or saved last, newest first; kept in one small file.
class DraftRecent {
public:
    static constexpr qsizetype kMaxFiles = 10;

    explicit DraftRecent(const QString &listFile);

    const QStringList &files() const { return m_files; }
    void add(const QString &path);
    void clear();

private:
    void write() const;

    QString m_listFile;
    QStringList m_files;
};

/// Opens files as drafts and saves drafts to files. Saving replaces the whole file or nothing;
/// errors are reported above the draft.
class DraftsFiles : public QObject {
    Q_OBJECT

public:
    /// `window` carries the dialogs; `recentList` is the file that remembers the last files.
    DraftsFiles(QWidget &window, const QString &recentList);

    /// How bytes become text; without it plain text is read.
    void setDecode(Decode decode) { m_decode = std::move(decode); }
    const Decode &decode() const { return m_decode; }

    const QStringList &recent() const { return m_recent.files(); }
    void forgetRecent();

    /// Answers with read(), after the person has seen how an old layout was mapped, or with
    /// failed().
    void open(const QString &path);
    /// The same for a text from elsewhere, a mail say.
    void readText(const QString &text);

    /// From now on `view` says when another program changes the draft's file.
    void watch(DraftView &view);

    /// True when the draft was saved; else the draft's message bar, or a dialog, says what to do.
    bool save(DraftView &view);
    bool saveAs(DraftView &view);
    bool saveAs(DraftView &view, const QString &path);

signals:
    /// `path` is empty where saving must not replace what was read: another layout.
    void read(const nidreg::templates::NamespaceTemplate &content, const QString &path,
              const nidreg::forms::FileStamp &stamp);
    void failed(const QString &why);
    void saved(const QString &path);
    void recentChanged();
    /// The person wants to see the draft beside its file.
    void compareWanted(nidreg::forms::DraftView &view);

private:
    void take(const ReadTemplates &found, const QString &source, const QString &path);
    /// Where `expected` is a stamp, only over the file of that stamp.
    bool write(DraftView &view, const QString &path, const FileStamp &expected);
    /// What a person can do about a draft that was not saved.
    std::vector<MessageBar::Answer> answersTo(const FileError &error, DraftView &view,
                                              const FileStamp &expected);
    void tellOtherChange(DraftView &view, const FileStamp &now);
    void reload(DraftView &view);

    QWidget &m_window;
    Decode m_decode = templates::decode;
    DraftRecent m_recent;
    DraftsWatch m_watch{this};
};

/// What a draft read from somewhere is for, as far as its text tells.
DraftTerms guessedTerms(const templates::NamespaceTemplate &content);

} // namespace nidreg::forms
