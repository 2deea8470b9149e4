// SPDX-License-Identifier: MIT
#include "forms/requests/requeststemplate.h"
#include "forms/requests/requeststhreads.h"
#include "forms/words/words.h"
#include "ui_requeststemplate.h"

#include <QMenu>

/// The field or the passage of the template that a person has chosen, and comments on it.
namespace nidreg::forms {

std::optional<templates::Field> RequestTemplate::fieldAt(const QTextCursor &cursor) const
{
    QTextBlock block = cursor.block();
    while (block.isValid() && block.userState() < 0)
        block = block.previous();
    if (!block.isValid())
        return std::nullopt;
    return templates::Field(block.userState());
}

/// The one that a person clicked, or a passage of it.
std::optional<templates::Field> RequestTemplate::chosenField() const
{
    const QTextCursor cursor = m_ui->templateView->textCursor();
    return cursor.atStart() ? std::nullopt : fieldAt(cursor);
}

/// Its heading is marked, and the box for comments names it.
void RequestTemplate::showChosen()
{
    const auto field = chosenField();
    QTextBlock block = m_ui->templateView->textCursor().block();
    while (field && block.userState() < 0)
        block = block.previous();
    QTextEdit::ExtraSelection mark{QTextCursor(block), {}};
    QColor tint = palette().color(QPalette::Highlight);
    tint.setAlphaF(0.25F);
    mark.format.setBackground(tint);
    mark.format.setProperty(QTextFormat::FullWidthSelection, true);
    m_ui->templateView->setExtraSelections(field ? QList<QTextEdit::ExtraSelection>{mark}
                                                 : QList<QTextEdit::ExtraSelection>());
    m_threads->offer(field ? heading(*field) : QString());
}

void RequestTemplate::comment()
{
    const auto field = m_ui->templateView->isVisible() ? chosenField() : std::nullopt;
    if (field)
        return commentOn(*field);
    m_ui->compareBox->setCurrentIndex(0);
    showDifference();
    m_ui->side->setCurrentWidget(m_threads);
    m_threads->comment({}, {});
}

/// Who clicks a field or marks a passage, and goes on in the box for comments, writes about that.
/// The same place counts once: what a person chooses in the box then stays.
void RequestTemplate::quoteMarked()
{
    QTextCursor cursor = m_ui->templateView->textCursor();
    const auto field = cursor.position() != m_commented ? chosenField() : std::nullopt;
    if (!field)
        return;
    m_commented = cursor.position();
    commentOn(*field);
    cursor.clearSelection();
    m_ui->templateView->setTextCursor(cursor);
}

/// A passage that is marked is quoted.
void RequestTemplate::commentOn(templates::Field field)
{
    const QTextCursor cursor = m_ui->templateView->textCursor();
    const bool isHeading = cursor.block().userState() >= 0;
    QString passage = isHeading ? QString() : cursor.selectedText();
    passage.replace(QChar::ParagraphSeparator, '\n').replace(QChar::LineSeparator, '\n');
    m_ui->side->setCurrentWidget(m_threads);
    m_threads->comment(std::string(templates::spec(field).key), passage.trimmed());
}

void RequestTemplate::offerComments(const QPoint &place)
{
    QTextBrowser *view = m_ui->templateView;
    const auto menu = std::unique_ptr<QMenu>(view->createStandardContextMenu(place));
    const QTextCursor clicked = view->cursorForPosition(place);
    const bool isMarked = view->textCursor().hasSelection();
    if (const auto field = fieldAt(isMarked ? view->textCursor() : clicked)) {
        menu->addSeparator();
        const QString name = isMarked ? tr("Co&mment on the passage…")
                                      : tr("Co&mment on “%1”…").arg(heading(*field));
        connect(menu->addAction(name), &QAction::triggered, this,
                [this, field] { commentOn(*field); });
    }
    menu->exec(view->viewport()->mapToGlobal(place));
}

} // namespace nidreg::forms
