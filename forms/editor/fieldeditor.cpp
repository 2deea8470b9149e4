// SPDX-License-Identifier: MIT
#include "forms/editor/fieldeditor.h"

#include "forms/editor/draftcommands.h"
#include "forms/editor/plaintextfield.h"
#include "forms/widgets/admission.h"
#include "forms/widgets/helpproperty.h"
#include "forms/widgets/marks.h"
#include "forms/words/guidance.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/templates/reader.h"
#include "model/templates/wrap.h"
#include "ui_fieldeditor.h"

#include <QFontDatabase>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kLeastExample = 3; ///< lines, where the window is low

using templates::Field;

FieldEditor::FieldEditor(Draft &draft, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::FieldEditor>()), m_draft(draft),
      m_actionButton(new QToolButton(this))
{
    m_ui->setupUi(this);
    m_ui->titleRow->addWidget(m_actionButton);
    m_actionButton->hide();
    QFont titleFont = font();
    titleFont.setPointSizeF(titleFont.pointSizeF() * 1.25);
    titleFont.setBold(true);
    m_ui->title->setFont(titleFont);
    m_ui->source->setForegroundRole(QPalette::PlaceholderText);
    m_ui->example->viewport()->setBackgroundRole(QPalette::AlternateBase);
    setFocusPolicy(Qt::StrongFocus); // handed on to where one types
    m_ui->line->setAcceptDrops(false); // a dropped file is the page's to open
    m_ui->checklist->setDraft(m_draft);
    m_ui->text->setMostBytes(qsizetype(templates::kMaxFieldBytes));
    connectSignals();
    showField(m_field);
}

FieldEditor::~FieldEditor() = default;

void FieldEditor::connectSignals()
{
    connect(&m_draft, &Draft::termsChanged, this, &FieldEditor::showGuidance);
    connect(&m_draft, &Draft::edited, this, &FieldEditor::follow);
    connect(&m_draft, &Draft::edited, this, &FieldEditor::showGrammar);
    m_copiedDelay.setSingleShot(true);
    m_copiedDelay.setInterval(100);
    connect(&m_copiedDelay, &QTimer::timeout, this, &FieldEditor::showCopied);
    connect(&m_draft, &Draft::copiedChanged, this, &FieldEditor::showCopied);
    connect(m_ui->line, &QLineEdit::returnPressed, this, &FieldEditor::nextWanted);
    connect(m_ui->line, &QLineEdit::textChanged, this, &FieldEditor::send);
    connect(m_ui->text, &PlainTextField::exchanged, this, &FieldEditor::sendChange);
    connect(m_ui->text, &PlainTextField::refused, this, &FieldEditor::refuse);
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
    fitFont();
    showGuidance();
    showGrammar();
    showChecklist();
    loadText();
    showCopied();
    showFieldAction();
    emit fieldShown(field);
}

void FieldEditor::showGuidance()
{
    const DraftTerms &terms = m_draft.terms();
    const bool isNumbered = m_field == Field::NamespaceIdentifier
        && terms.kind == urn::NidKind::Informal && terms.purpose() == workflow::Purpose::New;
    const Guidance help = isNumbered ? numberedGuidance() : guidance(m_field);
    m_ui->help->setVisible(m_isGuided && !help.example.isEmpty());
    m_ui->title->setText(heading(m_field));
    m_ui->source->setText(help.source);
    m_ui->what->setText(help.what);
    m_ui->example->setPlainText(help.example);
    const int lines = m_field == Field::Syntax ? 7 : isSingleLine() ? 1 : 5;
    const int margins = int(2 * m_ui->example->document()->documentMargin()) + 4;
    const int line = m_ui->example->fontMetrics().lineSpacing();
    const int height = lines * line + margins;
    m_ui->example->setMinimumHeight(std::min(lines, kLeastExample) * line + margins);
    m_ui->example->setMaximumHeight(isSingleLine() ? height : QWIDGETSIZE_MAX);
    // The help is as high as the example needs; the rest is for the text.
    const int slack = fontMetrics().height();
    const int panel = m_field == Field::Syntax ? m_ui->grammar->minimumSizeHint().height() : 0;
    m_ui->help->setMaximumHeight(std::max(height + slack, panel)
                                 + m_ui->help->tabBar()->sizeHint().height());
    m_ui->example->setVerticalScrollBarPolicy(lines == 1 ? Qt::ScrollBarAlwaysOff
                                                         : Qt::ScrollBarAsNeeded);
    setAccessibleName(heading(m_field));
    setProperty(kHelpProperty,
                QStringLiteral("fields.md#%1").arg(heading(m_field).toLower().replace(u' ', u'-')));
    m_ui->line->setAccessibleName(heading(m_field));
    m_ui->text->setAccessibleName(heading(m_field));
    m_ui->line->setAccessibleDescription(help.what);
    m_ui->text->setAccessibleDescription(help.what);
}

