// SPDX-License-Identifier: MIT
#include "forms/workbench/workbenchinput.h"

#include "forms/widgets/admission.h"
#include "forms/workbench/workbenchreport.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QMimeData>

#include <utility>

namespace nidreg::forms {

static constexpr qsizetype kShown = 1'000; ///< UTF-16 units of what is held

WorkbenchInput::WorkbenchInput(QWidget *parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    connect(this, &QPlainTextEdit::textChanged, this, &WorkbenchInput::changed);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (std::exchange(m_line, textCursor().blockNumber()) != m_line)
            emit lineChosen();
    });
    fitHeight();
}

static bool isTooLong(const QString &text)
{
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = text.indexOf(u'\n', begin);
        if ((end < 0 ? text.size() : end) - begin > WorkbenchInput::kLongestLine)
            return true;
        begin = end < 0 ? text.size() : end + 1;
    }
    return false;
}

QString WorkbenchInput::text() const
{
    return m_held.isEmpty() ? toPlainText() : m_held;
}

void WorkbenchInput::setText(const QString &text)
{
    const bool isHeld = isTooLong(text);
    m_held = isHeld ? text : QString();
    setReadOnly(isHeld);
    setPlainText(isHeld ? tr("%L1 characters are too many to edit in one line. This is how "
                             "they begin; press Delete to clear them.")
                              .arg(text.size())
                         + u'\n' + visible(text.left(kShown)) + QStringLiteral(" …")
                        : text);
}

qsizetype WorkbenchInput::cursorPosition() const
{
    return m_held.isEmpty() ? textCursor().position() : 0;
}

void WorkbenchInput::goTo(qsizetype place)
{
    if (!m_held.isEmpty() || place > document()->characterCount() - 1)
        return;
    QTextCursor cursor = textCursor();
    cursor.setPosition(int(place));
    setTextCursor(cursor);
    ensureCursorVisible();
}

void WorkbenchInput::insertFromMimeData(const QMimeData *source)
{
    if (!source->hasText())
        return;
    QTextCursor cursor = textCursor();
    const QString now = toPlainText();
    const QString next =
        now.left(cursor.selectionStart()) + source->text() + now.mid(cursor.selectionEnd());
    if (isTooLong(next))
        return setText(next);
    cursor.insertText(source->text());
    ensureCursorVisible();
}

void WorkbenchInput::keyPressEvent(QKeyEvent *event)
{
    const bool clears = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (!m_held.isEmpty() && clears)
        return setText({});
    QPlainTextEdit::keyPressEvent(event);
}

void WorkbenchInput::showMarks(const std::vector<InputMark> &marks)
{
    m_marks = marks;
    QList<QTextEdit::ExtraSelection> selections;
    const int size = document()->characterCount() - 1;
    for (const InputMark &each : marks) {
        if (!m_held.isEmpty() || each.end > size)
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(int(each.begin));
        selection.cursor.setPosition(int(each.end), QTextCursor::KeepAnchor);
        if (each.part) {
            selection.format.setBackground(partColor(*each.part, palette()));
        } else {
            selection.format.setBackground(wrongColor(palette()));
            selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
            selection.format.setUnderlineColor(palette().text().color());
        }
        selections += selection;
    }
    setExtraSelections(selections);
}

void WorkbenchInput::setLines(int lines)
{
    m_lines = lines;
    fitHeight();
}

void WorkbenchInput::fitHeight()
{
    setFixedHeight(fontMetrics().lineSpacing() * m_lines + 2 * frameWidth()
                   + 2 * int(document()->documentMargin()) + 2);
}

void WorkbenchInput::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
    if (event->type() == QEvent::PaletteChange)
        showMarks(m_marks);
}

} // namespace nidreg::forms
