// SPDX-License-Identifier: MIT
#include "forms/editor/plaintextfield.h"

#include "forms/widgets/admission.h"
#include "forms/words/words.h"

#include <QContextMenuEvent>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QToolTip>

#include <memory>

namespace nidreg::forms {

PlainTextField::PlainTextField(QWidget *parent) : QPlainTextEdit(parent), m_marks(*this)
{
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    connect(document(), &QTextDocument::contentsChange, this, &PlainTextField::note);
    connect(document(), &QTextDocument::contentsChanged, this, [this] { tell(); });
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &, int by) {
        if (by != 0)
            emit scrolled();
    });
}

void PlainTextField::setText(const QString &text)
{
    m_isFollowing = true;
    m_text = text;
    m_bytes = utf8Size(text);
    setPlainText(visible(text));
    for (int layer = 0; layer < FieldMarks::kLayers; ++layer)
        m_marks.set(FieldMarks::Layer(layer), {});
    m_isFollowing = false;
}

void PlainTextField::exchange(qsizetype position, qsizetype removed, const QString &added)
{
    m_bytes += utf8Size(added) - utf8Size(QStringView(m_text).mid(position, removed));
    m_text.replace(position, removed, added);
    m_marks.move(position, removed, added.size());
    exchangeShown(position, removed, visible(added));
    ensureCursorVisible();
}

void PlainTextField::exchangeShown(qsizetype position, qsizetype removed, const QString &added)
{
    m_isFollowing = true;
    QTextCursor cursor(document());
    cursor.setPosition(int(position));
    cursor.setPosition(int(position + removed), QTextCursor::KeepAnchor);
    cursor.insertText(added);
    setTextCursor(cursor);
    m_isFollowing = false;
}

void PlainTextField::write(qsizetype position, qsizetype removed, const QString &added)
{
    const QString before = m_text.mid(position, removed);
    if (!isWithinLimit(before, added))
        return;
    exchange(position, removed, added);
    emit exchanged(position, before, added);
}

bool PlainTextField::isWithinLimit(const QString &removed, const QString &added)
{
    const qsizetype more = utf8Size(added) - utf8Size(removed);
    if (m_mostBytes == 0 || more <= 0 || m_bytes + more <= m_mostBytes)
        return true;
    emit refused(m_bytes + more);
    return false;
}

/// Qt counts the end of the text too where a whole paragraph is exchanged.
void PlainTextField::note(int position, int removed, int added)
{
    if (m_isFollowing)
        return;
    if (m_change) { // two at once: all of the text may differ
        m_change = Change{0, m_text.size(), document()->characterCount() - 1};
        return;
    }
    m_change = Change{position, removed, added};
}

void PlainTextField::tell()
{
    if (!m_change || m_isFollowing)
        return;
    Change change = *std::exchange(m_change, std::nullopt);
    const qsizetype size = document()->characterCount() - 1;
    change.removed = std::min(change.removed, m_text.size() - change.position);
    change.added = size - (m_text.size() - change.removed);
    if (change.added < 0)
        change = {0, m_text.size(), size};
    tell(change);
    m_inserted.clear();
}

QString PlainTextField::shown(qsizetype position, qsizetype length) const
{
    QTextCursor cursor(document());
    cursor.setPosition(int(position));
    cursor.setPosition(int(position + length), QTextCursor::KeepAnchor);
    return cursor.selectedText().replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
}

/// What stays the same at both ends of a change is no part of it, and keeps what is behind its
/// signs.
void PlainTextField::tell(Change change)
{
    QString before = m_text.mid(change.position, change.removed);
    QString after = shown(change.position, change.added);
    if (!m_inserted.isEmpty())
        after.replace(visible(m_inserted), m_inserted);
    const auto isSame = [](QChar was, QChar is) { return was == is || visible(was) == is; };
    qsizetype head =
        std::mismatch(before.begin(), before.end(), after.begin(), after.end(), isSame).first
        - before.begin();
    if (head > 0 && before[head - 1].isHighSurrogate())
        --head;
    qsizetype tail = 0;
    const qsizetype most = std::min(before.size(), after.size()) - head;
    while (tail < most && isSame(before[before.size() - 1 - tail], after[after.size() - 1 - tail]))
        ++tail;
    if (tail > 0 && before[before.size() - tail].isLowSurrogate())
        --tail;
    const qsizetype position = change.position + head;
    before = before.mid(head, before.size() - head - tail);
    const QString added = admissible(after.mid(head, after.size() - head - tail));
    if (before.isEmpty() && added.isEmpty())
        return;
    if (!isWithinLimit(before, added))
        return exchangeShown(position, added.size(), visible(before));
    m_bytes += utf8Size(added) - utf8Size(before);
    m_text.replace(position, before.size(), added);
    m_marks.move(position, before.size(), added.size());
    emit exchanged(position, before, added);
}

