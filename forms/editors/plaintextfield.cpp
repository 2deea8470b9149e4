// SPDX-License-Identifier: MIT
#include "forms/editors/plaintextfield.h"

#include <QContextMenuEvent>
#include <QMimeData>
#include <QTextDocument>

#include <memory>

namespace nidreg::forms {

PlainTextField::PlainTextField(QWidget *parent) : QPlainTextEdit(parent)
{
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
}

QString PlainTextField::text() const
{
    QString text = document()->toRawText();
    text.replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
    return text;
}

void PlainTextField::exchange(qsizetype position, qsizetype removed, const QString &added)
{
    QTextCursor cursor(document());
    cursor.setPosition(int(position));
    cursor.setPosition(int(position + removed), QTextCursor::KeepAnchor);
    cursor.insertText(added);
    setTextCursor(cursor);
    ensureCursorVisible();
}

void PlainTextField::setHistoryActions(QAction *undo, QAction *redo)
{
    m_undo = undo;
    m_redo = redo;
}

void PlainTextField::contextMenuEvent(QContextMenuEvent *event)
{
    const std::unique_ptr<QMenu> menu(createStandardContextMenu());
    replaceHistory(*menu, m_undo, m_redo);
    menu->exec(event->globalPos());
}

/// A dropped file is opened by the page, not pasted as its name.
bool PlainTextField::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasText() && !source->hasUrls();
}

void PlainTextField::insertFromMimeData(const QMimeData *source)
{
    if (source->hasText())
        insertPlainText(source->text());
    ensureCursorVisible();
}

bool PlainTextField::event(QEvent *event)
{
    if (isHistoryKey(event)) {
        event->ignore();
        return true;
    }
    return QPlainTextEdit::event(event);
}

void replaceHistory(QMenu &menu, QAction *undo, QAction *redo)
{
    for (QAction *action : menu.actions()) {
        QAction *ours = action->objectName() == QLatin1String("edit-undo") ? undo
            : action->objectName() == QLatin1String("edit-redo")           ? redo
                                                                           : nullptr;
        if (!ours)
            continue;
        menu.insertAction(action, ours);
        menu.removeAction(action);
    }
}

bool isHistoryKey(const QKeyEvent &key)
{
    const auto pressed = key.keyCombination();
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)
        || pressed == (Qt::CTRL | Qt::SHIFT | Qt::Key_Z) || pressed == (Qt::CTRL | Qt::Key_Y);
}

bool isHistoryKey(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    return isHistoryKey(*static_cast<QKeyEvent *>(event));
}

} // namespace nidreg::forms
