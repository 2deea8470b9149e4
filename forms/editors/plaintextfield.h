// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>
#include <QPlainTextEdit>

namespace nidreg::forms {

/// Where a text came from is none of its business: plain text goes in and out, character by
/// character, and undo is the draft's.
class PlainTextField : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit PlainTextField(QWidget *parent = nullptr);

    /// The text as it stands, no-break spaces included (toPlainText() would lose them).
    QString text() const;
    /// Exchanges part of the text and leaves the cursor behind it, scrolled into view.
    void exchange(qsizetype position, qsizetype removed, const QString &added);

    /// Undo and redo of the context menu.
    void setHistoryActions(QAction *undo, QAction *redo);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;
    bool event(QEvent *event) override;

private:
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
};

/// Puts the draft's undo and redo into a standard menu in place of the widget's own.
void replaceHistory(QMenu &menu, QAction *undo, QAction *redo);
/// True for the keys of undo and redo, which belong to the draft and not to the widget.
bool isHistoryKey(const QKeyEvent &key);
/// The same for a widget's claim on such a key.
bool isHistoryKey(QEvent *event);

} // namespace nidreg::forms
