// SPDX-License-Identifier: MIT
#pragma once

#include "forms/editor/fieldmarks.h"

#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>

#include <functional>
#include <optional>

namespace nidreg::forms {

/// Where a text came from is none of its business: plain text goes in and out, character by
/// character, and undo is the draft's. What would show nothing shows as a sign (see visible()),
/// and is still what it is.
class PlainTextField : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit PlainTextField(QWidget *parent = nullptr);

    /// The text itself: without the signs that are shown for invisible characters, with its
    /// no-break spaces.
    const QString &text() const { return m_text; }
    /// Shows another text, which is admissible(); not told as a change.
    void setText(const QString &text);
    /// Replaces part of the text and leaves the cursor after it, scrolled into view; emits no
    /// signal.
    void exchange(qsizetype position, qsizetype removed, const QString &added);
    /// The same as if a person had typed it, if it does not exceed the limit.
    void write(qsizetype position, qsizetype removed, const QString &added);

    /// The limit of the text in bytes of UTF-8; a text that is already longer may only shrink.
    void setMostBytes(qsizetype bytes) { m_mostBytes = bytes; }

    FieldMarks &marks() { return m_marks; }
    /// From where to where the text is on the screen.
    std::pair<qsizetype, qsizetype> shownRange() const;
    /// A line behind this column, where all letters have one width; 0 for none.
    void setGuide(int column);

    /// Undo and redo of the context menu.
    void setHistoryActions(QAction *undo, QAction *redo);
    /// Adds entries to the context menu for the position that was clicked.
    using MenuFiller = std::function<void(QMenu &menu, qsizetype position)>;
    void setMenuFiller(MenuFiller filler) { m_fill = std::move(filler); }

signals:
    /// A person exchanged `removed` for `added`.
    void exchanged(qsizetype position, const QString &removed, const QString &added);
    /// Not taken in: the text would have had `bytes`.
    void refused(qsizetype bytes);
    void scrolled();

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;
    QMimeData *createMimeDataFromSelection() const override;
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Change {
        qsizetype position = 0;
        qsizetype removed = 0;
        qsizetype added = 0;
    };

    void note(int position, int removed, int added);
    void tell();
    void tell(Change change);
    QString shown(qsizetype position, qsizetype length) const;
    void exchangeShown(qsizetype position, qsizetype removed, const QString &added);
    bool isWithinLimit(const QString &removed, const QString &added);

    QString m_text;
    qsizetype m_bytes = 0;
    qsizetype m_mostBytes = 0;
    std::optional<Change> m_change; ///< made in the document, not yet told
    QString m_inserted; ///< what a paste brought, before the signs
    bool m_isFollowing = false;
    FieldMarks m_marks;
    int m_guide = 0;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    MenuFiller m_fill;
};

/// The plain text of what is on a clipboard or dropped; HTML without a plain text alternative is
/// converted to text, and nothing it refers to is loaded. Nothing for other types.
std::optional<QString> plainTextOf(const QMimeData &source);

/// Puts the draft's undo and redo into a standard menu in place of the widget's own.
void replaceHistory(QMenu &menu, QAction *undo, QAction *redo);
/// True for the keys of undo and redo, which belong to the draft and not to the widget.
bool isHistoryKey(const QKeyEvent &key);
/// The same for a widget's claim on such a key.
bool isHistoryKey(QEvent *event);

/// A line edit whose undo is the draft's.
class SingleLineField : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    void setHistoryActions(QAction *undo, QAction *redo);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
};

} // namespace nidreg::forms