/// Where URNs are given their form, their grammar is shown.
void FieldEditor::showGrammar()
{
    m_ui->help->setTabVisible(m_ui->help->indexOf(m_ui->grammar), m_field == Field::Syntax);
    m_ui->grammar->setSyntax(m_draft.text(Field::Syntax),
                             m_draft.text(Field::NamespaceIdentifier).trimmed());
}

/// Comes with its field, and goes where a field has no questions.
void FieldEditor::showChecklist()
{
    m_ui->help->setTabVisible(m_ui->help->indexOf(m_ui->checklist), ChecklistPanel::isFor(m_field));
    m_ui->checklist->showField(m_field);
}

/// What another template lent this one is tinted until it is rewritten.
void FieldEditor::showCopied()
{
    std::vector<TextMark> marks;
    QTextCharFormat format;
    QColor tint = markColor(base::Severity::Advice, palette());
    tint.setAlphaF(0.16F);
    format.setBackground(tint);
    if (!m_draft.copied().isEmpty()) {
        const QString tip = tr("Copied from %1 and not changed yet").arg(m_draft.copied().source());
        for (const base::Span span : m_draft.copiedSpans(m_field))
            marks.push_back({qsizetype(span.offset), qsizetype(span.length), format, tip});
    }
    m_ui->text->marks().set(FieldMarks::Copied, std::move(marks));
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
        m_ui->text->setText(m_draft.text(m_field));
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
    if (!isSingleLine()) {
        loadText(); // a line end was pasted into a single line
        focusText();
    }
}

void FieldEditor::sendChange(qsizetype position, const QString &removed, const QString &added)
{
    m_isSending = true;
    m_draft.exchange({m_field, position, removed, added});
    m_isSending = false;
    if (!m_draft.copied().isEmpty())
        m_copiedDelay.start();
    if (isSingleLine()) {
        loadText(); // the last line end was taken out
        focusText();
    }
}

void FieldEditor::refuse(qsizetype bytes)
{
    emit refused(tr("Not pasted. The field would have %1 KiB, and the maximum is %2 KiB. "
                    "Publish a long text elsewhere, and cite it in Documentation.")
                     .arg((bytes + 1023) / 1024)
                     .arg(templates::kMaxFieldBytes / 1024));
}

