// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/page.h"
#include "forms/widgets/textfocus.h"

#include <QMenu>
#include <QPointer>

namespace nidreg::app {

/// The window's Edit menu. Undo to Select all work on the text with the focus; a page that has an
/// undo of its own, or finds and replaces, has its commands in their place.
class EditMenu : public QMenu {
    Q_OBJECT

public:
    /// `preferences` is the last entry.
    EditMenu(QAction *preferences, QWidget *window);

    void showPage(const forms::Page &page);

private:
    struct General {
        QAction *action;
        forms::TextFocus::Command command;
    };

    QAction *make(const char *icon, const QString &text, QKeySequence::StandardKey keys,
                  forms::TextFocus::Command command);
    void offer();

    QAction *m_preferences;
    QAction *m_undo, *m_redo;
    QList<QAction *> m_clipboard;
    QList<General> m_general;
    QPointer<QWidget> m_focused; ///< the last widget with the focus that is no menu
};

} // namespace nidreg::app
