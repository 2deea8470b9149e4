// SPDX-License-Identifier: MIT
#include "forms/widgets/textfocus.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTextDocument>
#include <QTextEdit>

namespace nidreg::forms {

/// Boxes with a line to type in have the focus for it.
TextFocus::TextFocus(QWidget *widget) : m_widget(widget)
{
    if (qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QComboBox *>(widget))
        m_widget = widget->findChild<QLineEdit *>();
}

static bool clipboardHasText()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    return data && data->hasText();
}

static bool canLine(const QLineEdit &line, TextFocus::Command command)
{
    const bool isWritable = !line.isReadOnly() && line.isEnabled();
    const bool isReadable = line.echoMode() == QLineEdit::Normal;
    switch (command) {
    case TextFocus::Undo:
        return isWritable && line.isUndoAvailable();
    case TextFocus::Redo:
        return isWritable && line.isRedoAvailable();
    case TextFocus::Cut:
        return isWritable && isReadable && line.hasSelectedText();
    case TextFocus::Copy:
        return isReadable && line.hasSelectedText();
    case TextFocus::Paste:
        return isWritable && clipboardHasText();
    case TextFocus::SelectAll:
        return !line.text().isEmpty();
    }
    return false;
}

template <class Edit> static bool canEdit(const Edit &edit, TextFocus::Command command)
{
    const bool isWritable = !edit.isReadOnly() && edit.isEnabled();
    switch (command) {
    case TextFocus::Undo:
        return isWritable && edit.document()->isUndoAvailable();
    case TextFocus::Redo:
        return isWritable && edit.document()->isRedoAvailable();
    case TextFocus::Cut:
        return isWritable && edit.textCursor().hasSelection();
    case TextFocus::Copy:
        return edit.textCursor().hasSelection();
    case TextFocus::Paste:
        return isWritable && edit.canPaste();
    case TextFocus::SelectAll:
        return !edit.document()->isEmpty();
    }
    return false;
}

/// What a list itself does for Ctrl+C, if anything.
static QAction *copyActionOf(const QWidget &view)
{
    for (QAction *action : view.actions()) {
        if (action->objectName() == QLatin1String("copyTable")
            || action->shortcuts().contains(QKeySequence(QKeySequence::Copy)))
            return action;
    }
    return nullptr;
}

static bool canView(const QAbstractItemView &view, TextFocus::Command command)
{
    if (command == TextFocus::SelectAll)
        return view.selectionMode() == QAbstractItemView::ExtendedSelection && view.model()
            && view.model()->rowCount() > 0;
    const QAction *copy = copyActionOf(view);
    return command == TextFocus::Copy && copy && copy->isEnabled();
}

bool TextFocus::can(Command command) const
{
    if (const auto *line = qobject_cast<QLineEdit *>(m_widget))
        return canLine(*line, command);
    if (const auto *edit = qobject_cast<QPlainTextEdit *>(m_widget))
        return canEdit(*edit, command);
    if (const auto *edit = qobject_cast<QTextEdit *>(m_widget))
        return canEdit(*edit, command);
    if (const auto *view = qobject_cast<QAbstractItemView *>(m_widget))
        return canView(*view, command);
    const auto *label = qobject_cast<QLabel *>(m_widget);
    return label && command == Copy && label->hasSelectedText();
}

template <class Edit> static void runOn(Edit &edit, TextFocus::Command command)
{
    switch (command) {
    case TextFocus::Undo:
        return edit.undo();
    case TextFocus::Redo:
        return edit.redo();
    case TextFocus::Cut:
        return edit.cut();
    case TextFocus::Copy:
        return edit.copy();
    case TextFocus::Paste:
        return edit.paste();
    case TextFocus::SelectAll:
        return edit.selectAll();
    }
}

void TextFocus::run(Command command) const
{
    if (!can(command))
        return;
    if (auto *line = qobject_cast<QLineEdit *>(m_widget))
        return runOn(*line, command);
    if (auto *edit = qobject_cast<QPlainTextEdit *>(m_widget))
        return runOn(*edit, command);
    if (auto *edit = qobject_cast<QTextEdit *>(m_widget))
        return runOn(*edit, command);
    if (auto *view = qobject_cast<QAbstractItemView *>(m_widget))
        return command == Copy ? copyActionOf(*view)->trigger() : view->selectAll();
    QGuiApplication::clipboard()->setText(qobject_cast<QLabel *>(m_widget)->selectedText());
}

} // namespace nidreg::forms
