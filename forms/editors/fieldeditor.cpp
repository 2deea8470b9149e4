// SPDX-License-Identifier: MIT
#include "forms/editors/fieldeditor.h"

#include "forms/editors/marks.h"
#include "forms/models/draftcheck.h"
#include "forms/text/guidance.h"
#include "forms/text/wording.h"
#include "ui_fieldeditor.h"

#include <QFontDatabase>
#include <QStyle>

namespace nidreg::forms {

using templates::Field;

FieldEditor::FieldEditor(Draft &draft, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::FieldEditor>()), m_draft(draft)
{
    m_ui->setupUi(this);
    QFont titleFont = font();
    titleFont.setPointSizeF(titleFont.pointSizeF() * 1.25);
    titleFont.setBold(true);
    m_ui->title->setFont(titleFont);
    m_ui->source->setForegroundRole(QPalette::PlaceholderText);
    m_ui->example->viewport()->setBackgroundRole(QPalette::AlternateBase);
    setFocusPolicy(Qt::StrongFocus); // handed on to where one types
    m_ui->line->setAcceptDrops(false); // a dropped file is the page's to open
    connectSignals();
    showField(m_field);
}

FieldEditor::~FieldEditor() = default;

void FieldEditor::connectSignals()
{
    connect(&m_draft, &Draft::edited, this, &FieldEditor::follow);
    connect(m_ui->line, &QLineEdit::textChanged, this, &FieldEditor::send);
    connect(m_ui->text, &QPlainTextEdit::textChanged, this, [this] { send(m_ui->text->text()); });
}

/// Three fields are one line each, unless what was imported into them has more.
bool FieldEditor::isSingleLine() const
{
    const bool isShort = m_field == Field::NamespaceIdentifier || m_field == Field::Version
        || m_field == Field::Date;
    return isShort && !m_draft.text(m_field).contains(QLatin1Char('\n'));
}

void FieldEditor::showField(Field field)
{
    m_cursors[std::size_t(m_field)] = m_ui->text->textCursor().position();
    m_field = field;
    showGuidance();
    loadText();
    emit fieldShown(field);
}

void FieldEditor::showGuidance()
{
    const Guidance help = guidance(m_field);
    m_ui->title->setText(heading(m_field));
    m_ui->source->setText(help.source);
    m_ui->what->setText(help.what);
    m_ui->example->setPlainText(help.example);
    const int lines = m_field == Field::Syntax ? 7 : isSingleLine() ? 1 : 5;
    const int margins = int(2 * m_ui->example->document()->documentMargin()) + 4;
    m_ui->example->setFixedHeight(lines * m_ui->example->fontMetrics().lineSpacing() + margins);
    m_ui->example->setVerticalScrollBarPolicy(lines == 1 ? Qt::ScrollBarAlwaysOff
                                                         : Qt::ScrollBarAsNeeded);
    setAccessibleName(heading(m_field));
    m_ui->line->setAccessibleName(heading(m_field));
    m_ui->text->setAccessibleName(heading(m_field));
    m_ui->line->setAccessibleDescription(help.what);
    m_ui->text->setAccessibleDescription(help.what);
}

void FieldEditor::loadText()
{
    const bool isSingle = isSingleLine();
    m_ui->line->setVisible(isSingle);
    m_ui->text->setVisible(!isSingle);
    setFocusProxy(isSingle ? static_cast<QWidget *>(m_ui->line) : m_ui->text);
    const bool isNid = m_field == Field::NamespaceIdentifier;
    m_ui->nidLine->setVisible(isNid);
    m_ui->nidIcon->setVisible(isNid);

    m_isFollowing = true;
    if (isSingle) {
        m_ui->line->setText(m_draft.text(m_field));
    } else {
        m_ui->text->setPlainText(m_draft.text(m_field));
        QTextCursor cursor = m_ui->text->textCursor();
        cursor.setPosition(
            std::min(m_cursors[std::size_t(m_field)], int(m_draft.text(m_field).size())));
        m_ui->text->setTextCursor(cursor);
        m_ui->text->ensureCursorVisible();
    }
    m_isFollowing = false;
}

void FieldEditor::send(const QString &text)
{
    if (m_isFollowing)
        return;
    m_isSending = true;
    m_draft.setText(m_field, text);
    m_isSending = false;
    if (m_ui->line->isVisibleTo(this) != isSingleLine()) {
        loadText(); // a line end was pasted into a single line, or the last one was taken out
        focusText();
    }
}

/// Shows what undo, redo or a reload did, here or in another field.
void FieldEditor::follow(const DraftEdit &edit, bool byHistory)
{
    if (m_isSending)
        return;
    if (byHistory && edit.field != m_field)
        showField(edit.field);
    if (edit.field != m_field)
        return;
    m_isFollowing = true;
    if (m_ui->line->isVisibleTo(this)) {
        loadText();
        m_ui->line->setCursorPosition(int(edit.position + edit.added.size()));
    } else if (m_ui->text->text() != m_draft.text(m_field)) {
        m_ui->text->exchange(edit.position, edit.removed.size(), edit.added);
    }
    m_isFollowing = false;
}

void FieldEditor::select(base::Span where)
{
    if (isSingleLine()) {
        m_ui->line->setSelection(int(where.offset), int(where.length));
    } else {
        QTextCursor cursor = m_ui->text->textCursor();
        const auto size = std::size_t(m_draft.text(m_field).size());
        const std::size_t start = std::min(where.offset, size);
        cursor.setPosition(int(start));
        cursor.setPosition(int(std::min(start + where.length, size)), QTextCursor::KeepAnchor);
        m_ui->text->setTextCursor(cursor);
        m_ui->text->ensureCursorVisible();
    }
    focusText();
}

void FieldEditor::focusText()
{
    focusProxy()->setFocus(Qt::OtherFocusReason);
}

void FieldEditor::showFindings(const templates::FieldFindings &findings)
{
    if (isSingleLine())
        return;
    QList<QTextEdit::ExtraSelection> marks;
    const std::string text = m_draft.text(m_field).toStdString();
    for (const templates::FieldFinding &found : findings) {
        // What is about the whole field has no place in it to point at.
        const base::Span bytes = found.finding.where;
        if (found.field != m_field || bytes.length == 0 || bytes.length >= text.size())
            continue;
        const base::Span where = utf16Span(text, found.finding.where);
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_ui->text->document());
        mark.cursor.setPosition(int(where.offset));
        mark.cursor.setPosition(int(where.offset + where.length), QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(markColor(found.finding.rule->severity, palette()));
        marks += mark;
    }
    m_ui->text->setExtraSelections(marks);
}

void FieldEditor::showNid(const NidLine &line)
{
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_ui->nidIcon->setPixmap(markIcon(line.state).pixmap(QSize(size, size), devicePixelRatioF()));
    const bool hasRemarks = !line.remarks.isEmpty();
    m_ui->nidLine->setText(hasRemarks ? line.text + QLatin1Char('\n') + line.remarks : line.text);
    m_ui->nidLine->setAccessibleName(m_ui->nidLine->text());
}

void FieldEditor::setHistoryActions(QAction *undo, QAction *redo)
{
    m_ui->line->setHistoryActions(undo, redo);
    m_ui->text->setHistoryActions(undo, redo);
}

void FieldEditor::setMonospace(bool isMonospace)
{
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    m_ui->text->setFont(isMonospace ? fixed : font());
    m_ui->line->setFont(isMonospace ? fixed : font());
}

void FieldEditor::setGuidanceVisible(bool isVisible)
{
    m_ui->what->setVisible(isVisible);
    m_ui->exampleTitle->setVisible(isVisible);
    m_ui->example->setVisible(isVisible);
}

} // namespace nidreg::forms