/// Shows what undo, redo or a reload did, here or in another field.
void FieldEditor::follow(const DraftEdit &edit, bool byHistory)
{
    if (m_isSending)
        return;
    if (edit.field != m_field) {
        if (byHistory) {
            m_cursors[std::size_t(edit.field)] = int(edit.position + edit.added.size());
            showField(edit.field);
        }
        return;
    }
    m_isFollowing = true;
    if (m_ui->line->isVisibleTo(this)) {
        loadText();
        m_ui->line->setCursorPosition(int(edit.position + edit.added.size()));
    } else {
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

QString FieldEditor::selectedText() const
{
    if (isSingleLine())
        return m_ui->line->selectedText();
    const QTextCursor cursor = m_ui->text->textCursor();
    return m_ui->text->text().mid(cursor.selectionStart(),
                                  cursor.selectionEnd() - cursor.selectionStart());
}

qsizetype FieldEditor::selectionStart() const
{
    if (!isSingleLine())
        return m_ui->text->textCursor().selectionStart();
    return m_ui->line->hasSelectedText() ? m_ui->line->selectionStart()
                                         : m_ui->line->cursorPosition();
}

void FieldEditor::replaceSelection(const QString &by)
{
    if (isSingleLine())
        m_ui->line->insert(by);
    else
        m_ui->text->write(selectionStart(), selectedText().size(), admissible(by));
}

void FieldEditor::wrapAll()
{
    QTextCursor cursor = m_ui->text->textCursor();
    cursor.clearSelection();
    m_ui->text->setTextCursor(cursor);
    wrapLines();
}

/// Only whole lines are wrapped: half a line has no width.
void FieldEditor::wrapLines()
{
    if (isSingleLine())
        return;
    const QString &text = m_ui->text->text();
    const QTextCursor cursor = m_ui->text->textCursor();
    qsizetype start = 0, end = text.size();
    if (cursor.hasSelection()) {
        start = text.lastIndexOf(QLatin1Char('\n'), cursor.selectionStart() - 1) + 1;
        if (cursor.selectionStart() == 0)
            start = 0;
        end = text.indexOf(QLatin1Char('\n'), cursor.selectionEnd());
        end = end < 0 ? text.size() : end;
    }
    const QString before = text.mid(start, end - start);
    const QString after = words(templates::refilled(before.toStdString()));
    if (const auto edit = difference(m_field, before, after))
        m_ui->text->write(start + edit->position, edit->removed.size(), edit->added);
}

PlainTextField &FieldEditor::textField()
{
    return *m_ui->text;
}

void FieldEditor::focusText()
{
    focusProxy()->setFocus(Qt::OtherFocusReason);
}

/// What is about the whole field has no place in it to point at.
void FieldEditor::showFindings(const DraftCheck &check)
{
    if (isSingleLine())
        return;
    constexpr std::size_t kMaxTips = 500;
    std::vector<TextMark> marks;
    const auto size = std::size_t(m_draft.text(m_field).size());
    for (std::size_t i = 0; i < check.findings.size(); ++i) {
        const auto &[field, finding] = check.findings[i];
        const base::Span span = check.spans[i];
        if (field != m_field || span.length == 0 || span.length >= size)
            continue;
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(markColor(finding.rule->severity, palette()));
        marks.push_back({qsizetype(span.offset), qsizetype(span.length), format,
                         marks.size() < kMaxTips ? wording(finding) : QString()});
    }
    std::ranges::stable_sort(marks, {}, &TextMark::position);
    m_ui->text->marks().set(FieldMarks::Findings, std::move(marks));
}

void FieldEditor::showNid(const NidLine &line)
{
    showMark(*m_ui->nidIcon, markIcon(markOf(line.state)));
    const bool hasRemarks = !line.remarks.isEmpty();
    m_ui->nidLine->setText(hasRemarks ? line.text + QLatin1Char('\n') + line.remarks : line.text);
    m_ui->nidLine->setAccessibleName(m_ui->nidLine->text());
}

void FieldEditor::setHistoryActions(QAction *undo, QAction *redo)
{
    m_ui->line->setHistoryActions(undo, redo);
    m_ui->text->setHistoryActions(undo, redo);
}

void FieldEditor::setFieldAction(Field field, QAction *action)
{
    m_actionField = field;
    m_actionButton->setDefaultAction(action);
    connect(action, &QAction::changed, this, &FieldEditor::showFieldAction);
    showFieldAction();
}

void FieldEditor::showFieldAction()
{
    const QAction *action = m_actionButton->defaultAction();
    m_actionButton->setVisible(action && action->isEnabled() && m_field == m_actionField);
}

void FieldEditor::setFonts(const QFont &text, const QFont &grammar, bool isMonospace)
{
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    m_textFont = isMonospace ? fixed : text;
    m_grammarFont = isMonospace ? fixed : grammar;
    m_ui->grammar->setMonospace(m_grammarFont);
    fitFont();
}

/// Lines of RFCs end at a column, which only letters of one width can show.
void FieldEditor::fitFont()
{
    const QFont wanted = m_field == Field::Syntax ? m_grammarFont : m_textFont;
    m_ui->text->setFont(wanted);
    m_ui->line->setFont(wanted);
    m_ui->text->setGuide(QFontInfo(wanted).fixedPitch() ? int(templates::kWrapColumns) : 0);
}

void FieldEditor::setGuidanceVisible(bool isVisible)
{
    m_isGuided = isVisible;
    m_ui->what->setVisible(isVisible);
    showGuidance();
}

} // namespace nidreg::forms
