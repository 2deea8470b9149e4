// SPDX-License-Identifier: MIT
#pragma once

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

    void setRecent(const QStringList &files);

    QUndoGroup history;
    QAction *newDraft, *open, *recent, *paste;
    QAction *save, *saveAs, *close;
    QAction *undo, *redo;
    QAction *nextField, *previousField, *nextFinding;
    QAction *preview, *guidance, *monospace;
    QAction *keepInRegistry, *submit;

signals:
    void recentChosen(const QString &path);
    void recentForgotten();

private:
    QAction *make(const QString &text, const QKeySequence &key, const QString &help,
                  const char *icon = nullptr);
    QAction *makeToggle(const QString &text, const QKeySequence &key, const QString &help,
                        bool isOn);
    void divide();
    void makeFileActions();
    void makeHistoryActions();
    void makeViewActions();
    void makeSendActions();

    QWidget &m_page;
    QList<QAction *> m_all;
    std::unique_ptr<QMenu> m_recentMenu;
};

/// Enables `action`, or disables it and says why in its tool tip.
void allow(QAction &action, const QString &whyNot);

} // namespace nidreg::forms
