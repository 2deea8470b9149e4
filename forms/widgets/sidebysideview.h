// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/sidebysidemodel.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QString>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <memory>
#include <vector>

namespace nidreg::forms {

/// Cuts lines into pieces that fit a column, at blanks where there are any. Knows the width of
/// ASCII in a monospaced font without asking the font, so that the height of thousands of lines
/// is known at once.
class LineWrap {
public:
    struct Piece {
        qsizetype start = 0, length = 0; ///< UTF-16 units; never within a character
    };

    explicit LineWrap(const QFont &monospaced);

    /// The pieces of `text` in a column of `width` pixels: at least one, of an empty line, too.
    std::vector<Piece> pieces(const QString &text, qreal width) const;
    qreal cell() const { return m_cell; } ///< the width of an ASCII letter
    static constexpr int kTab = 8; ///< letters from one tab stop to the next

private:
    qreal widthOf(char32_t character, qreal at) const;

    QFontMetricsF m_metrics;
    qreal m_cell;
    mutable QHash<char32_t, qreal> m_widths; ///< of what is not ASCII
};

/// `text` with a sign for each invisible character and each that changes the direction of reading,
/// so that two texts which differ look different. As long as `text`.
QString withVisibleControls(const QString &text);

/// Paints a line of a SideBySideModel: its number, a sign where it changed, and its text, wrapped,
/// with what changed in it underlined and tinted.
class SideBySideDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// To be called when the font or the number of lines changed.
    void measure(const QFont &font, int maxLineNumber);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

    /// How far below the top of its row the first word stands that changed.
    int firstMark(const DiffSide &side, int columnWidth) const;
    int lineHeight() const { return m_lineHeight; }

private:
    struct Look; ///< colours of one cell
    std::vector<LineWrap::Piece> pieces(const DiffSide &side, int columnWidth) const;
    void paintGutter(QPainter &painter, const QRect &rect, const Look &look, const DiffSide &side,
                     QChar sign) const;
    void paintText(QPainter &painter, const QRect &rect, const Look &look,
                   const DiffSide &side) const;
    qreal gutter() const;

    QFont m_font;
    std::unique_ptr<LineWrap> m_wrap;
    int m_lineHeight = 0;
    int m_digits = 1;
};

/// The rows of a SideBySideModel. Folds open with a click, Enter or Right and close with Left;
/// Ctrl+C copies the lines selected.
class SideBySideView : public QTreeView {
    Q_OBJECT

public:
    explicit SideBySideView(SideBySideModel &model, QWidget *parent = nullptr);

    /// Makes the next stretch of changed lines (`by` +1), or the one before (-1), the current one
    /// and scrolls it into view; goes round.
    void goToDifference(int by);
    /// The lines selected, for the clipboard; empty where nothing is.
    QString selectedText() const;
    void remeasure(); ///< after the model got other lines

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                 const QModelIndex &index) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void toggle(const QModelIndex &index);
    void reveal(int row, int column);
    void paintCaption(QPainter &painter, const QStyleOptionViewItem &option, int row) const;

    SideBySideModel &m_model;
    SideBySideDelegate *m_delegate;
};

} // namespace nidreg::forms
