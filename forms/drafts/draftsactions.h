// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/templateforms.h"

#include <QAction>
#include <QMenu>
#include <QUndoGroup>

#include <memory>

namespace nidreg::forms {

/// The commands of Drafts, each made once with its words and keys. The page says what they do.
class DraftsActions : public QObject {
    Q_OBJECT

public:
    explicit DraftsActions(QWidget &page);

    /// In menu order, with separators.
    QList<QAction *> all() const { return m_all; }

    QList<QAction *> ofFile() const { return {save, saveAs, exports, print, close}; }
    /// Undo and redo, then the commands for the text being written.
    QList<QAction *> ofText() const { return QList<QAction *>{undo, redo} + m_writing; }

    /// Puts the commands for the text being written behind undo and redo.
    void addWriting(const QList<QAction *> &actions);
    void setRecent(const QStringList &files);
    /// The ids of discarded drafts with their names for people.
    void setDiscarded(const QList<std::pair<QString, QString>> &drafts);

    QUndoGroup history;
    QAction *newDraft, *newLike, *open, *recent, *paste;
    QAction *save, *saveAs, *exports, *print, *close;
    std::array<QAction *, kTemplateForms.size()> exportAs; ///< in the order of kTemplateForms
    QAction *undo, *redo;
    QAction *nextField, *previousField, *nextFinding;
    QAction *preview, *guidance, *monospace;
    QAction *compare, *proposeNote;
    QAction *report, *mail, *keepInRegistry, *submit;

signals:
    void recentChosen(const QString &path);
    void recentForgotten();
    void discardedChosen(const QString &id);

private:
    /// The text, shortcut and help of a command that is not in the toolbar.
    QAction *makeQuiet(const QString &text, const QKeySequence &key, const QString &help,
                       const char *icon = nullptr);
    QAction *make(const QString &text, const QKeySequence &key, const QString &help,
                  const char *icon = nullptr);
    QAction *makeToggle(const QString &text, const QKeySequence &key, const QString &help,
                        bool isOn);
    void divide();
    /// A menu that replaces the commands that it contains; their shortcuts still work.
    void gather(QMenu &menu, const QString &help, const QList<QAction *> &actions, qsizetype place);
    void offerRecent();
    void makeNewActions();
    void makeFileActions();
    void makeExports();
    void makeHistoryActions();
    void makeViewActions();
    void makeRevisionActions();
    void makeSendActions();

    QWidget &m_page;
    QList<QAction *> m_all;
    QList<QAction *> m_writing;
    std::unique_ptr<QMenu> m_recentMenu, m_discardedMenu;
    bool m_hasRecent = false;
    std::unique_ptr<QMenu> m_exportMenu, m_checkMenu;
};

} // namespace nidreg::forms
