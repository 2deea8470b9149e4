// SPDX-License-Identifier: MIT
#include "forms/editor/singlelinefield.h"

#include "forms/editor/plaintextfield.h"

#include <QContextMenuEvent>

#include <memory>

namespace nidreg::forms {

void SingleLineField::setHistoryActions(QAction *undo, QAction *redo)
{
    m_undo = undo;
    m_redo = redo;
}

void SingleLineField::contextMenuEvent(QContextMenuEvent *event)
{
    const std::unique_ptr<QMenu> menu(createStandardContextMenu());
    replaceHistory(*menu, m_undo, m_redo);
    menu->exec(event->globalPos());
}

/// With nothing to undo the key comes here, where the widget's own history must not answer it.
void SingleLineField::keyPressEvent(QKeyEvent *event)
{
    if (isHistoryKey(*event))
        event->ignore();
    else
        QLineEdit::keyPressEvent(event);
}

bool SingleLineField::event(QEvent *event)
{
    if (isHistoryKey(event)) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

} // namespace nidreg::forms