std::pair<qsizetype, qsizetype> PlainTextField::shownRange() const
{
    const QRect rect = viewport()->rect();
    const int from = cursorForPosition(rect.topLeft()).position();
    const int to = cursorForPosition(rect.bottomRight()).position();
    return {from, std::max(from, to) + 1};
}

void PlainTextField::setGuide(int column)
{
    m_guide = column;
    viewport()->update();
}

void PlainTextField::paintEvent(QPaintEvent *event)
{
    QPlainTextEdit::paintEvent(event);
    if (m_guide == 0)
        return;
    const qreal width = QFontMetricsF(font()).horizontalAdvance(QLatin1Char('0'));
    const qreal x = contentOffset().x() + document()->documentMargin() + m_guide * width;
    QPainter painter(viewport());
    QColor color = palette().color(QPalette::PlaceholderText);
    color.setAlphaF(0.35F);
    painter.setPen(color);
    painter.drawLine(QPointF(x, event->rect().top()), QPointF(x, event->rect().bottom()));
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
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const QTextCursor place = isByKey ? textCursor() : cursorForPosition(event->pos());
    if (m_fill)
        m_fill(*menu, place.position());
    menu->exec(isByKey ? viewport()->mapToGlobal(cursorRect().bottomLeft()) : event->globalPos());
}

/// Qt hides all that follows a link element, which never ends. Pictures have no words.
static QString wordsOf(QString html)
{
    static const QRegularExpression links(QStringLiteral("<link\\b[^>]*>"),
                                          QRegularExpression::CaseInsensitiveOption);
    QString text = QTextDocumentFragment::fromHtml(html.remove(links)).toPlainText();
    return text.remove(QChar(QChar::ObjectReplacementCharacter));
}

std::optional<QString> plainTextOf(const QMimeData &source)
{
    if (source.hasFormat(QStringLiteral("text/plain")))
        return source.text();
    if (source.hasHtml())
        return wordsOf(source.html());
    return std::nullopt;
}

/// A dropped file is opened by the page, not pasted as its name.
bool PlainTextField::canInsertFromMimeData(const QMimeData *source) const
{
    return (source->hasFormat(QStringLiteral("text/plain")) || source->hasHtml())
        && !source->hasUrls();
}

/// Not written through exchange(): a drop inside the field is part of a larger step.
void PlainTextField::insertFromMimeData(const QMimeData *source)
{
    const auto text = plainTextOf(*source);
    if (!text)
        return;
    const QString added = admissible(*text);
    const QTextCursor cursor = textCursor();
    const qsizetype selected = cursor.selectionEnd() - cursor.selectionStart();
    if (!isWithinLimit(m_text.mid(cursor.selectionStart(), selected), added))
        return;
    m_inserted = added;
    insertPlainText(visible(added));
    ensureCursorVisible();
}

QMimeData *PlainTextField::createMimeDataFromSelection() const
{
    const QTextCursor cursor = textCursor();
    auto *copy = new QMimeData;
    copy->setText(
        m_text.mid(cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart()));
    return copy;
}

bool PlainTextField::event(QEvent *event)
{
    if (isHistoryKey(event)) {
        event->ignore();
        return true;
    }
    return QPlainTextEdit::event(event);
}

bool PlainTextField::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Resize)
        m_marks.refreshSoon();
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const TextMark *mark = m_marks.at(cursorForPosition(help->pos()).position());
    if (mark)
        QToolTip::showText(help->globalPos(), asToolTip(mark->tip), viewport());
    else
        QToolTip::hideText();
    return true;
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
