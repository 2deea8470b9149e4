// SPDX-License-Identifier: MIT
#include "forms/drafts/importtextview.h"

#include "forms/widgets/marks.h"
#include "forms/words/wording.h"

#include <QFontDatabase>
#include <QPainter>
#include <QTextBlock>

namespace nidreg::forms {

using templates::Piece;
using templates::PieceKind;

static constexpr int kGap = 6;

QString labelOf(const Piece &piece)
{
    if (piece.kind == PieceKind::Furniture)
        return ImportTextView::tr("omitted");
    if (!piece.field)
        return ImportTextView::tr("no field");
    return piece.isGuess ? ImportTextView::tr("%1?").arg(heading(*piece.field))
                         : heading(*piece.field);
}

class ImportTextView::Colours : public QSyntaxHighlighter {
public:
    Colours(const ImportTextView &view, QTextDocument *document)
        : QSyntaxHighlighter(document), m_view(view)
    {
    }

protected:
    void highlightBlock(const QString &line) override
    {
        const ImportText &import = m_view.m_import;
        const qsizetype begin = currentBlock().position();
        const qsizetype end = begin + line.size();
        if (line.isEmpty() || import.pieces().empty())
            return;
        for (std::size_t i = import.pieceAt(begin); i < import.pieces().size(); ++i) {
            const qsizetype from = std::max(import.start(i), begin);
            const qsizetype to = std::min(import.end(i), end);
            if (from >= end)
                break;
            setFormat(int(from - begin), int(to - from), formatOf(import.pieces()[i]));
        }
    }

private:
    QTextCharFormat formatOf(const Piece &piece) const
    {
        QTextCharFormat format;
        const QPalette palette = m_view.palette();
        if (piece.kind == PieceKind::Furniture) {
            format.setForeground(palette.color(QPalette::PlaceholderText));
            format.setFontStrikeOut(true);
            return format;
        }
        if (piece.kind == PieceKind::Heading)
            format.setFontWeight(QFont::Bold);
        if (piece.isGuess && piece.kind == PieceKind::Heading) {
            format.setUnderlineStyle(QTextCharFormat::DashUnderline);
            format.setUnderlineColor(markColor(base::Severity::Warning, palette));
        }
        if (!piece.field) {
            QColor ground = markColor(base::Severity::Warning, palette);
            ground.setAlphaF(0.22f);
            format.setBackground(ground);
        }
        return format;
    }

    const ImportTextView &m_view;
};

/// The message bar beside the text; it paints what the view says.
class ImportMargin : public QWidget {
public:
    explicit ImportMargin(ImportTextView &view) : QWidget(&view), m_view(view) { }

protected:
    void paintEvent(QPaintEvent *event) override { m_view.paintMargin(event); }

private:
    ImportTextView &m_view;
};

ImportTextView::ImportTextView(const ImportText &import, QWidget *parent)
    : QPlainTextEdit(parent), m_import(import), m_margin(new ImportMargin(*this))
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setAccessibleName(tr("Original text"));
    setPlainText(import.text());
    m_colours = new Colours(*this, document());
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &rect, int by) {
        if (by != 0)
            m_margin->scroll(0, by);
        else
            m_margin->update(0, rect.y(), m_margin->width(), rect.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &ImportTextView::markCurrent);
    fitMargin();
    markCurrent();
}

void ImportTextView::refresh()
{
    m_colours->rehighlight();
    m_margin->update();
    markCurrent();
}

std::size_t ImportTextView::currentPiece() const
{
    return m_import.pieceAt(textCursor().position());
}

void ImportTextView::showPiece(std::size_t piece)
{
    QTextCursor cursor = textCursor();
    cursor.setPosition(int(m_import.start(piece)));
    setTextCursor(cursor);
    centerCursor();
}

/// A ground behind the piece that the cursor is in.
void ImportTextView::markCurrent()
{
    m_margin->update();
    if (m_import.pieces().empty())
        return;
    const std::size_t piece = currentPiece();
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(document());
    mark.cursor.setPosition(int(m_import.start(piece)));
    mark.cursor.setPosition(int(m_import.end(piece)), QTextCursor::KeepAnchor);
    QColor ground = palette().color(QPalette::Highlight);
    ground.setAlphaF(0.25f);
    mark.format.setBackground(ground);
    setExtraSelections({mark});
}

void ImportTextView::fitMargin()
{
    int widest = fontMetrics().horizontalAdvance(tr("no field"));
    const QFontMetrics metrics(m_margin->font());
    for (const templates::FieldSpec &spec : templates::kFields)
        widest = std::max(widest, metrics.horizontalAdvance(heading(spec.field) + u'?'));
    setViewportMargins(widest + 2 * kGap, 0, 0, 0);
    const QRect inside = contentsRect();
    m_margin->setGeometry(inside.left(), inside.top(), widest + 2 * kGap, inside.height());
}

void ImportTextView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitMargin();
}

void ImportTextView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_margin)
        refresh();
}

/// A text right below its own heading goes where that goes: that is said once.
static bool followsHeading(const std::vector<Piece> &pieces, std::size_t at)
{
    return at > 0 && pieces[at].kind == PieceKind::Text && pieces[at - 1].kind == PieceKind::Heading
        && pieces[at - 1].field == pieces[at].field;
}

/// One word for each piece, beside its first line on the screen.
void ImportTextView::paintMargin(QPaintEvent *event)
{
    QPainter painter(m_margin);
    painter.fillRect(event->rect(), palette().color(QPalette::AlternateBase));
    painter.setFont(m_margin->font());
    std::size_t shown = m_import.pieces().size();
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    for (; block.isValid() && top <= event->rect().bottom(); block = block.next()) {
        const qreal height = blockBoundingRect(block).height();
        const std::size_t piece = m_import.pieceAt(block.position());
        if (piece < m_import.pieces().size() && piece != shown
            && !block.text().trimmed().isEmpty()) {
            const Piece &at = m_import.pieces()[piece];
            const bool isNormal = at.field && at.kind != PieceKind::Furniture;
            painter.setPen(at.kind == PieceKind::Furniture
                               ? palette().color(QPalette::PlaceholderText)
                               : palette().color(QPalette::Text));
            QFont font = m_margin->font();
            font.setBold(piece == currentPiece());
            font.setItalic(!isNormal || at.isGuess);
            painter.setFont(font);
            const bool isSaid = followsHeading(m_import.pieces(), piece) && shown == piece - 1;
            if (!isSaid)
                painter.drawText(QRectF(kGap, top, m_margin->width() - 2 * kGap, height),
                                 Qt::AlignVCenter | Qt::AlignRight, labelOf(at));
            shown = piece;
        }
        top += height;
    }
}

} // namespace nidreg::forms
